/**
 * Every environment variable the server reads: its rule, its default and its reason, in one table.
 * It is read once, at start; what follows gets the values as arguments. A bad value stops the start
 * with one line that names it.
 */
import { createECDH } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Plan, type Provider } from '@gigbell/contract'
import { z } from 'zod'
import { findSource, type Source, sourceNames, sourcesWithBaseUrl } from './features/sources/index.ts'

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

/** An e-mail address or a page, as an address to follow. */
const contact = z.string().transform((value, context): string => {
  if (z.email().safeParse(value).success) return `mailto:${value}`
  const url = URL.parse(value)
  if (url?.protocol === 'https:' || url?.protocol === 'mailto:') return url.href
  context.addIssue('must be an e-mail address or an https:// URL')
  return z.NEVER
})

/** The built-in catalogue; a file named by PLANS_FILE replaces it. */
const builtInPlans: Plan[] = [
  plan('trial', 'Trial', 0, 'month', 1, 10, false, false),
  plan('basic', 'Basic', 4.99, 'month', 2, 40, false, false),
  plan('standard', 'Standard', 12.49, 'month', 5, 200, true, false),
  plan('unlimited-annual', 'Unlimited Annual', 100, 'year', null, null, true, true),
]

/** A model a letter can be asked of: what the person sees, what the provider calls it, and whether only a premium plan may use it. */
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

