/**
 * A product that receives mails over real SMTP connections, with signatures that are made here and keys in a DNS server
 * that is asked for them. What its mails say is read from plain lines: the mails of marketplaces are tested in readers/.
 */
import { afterAll, beforeEach, expect } from 'vitest'
import { fakeDns } from '../../../../../../tests/fakes/dns.ts'
import { deliver, signerOf } from '../../../../../../tests/fakes/mail-sender.ts'
import { runTasks } from '../../../platform/testing/tasks.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { openResolver } from '../dns-resolver.ts'
import { readMailTask } from '../read-mail.ts'
import type { MailFindings, MailText } from '../readers/marketplace-mail.ts'
import { startReceiver } from '../receiver.ts'

/** The domain of the addresses that people forward mails to. */
export const DOMAIN = 'mail.gigbell.example'
/** The path of the settings that list the mails. */
export const SETTINGS = '/api/settings/mail-source'

let count = 0
/** A number that no other mail of this run has. */
export const uniqueNumber = (): number => ++count

/** The headers of a mail of Upwork, with another Message-ID each time. */
export const headers = (more: Record<string, string> = {}) => ({
  From: 'Upwork <donotreply@upwork.com>',
  To: 'ada@example.com',
  Subject: 'New jobs for you',
  Date: 'Mon, 23 Nov 2026 09:00:00 +0000',
  'Message-ID': `<${uniqueNumber()}@upwork.com>`,
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=utf-8',
  ...more,
})

/** A job and the line that names it in a mail. */
export const job = (title = `Bakery shop ${uniqueNumber()}`) => ({
  title,
  line: `Job: ${title} | https://www.upwork.com/jobs/~${title.replace(/\W/g, '')}`,
})

/** Reads a mail that names each job in a line: `Job: title | address`. */
function readLines({ text }: MailText): MailFindings | null {
  const posts = [...text.matchAll(/^Job: (.*) \| (\S+)/gm)].map(([, title, url]) => ({
    title: title!,
    url: url!,
  }))
  const outcomes = [...text.matchAll(/^Viewed: (.*)/gm)].map(([quote, jobTitle]) => ({
    status: 'viewed' as const,
    jobTitle: jobTitle!,
    jobUrl: null,
    quote,
  }))
  return posts.length + outcomes.length === 0 ? null : { marketplace: 'upwork', posts, outcomes }
}

/** Starts the product, its receiver and the DNS server. They end with the test file. */
export async function createMailWorld() {
  const dns = await fakeDns()
  afterAll(() => dns.stop())
  const world = await createTestWorld({
    INBOUND_MAIL_PORT: '0',
    INBOUND_MAIL_DOMAIN: DOMAIN,
    INBOUND_MAIL_DNS: dns.address,
  })
  const { database, db, clock, log, signedUp } = world
  const settings = { port: 0, host: '127.0.0.1', domain: DOMAIN, tls: undefined }
  const receiver = await startReceiver({ db, clock, log, rateLimit: true }, settings)
  afterAll(() => receiver.stop())

  const signAsUpwork = signerOf(dns, 'upwork.com')
  const signAsUser = signerOf(dns, 'example.com')
  const signAsGoogle = signerOf(dns, 'google.com')
  const signAsStranger = signerOf(dns, 'evil.example')

  const proposed: string[] = []
  beforeEach(() => {
    proposed.length = 0
  })
  const resolve = openResolver(dns.address)
  const arrived: string[] = []
  const read = readMailTask({
    db,
    clock,
    resolve,
    onArrived: async (_tx, jobs) => void arrived.push(...jobs),
    readMarketplaceMail: readLines,
    proposeOutcomes: async (_tx, _person, found) => {
      proposed.push(...found.map(({ jobTitle }) => jobTitle))
      return found.length
    },
  })
  const readAll = () => runTasks(database, { read_forwarded_mail: read })

  const subscribed = async () => {
    const person = await signedUp()
    await person.post('/api/subscription/startTrial')
    return person
  }
  const addressOf = async (person: TestUser): Promise<string> =>
    (await person.post(`${SETTINGS}/address`)).body.data.address
  const mailsOf = async (person: TestUser) => (await person.get(SETTINGS)).body.data.mails
  const jobsOf = async (person: TestUser): Promise<string[]> => {
    const { body } = await person.get('/api/jobs/fetchJobs?limit=50')
    return body.data.map(({ title }: { title: string }) => title).sort()
  }

  const withAddress = async () => {
    const ada = await subscribed()
    return { ada, to: await addressOf(ada) }
  }
  /** Delivers a mail to a new person, has it read, and returns the person and the result. */
  const received = async (mail: string | ((ada: TestUser) => Promise<string>), from?: string) => {
    const { ada, to } = await withAddress()
    const text = typeof mail === 'string' ? mail : await mail(ada)
    expect(await deliver(receiver.port, { to, mail: text, ...(from === undefined ? {} : { from }) })).toBe(
      250,
    )
    await readAll()
    const [result] = await mailsOf(ada)
    return { ada, to, result }
  }
  const verify = async (person: TestUser) =>
    void (await db
      .updateTable('users')
      .set({ email_verified_at: clock.now() })
      .where('id', '=', person.id)
      .execute())

  return {
    ...world,
    world,
    dns,
    resolve,
    receiver,
    proposed,
    arrived,
    readAll,
    signAsUpwork,
    signAsUser,
    signAsGoogle,
    signAsStranger,
    subscribed,
    addressOf,
    mailsOf,
    jobsOf,
    withAddress,
    received,
    verify,
  }
}
