/** The generator's state for one job, stored until the session ends. */
import type { Claim, Trap, WrittenLetter } from '@gigbell/contract'

/** A letter with its findings. `text` includes the person's edits. */
export interface Letter {
  text: string
  writer: WrittenLetter['writer']
  model: string
  traps: Trap[]
  unsupported: Claim[]
}

/**
 * `step` moves from form to letter after the first successful generation, and back to change the form. `editing` is
 * the text being edited.
 */
export interface LetterDraft {
  step: 'form' | 'letter'
  profile: string
  model: string
  extraInformation: string
  letter: Letter | null
  /** The letter that the last rewrite replaced. Drafts are stored with this name. */
  before: Letter | null
  editing: string | null
  /** Whether the current letter was copied; absent without a letter and in drafts of older versions. */
  copied?: boolean
}

/** The draft before anything was entered. */
export const emptyDraft: LetterDraft = {
  step: 'form',
  profile: '',
  model: '',
  extraInformation: '',
  letter: null,
  before: null,
  editing: null,
}

/** Converts the server's answer to a letter. */
export const toLetter = ({ data, writer, model, traps, unsupported }: WrittenLetter): Letter => ({
  text: data,
  writer,
  model,
  traps: traps ?? [],
  unsupported: unsupported ?? [],
})

/** Replaces the letter by a new one; the old one can be restored. */
export const addLetter = (draft: LetterDraft, letter: Letter): LetterDraft => ({
  ...draft,
  step: 'letter',
  letter,
  before: draft.letter,
  editing: null,
  copied: false,
})

/** Swaps the current and the previous letter. */
export const swapLetters = (draft: LetterDraft): LetterDraft =>
  draft.before
    ? { ...draft, letter: draft.before, before: draft.letter, editing: null, copied: false }
    : draft

/** Saves the text being edited, unless it is empty. */
export function saveEdit(draft: LetterDraft): LetterDraft {
  const text = draft.editing?.trim()
  if (!draft.letter || !text) return { ...draft, editing: null }
  const edited = draft.editing ?? text
  const copied = draft.letter.text === edited ? draft.copied : false
  return { ...draft, letter: { ...draft.letter, text: edited }, editing: null, copied }
}

/** Returns whether a stored value is a draft; other versions of the app may have written it. */
export function isLetterDraft(value: unknown): value is LetterDraft {
  const draft = value as LetterDraft | null
  return (
    typeof draft === 'object' &&
    draft !== null &&
    (draft.step === 'form' || (draft.step === 'letter' && draft.letter !== null)) &&
    [draft.profile, draft.model, draft.extraInformation].every((text) => typeof text === 'string') &&
    (draft.editing === null || typeof draft.editing === 'string') &&
    (draft.copied === undefined || typeof draft.copied === 'boolean') &&
    [draft.letter, draft.before].every((letter) => letter === null || isLetter(letter))
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
