/** A mail server of somebody else: signs mails with the keys of a domain (DKIM), and delivers them by SMTP. */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import type { FakeDns } from './dns.ts'

/** Signs a mail in the name of a domain; with `maxBodyLength` only that much of its body (`l=`). */
export type Sign = (mail: string, options?: { maxBodyLength?: number }) => Promise<string>

/** Publishes a key of `domain` in DNS, and returns what signs with it. */
export function signerOf(dns: FakeDns, domain: string): Sign {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  dns.texts.set(`test._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${key}`)
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return async (mail, options = {}) => {
    const by = { signingDomain: domain, selector: 'test', privateKey: pem, ...options }
    const canonicalization = 'relaxed/relaxed'
    const { signatures } = await dkimSign(mail, { ...by, canonicalization, signatureData: [by] })
    return signatures + mail
  }
}

/** Writes a mail with these headers and this body; lines end as on the wire. */
export const writeMail = (headers: Record<string, string>, body: string): string =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ...body.split('\n')].join(
    '\r\n',
  )

/** One SMTP conversation, line by line. Every call resolves to the code of the answer. */
export interface Conversation {
  socket: Socket
  say(line: string): Promise<number>
  /** Sends the content of a mail after DATA, with dots escaped. */
  sayMail(mail: string): Promise<number>
  close(): void
}

/** Opens a conversation, up to the answer to EHLO. */
export async function converse(port: number): Promise<Conversation> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  socket.setEncoding('latin1')
  let received = ''
  let lost: Error | undefined
  let wake = () => {}
  socket.on('data', (text: string) => {
    received += text
    wake()
  })
  socket.on('error', (error) => {
    lost = error
  })
  socket.on('close', () => {
    lost ??= new Error('The connection was closed.')
    wake()
  })
  const readCode = async (): Promise<number> => {
    for (;;) {
      const answer = /^(?:\d{3}-.*\r\n)*(\d{3}) .*\r\n/.exec(received)
      if (answer) {
        received = received.slice(answer[0].length)
        return Number(answer[1])
      }
      if (lost) throw lost
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const send = (text: string) => {
    if (lost) throw lost
    socket.write(text, 'latin1')
    return readCode()
  }
  await once(socket, 'connect')
  await readCode()
  await send('EHLO mail.test.example\r\n')
  return {
    socket,
    say: (line) => send(`${line}\r\n`),
    sayMail: (mail) =>
      send(
        `${Buffer.from(mail)
          .toString('latin1')
          .replace(/(^|\r\n)\./g, '$1..')}\r\n.\r\n`,
      ),
    close: () => socket.destroy(),
  }
}

/** Delivers a mail in a connection of its own; resolves to the code of the last answer. */
export async function deliver(
  port: number,
  { to, mail, from = 'bounces@mail.test.example' }: { to: string; mail: string; from?: string },
): Promise<number> {
  const talk = await converse(port)
  try {
    for (const line of [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`]) {
      const code = await talk.say(line)
      if (code !== 250) return code
    }
    if ((await talk.say('DATA')) !== 354) throw new Error('DATA was not accepted.')
    return await talk.sayMail(mail)
  } finally {
    talk.close()
  }
}
