import type { Claim } from '@gigbell/contract'
import { Button } from '@mantine/core'
import style from './ClaimActions.module.css'
import { texts } from './texts.ts'
import type { LetterChanges } from './useLetterChanges.ts'

interface ClaimActionsProps {
  claim: Claim
  busy: boolean
  changes: LetterChanges
}

/** Removes an unsupported claim, or confirms it, which stores it in the profile. */
export function ClaimActions({ claim, busy, changes }: ClaimActionsProps) {
  const saving = changes.saving?.what === claim.quote ? changes.saving.state : undefined
  return (
    <div className={style.actions}>
      <Button
        onClick={() => changes.remove(claim)}
        disabled={busy}
        aria-label={texts.findings.removeQuote(claim.quote)}
      >
        {texts.findings.remove}
      </Button>
      <Button
        onClick={() => changes.confirm(claim)}
        loading={saving === 'busy'}
        disabled={busy}
        aria-label={texts.findings.isTrueQuote(claim.quote)}
      >
        {texts.findings.isTrue}
      </Button>
      <p role="alert" className={style.failed} hidden={saving !== 'failed'}>
        {saving === 'failed' && texts.findings.confirmFailed}
      </p>
    </div>
  )
}
