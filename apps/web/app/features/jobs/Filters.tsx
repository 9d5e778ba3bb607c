/** The filters and the order of the list: a row that opens under the search, a drawer on small screens. */

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Bone, Waiting } from '../../components/Skeleton.tsx'
import { SkillsPicker, useSkillNamesQuery } from '../profiles/index.ts'
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
  joined,
  type ListChange,
  skillIds,
  sorts,
} from './listAddress.ts'
import { marketplaceName } from './marketplace.ts'
import { texts } from './texts.ts'
import { useTypedValue } from './useTypedValue.ts'

/** The filters as they stand, and what changes them. */
export interface FiltersProps {
  list: JobList
  onChange: (change: ListChange) => void
  onClear: () => void
}

const words = texts.list.filters
const any = { value: '', label: words.any }

/** All filters as fields, and the way to clear them. What is chosen counts at once. */
export function Filters({ list, onChange, onClear }: FiltersProps) {
  const { data: choices } = useJobChoicesQuery()
  const categories = [...new Set([...(choices?.categories ?? []), ...(list.category ? [list.category] : [])])]
  const sources = [...new Set([...(choices?.sources ?? []), ...(list.source ? [list.source] : [])])]
  const hours = [...new Set<number>([...ages, ...(list.posted_within ? [list.posted_within] : [])])]

  return (
    <div className={style.fields}>
      <NativeSelect
        label={words.type}
        value={list.type ?? ''}
        onChange={(event) => onChange({ type: event.currentTarget.value as JobFilters['type'] })}
        data={[any, ...jobTypes.map((type) => ({ value: type, label: texts.list.types[type] }))]}
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
        label={words.source}
        value={list.source ?? ''}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
        data={[any, ...sources.map((source) => ({ value: source, label: marketplaceName(source) }))]}
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
      <SkillsFilter list={list} onChange={onChange} />
      {filterCount(list) > 0 && (
        <Button variant="subtle" className={style.clear} onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

/** The skills, any of which suffices. The address has their ids alone: names that weren't chosen here are asked for. */
function SkillsFilter({ list, onChange }: Pick<FiltersProps, 'list' | 'onChange'>) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const ids = skillIds(list)
  const names = useSkillNamesQuery(undefined, { skip: ids.every((id) => id in chosen) })
  const nameOf = (id: string) => chosen[id] ?? names.data?.[id] ?? id
  if (names.isLoading)
    return (
      <Waiting label={texts.list.filters.loadingSkills} className={style.skills}>
        <Bone lines={3} />
      </Waiting>
    )
  return (
    <div className={style.skills}>
      <SkillsPicker
        knownOnly
        description={words.skillsHint}
        value={ids.map(nameOf)}
        onChange={(picked, known) => {
          const skills = [...ids.map((id) => ({ id, name: nameOf(id) })), ...known]
          const kept = picked.flatMap((name) => skills.find((skill) => skill.name === name) ?? [])
          setChosen(Object.fromEntries(kept.map(({ id, name }) => [id, name])))
          onChange({ skills: joined(kept.map(({ id }) => id)) ?? '' })
        }}
      />
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
