/**
 * Every environment variable that the server reads, in one table: its rule, its default and its meaning. config.ts
 * builds the configuration from it.
 */
import { z } from 'zod'
import { findSource, type Source, sourceNames, sourcesWithBaseUrl } from './features/sources/index.ts'

/** A setting that the server cannot start with. The message is one line for the operator. */
export class BadSetting extends Error {}
const onOrOff = z
  .enum(['1', '0', 'on', 'off', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'on' || value === 'true')

const on = (fallback: boolean) => onOrOff.prefault(fallback ? '1' : '0')

const wholeNumber = (from: number, to: number, what: string) =>
  z
    .string()
    .regex(/^\d+$/, what)
    .transform(Number)
    .refine((value) => value >= from && value <= to, what)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' })

/** An email address or a page, as a URL. */
const contact = z.string().transform((value, context): string => {
  if (z.email().safeParse(value).success) return `mailto:${value}`
  const url = URL.parse(value)
  if (url?.protocol === 'https:' || url?.protocol === 'mailto:') return url.href
  context.addIssue('must be an e-mail address or an https:// URL')
  return z.NEVER
})
/** A model for letters: its label for people, the provider's name of it, and whether only premium plans may use it. */
export interface Model {
  label: string
  providerModel: string
  advanced: boolean
}

const models = z.string().transform((value, context): Model[] =>
  value.split(',').map((entry) => {
    const found = /^([^=*]+)=([^=*]+)(\*?)$/.exec(entry.trim())
    if (!found) {
      context.addIssue(`must be label=model pairs, an advanced one marked with *; "${entry}" is not`)
      return z.NEVER
    }
    return { label: found[1]!.trim(), providerModel: found[2]!.trim(), advanced: found[3] === '*' }
  }),
)

/** The price of a model, in dollars for a million tokens. */
export interface ModelPrice {
  /** The provider's name of the model. */
  model: string
  input: number
  output: number
}

const modelPrices = z.string().transform((value, context): ModelPrice[] =>
  value.split(',').map((entry) => {
    const found = /^([^=]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(entry.trim())
    if (!found) {
      context.addIssue(`must be model=input/output pairs in dollars for a million tokens; "${entry}" is not`)
      return z.NEVER
    }
    return { model: found[1]!.trim(), input: Number(found[2]), output: Number(found[3]) }
  }),
)

const sourceList = z.string().transform((value, context): Source[] => {
  const found = new Map<string, Source>()
  for (const entry of value.split(',').map((name) => name.trim())) {
    if (entry === '') continue
    const source = findSource(entry)
    if (source) found.set(source.name, source)
    else context.addIssue(`must be a comma list of ${sourceNames.join(', ')}; "${entry}" is none`)
  }
  return [...found.values()]
})

/** The settings by the names of their variables. */
export const settingsTable = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional()
    .describe(
      'production: no demo and no test cards unless a setting enables them, and TEST_CLOCK is refused',
    ),
  PORT: wholeNumber(0, 65_535, 'must be a port from 0 to 65535')
    .prefault('3000')
    .describe('the port to listen on; 0 takes any free port'),
  HOST: z.string().default('127.0.0.1').describe('the address to listen on'),
  APP_URL: httpUrl.optional().describe('the public address, in links'),
  DATA_DIR: z.string().default('./data').describe('the folder of all embedded data'),
  APP_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('signs and encrypts data; absent: created once and stored in DATA_DIR/secret'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .describe('your own PostgreSQL 15 or newer; absent: an embedded PostgreSQL 18 in DATA_DIR/db'),
  ROLE: z
    .enum(['web', 'worker', 'all'], 'must be web, worker or all')
    .default('all')
    .describe('the roles of this process: several processes may share one PostgreSQL'),
  DEMO: onOrOff
    .optional()
    .describe(
      'sample jobs, a new one every 20 s; shows mails written to files at /dev/mail to anybody, and opens the sandbox’s test calls; absent: on unless NODE_ENV is production or APP_URL is https:',
    ),
  JOB_SOURCES: sourceList
    .optional()
    .describe('the sources of jobs: names of sources, file:<path>, rss:<url>'),
  FREELANCER_OAUTH_TOKEN: z
    .string()
    .optional()
    .describe('the access token for Freelancer.com, if it requires one'),
  POLL_SECONDS: wholeNumber(1, 86_400, 'must be a number of seconds from 1 to 86400')
    .optional()
    .describe('one polling interval for all sources; absent: each source’s own'),
  EXCHANGE_RATES_URL: z
    .union([z.literal('off'), httpUrl], 'must be an address, or off')
    .optional()
    .describe(
      'where the daily exchange rates are fetched, or off; absent: the European Central Bank, and off in the demo',
    ),
  OPENAI_API_KEY: z.string().optional().describe('the model service; absent: the built-in writer'),
  OPENAI_BASE_URL: httpUrl.optional().describe('any OpenAI-compatible service; ends in /v1 as usual'),
  AI_MODELS: models
    .prefault('GPT-4o-mini=gpt-4o-mini,GPT-4o=gpt-4o*')
    .describe('the models for letters: label=model, * for premium plans only'),
  AI_PRICES: modelPrices
    .optional()
    .describe(
      'the prices of models, for the cost in /metrics: model=input/output in dollars for a million tokens',
    ),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .optional()
    .describe('the mail server; absent: .eml files in DATA_DIR/outbox'),
  MAIL_FROM: z
    .string()
    .includes('@', 'must be an address, such as Gigbell <bell@example.com>')
    .optional()
    .describe('the sender of mails; absent: gigbell at the host of APP_URL'),
  INBOUND_MAIL_PORT: wholeNumber(0, 65_535, 'must be a port from 0 to 65535')
    .optional()
    .describe(
      'receives the alert mails that people forward, by SMTP on this port; absent: no mails are received',
    ),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i, 'must be a host name, such as mail.example.com')
    .toLowerCase()
    .optional()
    .describe(
      'the part after the @ of the addresses that mails are forwarded to; absent: the host of APP_URL',
    ),
  INBOUND_MAIL_HOST: z
    .string()
    .optional()
    .describe(
      'the address to receive mails on; absent: all, because the servers that bring them are elsewhere',
    ),
  INBOUND_MAIL_CERT: z
    .string()
    .optional()
    .describe('the file of the certificate for STARTTLS; absent: mails arrive over plain connections'),
  INBOUND_MAIL_KEY: z.string().optional().describe('the file of the certificate’s key'),
  INBOUND_MAIL_DNS: z
    .string()
    .regex(
      /^([\d.]+|\[[\da-f:]+\]|[\da-f:]+)(:\d+)?$/i,
      'must be the IP address of a DNS server, such as 127.0.0.1',
    )
    .optional()
    .describe('the DNS server that knows who signs mails; absent: the system’s'),
  STRIPE_SECRET_KEY: z.string().optional().describe('takes payments by Stripe; absent: see SANDBOX_PAYMENTS'),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe('for Stripe’s form in the browser'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe('the secret that Stripe signs its events with'),
  STRIPE_API_BASE: httpUrl.optional().describe('the origin of a replacement for Stripe, without /v1'),
  SANDBOX_PAYMENTS: onOrOff
    .optional()
    .describe(
      'the sandbox gateway takes payments, with test cards, where Stripe isn’t set up; absent: on unless NODE_ENV is production',
    ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('sign-in with Google; absent: it is not set up'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('belongs to the id'),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com').describe('the issuer for discovery'),
  LINKEDIN_CLIENT_ID: z.string().optional().describe('sign-in with LinkedIn; absent: it is not set up'),
  LINKEDIN_CLIENT_SECRET: z.string().optional().describe('belongs to the id'),
  LINKEDIN_ISSUER: httpUrl.default('https://www.linkedin.com/oauth').describe('the issuer for discovery'),
  UPWORK_CLIENT_ID: z
    .string()
    .optional()
    .describe('sign-in with Upwork, and the source upwork; absent: it is not set up'),
  UPWORK_CLIENT_SECRET: z.string().optional().describe('belongs to the id'),
  UPWORK_ISSUER: httpUrl.optional().describe('only for a replacement that supports OpenID Connect'),
  UPWORK_AUTHORIZATION_ENDPOINT: httpUrl
    .default('https://www.upwork.com/ab/account-security/oauth2/authorize')
    .describe('the authorization endpoint'),
  UPWORK_TOKEN_ENDPOINT: httpUrl
    .default('https://www.upwork.com/api/v3/oauth2/token')
    .describe('the token endpoint'),
  UPWORK_USERINFO_ENDPOINT: httpUrl
    .default('https://api.upwork.com/graphql')
    .describe('the identity endpoint; queried by GraphQL if it ends in /graphql, otherwise by GET'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^[\w:-]+$/, 'must be the token that @BotFather gave, such as 123456:ABC-DEF')
    .optional()
    .describe('the Telegram channel; absent: it is not set up'),
  TELEGRAM_API_ROOT: httpUrl.default('https://api.telegram.org').describe('the address of the Bot API'),
  VAPID_PUBLIC_KEY: z
    .string()
    .optional()
    .describe('web push; absent: created once and stored in the database'),
  VAPID_PRIVATE_KEY: z.string().optional().describe('belongs to the public key'),
  VAPID_SUBJECT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or https: address' })
    .optional()
    .describe('the contact for push services; absent: the address of MAIL_FROM'),
  ALLOW_PRIVATE_ADDRESSES: on(false).describe('addresses that people enter may be private ones'),
  PLANS_FILE: z.string().optional().describe('a JSON array of plans that replaces the catalogue'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .describe('the address people write to for help; absent: the support page names none'),
  SECURITY_CONTACT: contact
    .optional()
    .describe(
      'the contact for vulnerability reports, in /.well-known/security.txt; absent: the support page',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'the bearer token for /metrics; with NODE_ENV=production and without a token, /metrics answers 404',
    ),
  EXTENSION_STORE_URL: httpUrl.optional().describe('the store page of the browser extension'),
  TRUST_PROXY: wholeNumber(0, 32, 'must be the number of proxies in front')
    .prefault('0')
    .describe('how many hops of X-Forwarded-For are trusted'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of pino’s levels')
    .default('info')
    .describe('the log level of pino'),
  WORKER_TIMEOUT_SECONDS: wholeNumber(3, 60, 'must be a number of seconds from 3 to 60')
    .prefault('15')
    .describe('the seconds without a heartbeat after which others take over a worker’s tasks'),
  TEST_CLOCK: on(false).describe(
    'enables POST /api/test/clock, which moves the clock, and the sandbox’s test calls',
  ),
  RATE_LIMIT: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('the limits on calls and on guessing; off for load tests only'),
})

/** The name of the variable that replaces the origin of a source. */
export const baseUrlOf = (source: string) => `${source.toUpperCase()}_BASE_URL`
/** Replaces the origin of a source: FREELANCER_BASE_URL and the like. */
export const baseUrls = z.object(
  Object.fromEntries(sourcesWithBaseUrl.map((name) => [baseUrlOf(name), httpUrl.optional()])),
)

/** The names of all settings, for the test of the documents that list them. */
export const settingNames = [...Object.keys(settingsTable.shape), ...Object.keys(baseUrls.shape)]
