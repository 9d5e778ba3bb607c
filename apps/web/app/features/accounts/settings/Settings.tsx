/** Settings in tabs (spec §2 "Settings"; sessions, activity and sources are ours); which one is open is in the address. */

import { PageTitle } from '../../../components/PageTitle.tsx'
import { titled } from '../../../components/title.ts'
import { late, WhenLoaded } from '../../../components/WhenLoaded.tsx'
import { PartTabs } from './PartTabs.tsx'
import { parts } from './parts.tsx'
import style from './Settings.module.css'
import { texts } from './texts.ts'

// With its 400 time zones and their fields: not needed by who changes a password.
const Notifications = late(async () => (await import('./Notifications.tsx')).Notifications)

// Looked at now and then, mostly by whoever runs this.
const Sources = late(async () => (await import('../../sources/index.ts')).Sources)

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The account's parts, and what a plan is for: how one is notified, and where jobs come from. */
export default function Settings() {
  return (
    <div className={style.page}>
      <PageTitle>{texts.title}</PageTitle>
      <PartTabs
        label={texts.title}
        parts={[
          parts.password,
          { key: 'notifications', label: texts.tabs.notifications, Content: NotificationsPart },
          parts.connected,
          parts.sessions,
          parts.activity,
          { key: 'sources', label: texts.sourcesTab, Content: SourcesPart },
          parts.delete,
        ]}
      />
    </div>
  )
}

const NotificationsPart = () => (
  <WhenLoaded>
    <Notifications />
  </WhenLoaded>
)

const SourcesPart = () => (
  <WhenLoaded>
    <Sources />
  </WhenLoaded>
)
