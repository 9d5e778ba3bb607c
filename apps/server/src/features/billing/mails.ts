/**
 * The mails about money: one at each step of a subscription, and a receipt for each paid period. Tasks carry
 * ids; what is not true any more when a mail is written is not sent.
 */
import type { Plan } from '@gigbell/contract'
import { z } from 'zod'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { type Mail, type Mailer, mailTask, onLetterhead } from '../../platform/mail/index.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { addresseeOf } from '../accounts/index.ts'
import { invoiceNumber } from './invoices.ts'
import { GRACE } from './queries.ts'
import type { Standing } from './standing.ts'

const Step = z.enum([
  'trial_ending',
  'trial_ended',
  'payment_failed',
  'payment_reminder',
  'card_expiring',
  'canceled',
  'resumed',
  'plan_changes',
  'ended',
])
type Step = z.infer<typeof Step>

/** Has the mails written that a change of standing calls for. A first payment and a renewal have their receipt. */
export async function tellOf(
  tx: Tx,
  change: { person: string; subscription: string; before: Standing | null; after: Standing },
): Promise<void> {
  const { before, after, subscription } = change
  if (!before) return
  const tell = (step: Step, later = 0) => askForMail(tx, subscription, step, later)
  if (after.ended_at) {
    if (!before.ended_at) await tell('ended')
    return
  }
  if (after.status === 'past_due' && before.status !== 'past_due') {
    await tell('payment_failed')
    await tell('payment_reminder', GRACE - DAY)
  }
  if (after.cancel_at_period_end && !before.cancel_at_period_end) await tell('canceled')
  if (before.cancel_at_period_end && !after.cancel_at_period_end) await tell('resumed')
  if (after.next_plan && after.next_plan.id !== before.next_plan?.id) await tell('plan_changes')
}

/** Has a trial's two mails written: a day before its end, and at it. */
export async function tellOfTrialsEnd(tx: Tx, subscription: string, length: number): Promise<void> {
  await askForMail(tx, subscription, 'trial_ending', length - DAY)
  await askForMail(tx, subscription, 'trial_ended', length)
}

/** Has a person told that the card ending in `card` won't live to pay their next period. */
export async function tellOfCard(tx: Tx, subscription: string, card: string): Promise<void> {
  await addTask(tx, 'mail_subscription', { subscription, step: 'card_expiring', card })
}

async function askForMail(tx: Tx, subscription: string, step: Step, later: number): Promise<void> {
  await addTask(
    tx,
    'mail_subscription',
    { subscription, step },
    later > 0 ? { runAt: new Date(Date.now() + later) } : {},
  )
}

/** What writing the mails needs. */
export interface BillingMailPorts {
  db: Db
  clock: Clock
  log: Log
  mailer: Mailer
  appUrl: string
}

/** The tasks that send mails about money, by their names in the queue. */
export function billingMailTasks(ports: BillingMailPorts): Record<string, Task> {
  const OfStep = z.object({ subscription: z.uuid(), step: Step, card: z.string().optional() })
  const OfInvoice = z.object({ invoice: z.uuid() })
  return {
    mail_subscription: mailTask(ports, 'mail_subscription', (payload) =>
      stepMail(ports, OfStep.parse(payload)),
    ),
    mail_receipt: mailTask(ports, 'mail_receipt', (payload) =>
      receiptMail(ports, OfInvoice.parse(payload).invoice),
    ),
    mail_given_back: mailTask(ports, 'mail_given_back', (payload) =>
      givenBackMail(ports, OfInvoice.parse(payload).invoice),
    ),
  }
}

async function stepMail(
  { db, appUrl }: BillingMailPorts,
  { subscription, step, card = '' }: { subscription: string; step: Step; card?: string | undefined },
): Promise<Mail | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscription)
    .executeTakeFirst()
  if (!row || !stillTrue(step, row)) return null
  const to = await addresseeOf(db, row.user_id as UserId)
  if (!to) return null
  const words = wordsOf(step, {
    name: to.firstName,
    plan: row.plan,
    next: row.next_plan,
    card,
    end: day(row.end_date),
    graceEnd: day(new Date(row.end_date.getTime() + GRACE)),
  })
  const href = step.startsWith('trial') ? `${appUrl}/plans` : `${appUrl}/dashboard/subscription`
  const label = step.startsWith('trial') ? 'View plans' : 'Manage my subscription'
  return { to: to.email, ...onLetterhead({ ...words, button: { label, href } }) }
}

/** A mail planned for later is sent only if what it says came true. */
function stillTrue(step: Step, row: { status: string; ended_at: Date | null }): boolean {
  if (step === 'payment_reminder') return row.status === 'past_due' && row.ended_at === null
  if (step === 'card_expiring') return row.status === 'active' && row.ended_at === null
  return !step.startsWith('trial') || row.ended_at === null
}

