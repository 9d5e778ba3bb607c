import { type Letter, type LetterStatus, letterStatuses } from '@gigbell/contract'
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
  /** Called when the status was changed. */
  onSaved?: (status: LetterStatus) => void
}

/** Changes the status of a letter in place. */
export function StatusSelect({ letter, label, onSaved }: StatusSelectProps) {
  const { save, saving, error } = useFieldChange()
  const title = letter.job.title ?? texts.row.noJob
  async function change(status: LetterStatus) {
    const { saved } = await save(letter, { status })
    if (saved) onSaved?.(status)
  }
  return (
    <NativeSelect
      label={label}
      aria-label={label ? undefined : texts.row.statusOf(title)}
      aria-busy={saving}
      data={statusOptions}
      value={letter.status}
      onChange={(event) => change(event.currentTarget.value as LetterStatus)}
      error={error ? messageOf(error, texts.row.statusFailed) : undefined}
    />
  )
}
