/** The export and the deletion of an account: what it exports, deletes and keeps. */
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fakeSmtp } from '../../../../../tests/fakes/smtp.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { bringTasksForward } from '../../platform/queue.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { readMailsTo, sendMails } from '../../platform/testing/mail.ts'
import { runTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'
import { deletionTasks } from './account-deleted-mail.ts'
import { deleteAccount } from './removal.ts'

const world = await createTestWorld()
const { stranger, signedUp, people, somebody } = world

let chats = 1

/** Creates a person who has used every feature, with a marker in all their texts. */
async function busy(marker: string) {
  const email = `${marker}@example.com`
  const form = {
    firstName: `${marker}-first`,
    lastName: `${marker}-last`,
    email,
    mobileNumber: marker,
    password: 'a long password',
  }
  const answer = await stranger.post('/api/public/users/signup', form)
  const one = {
    ...somebody(answer.headers.get('authorization')!),
    id: answer.body.data.id,
    email,
    password: form.password,
  }
  await one.post('/api/subscription/startTrial')
  const profile = await one.post('/api/profiles', {
    title: `${marker} title`,
    about: `${marker} about`,
    skills: [marker],
  })
  const jobId = await ingestJob(world, { title: 'A job', description: `Something for ${randomUUID()}` })
  await one.post('/api/jobs/generateCoverLetter', {
    portfolio: profile.body.data.id,
    jobId,
    extraInformation: marker,
  })
  const made = await one.post('/api/alerts', { name: `${marker} alert`, query: `${wordOf(marker)}zz` })
  // Its old index entries wait for the cleanup.
  await one.put(`/api/alerts/${made.body.data.id}`, { name: 'Edited', query: `${wordOf(marker)}yy` })
  await one.put('/api/settings/notifications', { webhook_url: `https://198.41.0.4/${marker}` })
  await one.post('/api/push/subscriptions', {
    endpoint: `https://198.41.0.4/push/${marker}`,
    keys: browserKeys(),
  })
  await world.db
    .insertInto('telegram_chats')
    .values({ user_id: one.id, chat_id: chats++, label: `@${marker}`, linked_at: world.clock.now() })
    .execute()
  await stranger.post('/api/public/newsletter', { email })
  await stranger.post('/api/public/users/forgot-password', { email })
  await stranger.post('/api/public/users/login', { email, password: 'wrong' })
  return one
}

/** The marker as one word, as in the index of alerts. */
const wordOf = (marker: string) => marker.replaceAll('-', '')

/** Push keys as a browser creates them. */
const browserKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

/** Every row of all our tables, as text. */
async function dump(): Promise<string> {
  const { pool } = world.database
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  )
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(`select t::text as row from ${name} t`)
    parts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return parts.join('\n')
}

describe('the export', () => {
  test('is one JSON file with what every feature stores, without hashes and secrets', async () => {
    const marker = `m${randomUUID()}`
    const ada = await busy(marker)
    const answer = await ada.get('/api/users/export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="gigbell-2026-03-02.json"')
    const { data } = answer.body
    expect(data).toMatchObject({
      account: { email: ada.email, mobile_number: marker },
      sessions: [{ current: true }],
      connections: [],
      subscriptions: [{ plan_id: 'trial', status: 'trial' }],
      profiles: [{ title: `${marker} title`, skills: [marker] }],
      letters: [{ extra_information: marker }],
      notification_settings: { webhook_url: `https://198.41.0.4/${marker}` },
      newsletter: { email: ada.email },
      browsers: [{ host: '198.41.0.4' }],
      telegram: { label: `@${marker}` },
    })
    expect(JSON.stringify(data.browsers)).not.toContain(marker)
    expect(JSON.stringify(data)).not.toMatch(/argon2|whsec_|hash|password":"/)
  })

  test('contains nothing of other people', async () => {
    const { ada, bob } = await people()
    await bob.post('/api/profiles', { title: 'Bob’s own' })
    const text = JSON.stringify((await ada.get('/api/users/export')).body)
    expect(text).not.toContain(bob.email)
    expect(text).not.toContain('Bob’s own')
  })
})

