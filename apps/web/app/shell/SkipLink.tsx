import { copy } from '../copy.ts'
import style from './SkipLink.module.css'

/** The first stop of the keyboard: past the navigation, to `#content`. */
export function SkipLink() {
  return (
    <a href="#content" className={style.skip}>
      {copy.shell.skip}
    </a>
  )
}
