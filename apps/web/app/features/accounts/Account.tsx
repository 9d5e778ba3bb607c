/** The account page for people without a plan: personal details, settings and letters. */

import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { PersonalDetails } from './PersonalDetails.tsx'
import { accountTabs } from './settings/accountTabs.tsx'
import { PageTabs } from './settings/PageTabs.tsx'
import style from './settings/Settings.module.css'
import { texts } from './texts.ts'

const MyLetters = lazyComponent(async () => (await import('../letters/index.ts')).MyLetters)

export const meta = () => titled(texts.account.title)

/** The page is outside the dashboard, so it needs a session but no plan. */
export default function Account() {
  return (
    <div className={style.page}>
      <PageTitle>{texts.account.title}</PageTitle>
      <PageTabs
        label={texts.account.title}
        tabs={[
          { key: 'person', label: texts.account.person, Content: PersonalDetails },
          accountTabs.password,
          accountTabs.sessions,
          accountTabs.connected,
          accountTabs.activity,
          { key: 'letters', label: texts.account.letters, Content: LettersPart },
          accountTabs.delete,
        ]}
      />
    </div>
  )
}

const LettersPart = () => (
  <WhenLoaded>
    <MyLetters />
  </WhenLoaded>
)
