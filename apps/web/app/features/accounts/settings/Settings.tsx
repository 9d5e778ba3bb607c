/** The settings in tabs (spec §2 "Settings"); the address says which one is open. */

import { PageTitle } from '../../../components/PageTitle.tsx'
import { titled } from '../../../components/title.ts'
import { lazyComponent, WhenLoaded } from '../../../components/WhenLoaded.tsx'
import { MailSource, mailSourceTexts } from '../../forwarded-mail/index.ts'
import { OwnModel, ownModelTexts } from '../../letters/index.ts'
import { NotificationPreferences } from '../../notifications/index.ts'
import { accountTabs } from './accountTabs.tsx'
import { PageTabs } from './PageTabs.tsx'
import style from './Settings.module.css'
import { texts } from './texts.ts'

// Rarely opened, mostly by administrators.
const Sources = lazyComponent(async () => (await import('../../sources/index.ts')).Sources)

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The tabs of the account, with notifications, the person's own model, jobs by email and sources. */
export default function Settings() {
  return (
    <div className={style.page}>
      <PageTitle>{texts.title}</PageTitle>
      <PageTabs
        label={texts.title}
        tabs={[
          accountTabs.password,
          { key: 'notifications', label: texts.tabs.notifications, Content: NotificationsPart },
          { key: 'model', label: ownModelTexts.tab, Content: OwnModel },
          accountTabs.connected,
          { key: 'email', label: mailSourceTexts.tab, Content: MailSource },
          accountTabs.sessions,
          accountTabs.tokens,
          accountTabs.activity,
          { key: 'sources', label: texts.sourcesTab, Content: SourcesPart },
          accountTabs.delete,
        ]}
      />
    </div>
  )
}

const NotificationsPart = () => (
  <WhenLoaded>
    <NotificationPreferences />
  </WhenLoaded>
)

const SourcesPart = () => (
  <WhenLoaded>
    <Sources />
  </WhenLoaded>
)
