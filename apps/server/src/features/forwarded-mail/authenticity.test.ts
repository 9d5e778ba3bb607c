/** Who is believed: a marketplace, the person who forwards a mail by hand, and Gmail's confirmations. */
import { describe, expect, test } from 'vitest'
import { deliver, writeMail } from '../../../../../tests/fakes/mail-sender.ts'
import type { TestUser } from '../../platform/testing/world.ts'
import { prove } from './authenticity.ts'
import { createMailWorld, headers, job } from './testing/mail-world.ts'

const {
  signedUp,
  dns,
  resolve,
  receiver,
  readAll,
  signAsUpwork,
  signAsUser,
  signAsGoogle,
  signAsStranger,
  mailsOf,
  jobsOf,
  withAddress,
  received,
  verify,
  clock,
} = await createMailWorld()

describe('a mail that a person forwards by hand', () => {
  const forwarded = (ada: TestUser, text: string) =>
    writeMail(headers({ From: `Ada <${ada.email}>`, Subject: 'Fwd: New jobs for you' }), text)

  test('is believed if it is signed by the domain of their verified address', async () => {
    const { title, line } = job()
    const { ada, result } = await received(async (person) => {
      await verify(person)
      return signAsUser(forwarded(person, line))
    })
    expect(result).toMatchObject({ result: 'jobs', jobs: 1, from: ada.email })
    expect(await jobsOf(ada)).toEqual([title])
  })

  test('is believed if their domain allows the server that brings it (SPF)', async () => {
    dns.texts.set('example.com', 'v=spf1 ip4:127.0.0.1 -all')
    const { ada, to } = await withAddress()
    await verify(ada)
    const { title, line } = job()
    await deliver(receiver.port, { to, from: ada.email, mail: forwarded(ada, line) })
    dns.texts.set('example.com', 'v=spf1 -all')
    await readAll()
    expect((await mailsOf(ada))[0]).toMatchObject({ result: 'refused' })
    dns.texts.set('example.com', 'v=spf1 ip4:127.0.0.1 -all')
    await deliver(receiver.port, { to, from: ada.email, mail: forwarded(ada, line) })
    await readAll()
    dns.texts.delete('example.com')
    expect(await jobsOf(ada)).toEqual([title])
  })

  test('is refused without a proof', async () => {
    const { ada, result } = await received(async (person) => {
      await verify(person)
      return forwarded(person, job().line)
    })
    expect(result).toMatchObject({
      result: 'refused',
      jobs: 0,
      detail: 'Nothing proves that you have sent it: example.com has not signed it.',
    })
    expect(await jobsOf(ada)).toEqual([])
  })

  test('is refused from an address that is not verified, and from somebody else’s', async () => {
    const unverified = await received(async (person) => signAsUser(forwarded(person, job().line)))
    expect(unverified.result.detail).toBe(
      'It is not from a marketplace. To forward mails by hand, verify your email address first.',
    )
    const bob = await signedUp('Bob')
    const foreign = await received(async (person) => {
      await verify(person)
      return signAsUser(forwarded(bob, job().line))
    })
    expect(foreign.result).toMatchObject({
      result: 'refused',
      detail: `It is neither from a marketplace nor from your address ${foreign.ada.email}.`,
    })
  })
})

