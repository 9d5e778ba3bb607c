import { useAppSelector } from '../../store.ts'
import style from './ProposalMeter.module.css'
import { usageTexts } from './usageTexts.ts'

/** '7 of 10 proposals left' with a bar; renders nothing for unlimited plans. */
export function ProposalMeter() {
  const current = useAppSelector(({ subscription }) => subscription.currentSubscription)
  if (!current || typeof current.max_proposals !== 'number') return null
  const left = Math.max(0, current.max_proposals - (current.proposals_used ?? 0))
  const text = usageTexts.proposalsLeft(left, current.max_proposals)
  return (
    <div className={style.meter}>
      <p>{text}</p>
      <div className={style.bar} aria-hidden="true">
        <div style={{ width: `${(100 * left) / current.max_proposals}%` }} />
      </div>
    </div>
  )
}
