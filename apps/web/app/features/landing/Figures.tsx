import style from './Figures.module.css'
import { words } from './words.ts'

/** The four claims of the specification, in figures. */
export function Figures() {
  return (
    <ul className={style.figures}>
      {words.figures.map(({ figure, text }) => (
        <li key={text}>
          <strong>{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
