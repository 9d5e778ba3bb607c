/** The plans page, also at /upgrade (spec §2), for visitors and signed-in people. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ArrowLeftIcon } from '../../components/icons.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { publicMeta } from '../../components/publicMeta.ts'
import { sharedTexts } from '../../components/texts.ts'
import { lastPage } from '../../requestedPage.ts'
import { LogoutDialog } from '../../shell/LogoutDialog.tsx'
import { useAppSelector } from '../../store.ts'
import { PlanPicker } from './PlanPicker.tsx'
import style from './Plans.module.css'
import { useInvoicesQuery } from './payments.ts'
import { texts } from './texts.ts'

// Both addresses share one canonical address, so that search engines list the page once.
export const meta = () =>
  publicMeta({
    title: `${texts.plans.title} · ${sharedTexts.product}`,
    description: 'The plans of Gigbell and what is in them.',
    path: '/plans',
  })

/** The plans page. Logging out here opens the landing page. */
export default function Plans() {
  const token = useAppSelector(({ auth }) => auth.token)
  const subscribed = useAppSelector(({ subscription }) => subscription.currentSubscription !== null)
  const [confirmingLogout, setConfirmingLogout] = useState(false)
  const [back] = useState(lastPage)
  return (
    <div className={style.page}>
      <header className={style.bar}>
        <div className={style.ways}>
          <Button
            component={Link}
            to="/"
            variant="subtle"
            leftSection={<ArrowLeftIcon />}
            className={style.back}
          >
            {texts.plans.back}
          </Button>
          {token !== null && subscribed && (
            <Link to={back ?? '/dashboard'} className={style.way}>
              {back ? texts.plans.backToWork : texts.trial.toDashboard}
            </Link>
          )}
        </div>
        <div className={style.ways}>
          {token !== null && (
            <Link to="/account" className={style.way}>
              {texts.plans.account}
            </Link>
          )}
          <Link to="/help" className={style.way}>
            {texts.plans.help}
          </Link>
          {token !== null && <Button onClick={() => setConfirmingLogout(true)}>{texts.plans.logout}</Button>}
        </div>
      </header>
      <main id="content" className={style.content}>
        <div>
          <PageTitle>{texts.plans.title}</PageTitle>
          <p className={style.lead}>{texts.plans.lead}</p>
          <EndedPlanNotice />
        </div>
        <PlanPicker heading="h2" />
      </main>
      <LogoutDialog opened={confirmingLogout} onClose={() => setConfirmingLogout(false)} to="/" />
    </div>
  )
}

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
