/** The end of the owner's plan that each alert has: always what billing says, also when both change at once. */
import { NewAlert } from '@gigbell/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { createTestWorld, times } from '../../platform/testing/world.ts'
import { createSubscriptionLookup } from '../billing/index.ts'
import { createAlert } from './alerts.ts'
import { insertAlert } from './queries.ts'

const world = await createTestWorld()
const { db, clock } = world
const plain = { ...NewAlert.parse({ name: 'An alert', query: 'rye' }), words: "'rye'" }

/** Adds a subscription that ends in so many days. */
const subscribe = (on: Db, person: string, days: number, status: 'trial' | 'canceled' = 'canceled') =>
  on
    .insertInto('subscriptions')
    .values({
      user_id: person,
      plan_id: 'basic',
      plan: '{}',
      status,
      start_date: new Date(clock.now().getTime() - 90 * DAY),
      end_date: new Date(clock.now().getTime() + days * DAY),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** How many alerts of a person have a plan now, of how many. */
async function countPlanned(person: string): Promise<[number, number]> {
  const { rows } = await sql<{ planned: number; all: number }>`
    select count(*) filter (where plan_until > ${clock.now()}) as planned, count(*) as all
    from alerts where user_id = ${person}`.execute(db)
  return [rows[0]!.planned, rows[0]!.all]
}

test('every change of a subscription reaches the alerts of its owner, and nobody else', async () => {
  const [ada, bob] = [await world.signedUp(), await world.signedUp('Bob')]
  const subscriptionOf = createSubscriptionLookup(world)
  const session = await world.sessionOf(ada)
  await createAlert(world, await world.sessionOf(bob), plain)
  let alerts = 0
  const states: boolean[] = []
  const check = async () => {
    await createAlert(world, session, plain)
    alerts += 1
    for (const days of [0, 2, 3, 40]) {
      clock.advance(days * DAY)
      const state = (await subscriptionOf(ada.id as UserId)) !== null
      expect(await countPlanned(ada.id)).toEqual([state ? alerts : 0, alerts])
      expect(await countPlanned(bob.id)).toEqual([0, 1])
      states.push(state)
      clock.advance(-days * DAY)
    }
  }
  const change = (id: string, values: { status?: 'past_due'; ended_at?: Date; end_date?: Date }) =>
    db.updateTable('subscriptions').set(values).where('id', '=', id).execute()
  await check()
  const { id: first } = await subscribe(db, ada.id, 1, 'trial')
  await check()
  const { id: second } = await subscribe(db, ada.id, 30)
  await check()
  await change(second, { ended_at: clock.now() })
  await check()
  await change(first, { status: 'past_due', end_date: clock.now() })
  await check()
  await change(first, { end_date: new Date(clock.now().getTime() + 60 * DAY) })
  await check()
  await db.deleteFrom('subscriptions').where('id', '=', first).execute()
  await check()
  expect(new Set(states).size).toBe(2)
})

test('an alert and a subscription that are added at once know each other, in either order', async () => {
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_locks where locktype = 'advisory' and not granted`.execute(db)
    return rows[0]!.waiting
  }
  await times(2, async (order) => {
    const { id } = await world.signedUp()
    const steps = [
      (on: Db) => insertAlert(on as never, id as UserId, plain, clock.now()) as Promise<unknown>,
      (on: Db) => subscribe(on, id, 1) as Promise<unknown>,
    ]
    const [first, second] = order === 0 ? steps : steps.toReversed()
    let later: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await first!(tx)
      later = second!(db)
      await expect.poll(waiting).toBeGreaterThan(0)
    })
    await later
    expect(await countPlanned(id)).toEqual([1, 1])
  })
})
