/** The HTTP endpoints of proposed outcomes. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import { answerOutcome, listProposedOutcomes } from './proposed-outcomes.ts'

/** Registers the endpoints of proposed outcomes. */
export function proposedOutcomeRoutes(app: FastifyInstance, ports: { db: Db; clock: Clock }): void {
  serve(app, api.proposedOutcomes.list, async ({ person }) => ({
    data: await listProposedOutcomes(ports.db, person.id),
  }))

  serve(app, api.proposedOutcomes.answer, async ({ person, params, body }) => {
    await answerOutcome(ports, person.id, params.id, body.accept)
    return { data: { id: params.id } }
  })
}
