/**
 * Forwarded mails while the worker that receives and reads them is killed (kill -9). The senders do what mail servers do:
 * after a lost connection or a 4xx answer they deliver the mail again. Every mail is read once, and none is lost.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { fakeDns } from '../fakes/dns.ts'
import { deliver, signerOf, writeMail } from '../fakes/mail-sender.ts'
import { createAccountWithAlert, post } from '../product-client.ts'
import { findFreePort } from '../product-process.ts'
import { processesOn } from './processes.ts'

/** MAIL_KILL_ROUNDS=200 runs the long form. */
const ROUNDS = Number(process.env.MAIL_KILL_ROUNDS ?? 3)
const MAILS_A_ROUND = 5
const PEOPLE = 2
/** The greatest pause in milliseconds between the first connection of a round and its kill. A delivery takes some 200. */
const MAX_PAUSE = 400
const RETRY_AFTER = 50

const dns = await fakeDns()
afterAll(() => dns.stop())
const sign = signerOf(dns, 'upwork.com')
const port = await findFreePort()
const { database, start } = await processesOn('mails', {
  INBOUND_MAIL_PORT: String(port),
  INBOUND_MAIL_HOST: '127.0.0.1',
  INBOUND_MAIL_DOMAIN: 'mail.gigbell.example',
  INBOUND_MAIL_DNS: dns.address,
  LOG_LEVEL: 'error',
  WORKER_TIMEOUT_SECONDS: '3',
})
const { pool } = database

/** Reads one number. */
const count = async (query: string) =>
  Number((await pool.query(`select count(*) from ${query}`)).rows[0].count)

const numbers = { deliveries: 0, repeated: 0 }

/** Delivers a mail as a mail server does: until it is confirmed. */
async function deliverUntilStored(to: string, mail: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    numbers.deliveries++
    if (attempt > 0) numbers.repeated++
    const code = await deliver(port, { to, mail }).catch(() => 0)
    if (code === 250) return
    if (code >= 500) throw new Error(`The mail was refused with ${code}.`)
    await wait(RETRY_AFTER)
  }
}

/** An alert mail with one job. */
const writeAlert = (number: number) =>
  sign(
    writeMail(
      {
        From: 'Upwork Notification <donotreply@upwork.com>',
        To: 'ada@example.com',
        Subject: `New job: Bakery shop ${number}`,
        Date: new Date().toUTCString(),
        'Message-ID': `<${number}@upwork.com>`,
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
      },
      [
        'New job in your saved search "bakery"',
        '',
        `Bakery shop ${number}`,
        `https://www.upwork.com/jobs/~01${String(number).padStart(16, '0')}`,
        '',
        'Fixed-price: $500',
        'Skills: Shopify, React',
        '',
        'We need a shop for our bakery.',
      ].join('\n'),
    ),
  )

test(`loses no mail and reads none twice, over ${ROUNDS} kills`, {
  timeout: 120_000 + ROUNDS * 10_000,
}, async () => {
  const [web, first] = await Promise.all([start('web'), start('worker')])
  let worker = first
  const addresses = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { token } = await createAccountWithAlert(web, { name: 'Bakery', query: 'bakery' })
      const created = await post(web, '/api/settings/mail-source/address', undefined, token)
      return ((await created.json()) as { data: { address: string } }).data.address
    }),
  )
  let mails = 0
  for (let round = 0; round < ROUNDS; round++) {
    const senders = await Promise.all(
      Array.from({ length: MAILS_A_ROUND }, async () => {
        const number = mails++
        return { to: addresses[number % PEOPLE]!, mail: await writeAlert(number) }
      }),
    )
    const delivered = senders.map(({ to, mail }) => deliverUntilStored(to, mail))
    await wait((round * 37) % MAX_PAUSE)
    await worker.kill()
    worker = await start('worker')
    await Promise.all(delivered)
  }
  await expect
    .poll(() => count("forwarded_mails where result = 'waiting'"), { timeout: 120_000, interval: 200 })
    .toBe(0)

  expect(await count('forwarded_mails')).toBe(mails)
  expect(await count("forwarded_mails where result = 'jobs' and jobs = 1 and raw is null")).toBe(mails)
  expect(await count('jobs where owner_id is not null')).toBe(mails)
  expect(await count('notifications')).toBe(mails)
  console.log(
    `mails: ${mails} delivered by ${numbers.deliveries} tries (${numbers.repeated} repeated) over ${ROUNDS} kills, 0 lost, each read once`,
  )
})
