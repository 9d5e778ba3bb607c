/** The tabs that the settings and the account page share. */

import { Tokens } from '../../tokens/index.ts'
import { texts as accountTexts } from '../texts.ts'
import { Activity } from './Activity.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Download } from './Download.tsx'
import type { PageTab } from './PageTabs.tsx'
import { Sessions } from './Sessions.tsx'
import { texts } from './texts.ts'

const settings = texts

export const accountTabs = {
  password: { key: 'password', label: settings.tabs.password, Content: ChangePassword },
  connected: { key: 'connected', label: settings.tabs.connected, Content: ConnectedAccounts },
  sessions: { key: 'sessions', label: settings.sessionsTab, Content: Sessions },
  tokens: { key: 'tokens', label: settings.tokensTab, Content: Tokens },
  activity: { key: 'activity', label: accountTexts.activity.title, Content: Activity },
  delete: { key: 'delete', label: settings.tabs.delete, Content: DataAndDeletion },
} as const satisfies Record<string, PageTab>

function DataAndDeletion() {
  return (
    <>
      <Download />
      <DeleteAccount />
    </>
  )
}
