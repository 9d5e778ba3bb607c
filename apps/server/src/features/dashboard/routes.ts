/** The dashboard endpoints. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { recordVisit } from './queries.ts'
import { createSummary, type SummaryPorts } from './summary.ts'

/** Registers the endpoints of the dashboard. */
export function dashboardRoutes(app: FastifyInstance, ports: SummaryPorts): void {
  serve(app, api.dashboard.summary, async ({ person, query }) => ({
    data: await createSummary(ports, person.id, query.time_zone),
  }))

  serve(app, api.dashboard.visit, async ({ person }) => {
    await recordVisit(ports.db, person.id, ports.clock.now())
    return undefined
  })
}
