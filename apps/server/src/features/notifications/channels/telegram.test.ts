/** Tests Telegram against a fake Bot API in the real format: linking, messages, and the refusals of Telegram. */
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { fakeTelegram } from '../../../../../../tests/fakes/telegram.ts'
import { DAY, MINUTE } from '../../../platform/clock.ts'
import { readMailedToken } from '../../../platform/testing/mail.ts'
import {
  context,
  createTestMessage,
  createTestPayload,
  createTestReminder,
  openTestChannels,
} from '../../../platform/testing/messages.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { SendingFailed } from './channel.ts'
import { openBot } from './telegram-bot.ts'
import { readTelegramUpdates } from './telegram-updates.ts'

const telegram = await fakeTelegram()
afterAll(() => telegram.stop())
const { apiRoot, token } = telegram
const world = await createTestWorld({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_API_ROOT: apiRoot,
  APP_URL: 'https://gigbell.example',
})
const channel = openTestChannels(world).telegram!
const lines: string[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
const listen = () =>
  readTelegramUpdates({
    db: world.db,
    clock: world.clock,
    log,
    bot: openBot({ apiRoot, token }),
    appUrl: 'https://gigbell.example',
  })
const stops: { stop(): Promise<void> }[] = []
const listening = () => {
  const one = listen()
  stops.push(one)
  return one
}
afterEach(async () => {
  await Promise.all(stops.splice(0).map((one) => one.stop()))
  expect(lines.join('')).not.toContain('canary')
})

let chats = 0
const newChat = () => {
  chats += 1
  return 7_000_000_000 + chats
}
const codeOf = async (one: TestUser): Promise<string> =>
  (await one.post('/api/connections/telegram')).body.data.code
/** Writes to the bot, and waits for its answer. */
async function asks(chat: number, text: string, more?: Parameters<typeof telegram.says>[2]): Promise<string> {
  const before = telegram.said(chat).length
  telegram.says(chat, text, more)
  await expect.poll(() => telegram.said(chat).length).toBe(before + 1)
  return telegram.said(chat).at(-1)!
}
const connections = async (one: TestUser) => (await one.get('/api/connections')).body.data
const isOn = async (one: TestUser) => (await one.get('/api/settings/notifications')).body.data.telegram
/** Creates a person with a linked chat. */
async function linked(name = 'Ada') {
  const one = await world.signedUp(name)
  const chat = newChat()
  expect(await asks(chat, `/start ${await codeOf(one)}`, { username: name.toLowerCase() })).toMatch(
    /is linked/,
  )
  return { one, chat }
}

describe('linking', () => {
  test('refuses a code from before a password reset', async () => {
    listening()
    const ada = await world.signedUp()
    const code = await codeOf(ada)
    await world.stranger.post('/api/public/users/forgot-password', { email: ada.email })
    const token = await readMailedToken(world, ada.email, 'reset-password')
    const password = 'only the owner knows this'
    await world.stranger.post(`/api/public/users/reset-password?token=${token}`, { password })
    expect(await asks(newChat(), `/start ${code}`)).toMatch(/has been used or has expired/)
    const login = await world.stranger.post('/api/public/users/login', { email: ada.email, password })
    expect(await connections(world.somebody(login.headers.get('authorization')!))).toEqual([])
  })

  test('happens by opening the link, and the chat becomes a connection', async () => {
    listening()
    const ada = await world.signedUp()
    const { data } = (await ada.post('/api/connections/telegram')).body
    expect(data.url).toBe(`https://t.me/gigbell_test_bot?start=${data.code}`)
    expect(data.expires_at).toBe(new Date(world.clock.now().getTime() + 15 * MINUTE).toISOString())
    expect(await isOn(ada)).toBe(false)
    const reply = await asks(newChat(), `/start ${data.code}`, { username: 'ada_field' })
    expect(reply).toBe(
      'This chat is linked. From now on it receives the jobs that match your alerts. /stop unlinks it.',
    )
    expect(await connections(ada)).toEqual([
      { provider: 'telegram', label: '@ada_field', connected_at: world.clock.now().toISOString() },
    ])
    expect(await isOn(ada)).toBe(true)
    const [latest] = (await ada.get('/api/users/activity')).body.data
    expect(latest).toMatchObject({ what: 'connection_added', address: '', device: 'Telegram' })
    const { rows } = await world.database.pool.query('select * from telegram_codes')
    expect(JSON.stringify(rows)).not.toContain(data.code)
  })

  test('accepts a code once, within 15 minutes', async () => {
    listening()
    const [ada, chat] = [await world.signedUp(), newChat()]
    const code = await codeOf(ada)
    await asks(chat, `/start ${code}`)
    expect(await asks(newChat(), `/start ${code}`)).toMatch(/has been used or has expired/)
    const late = await codeOf(ada)
    world.clock.advance(15 * MINUTE)
    expect(await asks(newChat(), `/start ${late}`)).toMatch(/has been used or has expired/)
    expect(await asks(newChat(), '/start nonsense')).toMatch(/has been used or has expired/)
  })

  test('accepts a pasted code, and explains itself when it receives any other text', async () => {
    listening()
    const ada = await world.signedUp()
    expect(await asks(newChat(), ` ${await codeOf(ada)} `)).toMatch(/is linked/)
    expect(await asks(newChat(), '/start')).toContain(
      'https://gigbell.example/dashboard/settings?tab=notifications',
    )
    expect(await asks(newChat(), 'Hello?')).toMatch(/get a code/)
  })

  test('moves a chat from another person, and says so', async () => {
    listening()
    const { one: bob, chat } = await linked('Bob')
    const ada = await world.signedUp()
    expect(await asks(chat, `/start ${await codeOf(ada)}`)).toMatch(/was linked to another Gigbell account/)
    expect([await connections(bob), await isOn(bob)]).toEqual([[], false])
    expect(await connections(ada)).toHaveLength(1)
    expect(await channel.send(createTestMessage(bob), context())).toEqual({ status: 'not_connected' })
  })

  test('replaces the former chat by another one', async () => {
    listening()
    const { one: ada, chat } = await linked()
    const other = newChat()
    await asks(other, `/start ${await codeOf(ada)}`)
    await channel.send(createTestMessage(ada, [createTestPayload({ title: 'For the new chat' })]), context())
    expect(telegram.said(other).at(-1)).toContain('For the new chat')
    expect(telegram.said(chat)).toHaveLength(1)
  })

  test('is refused in a group, and accepts any name', async () => {
    listening()
    const ada = await world.signedUp()
    const code = await codeOf(ada)
    expect(await asks(newChat(), `/start ${code}`, { type: 'group' })).toMatch(/private chat/)
    await asks(newChat(), `/start ${code}`, { first_name: '\u0000\ud800\u202e<b>'.padEnd(300, 'x') })
    expect((await connections(ada))[0].label).toMatch(/^. <b>x+…$|^<b>x+…$|<b>x+…$/)
  })

  test('ends with /stop, and on the settings page', async () => {
    listening()
    const { one: ada, chat } = await linked()
    const { one: bob, chat: bobs } = await linked('Bob')
    expect(await asks(chat, '/stop')).toBe('Done. This chat receives no more job alerts.')
    expect(await asks(chat, '/stop')).toBe('This chat is not linked to Gigbell.')
    expect([await connections(ada), await isOn(ada)]).toEqual([[], false])
    expect((await ada.delete('/api/connections/telegram')).status).toBe(404)
    expect((await bob.delete('/api/connections/telegram')).body.data).toEqual({ provider: 'telegram' })
    expect(await connections(bob)).toEqual([])
    expect(await asks(bobs, '/stop')).toMatch(/not linked/)
  })

  test('requires a bot that Telegram knows', async () => {
    const none = await createTestWorld()
    const ada = await none.signedUp()
    expect((await ada.post('/api/connections/telegram')).status).toBe(404)
    const sample = await ada.post('/api/settings/notifications/test', { channel: 'telegram' })
    expect(sample.body.data.why).toBe('This channel is not set up on this server.')
    const wrong = await createTestWorld({ TELEGRAM_BOT_TOKEN: '1:wrong-canary', TELEGRAM_API_ROOT: apiRoot })
    const answer = await (await wrong.signedUp()).post('/api/connections/telegram')
    expect(answer).toMatchObject({ status: 502, body: { code: 'provider_failed' } })
    expect(JSON.stringify(answer.body)).not.toContain('canary')
  })
})

describe('a message', () => {
  test('reminds of a letter, with a button that opens it', async () => {
    listening()
    const { one: ada, chat } = await linked()
    const message = createTestReminder(ada)
    expect(await channel.send(message, context())).toMatchObject({ status: 'sent' })
    const html = telegram.said(chat).at(-1)!
    expect(html).toContain('Bread &amp; butter &lt;shop&gt;')
    expect(html).toContain(message.reminder.url)
  })

  test('shows one job, with buttons for the letter and the post', async () => {
    listening()
    const { one: ada, chat } = await linked()
    const job = createTestPayload({ title: 'A <b>bold</b> & "quoted" job', excerpt: '1 < 2 & </i>' })
    expect(await channel.send(createTestMessage(ada, [job]), context())).toMatchObject({ status: 'sent' })
    const sent = telegram.sent.at(-1)!
    expect(sent.chat_id).toBe(chat)
    expect(sent.text).toContain('A &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; job')
    expect(sent.text).toContain(job.facts)
    expect(sent.text).toContain('Matched “React”: react, dashboard')
    expect(sent.reply_markup).toEqual({
      inline_keyboard: [
        [{ text: 'Write proposal', url: job.letterUrl }],
        [{ text: 'Open the post', url: job.postUrl }],
      ],
    })
  })

  test('lists a digest that fits into a message', async () => {
    listening()
    const { one: ada } = await linked()
    const long = 'x & '.repeat(200)
    const jobs = Array.from({ length: 60 }, () => createTestPayload({ title: long, facts: long }))
    expect(await channel.send(createTestMessage(ada, jobs, 'daily'), context())).toMatchObject({
      status: 'sent',
    })
    expect(telegram.sent.at(-1)!.text).toMatch(/60 new jobs today[\s\S]*And 50 more\./)
  })

  test('contains the addresses in its text where Telegram refuses the buttons', async () => {
    listening()
    const { one: ada, chat } = await linked()
    telegram.behaves(chat, { kind: 'refuses buttons' })
    const job = createTestPayload()
    expect(await channel.send(createTestMessage(ada, [job]), context())).toMatchObject({ status: 'sent' })
    expect(telegram.sent.at(-1)!.text).toContain(`Write proposal: ${job.letterUrl}`)
  })

  test('says when it is a sample', async () => {
    listening()
    const { one: ada } = await linked()
    const sample = () => ada.post('/api/settings/notifications/test', { channel: 'telegram' })
    expect((await sample()).body.data).toEqual({ sent: true, why: null })
    expect(telegram.sent.at(-1)!.text).toMatch(/^<b>A test from Gigbell<\/b>/)
    await ada.delete('/api/connections/telegram')
    expect((await sample()).body.data.why).toBe('No Telegram chat is linked yet.')
  })
})

describe('Telegram', () => {
  test('that answers 429 is not called for as long as it says', async () => {
    listening()
    const { one: ada, chat } = await linked()
    telegram.behaves(chat, { kind: 'too many', retryAfter: 37 })
    expect(await channel.send(createTestMessage(ada), context())).toEqual({
      status: 'retry_at',
      at: new Date(world.clock.now().getTime() + 37_000),
      reason: 'Telegram asked us to wait.',
    })
  })

  test.each(['blocked', 'not found'] as const)(
    'that answers “%s” makes the channel unreachable, with the reason',
    async (kind) => {
      listening()
      const { one: ada, chat } = await linked()
      telegram.behaves(chat, { kind })
      expect(await channel.send(createTestMessage(ada), context())).toMatchObject({
        status: 'unreachable',
        reason: expect.any(String),
      })
    },
  )

  test('that fails is retried later', async () => {
    listening()
    const { one: ada, chat } = await linked()
    telegram.behaves(chat, { kind: 'fails', status: 500 })
    await expect(channel.send(createTestMessage(ada), context())).rejects.toThrow(SendingFailed)
  })

  test('that does not answer is retried later, with the token in no error', async () => {
    const first = listening()
    const { one: ada } = await linked()
    await first.stop()
    telegram.reachable(false)
    const failure = await channel.send(createTestMessage(ada), context()).catch((error: unknown) => error)
    telegram.reachable(true)
    expect(failure).toBeInstanceOf(SendingFailed)
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('canary')
  })

  test('that was unreachable is read again', async () => {
    listening()
    await expect.poll(() => telegram.listening().now).toBe(1)
    telegram.reachable(false)
    await expect.poll(() => lines.some((line) => line.includes('could not read updates'))).toBe(true)
    telegram.reachable(true)
    await linked()
  })
})

describe('reading updates', () => {
  test('happens in one process at a time; when it stops another continues, and nothing is handled twice', async () => {
    const first = listening()
    await expect.poll(() => telegram.listening().now).toBe(1)
    listening()
    const clashes = telegram.listening().clashes
    const { one: ada, chat } = await linked()
    await first.stop()
    expect(await asks(chat, '/stop')).toMatch(/^Done/)
    expect(telegram.said(chat)).toHaveLength(2)
    expect(await connections(ada)).toEqual([])
    expect(telegram.listening().clashes).toBe(clashes)
  })

  test('continues in another process after a kill, within its lease', async () => {
    const { db } = world
    await db
      .updateTable('telegram_readers')
      .set({ reader: '00000000-0000-4000-8000-000000000000', until: new Date(Date.now() + 5_000) })
      .execute()
    listening()
    await linked()
  })

  test('continues where Telegram restarts its numbers after a week without updates', async () => {
    const { db } = world
    await db
      .updateTable('telegram_readers')
      .set({ next_update: 9_000_000, read_at: new Date(Date.now() - 7 * DAY), reader: null, until: null })
      .execute()
    listening()
    await linked()
  })

  test('handles no update twice, even if Telegram delivers it again', async () => {
    listening()
    const { one: ada, chat } = await linked()
    await asks(chat, '/stop')
    await asks(chat, `/start ${await codeOf(ada)}`)
    telegram.saysAgain('/stop')
    await asks(newChat(), 'Hello?')
    expect(await connections(ada)).toHaveLength(1)
  })
})
