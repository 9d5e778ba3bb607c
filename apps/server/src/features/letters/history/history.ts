/**
 * The history of letters: adding applications, changing and deleting letters, and the text of a rewrite. A change names
 * the version that it was made to, so two writers never overwrite each other unseen.
 */
import type { Letter, LetterChange, LetterVersion, NewLetter } from '@gigbell/contract'
import { type Clock, MINUTE } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts'
import type { Person, Subscription } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import { lockPerson } from '../../accounts/index.ts'
import { findFit } from '../../jobs/index.ts'
import { sendLetterEvent } from '../../notifications/index.ts'
import { findProfile } from '../../profiles/index.ts'
import {
  deleteEntry,
  findEntry,
  findJobSnapshot,
  findVersions,
  insertEntry,
  insertFormerVersion,
  insertStatus,
  type LockedEntry,
  lockEntry,
  type NewEntry,
  presentLetters,
  updateEntry,
} from './queries.ts'
import { scheduleReminder } from './reminders.ts'

/**
 * The edits of one session within this time are one version of the text, counted from the first of them: a text is saved
 * every few seconds while it is typed. Texts of a writer, and those of other sessions, always stay as versions.
 */
const VERSION_DURATION = 5 * MINUTE

/** What the history depends on. */
export interface HistoryPorts {
  db: Db
  clock: Clock
  /** Refuses a person without a current plan. */
  requirePlan: (person: UserId) => Promise<Subscription>
}

/**
 * Reads one letter.
 * @throws Refusal not_found
 */
export async function readLetter(db: Db, person: UserId, id: string): Promise<Letter> {
  const entry = await findEntry(db, person, id)
  if (!entry) throw notFound('letter')
  return (await presentLetters(db, [entry]))[0]!
}

/**
 * Reads the versions of a letter's text, newest first.
 * @throws Refusal not_found
 */
export async function readVersions(db: Db, person: UserId, id: string): Promise<LetterVersion[]> {
  const versions = await findVersions(db, person, id)
  if (!versions) throw notFound('letter')
  return versions
}

/**
 * Adds an application that was sent without a generated letter. It counts nothing.
 * @throws Refusal validation_failed, subscription_required for a job of the product, not_found
 */
export async function addLetter(
  { db, clock, requirePlan }: HistoryPorts,
  { id: person, sessionId }: Person,
  letter: NewLetter,
): Promise<Letter> {
  const now = clock.now()
  const at = readPast(letter.at, now)
  if (letter.jobId !== undefined) await requirePlan(person)
  const job =
    letter.jobId === undefined ? describeJob(letter.job!) : await findJobSnapshot(db, person, letter.jobId)
  if (!job) throw notFound('job')
  const profile = letter.portfolio === undefined ? undefined : await findProfile(db, person, letter.portfolio)
  if (letter.portfolio !== undefined && !profile) throw notFound('profile')
  const fit =
    job.job_id && profile ? await findFit(db, person, { job: job.job_id, profile: profile.id }, at) : null
  const id = await db.transaction().execute(async (tx) => {
    const { text, status } = letter
    const added: NewEntry = {
      person,
      job,
      profile,
      fit: fit?.score ?? null,
      text,
      generated: undefined,
      session: sessionId,
      status,
      at,
      now,
    }
    return storeEntry(tx, added)
  })
  return readLetter(db, person, id)
}

function describeJob({ title, url, source }: NonNullable<NewLetter['job']>): NewEntry['job'] {
  return {
    job_id: null,
    job_title: title,
    job_url: url || null,
    job_source: source || null,
    job_category: null,
    job_published_at: null,
  }
}

/** Stores a new entry and announces it. */
export async function storeEntry(tx: Tx, entry: NewEntry): Promise<string> {
  const id = await insertEntry(tx, entry)
  await sendLetterEvent(tx, entry.person, { id, version: 1, status: entry.status })
  return id
}

/**
 * Changes a letter if the caller has read its newest version.
 * @throws Refusal validation_failed, not_found, changed_elsewhere
 */
