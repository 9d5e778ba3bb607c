/** The offer of the Unlimited Annual Plan (spec §2 "Upgrade modal", §9). */
import { Button, Modal, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { copy } from '../../copy.ts'
import { useAppSelector } from '../../store.ts'
import { useCurrentSubscriptionQuery } from './api.ts'
import style from './UpgradeModal.module.css'
import { useTrialStart } from './useTrialStart.ts'

interface UpgradeModalProps {
  opened: boolean
  onClose: () => void
}

const { upgradeModal: text } = copy
const monthly = `$${text.monthlyPrice}`

/** The modal, in the specification's words. */
export function UpgradeModal({ opened, onClose }: UpgradeModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={text.title}
      size="28rem"
      classNames={{ title: style.title }}
      closeButtonProps={{ 'aria-label': copy.landing.close }}
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
        <div className={style.buttons}>
          <TrialButton onClose={onClose} />
          <Button component={Link} to="/plans" onClick={onClose}>
            {text.viewAll}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** A visitor makes an account, whoever may have a trial starts it, everybody else looks at the plans. */
function TrialButton({ onClose }: { onClose: () => void }) {
  const token = useAppSelector(({ auth }) => auth.token)
  const { currentSubscription, hasUserUsedTrial } = useAppSelector(({ subscription }) => subscription)
  const { isFetching } = useCurrentSubscriptionQuery(undefined, { skip: token === null })
  const { start, starting } = useTrialStart()

  if (token !== null && currentSubscription === null && !hasUserUsedTrial) {
    return (
      <Button variant="next" loading={starting || isFetching} onClick={start} data-autofocus>
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
