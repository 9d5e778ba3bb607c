/**
 * The mails about payments: one for each change of a subscription, and a receipt for each paid period. Tasks carry ids.
 * A mail is dropped when its content is no longer true.
 */
import type { Plan } from '@gigbell/contract'
import { z } from 'zod'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { createMailTask, type Mail, type Mailer, renderMail } from '../../platform/mail/index.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { findMailRecipient } from '../accounts/index.ts'
import { invoiceNumber } from './invoices.ts'
import { GRACE_PERIOD } from './queries.ts'
import type { SubscriptionState } from './subscription-state.ts'

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

/** Schedules the mails for a change of state. A first payment and a renewal have their receipt instead. */
export async function scheduleSubscriptionMails(
  tx: Tx,
  change: {
    person: string
    subscription: string
    before: SubscriptionState | null
    after: SubscriptionState
  },
): Promise<void> {
  const { before, after, subscription } = change
  if (!before) return
  const schedule = (step: Step, later = 0) => scheduleMail(tx, subscription, step, later)
  if (after.ended_at) {
    if (!before.ended_at) await schedule('ended')
    return
  }
  if (after.status === 'past_due' && before.status !== 'past_due') {
    await schedule('payment_failed')
    await schedule('payment_reminder', GRACE_PERIOD - DAY)
  }
  if (after.cancel_at_period_end && !before.cancel_at_period_end) await schedule('canceled')
  if (before.cancel_at_period_end && !after.cancel_at_period_end) await schedule('resumed')
  if (after.next_plan && after.next_plan.id !== before.next_plan?.id) await schedule('plan_changes')
}

/** Schedules the two mails of a trial: a day before its end, and at its end. */
export async function scheduleTrialMails(tx: Tx, subscription: string, length: number): Promise<void> {
  await scheduleMail(tx, subscription, 'trial_ending', length - DAY)
  await scheduleMail(tx, subscription, 'trial_ended', length)
}

/** Schedules the mail that the card ending in `card` expires before the next payment. */
export async function scheduleCardExpiryMail(tx: Tx, subscription: string, card: string): Promise<void> {
  await addTask(tx, 'mail_subscription', { subscription, step: 'card_expiring', card })
}

async function scheduleMail(tx: Tx, subscription: string, step: Step, later: number): Promise<void> {
  await addTask(
    tx,
    'mail_subscription',
    { subscription, step },
    later > 0 ? { runAt: new Date(Date.now() + later) } : {},
  )
}

/** What the mails need. */
export interface BillingMailPorts {
  db: Db
  clock: Clock
  log: Log
  mailer: Mailer
  appUrl: string
}

/** The tasks that send mails about payments, by their names in the queue. */
export function billingMailTasks(ports: BillingMailPorts): Record<string, Task> {
  const OfStep = z.object({ subscription: z.uuid(), step: Step, card: z.string().optional() })
  const OfInvoice = z.object({ invoice: z.uuid() })
  return {
    mail_subscription: createMailTask(ports, 'mail_subscription', (payload) =>
      createStepMail(ports, OfStep.parse(payload)),
    ),
    mail_receipt: createMailTask(ports, 'mail_receipt', (payload) =>
      createReceiptMail(ports, OfInvoice.parse(payload).invoice),
    ),
    mail_given_back: createMailTask(ports, 'mail_given_back', (payload) =>
      createRefundMail(ports, OfInvoice.parse(payload).invoice),
    ),
  }
}

async function createStepMail(
  { db, appUrl }: BillingMailPorts,
  { subscription, step, card = '' }: { subscription: string; step: Step; card?: string | undefined },
): Promise<Mail | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscription)
    .executeTakeFirst()
  if (!row || !isStillTrue(step, row)) return null
  const to = await findMailRecipient(db, row.user_id as UserId)
  if (!to) return null
  const text = textOf(step, {
    name: to.firstName,
    plan: row.plan,
    next: row.next_plan,
    card,
    end: formatDay(row.end_date),
    graceEnd: formatDay(new Date(row.end_date.getTime() + GRACE_PERIOD)),
  })
  const href = step.startsWith('trial') ? `${appUrl}/plans` : `${appUrl}/dashboard/subscription`
  const label = step.startsWith('trial') ? 'View plans' : 'Manage my subscription'
  return { to: to.email, ...renderMail({ ...text, button: { label, href } }) }
}

/** Returns whether the content of a mail that was scheduled earlier is still true. */
function isStillTrue(step: Step, row: { status: string; ended_at: Date | null }): boolean {
  if (step === 'payment_reminder') return row.status === 'past_due' && row.ended_at === null
  if (step === 'card_expiring') return row.status === 'active' && row.ended_at === null
  return !step.startsWith('trial') || row.ended_at === null
}

