/** The endpoints of evidence cards, and of the import that reads a text like a profile. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { changeCard, confirmFact, type EvidencePorts, listCards, resetCard } from './evidence.ts'
import { proposeProfile } from './import.ts'

/** Registers the endpoints of evidence cards. */
export function evidenceRoutes(app: FastifyInstance, ports: EvidencePorts): void {
  serve(app, api.evidence.list, async ({ person, params, query }) => ({
    data: await listCards(ports.db, person.id, params.id, query.job),
  }))

  serve(app, api.profiles.import, async ({ body }) => ({ data: proposeProfile(body.text) }))

  serve(app, api.evidence.confirm, async ({ person, params, body }) => ({
    data: await confirmFact(ports, person.id, params.id, body.text),
  }))

  serve(app, api.evidence.change, async ({ person, params, body }) => ({
    data: await changeCard(ports, person.id, params.id, params.card, body),
  }))

  serve(app, api.evidence.reset, async ({ person, params }) => {
    await resetCard(ports, person.id, params.id, params.card)
    return { data: { id: params.card } }
  })
}
