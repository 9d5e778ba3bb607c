/** The changes that the checklist and the marks of a letter offer, each at one click. */

import { type Claim, letterLimits } from '@gigbell/contract'
import { useState } from 'react'
import { messageOf } from '../../api.ts'
import { useConfirmFactMutation } from './api.ts'
import { askedWord, type ChecklistItem, wordPlace } from './asks.ts'
import { changeText, currentText, dropFindings, type LetterDraft, type OwnAnswer } from './draft.ts'
import { insertAnswer, insertWord, removeSentence, sentenceAround } from './letterText.ts'
import { changeNote } from './notes.ts'
import { texts } from './texts.ts'

const noAnswer: OwnAnswer = { text: '', used: false, saved: false }

/** The state of a fact that is being stored in the profile. */
export interface Saving {
  /** The id of the ask or the quote of the claim. */
  what: string
  /** Absent while the call is running. */
  failure?: string
}

/** The changes of a letter. */
export type LetterChanges = ReturnType<typeof useLetterChanges>

/** Returns the changes; `profile` is the id of the profile that facts are stored in. */
export function useLetterChanges(
  draft: LetterDraft,
  change: (update: (draft: LetterDraft) => LetterDraft) => void,
  profile: string | undefined,
) {
  const [confirmFact] = useConfirmFactMutation()
  const [saving, setSaving] = useState<Saving | null>(null)
  const [confirmed, setConfirmed] = useState<string[]>([])
  const [last, setLast] = useState<{ before: string; after: string } | null>(null)
  const text = currentText(draft)

  /** Replaces the text in a way that can be undone. */
  function replaceText(after: string) {
    setLast({ before: text, after })
    change((before) => changeText(before, after))
  }

  /** Stores a fact in the profile and checks the letter again; returns whether it was stored. */
  async function store(what: string, fact: string): Promise<boolean> {
    if (!profile) return false
    setSaving({ what })
    const { error } = await confirmFact({ profile, text: fact })
    setSaving(error ? { what, failure: messageOf(error, texts.findings.confirmFailed) } : null)
    if (!error) change(dropFindings)
    return !error
  }

  return {
    saving,
    /** Claims that the person confirmed are marked no more, even if a check still finds them. */
    isConfirmed: ({ quote }: Claim) => confirmed.includes(sentenceAround(text, quote)),
    /** Returns to the text before the last change; absent when the text was changed in another way since. */
    undo: last?.after === text ? () => change((before) => changeText(before, last.before)) : undefined,

    putWord: (ask: ChecklistItem) => {
      const word = askedWord(ask)
      if (word) replaceText(insertWord(text, word, wordPlace(ask)))
    },
    typeAnswer: (ask: string, answer: string) =>
      change((before) => withAnswer(before, ask, { ...noAnswer, text: answer })),
    /** Puts the answer into the letter, and into the additional information for later rewrites. */
    addAnswer: (ask: string) => {
      const answer = draft.answers?.[ask]?.text.trim()
      if (!answer) return
      replaceText(insertAnswer(text, answer))
      change((before) => addFact(withAnswer(before, ask, { text: answer, used: true, saved: false }), answer))
    },
    keepAnswer: async (ask: string) => {
      const answer = draft.answers?.[ask]?.text
      if (answer && (await store(ask, answer)))
        change((before) => withAnswer(before, ask, { text: answer, used: true, saved: true }))
    },
    remove: ({ quote }: Claim) => replaceText(removeSentence(text, quote)),
    confirm: async ({ quote }: Claim) => {
      const sentence = sentenceAround(text, quote)
      if (await store(quote, sentence)) setConfirmed((before) => [...before, sentence])
    },
  }
}

const withAnswer = (draft: LetterDraft, ask: string, answer: OwnAnswer): LetterDraft => ({
  ...draft,
  answers: { ...draft.answers, [ask]: answer },
})

/** Adds a fact to the additional information, where there is space for it. */
function addFact(draft: LetterDraft, fact: string): LetterDraft {
  const { extraInformation } = draft
  const longer = `${extraInformation.trimEnd()}\n${fact}`.trim()
  if (extraInformation.includes(fact) || longer.length > letterLimits.extraInformation) return draft
  return { ...draft, extraInformation: longer, notes: changeNote(draft.notes, { quote: fact, kind: 'fact' }) }
}
