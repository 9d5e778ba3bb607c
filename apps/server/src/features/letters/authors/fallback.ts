/**
 * What happens when an author fails: the fallback writes the letter instead, if the person has agreed to it
 * in the request. Otherwise the failure is the answer.
 */
import type { Log } from '../../../platform/log.ts'
import { type Author, type LetterTask, ProviderError, type WriteOptions } from '../author.ts'

/** A service may be silent for this many milliseconds when the fallback can write instead. */
const SILENCE_BEFORE_FALLBACK = 20_000

/** An author, and the one that writes when it fails, with the log of such failures; without `fallback` nothing replaces the author. */
export interface AuthorsInOrder {
  author: Author
  fallback: { author: Author; log: Log } | undefined
}

/** The options of a call, and the callback for a letter that starts over. */
export interface FallbackOptions extends WriteOptions {
  /** Called before the fallback writes if part of the failed letter has already been sent. */
  onRestart: (() => void) | undefined
}

/**
 * Writes a letter and says which author wrote it.
 * @throws ProviderError when the author fails and there is no fallback
 */
export async function writeWithFallback(
  { author, fallback }: AuthorsInOrder,
  task: LetterTask,
  { onText, onRestart, ...options }: FallbackOptions,
): Promise<{ text: string; writer: Author['name'] }> {
  if (!fallback) return { text: await author.write(task, { ...options, onText }), writer: author.name }
  let sent = false
  const sendText =
    onText &&
    ((piece: string) => {
      sent = true
      onText(piece)
    })
  try {
    const text = await author.write(task, {
      ...options,
      onText: sendText,
      silenceTimeout: SILENCE_BEFORE_FALLBACK,
    })
    return { text, writer: author.name }
  } catch (error) {
    if (!(error instanceof ProviderError) || options.signal.aborted) throw error
    fallback.log.warn({ fault: error.message }, 'model service failed, the fallback writes')
    if (sent) onRestart?.()
    return { text: await fallback.author.write(task, { ...options, onText }), writer: fallback.author.name }
  }
}
