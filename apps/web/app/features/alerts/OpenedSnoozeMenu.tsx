import type { Alert } from '@gigbell/contract'
import { Button, Menu } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSnoozeAlertMutation } from './api.ts'
import { activeSnooze, formatSnoozeEnd, snoozeTimes } from './snoozeTimes.ts'
import { texts } from './texts.ts'

const words = texts.snooze

/** The button with its menu, which opens when this is first rendered: until when to be silent, and the end of a snooze. */
export function OpenedSnoozeMenu({ alert }: { alert: Alert }) {
  const [snooze] = useSnoozeAlertMutation({ fixedCacheKey: alert.id })
  const [opened, setOpened] = useState(false)
  // A menu returns the focus to the element that had it at the opening: the button, once that is mounted.
  useEffect(() => setOpened(true), [])
  const now = new Date()
  const setUntil = (until: Date | null) => snooze({ id: alert.id, until: until?.toISOString() ?? null })

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button autoFocus aria-label={words.of(alert.name)}>
          {words.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {activeSnooze(alert.snoozed_until, now.getTime()) && (
          <>
            <Menu.Item onClick={() => setUntil(null)}>{words.end}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        {snoozeTimes(now).map(({ choice, until }) => (
          <Menu.Item key={choice} onClick={() => setUntil(until)} title={formatSnoozeEnd(until)}>
            {words.choices[choice]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