export async function changeLetter(
  { db, clock }: HistoryPorts,
  { id: person, sessionId }: Person,
  id: string,
  change: LetterChange,
): Promise<Letter> {
  const now = clock.now()
  const at = readPast(change.at, now)
  return db.transaction().execute(async (tx) => {
    // A status changes the row twice, which locks its person, too: first, as a deletion does.
    if (change.status !== undefined) await lockPerson(tx, person)
    const present = await lockEntry(tx, person, id)
    if (!present) throw notFound('letter')
    if (present.version !== change.version)
      throw new Refusal('changed_elsewhere', 'This letter was changed elsewhere. Your change was not saved.')
    const columns = {
      ...findChangedFields(present, change),
      ...(await changeText(tx, present, change.text, sessionId, now)),
    }
    // The same status at another time is another entry of the history.
    const reached =
      change.status !== undefined && (change.status !== present.status || change.at !== undefined)
    if (reached) await insertStatus(tx, id, change.status!, at)
    if (Object.keys(columns).length === 0 && !reached) return (await presentLetters(tx, [present]))[0]!
    const entry = await updateEntry(tx, id, columns, now)
    if (columns.remind_at && entry.remind_at) await scheduleReminder(tx, id, entry.remind_at, now)
    await sendLetterEvent(tx, person, { id, version: entry.version, status: entry.status })
    return (await presentLetters(tx, [entry]))[0]!
  })
}

/** Returns the columns of the fields whose values differ from the present ones. */
function findChangedFields(present: LockedEntry, change: LetterChange): Parameters<typeof updateEntry>[2] {
  const { status, note, remind_at, bid, connects } = change
  const remindAt = remind_at === undefined || remind_at === null ? remind_at : new Date(remind_at)
  return {
    ...(status !== undefined && status !== present.status ? { status } : {}),
    ...(note !== undefined && note !== present.note ? { note } : {}),
    ...(remindAt !== undefined && remindAt?.getTime() !== present.remind_at?.getTime()
      ? { remind_at: remindAt }
      : {}),
    ...(bid !== undefined && !isSameBid(bid, present.bid) ? { bid: bid && JSON.stringify(bid) } : {}),
    ...(connects !== undefined && connects !== present.connects ? { connects } : {}),
  }
}

function isSameBid(one: LockedEntry['bid'], other: LockedEntry['bid']): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency && one?.per === other?.per
}

/** Returns the columns of a text that the person typed, and stores the present one if a version begins. */
async function changeText(
  tx: Tx,
  present: LockedEntry,
  text: string | undefined,
  session: string,
  now: Date,
): Promise<Parameters<typeof updateEntry>[2]> {
  if (text === undefined || text === present.text) return {}
  const continues =
    present.text_by === 'person' &&
    present.text_session === session &&
    now.getTime() - present.text_at.getTime() < VERSION_DURATION
  if (continues) return { text }
  if (present.text !== '') await insertFormerVersion(tx, present)
  return { text, text_by: 'person', text_at: now, text_session: session }
}

/**
 * Replaces the text of a letter by a rewrite that a writer generated. Returns false when the letter has been deleted.
 */
export async function storeRewrite(
  tx: Tx,
  person: UserId,
  id: string,
  rewrite: {
    text: string
    fit: number | null
    model: string
    writer: 'built-in' | 'model'
    extraInformation: string
  },
  now: Date,
): Promise<boolean> {
  const present = await lockEntry(tx, person, id)
  if (!present) return false
  await insertFormerVersion(tx, present)
  const { text, fit, model, writer } = rewrite
  const entry = await updateEntry(
    tx,
    id,
    {
      text,
      fit,
      model,
      writer,
      extra_information: rewrite.extraInformation,
      text_by: 'writer',
      text_at: now,
      text_session: null,
    },
    now,
  )
  await sendLetterEvent(tx, person, { id, version: entry.version, status: entry.status })
  return true
}

/**
 * Deletes a letter. What the plan has counted stays counted.
 * @throws Refusal not_found
 */
export async function removeLetter({ db }: HistoryPorts, person: UserId, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A letter that is being rewritten is locked after its person, so the deletion takes the same order.
    await lockPerson(tx, person)
    const deleted = await deleteEntry(tx, person, id)
    if (!deleted) throw notFound('letter')
    await sendLetterEvent(tx, person, { id, version: deleted.version + 1, status: null })
  })
}

/** Reads when a status was reached: now unless the person says otherwise. */
function readPast(at: string | undefined, now: Date): Date {
  if (at === undefined) return now
  const moment = new Date(at)
  if (moment <= now) return moment
  throw invalidField('at', 'This time is in the future.')
}
