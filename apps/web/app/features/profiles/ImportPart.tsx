/** Fills in the profile form from a pasted text: the server proposes parts, and the person selects those to add. */

import { importLimit } from '@gigbell/contract'
import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { fieldError, messageOf } from '../../api.ts'
import { CheckboxList, CheckboxRow } from '../../components/CheckboxList.tsx'
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx'
import { Disclosure } from '../../components/Disclosure.tsx'
import { FormResult } from '../../components/FormResult.tsx'
import { useImportProfileMutation } from './api.ts'
import type { ProfileForm } from './form.ts'
import style from './ImportPart.module.css'
import { applyParts, findNewParts, type ImportedPart } from './importedParts.ts'
import { texts } from './texts.ts'

const { imported: text } = texts

interface ImportPartProps {
  form: ProfileForm
  onChange: (step: (form: ProfileForm) => ProfileForm) => void
  /** The label of the button that saves the form. */
  submit: string
}

/** The part of the form: first the pasted text, then its proposals. Nothing is stored until the profile is saved. */
export function ImportPart({ form, onChange, submit }: ImportPartProps) {
  const [isOpen, setOpen] = useState(false)
  const [pasted, setPasted] = useState('')
  const [parts, setParts] = useState<ImportedPart[]>()
  const [added, setAdded] = useState<number>()
  const [read, { isLoading, error }] = useImportProfileMutation()
  const field = useRef<HTMLTextAreaElement>(null)

  async function propose() {
    if (isLoading) return
    if (pasted.trim() === '') return field.current?.focus()
    setAdded(undefined)
    const answer = await read(pasted)
    if (answer.data) setParts(findNewParts(form, answer.data))
  }

  function add(chosen: ImportedPart[]) {
    onChange((before) => applyParts(before, chosen))
    setParts(undefined)
    setPasted('')
    setAdded(chosen.length)
  }

  return (
    <Disclosure summary={text.title} open={isOpen} onToggle={setOpen}>
      <div className={style.import}>
        {added !== undefined && (
          <FormResult>
            <p>{text.added(added, submit)}</p>
          </FormResult>
        )}
        {parts && parts.length > 0 ? (
          <Proposals parts={parts} onAdd={add} onBack={() => setParts(undefined)} />
        ) : (
          <>
            <Textarea
              ref={field}
              label={text.label}
              description={text.hint}
              rows={5}
              maxLength={importLimit}
              value={pasted}
              onChange={(event) => setPasted(event.currentTarget.value)}
              readOnly={isLoading}
              error={fieldError(error, 'text')}
              classNames={{ input: style.text }}
            />
            <p
              role="alert"
              className={style.error}
              hidden={!error || fieldError(error, 'text') !== undefined}
            >
              {error && messageOf(error, text.failed)}
            </p>
            {parts && (
              <p role="status" className={style.quiet}>
                {text.nothing}
              </p>
            )}
            <Button onClick={propose} loading={isLoading} className={style.start}>
              {text.read}
            </Button>
          </>
        )}
      </div>
    </Disclosure>
  )
}

interface ProposalsProps {
  parts: ImportedPart[]
  onAdd: (parts: ImportedPart[]) => void
  onBack: () => void
}

/** The proposals with their values. What would replace a text of the form is not selected at first. */
function Proposals({ parts, onAdd, onBack }: ProposalsProps) {
  const [chosen, setChosen] = useState(() =>
    parts.filter(({ replaces }) => replaces === undefined).map(({ id }) => id),
  )
  const start = useRef<HTMLParagraphElement>(null)
  const inGroup = (group: ImportedPart['group']) => parts.filter((part) => part.group === group)
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))

  // The button that had the focus is gone.
  useEffect(() => start.current?.focus(), [])

  /** The short parts of a group, as a group of boxes. */
  const boxes = (group: 'skills' | 'languages', legend: string) => {
    const own = inGroup(group)
    return (
      own.length > 0 && (
        <ChoiceGroup
          legend={legend}
          kind="checkbox"
          name={`imported ${group}`}
          options={own.map(({ id, value }) => ({ value: id, label: value }))}
          value={chosen}
          onChange={setChosen}
        />
      )
    )
  }

  return (
    <div className={style.proposals}>
      <p ref={start} tabIndex={-1} className={style.found}>
        {text.found}
      </p>
      <CheckboxList>
        {[...inGroup('text'), ...inGroup('projects')].map((part) => (
          <CheckboxRow key={part.id} checked={chosen.includes(part.id)} onToggle={() => toggle(part.id)}>
            <Proposal part={part} />
          </CheckboxRow>
        ))}
      </CheckboxList>
      {boxes('skills', texts.fields.skills)}
      {boxes('languages', texts.fields.languages)}
      <div className={style.actions}>
        <Button
          variant="filled"
          disabled={chosen.length === 0}
          onClick={() => onAdd(parts.filter(({ id }) => chosen.includes(id)))}
        >
          {text.add(chosen.length)}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </div>
  )
}

/** One proposal: the field's name, the proposed text and the text that it would replace. */
const Proposal = ({ part }: { part: ImportedPart }) => (
  <>
    <strong>{part.label ?? text.project}</strong>
    <span className={style.value} dir="auto">
      {part.value}
    </span>
    {part.replaces !== undefined && (
      <span className={style.replaces} dir="auto">
        {text.replaces(part.replaces)}
      </span>
    )}
  </>
)
