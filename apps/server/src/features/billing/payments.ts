/** What other features may know of a payment: whose it was, whether it was their first, whether it was refunded. */
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A payment as other features see it. `reference` is the gateway's id of its subscription. */
export interface Payment {
  person: UserId
  first: boolean
  /** Neither refunded nor disputed. */
  effective: boolean
  reference: string | null
}

/** The payment of an invoice; undefined when the invoice is deleted. */
export async function findPayment(db: Db, invoice: string): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('invoices')
    .leftJoin('checkouts', 'checkouts.subscription_id', 'invoices.subscription_id')
    .select(['invoices.user_id', 'invoices.number', 'invoices.status', 'checkouts.reference'])
    .where('invoices.id', '=', invoice)
    .executeTakeFirst()
  if (!row) return undefined
  const earlier = await db
    .selectFrom('invoices')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('number', '<', row.number)
    .executeTakeFirst()
  return {
    person: row.user_id as UserId,
    first: earlier === undefined,
    effective: row.status === 'paid',
    reference: row.reference,
  }
}

/** The gateway's ids of a person's paid subscriptions, newest first. */
export async function findPaymentReferences(db: Db, person: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('reference')
    .where('user_id', '=', person)
    .where('status', '=', 'paid')
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  return rows.flatMap(({ reference }) => (reference === null ? [] : [reference]))
}
