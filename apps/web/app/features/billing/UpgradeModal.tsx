/** The offer of the Unlimited Annual Plan (spec §2 "Upgrade modal", §9). */

import { Button, Modal, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { countWithNoun, perInterval, price } from '../../components/money.ts'
import { sharedTexts } from '../../components/texts.ts'
import { longDate } from '../../components/time.ts'
import { useAppSelector } from '../../store.ts'
import { useServerSettingsQuery } from '../instance/index.ts'
import { useCurrentSubscriptionQuery, usePlansQuery } from './api.ts'
import { NoPayments } from './PlanCard.tsx'
import { isTrial } from './planSummary.ts'
import { texts } from './texts.ts'
import style from './UpgradeModal.module.css'
import { useStartTrial } from './useStartTrial.ts'

interface UpgradeModalProps {
  opened: boolean
  onClose: () => void
}

const { upgradeModal: modalTexts } = texts
const monthly = `$${modalTexts.monthlyPrice}`
/** How long the trial is (spec §9). */
const TRIAL_LENGTH = '3 days'

/** The modal with the specification's texts, the trial's terms and missing models. */
export function UpgradeModal({ opened, onClose }: UpgradeModalProps) {
  const [started, setStarted] = useState(false)
  const { data: server } = useServerSettingsQuery()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={modalTexts.title}
      size="28rem"
      classNames={{ title: style.title }}
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <div className={style.offer}>
        <p className={style.top}>
          <span className={style.label}>{modalTexts.label}</span>
          <span className={style.badge}>{modalTexts.badge}</span>
        </p>
        <p className={style.price}>
          <s>
            <VisuallyHidden>{modalTexts.before} </VisuallyHidden>
            {monthly}
          </s>{' '}
          <span>
            <VisuallyHidden>{modalTexts.now} </VisuallyHidden>
            <strong>{monthly}</strong>
            {modalTexts.perMonth}
          </span>
        </p>
        <ul className={style.terms}>
          <li>{modalTexts.billing}</li>
          <li>{modalTexts.today}</li>
          <li>{modalTexts.cancel}</li>
        </ul>
        {server?.model_connected === false && <p className={style.note}>{texts.trial.noModel}</p>}
        <NoPayments />
        <TrialStarted started={started} />
        {started ? (
          <NextSteps onClose={onClose} />
        ) : (
          <div className={style.buttons}>
            <TrialTerms />
            <TrialButton onClose={onClose} onStarted={() => setStarted(true)} />
            <Button component={Link} to="/plans" onClick={onClose}>
              {modalTexts.viewAll}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  )
}

/** The terms of the trial, which is not a trial of the annual plan. */
function TrialTerms() {
  const { data: plans } = usePlansQuery()
  const trial = plans?.find(isTrial)
  if (!trial) return null
  const { max_profiles: profiles, max_proposals: proposals } = trial
  return (
    <p className={style.note}>
      {texts.trial.terms(
        TRIAL_LENGTH,
        profiles === null ? texts.plans.unlimitedProfiles : countWithNoun(profiles, 'profile'),
        proposals === null ? texts.plans.unlimitedProposals : countWithNoun(proposals, 'proposal'),
      )}
    </p>
  )
}

/** Stays mounted, so that screen readers announce its content. */
function TrialStarted({ started }: { started: boolean }) {
  const current = useAppSelector(({ subscription }) => subscription.currentSubscription)
  return <p role="status">{started && current && texts.trial.started(longDate(current.end_date))}</p>
}

/** Shown after the trial started: a link to buy the annual plan. */
function NextSteps({ onClose }: { onClose: () => void }) {
  const region = useRef<HTMLDivElement>(null)
  const { data: plans } = usePlansQuery()
  const { data: server } = useServerSettingsQuery()
  const annual = plans?.find((plan) => plan.advanced_models && plan.interval === 'year')

  // The button that had the focus is gone.
  useEffect(() => region.current?.querySelector('a')?.focus(), [])

  return (
    <div ref={region} className={style.buttons}>
      {annual && server?.payments !== 'none' && (
        <>
          <p className={style.note}>{texts.trial.thenAnnual}</p>
          <Button
            component={Link}
            to={`/payment?planId=${encodeURIComponent(annual.id)}`}
            variant="next"
            onClick={onClose}
          >
            {texts.trial.toAnnual(annual.name, `${price(annual.price)}${perInterval(annual.interval)}`)}
          </Button>
        </>
      )}
      <Button component={Link} to="/dashboard" onClick={onClose}>
        {texts.trial.toDashboard}
      </Button>
    </div>
  )
}

/** Visitors sign up, people without a trial start it, everyone else sees the plans. */
function TrialButton({ onClose, onStarted }: { onClose: () => void; onStarted: () => void }) {
  const token = useAppSelector(({ auth }) => auth.token)
  const { status, currentSubscription, hasUserUsedTrial } = useAppSelector(({ subscription }) => subscription)
  const { isFetching } = useCurrentSubscriptionQuery(undefined, { skip: token === null })
  const { start, starting } = useStartTrial(onStarted)

  // A subscription that could not be loaded does not count as missing.
  const known = status === 'succeeded'
  if (token !== null && (known || isFetching) && currentSubscription === null && !hasUserUsedTrial) {
    return (
      <Button variant="next" loading={starting || isFetching || !known} onClick={start} data-autofocus>
        {modalTexts.startTrial}
      </Button>
    )
  }
  return (
    <Button
      component={Link}
      to={token === null ? '/signup' : '/plans'}
      variant="next"
      onClick={onClose}
      data-autofocus
    >
      {modalTexts.startTrial}
    </Button>
  )
}
