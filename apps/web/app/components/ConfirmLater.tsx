import type { ComponentProps } from 'react'
import { OnDemand } from './OnDemand.tsx'
import { late } from './WhenLoaded.tsx'

// 25 kB that no first screen need wait for.
const Confirm = late(async () => (await import('./Confirm.tsx')).Confirm)

/** `Confirm`, fetched when it is first asked. */
export function ConfirmLater({ opened, ...question }: ComponentProps<typeof Confirm>) {
  return <OnDemand wanted={opened}>{(open) => <Confirm opened={open} {...question} />}</OnDemand>
}
