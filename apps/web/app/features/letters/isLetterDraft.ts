/** Validates stored drafts: other versions of the app, other scripts and people can write to the browser's storage too. */
import { isRecord } from '../../storage.ts'
import type { Letter, LetterDraft } from './draft.ts'

/** Returns whether a stored value is a draft. */
export function isLetterDraft(value: unknown): value is LetterDraft {
  if (!isRecord(value)) return false
  const draft = value as Partial<LetterDraft>
  return (
    (draft.step === 'form' || (draft.step === 'letter' && draft.letter !== null)) &&
    hasTexts(draft, 'profile', 'model', 'extraInformation') &&
    (draft.editing === null || typeof draft.editing === 'string') &&
    [draft.copied, draft.noProfile].every((flag) => flag === undefined || typeof flag === 'boolean') &&
    [draft.letter, draft.before].every((letter) => letter === null || isLetter(letter)) &&
    (draft.wishes === undefined || isWishes(draft.wishes)) &&
    (draft.works === undefined || isTexts(draft.works)) &&
    (draft.notes === undefined || isList(draft.notes, 'quote', 'kind')) &&
    (draft.answers === undefined || isAnswers(draft.answers))
  )
}

function isLetter(value: unknown): value is Letter {
  if (!isRecord(value)) return false
  const letter = value as Partial<Letter>
  return (
    hasTexts(letter, 'text', 'model') &&
    [letter.id, letter.saved].every((text) => text === undefined || typeof text === 'string') &&
    (letter.sent === undefined || isTexts(letter.sent)) &&
    (letter.writer === 'built-in' || letter.writer === 'model') &&
    isList(letter.traps, 'quote', 'asks') &&
    isList(letter.unsupported, 'quote', 'why') &&
    (letter.findings === undefined || isFindings(letter.findings))
  )
}

const isFindings = (value: unknown) =>
  isRecord(value) &&
  (value.text === null || typeof value.text === 'string') &&
  isList(value.asks, 'id', 'kind', 'quote', 'asks') &&
  isList(value.evidence, 'quote', 'from')

const isWishes = (value: unknown) =>
  isRecord(value) &&
  isTexts(value.obey) &&
  [value.tone, value.length, value.language].every((one) => one === undefined || typeof one === 'string')

const isAnswers = (value: unknown) =>
  isRecord(value) && Object.values(value).every((answer) => hasTexts(answer, 'text'))

const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')

const isList = (value: unknown, ...keys: string[]) =>
  Array.isArray(value) && value.every((one) => hasTexts(one, ...keys))

const hasTexts = (value: unknown, ...keys: string[]) =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string')
