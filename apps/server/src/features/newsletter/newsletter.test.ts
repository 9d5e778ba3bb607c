/** Tests the newsletter: double opt-in, and unsubscribing by one click without a session. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../platform/clock.ts'
import { readMailedToken, readMailsTo } from '../../platform/testing/mail.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'

const world = await createTestWorld({ APP_URL: 'https://gigbell.example' })
const { stranger, clock, db } = world

const ask = (email: string) => stranger.post('/api/public/newsletter', { email })
const confirm = (token: string) => stranger.get(`/api/public/newsletter/confirm?token=${token}`)
const someone = () => `reader-${randomUUID()}@example.com`
const stored = (email: string) =>
  db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).execute()

describe('subscribing', () => {
  test('sends a mail whose link confirms the subscription', async () => {
    const email = someone()
    expect((await ask(email)).status).toBe(202)
    const [mail, ...more] = await readMailsTo(world, email)
    expect(more).toEqual([])
    expect(mail!.html).toContain('https://gigbell.example/newsletter/confirm?token=')
    expect((await stored(email))[0]!.confirmed_at).toBeNull()
    const token = await readMailedToken(world, email, 'newsletter/confirm')
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    expect((await stored(email))[0]!.confirmed_at).toEqual(clock.now())
  })

  test('stores an address once and sends one mail, however often and in whatever case it is entered', async () => {
    const email = someone()
    expect(tally(await times(20, (n) => ask(n % 2 ? email : email.toUpperCase())))).toEqual({ 202: 20 })
    expect(await readMailsTo(world, email)).toHaveLength(1)
  })

  test('sends another mail later while unconfirmed, and none after the confirmation', async () => {
    const email = someone()
    await ask(email)
    await readMailsTo(world, email)
    clock.advance(10 * MINUTE)
    await ask(email)
    expect(await readMailsTo(world, email)).toHaveLength(2)
    await confirm(await readMailedToken(world, email, 'newsletter/confirm'))
    clock.advance(DAY)
    expect((await ask(email)).status).toBe(202)
    expect(await readMailsTo(world, email)).toHaveLength(2)
  })

  test('must be confirmed within a week', async () => {
    const email = someone()
    await ask(email)
    const token = await readMailedToken(world, email, 'newsletter/confirm')
    clock.advance(7 * DAY)
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'bad_link' } })
  })

  test.each([{}, { email: '' }, { email: 'none' }, { email: { a: 1 } }])('refuses %j', async (body) => {
    expect((await stranger.post('/api/public/newsletter', body)).status).toBe(400)
  })

  test('limits the subscriptions of one network address', async () => {
    const limited = await createTestWorld({ RATE_LIMIT: 'on' })
    const answers = await times(65, () =>
      limited.stranger.post('/api/public/newsletter', { email: someone() }),
    )
    expect(tally(answers)).toEqual({ 202: 60, 429: 5 })
  })
})

describe('unsubscribing', () => {
  /** Creates a confirmed subscriber and returns the address that their mail program posts to. */
  async function reader() {
    const email = someone()
    await ask(email)
    const [mail] = await readMailsTo(world, email)
    await confirm(await readMailedToken(world, email, 'newsletter/confirm'))
    const url = /<(.+)>/.exec(mail!.headers['list-unsubscribe'] ?? '')![1]!
    return { email, mail: mail!, path: url.replace('https://gigbell.example', '') }
  }

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{}'],
    [undefined, undefined],
  ])('accepts the post of a mail program with %s, and a second one', async (type, body) => {
    const { email, mail, path } = await reader()
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const press = () =>
      fetch(world.base + path, {
        method: 'POST',
        ...(body ? { body, headers: { 'content-type': type! } } : {}),
      })
    expect((await press()).status).toBe(200)
    expect(await stored(email)).toEqual([])
    expect((await press()).status).toBe(200)
  })

  test('ignores a mail scanner that only follows the link', async () => {
    const { email, path } = await reader()
    const looked = await fetch(world.base + path, { redirect: 'manual' })
    expect(looked.status).toBe(302)
    const page = `https://gigbell.example/newsletter/unsubscribe?token=${path.split('token=')[1]}`
    expect(decodeURIComponent(looked.headers.get('location') ?? '')).toBe(page)
    expect(await stored(email)).toHaveLength(1)
  })

  test('refuses tokens of confirmations, of other ids, and changed ones', async () => {
    const { email, path } = await reader()
    const confirming = await readMailedToken(world, email, 'newsletter/confirm')
    const token = path.split('token=')[1]!
    for (const wrong of [
      confirming,
      `${randomUUID()}.${token.split('.')[1]}`,
      `${token.slice(0, -1)}`,
      `${token}x`,
      'a',
      '%00',
    ])
      expect((await stranger.post(`/api/public/newsletter/unsubscribe?token=${wrong}`)).status).toBe(400)
    expect((await confirm(token)).status).toBe(400)
    expect((await stranger.post('/api/public/newsletter/unsubscribe')).status).toBe(400)
    expect(await stored(email)).toHaveLength(1)
  })
})
