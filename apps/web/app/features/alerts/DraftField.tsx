import { NativeSelect } from '@mantine/core'
import { fieldError } from '../../api.ts'
import { useProfileTitlesQuery } from '../profiles/index.ts'
import type { FieldsProps } from './FilterFields.tsx'
import { texts } from './texts.ts'

/** The profile that letters for the matches are written from. A chosen one stays an option until the list is loaded. */
export function DraftField({ form, set, error }: FieldsProps) {
  const profiles = useProfileTitlesQuery().data ?? []
  const chosen = form.draft_profile
  const options = profiles.map(({ id, title }) => ({ value: id, label: texts.form.draftFrom(title) }))
  if (chosen !== null && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: texts.form.draftFrom('…') })
  return (
    <NativeSelect
      label={texts.form.draft}
      description={texts.form.draftHint}
      name="draft_profile"
      data={[{ value: '', label: texts.form.noDraft }, ...options]}
      value={chosen ?? ''}
      onChange={(event) => set('draft_profile', event.currentTarget.value || null)}
      error={fieldError(error, 'draft_profile')}
    />
  )
}