describe('deleting an account', () => {
  test('leaves no text of the person in any table or task, and sends a last mail', async () => {
    const marker = `m${randomUUID()}`
    const ada = await busy(marker)
    expect(await dump()).toContain(marker)
    expect(await dump()).toContain(`alert_anchors (${wordOf(marker)}`)
    expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
    expect(await dump()).not.toContain(marker)
    expect(await dump()).not.toContain(wordOf(marker))
    expect((await ada.get('/api/users/profile')).status).toBe(401)
    const login = await stranger.post('/api/public/users/login', { email: ada.email, password: ada.password })
    expect(login.status).toBe(401)
    const mails = await readMailsTo(world, ada.email)
    expect(mails.map((mail) => mail.subject)).toEqual(['Your account has been deleted'])
    expect(mails[0]!.text).toContain(`Goodbye, ${marker}-first`)
    await world.db.deleteFrom('attempts').execute()
    expect(await dump()).not.toContain(marker)
  })

  test('removes the files of their mails within a minute, and keeps those of others', async () => {
    const [ada, bob] = [await signedUp('Ada'), await signedUp('Bob')]
    expect(await readMailsTo(world, ada.email)).toHaveLength(1)
    // A file that was being written when a process was killed.
    const { outbox } = world.config.mail
    await writeFile(join(outbox, '.draft.eml'), `From: a@example.com\nTo: ${ada.email}\n\nHello`)
    expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
    const { rows } = await sql<{ soon: boolean }>`
      select bool_and(run_at < now() + interval '1 minute') as soon
      from graphile_worker.jobs where task_identifier = 'remove_mails'`.execute(world.db)
    expect(rows).toEqual([{ soon: true }])
    await sendMails(world)
    const tasks = deletionTasks({ keys: world.keys, outbox })
    await bringTasksForward(world.db, 60)
    await runTasks(world.database, tasks)
    const files = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    )
    expect(files.join()).not.toContain(ada.email)
    expect(await readMailsTo(world, bob.email)).toHaveLength(1)
  })

  test('sends the last mail by SMTP if there is a mail server', async () => {
    const smtp = await fakeSmtp()
    const mailing = await createTestWorld({ MAIL_URL: smtp.url })
    const ada = await mailing.signedUp('Zoe')
    await ada.delete('/api/users/me', { password: ada.password })
    await sendMails(mailing)
    await runTasks(
      mailing.database,
      deletionTasks({ keys: mailing.keys, outbox: mailing.config.mail.outbox }),
    )
    const mails = smtp.mails.filter((one) => one.to?.[0]?.address === ada.email)
    expect(mails.map(({ subject }) => subject)).toContain('Your account has been deleted')
    await smtp.stop()
  })

  test('changes nothing of other people', async () => {
    const { ada, bob } = await people()
    await bob.post('/api/profiles', { title: 'Stays' })
    await ada.delete('/api/users/me', { password: ada.password })
    expect((await bob.get('/api/profiles')).body.data).toHaveLength(1)
  })

  test('remembers that the address used its trial, in any case', async () => {
    const { ada } = await people()
    await ada.delete('/api/users/me', { password: ada.password })
    const email = ada.email.toUpperCase()
    const form = { firstName: 'A', lastName: 'F', email, mobileNumber: '1', password: 'a long password' }
    const answer = await stranger.post('/api/public/users/signup', form)
    expect(answer).toMatchObject({ status: 201, body: { data: { trial_used: true } } })
    const back = somebody(answer.headers.get('authorization')!)
    expect(await back.post('/api/subscription/startTrial')).toMatchObject({
      status: 409,
      body: { code: 'trial_used' },
    })
    await back.delete('/api/users/me', { password: form.password })
    expect((await stranger.post('/api/public/users/signup', form)).body.data.trial_used).toBe(true)
  })

  test('remembers no trial for a person who never used it', async () => {
    const ada = await signedUp()
    await ada.delete('/api/users/me', { password: ada.password })
    const form = {
      firstName: 'A',
      lastName: 'F',
      email: ada.email,
      mobileNumber: '1',
      password: 'a long password',
    }
    const answer = await stranger.post('/api/public/users/signup', form)
    expect(answer.body.data.trial_used).toBe(false)
    const back = somebody(answer.headers.get('authorization')!)
    expect((await back.post('/api/subscription/startTrial')).status).toBe(201)
  })

  test('needs the password', async () => {
    const ada = await signedUp()
    expect(await ada.delete('/api/users/me', { password: 'not this one' })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', fields: { password: 'The password is wrong.' } },
    })
    expect((await ada.delete('/api/users/me')).status).toBe(400)
    expect((await ada.delete('/api/users/me', { password: '' })).status).toBe(400)
    expect((await ada.get('/api/users/profile')).status).toBe(200)
  })

  test('needs the email address of a person without a password', async () => {
    const ada = await signedUp()
    await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', ada.id).execute()
    expect(await ada.delete('/api/users/me', { password: ada.password })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    })
    expect((await ada.delete('/api/users/me', { password: ` ${ada.email.toUpperCase()}` })).status).toBe(204)
  })

  test('happens once for simultaneous calls, with one last mail', async () => {
    const { ada } = await people()
    const answers = await times(10, () => ada.delete('/api/users/me', { password: ada.password }))
    const { 204: done = 0, 401: late = 0 } = tally(answers)
    expect(done + late).toBe(10)
    expect(done).toBeGreaterThan(0)
    expect(await readMailsTo(world, ada.email)).toHaveLength(1)
  })

  test('deletes nothing while the payment gateway can’t end the subscription', async () => {
    const { ada } = await people()
    const ports = {
      ...world,
      rateLimit: false,
      passwordReplaced: async () => {},
      currentSubscription: async () => null,
      endServices: async () => {
        throw new Refusal('provider_failed', 'The payment service does not answer. Please try again.')
      },
      erasePersonalData: async () => {},
      exportPersonalData: async () => ({}),
    }
    const asking = { ...(await world.sessionOf(ada)), confirmed: true }
    await expect(
      deleteAccount(ports, asking, ada.password, { address: '127.0.0.1', device: 'Firefox' }),
    ).rejects.toMatchObject({
      code: 'provider_failed',
    })
    expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data).toMatchObject({
      status: 'trial',
    })
  })
})
