import type { Alert, AlertHealth } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { OnDemand } from '../../components/OnDemand.tsx'
import style from './Alerts.module.css'
import { ImprovementDialog } from './index.ts'
import { texts } from './texts.ts'

const words = texts.health

interface HealthLineProps {
  alert: Alert
  /** Absent while it is loading. */
  health: AlertHealth | undefined
}

/** The outcomes of the matches of an alert, and for an alert with a problem a button that shows what would help. */
export function HealthLine({ alert, health }: HealthLineProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={style.health}>{health && words.counts(health)}</p>
      {health?.problem && (
        <p className={style.problem}>
          {words.problems[health.problem]}
          <Button variant="subtle" aria-label={words.seeOf(alert.name)} onClick={() => setOpen(true)}>
            {words.see}
          </Button>
        </p>
      )}
      <OnDemand wanted={isOpen}>
        {(opened) => (
          <ImprovementDialog opened={opened} target={{ alerts: [alert] }} onClose={() => setOpen(false)} />
        )}
      </OnDemand>
    </>
  )
}
