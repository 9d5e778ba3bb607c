/**
 * A backup of the real program under load, and its restore elsewhere: everything is there, people can log in, and nothing
 * that the first server sent is sent again.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { databaseUrl, withClient } from '../../apps/server/src/platform/testing/database.ts'
import { fakeReceiver } from '../fakes/receiver.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { compiledModules, createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'

const [smtp, receiver] = await Promise.all([fakeSmtp(), fakeReceiver()])
const [first, second, files, own] = [
  createDataFolder(),
  createDataFolder(),
  createDataFolder(),
  createDataFolder(),
]
const posts = join(files.path, 'posts.ndjson')
const file = join(files.path, 'backup')
writeFileSync(posts, '')
const settings = {
  DEMO: '0',
  JOB_SOURCES: `file:${posts}`,
  POLL_SECONDS: '1',
  MAIL_URL: smtp.url,
  ALLOW_PRIVATE_ADDRESSES: '1',
}
const running = new Set<ProductProcess>()
afterAll(async () => {
  await Promise.all([...running].map((product) => product.kill()))
  await Promise.all([smtp.stop(), receiver.stop()])
  for (const folder of [first, second, files, own]) folder.remove()
})

async function start(dataDir: string): Promise<ProductProcess> {
  const product = await startProduct({ ...settings, DATA_DIR: dataDir })
  running.add(product)
  return product
}

/** Runs `npm run backup` or `npm run restore` as npm does, on a data folder or a database. */
function command(name: 'backup' | 'restore', at: string, environment: Record<string, string>) {
  const program = join(import.meta.dirname, `../../apps/server/src/${name}.ts`)
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compiledModules,
    ...environment,
  }
  return new Promise<{ status: number; said: string }>((resolve) =>
    execFile(process.execPath, [program, at], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    ),
  )
}

