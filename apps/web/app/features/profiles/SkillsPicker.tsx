/** The skills picker (spec §2 "Profiles"): a list from the server to search in, and one's own words. */

import type { Skill } from '@gigbell/contract'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api.ts'
import { Chips } from '../../components/Chips.tsx'
import { useSkillsQuery } from './api.ts'
import { addSkills, isSameText, limits, matchingSkills, parseSkillNames } from './form.ts'
import style from './SkillsPicker.module.css'
import { texts } from './texts.ts'

/** How long typing must rest before the server is asked; what is there already is searched at once. */
const DEBOUNCE = 200
/** The menu's height before it scrolls, and how many entries Page Up and Page Down go (spec §9). */
const MENU_HEIGHT = 300
const PAGE_STEP = 5

interface SkillsPickerProps {
  value: string[]
  /** The names chosen now, and the skills the server named last, for whoever needs their ids. */
  onChange: (skills: string[], known: readonly Skill[]) => void
  /** Only skills that the server knows can be chosen, not one's own words. */
  knownOnly?: boolean
  /** Below the label; the profile's words otherwise. */
  description?: string
  error?: string
  /** The form begins here. */
  autoFocus?: boolean
}

/**
 * An input with a menu; what is chosen stands below it as chips. What was typed is taken when the field is left;
 * where it can't be, it stays there and the input is marked `data-left`, so that a form doesn't go without it.
 */
export function SkillsPicker({
  value,
  onChange,
  knownOnly = false,
  description = texts.fields.skillsHint,
  error,
  autoFocus: begin,
}: SkillsPickerProps) {
  const [search, setSearch] = useState('')
  const [announcement, setAnnouncement] = useState('')
  // What was typed and could not be taken: only skills that the server knows may be chosen.
  const [hasUnknown, setHasUnknown] = useState(false)
  const [debouncedSearch] = useDebouncedValue(search.trim(), DEBOUNCE)
  const [wanted, setWanted] = useState(false)
  const skills = useSkillsQuery(debouncedSearch, { skip: !wanted })
  const input = useRef<HTMLInputElement>(null)
  const menu = useCombobox({ onDropdownClose: () => menu.resetSelectedOption() })

  const known = (skills.data ?? []).map(({ name }) => name)
  const shown = matchingSkills(known, value, search)
  const typed = search.trim()
  const isNew = !knownOnly && typed !== '' && ![...known, ...value].some((name) => isSameText(name, typed))
  const isLoading = skills.data === undefined && !skills.isError
  const isSettled = debouncedSearch === typed && !skills.isFetching

  const tooMany = value.length >= limits.skills ? texts.tooManySkills : undefined
  const problem = hasUnknown && isSettled ? texts.unknownSkill(typed) : tooMany

  // While one types, Enter takes the best match, as in every such menu; with the arrow keys another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu is another object at every render
  useEffect(() => {
    if (typed === '') menu.resetSelectedOption()
    else menu.selectFirstOption()
  }, [typed, shown.join()])

  // The list may come after the field was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
  useEffect(() => {
    if (hasUnknown && isSettled && withTypedSkills(search).length > value.length) addTyped(search)
  }, [hasUnknown, isSettled])

  function add(next: string[]) {
    setSearch('')
    menu.resetSelectedOption()
    if (next.length === value.length) return
    onChange(next, skills.data ?? [])
    setAnnouncement(texts.added(next.slice(value.length).join(', ')))
  }
  /** Chosen so far and what a text names, as far as it may be chosen. */
  function withTypedSkills(text: string): string[] {
    const all = addSkills(value, text, known)
    return knownOnly ? all.filter((name) => value.includes(name) || known.includes(name)) : all
  }
  /** Takes what was typed, and leaves in the field what may not be chosen. */
  function addTyped(text: string) {
    const next = withTypedSkills(text)
    const rest = knownOnly
      ? parseSkillNames(text).filter((name) => !next.some((skill) => isSameText(skill, name)))
      : []
    add(next)
    setSearch(rest.join(', '))
    setHasUnknown(rest.length > 0)
  }
  /** An entry of the menu: a known skill as it is, or what was typed, which may be several. */
  function choose(entry: string) {
    if (!shown.includes(entry)) addTyped(entry)
    else if (value.length < limits.skills) add([...value, entry])
  }

  function remove(at: number) {
    const skill = value[at] ?? ''
    onChange(value.toSpliced(at, 1), skills.data ?? [])
    setAnnouncement(texts.removed(skill))
    input.current?.focus()
  }

  /** Marks the entry that lies so many further down, or the last one there is. */
  function move(by: number) {
    const last = shown.length + (isNew ? 1 : 0) - 1
    menu.selectOption(Math.max(0, Math.min(menu.getSelectedOptionIndex() + by, last)))
  }

  /** Enter takes the marked entry of the menu; where it is closed or still empty, the words as they were typed. */
  function onKeyDown(event: KeyboardEvent) {
    if (menu.dropdownOpened && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault()
      move(event.key === 'PageDown' ? PAGE_STEP : -PAGE_STEP)
      return
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault() // never sends the form
    if (menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1) return
    addTyped(search)
  }

  return (
    <div className={style.picker}>
      <Combobox store={menu} withinPortal={false} onOptionSubmit={choose} transitionProps={{ duration: 0 }}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={input}
            aria-autocomplete="list"
            label={texts.fields.skills}
            description={description}
            error={error ?? problem}
            data-left={hasUnknown || undefined}
            value={search}
            onFocus={(event) => {
              setWanted(true)
              // On a telephone the keyboard takes half the screen: the field goes up, so that the menu has room.
              if (window.matchMedia('(pointer: coarse)').matches)
                event.currentTarget.scrollIntoView({ block: 'start' })
            }}
            classNames={{ input: style.field }}
            onClick={() => menu.openDropdown()}
            onBlur={() => {
              menu.closeDropdown()
              addTyped(search)
            }}
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              setHasUnknown(false)
              menu.openDropdown()
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (!/[,;\n]/.test(pasted)) return
              event.preventDefault()
              addTyped(pasted)
            }}
            onKeyDown={onKeyDown}
            autoComplete="off"
            data-autofocus={begin || undefined}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={style.menu}>
          <Combobox.Options mah={MENU_HEIGHT} className={style.options} aria-label={texts.fields.skills}>
            {skills.isError && (
              <Combobox.Empty>
                {texts.failedSkills(messageOf(skills.error, texts.failedSkillsFetch))}
              </Combobox.Empty>
            )}
            {isLoading && <Combobox.Empty>{texts.loadingSkills}</Combobox.Empty>}
            {shown.map((name) => (
              <Combobox.Option key={name} value={name} className={style.option}>
                {name}
              </Combobox.Option>
            ))}
            {shown.length === 0 && !isLoading && !skills.isError && isSettled && (
              <Combobox.Empty>{texts.noSkills}</Combobox.Empty>
            )}
            {isNew && (
              <Combobox.Option value={typed} className={style.option}>
                {texts.addSkill(typed)}
              </Combobox.Option>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Chips label={texts.chosenSkills} values={value} removeLabelOf={texts.removeSkill} onRemove={remove} />
      <p role="status" className={style.aloud}>
        {announcement}
      </p>
    </div>
  )
}
