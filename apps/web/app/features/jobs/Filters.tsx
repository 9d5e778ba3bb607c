/** The filters and the order of the list: a row that opens under the search, a drawer on small screens. */
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { copy } from '../../copy.ts'
import { useJobChoicesQuery } from './api.ts'
import style from './Filters.module.css'
import {
  ages,
  filterCount,
  isSum,
  type JobFilters,
  type JobList,
  jobLevels,
  jobTypes,
  type ListChange,
  sorts,
} from './listAddress.ts'
import { useTypedValue } from './useTypedValue.ts'

/** The filters as they stand, and what changes them. */
export interface FiltersProps {
  list: JobList
  onChange: (change: ListChange) => void
  onClear: () => void
}

const words = copy.jobs.filters
const any = { value: '', label: words.any }

/** All filters as fields, and the way to clear them. What is chosen counts at once. */
export function Filters({ list, onChange, onClear }: FiltersProps) {
  const { data: choices } = useJobChoicesQuery()
  const categories = [...new Set([...(choices?.categories ?? []), ...(list.category ? [list.category] : [])])]
  const hours = [...new Set<number>([...ages, ...(list.posted_within ? [list.posted_within] : [])])]

  return (
    <div className={style.fields}>
      <NativeSelect
        label={words.type}
        value={list.type ?? ''}
        onChange={(event) => onChange({ type: event.currentTarget.value as JobFilters['type'] })}
        data={[any, ...jobTypes.map((type) => ({ value: type, label: copy.jobs.types[type] }))]}
      />
      <NativeSelect
        label={words.level}
        value={list.level ?? ''}
        onChange={(event) => onChange({ level: event.currentTarget.value as JobFilters['level'] })}
        data={[any, ...jobLevels.map((level) => ({ value: level, label: level }))]}
      />
      <NativeSelect
        label={words.category}
        value={list.category ?? ''}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
        data={[any, ...categories.map((name) => ({ value: name, label: name }))]}
      />
      <NativeSelect
        label={words.posted}
        value={String(list.posted_within ?? '')}
        onChange={(event) => onChange({ posted_within: Number(event.currentTarget.value) || '' })}
        data={[
          { value: '', label: words.anyTime },
          ...hours.map((age) => ({ value: String(age), label: words.ages[age as 24] ?? words.aged(age) })),
        ]}
      />
      <Sum label={words.from} value={list.budget_min} onTake={(budget_min) => onChange({ budget_min })} />
      <Sum label={words.to} value={list.budget_max} onTake={(budget_max) => onChange({ budget_max })} />
      <NativeSelect
        label={words.sort}
        value={list.sort ?? 'newest'}
        onChange={(event) => {
          const sort = event.currentTarget.value
          onChange({ sort: sort === 'newest' ? '' : (sort as JobFilters['sort']) })
        }}
        data={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
      />
      {filterCount(list) > 0 && (
        <Button variant="subtle" className={style.clear} onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

interface SumProps {
  label: string
  value: string | undefined
  onTake: (sum: string) => void
}

/** A sum of money; counts after a pause in typing, and only when it is one. */
function Sum({ label, value, onTake }: SumProps) {
  const fits = (text: string) => text === '' || isSum(text)
  const { text, type, take } = useTypedValue(value ?? '', onTake, fits)
  return (
    <TextInput
      label={label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => take()}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      error={!fits(text.trim()) && words.notASum}
    />
  )
}
