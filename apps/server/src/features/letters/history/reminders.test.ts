/** Tests reminders: when they are created, that each is created once, and what reaches the inbox and the channels. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../platform/clock.ts'
import { readOutbox } from '../../../platform/mail/index.ts'
import { bringTasksForward } from '../../../platform/queue.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../../platform/testing/notifications.ts'
import { runTasks, tasksIn } from '../../../platform/testing/tasks.ts'
import { createTestWorld, times } from '../../../platform/testing/world.ts'
import { remindOfLetter } from './reminders.ts'

const world = await createTestWorld()
const { clock, db } = world
const tasks = tasksIn(world, ['letters', 'notifications'])

/** Creates a person without a plan, with a verified address and an application. */
async function applicant() {
  const ada = await world.signedUp()
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', ada.id).execute()
  const { data } = (await ada.post('/api/letters', { job: { title: 'A bakery shop' } })).body
  const address = `/api/letters/${data.id}`
  const inbox = async () => (await ada.get('/api/notifications')).body.data
  return {
    ...{ ada, address, inbox },
    id: data.id as string,
    /** Sets the reminder to a time from now, or removes it. */
    remindIn: async (milliseconds: number | null) => {
      const remind_at =
        milliseconds === null ? null : new Date(clock.now().getTime() + milliseconds).toISOString()
      const { version } = (await ada.get(address)).body.data
      expect((await ada.patch(address, { version, remind_at })).status).toBe(200)
      return remind_at
    },
    mails: async () =>
      (await readOutbox(world.config.mail.outbox)).filter(
        ({ to, subject }) => to === ada.email && subject.startsWith('Reminder'),
      ),
  }
}

/** Advances the time and runs the tasks that are due. */
async function advance(milliseconds: number) {
  clock.advance(milliseconds)
  await bringTasksForward(db, milliseconds / 1000)
  await runTasks(world.database, tasks)
}

test('a reminder that falls due is in the inbox and is sent over the channels of the person', async () => {
  const { id, inbox, mails, remindIn } = await applicant()
  await remindIn(DAY)
  await advance(DAY - HOUR)
  expect(await inbox()).toEqual([])
  await advance(HOUR)
  expect(await inbox()).toMatchObject([
    {
      kind: 'reminder',
      letter: { id, title: 'A bakery shop' },
      job: null,
      alerts: [],
      matched: [],
      read_at: null,
      created_at: clock.now().toISOString(),
    },
  ])
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Reminder: A bakery shop'])
  await advance(DAY)
  expect(await inbox()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('a changed reminder comes at its new time only, and a removed one not at all', async () => {
  const { inbox, remindIn } = await applicant()
  await remindIn(HOUR)
  await remindIn(3 * HOUR)
  await advance(2 * HOUR)
  expect(await inbox()).toEqual([])
  await advance(HOUR)
  expect(await inbox()).toHaveLength(1)
  await remindIn(HOUR)
  await remindIn(null)
  await advance(2 * HOUR)
  expect(await inbox()).toHaveLength(1)
  await remindIn(HOUR)
  await advance(HOUR)
  expect(await inbox()).toHaveLength(2)
})

test('a reminder for a time that has passed comes at once', async () => {
  const { inbox, remindIn } = await applicant()
  await remindIn(-HOUR)
  await advance(0)
  expect(await inbox()).toHaveLength(1)
})

test('of many processes that run a task at once, one creates the reminder', async () => {
  const { id, inbox, remindIn } = await applicant()
  const at = await remindIn(0)
  await times(10, () => remindOfLetter(world, { letter: id, at }))
  expect(await inbox()).toHaveLength(1)
  await remindOfLetter(world, { letter: randomUUID(), at })
})

test('a job has its match and its reminders in the inbox, which survive it without the job', async () => {
  const { ada } = await world.people()
  const jobId = await ingestJob(world, { title: 'Rolls' })
  await createTestNotifications(world, [{ person: ada.id, job: jobId }])
  const { data } = (await ada.post('/api/letters', { jobId })).body
  for (const version of [1, 2]) {
    clock.advance(HOUR)
    const remind_at = clock.now().toISOString()
    await ada.patch(`/api/letters/${data.id}`, { version, remind_at })
    await advance(0)
  }
  const kinds = async () =>
    (await ada.get('/api/notifications')).body.data.map(
      ({ kind, job }: { kind: string; job: { id: string } | null }) => [kind, job?.id],
    )
  expect(await kinds()).toEqual([
    ['reminder', jobId],
    ['reminder', jobId],
    ['match', jobId],
  ])
  // The dashboard counts what matched.
  await createTestNotifications(world, [{ person: ada.id, job: jobId }])
  expect((await ada.get('/api/dashboard/summary')).body.data.week.days.at(-1).matched).toBe(1)
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
  expect(await kinds()).toEqual([
    ['reminder', undefined],
    ['reminder', undefined],
    ['match', undefined],
  ])
  await ada.delete(`/api/letters/${data.id}`)
  expect(await kinds()).toEqual([['match', undefined]])
})

test('a reminder that was due before the server was restored from a backup is shown, but not sent', async () => {
  const { inbox, mails, remindIn } = await applicant()
  await db.insertInto('restoration').values({ backup_at: clock.now(), started_at: clock.now() }).execute()
  await remindIn(-HOUR)
  await advance(0)
  expect(await inbox()).toHaveLength(1)
  await remindIn(HOUR)
  await advance(HOUR)
  expect(await inbox()).toHaveLength(2)
  expect(await mails()).toHaveLength(1)
  await db.deleteFrom('restoration').execute()
})
