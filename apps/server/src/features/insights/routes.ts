/** The HTTP endpoint of insights. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/serve.ts'
import { createInsights } from './insights.ts'

/** Registers the endpoint. */
export function insightRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, api.insights.read, async ({ person, query }) => ({
    data: await createInsights(db, person.id, query),
  }))
}
