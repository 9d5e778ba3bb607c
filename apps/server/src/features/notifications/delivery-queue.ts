/**
 * The tasks of deliveries in the queue: one for each message, and one that puts a digest together when it is due. The
 * queue alone decides when a message is tried; the row of a delivery records what happened (delivery-queries.ts).
 *
 * Messages that fall due at the same time for one person and channel run one after the other: only the first has a
 * task, and the outcome of its first try adds the task of the next. A named queue of graphile-worker per person and channel
 * would do the same, but at 10,000 of them it took 46 tasks a second, and without them 616.
 */
import type { OutsideChannel } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'

/** A person and the channel over which they receive something. */
export interface Recipient {
  person: UserId
  channel: OutsideChannel
}

/** The payload of the task that sends a message. */
export interface MessageTask extends Recipient {
  /** Identifies the message at every try. */
  message: string
  /** The messages whose tasks are added one after the other after this one has been tried. */
  next: string[]
}

/** The payload of the task that combines a digest when it is due. */
export interface DigestTask extends Recipient {
  digest: 'hourly' | 'daily'
  /** When the digest is due, in the product's time. */
  due: string
}

export const SEND_MESSAGE = 'send_message'
export const CREATE_DIGEST = 'create_digest'
export const MARK_CHAT_MESSAGE = 'mark_chat_message'

/**
 * Adds the tasks of new deliveries, as common table expressions of the statement that creates them; the last is
 * `tasks`. Where a task already waits for the same person, channel and time, as during quiet hours, the messages are
 * appended to it. The queue runs by the machine's time, and `due_at` is in the product's.
 * @param planned the name of a query with rows of delivery_id, user_id, channel, delivery, due_at and position
 */
export function addDeliveryTasks(planned: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const runAt = sql`now() + (due_at - ${now}::timestamptz)`
  return sql`
    chains as (
      select user_id, channel, due_at, array_agg(delivery_id order by position) as messages
      from ${planned} as planned where delivery = 'instant' group by user_id, channel, due_at
    ),
    appended as (
      update graphile_worker._private_jobs as jobs
      set payload = jsonb_set(payload::jsonb, '{next}', payload::jsonb -> 'next' || to_jsonb(longer.messages))::json
      from (
        select distinct on (user_id, channel, due_at) chains.*, waiting_jobs.id as job
        from chains join deliveries using (user_id, channel, due_at)
        join graphile_worker._private_jobs as waiting_jobs
          on waiting_jobs.key = ${`${SEND_MESSAGE} `} || deliveries.message
        where chains.due_at > ${now}::timestamptz and deliveries.state = 'waiting'
      ) as longer
      where jobs.id = longer.job and jobs.locked_at is null
      returning longer.user_id, longer.channel, longer.due_at
    ),
    tasks as (
      select task.id from (
        select array_agg(row(name, payload, null, run_at, null, key, null, null)::graphile_worker.job_spec) as specs
        from (
          select ${SEND_MESSAGE}::text as name, ${runAt} as run_at, concat_ws(' ', ${SEND_MESSAGE}::text, messages[1]) as key,
            json_build_object('person', user_id, 'channel', channel, 'message', messages[1], 'next', messages[2:]) as payload
          from chains where not exists (select from appended
            where (appended.user_id, appended.channel, appended.due_at) = (chains.user_id, chains.channel, chains.due_at))
          union all
          select ${CREATE_DIGEST}, ${runAt}, concat_ws(' ', ${CREATE_DIGEST}::text, user_id, channel, digest, extract(epoch from due_at)),
            json_build_object('person', user_id, 'channel', channel, 'digest', digest, 'due', due_at)
          from (select distinct user_id, channel, delivery as digest, due_at from ${planned} as planned
            where delivery <> 'instant') as digests
        ) as new_tasks
      ) as wanted
      cross join lateral graphile_worker.add_jobs(wanted.specs) as task
      where wanted.specs is not null
    )`
}

/** Adds the task that sends a message after a pause in milliseconds. It replaces a waiting or running one. */
export async function addMessageTask(db: Db, task: MessageTask, delay = 0): Promise<void> {
  const runAt = new Date(Date.now() + delay)
  await addTask(db, SEND_MESSAGE, task, { key: `${SEND_MESSAGE} ${task.message}`, runAt })
}

/** Adds the tasks that mark messages in chats as read, once all of their entries are. */
export async function addMarkTasks(db: Db, messages: string[]): Promise<void> {
  for (const message of messages)
    await addTask(db, MARK_CHAT_MESSAGE, { message }, { key: `${MARK_CHAT_MESSAGE} ${message}` })
}

/** Adds the task of the message behind this one, if there is one. */
export async function addNextTask(
  db: Db,
  { person, channel, next: [message, ...next] }: MessageTask,
): Promise<void> {
  if (message !== undefined) await addMessageTask(db, { person, channel, message, next })
}

/** Delays the tasks of the person's other messages over the channel, in their order; running ones are left alone. */
export async function delayOtherTasks(
  db: Db,
  { person, channel, message }: MessageTask,
  delay: number,
): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array[jobs.id], run_at =>
      clock_timestamp() + make_interval(secs => ${delay / 1000}) + jobs.rank * interval '1 millisecond')
    from (
      select jobs.id, row_number() over (order by jobs.run_at, jobs.id) as rank
      from deliveries join graphile_worker._private_jobs as jobs
        on jobs.key = ${`${SEND_MESSAGE} `} || deliveries.message
      where deliveries.user_id = ${person} and deliveries.channel = ${channel} and deliveries.state = 'waiting'
        and deliveries.message <> ${message} and jobs.run_at < clock_timestamp() + make_interval(secs => ${delay / 1000})
    ) as jobs`.execute(db)
}
