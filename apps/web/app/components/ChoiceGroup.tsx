/** A group of checkboxes or radio buttons, shown side by side in rounded boxes. */
import type { ReactNode } from 'react'
import style from './ChoiceGroup.module.css'
import { CheckIcon } from './icons.ts'

interface ChoiceGroupProps<T extends string> {
  legend: string
  /** Shown below the boxes. */
  hint?: ReactNode
  options: readonly { value: T; label: string; disabled?: boolean }[]
  /** `radio` allows exactly one value. */
  kind: 'checkbox' | 'radio'
  name: string
  value: readonly T[]
  onChange: (value: T[]) => void
}

/** The fieldset with its options. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { legend, hint, options, kind, name, value, onChange } = props
  const toggle = (one: T) =>
    kind === 'radio' || !value.includes(one)
      ? onChange(kind === 'radio' ? [one] : [...value, one])
      : onChange(value.filter((other) => other !== one))
  return (
    <fieldset>
      <legend className={style.legend}>{legend}</legend>
      <div className={style.boxes}>
        {options.map(({ value: one, label, disabled }) => (
          <label key={one} className={style.choice}>
            <input
              type={kind}
              name={name}
              checked={value.includes(one)}
              disabled={disabled}
              onChange={() => toggle(one)}
            />
            <span className={style.mark}>
              <CheckIcon size={14} />
            </span>
            {label}
          </label>
        ))}
      </div>
      {hint && <p className={style.hint}>{hint}</p>}
    </fieldset>
  )
}
