/** The HTTP endpoints of the history of letters. */
import { Readable } from 'node:stream'
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { FileAnswer, requirePlan, serve } from '../../../platform/http/serve.ts'
import { openLetter } from '../drafts/open-draft.ts'
import { formatTable } from './csv.ts'
import { addLetter, changeLetter, type HistoryPorts, readVersions, removeLetter } from './history.ts'
import { findLetterPage, readAllLetters } from './list.ts'

/** Registers the endpoints of the history. */
export function historyRoutes(app: FastifyInstance, world: Pick<HistoryPorts, 'db' | 'clock'>): void {
  const { db, clock } = world
  const ports: HistoryPorts = { ...world, requirePlan: (person) => requirePlan(app, person) }

  serve(app, api.letterHistory.list, ({ person, query }) => findLetterPage(db, person.id, query))

  serve(app, api.letterHistory.add, async ({ person, body }) => ({
    data: await addLetter(ports, person, body),
  }))

  serve(app, api.letterHistory.exportCsv, ({ person }) => {
    const day = clock.now().toISOString().slice(0, 10)
    return new FileAnswer(
      `gigbell-letters-${day}.csv`,
      Readable.from(formatTable(readAllLetters(db, person.id))),
    )
  })

  serve(app, api.letterHistory.read, async ({ person, params }) => ({
    data: await openLetter(ports, person, params.id),
  }))

  serve(app, api.letterHistory.change, async ({ person, params, body }) => ({
    data: await changeLetter(ports, person, params.id, body),
  }))

  serve(app, api.letterHistory.remove, async ({ person, params }) => {
    await removeLetter(ports, person.id, params.id)
    return { data: { id: params.id } }
  })

  serve(app, api.letterHistory.versions, async ({ person, params }) => ({
    data: await readVersions(db, person.id, params.id),
  }))
}
