import { Button } from '@mantine/core'
import { CardsIcon, SplitIcon } from '../../../components/icons.ts'
import { texts } from '../texts.ts'
import style from './LayoutSwitch.module.css'

interface LayoutSwitchProps {
  isSplit: boolean
  onChange: (isSplit: boolean) => void
}

/** A button that changes between cards and the list next to a job. */
export function LayoutSwitch({ isSplit, onChange }: LayoutSwitchProps) {
  const label = isSplit ? texts.list.toCards : texts.list.toSplit
  return (
    <Button className={style.switch} aria-label={label} title={label} onClick={() => onChange(!isSplit)}>
      {isSplit ? <CardsIcon /> : <SplitIcon />}
    </Button>
  )
}
