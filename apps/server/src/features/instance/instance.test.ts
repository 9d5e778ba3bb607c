/** Tests what the operator publishes: the support address and the security contact. */
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestWorld } from '../../platform/testing/world.ts'

const bare = await createTestWorld()
const named = await createTestWorld({
  APP_URL: 'https://gigbell.example',
  SUPPORT_EMAIL: 'help@gigbell.example',
  SECURITY_CONTACT: 'security@gigbell.example',
  OPENAI_API_KEY: 'invented',
  TELEGRAM_BOT_TOKEN: '123:invented',
})

test('publishes the addresses of the operator, or null', async () => {
  expect((await bare.stranger.get('/api/public/settings')).body).toEqual({
    data: {
      support_email: null,
      security_contact: null,
      payments: 'sandbox',
      model_connected: false,
      channels: ['inbox', 'email', 'webpush', 'webhook'],
    },
  })
  expect((await named.stranger.get('/api/public/settings')).body.data).toMatchObject({
    support_email: 'help@gigbell.example',
    security_contact: 'mailto:security@gigbell.example',
    model_connected: true,
    channels: ['inbox', 'email', 'webpush', 'telegram', 'webhook'],
  })
})

test('publishes the contact or the support page in security.txt, with an expiry within a year', async () => {
  const read = async (world: typeof bare) => {
    const { status, body, headers } = await world.stranger.get('/.well-known/security.txt')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    return Object.fromEntries(
      (body as string)
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    ) as Record<string, string>
  }
  expect((await read(bare)).Contact).toBe('http://localhost:3000/support')
  const { Contact, Expires } = await read(named)
  expect(Contact).toBe('mailto:security@gigbell.example')
  const left = Date.parse(Expires!) - named.clock.now().getTime()
  expect(left).toBeGreaterThan(30 * DAY)
  expect(left).toBeLessThan(365 * DAY)
})
