/**
 * Reads the answer to a request for a letter: server-sent events (`token` …, then `done` or `error`), or plain JSON.
 * It is a response handler of the base query, so that the session and 401 are handled as for every call.
 */
import type { Failure, WrittenLetter } from '@gigbell/contract'

/** One server-sent event. */
export interface ServerEvent {
  event: string
  data: string
}

/** A failure after the stream has started; the event carries its status. */
export type LetterFailure = Failure & { status: number }

/**
 * Returns the letter or the failure; `onText` receives each piece of text before that.
 * @throws when the stream ends early or is not valid
 */
export async function readLetter(
  response: Response,
  onText: (piece: string) => void,
): Promise<WrittenLetter | LetterFailure | null> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) {
    const text = await response.text()
    return text === '' ? null : JSON.parse(text)
  }
  const parse = eventParser()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new Error('The letter is incomplete.')
    for (const { event, data } of parse(value)) {
      if (event === 'token') onText((JSON.parse(data) as { text: string }).text)
      else if (event === 'done') return JSON.parse(data) as WrittenLetter
      else if (event === 'error') return JSON.parse(data) as LetterFailure
    }
  }
}

/** Returns whether the answer is a failure. */
export const isLetterFailure = (answer: WrittenLetter | LetterFailure | null): answer is LetterFailure =>
  answer !== null && 'code' in answer && 'message' in answer

/**
 * A parser of server-sent events that is fed text as it comes and gives back the events that are complete.
 * Lines end in LF, CR LF or CR; several `data` lines are one text; comments and unknown fields are skipped.
 */
export function eventParser(): (chunk: string) => ServerEvent[] {
  let rest = ''
  let event = ''
  let data: string[] = []

  return (chunk) => {
    const events: ServerEvent[] = []
    rest += chunk
    // A CR at the very end may be the first half of a CR LF: it waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n') })
        event = ''
        data = []
        continue
      }
      const colon = line.indexOf(':')
      const name = colon === -1 ? line : line.slice(0, colon)
      const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (name === 'event') event = value
      else if (name === 'data') data.push(value)
    }
    return events
  }
}
