/** One evidence card: its text, a switch, and its actions. */

import { evidenceLimits, type ListedCard, type Profile, type Project, profileLimits } from '@gigbell/contract'
import { Button, Switch, Textarea } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldError, messageOf } from '../../api.ts'
import style from './EvidenceItem.module.css'
import { type CardChange, useChangeCardMutation, useDeleteFactMutation } from './evidenceApi.ts'
import { projectFromCard } from './projects.ts'
import { texts } from './texts.ts'

const { evidence: text } = texts

interface EvidenceItemProps {
  profile: Profile
  card: ListedCard
  /** Opens the profile's form with a project. */
  onProject: (project: Project) => void
}

/** Changes are shown at once; a failed one is reverted and explained below the card. */
export function EvidenceItem({ profile, card, onProject }: EvidenceItemProps) {
  const [send, { error: refusal, reset }] = useChangeCardMutation()
  const [remove, deletion] = useDeleteFactMutation()
  const error = refusal ?? deletion.error
  const [correction, setCorrection] = useState<string>()
  const editButton = useRef<HTMLButtonElement>(null)
  const words = useId()
  const canBeProject = card.kind === 'work' && profile.projects.length < profileLimits.projects

  const change = (values: CardChange) => send({ profile: profile.id, card: card.id, change: values })

  function close() {
    flushSync(() => setCorrection(undefined))
    editButton.current?.focus()
  }

  /** Saves the correction. A failed one is opened again, so that it is not lost. */
  async function correct(entered: string) {
    const corrected = entered.trim()
    close()
    if (corrected === '' || corrected === card.text) return reset()
    const answer = await change({ text: corrected })
    if (answer.error) setCorrection(entered)
  }

  return (
    <div className={style.card} data-off={card.off || undefined}>
      <div className={style.main}>
        {correction === undefined ? (
          <CardWords id={words} card={card} />
        ) : (
          <CorrectionForm
            value={correction}
            onChange={setCorrection}
            error={fieldError(error, 'text')}
            onSave={() => correct(correction)}
            onCancel={() => {
              reset()
              close()
            }}
          />
        )}
        <Switch
          aria-label={text.use}
          aria-describedby={words}
          checked={!card.off}
          onChange={(event) => change({ off: !event.currentTarget.checked })}
          className={style.switch}
        />
      </div>
      {correction === undefined && (
        <div className={style.actions}>
          <button
            type="button"
            ref={editButton}
            onClick={() => setCorrection(card.text)}
            aria-describedby={words}
          >
            {text.correct}
          </button>
          {card.original !== null && (
            <button
              type="button"
              onClick={() => change({ text: card.original ?? card.text })}
              aria-describedby={words}
            >
              {text.restore}
            </button>
          )}
          {card.confirmed && (
            <button
              type="button"
              onClick={() => remove({ profile: profile.id, card: card.id })}
              disabled={deletion.isLoading}
              aria-describedby={words}
            >
              {text.delete}
            </button>
          )}
          {canBeProject && (
            <button type="button" onClick={() => onProject(projectFromCard(card))} aria-describedby={words}>
              {text.makeProject}
            </button>
          )}
        </div>
      )}
      <p role="alert" className={style.error} hidden={!error}>
        {error && messageOf(error, text.changeFailed)}
      </p>
    </div>
  )
}

/** The text of the card, with what the profile says where the text was corrected. */
function CardWords({ id, card }: { id: string; card: ListedCard }) {
  return (
    <div className={style.words}>
      <p id={id} dir="auto">
        {card.text}
      </p>
      {card.url !== null && !card.text.includes(card.url) && (
        <p className={style.quiet} dir="auto">
          {card.url}
        </p>
      )}
      {card.original !== null && (
        <p className={style.quiet} dir="auto">
          {text.corrected(card.original)}
        </p>
      )}
      {card.confirmed && <p className={style.quiet}>{text.confirmed}</p>}
      {card.off && <p className={style.quiet}>{text.off}</p>}
    </div>
  )
}

interface CorrectionFormProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  onSave: () => void
  onCancel: () => void
}

/** The field for a corrected text. Escape cancels, and Enter saves. */
function CorrectionForm({ value, onChange, error, onSave, onCancel }: CorrectionFormProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onSave()
  }
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Textarea
        aria-label={text.correction}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={evidenceLimits.text}
        rows={2}
        error={error}
        autoFocus
        classNames={{ input: style.field }}
      />
      <div className={style.buttons}>
        <Button type="submit" variant="filled">
          {text.save}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
