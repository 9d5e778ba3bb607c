/**
 * Endpoints for machines: liveness, readiness and metrics.
 */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { isEqualSecret } from '../keys.ts'
import { notFound, Refusal } from './refusal.ts'

/** Who may read the metrics: everybody, or clients with the token; nobody without a configured token. */
export interface MetricsAccess {
  open: boolean
  token: string | undefined
}

/**
 * Registers `/healthz` (the process answers), `/readyz` (its database answers, too) and `/metrics`
 * (Prometheus' text format).
 */
export function serveMonitoring(
  app: FastifyInstance,
  { db, metrics, access }: { db: Db; metrics: Registry; access: MetricsAccess },
): void {
  collectDefaultMetrics({ register: metrics })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route pattern; never by address, which may hold a token',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  })
  app.addHook('onResponse', async (request, reply) => {
    // A stream is open for hours, so its duration says nothing about the time to answer.
    if (request.routeOptions.config.endpoint === api.inbox.stream) return
    const route = request.routeOptions.url ?? 'other'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(db)
    } catch (error) {
      throw new Refusal('not_ready', 'The database does not answer.', { retryAfter: 1, cause: error })
    }
    return { status: 'ready' }
  })
  app.get('/metrics', async (request, reply) => {
    if (!access.open) {
      if (access.token === undefined) throw notFound('page')
      if (!isEqualSecret(request.headers.authorization ?? '', `Bearer ${access.token}`)) {
        reply.header('www-authenticate', 'Bearer')
        throw new Refusal('session_required', 'This needs METRICS_TOKEN as a bearer token.')
      }
    }
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