const table = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional()
    .describe('production: no demo and no test cards unless a setting says so, and TEST_CLOCK is refused'),
  PORT: wholeNumber(0, 65_535, 'must be a port from 0 to 65535')
    .prefault('3000')
    .describe('where it listens; 0 takes any free port'),
  HOST: z.string().default('127.0.0.1').describe('the address it listens on'),
  APP_URL: httpUrl.optional().describe('the public address, in links'),
  DATA_DIR: z.string().default('./data').describe('everything embedded lives here'),
  APP_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('keys what must be signed or sealed; absent: made once and kept in DATA_DIR/secret'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .describe('your own PostgreSQL 15 or newer; absent: an embedded PostgreSQL 18 in DATA_DIR/db'),
  ROLE: z
    .enum(['web', 'worker', 'all'], 'must be web, worker or all')
    .default('all')
    .describe('what this process does: several may share one PostgreSQL'),
  DEMO: onOrOff
    .optional()
    .describe(
      'sample jobs, a new one every 20 s; shows mails written to files at /dev/mail to anybody, and opens the sandbox’s test calls; absent: on unless NODE_ENV is production or APP_URL is https:',
    ),
  JOB_SOURCES: sourceList
    .optional()
    .describe('where jobs come from: names of sources, file:<path>, rss:<url>'),
  FREELANCER_OAUTH_TOKEN: z.string().optional().describe('lets us in at Freelancer.com, where it is wanted'),
  POLL_SECONDS: wholeNumber(1, 86_400, 'must be a number of seconds from 1 to 86400')
    .optional()
    .describe('one pause for all sources; absent: each source’s own'),
  OPENAI_API_KEY: z.string().optional().describe('the model service; absent: the built-in writer'),
  OPENAI_BASE_URL: httpUrl.optional().describe('any OpenAI-compatible service; ends in /v1 as usual'),
  AI_MODELS: models
    .prefault('GPT-4o-mini=gpt-4o-mini,GPT-4o=gpt-4o*')
    .describe('what letters can be asked of: label=model, * for premium plans alone'),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .optional()
    .describe('where mail goes; absent: .eml files in DATA_DIR/outbox'),
  MAIL_FROM: z
    .string()
    .includes('@', 'must be an address, such as Gigbell <bell@example.com>')
    .optional()
    .describe('whom mails come from; absent: gigbell at the host of APP_URL'),
  STRIPE_SECRET_KEY: z.string().optional().describe('takes payments by Stripe; absent: see SANDBOX_PAYMENTS'),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe('for Stripe’s form in the browser'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe('what Stripe signs its events with'),
  STRIPE_API_BASE: httpUrl.optional().describe('the origin of a stand-in for Stripe, without /v1'),
  SANDBOX_PAYMENTS: onOrOff
    .optional()
    .describe(
      'the sandbox gateway takes payments, with test cards, where Stripe isn’t set up; absent: on unless NODE_ENV is production',
    ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('sign-in with Google; absent: it is not set up'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('goes with the id'),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com').describe('where it is discovered'),
  LINKEDIN_CLIENT_ID: z.string().optional().describe('sign-in with LinkedIn; absent: it is not set up'),
  LINKEDIN_CLIENT_SECRET: z.string().optional().describe('goes with the id'),
  LINKEDIN_ISSUER: httpUrl.default('https://www.linkedin.com/oauth').describe('where it is discovered'),
  UPWORK_CLIENT_ID: z
    .string()
    .optional()
    .describe('sign-in with Upwork, and the source upwork; absent: it is not set up'),
  UPWORK_CLIENT_SECRET: z.string().optional().describe('goes with the id'),
  UPWORK_ISSUER: httpUrl.optional().describe('only for a stand-in that speaks OpenID Connect'),
  UPWORK_AUTHORIZATION_ENDPOINT: httpUrl
    .default('https://www.upwork.com/ab/account-security/oauth2/authorize')
    .describe('where people allow us in'),
  UPWORK_TOKEN_ENDPOINT: httpUrl
    .default('https://www.upwork.com/api/v3/oauth2/token')
    .describe('where tokens come from'),
  UPWORK_USERINFO_ENDPOINT: httpUrl
    .default('https://api.upwork.com/graphql')
    .describe('ends in /graphql: asked by query; otherwise by GET'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^[\w:-]+$/, 'must be the token that @BotFather gave, such as 123456:ABC-DEF')
    .optional()
    .describe('the Telegram channel; absent: it is not set up'),
  TELEGRAM_API_ROOT: httpUrl.default('https://api.telegram.org').describe('where the bot is called'),
  VAPID_PUBLIC_KEY: z.string().optional().describe('web push; absent: made once and kept in the database'),
  VAPID_PRIVATE_KEY: z.string().optional().describe('goes with the public one'),
  VAPID_SUBJECT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or https: address' })
    .optional()
    .describe('whom a push service can ask about us; absent: the address of MAIL_FROM'),
  ALLOW_PRIVATE_ADDRESSES: on(false).describe('addresses that people enter may be private ones'),
  PLANS_FILE: z.string().optional().describe('a JSON array of plans that replaces the catalogue'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .describe('the address people write to for help; absent: the support page names none'),
  SECURITY_CONTACT: contact
    .optional()
    .describe('where a vulnerability is reported, in /.well-known/security.txt; absent: the support page'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('with NODE_ENV=production /metrics asks for it as a bearer token, and is 404 without one set'),
  EXTENSION_STORE_URL: httpUrl.optional().describe('where the link to the browser extension leads'),
  TRUST_PROXY: wholeNumber(0, 32, 'must be the number of proxies in front')
    .prefault('0')
    .describe('so many hops of X-Forwarded-For are believed'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of pino’s levels')
    .default('info')
    .describe('pino’s levels'),
  TEST_CLOCK: on(false).describe(
    'lets POST /api/test/clock move the clock, and opens the sandbox’s test calls',
  ),
  RATE_LIMIT: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('the limits on guessing and hurrying; off for load tests only'),
})

const baseUrlOf = (source: string) => `${source.toUpperCase()}_BASE_URL`
/** Points each source somewhere else: FREELANCER_BASE_URL and its like. */
const baseUrls = z.object(
  Object.fromEntries(sourcesWithBaseUrl.map((name) => [baseUrlOf(name), httpUrl.optional()])),
)

/** The name of every setting, for the documents that list them. */
export const settingNames = [...Object.keys(table.shape), ...Object.keys(baseUrls.shape)]

/** The settings, read and checked. */
export type Config = ReturnType<typeof readConfig>

/** Thrown for a setting nobody can start with; its message is one line for the operator. */
export class BadSetting extends Error {}

/**
 * Reads the settings from the environment (an empty value counts as absent).
 * @throws BadSetting naming the first variable at fault
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const settings = checked(table, given)
  const bases = checked(baseUrls, given)
  const production = settings.NODE_ENV === 'production'
  if (settings.TEST_CLOCK && production)
    throw new BadSetting('TEST_CLOCK cannot be switched on with NODE_ENV=production.')
  for (const name of ['GOOGLE', 'LINKEDIN', 'UPWORK'] as const)
    if (settings[`${name}_CLIENT_ID`] && !settings[`${name}_CLIENT_SECRET`])
      throw new BadSetting(`${name}_CLIENT_SECRET must be set where ${name}_CLIENT_ID is.`)
  const vapidKeys = vapidKeysOf(settings)
  // Written in one way: HTTPS://Example.com is https://example.com, also where its scheme decides something.
  const appUrl = new URL(settings.APP_URL ?? `http://localhost:${settings.PORT}`).href.replace(/\/$/, '')
  const dataDir = resolve(settings.DATA_DIR)
  const demo = settings.DEMO ?? (!production && !appUrl.startsWith('https:'))
  const mailFrom = settings.MAIL_FROM ?? `Gigbell <gigbell@${new URL(appUrl).hostname}>`
  const sourceTokens: Record<string, string> = {}
  if (settings.FREELANCER_OAUTH_TOKEN) sourceTokens.freelancer = settings.FREELANCER_OAUTH_TOKEN
  const sources = settings.JOB_SOURCES ?? (demo ? [findSource('sample')!] : [])
  const providers = providersOf(settings)
  for (const { provider: personal } of sources)
    if (personal && !providers[personal])
      throw new BadSetting(
        `JOB_SOURCES names ${personal}, which needs ${personal.toUpperCase()}_CLIENT_ID and ${personal.toUpperCase()}_CLIENT_SECRET: it is read in the names of people who connect their accounts there.`,
      )
  return {
    demo,
    host: settings.HOST,
    port: settings.PORT,
    appUrl,
    dataDir,
    appSecret: settings.APP_SECRET,
    databaseUrl: settings.DATABASE_URL,
    role: settings.ROLE,
    sources,
    sourceBases: Object.fromEntries(
      sourcesWithBaseUrl.flatMap((name) => {
        const base = bases[baseUrlOf(name)]
        return base ? [[name, base]] : []
      }),
    ),
    sourceTokens,
    pollSeconds: settings.POLL_SECONDS,
    openai:
      settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL
        ? {
            apiKey: settings.OPENAI_API_KEY,
            baseUrl: (settings.OPENAI_BASE_URL ?? 'https://api.openai.com/v1').replace(/\/$/, ''),
          }
        : undefined,
    models: settings.AI_MODELS,
    mail: {
      url: settings.MAIL_URL,
      from: mailFrom,
      outbox: join(dataDir, 'outbox'),
    },
    stripe: stripeOf(settings),
    sandboxPayments: settings.SANDBOX_PAYMENTS ?? !production,
    supportEmail: settings.SUPPORT_EMAIL,
    securityContact: settings.SECURITY_CONTACT,
    metrics: { open: !production, token: settings.METRICS_TOKEN },
    providers,
    telegram: settings.TELEGRAM_BOT_TOKEN
      ? { token: settings.TELEGRAM_BOT_TOKEN, apiRoot: settings.TELEGRAM_API_ROOT.replace(/\/+$/, '') }
      : undefined,
    vapid: {
      keys: vapidKeys,
      subject: settings.VAPID_SUBJECT ?? `mailto:${/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim()}`,
    },
    allowPrivateAddresses: settings.ALLOW_PRIVATE_ADDRESSES,
    plans: settings.PLANS_FILE ? readPlans(settings.PLANS_FILE) : builtInPlans,
    extensionStoreUrl: settings.EXTENSION_STORE_URL ?? '/support#extension',
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    testClock: settings.TEST_CLOCK,
    rateLimit: settings.RATE_LIMIT === 'on',
  }
}

function checked<S extends z.ZodType>(rules: S, given: Record<string, string | undefined>): z.output<S> {
  const read = rules.safeParse(given)
  if (read.success) return read.data
  const issue = read.error.issues[0]!
  throw new BadSetting(`${issue.path.join('.')} ${issue.message}.`)
}

/** Takes what stands in `.env` into the environment, where the file is present; what is set already wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Stripe's three keys come together, or not at all. */
function stripeOf(settings: z.output<typeof table>) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = settings
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey) throw new BadSetting('STRIPE_SECRET_KEY must be set where another key of Stripe is.')
  if (!publishableKey) throw new BadSetting('STRIPE_PUBLISHABLE_KEY must be set where STRIPE_SECRET_KEY is.')
  if (!webhookSecret) throw new BadSetting('STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is.')
  return { secretKey, publishableKey, webhookSecret, apiBase: settings.STRIPE_API_BASE }
}

/** The two VAPID keys come together and belong together, or are made by ourselves. */
function vapidKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof table>): { publicKey: string; privateKey: string } | undefined {
  if (!publicKey && !privateKey) return undefined
  if (!publicKey || !privateKey)
    throw new BadSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.')
  const pair = createECDH('prime256v1')
  try {
    if (Buffer.from(privateKey, 'base64url').length !== 32) throw new Error('of another length')
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    throw new BadSetting('VAPID_PRIVATE_KEY must be 32 bytes in base64url.')
  }
  if (pair.getPublicKey('base64url') !== publicKey.replace(/=+$/, ''))
    throw new BadSetting('VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY, in base64url.')
  return { publicKey: publicKey.replace(/=+$/, ''), privateKey: privateKey.replace(/=+$/, '') }
}

/** Where a provider lets people in, and as whom we ask: by discovery from its issuer, or at endpoints told. */
export interface ProviderSettings {
  clientId: string
  clientSecret: string
  at: { issuer: string } | { authorization: string; token: string; userinfo: string }
}

function providersOf(settings: z.output<typeof table>) {
  const client = (id?: string, secret?: string) =>
    id && secret ? { clientId: id, clientSecret: secret } : undefined
  const google = client(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET)
  const linkedin = client(settings.LINKEDIN_CLIENT_ID, settings.LINKEDIN_CLIENT_SECRET)
  const upwork = client(settings.UPWORK_CLIENT_ID, settings.UPWORK_CLIENT_SECRET)
  const providers: Partial<Record<Provider, ProviderSettings>> = {}
  if (google) providers.google = { ...google, at: { issuer: settings.GOOGLE_ISSUER } }
  if (linkedin) providers.linkedin = { ...linkedin, at: { issuer: settings.LINKEDIN_ISSUER } }
  if (upwork)
    providers.upwork = {
      ...upwork,
      at: settings.UPWORK_ISSUER
        ? { issuer: settings.UPWORK_ISSUER }
        : {
            authorization: settings.UPWORK_AUTHORIZATION_ENDPOINT,
            token: settings.UPWORK_TOKEN_ENDPOINT,
            userinfo: settings.UPWORK_USERINFO_ENDPOINT,
          },
    }
  return providers
}

function readPlans(file: string): Plan[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadSetting(`PLANS_FILE ${file} cannot be read: ${(error as Error).message}.`)
  }
  const plans = z.array(Plan).min(1).safeParse(content)
  if (!plans.success) {
    const issue = plans.error.issues[0]!
    throw new BadSetting(`PLANS_FILE ${file}: ${issue.path.join('.')} ${issue.message}.`)
  }
  if (new Set(plans.data.map((one) => one.id)).size < plans.data.length)
    throw new BadSetting(`PLANS_FILE ${file}: two plans have the same id.`)
  return plans.data
}

function plan(
  id: string,
  name: string,
  price: number,
  interval: Plan['interval'],
  profiles: number | null,
  proposals: number | null,
  optimization: boolean,
  advanced: boolean,
): Plan {
  return {
    id,
    name,
    price,
    interval,
    max_profiles: profiles,
    max_proposals: proposals,
    profile_optimization: optimization,
    advanced_models: advanced,
  }
}
