/** Settings in tabs (spec §2 "Settings"; sessions are ours); which one is open stands in the address. */
import { Tabs } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { copy } from '../../../copy.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { titled } from '../../../parts/title.ts'
import { late, WhenLoaded } from '../../../parts/WhenLoaded.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Download } from './Download.tsx'
import { Sessions } from './Sessions.tsx'
import style from './Settings.module.css'

// With its 400 time zones and their fields: not needed by who changes a password.
const Notifications = late(async () => (await import('./Notifications.tsx')).Notifications)

// Looked at now and then, mostly by whoever runs this.
const Sources = late(async () => (await import('../../sources/index.ts')).Sources)

export const handle = { section: copy.shell.settings }
export const meta = () => titled(copy.shell.settings)

const labels = {
  password: copy.settings.tabs.password,
  notifications: copy.settings.tabs.notifications,
  connected: copy.settings.tabs.connected,
  sessions: copy.settings.sessionsTab,
  sources: copy.settings.sourcesTab,
  delete: copy.settings.tabs.delete,
}
type Tab = keyof typeof labels
const tabs = Object.keys(labels) as Tab[]

/** One tab at a time; whoever comes back from a provider finds the one about it. */
export default function Settings() {
  const [address, setAddress] = useSearchParams()
  const cameBack = address.has('connected') || address.has('connect_error')
  const open = cameBack ? 'connected' : (tabs.find((tab) => tab === address.get('tab')) ?? 'password')
  const show = (tab: string | null) =>
    setAddress(tab && tab !== 'password' ? { tab } : {}, { replace: true, preventScrollReset: true })

  return (
    <div className={style.page}>
      <PageTitle>{copy.shell.settings}</PageTitle>
      <Tabs
        value={open}
        onChange={show}
        keepMounted={false}
        color="ink"
        classNames={{ list: style.tabs, tab: style.tab, panel: style.panel }}
      >
        <Tabs.List aria-label={copy.shell.settings}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {labels[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="password">
          <ChangePassword />
        </Tabs.Panel>
        <Tabs.Panel value="notifications">
          <WhenLoaded>
            <Notifications />
          </WhenLoaded>
        </Tabs.Panel>
        <Tabs.Panel value="connected">
          <ConnectedAccounts />
        </Tabs.Panel>
        <Tabs.Panel value="sessions">
          <Sessions />
        </Tabs.Panel>
        <Tabs.Panel value="sources">
          <WhenLoaded>
            <Sources />
          </WhenLoaded>
        </Tabs.Panel>
        <Tabs.Panel value="delete">
          <Download />
          <DeleteAccount />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
