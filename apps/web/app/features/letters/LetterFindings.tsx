import type { Claim, Trap } from '@gigbell/contract'
import style from './LetterFindings.module.css'
import { texts } from './texts.ts'

interface LetterFindingsProps {
  /** The id that the link above the letter points to. */
  id: string
  traps: Trap[]
  claims: Claim[]
}

/** What to check before sending the letter: instructions hidden in the post, and unsupported claims. */
export function LetterFindings({ id, traps, claims }: LetterFindingsProps) {
  if (traps.length + claims.length === 0) return null
  return (
    <div id={id} tabIndex={-1} className={style.findings}>
      {traps.length > 0 && (
        <section aria-labelledby={`${id}-traps`}>
          <h3 id={`${id}-traps`}>{texts.generator.traps}</h3>
          <p className={style.quiet}>{texts.generator.trapsText}</p>
          <ul className={style.list}>
            {traps.map(({ quote, asks }) => (
              <li key={quote}>
                <p>{asks}</p>
                <blockquote className={style.quote} dir="auto">
                  {quote}
                </blockquote>
              </li>
            ))}
          </ul>
        </section>
      )}
      {claims.length > 0 && (
        <section aria-labelledby={`${id}-claims`}>
          <h3 id={`${id}-claims`}>{texts.generator.claims}</h3>
          <p className={style.quiet}>{texts.generator.claimsText}</p>
          <ul className={style.list}>
            {claims.map(({ quote, why }) => (
              <li key={quote}>
                <p>{why}</p>
                <blockquote className={style.quote} dir="auto">
                  {quote}
                </blockquote>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
