/** What rang. There are no alerts yet, so it says how it will be. */
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { copy } from '../../copy.ts'
import { Empty } from '../../parts/Empty.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { titled } from '../../parts/title.ts'
import style from './Notifications.module.css'

export const handle = { section: copy.notifications.title }
export const meta = () => titled(copy.notifications.title)

/** The specification's heading and text over an empty inbox. */
export default function Notifications() {
  return (
    <>
      <PageTitle>{copy.notifications.title}</PageTitle>
      <p className={style.text}>{copy.notifications.text}</p>
      <Empty title={copy.notifications.empty} text={copy.notifications.emptyText}>
        <Button component={Link} to="/dashboard/jobs" variant="next">
          {copy.notifications.toJobs}
        </Button>
      </Empty>
    </>
  )
}
