/**
 * Reads the answer to a request for a letter: server-sent events (`token` …, then `done` or `error`; after
 * `restart` the text so far is void), or plain JSON.
 * It is a response handler of the base query, so that the session and 401 are handled as for every call.
 */
import type { Failure, WrittenLetter } from '@gigbell/contract'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Receives the letter while it is written. */
export interface LetterReader {
  onText: (piece: string) => void
  /** Discards the text so far, because another author writes the letter from the beginning. */
  onRestart: () => void
}

/** A failure after the stream has started; the event carries its status. */
export type LetterFailure = Failure & { status: number }

/**
 * Returns the letter or the failure; the reader receives each piece of text before that.
 * @throws when the stream ends early or is not valid
 */
export async function readLetter(
  response: Response,
  { onText, onRestart }: LetterReader,
): Promise<WrittenLetter | LetterFailure | null> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) {
    const text = await response.text()
    return text === '' ? null : JSON.parse(text)
  }
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    const { value, done } = await events.read()
    if (done) throw new Error('The letter broke off before its end.')
    const { event, data } = value
    if (event === 'token') onText((JSON.parse(data) as { text: string }).text)
    else if (event === 'restart') onRestart()
    else if (event === 'done') return JSON.parse(data) as WrittenLetter
    else if (event === 'error') return JSON.parse(data) as LetterFailure
  }
}

/** Returns whether the answer is a failure. */
export const isLetterFailure = (answer: WrittenLetter | LetterFailure | null): answer is LetterFailure =>
  answer !== null && 'code' in answer && 'message' in answer
