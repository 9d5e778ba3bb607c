/** A list of longer texts to select from, divided by lines: a checkbox in front of each. Short texts are in ChoiceGroup.tsx. */
import type { ReactNode } from 'react'
import style from './CheckboxList.module.css'

/** The list; its children are rows. An empty one is hidden. */
export const CheckboxList = ({ children }: { children: ReactNode }) => (
  <ul className={style.list}>{children}</ul>
)

interface CheckboxRowProps {
  checked: boolean
  disabled?: boolean
  onToggle: () => void
  /** The text, which names the checkbox; its parts are below each other. */
  children: ReactNode
}

/** One text with its checkbox. */
export const CheckboxRow = ({ checked, disabled = false, onToggle, children }: CheckboxRowProps) => (
  <li>
    <label className={style.row}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={onToggle} />
      <span className={style.words}>{children}</span>
    </label>
  </li>
)
