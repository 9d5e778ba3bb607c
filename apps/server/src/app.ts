/**
 * Builds the HTTP server: what every request passes through, then every feature's routes. It listens
 * nowhere yet (main.ts does that), so a test can call it directly.
 */
import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import { channelNames } from '@gigbell/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { z } from 'zod'
import type { Config } from './config.ts'
import {
  accessLostMessage,
  accountRoutes,
  createCallLimit,
  createSessionLookup,
  findAccessStates,
  limitByAddress,
  limitByPerson,
  listConnections,
  openProviders,
  signInRoutes,
} from './features/accounts/index.ts'
import {
  alertRoutes,
  countAlerts,
  deleteAllAlerts,
  findAlerts,
  findMatchedWords,
} from './features/alerts/index.ts'
import {
  billingRoutes,
  createSubscriptionLookup,
  endSubscriptions,
  findCurrentSubscription,
  listCredits,
  listInvoices,
  listSubscriptions,
  openGateway,
  scheduleCustomerDeletion,
  serveSandboxRequests,
  type Usage,
} from './features/billing/index.ts'
import { dashboardRoutes, removeVisitOf, visitOf } from './features/dashboard/index.ts'
import { instanceRoutes } from './features/instance/index.ts'
import { deleteOwnedJobs, findJobsByIds, jobsRoutes } from './features/jobs/index.ts'
import {
  hasLetter,
  letterRoutes,
  lettersByDay,
  lettersOf,
  proposalsUsed,
  removeLettersOf,
} from './features/letters/index.ts'
import { newsletterRoutes, removeSubscriber, subscriptionTo } from './features/newsletter/index.ts'
import {
  channelRoutes,
  countMatchesByDay,
  deleteChannelData,
  deleteChatCodes,
  deleteNotifications,
  exportChannelData,
  exportNotifications,
  findChatConnections,
  findLastMatches,
  findMatchesSince,
  inboxRoutes,
  notificationSettingsRoutes,
  openBot,
  openChannels,
  readSettings,
  resetSettings,
  unlinkConnection,
} from './features/notifications/index.ts'
import {
  countProfiles,
  deleteAllProfiles,
  findProfileSkills,
  findProfiles,
  profileRoutes,
} from './features/profiles/index.ts'
import { noteInvitation, referralRoutes, referralsOf, removeReferralsOf } from './features/referrals/index.ts'
import { planPoll, sourceRoutes } from './features/sources/index.ts'
import type { MovableClock } from './platform/clock.ts'
import type { Db, Tx } from './platform/db/database.ts'
import { openFetcher } from './platform/fetching.ts'
import { answerErrors, answerUnreadable, answerUnroutable } from './platform/http/errors.ts'
import { serveMachine, serveOpenApi } from './platform/http/machine.ts'
import { answerWrongMethods } from './platform/http/methods.ts'
import { servePages } from './platform/http/pages.ts'
import { closeUnusedConnections } from './platform/http/unused-connections.ts'
import { compileValidator } from './platform/http/validating.ts'
import type { UserId } from './platform/ids.ts'
import type { Keys } from './platform/keys.ts'
import type { Log } from './platform/log.ts'
import { serveOutbox } from './platform/mail/index.ts'
import { serveTestClock } from './platform/test-clock.ts'

/** What the server and the worker are built from. */
export interface World {
  config: Config
  db: Db
  clock: MovableClock
  log: Log
  keys: Keys
}

/** What the server needs beside it. `checkAnswers` holds every answer against the contract (tests). */
export interface WebWorld extends World {
  /** Where the signals of other processes are heard. */
  databaseUrl: string
  checkAnswers?: boolean
  /** What one connection may take of the server's time and room; tests set less. */
  connections?: typeof CONNECTIONS
}

/**
 * A request must have arrived within 30 s, its head and its body, or it is cut with 408. Streams of events are
 * answers and stay open. Past the most connections a new one is closed at once: 10,000 idle ones take 200 MB.
 */
const CONNECTIONS = { arrivesWithin: 30_000, checkedEvery: 1_000, most: 10_000 }

/** The largest body taken, in bytes: a letter's request has texts of 25,000 characters at most. */
const LARGEST_BODY = 1_000_000

