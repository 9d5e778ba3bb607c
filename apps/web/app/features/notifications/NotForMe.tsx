import type { Job, Notification } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { OnDemand } from '../../components/OnDemand.tsx'
import { ImprovementDialog } from '../alerts/index.ts'
import style from './Notifications.module.css'
import { texts } from './texts.ts'

/** The button by which an unwanted job changes the alerts that it matched, with the dialog of the changes. */
export function NotForMe({ alerts, job }: { alerts: Notification['alerts']; job: Job }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        className={style.notForMe}
        aria-label={texts.notForMeOf(job.title)}
        onClick={() => setOpen(true)}
      >
        {texts.notForMe}
      </Button>
      <OnDemand wanted={isOpen}>
        {(opened) => (
          <ImprovementDialog opened={opened} target={{ alerts, job }} onClose={() => setOpen(false)} />
        )}
      </OnDemand>
    </>
  )
}
