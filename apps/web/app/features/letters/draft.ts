/** The generator's state for one job, stored until the session ends. */
import type { AnsweredAsk, Claim, Note, SentenceEvidence, Trap, WrittenLetter } from '@gigbell/contract'

/** What a check found in a text. `text` is the text that was checked; null asks for a new check. */
export interface Findings {
  text: string | null
  asks: AnsweredAsk[]
  evidence: SentenceEvidence[]
}

/**
 * A letter with its findings. `text` includes the person's edits; `saved` is the text that the server is known to have,
 * under `id`, and `sent` has the texts that it may have. The three are absent in drafts of older versions.
 */
export interface Letter {
  id?: string
  saved?: string
  sent?: string[]
  text: string
  writer: WrittenLetter['writer']
  model: string
  traps: Trap[]
  unsupported: Claim[]
  /** Absent in drafts of older versions. */
  findings?: Findings
}

/** The person's wishes for the letter; a field that is absent was not chosen. `obey` has ids of asks. */
export interface Wishes {
  tone?: 'plain' | 'warm' | 'formal'
  length?: 'short' | 'medium' | 'long'
  language?: 'en' | 'es' | 'fr' | 'de'
  obey: string[]
}

/** The person's answer to an ask that the profile can't answer. */
export interface OwnAnswer {
  text: string
  /** Whether it was put into the letter. */
  used: boolean
  /** Whether the profile keeps it. */
  saved: boolean
}

/**
 * `step` moves from form to letter after the first successful generation, and back to change the form. `editing` is
 * the text being edited. The optional fields are absent in drafts of older versions.
 */
export interface LetterDraft {
  step: 'form' | 'letter'
  /** The id of the profile that the person chose, or that the letter was written from; '' without a choice. */
  profile: string
  /** The person deselected the profile, so none is chosen for them. */
  noProfile?: boolean
  model: string
  extraInformation: string
  letter: Letter | null
  /** The letter that the last rewrite replaced. Drafts are stored with this name. */
  before: Letter | null
  editing: string | null
  /** Whether the current letter was copied; absent without a letter. */
  copied?: boolean
  wishes?: Wishes
  /** The ids of the works of the profile that the person chose for the letter, in this order. */
  works?: string[]
  /** The notes whose kind the person changed. */
  notes?: Note[]
  /** The person's own answers by the ids of the asks. */
  answers?: Record<string, OwnAnswer>
}

/** The wishes of a person who chose nothing. */
export const noWishes: Wishes = { obey: [] }

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
export const toLetter = ({
  data,
  letterId,
  writer,
  model,
  traps,
  unsupported,
  asks,
  evidence,
}: WrittenLetter): Letter => ({
  id: letterId,
  saved: data,
  text: data,
  writer,
  model,
  traps: traps ?? [],
  unsupported: unsupported ?? [],
  findings: { text: data, asks: asks ?? [], evidence: evidence ?? [] },
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

/** Changes the profile; '' deselects it. The chosen works are those of the profile before. */
export const changeProfile = (draft: LetterDraft, id: string): LetterDraft =>
  dropFindings({ ...draft, profile: id, noProfile: id === '', works: [] })

/** Swaps the current and the previous letter. A rewrite is stored in the same entry, which has one text. */
export function swapLetters(draft: LetterDraft): LetterDraft {
  const { letter, before } = draft
  if (!before) return draft
  const restored =
    letter?.id && letter.id === before.id ? { ...before, saved: letter.saved, sent: letter.sent } : before
  return { ...draft, letter: restored, before: letter, editing: null, copied: false }
}

/** Notes the text that the server has of a letter, and the texts that were sent without an answer. */
export function markSaved(draft: LetterDraft, id: string, saved: string, sent: string[]): LetterDraft {
  const { letter } = draft
  if (letter?.id !== id) return draft
  const { sent: before = [] } = letter
  const isSame =
    letter.saved === saved && before.length === sent.length && before.every((text, at) => text === sent[at])
  return isSame ? draft : { ...draft, letter: { ...letter, saved, sent } }
}

/** Saves the text being edited, unless it is empty. */
export function saveEdit(draft: LetterDraft): LetterDraft {
  const text = draft.editing?.trim()
  if (!draft.letter || !text) return { ...draft, editing: null }
  const edited = draft.editing ?? text
  const copied = draft.letter.text === edited ? draft.copied : false
  return { ...draft, letter: { ...draft.letter, text: edited }, editing: null, copied }
}

/** Returns the text as the person sees it: the one being edited, or the letter's. */
export const currentText = ({ editing, letter }: LetterDraft): string => editing ?? letter?.text ?? ''

/** Replaces the current text; while it is edited, the change is part of the edit. */
export function changeText(draft: LetterDraft, text: string): LetterDraft {
  if (!draft.letter || text === currentText(draft)) return draft
  if (draft.editing !== null) return { ...draft, editing: text }
  return { ...draft, letter: { ...draft.letter, text }, copied: false }
}

/** Stores what a check found in the letter's present text; findings of another text are dropped. */
export function addFindings(
  draft: LetterDraft,
  { unsupported, ...findings }: Findings & { unsupported: Claim[] },
): LetterDraft {
  if (draft.letter?.text !== findings.text) return draft
  return { ...draft, letter: { ...draft.letter, unsupported, findings } }
}

/** Asks for a new check of the letter: what its sentences are compared with has changed. */
export function dropFindings(draft: LetterDraft): LetterDraft {
  const findings = draft.letter?.findings
  return draft.letter && findings
    ? { ...draft, letter: { ...draft.letter, findings: { ...findings, text: null } } }
    : draft
}
