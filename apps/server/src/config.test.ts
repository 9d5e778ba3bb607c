import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { sourceNames } from './features/sources/index.ts'
import { settingNames } from './settings.ts'

const namesOf = ({ sources }: Config) => sources.map(({ name }) => name)

test('the default is the demo with embedded parts', () => {
  expect(namesOf(readConfig({}))).toEqual(['sample'])
  expect(readConfig({})).toMatchObject({
    demo: true,
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    role: 'all',
    openai: undefined,
    rateLimit: true,
    testClock: false,
  })
})

test('production has no demo and no sources by default', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, sources: [] })
  expect(namesOf(readConfig({ NODE_ENV: 'production', DEMO: '1' }))).toEqual(['sample'])
  const listed = readConfig({ JOB_SOURCES: 'file:/tmp/a.ndjson, sample' })
  expect(namesOf(listed)).toEqual(['file:/tmp/a.ndjson', 'sample'])
})

test('the demo is off by default where the public address is https', () => {
  expect(readConfig({ APP_URL: 'https://gigbell.example' })).toMatchObject({ demo: false, sources: [] })
  expect(readConfig({ APP_URL: 'https://gigbell.example', DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ APP_URL: 'HTTPS://Gigbell.example/' })).toMatchObject({
    appUrl: 'https://gigbell.example',
    demo: false,
  })
  expect(readConfig({ APP_URL: 'http://gigbell.example' }).demo).toBe(true)
})

test('test cards are accepted only outside production, unless SANDBOX_PAYMENTS is set', () => {
  const taken = (environment: Record<string, string>) => readConfig(environment).sandboxPayments
  expect(taken({})).toBe(true)
  expect(taken({ NODE_ENV: 'development' })).toBe(true)
  expect(taken({ NODE_ENV: 'production' })).toBe(false)
  expect(taken({ NODE_ENV: 'production', DEMO: '1' })).toBe(false)
  expect(taken({ NODE_ENV: 'production', SANDBOX_PAYMENTS: '1' })).toBe(true)
  expect(taken({ SANDBOX_PAYMENTS: '0' })).toBe(false)
})

test('a security contact is stored as a URL', () => {
  const contact = (SECURITY_CONTACT: string) => readConfig({ SECURITY_CONTACT }).securityContact
  expect(contact('security@example.com')).toBe('mailto:security@example.com')
  expect(contact('mailto:security@example.com')).toBe('mailto:security@example.com')
  expect(contact('https://example.com/security')).toBe('https://example.com/security')
  expect(readConfig({}).securityContact).toBeUndefined()
})

test('a token enables Telegram, and web push has a contact address', () => {
  expect(readConfig({}).telegram).toBeUndefined()
  expect(
    readConfig({ TELEGRAM_BOT_TOKEN: '1:abc', TELEGRAM_API_ROOT: 'http://localhost:9/' }).telegram,
  ).toEqual({ token: '1:abc', apiRoot: 'http://localhost:9' })
  expect(readConfig({}).vapid).toEqual({ keys: undefined, subject: 'mailto:gigbell@localhost' })
  expect(readConfig({ MAIL_FROM: 'Bell <bell@example.com>' }).vapid.subject).toBe('mailto:bell@example.com')
})

test.each([1, 0])('a VAPID key may begin with the byte %i', (first) => {
  const secret = Buffer.alloc(32, 7).fill(first, 0, 1)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
  const settings = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }
  expect(readConfig(settings).vapid.keys).toEqual(keys)
  const short = { ...settings, VAPID_PRIVATE_KEY: secret.subarray(1).toString('base64url') }
  expect(() => readConfig(short)).toThrow('VAPID_PRIVATE_KEY must be 32 bytes in base64url.')
})

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', OPENAI_API_KEY: '' })).toMatchObject({ port: 3000, openai: undefined })
})

test('a provider is enabled by its id and secret; Upwork uses its own endpoints unless an issuer is set', () => {
  expect(readConfig({}).providers).toEqual({})
  const client = { UPWORK_CLIENT_ID: 'a', UPWORK_CLIENT_SECRET: 'b' }
  expect(readConfig(client).providers).toEqual({
    upwork: {
      clientId: 'a',
      clientSecret: 'b',
      at: {
        authorization: 'https://www.upwork.com/ab/account-security/oauth2/authorize',
        token: 'https://www.upwork.com/api/v3/oauth2/token',
        userinfo: 'https://api.upwork.com/graphql',
      },
    },
  })
  const issuer = 'https://issuer.example'
  expect(readConfig({ ...client, UPWORK_ISSUER: issuer }).providers.upwork?.at).toEqual({ issuer })
  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
  expect(readConfig(google).providers.google?.at).toEqual({ issuer: 'https://accounts.google.com' })
})

