import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { copyText } from './clipboard.ts'
import { FixedWidthLabel } from './FixedWidthLabel.tsx'
import { CheckIcon, CopyIcon } from './icons.ts'
import { sharedTexts } from './texts.ts'

/** How long 'Copied!' is shown, in milliseconds (spec §9). */
const COPIED_FOR = 2000

interface CopyButtonProps {
  text: string
  /** The label of the button. */
  label?: string
  /** Styles the button as the primary action. */
  isNext?: boolean
  disabled?: boolean
  /** Called with whether copying worked. */
  onCopied: (copied: boolean) => void
}

/** Copies a text; its label reads 'Copied!' for two seconds. */
export function CopyButton({
  text,
  label = sharedTexts.copyButton.copy,
  isNext,
  disabled,
  onCopied,
}: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState(0)
  const copied = copiedAt > 0

  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    const succeeded = await copyText(text)
    setCopiedAt(succeeded ? Date.now() : 0)
    onCopied(succeeded)
  }

  return (
    <Button
      variant={isNext ? 'next' : 'default'}
      onClick={copy}
      disabled={disabled}
      leftSection={copied ? <CheckIcon /> : <CopyIcon />}
      aria-live="polite"
    >
      <FixedWidthLabel
        labels={[label, sharedTexts.copyButton.copied]}
        current={copied ? sharedTexts.copyButton.copied : label}
      />
    </Button>
  )
}
