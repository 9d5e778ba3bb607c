/**
 * Opens a person's mailbox over IMAP (RFC 9051) and reads mails of it. The folder is opened read-only (EXAMINE) and mails
 * are read with BODY.PEEK, so that nothing in the mailbox changes. Which mails are read, and when, is decided in poll.ts.
 */
import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { ImapFlow, ImapFlowError } from 'imapflow'
import { SECOND } from '../../../platform/clock.ts'
import { toFetchError } from '../../../platform/fetch-errors.ts'
import type { Lookup } from '../../../platform/fetching.ts'
import { isLocalName, isPrivateAddress } from '../../../platform/private-addresses.ts'

/** Where a mailbox is, and who opens it. */
export interface MailboxAccount {
  host: string
  port: number
  user: string
  password: string
  folder: string
}

/** What opening mailboxes needs. */
export interface ImapPorts {
  /** ALLOW_PRIVATE_ADDRESSES. */
  allowPrivateAddresses: boolean
  /** Replaces the system's resolver in tests. */
  lookup?: Lookup
}

/** An open mailbox. */
export interface OpenMailbox {
  /** Changes when the server has numbered the mails anew. */
  uidValidity: string
  /** The mails up to this number are there already. */
  lastUid: number
  /** Finds the mails with one of these words in their From header, which came behind a number or since a day. */
  search(senders: readonly string[], from: { after: number } | { since: Date }): Promise<number[]>
  /** Reads a mail; null if it is longer than `most` bytes or gone. */
  read(uid: number, most: number): Promise<Buffer | null>
}

