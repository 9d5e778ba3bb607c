import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { copy } from '../../copy.ts'
import { CheckIcon, CopyIcon } from '../../parts/icons.tsx'
import { SteadyLabel } from '../../parts/SteadyLabel.tsx'
import { copyText } from './clipboard.ts'

/** How long 'Copied!' stands (spec §9). */
const COPIED_FOR = 2000

interface CopyButtonProps {
  text: string
  disabled?: boolean
  /** Told whether it worked. */
  onCopied: (copied: boolean) => void
}

/** Copies the letter; its word becomes 'Copied!' for two seconds, in place. */
export function CopyButton({ text, disabled, onCopied }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState(0)
  const copied = copiedAt > 0

  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function press() {
    const worked = await copyText(text)
    setCopiedAt(worked ? Date.now() : 0)
    onCopied(worked)
  }

  return (
    <Button
      onClick={press}
      disabled={disabled}
      leftSection={copied ? <CheckIcon /> : <CopyIcon />}
      aria-live="polite"
    >
      <SteadyLabel
        words={[copy.letter.copy, copy.letter.copied]}
        now={copied ? copy.letter.copied : copy.letter.copy}
      />
    </Button>
  )
}
