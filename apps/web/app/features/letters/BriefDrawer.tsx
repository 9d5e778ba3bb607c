import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './BriefDrawer.module.css'
import { texts } from './texts.ts'

interface BriefDrawerProps {
  opened: boolean
  onClose: () => void
  /** The panel. */
  children: ReactNode
}

/** The checklist on screens that are too narrow to show it beside the letter. Loaded when it is first opened. */
export function BriefDrawer({ opened, onClose, children }: BriefDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      classNames={{ content: style.drawer, header: style.header, body: style.body, title: style.title }}
      title={texts.brief.title}
      closeButtonProps={{ 'aria-label': texts.brief.close, size: 44, iconSize: 18 }}
      overlayProps={{ color: 'var(--veil)', backgroundOpacity: 1 }}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </Drawer>
  )
}
