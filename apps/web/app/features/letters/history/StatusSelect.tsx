import { type Letter, letterStatuses } from '@gigbell/contract'
import { NativeSelect } from '@mantine/core'
import { messageOf } from '../../../api.ts'
import { texts } from './texts.ts'
import { useFieldChange } from './useFieldChange.ts'

/** The statuses as options of a select. */
export const statusOptions = letterStatuses.map((status) => ({
  value: status,
  label: texts.statuses[status],
}))

interface StatusSelectProps {
  letter: Letter
  /** The visible label; without one, the label names the letter for screen readers. */
  label?: string
}

/** Changes the status of a letter in place. */
export function StatusSelect({ letter, label }: StatusSelectProps) {
  const { save, saving, error } = useFieldChange(letter)
  const title = letter.job.title ?? texts.row.noJob
  return (
    <NativeSelect
      label={label}
      aria-label={label ? undefined : texts.row.statusOf(title)}
      aria-busy={saving}
      data={statusOptions}
      value={letter.status}
      onChange={(event) => save({ status: event.currentTarget.value as Letter['status'] })}
      error={error ? messageOf(error, texts.row.statusFailed) : undefined}
    />
  )
}
