/**
 * Who has sent a mail, as far as it is proven: by a signature of the sender's domain (DKIM, RFC 6376), or by the network
 * address that delivered it (SPF, RFC 7208). What the mail says about itself proves nothing. What follows from a proof is
 * decided in read-mail.ts.
 */
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
  /** The domains that have signed its From, its Subject and its whole body, and a marketplace also how that is read. */
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
/** Marketplaces sign a mail twice at most. Each signature costs a lookup and a verification. */
const MAX_SIGNATURES = 10
const SPF_TIMEOUT = 10_000

/** Whom a mail may be from. No other DNS servers are asked, however many signatures it has. */
export interface Candidates {
  domains: readonly string[]
  /** The person's own address, in lower case. */
  own: string | undefined
}

/** Finds out what is proven about a mail. */
export async function prove(
  mail: ReceivedMail,
  { domains, own }: Candidates,
  resolve: Resolve,
): Promise<Proof> {
  const { envelopeSender, greeting, networkAddress } = mail
  const signatures = await verifySignatures(mail, { domains, own }, resolve)
  const nothing = { ...signatures, deliveredFor: null }
  if (own === undefined || signatures.from !== own || envelopeSender.toLowerCase() !== own) return nothing
  const { spf } = await import('mailauth/lib/spf/index.js')
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
    deliveredFor: status.result === 'pass' ? own : null,
    retry: signatures.retry || status.result === 'temperror',
  }
}

async function verifySignatures(
  { raw, receivedAt }: ReceivedMail,
  { domains, own }: Candidates,
  resolve: Resolve,
) {
  const isOwn = (signer: string) => own !== undefined && isAligned(signer, domainOf(own))
  const unknown = { from: null, signedBy: [], retry: false }
  if (countSignatures(raw) > MAX_SIGNATURES || hasBareReturn(raw)) return unknown
  // Loaded for the first mail: it takes a quarter of a second of every start.
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const { headers, headerFrom, fromFields, results } = await dkimVerify(raw, {
    resolver: async (name, type) => {
      const signer = name.slice(name.indexOf('._domainkey.') + '._domainkey.'.length).toLowerCase()
      if (isOwn(signer) || domains.some((domain) => isAligned(signer, domain))) return resolve(name, type)
      throw Object.assign(new Error(`${signer} is nobody of interest`), { code: 'ENOTFOUND' })
    },
    rejectRsaSha1: true,
    curTime: receivedAt,
  })
  const counts = new Map<string, number>()
  for (const { key } of headers?.parsed ?? []) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isAmbiguous = DECISIVE_HEADERS.some((name) => (counts.get(name) ?? 0) > 1)
  if (isAmbiguous || fromFields !== 1 || headerFrom.length !== 1) return unknown
  // With another type or encoding, the text of a post could become a part of its own in a marketplace's signed mail.
  // Mail services of persons, such as Gmail, do not sign them.
  const ofStructure = (headers?.parsed ?? [])
    .filter(({ line }) => decidesStructure(line.toString('latin1')))
    .map(({ key }) => key)
  const complete = results.filter(({ signingHeaders, signingDomain, status }) => {
    const signed =
      signingHeaders?.keys
        .toLowerCase()
        .split(':')
        .map((name) => name.trim()) ?? []
    const isOfPerson = isOwn(signingDomain?.toLowerCase() ?? '')
    const required = ['from', 'subject', ...(isOfPerson ? [] : ofStructure)]
    return required.every((name) => signed.includes(name)) && !status.underSized
  })
  return {
    from: headerFrom[0]!.toLowerCase(),
    signedBy: complete.flatMap(({ status, signingDomain }) =>
      status.result === 'pass' && signingDomain ? [signingDomain.toLowerCase()] : [],
    ),
    retry: complete.some(({ status }) => status.result === 'temperror'),
  }
}

/** Whether a header decides how the body is decoded. Three encodings leave it as it is. */
const decidesStructure = (header: string): boolean =>
  /^content-type:/i.test(header) || /^content-transfer-encoding:(?!\s*(?:7bit|8bit|binary)\s*$)/i.test(header)

/**
 * Whether the headers contain a carriage return that ends no line. Parsers disagree whether "\r\r\n" is an empty line, so
 * a text behind it would be read as the body although the signature covers the text behind the real end of the headers.
 */
function hasBareReturn(raw: Buffer): boolean {
  const text = raw.toString('latin1')
  return /\r(?!\n)/.test(/^[\s\S]*?\n\r?\n/.exec(text)?.[0] ?? text)
}

/** Counts the signatures of a mail, and everything in its body that looks like one. */
function countSignatures(raw: Buffer): number {
  let count = 0
  const text = raw.toString('latin1').toLowerCase()
  for (let at = text.indexOf('dkim-signature:'); at !== -1; at = text.indexOf('dkim-signature:', at + 1))
    count++
  return count
}

/**
 * Whether a domain may sign for another one: for itself, and a domain and its subdomains for each other (relaxed alignment,
 * RFC 7489).
 */
export const isAligned = (signer: string, domain: string): boolean =>
  isWithin(domain, signer) || isWithin(signer, domain)

/** Whether a host name is a domain or belongs to it. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

/** The part of an address after the @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
