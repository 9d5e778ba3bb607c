/** The language menu, with one language so far (spec §2 "Public landing"). */
import { CheckIcon, ChevronDownIcon } from '../components/icons.ts'
import style from './LanguageMenu.module.css'
import { shellTexts } from './texts.ts'

const { language, english } = shellTexts.landing

/** A button with the flag of the language in use, and the list below it (static-pages/menus.ts). */
export function LanguageMenu() {
  return (
    <div className={style.area} data-menu="languages">
      <button
        type="button"
        className={style.button}
        aria-label={`${language}: ${english}`}
        aria-expanded={false}
        aria-controls="languages"
        data-opens="languages"
        inert
      >
        <EnglishFlag />
        <ChevronDownIcon size={14} />
      </button>
      <ul id="languages" className={style.list} aria-label={language}>
        <li>
          <button type="button" className={style.option} aria-pressed="true">
            <EnglishFlag />
            {english}
            <CheckIcon size={16} />
          </button>
        </li>
      </ul>
    </div>
  )
}

/** The flag; its colors are the same in both color schemes. */
function EnglishFlag() {
  return (
    <svg className={style.flag} viewBox="0 0 30 20" aria-hidden="true">
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </svg>
  )
}
