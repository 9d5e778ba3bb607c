/** The filters and sort order of the list: a panel below the search, a drawer on small screens. */

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { SkillsPicker, useSkillNamesQuery } from '../profiles/index.ts'
import { useJobChoicesQuery } from './api.ts'
import style from './Filters.module.css'
import {
  countFilters,
  isAmount,
  type JobFilters,
  type JobList,
  jobLevels,
  jobTypes,
  joinIds,
  type ListChange,
  postedWithinOptions,
  skillIds,
  sortOptions,
} from './listQuery.ts'
import { texts } from './texts.ts'
import { useDebouncedField } from './useDebouncedField.ts'

/** The list with its filters, and what changes them. */
export interface FiltersProps {
  list: JobList
  onChange: (change: ListChange) => void
  onClear: () => void
}

const filterTexts = texts.list.filters
const any = { value: '', label: filterTexts.any }

/** All filters as fields with a button that clears them. A change applies immediately. */
export function Filters({ list, onChange, onClear }: FiltersProps) {
  const { data: choices } = useJobChoicesQuery()
  const categories = [...new Set([...(choices?.categories ?? []), ...(list.category ? [list.category] : [])])]
  const sources = [...new Set([...(choices?.sources ?? []), ...(list.source ? [list.source] : [])])]
  const hours = [
    ...new Set<number>([...postedWithinOptions, ...(list.posted_within ? [list.posted_within] : [])]),
  ]

  return (
    <div className={style.fields}>
      <NativeSelect
        label={filterTexts.type}
        value={list.type ?? ''}
        onChange={(event) => onChange({ type: event.currentTarget.value as JobFilters['type'] })}
        data={[any, ...jobTypes.map((type) => ({ value: type, label: texts.list.types[type] }))]}
      />
      <NativeSelect
        label={filterTexts.level}
        value={list.level ?? ''}
        onChange={(event) => onChange({ level: event.currentTarget.value as JobFilters['level'] })}
        data={[any, ...jobLevels.map((level) => ({ value: level, label: level }))]}
      />
      <NativeSelect
        label={filterTexts.category}
        value={list.category ?? ''}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
        data={[any, ...categories.map((name) => ({ value: name, label: name }))]}
      />
      <NativeSelect
        label={filterTexts.source}
        value={list.source ?? ''}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
        data={[
          any,
          ...sources.map((source) => ({ value: source, label: choices?.source_names[source] ?? source })),
        ]}
      />
      <NativeSelect
        label={filterTexts.posted}
        value={String(list.posted_within ?? '')}
        onChange={(event) => onChange({ posted_within: Number(event.currentTarget.value) || '' })}
        data={[
          { value: '', label: filterTexts.anyTime },
          ...hours.map((age) => ({
            value: String(age),
            label: filterTexts.ages[age as 24] ?? filterTexts.aged(age),
          })),
        ]}
      />
      <AmountField
        label={filterTexts.from}
        value={list.budget_min}
        onTake={(budget_min) => onChange({ budget_min })}
      />
      <AmountField
        label={filterTexts.to}
        value={list.budget_max}
        onTake={(budget_max) => onChange({ budget_max })}
      />
      <NativeSelect
        label={filterTexts.sort}
        value={list.sort ?? 'newest'}
        onChange={(event) => {
          const sort = event.currentTarget.value
          onChange({ sort: sort === 'newest' ? '' : (sort as JobFilters['sort']) })
        }}
        data={sortOptions.map((sort) => ({ value: sort, label: filterTexts.sorts[sort] }))}
      />
      <SkillsFilter list={list} onChange={onChange} />
      {countFilters(list) > 0 && (
        <Button variant="subtle" className={style.clear} onClick={onClear}>
          {filterTexts.clear}
        </Button>
      )}
    </div>
  )
}

/** The skills filter; one matching skill suffices. The address has only ids, so unknown names are fetched. */
function SkillsFilter({ list, onChange }: Pick<FiltersProps, 'list' | 'onChange'>) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const ids = skillIds(list)
  const names = useSkillNamesQuery(undefined, { skip: ids.every((id) => id in chosen) })
  const nameOf = (id: string) => chosen[id] ?? names.data?.[id] ?? id
  if (names.isLoading)
    return (
      <Skeleton label={texts.list.filters.loadingSkills} className={style.skills}>
        <SkeletonLine lines={3} />
      </Skeleton>
    )
  return (
    <div className={style.skills}>
      <SkillsPicker
        knownOnly
        description={filterTexts.skillsHint}
        value={ids.map(nameOf)}
        onChange={(picked, known) => {
          const skills = [...ids.map((id) => ({ id, name: nameOf(id) })), ...known]
          const selected = picked.flatMap((name) => skills.find((skill) => skill.name === name) ?? [])
          setChosen(Object.fromEntries(selected.map(({ id, name }) => [id, name])))
          onChange({ skills: joinIds(selected.map(({ id }) => id)) ?? '' })
        }}
      />
    </div>
  )
}

interface AmountFieldProps {
  label: string
  value: string | undefined
  onTake: (sum: string) => void
}

/** A field for an amount, which applies after a pause in typing and only when it is valid. */
function AmountField({ label, value, onTake }: AmountFieldProps) {
  const fits = (text: string) => text === '' || isAmount(text)
  const { text, type, take } = useDebouncedField(value ?? '', onTake, fits)
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
      error={!fits(text.trim()) && filterTexts.notASum}
    />
  )
}
