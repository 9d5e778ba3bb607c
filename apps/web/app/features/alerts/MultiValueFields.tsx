/** Fields for several values: an input that adds one, and the selected values as chips. */

import { alertLimits } from '@gigbell/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { Chips } from '../../components/Chips.tsx'
import style from './AlertForm.module.css'
import { texts } from './texts.ts'

interface MultiValueProps {
  label: string
  value: string[]
  onChange: (value: string[]) => void
  error?: string
}

interface SelectManyProps extends MultiValueProps {
  /** The options, and the label of the empty option. */
  choices: readonly string[]
  add: string
  /** Returns the label of a value. */
  labelOf?: (value: string) => string
}

/** A field for values from a fixed list. */
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
        disabled={value.length >= alertLimits.list || open.length === 0}
        data={[{ value: '', label: add }, ...open.map((one) => ({ value: one, label: named(one) }))]}
        error={error}
      />
      <SelectedValues label={label} value={value} onChange={onChange} named={named} />
    </div>
  )
}

interface TypeManyFieldProps extends MultiValueProps {
  placeholder: string
  /** The suggestions while typing. */
  proposals: readonly string[]
}

/** A field for typed values with suggestions; Enter, a comma or leaving the field adds the text. */
export function TypeMany({ label, value, onChange, error, placeholder, proposals }: TypeManyFieldProps) {
  const [text, setText] = useState('')
  const list = useId()

  function addTyped() {
    const name = text.trim().slice(0, alertLimits.country)
    setText('')
    if (name === '' || value.length >= alertLimits.list) return
    const known = proposals.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name
    if (!value.includes(known)) onChange([...value, known])
  }
  function pressed(event: KeyboardEvent) {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return
    event.preventDefault() // must not submit the form
    addTyped()
  }

  return (
    <div className={style.pick}>
      <TextInput
        label={label}
        placeholder={placeholder}
        list={list}
        autoComplete="off"
        maxLength={alertLimits.country}
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
