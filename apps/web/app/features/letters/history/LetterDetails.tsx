/** What a person notes about a letter: note, reminder, bid and connects. */

import { type Letter, letterHistoryLimits, rateUnits } from '@gigbell/contract'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../api.ts'
import { useDraft } from '../../../components/useDraft.ts'
import style from './Letter.module.css'
import {
  changedFields,
  isFieldsDraft,
  isValidAmount,
  isValidCount,
  type LetterFields,
  noFieldsDraft,
  toFields,
} from './letterFields.ts'
import { texts } from './texts.ts'
import { type Fields, useFieldChange } from './useFieldChange.ts'

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR']

/**
 * The form. What was typed is kept until it is saved or discarded. It needs the letter's id as `key`.
 */
export function LetterDetails({ letter }: { letter: Letter }) {
  const [draft, change, drop] = useDraft(`letter-fields:${letter.id}`, isFieldsDraft, noFieldsDraft)
  const begun = draft.begun ?? letter
  const values = draft.values ?? toFields(letter)
  const changed = changedFields(begun, values)
  const isChanged = Object.keys(changed).length > 0
  const { save, saving, error } = useFieldChange()
  const [done, setDone] = useState(false)
  const [other, setOther] = useState<Letter>()
  const isInvalid = !isValidAmount(values.amount) || !isValidCount(values.connects)

  function set(part: Partial<LetterFields>) {
    setDone(false)
    change(() => ({ begun, values: { ...values, ...part } }))
  }
  function discard() {
    setOther(undefined)
    drop()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isInvalid || saving || !isChanged) return
    const { saved, newest } = await save(begun, changed)
    setDone(saved)
    setOther(newest)
    // The next try replaces the values that are shown now.
    if (newest) change((before) => ({ ...before, begun: newest }))
    else if (saved) drop()
  }

  return (
    <form className={style.details} onSubmit={submit} noValidate aria-label={texts.details.title}>
      <Textarea
        label={texts.details.note}
        description={texts.details.noteHint}
        dir="auto"
        rows={4}
        maxLength={letterHistoryLimits.note}
        value={values.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={texts.details.remindAt}
        description={texts.details.remindHint}
        value={values.remindAt}
        onChange={(event) => set({ remindAt: event.currentTarget.value })}
      />
      <BidFields values={values} onChange={set} />
      <TextInput
        label={texts.details.connects}
        inputMode="numeric"
        autoComplete="off"
        value={values.connects}
        onChange={(event) => set({ connects: event.currentTarget.value })}
        error={!isValidCount(values.connects) && texts.details.notACount}
      />
      {other && <OtherValues letter={other} changed={changed} />}
      <p role="alert" className={style.error}>
        {error && !other && messageOf(error, texts.details.failed)}
      </p>
      <div className={style.actions}>
        <Button type="submit" disabled={!isChanged} loading={saving}>
          {texts.details.save}
        </Button>
        {isChanged && (
          <Button variant="subtle" onClick={discard}>
            {texts.details.discard}
          </Button>
        )}
        <p role="status" className={style.done}>
          {done && texts.details.saved}
        </p>
      </div>
    </form>
  )
}

interface BidFieldsProps {
  values: LetterFields
  onChange: (part: Partial<LetterFields>) => void
}

function BidFields({ values, onChange }: BidFieldsProps) {
  const { currency } = values
  return (
    <div className={style.bid}>
      <TextInput
        label={texts.details.bid}
        inputMode="decimal"
        autoComplete="off"
        value={values.amount}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
        error={!isValidAmount(values.amount) && texts.details.notANumber}
      />
      <NativeSelect
        label={texts.details.currency}
        data={currencies.includes(currency) ? currencies : [...currencies, currency]}
        value={currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.details.per}
        data={rateUnits.map((unit) => ({ value: unit, label: texts.details.units[unit] }))}
        value={values.per}
        onChange={(event) => onChange({ per: event.currentTarget.value as LetterFields['per'] })}
      />
    </div>
  )
}

/** The values that another session stored in the fields that are changed here. */
function OtherValues({ letter, changed }: { letter: Letter; changed: Fields }) {
  const { note, remindAt, amount, currency, per, connects } = toFields(letter)
  const bid = amount && `${amount} ${currency} / ${texts.details.units[per]}`
  const stored = [
    ['note', texts.details.note, note],
    ['remind_at', texts.details.remindAt, remindAt && new Date(remindAt).toLocaleString('en-US')],
    ['bid', texts.details.bid, bid],
    ['connects', texts.details.connects, connects],
  ] as const
  return (
    <div className={style.conflict} role="alert">
      <p className={style.strong}>{texts.details.changedElsewhere}</p>
      {stored
        .filter(([name]) => name in changed)
        .map(([name, label, value]) => (
          <p key={name} dir="auto" className={style.stored}>
            {label}: {value || texts.details.nothing}
          </p>
        ))}
      <p>{texts.details.changedHint}</p>
    </div>
  )
}
