/** What is a person's own, with a session alone: the settings' parts, who they are, and their letters. */

import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { late, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { copy } from '../../copy.ts'
import { PersonCard } from './PersonCard.tsx'
import { PartTabs } from './settings/PartTabs.tsx'
import { parts } from './settings/parts.tsx'
import style from './settings/Settings.module.css'
import { words } from './words.ts'

const MyLetters = late(async () => (await import('../letters/index.ts')).MyLetters)

export const meta = () => titled(words.account.title)

/** The account's page, outside the dashboard and its guard. */
export default function Account() {
  return (
    <div className={style.page}>
      <PageTitle>{words.account.title}</PageTitle>
      <PartTabs
        label={copy.shell.account}
        parts={[
          { key: 'person', label: words.account.person, Content: PersonCard },
          parts.password,
          parts.sessions,
          parts.connected,
          parts.activity,
          { key: 'letters', label: words.account.letters, Content: LettersPart },
          parts.delete,
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
