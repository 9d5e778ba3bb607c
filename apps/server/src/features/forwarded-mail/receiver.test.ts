/** The SMTP server: which mails it accepts for whom, and what it refuses. */
import { describe, expect, test } from 'vitest'
import { converse, deliver, writeMail } from '../../../../../tests/fakes/mail-sender.ts'
import { DAY, HOUR } from '../../platform/clock.ts'
import { createMailWorld, DOMAIN, headers } from './testing/mail-world.ts'

const { receiver, readAll, addressOf, mailsOf, withAddress, db, clock } = await createMailWorld()

describe('the receiver', () => {
  const mail = () => writeMail(headers(), 'Hello')

  test('knows addresses in any case, and nobody else', async () => {
    const { to } = await withAddress()
    expect(await deliver(receiver.port, { to: to.toUpperCase(), mail: mail() })).toBe(250)
    for (const unknown of [
      'jobs-aaaaaaaaaaaaaaaa@mail.gigbell.example',
      to.replace('@', '@x'),
      'root@localhost',
    ])
      expect(await deliver(receiver.port, { to: unknown, mail: mail() })).toBe(550)
  })

  test('ends a connection that tries addresses', async () => {
    const talk = await converse(receiver.port)
    await talk.say('MAIL FROM:<x@evil.example>')
    for (let n = 0; n < 10; n++) expect(await talk.say(`RCPT TO:<jobs-${n}@${DOMAIN}>`)).toBe(550)
    expect(await talk.say(`RCPT TO:<jobs-x@${DOMAIN}>`)).toBe(421)
    talk.close()
  })

  test('accepts one recipient a mail, and relays nothing', async () => {
    const [{ to: one }, { to: other }] = [await withAddress(), await withAddress()]
    const talk = await converse(receiver.port)
    await talk.say('MAIL FROM:<x@evil.example>')
    expect(await talk.say(`RCPT TO:<${one}>`)).toBe(250)
    expect(await talk.say(`RCPT TO:<${other}>`)).toBe(452)
    expect(await talk.say('AUTH PLAIN AGEAYg==')).toBeGreaterThanOrEqual(500)
    expect(await talk.say('STARTTLS')).toBeGreaterThanOrEqual(500)
    talk.close()
  })

  test('does not know a former address', async () => {
    const { ada, to } = await withAddress()
    await addressOf(ada)
    expect(await deliver(receiver.port, { to, mail: mail() })).toBe(550)
  })

  test('does not store a mail whose sender disconnects before its end', async () => {
    const { ada, to } = await withAddress()
    const talk = await converse(receiver.port)
    await talk.say('MAIL FROM:<x@evil.example>')
    await talk.say(`RCPT TO:<${to}>`)
    await talk.say('DATA')
    talk.socket.end(mail())
    await expect(talk.say('')).rejects.toThrow()
    await deliver(receiver.port, { to, mail: mail() })
    expect(await mailsOf(ada)).toHaveLength(1)
  })

  test('refuses mails above 1 MB, announced or not', async () => {
    const { ada, to } = await withAddress()
    const talk = await converse(receiver.port)
    expect(await talk.say('MAIL FROM:<x@evil.example> SIZE=1048577')).toBe(552)
    talk.close()
    const body = `${'x'.repeat(100)}\n`
    expect(await deliver(receiver.port, { to, mail: writeMail(headers(), body.repeat(11_000)) })).toBe(552)
    await expect(
      deliver(receiver.port, { to, mail: writeMail(headers(), body.repeat(60_000)) }),
    ).rejects.toThrow()
    expect(await mailsOf(ada)).toEqual([])
  })

  test('asks a sender to wait after 50 unread mails, and after 500 in a day', async () => {
    const { ada, to } = await withAddress()
    const talk = await converse(receiver.port)
    const send = async () => {
      await talk.say('MAIL FROM:<x@evil.example>')
      await talk.say(`RCPT TO:<${to}>`)
      await talk.say('DATA')
      return talk.sayMail(mail())
    }
    const codes: number[] = []
    for (let n = 0; n < 51; n++) codes.push(await send())
    expect(codes).toEqual([...Array(50).fill(250), 452])
    await db
      .updateTable('forwarded_mails')
      .set({ result: 'nothing', raw: null })
      .where('user_id', '=', ada.id)
      .execute()
    const row = {
      user_id: ada.id,
      received_at: clock.now(),
      envelope_sender: '',
      greeting: '',
      network_address: '',
    }
    const rows = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      digest: Buffer.from([n >> 8, n]),
      result: 'nothing' as const,
    }))
    await db.insertInto('forwarded_mails').values(rows).execute()
    expect(await send()).toBe(452)
    clock.advance(DAY + HOUR)
    expect(await send()).toBe(250)
    talk.close()
    await readAll()
  })

  test('refuses too many connections of one network', async () => {
    const open = await Promise.allSettled(Array.from({ length: 25 }, () => converse(receiver.port)))
    expect(open.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    for (const one of open) if (one.status === 'fulfilled') one.value.close()
  })
})