/** The whole HTTP server, ready to listen. */
export async function buildApp(world: WebWorld): Promise<FastifyInstance> {
  const { config, db, clock, log, keys, connections = CONNECTIONS } = world
  const app = Fastify({
    requestTimeout: connections.arrivesWithin,
    http: {
      requestTimeout: connections.arrivesWithin,
      headersTimeout: connections.arrivesWithin,
      // Node looks for late ones every 30 s by itself, so that one could last for a minute.
      connectionsCheckingInterval: connections.checkedEvery,
    },
    loggerInstance: log as FastifyBaseLogger,
    // One line a request at "info" costs a tenth of the throughput and says little: the metrics count them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    // As many hops as there are proxies are believed; with none, X-Forwarded-For is a stranger's word.
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  })
  app.server.maxConnections = connections.most
  app.checkAnswers = world.checkAnswers ?? false
  app.doorkeeper = {
    personOf: createSessionLookup({ db, clock }),
    countCall: createCallLimit({ db, clock, log, rateLimit: config.rateLimit }),
    subscriptionOf: createSubscriptionLookup({ db, clock }),
  }
  app.decorateRequest('person', undefined)
  app.decorateRequest('subscription', undefined)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(({ schema }) => serializer(app, schema as z.ZodType))
  takeJson(app)
  answerErrors(app)
  closeUnusedConnections(app)

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // Mailed links carry a token in their address, which must not travel on.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.appUrl.startsWith('https://') ? { maxAge: 31_536_000 } : false,
  })
  // After it, so that these answers carry its headers, too.
  answerWrongMethods(app)
  await serveOpenApi(app, config.appUrl)
  serveMachine(app, db, config.metrics)
  if (config.testClock) serveTestClock(app, db, clock)

  const usage: Usage = {
    proposalsUsed: (subscription, since) => proposalsUsed(db, subscription, since),
    profilesUsed: (person) => countProfiles(db, person),
  }
  const gateway = openGateway(world)
  const limits = { db, clock, rateLimit: config.rateLimit }
  const accounts = {
    ...limits,
    log,
    keys,
    voidChatCodes: deleteChatCodes,
    currentSubscription: (person: UserId) => findCurrentSubscription({ db, clock, usage }, person),
    noteInvitation: (tx: Tx, person: UserId, code: string) => noteInvitation(tx, person, code, clock.now()),
    forgetWork: async (tx: Tx, person: UserId) => {
      await deleteOwnedJobs(tx, person)
      await deleteAllAlerts(tx, person)
      await removeLettersOf(tx, person)
      await deleteAllProfiles(tx, person)
      await resetSettings(tx, person)
      await deleteChannelData(tx, person)
      await deleteNotifications(tx, person)
      await removeReferralsOf(tx, person)
      await removeVisitOf(tx, person)
    },
  }
  accountRoutes(app, {
    ...accounts,
    endSubscription: (person) => endSubscriptions({ db, gateway }, person),
    sayGoodbye: async (tx, person) => {
      // Their anchors hold words of the alerts, and would else wait to be swept.
      await deleteAllAlerts(tx, person)
      await scheduleCustomerDeletion(tx, person)
    },
    forgetAddress: removeSubscriber,
    storedOf: (person, email) => storedOf(world, person, email),
  })
  signInRoutes(app, {
    ...accounts,
    log,
    appUrl: config.appUrl,
    providers: openProviders(config.providers),
    chats: {
      of: (person) => findChatConnections(db, person),
      unlink: (person, provider, from) => unlinkConnection({ db, clock, log }, person, provider, from),
    },
    readFrom: {
      providers: new Set(config.sources.flatMap(({ personal }) => (personal ? [personal] : []))),
      async begin(tx, person, provider) {
        for (const source of config.sources)
          if (source.personal === provider) await planPoll({ db: tx, clock }, source, clock.now(), person)
      },
      end: deleteOwnedJobs,
    },
  })
  const { appUrl, allowPrivateAddresses, vapid } = config
  const fetcher = openFetcher(config)
  app.addHook('onClose', () => fetcher.close())
  channelRoutes(app, {
    db,
    clock,
    keys,
    appUrl,
    allowPrivateAddresses,
    vapid,
    bot: config.telegram && openBot(config.telegram),
    channels: openChannels({ ...world, fetcher }),
    checkSampleLimit: (person) => limitByPerson(limits, 'sample', person),
  })
  inboxRoutes(app, { db, clock, log, databaseUrl: world.databaseUrl, matchedWords: findMatchedWords })
  notificationSettingsRoutes(app, { db, clock, log, keys, allowPrivateAddresses })
  newsletterRoutes(app, {
    db,
    clock,
    keys,
    appUrl,
    admit: (address) => limitByAddress(limits, 'newsletter', address),
  })
  billingRoutes(app, { db, clock, keys, plans: config.plans, usage, gateway })
  instanceRoutes(app, {
    clock,
    appUrl: config.appUrl,
    supportEmail: config.supportEmail,
    securityContact: config.securityContact,
    payments: gateway.name,
    modelConnected: config.openai !== undefined,
    channels: channelNames.filter((name) => name !== 'telegram' || config.telegram !== undefined),
  })
  referralRoutes(app, { db, clock, appUrl: config.appUrl, plans: config.plans })
  if (gateway.name === 'sandbox' && (config.testClock || config.demo))
    serveSandboxRequests(app, { db, clock, keys })
  profileRoutes(app, { db, clock })
  jobsRoutes(app, { db, clock, findProfileSkills: (person: UserId) => findProfileSkills(db, person) })
  sourceRoutes(app, {
    db,
    sources: config.sources,
    readingsOf: (person, providers) => findAccessStates(db, person, providers),
    lostWords: accessLostMessage,
  })
  alertRoutes(app, {
    db,
    clock,
    findLastMatches: (person: UserId) => findLastMatches(db, person),
    findProfiles: (person: UserId) => findProfiles(db, person),
  })
  letterRoutes(app, { db, clock, log, models: config.models, service: config.openai })
  dashboardRoutes(app, {
    db,
    clock,
    mailPage: config.demo && config.mail.url === undefined ? '/dev/mail' : undefined,
    profilesUsed: (person) => countProfiles(db, person),
    skillsOf: (person) => findProfileSkills(db, person),
    hasAlert: async (person) => (await countAlerts(db, person)) > 0,
    hasLetter: (person) => hasLetter(db, person),
    matchedSince: (...asked) => findMatchesSince(db, ...asked),
    matchedByDay: (...asked) => countMatchesByDay(db, ...asked),
    lettersByDay: (...asked) => lettersByDay(db, ...asked),
    jobsOf: (ids) => findJobsByIds(db, ids),
  })
  app.get('/extension', (_request, reply) => reply.redirect(config.extensionStoreUrl))
  if (config.demo) serveOutbox(app, config.mail.outbox, config.appUrl)
  await servePages(app, config.appUrl, gateway.outside)
  return app
}

