/**
 * Receives mails by SMTP for the addresses of people, and for nobody else. A mail is confirmed after it is stored
 * (store-mail.ts), so a sender delivers it again if this process ends before.
 *
 * Any host may connect, so everything is limited: the connections, at once and by network, their duration, the size of a
 * mail, and the mails of one person. What is refused for now is answered with 4xx, and senders try again for days.
 */
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { MINUTE, SECOND } from '../../platform/clock.ts'
import type { Stop } from '../../platform/feature.ts'
import { callerNetwork, formatAddress } from '../../platform/http/network.ts'
import type { Log } from '../../platform/log.ts'
import { findRecipient } from './queries.ts'
import { MAX_MAIL_BYTES, type StorePorts, storeMail } from './store-mail.ts'

/** What the receiver needs. */
export interface ReceiverPorts extends StorePorts {
  log: Log
}

/** Where the receiver listens, for which domain, and with which certificate; without one the connections are plain. */
export interface ReceiverSettings {
  port: number
  host: string | undefined
  domain: string
  tls: { readKeys(): { key: Buffer; cert: Buffer } } | undefined
}

/** A running receiver. */
export interface Receiver {
  port: number
  stop: Stop
}

/** A sender that goes on after this many bytes ignores the limit, which it was told. */
const MAX_IGNORED_BYTES = 4 * MAX_MAIL_BYTES
const MAX_CONNECTIONS = 100
const MAX_CONNECTIONS_OF_NETWORK = 20
const MAX_CONNECTION_TIME = 10 * MINUTE
const IDLE_TIMEOUT = MINUTE
/** After this many unknown recipients a connection is closed: it tries addresses. */
const MAX_UNKNOWN_RECIPIENTS = 10
const CLOSE_TIMEOUT = 3 * SECOND
/** Another process has the port: this one takes over when that ends. */
const LISTEN_AGAIN_AFTER = 2 * SECOND
const READ_KEYS_EVERY = 60 * MINUTE

/** An answer to the sender. */
const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/** Starts the receiver. It listens when this resolves, or waits for the port that another process of the machine has. */
export async function startReceiver(ports: ReceiverPorts, settings: ReceiverSettings): Promise<Receiver> {
  const { log } = ports
  const server = createServer(ports, settings)
  const stopping = new AbortController()
  const waiting = await listen(server, settings).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      log.warn({ port: settings.port }, 'the port for mails is in use; trying again until it is free')
      return listenLater(server, settings, stopping.signal, log)
    },
  )
  server.on('error', (error) => log.debug({ err: error }, 'a connection that brings mails failed'))
  const renewal = settings.tls && renewKeys(server, settings.tls, log)
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    async stop() {
      stopping.abort()
      clearInterval(renewal)
      await waiting
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function createServer(ports: ReceiverPorts, { domain, tls }: ReceiverSettings): SMTPServer {
  const connections = new Map<string, number>()
  const sockets = new Map<string, Socket>()
  const unknown = new WeakMap<SMTPServerSession, number>()
  const server: SMTPServer = new SMTPServer({
    name: domain,
    banner: 'Gigbell',
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...tls?.readKeys(),
    disableReverseLookup: true,
    logger: false,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    maxClients: MAX_CONNECTIONS,
    socketTimeout: IDLE_TIMEOUT,
    closeTimeout: CLOSE_TIMEOUT,
    onConnect({ remoteAddress }, done) {
      const open = connections.get(callerNetwork(remoteAddress)) ?? 0
      done(
        ports.rateLimit && open > MAX_CONNECTIONS_OF_NETWORK
          ? answer(421, 'Too many connections from your network.')
          : null,
      )
    },
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length > 0) return done(answer(452, 'One recipient at a time, please.'))
      const refuse = () => {
        const count = (unknown.get(session) ?? 0) + 1
        unknown.set(session, count)
        done(answer(count > MAX_UNKNOWN_RECIPIENTS ? 421 : 550, 'There is no such mailbox.'))
      }
      const localPart = localPartOf(address, domain)
      if (localPart === null) return refuse()
      findRecipient(ports.db, localPart).then(
        (person) => (person === undefined ? refuse() : done()),
        (error: Error) => fail(error, done),
      )
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(null, 'Stored.'),
        (error: Error) => fail(error, done),
      )
    },
  })
  server.server.on('connection', (socket: Socket) => {
    const network = callerNetwork(socket.remoteAddress ?? '')
    connections.set(network, (connections.get(network) ?? 0) + 1)
    const limit = setTimeout(() => socket.destroy(), MAX_CONNECTION_TIME).unref()
    const end = endOf(socket)
    sockets.set(end, socket)
    socket.once('close', () => {
      clearTimeout(limit)
      sockets.delete(end)
      const left = (connections.get(network) ?? 1) - 1
      if (left > 0) connections.set(network, left)
      else connections.delete(network)
    })
  })
  return server

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await readAll(stream, () => sockets.get(endOf(session))?.destroy())
    const { mailFrom, rcptTo } = session.envelope
    const localPart = localPartOf(rcptTo[0]?.address ?? '', domain)
    // The server answers 552 by itself.
    if (raw === null || localPart === null) return
    const result = await storeMail(
      ports,
      { localPart },
      {
        raw,
        envelopeSender: mailFrom ? mailFrom.address : '',
        greeting: session.hostNameAppearsAs || '',
        networkAddress: formatAddress(session.remoteAddress),
      },
    )
    if (result === 'full') throw answer(452, 'This mailbox has received too many mails. Try again later.')
    if (result === 'unknown recipient') throw answer(550, 'There is no such mailbox.')
  }

  /** Answers an error of our own with 451, so that the sender tries again. */
  function fail(error: Error & { code?: string; responseCode?: number }, done: (error: Error) => void): void {
    if (error.responseCode !== undefined) {
      done(error)
      return
    }
    // A sender that disconnects in the middle of a mail delivers it again.
    if (!DISCONNECTED.has(error.code ?? '')) ports.log.warn({ err: error }, 'a mail could not be stored')
    done(answer(451, 'This server has a problem. Try again later.'))
  }
}

