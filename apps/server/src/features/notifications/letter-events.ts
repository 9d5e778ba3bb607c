/** The signal that a letter of a person changed. It reaches all open streams of the person, in every process. */
import type { LetterEvent } from '@gigbell/contract'
import type { Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { sendSignal } from '../../platform/signals.ts'

/** The signal's channel. Its payload is a `LetterSignal`. */
export const LETTER_CHANGED = 'letter_changed'

/** The payload of the signal. */
export interface LetterSignal {
  person: UserId
  event: LetterEvent
}

/** Announces a changed letter to the streams of its person when the transaction commits. */
export function sendLetterEvent(tx: Tx, person: UserId, event: LetterEvent): Promise<void> {
  return sendSignal(tx, LETTER_CHANGED, JSON.stringify({ person, event } satisfies LetterSignal))
}
