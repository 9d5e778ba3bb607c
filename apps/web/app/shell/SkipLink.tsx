import style from './SkipLink.module.css'
import { shellTexts } from './texts.ts'

/** The first stop of the keyboard: past the navigation, to `#content`. */
export function SkipLink() {
  return (
    <a href="#content" className={style.skip}>
      {shellTexts.skip}
    </a>
  )
}
