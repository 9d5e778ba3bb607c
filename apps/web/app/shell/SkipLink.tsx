import style from './SkipLink.module.css'
import { shellTexts } from './texts.ts'

/** The first link of the page for the keyboard: it skips the navigation. */
export function SkipLink() {
  return (
    <a href="#content" className={style.skip}>
      {shellTexts.skip}
    </a>
  )
}
