import { MAX_SEARCH_LENGTH } from '@gigbell/contract'
import { CloseButton, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { SearchIcon } from '../../components/icons.ts'
import style from './Jobs.module.css'
import { texts } from './texts.ts'

interface SearchBoxProps {
  text: string
  onType: (text: string) => void
  /** Called on Enter and when the field is cleared, without the debounce. */
  onTake: (text?: string) => void
}

/** The search field; the key `/` focuses it from every screen. */
export function SearchBox({ text, onType, onTake }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={style.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onTake()
        }}
      >
        <TextInput
          ref={field}
          type="search"
          name="search"
          data-search
          aria-label={texts.list.search}
          placeholder={texts.list.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          leftSection={<SearchIcon />}
          leftSectionWidth={44}
          rightSectionWidth={44}
          rightSection={
            text !== '' && (
              <CloseButton
                aria-label={texts.list.clearSearch}
                size={40}
                iconSize={18}
                onClick={() => {
                  onType('')
                  onTake('')
                  field.current?.focus()
                }}
              />
            )
          }
        />
      </form>
    </search>
  )
}
