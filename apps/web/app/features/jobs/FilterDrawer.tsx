import { Button, Drawer } from '@mantine/core'
import style from './Filters.module.css'
import { Filters, type FiltersProps } from './Filters.tsx'
import { texts } from './texts.ts'

interface FilterDrawerProps extends FiltersProps {
  opened: boolean
  onClose: () => void
}

/** The filters on small screens, in a drawer at the bottom. Loaded when it is first opened. */
export function FilterDrawer({ opened, onClose, ...filters }: FilterDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      classNames={{ content: style.drawer, header: style.drawerHeader, title: style.drawerTitle }}
      title={texts.list.filters.open}
      closeButtonProps={{ 'aria-label': texts.list.filters.close, size: 44, iconSize: 18 }}
      overlayProps={{ color: 'var(--veil)', backgroundOpacity: 1 }}
      transitionProps={{ duration: 120 }}
    >
      <Filters {...filters} />
      <div className={style.show}>
        <Button variant="filled" fullWidth onClick={onClose}>
          {texts.list.filters.show}
        </Button>
      </div>
    </Drawer>
  )
}
