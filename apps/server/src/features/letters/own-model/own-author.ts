/** Writes with a person's own model. Each failure is stored for the settings, in our own words. */
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Fetcher } from '../../../platform/fetching.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import { type Author, ProviderError } from '../author.ts'
import { type Complete, createCompletion } from '../authors/completion.ts'
import { type ModelService, openAiCompatibleAuthor } from '../authors/openai-compatible.ts'
import type { ModelMeter } from '../model/metrics.ts'
import { openKey } from './own-model.ts'
import { findStoredModel, findStoredModels, type StoredModel, storeFailure } from './queries.ts'
import { describeCallError } from './service-faults.ts'

/** What writing with own models needs. */
export interface OwnAuthorPorts {
  db: Db
  clock: Clock
  keys: Keys
  fetcher: Fetcher
  meter: ModelMeter
}

/** A person's own model: its name at the service, the author that writes letters with it, and its answers to prompts. */
export interface OwnAuthor {
  model: string
  author: Author
  complete: Complete
}

/** The person's own model failed; `why` is a sentence for the person and must not be logged, since it names the host. */
export class OwnModelError extends ProviderError {
  readonly why: string
  constructor(why: string, options?: ErrorOptions) {
    super('The own model of a person failed.', options)
    this.why = why
  }
}

/** Returns the author of a person's own model; undefined when they have none. */
export async function findOwnAuthor(ports: OwnAuthorPorts, person: UserId): Promise<OwnAuthor | undefined> {
  const stored = await findStoredModel(ports.db, person)
  return stored && createOwnAuthor(ports, person, stored)
}

/** Returns the authors of those people's own models who have one. */
export async function findOwnAuthors(
  ports: OwnAuthorPorts,
  people: readonly UserId[],
): Promise<Map<UserId, OwnAuthor>> {
  const stored = await findStoredModels(ports.db, people)
  return new Map([...stored].map(([person, model]) => [person, createOwnAuthor(ports, person, model)]))
}

function createOwnAuthor(ports: OwnAuthorPorts, person: UserId, stored: StoredModel): OwnAuthor {
  const { model } = stored
  const meter: ModelMeter = { record: (call) => ports.meter.record({ ...call, model: OWN }) }
  const record = <Answer>(signal: AbortSignal, call: (service: ModelService) => Promise<Answer>) =>
    recordFailure(ports, person, stored, { signal, call })
  return {
    model,
    author: {
      name: 'model',
      write: (task, options) =>
        record(options.signal, (service) => openAiCompatibleAuthor(service, { meter }).write(task, options)),
    },
    complete: (prompt, signal) =>
      record(signal, (service) => createCompletion(service, { model, meter })(prompt, signal)),
  }
}

/** Calls the service, and stores why it failed unless the person ended the call. */
async function recordFailure<Answer>(
  ports: OwnAuthorPorts,
  person: UserId,
  stored: StoredModel,
  { signal, call }: { signal: AbortSignal; call: (service: ModelService) => Promise<Answer> },
): Promise<Answer> {
  try {
    return await call(openService(ports, person, stored))
  } catch (error) {
    if (!(error instanceof ProviderError) || signal.aborted) throw error
    const why = error instanceof OwnModelError ? error.why : describeCallError(error.cause)
    await storeFailure(ports.db, person, stored, { failure: why, now: ports.clock.now() })
    throw new OwnModelError(why, { cause: error.cause })
  }
}

function openService({ keys, fetcher }: OwnAuthorPorts, person: UserId, stored: StoredModel): ModelService {
  const apiKey = openKey(keys, person, stored)
  if (apiKey === null)
    throw new OwnModelError('Its key can no longer be decrypted. Enter the key again in the settings.')
  return { baseUrl: stored.base_url, apiKey: apiKey || undefined, fetch: fetcher.guardedFetch }
}

/** The label of all own models in the metrics: people enter the names, so each name would add a time series. */
const OWN = 'own'
