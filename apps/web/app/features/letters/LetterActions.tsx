/** The actions below the letter: Rewrite, Edit, Copy and Apply; while editing Save and Cancel. */

import { Button } from '@mantine/core'
import { type MouseEvent, useRef, useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { copyText } from '../../components/clipboard.ts'
import { FixedWidthLabel } from '../../components/FixedWidthLabel.tsx'
import { CloseIcon, EditIcon, ExternalIcon, RewriteIcon } from '../../components/icons.ts'
import { openHandlers } from '../../components/openHandlers.ts'
import { jobTexts } from '../jobs/index.ts'
import style from './LetterActions.module.css'
import { texts } from './texts.ts'
import type { Writing } from './useLetter.ts'

interface LetterActionsProps {
  text: string
  writing: Writing | null
  editing: boolean
  /** Rewriting needs a profile. */
  canRewrite: boolean
  /** The post's address and its marketplace; absent when the post has no link. */
  apply: { url: string; name: string; onOpen: () => void } | undefined
  onRewrite: () => void
  onStop: () => void
  onEdit: () => void
  onSave: () => void
  onCancel: () => void
  /** Called when the current letter was copied. */
  onCopied: () => void
}

/** The row of actions. Applying only copies the letter and opens the post; nothing is submitted. */
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
    // Save and Cancel disappear; the Edit button gets the focus back.
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
        <Button
          onClick={props.onRewrite}
          disabled={busy || !props.canRewrite}
          leftSection={<RewriteIcon />}
          title={texts.generator.anotherAngle}
        >
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
  onOpen: () => void
  text: string
  disabled: boolean
  onCopied: (copied: boolean) => void
}

/** Copies the letter, then opens the post in a new tab, even if copying failed. */
function ApplyLink({ url, name, onOpen, text, disabled, onCopied }: ApplyLinkProps) {
  const label = `${jobTexts.details.applyOn} ${name}`
  if (disabled) {
    return (
      <Button variant="next" disabled rightSection={<ExternalIcon />}>
        {label}
      </Button>
    )
  }

  async function press(event: MouseEvent) {
    // Copies first: the new tab takes the focus, and browsers copy only for the focused page.
    event.preventDefault()
    onOpen()
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
      {...openHandlers(onOpen)}
      onClick={press}
      rightSection={<ExternalIcon />}
    >
      {label}
    </Button>
  )
}
