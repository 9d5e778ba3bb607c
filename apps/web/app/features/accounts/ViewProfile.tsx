/** The profile screen that the account menu links to (spec §2). */

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { PersonalDetails } from './PersonalDetails.tsx'
import { Download } from './settings/Download.tsx'
import { texts } from './texts.ts'
import style from './ViewProfile.module.css'

export const handle = { section: texts.person.title }
export const meta = () => titled(texts.person.title)

const words = texts.person
const { account } = texts

/** The personal details, with links to other parts of the account. */
export default function ViewProfile() {
  return (
    <div className={style.page}>
      <PageTitle>{words.title}</PageTitle>
      <PersonalDetails />
      <div className={style.ways}>
        <Button component={Link} to="/dashboard/settings">
          {words.changePassword}
        </Button>
        <Button component={Link} to="/dashboard/profile">
          {words.profiles}
        </Button>
        <Button component={Link} to="/account">
          {account.title}
        </Button>
        <Button component={Link} to="/dashboard/letters">
          {account.letters}
        </Button>
      </div>
      <Download />
    </div>
  )
}