/** What the features store of a person, to take along; no secrets. */
async function storedOf(
  { db, keys }: World,
  person: UserId,
  email: string,
): Promise<Record<string, unknown>> {
  const { webhook_secret: _secret, ...notifications } = await readSettings({ db, keys }, person)
  const [
    connections,
    subscriptions,
    invoices,
    profiles,
    letters,
    newsletter,
    referrals,
    credits,
    told,
    alerts,
    visit,
  ] = await Promise.all([
    listConnections(db, person),
    listSubscriptions(db, person),
    listInvoices(db, person),
    findProfiles(db, person),
    lettersOf(db, person),
    subscriptionTo(db, email),
    referralsOf(db, person),
    listCredits(db, person),
    exportNotifications(db, person),
    findAlerts(db, person),
    visitOf(db, person),
  ])
  return {
    connections,
    subscriptions,
    invoices,
    profiles,
    alerts,
    letters,
    notification_settings: notifications,
    ...(await exportChannelData(db, person)),
    newsletter,
    referrals,
    credits,
    notifications: told,
    dashboard_visit: visit ?? null,
  }
}

/** Answers are typed at compile time; checking each again at run time would cost a fifth of the throughput. */
function serializer(app: FastifyInstance, schema: z.ZodType): (answer: unknown) => string {
  if (!app.checkAnswers) return JSON.stringify
  return (answer) => JSON.stringify(schema.parse(answer))
}

/** Takes JSON; an empty body with JSON's content type is no body, as clients send with a POST that has none. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
