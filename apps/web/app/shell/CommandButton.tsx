import { SearchIcon } from '../components/icons.ts'
import style from './CommandButton.module.css'
import { shellTexts } from './texts.ts'

/** Mac keyboards have ⌘ in the place of Ctrl. */
const hasCommandKey = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** The modifier key that opens the command menu together with K. */
export const commandKey = () => (hasCommandKey() ? '⌘' : 'Ctrl')

/** The button in the header that opens the command menu; small screens show its icon alone. */
export function CommandButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className={style.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <SearchIcon />
      <span className={style.label}>{shellTexts.commands}</span>
      <span aria-hidden="true">
        <kbd className={style.key}>{commandKey()} K</kbd>
      </span>
    </button>
  )
}
