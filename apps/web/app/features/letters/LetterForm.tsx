/** Step 1: profile, model and additional info (spec §2 "Cover letter generator"). */

import { letterLimits } from '@gigbell/contract'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type CallFailure, fieldError, messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ArrowRightIcon } from '../../components/icons.ts'
import { useAppSelector } from '../../store.ts'
import { billingTexts, UpgradeOffer } from '../billing/index.ts'
import type { ProfileTitle } from '../profiles/index.ts'
import style from './LetterForm.module.css'
import { texts } from './texts.ts'
import type { LetterOptions } from './useLetterOptions.ts'

interface LetterFormProps {
  choices: LetterOptions
  extraInformation: string
  onProfile: (id: string) => void
  onModel: (model: string) => void
  onExtraInformation: (text: string) => void
  busy: boolean
  failure: CallFailure | null
  onGenerate: () => void
  onStop: () => void
  /** Returns to the existing letter; absent when there is none. */
  onBack?: () => void
}

/** The fields for profile, model and additional info, and the button that generates. */
export function LetterForm(props: LetterFormProps) {
  const { choices, busy, failure, onBack } = props
  const ready = choices.profile !== undefined && !busy

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) props.onGenerate()
  }

  return (
    <form className={style.form} onSubmit={submit}>
      <ProfileChoice
        choices={choices}
        disabled={busy}
        error={fieldError(failure, 'portfolio')}
        onChange={props.onProfile}
      />
      <ModelChoice
        choices={choices}
        disabled={busy}
        error={fieldError(failure, 'aiModel')}
        onChange={props.onModel}
      />
      <Textarea
        label={texts.generator.additionalInfo}
        description={texts.generator.additionalHint}
        value={props.extraInformation}
        onChange={(event) => props.onExtraInformation(event.currentTarget.value)}
        maxLength={letterLimits.extraInformation}
        readOnly={busy}
        rows={5}
        classNames={{ input: style.text }}
        error={fieldError(failure, 'extraInformation')}
      />
      <LetterFailure failure={failure} />
      <div className={style.row}>
        <Button type="submit" variant="next" disabled={!ready}>
          {busy ? texts.generator.generating : texts.generator.generate}
        </Button>
        {busy && <Button onClick={props.onStop}>{texts.generator.stop}</Button>}
        {onBack && !busy && (
          <Button variant="subtle" onClick={onBack} rightSection={<ArrowRightIcon />}>
            {texts.generator.backToLetter}
          </Button>
        )}
        <ProposalsLeft />
      </div>
    </form>
  )
}

interface ChoiceProps {
  choices: LetterOptions
  disabled: boolean
  error: string | undefined
  onChange: (value: string) => void
}

function ProfileChoice({ choices, disabled, error, onChange }: ChoiceProps) {
  const { pathname } = useLocation()
  const { profiles, profilesFailed, retryProfiles, retryingProfiles } = choices
  if (!profiles && profilesFailed) {
    return (
      <ErrorState text={texts.generator.failedProfiles} onRetry={retryProfiles} retrying={retryingProfiles} />
    )
  }
  if (profiles?.length === 0) {
    return (
      <div className={style.none}>
        <p>{texts.generator.noProfile}</p>
        <Button component={Link} to="/dashboard/profile?new" state={{ back: pathname }} variant="next">
          {texts.generator.createProfile}
        </Button>
      </div>
    )
  }
  return (
    <NativeSelect
      label={texts.generator.profileLabel}
      value={choices.profile?.id ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      disabled={disabled || !profiles}
      error={error}
    >
      <option value="">{texts.generator.profile}</option>
      {profiles?.map((profile: ProfileTitle) => (
        <option key={profile.id} value={profile.id}>
          {profile.title}
        </option>
      ))}
    </NativeSelect>
  )
}

function ModelChoice({ choices, disabled, error, onChange }: ChoiceProps) {
  const { models, model, connected } = choices
  const advanced = useAppSelector(({ subscription }) => subscription.currentSubscription?.advanced_models)
  const hint = useId()
  return (
    <div>
      <NativeSelect
        label={texts.generator.model}
        value={model}
        data={models}
        onChange={(event) => onChange(event.currentTarget.value)}
        disabled={disabled}
        error={error}
        aria-describedby={hint}
      />
      <div id={hint} className={style.hints}>
        {connected === false && <p>{texts.generator.willBeBuiltIn}</p>}
        {advanced === false && (
          <p>
            {connected === false ? texts.generator.noAdvancedModels : texts.generator.advancedModels}{' '}
            <PremiumLink />
          </p>
        )}
      </div>
    </div>
  )
}

/** The remaining proposals of a limited plan; at zero with a link to the plans. */
function ProposalsLeft() {
  const current = useAppSelector(({ subscription }) => subscription.currentSubscription)
  if (!current || typeof current.max_proposals !== 'number') return null
  const left = Math.max(0, current.max_proposals - (current.proposals_used ?? 0))
  return (
    <p className={style.left}>
      {billingTexts.subscription.proposalsLeft(left, current.max_proposals)} {left === 0 && <PlansLink />}
    </p>
  )
}

/** The error of the last request; plan limits link to the plans. */
export function LetterFailure({ failure }: { failure: CallFailure | null }) {
  const plans = failure?.code === 'plan_limit_reached' || failure?.code === 'model_not_in_plan'
  return (
    <div role="alert" className={style.failure} hidden={!failure}>
      <p>
        {failure && messageOf(failure, texts.generator.failed)} {plans && <PlansLink />}
      </p>
    </div>
  )
}

/** Opens the upgrade modal (spec §2); the form keeps its state. */
function PremiumLink() {
  const [offered, setOffered] = useState(false)
  return (
    <>
      <button type="button" className={style.link} aria-haspopup="dialog" onClick={() => setOffered(true)}>
        {texts.generator.seePremium}
      </button>
      <UpgradeOffer opened={offered} onClose={() => setOffered(false)} />
    </>
  )
}

function PlansLink() {
  return (
    <Link to="/plans" className={style.link}>
      {texts.generator.seePlans}
    </Link>
  )
}
