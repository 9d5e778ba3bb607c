/** Several values out of many: a field to add one, and what was added as chips that can be removed. */

import { NativeSelect, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { Chips } from '../../components/Chips.tsx'
import style from './AlertForm.module.css'
import { limits } from './form.ts'
import { texts } from './texts.ts'

interface MultiValueProps {
  label: string
  value: string[]
  onChange: (value: string[]) => void
  error?: string
}

interface SelectManyProps extends MultiValueProps {
  /** What can be chosen, and the word for "choose". */
  choices: readonly string[]
  add: string
  /** How a value reads. */
  labelOf?: (value: string) => string
}

/** Values from a list that the server has. */
export function SelectMany({
  label,
  value,
  onChange,
  error,
  choices,
  add,
  labelOf: named = (one) => one,
}: SelectManyProps) {
  const open = choices.filter((choice) => !value.includes(choice))
  return (
    <div className={style.pick}>
      <NativeSelect
        label={label}
        value=""
        onChange={(event) => event.currentTarget.value && onChange([...value, event.currentTarget.value])}
        disabled={value.length >= limits.list || open.length === 0}
        data={[{ value: '', label: add }, ...open.map((one) => ({ value: one, label: named(one) }))]}
        error={error}
      />
      <SelectedValues label={label} value={value} onChange={onChange} named={named} />
    </div>
  )
}

interface TypeManyFieldProps extends MultiValueProps {
  placeholder: string
  /** What is proposed while one types. */
  proposals: readonly string[]
}

/** Values one types, with proposals; Enter, a comma or leaving the field takes what stands there. */
export function TypeMany({ label, value, onChange, error, placeholder, proposals }: TypeManyFieldProps) {
  const [text, setText] = useState('')
  const list = useId()

  function addTyped() {
    const name = text.trim().slice(0, limits.country)
    setText('')
    if (name === '' || value.length >= limits.list) return
    const known = proposals.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name
    if (!value.includes(known)) onChange([...value, known])
  }
  function pressed(event: KeyboardEvent) {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return
    event.preventDefault() // never sends the form
    addTyped()
  }

  return (
    <div className={style.pick}>
      <TextInput
        label={label}
        placeholder={placeholder}
        list={list}
        autoComplete="off"
        maxLength={limits.country}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={pressed}
        onBlur={addTyped}
        error={error}
      />
      <datalist id={list}>
        {proposals.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <SelectedValues label={label} value={value} onChange={onChange} />
    </div>
  )
}

function SelectedValues({
  label,
  value,
  onChange,
  named,
}: MultiValueProps & { named?: (value: string) => string }) {
  return (
    <Chips
      label={label}
      values={value}
      labelOf={named}
      removeLabelOf={texts.form.remove}
      onRemove={(at) => onChange(value.toSpliced(at, 1))}
    />
  )
}
