import { useAppSelector } from '../../store.ts'
import style from './Plans.module.css'
import { useInvoicesQuery } from './payments.ts'
import { texts } from './texts.ts'

/** Explains to people whose plan ended why the plans are shown. */
export function EndedPlanNotice() {
  const token = useAppSelector(({ auth }) => auth.token)
  const { status, currentSubscription, hasUserUsedTrial } = useAppSelector(({ subscription }) => subscription)
  const none = token !== null && status === 'succeeded' && currentSubscription === null
  const { data: invoices } = useInvoicesQuery(undefined, { skip: !none })
  if (!none || !invoices) return null
  const [last] = invoices
  if (!last && !hasUserUsedTrial) return null
  return (
    <p role="status" className={style.ended}>
      {last ? texts.plans.ended(last.plan_name) : texts.plans.trialEnded}
    </p>
  )
}