const DISCONNECTED = new Set(['ECONNECTION', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

/** The other end of a connection. IPv4 addresses in IPv6 notation and plain ones are the same. */
const endOf = ({ remoteAddress = '', remotePort = 0 }: { remoteAddress?: string; remotePort?: number }) =>
  `${formatAddress(remoteAddress)} ${remotePort}`

/** Reads a mail; null for one that is too large. */
async function readAll(stream: SMTPServerDataStream, disconnect: () => void): Promise<Buffer | null> {
  const parts: Buffer[] = []
  for await (const part of stream as AsyncIterable<Buffer>) {
    if (stream.byteLength > MAX_IGNORED_BYTES) disconnect()
    if (stream.sizeExceeded) parts.length = 0
    else parts.push(part)
  }
  return stream.sizeExceeded ? null : Buffer.concat(parts)
}

/** The part before the @ of an address at our domain; null for another domain. */
function localPartOf(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@')
  return address.slice(at + 1).toLowerCase() === domain ? address.slice(0, at).toLowerCase() : null
}

function listen(server: SMTPServer, { port, host }: ReceiverSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => {
      server.server.off('error', reject)
      resolve()
    })
  })
}

async function listenLater(
  server: SMTPServer,
  settings: ReceiverSettings,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  while (!signal.aborted) {
    await wait(LISTEN_AGAIN_AFTER, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    try {
      await listen(server, settings)
      log.info({ port: settings.port }, 'receiving mails')
      return
    } catch {
      // The other process still has it.
    }
  }
}

/** Reads the certificate again, because it is renewed every few weeks. */
function renewKeys(
  server: SMTPServer,
  { readKeys }: NonNullable<ReceiverSettings['tls']>,
  log: Log,
): NodeJS.Timeout {
  return setInterval(() => {
    try {
      server.updateSecureContext(readKeys())
    } catch (error) {
      log.warn({ err: error }, 'the certificate for mails could not be read again')
    }
  }, READ_KEYS_EVERY).unref()
}
