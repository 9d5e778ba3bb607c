/** The fields of a letter beside its text, as they are typed: note, reminder, bid and connects. */
import { type Letter, rateUnits } from '@gigbell/contract'
import { isRecord } from '../../../storage.ts'
import type { Fields } from './useFieldChange.ts'

/** The values of the form. `remindAt` is the local time of a `datetime-local` field; empty texts mean none. */
export interface LetterFields {
  note: string
  remindAt: string
  amount: string
  currency: string
  per: (typeof rateUnits)[number]
  connects: string
}

/** The changed values, and the letter that they were typed to; null while nothing is changed. */
export interface FieldsDraft {
  begun: Letter | null
  values: LetterFields | null
}

export const noFieldsDraft: FieldsDraft = { begun: null, values: null }

/** Returns the stored values of a letter as they are typed. */
export const toFields = ({ note, remind_at, bid, connects }: Letter): LetterFields => ({
  note,
  remindAt: remind_at === null ? '' : toLocalTime(remind_at),
  amount: bid === null ? '' : String(bid.amount),
  currency: bid?.currency ?? 'USD',
  per: bid?.per ?? 'project',
  connects: connects === null ? '' : String(connects),
})

/** Returns whether the amount is empty or a positive sum with at most two decimals. */
export const isValidAmount = (amount: string) =>
  amount.trim() === '' || (/^\d{1,9}(\.\d{1,2})?$/.test(amount.trim()) && Number(amount) > 0)

/** Returns whether the number of connects is empty or a whole number. */
export const isValidCount = (count: string) => /^\d{0,5}$/.test(count.trim())

/** Returns the fields whose typed values differ from those of the letter they were typed to. */
export function changedFields(begun: Letter, values: LetterFields): Fields {
  const stored = toFields(begun)
  const differs = (...names: (keyof LetterFields)[]) =>
    names.some((name) => values[name].trim() !== stored[name].trim())
  const amount = values.amount.trim()
  const isBidChanged = amount === '' ? stored.amount !== '' : differs('amount', 'currency', 'per')
  return {
    ...(differs('note') && { note: values.note }),
    ...(differs('remindAt') && {
      remind_at: values.remindAt === '' ? null : new Date(values.remindAt).toISOString(),
    }),
    ...(isBidChanged && {
      bid: amount === '' ? null : { amount: Number(amount), currency: values.currency, per: values.per },
    }),
    ...(differs('connects') && {
      connects: values.connects.trim() === '' ? null : Number(values.connects),
    }),
  }
}

/** Formats a time as the value of a `datetime-local` field, in the person's time zone. */
export function toLocalTime(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Validates a draft that was read from the browser's storage. */
export function isFieldsDraft(value: unknown): value is FieldsDraft {
  if (!isRecord(value)) return false
  const { begun, values } = value
  if (begun === null && values === null) return true
  return (
    isRecord(begun) &&
    typeof begun.id === 'string' &&
    typeof begun.note === 'string' &&
    Number.isInteger(begun.version) &&
    isRecord(values) &&
    rateUnits.some((unit) => unit === values.per) &&
    ['note', 'remindAt', 'amount', 'currency', 'connects'].every((name) => typeof values[name] === 'string')
  )
}
