import { Button } from '@mantine/core'
import type { Wishes } from './draft.ts'
import style from './FitNotice.module.css'
import { texts } from './texts.ts'

/** A language of letters. */
type Language = NonNullable<Wishes['language']>

interface TranslationNoticeProps {
  /** The language of the profile's text. */
  profile: Language
  /** The language of the letter. */
  letter: Language
  onUse: (language: Language) => void
}

/** Says before the built-in writer writes that it does not translate the profile, and offers the profile's language. */
export function TranslationNotice({ profile, letter, onUse }: TranslationNoticeProps) {
  const own = texts.wishes.languages[profile]
  return (
    <div role="status" className={style.notice}>
      <p className={style.title}>{texts.translation.title(own)}</p>
      <div className={style.better}>
        <p>{texts.translation.text(texts.wishes.languages[letter])}</p>
        <Button onClick={() => onUse(profile)}>{texts.translation.use(own)}</Button>
      </div>
    </div>
  )
}
