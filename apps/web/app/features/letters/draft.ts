/** What stands on the generator's desk for one job, as it is kept until the session ends. */
import type { Claim, Trap, WrittenLetter } from '@gigbell/contract'

/** A letter with what was found out about it. `text` is what the person made of it. */
export interface Letter {
  text: string
  writer: WrittenLetter['writer']
  model: string
  traps: Trap[]
  unsupported: Claim[]
}

/**
 * `step` moves from form to letter after the first successful generation, and back when the person wants to
 * change what it is written from. `editing` is the text being edited, `before` the letter that a rewrite replaced.
 */
export interface LetterDraft {
  step: 'form' | 'letter'
  profile: string
  model: string
  extraInformation: string
  letter: Letter | null
  previous: Letter | null
  editing: string | null
  /** Whether the letter as it is now was copied; absent where there is none, and in what was kept before this. */
  copied?: boolean
}

/** The desk before anything was entered. */
export const emptyDraft: LetterDraft = {
  step: 'form',
  profile: '',
  model: '',
  extraInformation: '',
  letter: null,
  previous: null,
  editing: null,
}

/** The letter as it lies on the desk after it was written. */
export const toLetter = ({ data, writer, model, traps, unsupported }: WrittenLetter): Letter => ({
  text: data,
  writer,
  model,
  traps: traps ?? [],
  unsupported: unsupported ?? [],
})

/** A new letter takes the place of the old one, which can be brought back. */
export const addLetter = (draft: LetterDraft, letter: Letter): LetterDraft => ({
  ...draft,
  step: 'letter',
  letter,
  previous: draft.letter,
  editing: null,
  copied: false,
})

/** The letter before and the letter now change places. */
export const swapLetters = (draft: LetterDraft): LetterDraft =>
  draft.previous
    ? { ...draft, letter: draft.previous, previous: draft.letter, editing: null, copied: false }
    : draft

/** Commits the text being edited. One without a word is not taken: there would be nothing to send. */
export function saveEdit(draft: LetterDraft): LetterDraft {
  const text = draft.editing?.trim()
  if (!draft.letter || !text) return { ...draft, editing: null }
  const edited = draft.editing ?? text
  const copied = draft.letter.text === edited ? draft.copied : false
  return { ...draft, letter: { ...draft.letter, text: edited }, editing: null, copied }
}

/** True for what was kept of a desk; older versions and other programs write there too. */
export function isLetterDraft(value: unknown): value is LetterDraft {
  const draft = value as LetterDraft | null
  return (
    typeof draft === 'object' &&
    draft !== null &&
    (draft.step === 'form' || (draft.step === 'letter' && draft.letter !== null)) &&
    [draft.profile, draft.model, draft.extraInformation].every((text) => typeof text === 'string') &&
    (draft.editing === null || typeof draft.editing === 'string') &&
    (draft.copied === undefined || typeof draft.copied === 'boolean') &&
    [draft.letter, draft.previous].every((letter) => letter === null || isLetter(letter))
  )
}

function isLetter(value: unknown): value is Letter {
  const letter = value as Letter | null
  return (
    typeof letter?.text === 'string' &&
    typeof letter.model === 'string' &&
    (letter.writer === 'built-in' || letter.writer === 'model') &&
    Array.isArray(letter.traps) &&
    letter.traps.every((trap) => typeof trap?.quote === 'string' && typeof trap.asks === 'string') &&
    Array.isArray(letter.unsupported) &&
    letter.unsupported.every((claim) => typeof claim?.quote === 'string' && typeof claim.why === 'string')
  )
}
