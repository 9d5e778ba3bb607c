/** Step 1: profile, model, additional info and wishes (spec §2 "Cover letter generator"). */

import { letterLimits, type Note, type WordedNote } from '@gigbell/contract'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type CallFailure, fieldError, messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ArrowRightIcon } from '../../components/icons.ts'
import { useAppSelector } from '../../store.ts'
import { billingTexts, UpgradeOffer } from '../billing/index.ts'
import type { ProfileTitle } from '../profiles/index.ts'
import type { ChosenProfile } from './chooseProfile.ts'
import style from './LetterForm.module.css'
import { NoteKinds } from './NoteKinds.tsx'
import { texts } from './texts.ts'
import type { LetterOptions } from './useLetterOptions.ts'

interface LetterFormProps {
  choices: LetterOptions
  extraInformation: string
  onProfile: (id: string) => void
  onModel: (model: string) => void
  onExtraInformation: (text: string) => void
  /** How the parts of the additional info are understood. */
  notes: { notes: WordedNote[]; failed: boolean }
  onNote: (note: Note) => void
  /** How the profile fits the post, below its selection. */
  fit: ReactNode
  /** The choice of works, below the additional info. */
  works: ReactNode
  /** The wishes, above the button. */
  wishes: ReactNode
  busy: boolean
  failure: CallFailure | null
  onGenerate: () => void
  /** Generates with the built-in writer in place of a model that fails. */
  onFallback: () => void
  onStop: () => void
  /** Returns to the existing letter; absent when there is none. */
  onBack?: () => void
}

/** The fields for profile, model and additional info, and the button that generates. */
export function LetterForm(props: LetterFormProps) {
  const { choices, busy, failure, onBack } = props
  const ready = choices.choice !== undefined && !busy

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) props.onGenerate()
  }

  return (
    <form className={style.form} onSubmit={submit}>
      <div>
        <ProfileChoice
          choices={choices}
          disabled={busy}
          error={fieldError(failure, 'portfolio')}
          onChange={props.onProfile}
        />
        {props.fit}
      </div>
      <ModelChoice
        choices={choices}
        disabled={busy}
        error={fieldError(failure, 'aiModel')}
        onChange={props.onModel}
      />
      <div className={style.group}>
        <Textarea
          label={texts.generator.additionalInfo}
          description={texts.generator.additionalHint}
          value={props.extraInformation}
          onChange={(event) => props.onExtraInformation(event.currentTarget.value)}
          maxLength={letterLimits.extraInformation}
          readOnly={busy}
          rows={4}
          classNames={{ input: style.text }}
          error={fieldError(failure, 'extraInformation')}
        />
        <NoteKinds {...props.notes} disabled={busy} onChange={props.onNote} />
      </div>
      {props.works}
      {props.wishes}
      <LetterFailure failure={failure} onFallback={props.onFallback} />
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
  const hint = useId()
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
  const why = choices.choice && describeChoice(choices.choice)
  return (
    <div>
      <NativeSelect
        label={texts.generator.profileLabel}
        value={choices.choice?.profile.id ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        disabled={disabled || !profiles}
        error={error}
        aria-describedby={hint}
      >
        <option value="">{texts.generator.profile}</option>
        {profiles?.map((profile: ProfileTitle) => (
          <option key={profile.id} value={profile.id}>
            {profile.title}
          </option>
        ))}
      </NativeSelect>
      <div id={hint} className={style.hints}>
        {why && <p>{why}</p>}
      </div>
    </div>
  )
}

/** Says why the profile is selected where the person has not selected it. */
function describeChoice(choice: ChosenProfile): string | undefined {
  if (choice.why === 'fit') return texts.fit.chosen(choice.score)
  return choice.why === 'address' ? texts.fit.named : undefined
}

function ModelChoice({ choices, disabled, error, onChange }: ChoiceProps) {
  const { models, model, connected, own } = choices
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
        {own && (
          <p>
            {texts.generator.ownModel}{' '}
            <Link to="/dashboard/settings?tab=model" className={style.link}>
              {texts.generator.ownModelSettings}
            </Link>
          </p>
        )}
        {connected === false && <p>{texts.generator.willBeBuiltIn}</p>}
        {advanced === false && !own && (
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

interface LetterFailureProps {
  failure: CallFailure | null
  onFallback: () => void
}

/** The error of the last request; plan limits link to the plans, and the built-in writer can replace a model. */
export function LetterFailure({ failure, onFallback }: LetterFailureProps) {
  const plans = failure?.code === 'plan_limit_reached' || failure?.code === 'model_not_in_plan'
  return (
    <div className={style.failure} hidden={!failure}>
      <p role="alert">
        {failure && messageOf(failure, texts.generator.failed)} {plans && <PlansLink />}
      </p>
      {failure?.code === 'provider_failed' && (
        <Button onClick={onFallback}>{texts.generator.useBuiltIn}</Button>
      )}
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
