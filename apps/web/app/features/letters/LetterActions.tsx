/** The row under the letter: Rewrite · Edit · Copy · Apply on; while it is edited Save and Cancel. */

import { Button } from '@mantine/core'
import { type MouseEvent, useRef, useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { copyText } from '../../components/clipboard.ts'
import { FixedWidthLabel } from '../../components/FixedWidthLabel.tsx'
import { CloseIcon, EditIcon, ExternalIcon, RewriteIcon } from '../../components/icons.tsx'
import { jobTexts } from '../jobs/index.ts'
import style from './LetterActions.module.css'
import { texts } from './texts.ts'
import type { Writing } from './useLetter.ts'

interface LetterActionsProps {
  text: string
  writing: Writing | null
  editing: boolean
  /** False without a profile to rewrite from. */
  canRewrite: boolean
  /** The post's address and the name of its marketplace; absent where the post has none. */
  apply: { url: string; name: string } | undefined
  onRewrite: () => void
  onStop: () => void
  onEdit: () => void
  onSave: () => void
  onCancel: () => void
  /** The letter as it is now has been copied. */
  onCopied: () => void
}

/** Nothing is ever submitted from here: applying opens the post, with the letter in the clipboard. */
export function LetterActions(props: LetterActionsProps) {
  const { text, writing, editing, apply } = props
  const [copyFailed, setCopyFailed] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const busy = writing !== null
  const word =
    writing === 'generating'
      ? texts.generator.generating
      : writing
        ? texts.generator.rewriting
        : texts.generator.rewrite

  function noteCopy(copied: boolean) {
    setCopyFailed(!copied)
    if (copied) props.onCopied()
  }
  function stopEditing(how: () => void) {
    how()
    // The two buttons go; the one that brought them is where the person left off.
    setTimeout(() => editButton.current?.focus())
  }

  if (editing) {
    return (
      <div className={style.row} data-two>
        <Button variant="filled" onClick={() => stopEditing(props.onSave)} disabled={text.trim() === ''}>
          {texts.generator.save}
        </Button>
        <Button onClick={() => stopEditing(props.onCancel)}>{texts.generator.cancel}</Button>
      </div>
    )
  }
  return (
    <>
      <div className={style.row}>
        <Button onClick={props.onRewrite} disabled={busy || !props.canRewrite} leftSection={<RewriteIcon />}>
          <FixedWidthLabel
            labels={[texts.generator.rewrite, texts.generator.generating, texts.generator.rewriting]}
            current={word}
          />
        </Button>
        {busy ? (
          <Button onClick={props.onStop} leftSection={<CloseIcon />}>
            <FixedWidthLabel
              labels={[texts.generator.stop, texts.generator.edit]}
              current={texts.generator.stop}
            />
          </Button>
        ) : (
          <Button onClick={props.onEdit} leftSection={<EditIcon />} ref={editButton}>
            <FixedWidthLabel
              labels={[texts.generator.stop, texts.generator.edit]}
              current={texts.generator.edit}
            />
          </Button>
        )}
        <CopyButton text={text} disabled={busy} onCopied={noteCopy} />
        {apply && <ApplyLink {...apply} text={text} disabled={busy} onCopied={noteCopy} />}
      </div>
      <p role="alert" className={style.failed} hidden={!copyFailed}>
        {copyFailed && texts.generator.copyFailed}
      </p>
    </>
  )
}

interface ApplyLinkProps {
  url: string
  name: string
  text: string
  disabled: boolean
  onCopied: (copied: boolean) => void
}

/** Copies the letter, then opens the post in a new tab, also when copying failed. */
function ApplyLink({ url, name, text, disabled, onCopied }: ApplyLinkProps) {
  const label = `${jobTexts.details.applyOn} ${name}`
  if (disabled) {
    return (
      <Button variant="next" disabled rightSection={<ExternalIcon />}>
        {label}
      </Button>
    )
  }

  async function press(event: MouseEvent) {
    // First the letter: a tab that opens takes the focus away, and browsers copy for the focused page only.
    event.preventDefault()
    onCopied(await copyText(text))
    window.open(url, '_blank', 'noopener,noreferrer')
  }

  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="next"
      onClick={press}
      rightSection={<ExternalIcon />}
    >
      {label}
    </Button>
  )
}
