import style from './Chips.module.css'
import { CloseIcon } from './icons.ts'

interface ChipsProps {
  label: string
  values: readonly string[]
  /** Returns the label of a value. */
  labelOf?: (value: string) => string
  /** Returns the label of the button that removes a value. */
  removeLabelOf: (name: string) => string
  onRemove: (at: number) => void
}

/** Selected values as chips, each with a button that removes it; renders nothing when there are none. */
export function Chips({
  label,
  values,
  labelOf: named = (one) => one,
  removeLabelOf: removeOf,
  onRemove,
}: ChipsProps) {
  if (values.length === 0) return null
  return (
    <ul className={style.chips} aria-label={label}>
      {values.map((value, at) => (
        <li key={value} className={style.chip}>
          <span dir="auto">{named(value)}</span>
          <button type="button" onClick={() => onRemove(at)} aria-label={removeOf(named(value))}>
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
