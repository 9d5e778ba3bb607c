/** Invoices: the list, and one invoice with what a printed receipt needs. */
import type { Invoice, Receipt } from '@gigbell/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { findMailRecipient } from '../accounts/index.ts'
import { TAX_PERCENT } from './amounts.ts'

/** All invoices of a person, newest first. */
export async function listInvoices(db: Db, person: UserId): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', person)
    .orderBy('period_start', 'desc')
    .orderBy('number', 'desc')
    .execute()
  return rows.map(toInvoice)
}

/**
 * One invoice of its owner, for printing.
 * @throws Refusal not_found
 */
export async function findReceipt(db: Db, person: UserId, id: string): Promise<Receipt> {
  const row = await db
    .selectFrom('invoices as i')
    .leftJoin('checkouts as c', 'c.subscription_id', 'i.subscription_id')
    .selectAll('i')
    .select((is) => [
      // Only the first invoice includes the credit of an upgrade. A renewal is reduced by vouchers alone.
      is
        .case()
        .when(
          is.exists(
            is
              .selectFrom('invoices as earlier')
              .whereRef('earlier.subscription_id', '=', 'i.subscription_id')
              .whereRef('earlier.period_start', '<', 'i.period_start')
              .select('earlier.id'),
          ),
        )
        .thenRef('i.credit')
        .else(is.fn.coalesce('c.referral_credit', is.lit(0)))
        .end()
        .as('referral_credit'),
    ])
    .where('i.user_id', '=', person)
    .where('i.id', '=', id)
    .executeTakeFirst()
  const addressee = row && (await findMailRecipient(db, person))
  if (!row || !addressee) throw notFound('invoice')
  return {
    ...toInvoice(row),
    referral_credit: row.referral_credit,
    tax_percent: TAX_PERCENT,
    seller: 'Gigbell',
    billed_to: { name: `${addressee.firstName} ${addressee.lastName}`.trim(), email: addressee.email },
  }
}

/** An invoice's number as people read it. */
export const invoiceNumber = (number: number): string => `GB-${String(number).padStart(6, '0')}`

function toInvoice(row: Selectable<Tables['invoices']>): Invoice {
  const { id, plan_id, plan_name, status, amount, credit, tax, total, currency } = row
  return {
    id,
    number: invoiceNumber(row.number),
    plan_id,
    plan_name,
    status,
    amount,
    credit,
    tax,
    total,
    currency,
    period_start: row.period_start.toISOString(),
    period_end: row.period_end.toISOString(),
    paid_at: row.paid_at.toISOString(),
  }
}
