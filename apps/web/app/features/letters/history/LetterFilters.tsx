/** The search and the filters of the list of letters. */

import { type LetterStatus, letterHistoryLimits } from '@gigbell/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { SearchIcon } from '../../../components/icons.ts'
import { useProfileTitlesQuery } from '../../profiles/index.ts'
import style from './Letters.module.css'
import type { LetterList, LetterListChange } from './letterList.ts'
import { statusOptions } from './StatusSelect.tsx'
import { texts } from './texts.ts'

/** The pause in typing before the search is made, in milliseconds. */
const DEBOUNCE = 400

interface LetterFiltersProps {
  list: LetterList
  onChange: (change: LetterListChange) => void
}

/** The fields. The profile filter is shown to people with profiles. */
export function LetterFilters({ list, onChange }: LetterFiltersProps) {
  const { data: profiles = [] } = useProfileTitlesQuery()
  return (
    <search className={style.filters}>
      <SearchField value={list.search ?? ''} onSearch={(search) => onChange({ search })} />
      {list.view !== 'board' && (
        <NativeSelect
          aria-label={texts.list.status}
          value={list.status ?? ''}
          data={[{ value: '', label: texts.list.anyStatus }, ...statusOptions]}
          onChange={(event) => onChange({ status: event.currentTarget.value as LetterStatus | '' })}
        />
      )}
      {(profiles.length > 0 || list.profile) && (
        <NativeSelect
          aria-label={texts.list.profile}
          value={list.profile ?? ''}
          data={[
            { value: '', label: texts.list.anyProfile },
            ...profiles.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => onChange({ profile: event.currentTarget.value })}
        />
      )}
    </search>
  )
}

/** Searches after a pause in typing, and on Enter. It follows the address when that changes by other means. */
function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [searched, setSearched] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== searched) setText(value)
  }

  function search(wanted: string) {
    setSearched(wanted.trim())
    if (wanted.trim() !== value) onSearch(wanted.trim())
  }
  const searchLater = useDebouncedCallback(search, DEBOUNCE)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        searchLater.cancel()
        search(text)
      }}
    >
      <TextInput
        type="search"
        name="search"
        data-search
        aria-label={texts.list.search}
        placeholder={texts.list.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={letterHistoryLimits.search}
        leftSection={<SearchIcon />}
        leftSectionWidth={44}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          searchLater(event.currentTarget.value)
        }}
      />
    </form>
  )
}
