/** The formats of webhooks, against services that refuse what the real ones refuse. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { fakeDiscord, fakeNtfy, fakeSlack } from '../../../../../../../tests/fakes/message-services.ts'
import {
  context,
  createTestMessage,
  createTestPayload,
  createTestReminder,
  openTestChannels,
} from '../../../../platform/testing/messages.ts'
import { createTestWorld, type TestUser } from '../../../../platform/testing/world.ts'
import { type Message, SendingFailed } from '../channel.ts'

const services = { slack: await fakeSlack(), discord: await fakeDiscord(), ntfy: await fakeNtfy() }
const { slack, discord, ntfy } = services
const names = ['slack', 'discord', 'ntfy'] as const
afterAll(() => Promise.all(names.map((name) => services[name].stop())))
afterEach(() => {
  for (const name of names) {
    services[name].behaves({ kind: 'takes' })
    services[name].messages.length = 0
  }
})
const world = await createTestWorld({ ALLOW_PRIVATE_ADDRESSES: '1', APP_URL: 'https://gigbell.example' })
const webhook = openTestChannels(world).webhook!
const SETTINGS = '/api/settings/notifications'

/** Creates a person whose webhook is this service. */
async function connected(format: (typeof names)[number], url = services[format].url): Promise<TestUser> {
  const ada = await world.signedUp()
  const answer = await ada.put(SETTINGS, { webhook_url: url, webhook: true, webhook_format: format })
  expect(answer.body.data).toMatchObject({ webhook: true, webhook_format: format })
  return ada
}
const send = (message: Message) => webhook.send(message, context())
const sent = (message: Message, key: string = randomUUID()) =>
  webhook.send(message, context(key)).catch((error: unknown) => {
    if (!(error instanceof SendingFailed)) throw error
    return { status: 'failed' as const, reason: error.message, retryAt: error.retryAt }
  })

const hostile = createTestPayload({
  title: 'Fix <!channel> <https://evil.example|our bank> *now* [click](https://evil.example) @everyone',
  facts: 'Hourly · <@U123> & more',
  excerpt: '# Big\n> quote https://evil.example/a_b ||spoiler|| `code` :bell: <@&1> @here \u202egnp.exe',
  alerts: ['<!here> & *mine*'],
  matched: ['_react_'],
  postUrl: 'https://market.example/a|b>c)d?x=1&y="2"',
})
const many = Array.from({ length: 60 }, (_, n) =>
  createTestPayload({ title: `Job ${n} ${'**é<'.repeat(60)}` }),
)

describe('Slack', () => {
  test('shows one job with its links', async () => {
    const job = createTestPayload()
    expect(await send(createTestMessage(await connected('slack'), [job]))).toEqual({ status: 'sent' })
    const [message] = slack.messages
    expect(message!.text).toBe('React dashboard for a bakery chain')
    expect(message!.blocks.map(({ type }) => type)).toEqual(['header', 'section', 'context'])
    expect(message!.blocks[1]!.text!.text).toBe(
      [job.facts, 'Matched “React”: react, dashboard', job.excerpt].join('\n'),
    )
    expect(message!.blocks[2]!.elements![0]!.text).toBe(
      `<${job.letterUrl}|Write proposal> · <${job.url}|Open the job> · <${job.postUrl}|Open the post>`,
    )
  })

  test('keeps texts of strangers from mentioning, linking or formatting anything', async () => {
    await send(createTestMessage(await connected('slack'), [hostile]))
    const [message] = slack.messages
    const texts = message!.blocks.flatMap(({ text, elements = [] }) => [text ?? [], elements].flat())
    for (const { text } of texts.filter(({ type }) => type === 'plain_text'))
      expect(text).not.toMatch(/[<>]|&(?!(amp|lt|gt);)|\u202e/)
    expect(message!.text).toMatch(/^Fix &lt;!channel&gt; /)
    const [links] = texts.filter(({ type }) => type === 'mrkdwn')
    expect(links!.verbatim).toBe(true)
    expect(links!.text).toContain('<https://market.example/a%7Cb%3Ec%29d?x=1&amp;y=%222%22|Open the post>')
    expect(links!.text.match(/</g)).toHaveLength(3)
    expect(message).toMatchObject({ unfurl_links: false, unfurl_media: false, mrkdwn: false })
  })
})

