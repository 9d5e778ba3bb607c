import type { Claim } from '@gigbell/contract'
import { Button } from '@mantine/core'
import style from './ClaimActions.module.css'
import { keepFocus } from './keepFocus.ts'
import { texts } from './texts.ts'
import type { LetterChanges } from './useLetterChanges.ts'

interface ClaimActionsProps {
  claim: Claim
  busy: boolean
  changes: LetterChanges
}

/** Removes an unsupported claim, or confirms it, which stores it in the profile. */
export function ClaimActions({ claim, busy, changes }: ClaimActionsProps) {
  const saving = changes.saving?.what === claim.quote ? changes.saving : undefined
  return (
    <div className={style.actions}>
      <Button
        onClick={(event) => {
          const keep = keepFocus(event.currentTarget)
          changes.remove(claim)
          keep()
        }}
        disabled={busy}
        aria-label={texts.findings.removeQuote(claim.quote)}
      >
        {texts.findings.remove}
      </Button>
      <Button
        onClick={(event) => void changes.confirm(claim).then(keepFocus(event.currentTarget))}
        loading={saving !== undefined && saving.failure === undefined}
        disabled={busy}
        aria-label={texts.findings.isTrueQuote(claim.quote)}
      >
        {texts.findings.isTrue}
      </Button>
      <p role="alert" className={style.failed} hidden={!saving?.failure}>
        {saving?.failure}
      </p>
    </div>
  )
}
