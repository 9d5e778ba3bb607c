import { ActionIcon } from '@mantine/core'
import { CardsIcon, SplitIcon } from '../../../components/icons.ts'
import { texts } from '../texts.ts'

interface LayoutSwitchProps {
  isSplit: boolean
  onChange: (isSplit: boolean) => void
}

/** A button that changes between cards and the list next to a job. */
export function LayoutSwitch({ isSplit, onChange }: LayoutSwitchProps) {
  const label = isSplit ? texts.split.toCards : texts.split.toSplit
  return (
    <ActionIcon variant="default" aria-label={label} title={label} onClick={() => onChange(!isSplit)}>
      {isSplit ? <CardsIcon /> : <SplitIcon />}
    </ActionIcon>
  )
}
