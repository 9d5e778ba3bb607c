/**
 * The web role: the HTTP server with the endpoints of all features. It does not listen yet (main.ts does that),
 * so that a test can call it directly.
 */
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { features } from './features/index.ts'
import { type Features, schedulesOf } from './platform/feature.ts'
import { openFetcher } from './platform/fetching.ts'
import { serveMonitoring } from './platform/http/monitoring.ts'
import { servePages } from './platform/http/pages.ts'
import type { Authenticator } from './platform/http/serve.ts'
import { serveOpenApi } from './platform/http/serve-openapi.ts'
import { CONNECTIONS, openServer } from './platform/http/server.ts'
import { serveOutbox } from './platform/mail/index.ts'
import { serveTestClock } from './platform/test-clock.ts'
import type { WebWorld, World } from './platform/world.ts'

/** What the server is built from. */
export interface AppWorld extends Omit<WebWorld, 'fetcher' | 'metrics'> {
  /** What /metrics shows; the worker of the same process adds to it. */
  metrics?: Registry
  /** Checks every answer against the contract (tests). */
  checkAnswers?: boolean
  /** The limits of connections; tests set smaller ones. */
  connections?: typeof CONNECTIONS
}

/** Builds the server, ready to listen. */
export async function buildApp(world: AppWorld): Promise<FastifyInstance> {
  const { config, db, clock, log, metrics = new Registry() } = world
  const { checkAnswers = false, connections = CONNECTIONS } = world
  const { appUrl, trustProxy } = config
  const authenticator = authenticatorOf(features, world)
  const app = await openServer({ log, appUrl, trustProxy, authenticator, checkAnswers, connections })
  const fetcher = openFetcher(config)
  app.addHook('onClose', () => fetcher.close())
  serveOpenApi(app, appUrl)
  serveMonitoring(app, { db, metrics, access: config.metrics })
  if (config.testClock) serveTestClock(app, db, clock, schedulesOf(features))
  for (const feature of features) feature.routes?.(app, { ...world, fetcher, metrics }, features)
  if (config.demo) serveOutbox(app, config.mail.outbox, appUrl)
  await servePages(app, appUrl, outsideOf(features, world))
  return app
}

/** Combines the authenticator from the parts that features provide. */
function authenticatorOf(all: Features, world: World): Authenticator {
  const parts = all.map(({ authenticator }) => authenticator?.(world))
  const { personOf, ownerOfToken, countCall, subscriptionOf } = Object.assign(
    {},
    ...parts,
  ) as Partial<Authenticator>
  if (!personOf || !ownerOfToken || !countCall || !subscriptionOf)
    throw new Error('No feature provides the authenticator.')
  return { personOf, ownerOfToken, countCall, subscriptionOf }
}

/** Collects all foreign hosts that pages may use. */
function outsideOf(all: Features, world: World) {
  const some = all.flatMap(({ outside }) => outside?.(world) ?? [])
  if (some.length === 0) return null
  return {
    scripts: some.flatMap(({ scripts }) => scripts),
    frames: some.flatMap(({ frames }) => frames),
    calls: some.flatMap(({ calls }) => calls),
  }
}