function textOf(
  step: Step,
  about: { name: string; plan: Plan; next: Plan | null; card: string; end: string; graceEnd: string },
): { subject: string; heading: string; paragraphs: string[] } {
  const { name, plan, next, card, end, graceEnd } = about
  switch (step) {
    case 'trial_ending':
      return {
        subject: 'Your free trial ends tomorrow',
        heading: 'One day left',
        paragraphs: [
          `${name}, your free trial ends on ${end}. You will not be charged. Choose a plan to continue.`,
        ],
      }
    case 'trial_ended':
      return {
        subject: 'Your free trial has ended',
        heading: 'Your free trial has ended',
        paragraphs: [
          `${name}, we keep your profiles and letters. Choose a plan to continue where you left off.`,
        ],
      }
    case 'payment_failed':
    case 'payment_reminder':
      return {
        subject: 'Your payment did not go through',
        heading: 'Your payment did not go through',
        paragraphs: [
          `${name}, your card could not be charged for the next period of the ${plan.name} plan. We will try again every day.`,
          `Your plan stays active until ${graceEnd} and then ends. Use another card to keep it.`,
        ],
      }
    case 'card_expiring':
      return {
        subject: 'Your card expires before your next payment',
        heading: 'Your card expires soon',
        paragraphs: [
          `${name}, the card ending in ${card} expires before ${end}, when the next payment for the ${plan.name} plan is due.`,
          'Use another card to keep your plan.',
        ],
      }
    case 'canceled':
      return {
        subject: 'Your plan has been canceled',
        heading: `Your ${plan.name} plan ends on ${end}`,
        paragraphs: [`${name}, everything works as before until then, and you will not be charged again.`],
      }
    case 'resumed':
      return {
        subject: 'Your plan has been resumed',
        heading: `Your ${plan.name} plan has been resumed`,
        paragraphs: [`${name}, your next payment is on ${end}.`],
      }
    case 'plan_changes':
      return {
        subject: `Your plan changes on ${end}`,
        heading: `${next?.name ?? 'Another plan'} from ${end}`,
        paragraphs: [
          `${name}, your ${plan.name} plan runs until ${end}; ${next?.name ?? 'the other plan'} starts after it.`,
        ],
      }
    case 'ended':
      return {
        subject: 'Your plan has ended',
        heading: `Your ${plan.name} plan has ended`,
        paragraphs: [
          `${name}, we keep your profiles and letters. Choose a plan to continue where you left off.`,
        ],
      }
  }
}

async function createReceiptMail({ db, appUrl }: BillingMailPorts, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  const to = row && (await findMailRecipient(db, row.user_id as UserId))
  if (!row || !to) return null
  const number = invoiceNumber(row.number)
  return {
    to: to.email,
    ...renderMail({
      subject: `Receipt ${number}`,
      heading: `Thank you, ${to.firstName}`,
      paragraphs: [
        `${row.plan_name}, ${formatDay(row.period_start)} to ${formatDay(row.period_end)}: ${formatAmount(row.amount)}`,
        ...(row.credit > 0 ? [`Credit: −${formatAmount(row.credit)}`] : []),
        `Tax: ${formatAmount(row.tax)}`,
        `Paid: ${formatAmount(row.total)}`,
      ],
      button: { label: 'View my invoices', href: `${appUrl}/dashboard/subscription` },
    }),
  }
}

/** The mail about a payment that was refunded by us, or disputed by the payer's bank. */
async function createRefundMail({ db, appUrl }: BillingMailPorts, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  const to = row && (await findMailRecipient(db, row.user_id as UserId))
  if (!row || !to || row.status === 'paid') return null
  const what = `${formatAmount(row.total)} for ${row.plan_name}, ${formatDay(row.period_start)} to ${formatDay(row.period_end)}`
  const text =
    row.status === 'refunded'
      ? {
          subject: 'Your payment has been refunded',
          heading: `${formatAmount(row.total)} refunded`,
          paragraphs: [
            `${to.firstName}, we have refunded ${what}. Your bank may take a few days to show it.`,
          ],
        }
      : {
          subject: 'A payment of yours was disputed',
          heading: 'A payment of yours was disputed',
          paragraphs: [
            `${to.firstName}, your bank has disputed ${what}, so the plan it paid for has ended.`,
            'If you did not ask for this, please contact your bank. You can choose a plan again at any time.',
          ],
        }
  const button = { label: 'View my invoices', href: `${appUrl}/dashboard/subscription` }
  return { to: to.email, ...renderMail({ ...text, button }) }
}

const formatAmount = (sum: number) => `$${(sum / 100).toFixed(2)}`

/** A date as people read it: 3 January 2026. */
const formatDay = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