describe('is refused, and brings nothing:', () => {
  const text = job().line
  const cases: Record<string, () => Promise<string>> = {
    'a mail without a signature': async () => writeMail(headers(), text),
    'a forged sender with a signature of another domain': () => signAsStranger(writeMail(headers(), text)),
    'a sender at a domain that only looks like a marketplace’s': () =>
      signAsStranger(writeMail(headers({ From: 'x@upwork.com.evil.example' }), text)),
    'a marketplace’s name beside another address': () =>
      signAsStranger(writeMail(headers({ From: '"donotreply@upwork.com" <x@evil.example>' }), text)),
    'a body that was changed': async () =>
      `${(await signAsUpwork(writeMail(headers(), text))).replace('Bakery', 'Bakers')}`,
    'text after a body that is signed in part (l=)': async () =>
      `${await signAsUpwork(writeMail(headers(), 'Hello'), { maxBodyLength: 5 })}\r\n${text}`,
    'a subject that was changed': async () =>
      (await signAsUpwork(writeMail(headers(), text))).replace('New jobs for you', 'Other jobs for you'),
    'a second From': async () => `From: x@evil.example\r\n${await signAsUpwork(writeMail(headers(), text))}`,
    'a second Subject': async () =>
      `Subject: Other jobs\r\n${await signAsUpwork(writeMail(headers(), text))}`,
    'a second Content-Type': async () =>
      `Content-Type: multipart/mixed; boundary=x\r\n${await signAsUpwork(writeMail(headers(), text))}`,
    'an encoding that is not signed': async () => {
      const { 'Content-Transfer-Encoding': _, ...others } = headers() as Record<string, string>
      return `Content-Transfer-Encoding: quoted-printable\r\n${await signAsUpwork(writeMail(others, text))}`
    },
    'a type that is not signed': async () => {
      const { 'Content-Type': _, ...others } = headers() as Record<string, string>
      return `Content-Type: text/plain; charset=utf-7\r\n${await signAsUpwork(writeMail(others, text))}`
    },
    'a text before the signed body, behind a line that only some parsers take for empty': async () =>
      (await signAsUpwork(writeMail(headers(), 'Hello'))).replace(
        '\r\n\r\n',
        `\r\nX-Note: a\r\r\n\r\r\n${text}\r\n\r\n`,
      ),
    'more signatures than anybody makes': async () => {
      const mail = await signAsUpwork(writeMail(headers(), text))
      return `${(await signAsStranger(mail)).slice(0, -mail.length).repeat(10)}${mail}`
    },
    'two addresses in From': () =>
      signAsUpwork(writeMail(headers({ From: 'donotreply@upwork.com, x@evil.example' }), text)),
    'no From at all': async () => {
      const { From: _, ...others } = headers()
      return signAsUpwork(writeMail(others, text))
    },
  }
  test.each(Object.keys(cases))('%s', async (name) => {
    const { ada, result } = await received(await cases[name]!())
    expect(result).toMatchObject({ result: 'refused', jobs: 0, outcomes: 0, detail: expect.any(String) })
    expect(await jobsOf(ada)).toEqual([])
  })
})

test.each(['a'.repeat(64), 'a..b', 'a b', 'a.'.repeat(130)])(
  'a signature whose key has the impossible name %j is refused at once',
  async (selector) => {
    const signed = await signAsUpwork(writeMail(headers(), job().line))
    const { result } = await received(signed.replace('s=test;', `s=${selector};`))
    expect(result).toMatchObject({ result: 'refused', jobs: 0 })
  },
)

test('DNS servers of strangers are not asked, however slow they are', async () => {
  const asked: string[] = []
  const raw = Buffer.from(await signAsStranger(await signAsUpwork(writeMail(headers(), 'Hello'))))
  const mail = { raw, receivedAt: clock.now(), envelopeSender: '', greeting: '', networkAddress: '127.0.0.1' }
  const proof = await prove(mail, { domains: ['upwork.com'], own: undefined }, (name, type) => {
    asked.push(name)
    return resolve(name, type)
  })
  expect(asked).toEqual(['test._domainkey.upwork.com'])
  expect(proof).toEqual({
    from: 'donotreply@upwork.com',
    signedBy: ['upwork.com'],
    deliveredFor: null,
    retry: false,
  })
})

describe('the confirmation of Gmail', () => {
  const text = [
    'ada@gmail.com has requested to automatically forward mail to your address. Confirmation code: 123456789',
    'https://mail-settings.google.com/mail/uf-%5Bcancel%5D-x',
    'https://mail-settings.google.com/mail/vf-%5Babc_DEF%5D-x1.y~z',
  ].join('\n')
  const mail = (body = text) =>
    writeMail(
      headers({
        From: 'Gmail Team <forwarding-noreply@google.com>',
        Subject: '(#123456789) Gmail Forwarding Confirmation - Receive Mail from ada@gmail.com',
      }),
      body,
    )

  test('is shown with its code and its link', async () => {
    const { result } = await received(await signAsGoogle(mail()))
    expect(result).toMatchObject({
      result: 'confirmation',
      detail: '123456789',
      link: 'https://mail-settings.google.com/mail/vf-%5Babc_DEF%5D-x1.y~z',
    })
  })

  test('is not shown if it is forged', async () => {
    expect((await received(mail())).result).toMatchObject({ result: 'refused', link: null })
    expect((await received(await signAsStranger(mail()))).result).toMatchObject({ result: 'refused' })
  })

  test('never leads elsewhere', async () => {
    for (const link of [
      'https://mail-settings.google.com.evil.example/mail/vf-x',
      'https://evil.example/https:/mail-settings.google.com/mail/vf-x',
      'http://mail.google.com/mail/vf-x',
    ]) {
      const { result } = await received(await signAsGoogle(mail(`Confirm: ${link}`)))
      expect(result).toMatchObject({ result: 'confirmation', link: null })
    }
  })
})