async function call(product: ProductProcess, method: string, path: string, body?: object, token = '') {
  const response = await fetch(product.url + path, {
    method,
    headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return {
    status: response.status,
    data: text.startsWith('{') ? JSON.parse(text).data : undefined,
    token: response.headers.get('authorization') ?? '',
  }
}

const PASSWORD = 'a long horse of a password'
async function signsUp(product: ProductProcess) {
  const email = `${randomUUID()}@example.com`
  const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password: PASSWORD }
  const { status, token } = await call(product, 'POST', '/api/public/users/signup', form)
  expect(status).toBe(201)
  return { email, token }
}

const verificationsTo = (address: string) =>
  smtp.mails.flatMap(({ to, text }) =>
    to?.some((one) => one.address === address)
      ? (/verify-email\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? [])
      : [],
  )

function arrives(title: string): void {
  const post = {
    source: 'upwork',
    source_id: randomUUID(),
    title,
    description: `A dashboard for a bakery: ${randomUUID()}`,
    published_at: new Date().toISOString(),
  }
  appendFileSync(posts, `${JSON.stringify(post)}\n`)
}

/** Counts how often each channel has delivered a job, over all servers. */
const sent = (title: string) => ({
  mails: smtp.mails.filter(({ subject }) => subject === `New job: ${title}`).length,
  calls: receiver.received.filter(({ body, taken }) => taken && body.data.job?.title === title).length,
})

const WITHIN = { timeout: 90_000 }

test('restores a backup made under load elsewhere, and sends nothing twice', async () => {
  const original = await start(first.path)
  const ada = await signsUp(original)
  await vi.waitFor(() => expect(verificationsTo(ada.email)).toHaveLength(1), WITHIN)
  await call(original, 'GET', `/api/public/users/verify-email?token=${verificationsTo(ada.email)[0]}`)
  await call(original, 'POST', '/api/subscription/startTrial', undefined, ada.token)
  const channels = { webhook_url: receiver.url, webhook: true }
  const { data } = await call(original, 'PUT', '/api/settings/notifications', channels, ada.token)
  receiver.trusts(data.webhook_secret)
  const alert = { name: 'Bakery', query: 'bakery', channels: ['inbox', 'email', 'webhook'] }
  expect((await call(original, 'POST', '/api/alerts', alert, ada.token)).status).toBe(201)
  const profile = { title: 'Frontend', about: 'I build dashboards.', skills: ['React'] }
  const { data: made } = await call(original, 'POST', '/api/profiles', profile, ada.token)
  arrives('A bakery before')
  await vi.waitFor(() => expect(sent('A bakery before')).toEqual({ mails: 1, calls: 1 }), WITHIN)

  // The backup contains waiting tasks: a delivery, and a mail that the mail server doesn't accept yet.
  smtp.behaves({ kind: 'answers', code: 451 })
  arrives('A bakery waiting')
  await vi.waitFor(() => expect(sent('A bakery waiting').calls).toBe(1), WITHIN)
  const bob = await signsUp(original)

  let writing = true
  let written = 0
  const writers = [1, 2, 3, 4].map(async (number) => {
    for (let round = 0; writing; round++) {
      const about = `Writer ${number}, round ${round}. ${'Dashboards. '.repeat(100)}`
      const changed = await call(
        original,
        'PUT',
        `/api/profiles/${made.id}`,
        { ...profile, about },
        ada.token,
      )
      const wish = {
        ...alert,
        name: `Wish ${number} ${round}`,
        query: `wish${number}x${round}`,
        enabled: false,
      }
      const added = await call(original, 'POST', '/api/alerts', wish, ada.token)
      if (changed.status === 200) written += 1
      if (added.data) await call(original, 'DELETE', `/api/alerts/${added.data.id}`, undefined, ada.token)
    }
  })
  const before = written
  const backedUp = await command('backup', file, { DATA_DIR: first.path })
  expect(backedUp).toMatchObject({ status: 0, said: expect.stringMatching(/^[\d,]+ rows of \d+ tables in /) })
  expect(written).toBeGreaterThan(before)
  writing = false
  await Promise.all(writers)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  // These are sent and ingested by the first server after the backup.
  smtp.behaves({ kind: 'takes' })
  await vi.waitFor(() => expect(sent('A bakery waiting')).toEqual({ mails: 1, calls: 1 }), WITHIN)
  await vi.waitFor(() => expect(verificationsTo(bob.email)).toHaveLength(1), WITHIN)
  arrives('A bakery between')
  await vi.waitFor(() => expect(sent('A bakery between')).toEqual({ mails: 1, calls: 1 }), WITHIN)
  await original.kill()
  running.delete(original)

  const restored = await command('restore', file, { DATA_DIR: second.path })
  expect(restored).toMatchObject({
    status: 0,
    said: expect.stringContaining('each table compared with its sum'),
  })
  const rows = (said: string) => /^([\d,]+) rows of (\d+) tables/.exec(said)?.slice(1)
  expect(rows(restored.said)).toEqual(rows(backedUp.said))
  expect(readFileSync(join(second.path, 'secret'), 'utf8')).toBe(
    readFileSync(join(first.path, 'secret'), 'utf8'),
  )

  const server = await start(second.path)
  expect((await call(server, 'GET', '/api/users/profile', undefined, ada.token)).status).toBe(401)
  const login = { email: ada.email, password: PASSWORD }
  const { status, token } = await call(server, 'POST', '/api/public/users/login', login)
  expect(status).toBe(200)
  const secret = (await call(server, 'GET', '/api/settings/notifications', undefined, token)).data
    .webhook_secret
  expect(secret).toBe(data.webhook_secret)
  const inbox = async () =>
    ((await call(server, 'GET', '/api/notifications', undefined, token)).data as { job: { title: string } }[])
      .map(({ job }) => job.title)
      .sort()
  const known = ['A bakery before', 'A bakery between', 'A bakery waiting']
  await vi.waitFor(async () => expect(await inbox()).toEqual(known), WITHIN)
  // Tasks run in order, so an unsent earlier message would have been sent before this one.
  arrives('A bakery new')
  await vi.waitFor(() => expect(sent('A bakery new')).toEqual({ mails: 1, calls: 1 }), WITHIN)
  expect(await inbox()).toEqual([...known, 'A bakery new'].sort())
  for (const title of known) expect({ title, ...sent(title) }).toEqual({ title, mails: 1, calls: 1 })
  expect(verificationsTo(bob.email)).toHaveLength(1)
  await server.stop()
  running.delete(server)
}, 240_000)

test('refuses in one line a truncated file, another file, or an existing target, and writes nothing', async () => {
  const cut = join(files.path, 'cut')
  writeFileSync(cut, readFileSync(file).subarray(0, -100))
  const empty = join(files.path, 'nothing-yet')
  expect(await command('restore', cut, { DATA_DIR: empty })).toEqual({
    status: 1,
    said: expect.stringMatching(/^Gigbell cannot restore: .* is truncated or damaged[^\n]*$/),
  })
  expect(await command('restore', posts, { DATA_DIR: empty })).toEqual({
    status: 1,
    said: expect.stringMatching(/^Gigbell cannot restore: .* is no backup of Gigbell\.$/),
  })
  expect(existsSync(empty)).toBe(false)
  expect(await command('restore', file, { DATA_DIR: second.path })).toEqual({
    status: 1,
    said: expect.stringMatching(/^Gigbell cannot restore: [^\n]*not empty[^\n]*$/),
  })
  expect(await command('backup', file, { DATA_DIR: second.path })).toEqual({
    status: 1,
    said: expect.stringMatching(/^Gigbell cannot make the backup: [^\n]*already exists[^\n]*$/),
  })
})

test('backs up and restores an external database in the same way', async () => {
  const postgres = await openEmbedded(own.path, { durable: false })
  try {
    await withClient(postgres.url, (client) => client.query('create database restored'))
    const environment = {
      DATABASE_URL: databaseUrl(postgres.url, 'restored'),
      DATA_DIR: join(own.path, 'data'),
    }
    const restored = await command('restore', file, environment)
    expect(restored.status, restored.said).toBe(0)
    const again = await command('restore', file, environment)
    expect(again).toMatchObject({ status: 1, said: expect.stringContaining('is not empty') })
    const copied = await command('backup', join(files.path, 'again'), environment)
    expect(copied.status, copied.said).toBe(0)
  } finally {
    await postgres.stop()
  }
})
