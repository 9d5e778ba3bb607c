import style from './Figures.module.css'
import { texts } from './texts.ts'

/** The four claims of the specification, in figures. */
export function Figures() {
  return (
    <ul className={style.figures}>
      {texts.figures.map(({ figure, text }) => (
        <li key={text}>
          <strong>{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
