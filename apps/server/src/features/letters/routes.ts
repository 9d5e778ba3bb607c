/**
 * The letter endpoints: a letter is answered as a whole, or streamed as server-sent events while it is
 * written.
 */
import { api, errorStatus } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Fetcher } from '../../platform/fetching.ts'
import { disconnectSignal } from '../../platform/http/disconnect-signal.ts'
import { toFailure } from '../../platform/http/errors.ts'
import { createEventStream } from '../../platform/http/events.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Log } from '../../platform/log.ts'
import type { Model } from '../../settings.ts'
import { builtInAuthor } from './authors/built-in.ts'
import { type ModelService, openAiCompatibleAuthor } from './authors/openai-compatible.ts'
import { checkLetter } from './letter-check.ts'
import { availableModels, generateLetter } from './letters.ts'
import type { ModelMeter } from './model/metrics.ts'
import { compileForms } from './notes/own-terms.ts'
import { readNotes, wordNotes } from './notes.ts'
import { findOwnAuthor } from './own-model/own-author.ts'
import { readOwnModel } from './own-model/own-model.ts'
import { writeVisitorLetter } from './visitor-letter.ts'

/** What the letter endpoints depend on. */
interface LetterWorld {
  db: Db
  clock: Clock
  keys: Keys
  fetcher: Fetcher
  log: Log
  meter: ModelMeter
  models: Model[]
  /** The built-in author writes when there is no service. */
  service: ModelService | undefined
  /** Counts a visitor's letter. Refuses it when their network address has had too many. */
  admitVisitor: (address: string) => Promise<void>
}

/** Registers the letter endpoints. */
export function letterRoutes(app: FastifyInstance, world: LetterWorld): void {
  const { meter } = world
  const ports = {
    ...world,
    author: world.service ? openAiCompatibleAuthor(world.service, { meter }) : builtInAuthor,
    findOwnAuthor: (person: UserId) => findOwnAuthor(world, person),
    fallback: builtInAuthor,
  }
  app.addHook('onListen', async () => void compileForms())

  serve(app, api.letters.write, async ({ person, subscription, body, request, reply }) => {
    const signal = disconnectSignal(reply)
    const caller = { person, subscription }
    if (!request.headers.accept?.includes('text/event-stream'))
      return generateLetter(ports, caller, body, { signal })
    const events = createEventStream(reply)
    try {
      const letter = await generateLetter(ports, caller, body, {
        signal,
        onText: (text) => events.send('token', { text }),
        onRestart: () => events.send('restart', {}),
      })
      events.send('done', letter)
      events.end()
      return letter
    } catch (error) {
      // Before the first event a refusal is answered with its own status; afterwards it is sent as an
      // event.
      if (!events.started) throw error
      if (!(error instanceof Refusal)) request.log.error({ err: error }, 'letter failed')
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal('internal', 'Something went wrong on our side. Please try again.')
      events.send('error', { ...toFailure(refusal), status: errorStatus[refusal.code] })
      events.end()
      throw refusal
    }
  })

  serve(app, api.letters.check, async ({ person, body }) => ({
    data: await checkLetter(world, person.id, body),
  }))

  serve(app, api.letters.notes, ({ body }) => ({ data: wordNotes(readNotes(body.extraInformation)) }))

  serve(app, api.visitorLetters.write, async ({ body, address }) => {
    await world.admitVisitor(address)
    return { data: await writeVisitorLetter(body) }
  })

  serve(app, api.letters.models, async ({ person, subscription }) => {
    const own = await readOwnModel(world.db, person.id)
    if (own) return { data: { models: [own.model], connected: true, own: true } }
    const models = availableModels(world.models, subscription).map((model) => model.label)
    return { data: { models, connected: world.service !== undefined, own: false } }
  })
}
