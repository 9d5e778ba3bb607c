/** What is a person's own, with a session alone: the settings' parts, who they are, and their letters. */

import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { late, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { PersonCard } from './PersonCard.tsx'
import { PartTabs } from './settings/PartTabs.tsx'
import { parts } from './settings/parts.tsx'
import style from './settings/Settings.module.css'
import { texts } from './texts.ts'

const MyLetters = late(async () => (await import('../letters/index.ts')).MyLetters)

export const meta = () => titled(texts.account.title)

/** The account's page, outside the dashboard and its guard. */
export default function Account() {
  return (
    <div className={style.page}>
      <PageTitle>{texts.account.title}</PageTitle>
      <PartTabs
        label={texts.account.title}
        parts={[
          { key: 'person', label: texts.account.person, Content: PersonCard },
          parts.password,
          parts.sessions,
          parts.connected,
          parts.activity,
          { key: 'letters', label: texts.account.letters, Content: LettersPart },
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