describe('Discord', () => {
  test('shows one job with its links', async () => {
    const job = createTestPayload()
    expect(await send(createTestMessage(await connected('discord'), [job]))).toEqual({ status: 'sent' })
    const [message] = discord.messages
    expect(message!.allowed_mentions).toEqual({ parse: [] })
    expect(message!.flags).toBeUndefined()
    expect(message!.embeds).toHaveLength(1)
    expect(message!.embeds[0]).toMatchObject({
      title: job.title,
      url: job.url,
      timestamp: job.publishedAt.toISOString(),
      description: expect.stringContaining(
        `[Write proposal](<${job.letterUrl}>) · [Open the post](<${job.postUrl}>)`,
      ),
    })
  })

  test('escapes every sign of Markdown in texts of strangers', async () => {
    await send(createTestMessage(await connected('discord'), [hostile]))
    const [{ title, description } = {}] = discord.messages[0]!.embeds
    const [links, ...rest] = description!.split('\n').reverse()
    for (const text of [title!, ...rest])
      expect(text.replaceAll(/\\[^A-Za-z\d\s]/g, '')).not.toMatch(/[\\*_~`|>#[\]()<@:]|\u202e/)
    expect(links).toContain('(<https://market.example/a%7Cb%3Ec%29d?x=1&y=%222%22>)')
    expect(links!.match(/\]\(/g)).toHaveLength(2)
  })

  test.each([
    [{ body: '{"message":"You are being rate limited.","retry_after":1.337,"global":false}' }, 1_337],
    [{ body: '{"retry_after":1337}', headers: { 'x-ratelimit-reset-after': '1.4' } }, 1_400],
    [{ body: '<html>', headers: { 'retry-after': '90' } }, 90_000],
    [{ body: '<html>' }, 60_000],
  ])('is called again when its answer says so: %j', async (answer, pause) => {
    const ada = await connected('discord')
    discord.behaves({ kind: 'answers', status: 429, ...answer })
    expect(await sent(createTestMessage(ada))).toEqual({
      status: 'retry_at',
      at: new Date(world.clock.now().getTime() + pause),
      reason: 'Discord asked us to wait.',
    })
  })

  test('makes no sound for a person who wants none', async () => {
    const ada = await connected('discord')
    await send({ ...createTestMessage(ada), silent: true })
    expect(discord.messages[0]!.flags).toBe(4096)
  })
})

describe('ntfy', () => {
  test('shows one job with its buttons, and titles of every script', async () => {
    const job = createTestPayload({ title: `Büro 世界 ${'é'.repeat(60)} 🙂 =?UTF-8?B?eA==?=` })
    expect(await send(createTestMessage(await connected('ntfy'), [job]))).toEqual({ status: 'sent' })
    expect(ntfy.messages[0]).toEqual({
      title: job.title,
      message: [job.facts, 'Matched “React”: react, dashboard', job.excerpt].join('\n'),
      priority: 3,
      tags: ['gigbell', 'job'],
      click: job.url,
      actions: [
        { action: 'view', label: 'Write proposal', url: job.letterUrl },
        { action: 'view', label: 'Open the post', url: job.postUrl },
      ],
    })
  })

  test('receives no line break of a stranger in a header', async () => {
    const ada = await connected('ntfy')
    const job = createTestPayload({ title: 'Nice\r\nEmail: all@example.com', postUrl: 'javascript:alert(1)' })
    await send({ ...createTestMessage(ada, [job]), silent: true })
    expect(ntfy.messages[0]).toMatchObject({ title: 'Nice Email: all@example.com', priority: 2 })
    expect(ntfy.messages[0]!.actions.map(({ label }) => label)).toEqual(['Write proposal'])
  })

  test('needs the address of a topic', async () => {
    const ada = await world.signedUp()
    const answer = await ada.put(SETTINGS, { webhook_url: 'https://ntfy.example/', webhook_format: 'ntfy' })
    expect(answer).toMatchObject({ status: 400, body: { fields: { webhook_url: expect.any(String) } } })
  })
})

describe.each(names)('%s', (name) => {
  const service = services[name]

  test('takes digests, jobs that fell due together, reminders, hostile texts and bare posts', async () => {
    const ada = await connected(name)
    const bare = createTestPayload({ title: '', facts: '', excerpt: '', alerts: [], postUrl: null })
    for (const message of [
      createTestMessage(ada, many, 'daily'),
      createTestMessage(ada, [many[0]!], 'hourly'),
      createTestMessage(ada, many.slice(0, 9)),
      createTestReminder(ada),
      createTestMessage(ada, [hostile]),
      createTestMessage(ada, [bare]),
    ])
      expect(await send(message)).toEqual({ status: 'sent' })
    const written = service.messages.map((message) => JSON.stringify(message))
    expect(written[0]).toContain('60 new jobs today')
    expect(written[0]).toMatch(/And \d+ more\./)
    expect(written[1]).toContain('1 new job this hour')
    expect(written[2]).toContain('9 new jobs')
    expect(written[3]).toContain('You asked to be reminded of this letter.')
  })

  test('receives the sample of the settings page, or says why not', async () => {
    const ada = await connected(name)
    const sample = async () => (await ada.post(`${SETTINGS}/test`, { channel: 'webhook' })).body.data
    expect(await sample()).toEqual({ sent: true, why: null })
    expect(JSON.stringify(service.messages[0])).toContain('A test from Gigbell')
    service.behaves({ kind: 'answers', status: 400, body: 'secret details' })
    expect((await sample()).why).toMatch(/^(Slack|Discord|ntfy) answered 400\.$/)
  })

  test('is turned off when it is gone, and counts other refusals as failures', async () => {
    const ada = await connected(name)
    service.behaves({ kind: 'answers', status: 410 })
    expect(await sent(createTestMessage(ada))).toMatchObject({ status: 'unreachable' })
    service.behaves({ kind: 'answers', status: 400 })
    for (let n = 0; n < 4; n++) expect(await sent(createTestMessage(ada))).toMatchObject({ status: 'failed' })
    expect(await sent(createTestMessage(ada))).toMatchObject({
      status: 'unreachable',
      reason: expect.stringMatching(/^Your webhook failed 5 times in a row\. /),
    })
  })

  test('is called again after a 429 with Retry-After', async () => {
    const ada = await connected(name)
    service.behaves({ kind: 'answers', status: 429, headers: { 'retry-after': '30' } })
    const at = new Date(world.clock.now().getTime() + 30_000)
    expect(await sent(createTestMessage(ada))).toMatchObject({ status: 'retry_at', at })
  })
})
