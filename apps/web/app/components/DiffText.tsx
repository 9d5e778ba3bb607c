import { VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import style from './DiffText.module.css'
import { sharedTexts } from './texts.ts'
import { diffWords } from './wordDiff.ts'

interface DiffTextProps {
  before: string
  after: string
}

/** A text with the words that were added and removed since the one before. */
export function DiffText({ before, after }: DiffTextProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after])
  return (
    <div className={style.paper} dir="auto">
      {parts.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        if (kind === 'same') return <span key={at}>{text}</span>
        const Mark = kind === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          <Mark key={at} className={style[kind]}>
            <VisuallyHidden>{sharedTexts.diff[kind]} </VisuallyHidden>
            {text}
          </Mark>
        )
      })}
    </div>
  )
}
