/** The skills picker (spec §2 "Profiles"): a list from the server to search in, and one's own words. */

import type { Skill } from '@gigbell/contract'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api.ts'
import { Chips } from '../../components/Chips.tsx'
import { useSkillsQuery } from './api.ts'
import { matchingSkills, most, namesIn, same, withSkills } from './form.ts'
import style from './SkillsPicker.module.css'
import { texts } from './texts.ts'

/** How long typing must rest before the server is asked; what is there already is searched at once. */
const REST = 200
/** The menu's height before it scrolls, and how many entries Page Up and Page Down go (spec §9). */
const MENU_HEIGHT = 300
const PAGE = 5

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
  begin?: boolean
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
  begin,
}: SkillsPickerProps) {
  const [search, setSearch] = useState('')
  const [said, setSaid] = useState('')
  // What was typed and could not be taken: only skills that the server knows may be chosen.
  const [left, setLeft] = useState(false)
  const [asked] = useDebouncedValue(search.trim(), REST)
  const [wanted, setWanted] = useState(false)
  const skills = useSkillsQuery(asked, { skip: !wanted })
  const input = useRef<HTMLInputElement>(null)
  const menu = useCombobox({ onDropdownClose: () => menu.resetSelectedOption() })

  const known = (skills.data ?? []).map(({ name }) => name)
  const shown = matchingSkills(known, value, search)
  const typed = search.trim()
  const isNew = !knownOnly && typed !== '' && ![...known, ...value].some((name) => same(name, typed))
  const isLoading = skills.data === undefined && !skills.isError
  const isSettled = asked === typed && !skills.isFetching

  const tooMany = value.length >= most.skills ? texts.tooManySkills : undefined
  const whyNot = left && isSettled ? texts.unknownSkill(typed) : tooMany

  // While one types, Enter takes the best match, as in every such menu; with the arrow keys another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu is another object at every render
  useEffect(() => {
    if (typed === '') menu.resetSelectedOption()
    else menu.selectFirstOption()
  }, [typed, shown.join()])

  // The list may come after the field was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
  useEffect(() => {
    if (left && isSettled && typedSkills(search).length > value.length) take(search)
  }, [left, isSettled])

  function add(next: string[]) {
    setSearch('')
    menu.resetSelectedOption()
    if (next.length === value.length) return
    onChange(next, skills.data ?? [])
    setSaid(texts.added(next.slice(value.length).join(', ')))
  }
  /** Chosen so far and what a text names, as far as it may be chosen. */
  function typedSkills(text: string): string[] {
    const all = withSkills(value, text, known)
    return knownOnly ? all.filter((name) => value.includes(name) || known.includes(name)) : all
  }
  /** Takes what was typed, and leaves in the field what may not be chosen. */
  function take(text: string) {
    const next = typedSkills(text)
    const rest = knownOnly ? namesIn(text).filter((name) => !next.some((skill) => same(skill, name))) : []
    add(next)
    setSearch(rest.join(', '))
    setLeft(rest.length > 0)
  }
  /** An entry of the menu: a known skill as it is, or what was typed, which may be several. */
  function choose(entry: string) {
    if (!shown.includes(entry)) take(entry)
    else if (value.length < most.skills) add([...value, entry])
  }

  function remove(at: number) {
    const skill = value[at] ?? ''
    onChange(value.toSpliced(at, 1), skills.data ?? [])
    setSaid(texts.removed(skill))
    input.current?.focus()
  }

  /** Marks the entry that lies so many further down, or the last one there is. */
  function move(by: number) {
    const last = shown.length + (isNew ? 1 : 0) - 1
    menu.selectOption(Math.max(0, Math.min(menu.getSelectedOptionIndex() + by, last)))
  }

  /** Enter takes the marked entry of the menu; where it is closed or still empty, the words as they were typed. */
  function pressed(event: KeyboardEvent) {
    if (menu.dropdownOpened && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault()
      move(event.key === 'PageDown' ? PAGE : -PAGE)
      return
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault() // never sends the form
    if (menu.dropdownOpened && menu.getSelectedOptionIndex() !== -1) return
    take(search)
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
            error={error ?? whyNot}
            data-left={left || undefined}
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
              take(search)
            }}
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              setLeft(false)
              menu.openDropdown()
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (!/[,;\n]/.test(pasted)) return
              event.preventDefault()
              take(pasted)
            }}
            onKeyDown={pressed}
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
      <Chips label={texts.chosenSkills} values={value} removeOf={texts.removeSkill} onRemove={remove} />
      <p role="status" className={style.aloud}>
        {said}
      </p>
    </div>
  )
}
