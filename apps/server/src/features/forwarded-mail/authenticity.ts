/**
 * Who has sent a mail, as far as it is proven: by a signature of the sender's domain (DKIM, RFC 6376), or by the network
 * address that delivered it (SPF, RFC 7208). What the mail says about itself proves nothing. What follows from a proof is
 * decided in read-mail.ts.
 */
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { spf } from 'mailauth/lib/spf/index.js'
import type { Resolve } from './dns-resolver.ts'

/** A mail as it was received, with the connection that brought it. */
export interface ReceivedMail {
  raw: Buffer
  receivedAt: Date
  envelopeSender: string
  greeting: string
  networkAddress: string
}

/** What is proven about a mail. `retry`: DNS did not answer, so that nothing is known yet. */
export interface Proof {
  /** The only address of its From header, in lower case; null without one. */
  from: string | null
  /** The domains that have signed its From, its Subject and its whole body. */
  signedBy: string[]
  /** The envelope's sender in lower case, if the domain of that address allows the network address to send for it. */
  deliveredFor: string | null
  retry: boolean
}

/**
 * The headers that decide what a mail says. If one occurs twice, a signature covers one of them, and a reader may take the
 * other.
 */
const DECISIVE_HEADERS = [
  'from',
  'subject',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
]
const SPF_TIMEOUT = 15_000

/** Finds out what is proven about a mail. */
export async function prove(mail: ReceivedMail, resolve: Resolve): Promise<Proof> {
  const { envelopeSender, greeting, networkAddress } = mail
  const signatures = await verifySignatures(mail, resolve)
  const nothing = { ...signatures, deliveredFor: null }
  if (signatures.from === null || envelopeSender.toLowerCase() !== signatures.from) return nothing
  const { status } = await spf({
    sender: envelopeSender,
    ip: networkAddress,
    helo: greeting,
    mta: 'localhost',
    resolver: resolve,
    maxElapsedTime: SPF_TIMEOUT,
  })
  return {
    ...signatures,
    deliveredFor: status.result === 'pass' ? signatures.from : null,
    retry: signatures.retry || status.result === 'temperror',
  }
}

async function verifySignatures({ raw, receivedAt }: ReceivedMail, resolve: Resolve) {
  const { headers, headerFrom, fromFields, results } = await dkimVerify(raw, {
    resolver: resolve,
    rejectRsaSha1: true,
    curTime: receivedAt,
  })
  const counts = new Map<string, number>()
  for (const { key } of headers?.parsed ?? []) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isAmbiguous = DECISIVE_HEADERS.some((name) => (counts.get(name) ?? 0) > 1)
  if (isAmbiguous || fromFields !== 1 || headerFrom.length !== 1)
    return { from: null, signedBy: [], retry: false }
  const complete = results.filter(({ signingHeaders, status }) => {
    const signed =
      signingHeaders?.keys
        .toLowerCase()
        .split(':')
        .map((name) => name.trim()) ?? []
    return signed.includes('from') && signed.includes('subject') && !status.underSized
  })
  return {
    from: headerFrom[0]!.toLowerCase(),
    signedBy: complete.flatMap(({ status, signingDomain }) =>
      status.result === 'pass' && signingDomain ? [signingDomain.toLowerCase()] : [],
    ),
    retry: complete.some(({ status }) => status.result === 'temperror'),
  }
}

/** Whether a host name is a domain or belongs to it. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

/** The part of an address after the @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