/** A mailbox that could not be opened or read. The message is a sentence for its owner. */
export class MailboxError extends Error {
  /** The field that is wrong; null for what may pass. */
  readonly field: 'host' | 'port' | 'password' | 'folder' | null
  constructor(field: MailboxError['field'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.field = field
  }
}

const CONNECTION_TIMEOUT = 10 * SECOND
/** For everything together, so that a server that answers byte by byte occupies no worker for long. */
const MAX_DURATION = 60 * SECOND
/** Over the longest mail that is read. */
const MAX_LITERAL = 1_100_000
/** The numbers of a hundred thousand mails. */
const MAX_LINE = 1_000_000
/** A name with an IPv6 and an IPv4 address is tried with both. */
const MAX_ADDRESSES = 3

/** Opens a mailbox, and closes it after `use`. @throws MailboxError */
export async function withMailbox<Result>(
  ports: ImapPorts,
  account: MailboxAccount,
  signal: AbortSignal | undefined,
  use: (mailbox: OpenMailbox) => Promise<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(MAX_DURATION)
  const ended = signal ? AbortSignal.any([signal, deadline]) : deadline
  const addresses = await findAddresses(ports, account.host)
  for (const [index, address] of addresses.entries()) {
    const client = await createClient(account, address)
    // Errors of a connection that nobody waits for would end the process.
    client.on('error', () => {})
    const close = () => client.close()
    ended.addEventListener('abort', close)
    try {
      if (ended.aborted) throw new MailboxError(null, `${account.host} did not finish its answers in time.`)
      await client.connect()
      const opened = await openFolder(client, account.folder)
      const result = await use(opened)
      await client.logout().catch(() => {})
      return result
    } catch (error) {
      if (deadline.aborted)
        throw new MailboxError(null, `${account.host} did not finish its answers in time.`)
      if (isUnreachable(error) && index + 1 < addresses.length) continue
      throw toMailboxError(error, account)
    } finally {
      ended.removeEventListener('abort', close)
      client.close()
    }
  }
  throw new MailboxError('host', `${account.host} cannot be found.`)
}

/** The addresses of a host. They are connected to as they were checked here, so that a name cannot lead elsewhere later. */
async function findAddresses(
  { allowPrivateAddresses, lookup = (name) => systemLookup(name, { all: true }) }: ImapPorts,
  host: string,
): Promise<string[]> {
  const refused = new MailboxError('host', `${host} leads to a private address, which is not called.`)
  if (!allowPrivateAddresses && isIP(host) === 0 && isLocalName(host)) throw refused
  const found =
    isIP(host) === 0
      ? await lookup(host).catch((error: unknown) => {
          throw new MailboxError('host', `${host} cannot be found.`, { cause: error })
        })
      : [{ address: host }]
  if (!allowPrivateAddresses && found.some(({ address }) => isPrivateAddress(address))) throw refused
  return found.slice(0, MAX_ADDRESSES).map(({ address }) => address)
}

async function createClient(
  { host, port, user, password }: MailboxAccount,
  address: string,
): Promise<ImapFlow> {
  // Loaded when the first mailbox is opened, because it slows down every start.
  const { ImapFlow } = await import('imapflow')
  return new ImapFlow({
    host: address,
    port,
    // The certificate must be the name's that was entered.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    // TLS from the first byte on (RFC 8314): a connection that begins in the clear could be kept there.
    secure: true,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: 20 * SECOND,
    maxLineLength: MAX_LINE,
    maxLiteralSize: MAX_LITERAL,
    maxResponseSize: MAX_LITERAL + MAX_LINE,
    maxResponseTokens: 20_000,
  })
}

async function openFolder(client: ImapFlow, folder: string): Promise<OpenMailbox> {
  const { uidValidity, uidNext } = await client
    .mailboxOpen(folder, { readOnly: true })
    .catch((error: ImapFlowError) => {
      if (error.responseStatus !== 'NO') throw error
      throw new MailboxError('folder', 'There is no folder of this name.', { cause: error })
    })
  return {
    uidValidity: String(uidValidity),
    lastUid: Math.max(0, uidNext - 1 || 0),
    async search(senders, from) {
      const found = await client.search(
        {
          ...('after' in from ? { uid: `${from.after + 1}:*` } : { since: from.since }),
          or: senders.map((sender) => ({ from: sender })),
        },
        { uid: true },
      )
      if (!Array.isArray(found)) throw new MailboxError(null, 'The server could not search the mailbox.')
      const uids = found.filter((uid) => Number.isSafeInteger(uid) && uid > 0)
      // "n:*" always contains the newest mail, even if its number is lower.
      const after = 'after' in from ? from.after : 0
      return [...new Set(uids)].filter((uid) => uid > after).sort((one, other) => one - other)
    },
    async read(uid, most) {
      const query = { source: { maxLength: most + 1 } }
      const { source = null } = (await client.fetchOne(String(uid), query, { uid: true })) || {}
      return source && source.length <= most ? source : null
    },
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

const isUnreachable = (error: unknown) =>
  /^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|ECONNREFUSED|CONNECT_TIMEOUT|ETIMEDOUT)$/.test(codeOf(error))

/** Answers to a login that say nothing about the password (RFC 5530). */
const TEMPORARY = /^(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG)$/i

/** Returns a failure in our own words. What the server has written is not repeated: it may contain the password. */
function toMailboxError(error: unknown, { host, port }: MailboxAccount): MailboxError {
  if (error instanceof MailboxError) return error
  const { authenticationFailed, serverResponseCode } = error as {
    authenticationFailed?: boolean
    serverResponseCode?: string
  }
  if (authenticationFailed && !TEMPORARY.test(serverResponseCode ?? ''))
    return new MailboxError(
      'password',
      `${host} refuses this user name or password. Many providers require an app password here.`,
    )
  if (/^(?:ERR_SSL|EPROTO|ClosedAfterConnectTLS)/.test(codeOf(error)))
    return new MailboxError('port', `${host} does not speak TLS at port ${port}. The usual port is 993.`)
  const known = toFetchError(error, new URL(`https://${isIP(host) === 6 ? `[${host}]` : host}`))
  const isAddress = /cannot be found|refuses|certificate/.test(known.message)
  return new MailboxError(isAddress ? 'host' : null, known.message, { cause: error })
}
