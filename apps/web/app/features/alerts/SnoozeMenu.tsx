import type { Alert } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { startTransition, useState } from 'react'
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { texts } from './texts.ts'

// Loaded on demand: menus have 25 kB, compressed.
const OpenedSnoozeMenu = lazyComponent(async () => (await import('./OpenedSnoozeMenu.tsx')).OpenedSnoozeMenu)

/** The button that snoozes an alert, with a menu of times that is loaded when it is first opened. */
export function SnoozeMenu({ alert }: { alert: Alert }) {
  const [wanted, setWanted] = useState(false)
  return (
    <WhenLoaded>
      {wanted ? (
        <OpenedSnoozeMenu alert={alert} />
      ) : (
        <Button
          aria-haspopup="menu"
          aria-expanded={false}
          aria-label={texts.snooze.of(alert.name)}
          // The button stays while the menu is loading.
          onClick={() => startTransition(() => setWanted(true))}
        >
          {texts.snooze.button}
        </Button>
      )}
    </WhenLoaded>
  )
}
