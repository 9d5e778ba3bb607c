/**
 * A person's own model: saved after a test, with its key encrypted for that person. The key is never part of an answer, an
 * export or a log line.
 */
import type { OwnModel, OwnModelInput } from '@gigbell/contract'
import type { Fetcher } from '../../../platform/fetching.ts'
import type { Origin } from '../../../platform/http/origin.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Person } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import { resolvesToPrivateAddress } from '../../../platform/private-addresses.ts'
import { type ActivityPorts, requireSession, withActivity } from '../../accounts/index.ts'
import { deleteModel, findStoredModel, replaceModel, type StoredModel } from './queries.ts'
import { testService } from './test-service.ts'

/** What the settings of a person's own model need. */
export interface OwnModelPorts extends ActivityPorts {
  keys: Keys
  fetcher: Fetcher
  /** ALLOW_PRIVATE_ADDRESSES. */
  allowPrivateAddresses: boolean
  /** Counts a test. Refuses it when the person has made too many. */
  countTest: (person: UserId) => Promise<void>
}

const KEY = 'own model key'

/** Returns a person's own model without its key; null when there is none. */
export async function readOwnModel(db: OwnModelPorts['db'], person: UserId): Promise<OwnModel | null> {
  const stored = await findStoredModel(db, person)
  return stored ? present(stored) : null
}

/**
 * Tests a model service and stores it.
 * @throws Refusal validation_failed for a private address, a key that is missing after a change of the address, or a test that names a wrong field
 * @throws Refusal provider_failed when the service cannot answer now
 */
export async function saveOwnModel(
  ports: OwnModelPorts,
  person: Person,
  { base_url, model, key: given }: OwnModelInput,
  from: Origin,
): Promise<OwnModel> {
  const { keys, fetcher, clock } = ports
  if (!ports.allowPrivateAddresses && (await resolvesToPrivateAddress(base_url)))
    throw invalidField('base_url', 'The address must be a public one.')
  const key = given ?? (await findKeptKey(ports, person.id, base_url))
  await ports.countTest(person.id)
  const fault = await testService(fetcher, { baseUrl: base_url, model, key })
  if (fault?.field) throw invalidField(fault.field, fault.why)
  if (fault) throw new Refusal('provider_failed', `${fault.why} Nothing was saved.`)
  const row = { base_url, model, sealed_key: key === '' ? null : keys.seal(KEY, key, person.id) }
  await withActivity(ports, async (tx, note) => {
    // The test may take long, and the session may end meanwhile.
    await requireSession(tx, person)
    await replaceModel(tx, person.id, row, clock.now())
    await note(person.id, 'model_changed', from)
  })
  return present({ ...row, failed_at: null, failure: null })
}

/** Removes a person's own model with its key. */
export async function removeOwnModel(ports: ActivityPorts, person: Person, from: Origin): Promise<void> {
  await withActivity(ports, async (tx, note) => {
    await requireSession(tx, person)
    if (await deleteModel(tx, person.id)) await note(person.id, 'model_changed', from)
  })
}

/** Decrypts a stored key: empty where there is none, null where it was sealed with another secret. */
export function openKey(keys: Keys, person: UserId, { sealed_key }: StoredModel): string | null {
  return sealed_key === null ? '' : keys.open(KEY, sealed_key, person)
}

/** The stored key is sent to the address only that it was entered for. */
async function findKeptKey({ db, keys }: OwnModelPorts, person: UserId, baseUrl: string): Promise<string> {
  const stored = await findStoredModel(db, person)
  if (!stored) return ''
  const key = stored.base_url === baseUrl ? openKey(keys, person, stored) : null
  if (key === null) throw invalidField('key', 'Enter the key again: it was saved for another address.')
  return key
}

const present = ({ base_url, model, sealed_key, failed_at, failure }: StoredModel): OwnModel => ({
  base_url,
  model,
  key_set: sealed_key !== null,
  last_failure: failed_at && failure ? { at: failed_at.toISOString(), why: failure } : null,
})
