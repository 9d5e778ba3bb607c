/**
 * The configuration: the settings of the environment (settings.ts), checked together and completed. It is read once, at
 * the start; the rest of the program gets the values as arguments. An invalid value stops the start with one line that
 * names it.
 */
import { createECDH } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Provider } from '@gigbell/contract'
import type { z } from 'zod'
import { ECB_RATES_URL } from './features/jobs/index.ts'
import { findSource, sourcesWithBaseUrl } from './features/sources/index.ts'
import { builtInPlans, readPlans } from './plans.ts'
import { BadSetting, baseUrlOf, baseUrls, settingsTable } from './settings.ts'

/** The configuration of the server. */
export type Config = ReturnType<typeof readConfig>
/**
 * Reads the settings from the environment (an empty value counts as absent).
 * @throws BadSetting with the name of the first invalid variable
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const settings = parseSettings(settingsTable, given)
  const bases = parseSettings(baseUrls, given)
  const production = settings.NODE_ENV === 'production'
  if (settings.TEST_CLOCK && production)
    throw new BadSetting('TEST_CLOCK cannot be switched on with NODE_ENV=production.')
  for (const name of ['GOOGLE', 'LINKEDIN', 'UPWORK'] as const)
    if (settings[`${name}_CLIENT_ID`] && !settings[`${name}_CLIENT_SECRET`])
      throw new BadSetting(`${name}_CLIENT_SECRET must be set where ${name}_CLIENT_ID is.`)
  const vapidKeys = vapidKeysOf(settings)
  // Normalized, because its scheme decides something: HTTPS://Example.com becomes https://example.com.
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
    exchangeRatesUrl: exchangeRatesUrlOf(settings.EXCHANGE_RATES_URL, demo),
    openai:
      settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL
        ? {
            apiKey: settings.OPENAI_API_KEY,
            baseUrl: (settings.OPENAI_BASE_URL ?? 'https://api.openai.com/v1').replace(/\/$/, ''),
          }
        : undefined,
    models: settings.AI_MODELS,
    modelPrices: settings.AI_PRICES ?? [],
    mail: {
      url: settings.MAIL_URL,
      from: mailFrom,
      outbox: join(dataDir, 'outbox'),
    },
    inboundMail: inboundMailOf(settings, new URL(appUrl).hostname),
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
    extensionStoreUrl: settings.EXTENSION_STORE_URL,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    workerTimeout: settings.WORKER_TIMEOUT_SECONDS,
    testClock: settings.TEST_CLOCK,
    rateLimit: settings.RATE_LIMIT === 'on',
  }
}

function parseSettings<S extends z.ZodType>(
  rules: S,
  given: Record<string, string | undefined>,
): z.output<S> {
  const read = rules.safeParse(given)
  if (read.success) return read.data
  const issue = read.error.issues[0]!
  throw new BadSetting(`${issue.path.join('.')} ${issue.message}.`)
}

/** Reads `.env` into the environment, if the file exists. Variables that are set already win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Where exchange rates are fetched; undefined for nowhere. The demo calls nobody. */
function exchangeRatesUrlOf(setting: string | undefined, demo: boolean): string | undefined {
  if (setting === 'off') return undefined
  return setting ?? (demo ? undefined : ECB_RATES_URL)
}

/** Where forwarded mails are received; undefined for nowhere. */
function inboundMailOf(settings: z.output<typeof settingsTable>, host: string) {
  const {
    INBOUND_MAIL_PORT: port,
    INBOUND_MAIL_DOMAIN: domain = host,
    INBOUND_MAIL_CERT: cert,
    INBOUND_MAIL_KEY: key,
  } = settings
  if (!cert !== !key) throw new BadSetting('INBOUND_MAIL_CERT and INBOUND_MAIL_KEY must be set together.')
  if (port === undefined) return undefined
  return {
    port,
    host: settings.INBOUND_MAIL_HOST,
    domain,
    tls: cert && key ? { cert, key } : undefined,
    dns: settings.INBOUND_MAIL_DNS,
  }
}

/** Stripe's three keys are set together or not at all. */
function stripeOf(settings: z.output<typeof settingsTable>) {
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

/** The two VAPID keys are set together and match, or neither is set and the server creates a pair. */
function vapidKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof settingsTable>): { publicKey: string; privateKey: string } | undefined {
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

/** The settings of a provider: our client there, and its issuer (for discovery) or its endpoints. */
export interface ProviderSettings {
  clientId: string
  clientSecret: string
  at: { issuer: string } | { authorization: string; token: string; userinfo: string }
}

function providersOf(settings: z.output<typeof settingsTable>) {
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
