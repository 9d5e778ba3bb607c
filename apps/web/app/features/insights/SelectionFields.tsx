/** The fields that select letters: days, profile and source. */

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useProfileTitlesQuery } from '../profiles/index.ts'
import { useInsightsQuery } from './api.ts'
import style from './Insights.module.css'
import { type InsightSelection, isSelected, type SelectionChange } from './selection.ts'
import { texts } from './texts.ts'

interface SelectionFieldsProps {
  selection: InsightSelection
  onChange: (change: SelectionChange) => void
  onClear: () => void
}

/** The fields. The sources are those of all letters of these days. */
export function SelectionFields({ selection, onChange, onClear }: SelectionFieldsProps) {
  const { from, to, profile, source } = selection
  const { data: profiles = [] } = useProfileTitlesQuery()
  const { data: unfiltered } = useInsightsQuery({ ...(from && { from }), ...(to && { to }) })
  const sources = (unfiltered?.by.source ?? []).filter(({ key }) => key !== '')
  const isListed = !source || sources.some(({ key }) => key === source)
  return (
    <search className={style.filters} aria-label={texts.filters.name}>
      <DayField label={texts.filters.from} value={from ?? ''} onChange={(day) => onChange({ from: day })} />
      <DayField label={texts.filters.to} value={to ?? ''} onChange={(day) => onChange({ to: day })} />
      {(profiles.length > 0 || profile) && (
        <NativeSelect
          label={texts.filters.profile}
          value={profile ?? ''}
          data={[
            { value: '', label: texts.filters.anyProfile },
            ...profiles.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => onChange({ profile: event.currentTarget.value })}
        />
      )}
      {(sources.length > 0 || source) && (
        <NativeSelect
          label={texts.filters.source}
          value={source ?? ''}
          data={[
            { value: '', label: texts.filters.anySource },
            ...sources.map(({ key, label }) => ({ value: key, label })),
            ...(isListed ? [] : [{ value: source, label: source }]),
          ]}
          onChange={(event) => onChange({ source: event.currentTarget.value })}
        />
      )}
      {isSelected(selection) && (
        <Button variant="subtle" onClick={onClear}>
          {texts.filters.clear}
        </Button>
      )}
    </search>
  )
}

/** While a year is typed, the field has the years 2, 20 and 202. */
const FIRST_DAY = '1970-01-01'

interface DayFieldProps {
  label: string
  /** The selected day, or ''. */
  value: string
  onChange: (day: string) => void
}

/** A day. It follows the address when that changes by other means. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      onChange={(event) => {
        const day = event.currentTarget.value
        setTyped(day)
        if (day === '' || day >= FIRST_DAY) onChange(day)
      }}
    />
  )
}