function wordsOf(
  step: Step,
  about: { name: string; plan: Plan; next: Plan | null; card: string; end: string; graceEnd: string },
): { subject: string; heading: string; paragraphs: string[] } {
  const { name, plan, next, card, end, graceEnd } = about
  switch (step) {
    case 'trial_ending':
      return {
        subject: 'Your free trial ends tomorrow',
        heading: 'One day left',
        paragraphs: [`${name}, your free trial ends on ${end}. Nothing is charged. Choose a plan to go on.`],
      }
    case 'trial_ended':
      return {
        subject: 'Your free trial has ended',
        heading: 'Your free trial has ended',
        paragraphs: [
          `${name}, your profiles and letters are kept. Choose a plan to go on where you left off.`,
        ],
      }
    case 'payment_failed':
    case 'payment_reminder':
      return {
        subject: 'Your payment did not go through',
        heading: 'Your payment did not go through',
        paragraphs: [
          `${name}, your card could not be charged for the next period of the ${plan.name} plan. We try again each day.`,
          `Your plan keeps working until ${graceEnd}, then it ends. Use another card to keep it.`,
        ],
      }
    case 'card_expiring':
      return {
        subject: 'Your card expires before your next payment',
        heading: 'Your card expires soon',
        paragraphs: [
          `${name}, the card ending in ${card} expires before ${end}, when the ${plan.name} plan is due again.`,
          'Use another card to keep your plan going.',
        ],
      }
    case 'canceled':
      return {
        subject: 'Your plan has been canceled',
        heading: `Your ${plan.name} plan ends on ${end}`,
        paragraphs: [`${name}, until then everything works as before, and nothing more is charged.`],
      }
    case 'resumed':
      return {
        subject: 'Your plan goes on',
        heading: `Your ${plan.name} plan goes on`,
        paragraphs: [`${name}, the next payment is on ${end}.`],
      }
    case 'plan_changes':
      return {
        subject: `Your plan changes on ${end}`,
        heading: `${next?.name ?? 'Another plan'} from ${end}`,
        paragraphs: [
          `${name}, your ${plan.name} plan runs until ${end}; ${next?.name ?? 'the other'} follows it.`,
        ],
      }
    case 'ended':
      return {
        subject: 'Your plan has ended',
        heading: `Your ${plan.name} plan has ended`,
        paragraphs: [
          `${name}, your profiles and letters are kept. Choose a plan to go on where you left off.`,
        ],
      }
  }
}

async function receiptMail({ db, appUrl }: BillingMailPorts, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  const to = row && (await addresseeOf(db, row.user_id as UserId))
  if (!row || !to) return null
  const number = invoiceNumber(row.number)
  return {
    to: to.email,
    ...onLetterhead({
      subject: `Receipt ${number}`,
      heading: `Thank you, ${to.firstName}`,
      paragraphs: [
        `${row.plan_name}, ${day(row.period_start)} to ${day(row.period_end)}: ${money(row.amount)}`,
        ...(row.credit > 0 ? [`Credit: −${money(row.credit)}`] : []),
        `Tax: ${money(row.tax)}`,
        `Paid: ${money(row.total)}`,
      ],
      button: { label: 'View my invoices', href: `${appUrl}/dashboard/subscription` },
    }),
  }
}

/** A payment that was given back, by us or at the bank's demand; a later period's goes on, the running one's ended. */
async function givenBackMail({ db, appUrl }: BillingMailPorts, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  const to = row && (await addresseeOf(db, row.user_id as UserId))
  if (!row || !to || row.status === 'paid') return null
  const what = `${money(row.total)} for ${row.plan_name}, ${day(row.period_start)} to ${day(row.period_end)}`
  const words =
    row.status === 'refunded'
      ? {
          subject: 'Your payment has been given back',
          heading: `${money(row.total)} given back`,
          paragraphs: [
            `${to.firstName}, we have given back ${what}. Your bank may take some days to show it.`,
          ],
        }
      : {
          subject: 'A payment of yours is disputed',
          heading: 'A payment of yours is disputed',
          paragraphs: [
            `${to.firstName}, your bank has disputed ${what}, so what it paid for has ended.`,
            'If you did not ask for this, please talk to your bank. You can choose a plan again at any time.',
          ],
        }
  const button = { label: 'View my invoices', href: `${appUrl}/dashboard/subscription` }
  return { to: to.email, ...onLetterhead({ ...words, button }) }
}

const money = (sum: number) => `$${(sum / 100).toFixed(2)}`

/** A date as people read it: 3 January 2026. */
const day = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
