import style from './Chips.module.css'
import { CloseIcon } from './icons.tsx'

interface ChipsProps {
  label: string
  values: readonly string[]
  /** How a value reads. */
  labelOf?: (value: string) => string
  /** The word of the button that takes one away. */
  removeLabelOf: (name: string) => string
  onRemove: (at: number) => void
}

/** What was chosen, each with a button that takes it away; nothing where nothing was. */
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
