import type { ComponentProps } from 'react'
import { OnDemand } from './OnDemand.tsx'
import { lazyComponent } from './WhenLoaded.tsx'

// Loaded on demand: it has 25 kB that no first screen needs.
const Confirm = lazyComponent(async () => (await import('./Confirm.tsx')).Confirm)

/** `Confirm`, loaded when it is first opened. */
export function LazyConfirm({ opened, ...question }: ComponentProps<typeof Confirm>) {
  return <OnDemand wanted={opened}>{(open) => <Confirm opened={open} {...question} />}</OnDemand>
}
