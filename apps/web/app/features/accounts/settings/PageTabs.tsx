import { Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import style from './Settings.module.css'

/** A part of a page in tabs; `key` is its name in the address. */
export interface PageTab {
  key: string
  label: string
  Content: ComponentType
}

interface PageTabsProps {
  /** What the row of tabs is called. */
  label: string
  /** The first is open where the address names none. */
  tabs: readonly [PageTab, ...PageTab[]]
}

/** One part at a time; which one is open is in the address. Whoever comes back from a provider finds the one about it. */
export function PageTabs({ label, tabs: parts }: PageTabsProps) {
  const [address, setAddress] = useSearchParams()
  const cameBack = address.has('connected') || address.has('connect_error')
  const wanted = cameBack ? 'connected' : address.get('tab')
  const first = parts[0].key
  const open = parts.find(({ key }) => key === wanted)?.key ?? first
  const show = (tab: string | null) =>
    setAddress(tab && tab !== first ? { tab } : {}, { replace: true, preventScrollReset: true })

  return (
    <Tabs
      value={open}
      onChange={show}
      keepMounted={false}
      color="ink"
      classNames={{ list: style.tabs, tab: style.tab, panel: style.panel }}
    >
      <Tabs.List aria-label={label}>
        {parts.map((part) => (
          <Tabs.Tab key={part.key} value={part.key}>
            {part.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {parts.map(({ key, Content }) => (
        <Tabs.Panel key={key} value={key}>
          <Content />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
