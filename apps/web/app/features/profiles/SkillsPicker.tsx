/** The skills picker (spec §2 "Profiles"): a searchable list from the server, and free text. */

import { profileLimits, type Skill } from '@gigbell/contract'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api.ts'
import { Chips } from '../../components/Chips.tsx'
import { useSkillsQuery } from './api.ts'
import { addSkills, isSameText, matchingSkills, parseSkillNames } from './form.ts'
import style from './SkillsPicker.module.css'
import { texts } from './texts.ts'

/** The pause in typing before skills are fetched, in milliseconds; fetched skills are filtered immediately. */
const DEBOUNCE = 200
/** The menu's maximum height, and how many options Page Up and Page Down move (spec §9). */
const MENU_HEIGHT = 300
const PAGE_STEP = 5

interface SkillsPickerProps {
  value: string[]
  /** Called with the selected names and the skills fetched last, which have the ids. */
  onChange: (skills: string[], known: readonly Skill[]) => void
  /** Only skills that the server knows can be selected. */
  knownOnly?: boolean
  /** The label and the description, by default the profile form's. */
  label?: string
  description?: string
  /** How many skills can be selected. */
  max?: number
  error?: string
  /** The dialog focuses this field first. */
  autoFocus?: boolean
}

/**
 * An input with a menu; the selected skills are chips below it. Typed text is added when the field loses the focus.
 * Text that can't be added stays, and the input has `data-left`, so that the form is not submitted without it.
 */
export function SkillsPicker({
  value,
  onChange,
  knownOnly = false,
  label = texts.fields.skills,
  description = texts.fields.skillsHint,
  max = profileLimits.skills,
  error,
  autoFocus: begin,
}: SkillsPickerProps) {
  const [search, setSearch] = useState('')
  const [announcement, setAnnouncement] = useState('')
  // The text contains skills that the server doesn't know.
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

  const tooMany = value.length >= max ? texts.tooManySkills(max) : undefined
  const problem = hasUnknown && isSettled ? texts.unknownSkill(typed) : tooMany

  // While typing, the best match is selected, so that Enter adds it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu is a new object at every render
  useEffect(() => {
    if (typed === '') menu.resetSelectedOption()
    else menu.selectFirstOption()
  }, [typed, shown.join()])

  // The skills may be fetched after the field lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once they are fetched
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
  /** Returns the selected skills and those of a text, as far as they may be selected. */
  function withTypedSkills(text: string): string[] {
    const all = addSkills(value, text, known).slice(0, max)
    return knownOnly ? all.filter((name) => value.includes(name) || known.includes(name)) : all
  }
  /** Adds the skills of a text and leaves the unknown ones in the field. */
  function addTyped(text: string) {
    const next = withTypedSkills(text)
    const rest = knownOnly
      ? parseSkillNames(text).filter((name) => !next.some((skill) => isSameText(skill, name)))
      : []
    add(next)
    setSearch(rest.join(', '))
    setHasUnknown(rest.length > 0)
  }
  /** Adds an option of the menu: a known skill, or the typed text, which may be several skills. */
  function choose(entry: string) {
    if (!shown.includes(entry)) addTyped(entry)
    else if (value.length < max) add([...value, entry])
  }

  function remove(at: number) {
    const skill = value[at] ?? ''
    onChange(value.toSpliced(at, 1), skills.data ?? [])
    setAnnouncement(texts.removed(skill))
    input.current?.focus()
  }

  /** Moves the selection of the menu by a number of options. */
  function move(by: number) {
    const last = shown.length + (isNew ? 1 : 0) - 1
    menu.selectOption(Math.max(0, Math.min(menu.getSelectedOptionIndex() + by, last)))
  }

  /** Enter adds the selected option of the menu, or the typed text when there is none. */
  function onKeyDown(event: KeyboardEvent) {
    if (menu.dropdownOpened && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault()
      move(event.key === 'PageDown' ? PAGE_STEP : -PAGE_STEP)
      return
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault() // must not submit the form
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
            label={label}
            description={description}
            error={error ?? problem}
            data-left={hasUnknown || undefined}
            value={search}
            onFocus={(event) => {
              setWanted(true)
              // On phones the keyboard covers half the screen: the field scrolls up to make room for the menu.
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
          <Combobox.Options mah={MENU_HEIGHT} className={style.options} aria-label={label}>
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
