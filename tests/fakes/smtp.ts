/** A mail server: the real protocol over a real socket, and every way in which one fails. */
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * The behavior for a recipient: accepts the mail, answers a code, or closes the connection. `slowly` accepts it after
 * the behavior has changed.
 */
export type MailBehaviour =
  | { kind: 'takes' }
  | { kind: 'slowly' }
  | { kind: 'answers'; code: number }
  | { kind: 'hangs up' }

/** A running fake. */
export interface FakeSmtp {
  /** The value of MAIL_URL. */
  url: string
  behaves(as: MailBehaviour): void
  /** The accepted mails, oldest first. */
  mails: Email[]
  /** How often a client tried to send a mail. */
  offered(): number
  stop(): Promise<void>
}

/** Starts a mail server. */
export async function fakeSmtp(): Promise<FakeSmtp> {
  let behaviour: MailBehaviour = { kind: 'takes' }
  let offered = 0
  const held: (() => void)[] = []
  const mails: Email[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      offered += 1
      if (behaviour.kind === 'answers')
        return done(
          Object.assign(new Error(`<${_address.address}> is not taken`), { responseCode: behaviour.code }),
        )
      if (behaviour.kind === 'hangs up') {
        for (const socket of sockets) socket.destroy()
        return
      }
      done()
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then(
          (mail) => {
            const take = () => {
              mails.push(mail)
              done()
            }
            if (behaviour.kind === 'slowly') held.push(take)
            else take()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behaves(as) {
      behaviour = as
      for (const take of held.splice(0)) take()
    },
    offered: () => offered,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