test('models are a label and the provider’s name, with a star for advanced ones', () => {
  expect(readConfig({ AI_MODELS: 'Small=a/b:free, Large=big*' }).models).toEqual([
    { label: 'Small', providerModel: 'a/b:free', advanced: false },
    { label: 'Large', providerModel: 'big', advanced: true },
  ])
})

describe('a bad value stops the start with a line that names it', () => {
  test.each([
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test.'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an e-mail address.'],
    [{ SUPPORT_EMAIL: 'a@b.example\nBcc: c@d.example' }, 'SUPPORT_EMAIL must be an e-mail address.'],
    [
      { SECURITY_CONTACT: 'http://example.com' },
      'SECURITY_CONTACT must be an e-mail address or an https:// URL.',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ SANDBOX_PAYMENTS: 'maybe' }, 'SANDBOX_PAYMENTS must be 1 or 0.'],
    [{ PORT: '80a' }, 'PORT must be a port from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a port from 0 to 65535.'],
    [{ APP_URL: 'localhost' }, 'APP_URL must be an http(s) URL.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// URL.'],
    [{ ROLE: 'cook' }, 'ROLE must be web, worker or all.'],
    [{ JOB_SOURCES: 'sample,moon' }, 'JOB_SOURCES must be a comma list of sample, freelancer, remoteok'],
    [
      { AI_MODELS: 'gpt' },
      'AI_MODELS must be label=model pairs, an advanced one marked with *; "gpt" is not.',
    ],
    [{ POLL_SECONDS: '0' }, 'POLL_SECONDS must be a number of seconds from 1 to 86400.'],
    [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off.'],
    [
      { TELEGRAM_BOT_TOKEN: 'a/../b' },
      'TELEGRAM_BOT_TOKEN must be the token that @BotFather gave, such as 123456:ABC-DEF.',
    ],
    [{ VAPID_SUBJECT: 'ftp://x' }, 'VAPID_SUBJECT must be a mailto: or https: address.'],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.'],
    [
      { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'short' },
      'VAPID_PRIVATE_KEY must be 32 bytes in base64url.',
    ],
    [
      { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') },
      'VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY, in base64url.',
    ],
    [{ MAIL_URL: 'http://mail' }, 'MAIL_URL must be an smtp:// or smtps:// URL.'],
    [{ MAIL_FROM: 'Gigbell' }, 'MAIL_FROM must be an address, such as Gigbell <bell@example.com>.'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 16 characters.'],
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is.'],
    [
      { JOB_SOURCES: 'upwork' },
      'JOB_SOURCES names upwork, which needs UPWORK_CLIENT_ID and UPWORK_CLIENT_SECRET: it is read in the names of people who connect their accounts there.',
    ],
    [{ LINKEDIN_ISSUER: 'linkedin' }, 'LINKEDIN_ISSUER must be an http(s) URL.'],
    [
      { TEST_CLOCK: '1', NODE_ENV: 'production' },
      'TEST_CLOCK cannot be switched on with NODE_ENV=production.',
    ],
  ])('%j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('a plan file that is not a valid catalogue', () => {
    expect(() => readConfig({ PLANS_FILE: '/nowhere.json' })).toThrow(
      /^PLANS_FILE \/nowhere\.json cannot be read/,
    )
    expect(() => readConfig({ PLANS_FILE: join(import.meta.dirname, '../package.json') })).toThrow(
      /^PLANS_FILE .*: /,
    )
  })
})

test('.env.example and the README name every setting', () => {
  const root = join(import.meta.dirname, '../../..')
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const name of settingNames) {
    expect(example).toContain(`#${name}=`)
    expect(readme).toContain(`\`${name}\``)
  }
  const sourcesIn = (line?: string) => line?.match(/[a-z]+/g)
  for (const name of sourceNames.map((entry) => entry.replace(/:.*/, ''))) {
    expect(sourcesIn(/# Comma list:[^=]*/.exec(example)?.[0])).toContain(name)
    expect(sourcesIn(/^\| `JOB_SOURCES` .*$/m.exec(readme)?.[0])).toContain(name)
  }
})
