/**
 * A person's mailbox as a source: saved after it could be opened, with its password encrypted for that person. The password
 * is never part of an answer, an export or a log line.
 */
import type { Mailbox, MailboxInput } from '@gigbell/contract'
import type { Origin } from '../../../platform/http/origin.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Person } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import { type ActivityPorts, requireSession, withActivity } from '../../accounts/index.ts'
import { type ImapPorts, MailboxError, withMailbox } from './imap.ts'
import { schedulePoll } from './poll-schedule.ts'
import { deleteMailbox, findMailbox, replaceMailbox, type StoredMailbox } from './queries.ts'

/** What the settings of a mailbox need. */
export interface MailboxPorts extends ActivityPorts, ImapPorts {
  keys: Keys
  /** Counts a test. Refuses it when the person has made too many. */
  countTest: (person: UserId) => Promise<void>
}

const PASSWORD = 'mailbox password'

/** Returns a person's mailbox without its password; null when there is none. */
export async function readMailbox(db: ActivityPorts['db'], person: UserId): Promise<Mailbox | null> {
  const stored = await findMailbox(db, person)
  return stored ? present(stored) : null
}

/**
 * Opens a mailbox, stores it, and starts to read it.
 * @throws Refusal validation_failed for a private address, a password that is missing after a change of the server, or what the server refuses
 * @throws Refusal provider_failed when the server cannot be reached now
 */
export async function saveMailbox(
  ports: MailboxPorts,
  person: Person,
  { password: given, ...input }: MailboxInput,
  from: Origin,
): Promise<Mailbox> {
  const { keys, clock, db } = ports
  const password = given ?? (await findKeptPassword(ports, person.id, input))
  await ports.countTest(person.id)
  try {
    await withMailbox(ports, { ...input, password }, undefined, async () => {})
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    if (error.field) throw invalidField(error.field, error.message)
    throw new Refusal('provider_failed', `${error.message} Nothing was saved.`)
  }
  const { user: login, ...place } = input
  const sealed_password = keys.seal(PASSWORD, password, person.id)
  await withActivity(ports, async (tx, note) => {
    // The test may take long, and the session may end meanwhile.
    await requireSession(tx, person)
    await replaceMailbox(tx, person.id, { ...place, login, sealed_password }, clock.now())
    await schedulePoll({ db: tx, clock }, person.id, clock.now())
    await note(person.id, 'mailbox_changed', from)
  })
  return present((await findMailbox(db, person.id))!)
}

/** Removes a person's mailbox with its password. */
export async function removeMailbox(ports: ActivityPorts, person: Person, from: Origin): Promise<void> {
  await withActivity(ports, async (tx, note) => {
    await requireSession(tx, person)
    if (await deleteMailbox(tx, person.id)) await note(person.id, 'mailbox_changed', from)
  })
}

/** Decrypts a stored password; null where it was sealed with another secret. */
export const openPassword = (keys: Keys, person: UserId, { sealed_password }: StoredMailbox): string | null =>
  keys.open(PASSWORD, sealed_password, person)

/** The stored password is sent to the server only that it was entered for, with the same user. */
async function findKeptPassword(
  { db, keys }: MailboxPorts,
  person: UserId,
  { host, port, user }: Omit<MailboxInput, 'password'>,
): Promise<string> {
  const stored = await findMailbox(db, person)
  const isSame = stored?.host === host && stored.port === port && stored.login === user
  const password = stored && isSame ? openPassword(keys, person, stored) : null
  if (password === null)
    throw invalidField(
      'password',
      stored
        ? 'Enter the password again: it was saved for another server or user.'
        : 'The password is required.',
    )
  return password
}

const present = ({
  host,
  port,
  login,
  folder,
  failed_at,
  failure,
  is_stopped,
  read_at,
}: StoredMailbox): Mailbox => ({
  host,
  port,
  user: login,
  folder,
  password_set: true,
  last_failure:
    failed_at && failure ? { at: failed_at.toISOString(), why: failure, final: is_stopped } : null,
  read_at: read_at?.toISOString() ?? null,
})
