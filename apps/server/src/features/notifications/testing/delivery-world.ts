/**
 * What tests of deliveries need: a world with a worker whose channels record their messages and answer as a test says, and
 * people whose matches are notified.
 */
import { OutsideChannel } from '@gigbell/contract'
import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { bringTasksForward } from '../../../platform/queue.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../../platform/testing/notifications.ts'
import { runTasks } from '../../../platform/testing/tasks.ts'
import { createTestWorld } from '../../../platform/testing/world.ts'
import type { Channel, Message, SendResult } from '../channels/channel.ts'
import type { Channels } from '../channels/index.ts'
import { deliveryTasks } from '../delivery-worker.ts'

/** The address of the notification settings. */
export const SETTINGS = '/api/settings/notifications'

/** What a channel does with a message. */
type Answer = SendResult | Error | (() => Promise<SendResult>)

/** Creates the world. Each test begins with an empty queue, and with channels that send everything. */
export async function createDeliveryWorld() {
  const world = await createTestWorld()
  const { db, clock, database } = world
  /** The messages that were passed to a channel. */
  const sends: { channel: string; key: string; message: Message }[] = []
  let answers: Answer[] = []
  beforeEach(async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    sends.length = 0
    answers = [{ status: 'sent' }]
  })
  const fake = (name: OutsideChannel): Channel => ({
    async send(message, { key }) {
      sends.push({ channel: name, key, message })
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer() : answer
    },
  })
  const tasks = deliveryTasks({
    ...world,
    appUrl: 'https://gigbell.example',
    channels: Object.fromEntries(
      OutsideChannel.options.map((name) => [name, fake(name)]),
    ) as unknown as Channels,
  })
  const work = () => runTasks(database, tasks)
  return {
    world,
    sends,
    tasks,
    work,
    /** The answers of the channels, in order; the last one is repeated. */
    answerWith: (...given: Answer[]) => {
      answers = given
    },
    advance: async (milliseconds: number) => {
      clock.advance(milliseconds)
      await bringTasksForward(db, milliseconds / 1000)
      await work()
    },
    somebody: async (settings: object = { telegram: true }) => {
      const who = await world.signedUp()
      expect((await who.put(SETTINGS, settings)).status).toBe(200)
      return who
    },
    /** How many tasks of a kind wait in the queue. */
    tasksOf: async (name: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from graphile_worker.jobs where task_identifier = ${name}`.execute(db)
      return rows[0]!.count
    },
    statesOf: async (person: string) =>
      (await db.selectFrom('deliveries').select('state').where('user_id', '=', person).execute()).map(
        ({ state }) => state,
      ),
    titles: () => sends.map(({ message }) => message.payloads.map(({ title }) => title).join()),
    notify: async (
      who: { id: string },
      title: string,
      {
        delivery = 'instant',
        channels = ['telegram'],
        query = 'bakery',
        ...post
      }: Record<string, unknown> & { delivery?: string; channels?: string[]; query?: string } = {},
    ) =>
      createTestNotifications(world, [
        { person: who.id, job: await ingestJob(world, { title, ...post }), query, channels, delivery },
      ]),
  }
}
