/** The choice of language: a flag, and the one language there is (spec §2 "Public landing"). */

import { useCallback, useId, useRef, useState } from 'react'
import { CheckIcon, ChevronDownIcon } from '../components/icons.ts'
import style from './LanguageMenu.module.css'
import { shellTexts } from './texts.ts'
import { useDismiss } from './useDismiss.ts'

/** A button with the flag of the language in use, and the list below it. */
export function LanguageMenu() {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const list = useId()
  useDismiss(area, open, close)
  const { language, english } = shellTexts.landing
  return (
    <div ref={area} className={style.area}>
      <button
        ref={button}
        type="button"
        className={style.button}
        aria-label={`${language}: ${english}`}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <EnglishFlag />
        <ChevronDownIcon size={14} />
      </button>
      <ul id={list} className={style.list} hidden={!open} aria-label={language}>
        <li>
          <button
            type="button"
            className={style.option}
            aria-pressed="true"
            onClick={() => {
              close()
              button.current?.focus()
            }}
          >
            <EnglishFlag />
            {english}
            <CheckIcon size={16} />
          </button>
        </li>
      </ul>
    </div>
  )
}

// The flag's own colours, which no scheme changes.
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
