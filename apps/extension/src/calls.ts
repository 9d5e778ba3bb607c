/** The steps of a letter, as calls to the server: take in the post, write, check, record. */
import type { LetterCheck, WrittenLetter } from '@gigbell/contract'
import { jobs, letterHistory, letters, profiles } from '@gigbell/contract'
import { type LetterFailure, readLetter } from '../../web/app/features/letters/stream.ts'
import type { ReadPost } from './page/post.ts'
import { CallFailed, call, send } from './server.ts'
import { texts } from './texts.ts'
import type { Work, WorkLetter } from './work.ts'

/** Takes in a post as a job of the person alone, with its brief and the person's profiles. */
export async function takeInPost(post: ReadPost): Promise<Work> {
  const [{ data: job }, { data: choices }] = await Promise.all([
    call(jobs.add, { body: post }),
    call(profiles.titles, {}),
  ])
  const { data: brief } = await call(jobs.brief, { params: { id: job.id }, query: {} })
  const profile = brief.fit?.profile.id ?? choices[0]?.id ?? ''
  return { job, brief, profiles: choices, profile, extra: '', obey: [], letter: null, sent: false }
}

/** Reads the fit of another profile. */
export async function readBrief(job: string, profile: string) {
  const { data } = await call(jobs.brief, { params: { id: job }, query: { profile } })
  return data
}

/**
 * Writes a letter; `onText` receives the text while it grows. If there is a letter already, it is rewritten.
 * @throws CallFailed
 */
export async function writeLetter(
  { job, profile, extra, obey, letter }: Work,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<WorkLetter> {
  const body = {
    portfolio: profile,
    jobId: job.id,
    extraInformation: extra,
    fallback: 'built-in',
    ...(obey.length > 0 && { obey }),
    ...(letter && { previousText: letter.text }),
  }
  const response = await send(letters.write, { body }, { signal, accept: 'text/event-stream' })
  let text = ''
  const show = (next: string) => {
    text = next
    onText(text)
  }
  const written = await readLetter(response, {
    onText: (piece) => show(text + piece),
    onRestart: () => show(''),
  })
  if (written === null || !('letterId' in written)) throw failedStream(written)
  return toLetter(written)
}

const failedStream = (failure: LetterFailure | null) =>
  new CallFailed(failure?.message ?? texts.failures.any, failure?.status ?? 502, failure?.code)

const toLetter = ({ letterId, data, asks, unsupported, traps }: WrittenLetter): WorkLetter => ({
  id: letterId,
  text: data,
  checkedText: data,
  asks,
  claims: unsupported,
  traps,
})

/** Checks the text of a letter as it stands. */
export async function checkLetter({ job, profile, extra }: Work, letter: WorkLetter): Promise<WorkLetter> {
  const body = { text: letter.text, portfolio: profile, jobId: job.id, extraInformation: extra }
  const { data }: { data: LetterCheck } = await call(letters.check, { body })
  return { ...letter, checkedText: letter.text, asks: data.asks, claims: data.unsupported }
}

/** Records that the person has sent an application: with the letter as it stands, or without one. */
export async function recordApplication({ job, profile, letter }: Work): Promise<void> {
  if (!letter) {
    const body = { jobId: job.id, ...(profile && { portfolio: profile }) }
    await call(letterHistory.add, { body })
    return
  }
  // The status may have been changed on another device.
  const { data: stored } = await call(letterHistory.read, { params: { id: letter.id } })
  const body = {
    version: stored.version,
    ...(stored.status === 'draft' && { status: 'applied' as const }),
    ...(stored.text !== letter.text && { text: letter.text }),
  }
  if (Object.keys(body).length > 1) await call(letterHistory.change, { params: { id: letter.id }, body })
}
