/** The account page for people without a plan: personal details, settings, and the way to their letters. */

import { Link, Navigate, useSearchParams } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { PersonalDetails } from './PersonalDetails.tsx'
import { accountTabs } from './settings/accountTabs.tsx'
import { PageTabs } from './settings/PageTabs.tsx'
import style from './settings/Settings.module.css'
import { texts } from './texts.ts'

export const meta = () => titled(texts.account.title)

/** The page is outside the dashboard, so it needs a session but no plan. */
export default function Account() {
  const [address] = useSearchParams()
  // Older links open the letters here.
  if (address.get('tab') === 'letters') return <Navigate to="/dashboard/letters" replace />
  return (
    <div className={style.page}>
      <PageTitle>{texts.account.title}</PageTitle>
      <p>
        <Link to="/dashboard/letters">{texts.account.letters}</Link>
      </p>
      <PageTabs
        label={texts.account.title}
        tabs={[
          { key: 'person', label: texts.account.person, Content: PersonalDetails },
          accountTabs.password,
          accountTabs.sessions,
          accountTabs.connected,
          accountTabs.tokens,
          accountTabs.activity,
          accountTabs.delete,
        ]}
      />
    </div>
  )
}
