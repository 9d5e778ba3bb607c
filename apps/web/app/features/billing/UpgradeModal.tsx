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
import { isTrial, NoPayments } from './PlanCard.tsx'
import { texts } from './texts.ts'
import style from './UpgradeModal.module.css'
import { useStartTrial } from './useStartTrial.ts'

interface UpgradeModalProps {
  opened: boolean
  onClose: () => void
}

const { upgradeModal: text } = texts
const monthly = `$${text.monthlyPrice}`
/** How long the trial is (spec §9). */
const TRIAL_LENGTH = '3 days'

/** The modal, in the specification's words, with what the trial is and what this server hasn't got. */
export function UpgradeModal({ opened, onClose }: UpgradeModalProps) {
  const [started, setStarted] = useState(false)
  const { data: server } = useServerSettingsQuery()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={text.title}
      size="28rem"
      classNames={{ title: style.title }}
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <div className={style.offer}>
        <p className={style.top}>
          <span className={style.label}>{text.label}</span>
          <span className={style.badge}>{text.badge}</span>
        </p>
        <p className={style.price}>
          <s>
            <VisuallyHidden>{text.before} </VisuallyHidden>
            {monthly}
          </s>{' '}
          <span>
            <VisuallyHidden>{text.now} </VisuallyHidden>
            <strong>{monthly}</strong>
            {text.perMonth}
          </span>
        </p>
        <ul className={style.terms}>
          <li>{text.billing}</li>
          <li>{text.today}</li>
          <li>{text.cancel}</li>
        </ul>
        {server?.model_connected === false && <p className={style.note}>{texts.trial.noModel}</p>}
        <NoPayments />
        <TrialStarted started={started} />
        {started ? (
          <Onward onClose={onClose} />
        ) : (
          <div className={style.buttons}>
            <TrialTerms />
            <TrialButton onClose={onClose} onStarted={() => setStarted(true)} />
            <Button component={Link} to="/plans" onClick={onClose}>
              {text.viewAll}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  )
}

/** What the trial is, from the catalogue: it isn't a trial of the annual plan. */
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

/** Stays mounted, so that what appears in it is read out. */
function TrialStarted({ started }: { started: boolean }) {
  const current = useAppSelector(({ subscription }) => subscription.currentSubscription)
  return <p role="status">{started && current && texts.trial.started(longDate(current.end_date))}</p>
}

/** After the trial has begun: the annual plan, which the modal is about, is one press away. */
function Onward({ onClose }: { onClose: () => void }) {
  const ways = useRef<HTMLDivElement>(null)
  const { data: plans } = usePlansQuery()
  const { data: server } = useServerSettingsQuery()
  const annual = plans?.find((plan) => plan.advanced_models && plan.interval === 'year')

  // The button that was pressed is gone.
  useEffect(() => ways.current?.querySelector('a')?.focus(), [])

  return (
    <div ref={ways} className={style.buttons}>
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

/** A visitor makes an account, whoever may have a trial starts it, everybody else looks at the plans. */
function TrialButton({ onClose, onStarted }: { onClose: () => void; onStarted: () => void }) {
  const token = useAppSelector(({ auth }) => auth.token)
  const { status, currentSubscription, hasUserUsedTrial } = useAppSelector(({ subscription }) => subscription)
  const { isFetching } = useCurrentSubscriptionQuery(undefined, { skip: token === null })
  const { start, starting } = useStartTrial(onStarted)

  // A subscription that could not be loaded is not taken for none.
  const known = status === 'succeeded'
  if (token !== null && (known || isFetching) && currentSubscription === null && !hasUserUsedTrial) {
    return (
      <Button variant="next" loading={starting || isFetching || !known} onClick={start} data-autofocus>
        {text.startTrial}
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
      {text.startTrial}
    </Button>
  )
}
