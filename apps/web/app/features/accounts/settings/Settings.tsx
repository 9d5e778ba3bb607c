/** Settings in tabs (spec §2 "Settings"; sessions, activity and sources are ours); which one is open is in the address. */

import { PageTitle } from '../../../components/PageTitle.tsx'
import { titled } from '../../../components/title.ts'
import { late, WhenLoaded } from '../../../components/WhenLoaded.tsx'
import { NotificationPreferences } from '../../notifications/index.ts'
import { accountTabs } from './accountTabs.tsx'
import { PageTabs } from './PageTabs.tsx'
import style from './Settings.module.css'
import { texts } from './texts.ts'

// Looked at now and then, mostly by whoever runs this.
const Sources = late(async () => (await import('../../sources/index.ts')).Sources)

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The account's parts, and what a plan is for: how one is notified, and where jobs come from. */
export default function Settings() {
  return (
    <div className={style.page}>
      <PageTitle>{texts.title}</PageTitle>
      <PageTabs
        label={texts.title}
        tabs={[
          accountTabs.password,
          { key: 'notifications', label: texts.tabs.notifications, Content: NotificationsPart },
          accountTabs.connected,
          accountTabs.sessions,
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
