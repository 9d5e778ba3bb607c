/**
 * Records the edits of one letter by several sessions, and checks that no acknowledged text was lost and none was
 * overwritten by a session that had not read it.
 */
import { expect } from 'vitest'

/** What a session knows of a letter. */
export interface KnownLetter {
  version: number
  text: string
}

/** An edit that was sent, and whether its answer arrived. */
export interface Edit {
  session: number
  /** What the session knew before it. */
  seen: KnownLetter
  text: string
  acknowledged: boolean
}

/** The edits of a letter in the order in which they were sent, and what the server said about its versions. */
export interface EditRecord {
  edits: readonly Edit[]
  /** Begins an edit with a text of its own. */
  begin(session: number, seen: KnownLetter): Edit
  /** Records the answer to an edit, and returns what its session knows now. */
  acknowledge(edit: Edit, answer: KnownLetter): KnownLetter
  /** Records what the server says about a version: it must always say the same. */
  read(letter: KnownLetter): KnownLetter
  /** Compares the stored versions, newest first, with the record. The last edit of every session was acknowledged. */
  expectNothingLost(stored: readonly string[]): void
}

/** Begins the record of a letter. */
export function recordEdits(first: KnownLetter): EditRecord {
  const edits: Edit[] = []
  const textOf = new Map<number, string>()
  const read = ({ version, text }: KnownLetter): KnownLetter => {
    expect(textOf.get(version) ?? text).toBe(text)
    textOf.set(version, text)
    return { version, text }
  }
  read(first)
  return {
    edits,
    read,
    begin(session, seen) {
      const edit: Edit = { session, seen, text: `Text ${edits.length}`, acknowledged: false }
      edits.push(edit)
      return edit
    },
    acknowledge(edit, answer) {
      edit.acknowledged = true
      const known = read(answer)
      expect(known).toEqual({ version: edit.seen.version + 1, text: edit.text })
      return known
    },
    expectNothingLost(stored) {
      const acknowledged = edits
        .filter((edit) => edit.acknowledged)
        .sort((one, other) => other.seen.version - one.seen.version)
      // The present text is that of the last acknowledged edit, and no text is stored twice.
      expect(stored[0]).toBe(acknowledged[0]!.text)
      expect(new Set(stored).size).toBe(stored.length)
      // Of the edits of one version, one was accepted.
      expect(new Set(acknowledged.map(({ seen }) => seen.version)).size).toBe(acknowledged.length)
      // A text that is not stored any more was typed over by its own session, which had it on its screen.
      for (const { text, session } of acknowledged)
        if (!stored.includes(text))
          expect(edits.some((later) => later.session === session && later.seen.text === text)).toBe(true)
    },
  }
}
