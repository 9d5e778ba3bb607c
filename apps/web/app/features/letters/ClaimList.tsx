import type { Claim } from '@gigbell/contract'
import style from './BriefPanel.module.css'
import { ClaimActions } from './ClaimActions.tsx'
import { texts } from './texts.ts'
import type { LetterChanges } from './useLetterChanges.ts'

/** The id of the list, which the letter links to. */
export const CLAIMS_ID = 'to-check'

interface ClaimListProps {
  claims: Claim[]
  /** The quotes are shown; beside the letter, where they are underlined, they would only repeat it. */
  hasQuotes: boolean
  busy: boolean
  changes: LetterChanges
}

/** The claims of the letter that the profile doesn't support, each with its reason and what can be done. */
export function ClaimList({ claims, hasQuotes, busy, changes }: ClaimListProps) {
  return (
    <div id={CLAIMS_ID} tabIndex={-1} className={style.part}>
      <h3 className={style.partTitle}>{texts.findings.title}</h3>
      <p className={style.quiet}>{texts.findings.text}</p>
      <ul className={style.list}>
        {claims.map((claim) => (
          <li key={claim.quote}>
            <p>{claim.why}</p>
            {hasQuotes && (
              <blockquote className={style.quote} dir="auto">
                {claim.quote}
              </blockquote>
            )}
            <ClaimActions claim={claim} busy={busy} changes={changes} />
          </li>
        ))}
      </ul>
    </div>
  )
}
