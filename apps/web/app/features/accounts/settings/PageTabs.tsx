import { Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import style from './Settings.module.css'

/** A tab of a page; `key` is its name in the address. */
export interface PageTab {
  key: string
  label: string
  Content: ComponentType
}

interface PageTabsProps {
  /** The label of the tab list. */
  label: string
  /** The first tab is open by default. */
  tabs: readonly [PageTab, ...PageTab[]]
}

/** Tabs whose selection is in the address. A return from a provider opens the connected accounts. */
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
