/**
 * Reads a mail that has arrived: who has sent it, and what it says. Its jobs, its proposed outcomes and its result are
 * stored in one transaction in which its text is deleted, so a mail is read once, however often the task runs.
 */
import { z } from 'zod'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { RetryTask, type Task } from '../../platform/queue.ts'
import { findVerifiedRecipient } from '../accounts/index.ts'
import { type ArrivalListener, addMailedPosts } from '../sources/index.ts'
import { domainOf, isAligned, isWithin, type Proof, prove } from './authenticity.ts'
import { CONFIRMING_DOMAIN, readConfirmation } from './confirmations.ts'
import type { Resolve } from './dns-resolver.ts'
import { parseMail, toLine } from './mail-text.ts'
import { findWaitingMail, lockWaitingMail, type StoredResult, storeResult } from './queries.ts'
import {
  findMarketplace,
  type MailFindings,
  type MailOutcome,
  type MailText,
  type Marketplace,
  marketplaceDomains,
} from './readers/marketplace-mail.ts'

/** What reading mails needs. */
export interface ReadPorts {
  db: Db
  clock: Clock
  resolve: Resolve
  onArrived: ArrivalListener
  /** Reads what a marketplace's mail says. */
  readMarketplaceMail(mail: MailText): MailFindings | null
  /** Proposes changes of a person's letters; returns how many. */
  proposeOutcomes(tx: Tx, person: UserId, found: (MailOutcome & { at: Date })[]): Promise<number>
}

const ToMail = z.object({ mail: z.uuid() })
/** How long a mail waits for DNS servers that do not answer. */
const MAX_DNS_DELAY = DAY
/** More posts than the longest digest has. */
const MAX_POSTS = 100

/** Whose signatures are believed, beside that of the person's own domain. */
const believed = [...Object.values(marketplaceDomains).flat(), CONFIRMING_DOMAIN]

/** The task that reads a mail. */
export function readMailTask(ports: ReadPorts): Task {
  return async (payload) => {
    const { mail: id } = ToMail.parse(payload)
    const stored = await findWaitingMail(ports.db, id)
    if (!stored) return
    const { person, ...received } = stored
    const mail = await parseMail(received.raw)
    if (!mail) return finish(ports, id, { ...plain(), detail: 'This mail could not be read.' })
    const own = (await findVerifiedRecipient(ports.db, person))?.email.toLowerCase()
    const proof = await prove(received, { domains: believed, own }, ports.resolve)
    const described = { ...plain(), sender: toLine(mail.from), subject: mail.subject }
    const confirmation = readConfirmation(mail, proof)
    if (confirmation) {
      const { code: detail, link } = confirmation
      return finish(ports, id, { ...described, result: 'confirmation', detail, link })
    }
    const trust = judge(mail, proof, own)
    if ('refusal' in trust) {
      const age = ports.clock.now().getTime() - received.receivedAt.getTime()
      if (proof.retry && age < MAX_DNS_DELAY)
        throw new RetryTask('The DNS records of the sender could not be looked up.')
      return finish(ports, id, { ...described, result: 'refused', detail: trust.refusal })
    }
    const findings = ports.readMarketplaceMail(mail)
    if (!findings || (trust.marketplace !== null && findings.marketplace !== trust.marketplace))
      return finish(ports, id, described)
    await finishWith(ports, id, person, described, findings, mail.date ?? received.receivedAt)
  }
}

const plain = (): StoredResult => ({
  result: 'nothing',
  sender: '',
  subject: '',
  jobs: 0,
  outcomes: 0,
  detail: null,
  link: null,
})

/** Whose words a mail is: one marketplace's, or (null) the person's own, who may forward any of them. */
type Trust = { marketplace: Marketplace | null } | { refusal: string }

function judge({ from }: MailText, proof: Proof, own: string | undefined): Trust {
  if (proof.from === null || from !== proof.from)
    return { refusal: 'Its headers contradict each other, so its sender is unknown.' }
  const sender = findMarketplace(from)
  if (sender) {
    if (proof.signedBy.some((signer) => isWithin(signer, sender.domain)))
      return { marketplace: sender.marketplace }
    return { refusal: `It is not signed by ${sender.domain}, or was changed on its way.` }
  }
  if (from !== own)
    return {
      refusal:
        own === undefined
          ? 'It is not from a marketplace. To forward mails by hand, verify your email address first.'
          : `It is neither from a marketplace nor from your address ${own}.`,
    }
  const domain = domainOf(from)
  const isSigned = proof.signedBy.some((signer) => isAligned(signer, domain))
  if (isSigned || proof.deliveredFor === own) return { marketplace: null }
  return { refusal: `Nothing proves that you have sent it: ${domain} has not signed it.` }
}

/** Stores the result of a mail that brought neither jobs nor outcomes. */
async function finish({ db }: ReadPorts, id: string, result: StoredResult): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await lockWaitingMail(tx, id)) await storeResult(tx, id, result)
  })
}

/** More outcomes than any mail has. */
const MAX_OUTCOMES = 20

/** Stores the jobs of a mail, the outcomes that it proposes, and its result. */
async function finishWith(
  { db, clock, onArrived, proposeOutcomes }: ReadPorts,
  id: string,
  person: UserId,
  described: StoredResult,
  { marketplace, posts, outcomes }: MailFindings,
  at: Date,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await lockWaitingMail(tx, id))) return
    const found = { person, source: marketplace, posts: posts.slice(0, MAX_POSTS), now }
    const jobs = await addMailedPosts(tx, found, onArrived)
    // The date of a mail is what its sender claims. Nothing has happened in the future.
    const happened = at > now ? now : at
    const proposed = await proposeOutcomes(
      tx,
      person,
      outcomes.slice(0, MAX_OUTCOMES).map((outcome) => ({ ...outcome, at: happened })),
    )
    const result = jobs > 0 ? 'jobs' : proposed > 0 ? 'outcomes' : 'nothing'
    const detail =
      result === 'nothing' && outcomes.length > 0 ? 'It says nothing new about your letters.' : null
    await storeResult(tx, id, { ...described, result, jobs, outcomes: proposed, detail })
  })
}
