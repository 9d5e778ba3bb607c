/** Tests changes that make alerts better, what each would have done to the last 30 days, and the health of alerts. */
import { randomUUID } from 'node:crypto'
import type { AlertImprovement } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../platform/clock.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { people, clock, db } = world

const ago = (time: number) => new Date(clock.now().getTime() - time).toISOString()
const ingest = (title: string, age: number, more: Record<string, unknown> = {}) =>
  ingestJob(world, { title, published_at: ago(age), ...more })
const createAlert = async (person: TestUser, alert: Record<string, unknown>) =>
  (await person.post('/api/alerts', { name: 'An alert', ...alert })).body.data.id as string
async function improve(person: TestUser, alert: string, job?: string): Promise<AlertImprovement[]> {
  const answer = await person.get(`/api/alerts/${alert}/improvements${job ? `?job=${job}` : ''}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}
const titles = (examples: { title: string }[]) => examples.map(({ title }) => title)

test('each change leaves out the job, shows what else it leaves out and keeps, and can be applied and undone', async () => {
  const { ada, bob } = await people()
  const unwanted = await ingest('Sourdough logo', HOUR, {
    type: 'fixed',
    level: 'Entry',
    budget_min: 300,
    currency: 'USD',
    applicants: 40,
    client: { country: 'Norway', verified: false, rating: 4.6 },
    skills: ['Blender'],
  })
  await ingest('Sourdough poster', 2 * HOUR, { type: 'fixed', budget_min: 200 })
  await ingest('Sourdough shop', 3 * HOUR, { type: 'hourly', budget_min: 900, client: { verified: true } })
  await ingest('Sourdough shop with a logo', 29 * DAY, { budget_min: 800, client: { verified: true } })
  await ingest('Sourdough of last month', 31 * DAY)
  const alert = await createAlert(ada, { query: 'sourdough OR rye' })
  const changes = await improve(ada, alert, unwanted)
  expect(changes.map(({ kind, value }) => `${kind} ${value}`.trim())).toEqual([
    'budget_min 500',
    'exclude_country Norway',
    'client_rating_min 4.8',
    'client_verified',
    'exclude_level Entry',
    'exclude_word Blender',
    'exclude_word logo',
  ])
  const budget = changes.find(({ kind }) => kind === 'budget_min')!
  expect(budget).toMatchObject({
    change: { budget_min: 500, budget_currency: 'USD' },
    undo: { budget_min: null, budget_currency: null },
    matches_30d: { before: 4, after: 2 },
    added: [],
  })
  expect(titles(budget.left_out)).toEqual(['Sourdough poster'])
  expect(titles(budget.kept)).toEqual(['Sourdough shop', 'Sourdough shop with a logo'])

  expect((await ada.put(`/api/alerts/${alert}`, budget.change)).body.data.budget_min).toBe(500)
  expect((await ada.put(`/api/alerts/${alert}`, budget.undo)).body.data.budget_min).toBeNull()
  for (const answer of [
    await bob.get(`/api/alerts/${alert}/improvements`),
    await ada.get(`/api/alerts/${alert}/improvements?job=${randomUUID()}`),
  ])
    expect(answer).toMatchObject({ status: 404 })
})

test('words are excluded that the alert does not ask for, those of opened jobs last', async () => {
  const { ada } = await people()
  const unwanted = await ingest('Croissant pictures in Blender', HOUR, {
    skills: ['Blender'],
    client: { verified: true },
  })
  const opened = await ingest('Croissant pictures of a shop', 2 * HOUR, { client: { verified: true } })
  await ingest('Croissant shop', 3 * HOUR, { client: { verified: true } })
  await ada.put(`/api/job/${opened}/mine`, { seen: true })
  const alert = await createAlert(ada, { query: 'croissant OR brioche' })
  const changes = await improve(ada, alert, unwanted)
  expect(changes.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'exclude_word Blender',
    'exclude_word pictures',
  ])
  expect(changes[0]!.change).toEqual({ query: '(croissant OR brioche) -Blender' })
  expect(titles(changes[0]!.kept)).toEqual(['Croissant pictures of a shop', 'Croissant shop'])
  expect(titles(changes[1]!.left_out)).toEqual(['Croissant pictures of a shop'])
})

test('a silent alert is widened by the removal of what keeps jobs from it', async () => {
  const { ada } = await people()
  await ingest('Marzipan shop', 3 * DAY, { type: 'fixed' })
  await ingest('Marzipan and nougat shop', 4 * DAY, { type: 'fixed' })
  const alert = await createAlert(ada, { query: 'marzipan nougat', type: 'hourly' })
  const second = await createAlert(ada, { query: 'marzipan praline' })
  await db
    .updateTable('alerts')
    .set({ created_at: new Date(clock.now().getTime() - 14 * DAY) })
    .where('user_id', '=', ada.id)
    .execute()
  expect(await improve(ada, alert)).toEqual([
    expect.objectContaining({
      kind: 'remove_filter',
      value: 'type',
      change: { type: null },
      undo: { type: 'hourly' },
      matches_30d: { before: 0, after: 1 },
      added: [{ id: expect.any(String), title: 'Marzipan and nougat shop' }],
    }),
  ])
  const [wider] = await improve(ada, second)
  expect(wider).toMatchObject({
    kind: 'remove_word',
    value: 'praline',
    change: { query: 'marzipan' },
    matches_30d: { before: 0, after: 2 },
  })
})

test('a wide alert is narrowed by what jobs that were not opened have in common', async () => {
  const { ada } = await people()
  for (const name of ['one', 'two', 'three'])
    await ingest(`Baguette ${name}`, HOUR, { skills: ['Blender'], client: { verified: true } })
  const opened = await ingest('Baguette shop', 2 * HOUR, { client: { verified: true } })
  await ada.put(`/api/job/${opened}/mine`, { seen: true })
  const alert = await createAlert(ada, { query: 'baguette OR ciabatta' })
  const [best, ...others] = await improve(ada, alert)
  expect(best).toMatchObject({
    kind: 'exclude_word',
    value: 'Blender',
    matches_30d: { before: 4, after: 1 },
    kept: [{ id: opened, title: 'Baguette shop' }],
  })
  expect(others.every(({ matches_30d }) => matches_30d.after === 3)).toBe(true)
})

test('health counts what was matched, opened, applied to and won, and names a problem', async () => {
  const { ada, bob } = await people()
  const wide = await createAlert(ada, { query: 'pretzel' })
  const calm = await createAlert(ada, { query: 'bagel' })
  const silent = await createAlert(ada, { query: 'zwieback' })
  const jobs: string[] = []
  for (let at = 0; at < 52; at++) jobs.push(await ingest(`Pretzel ${at}`, HOUR))
  await createTestNotifications(
    world,
    jobs.flatMap((job, at) => [
      { person: ada.id, job, alert_id: wide, channels: at === 0 ? ['email'] : ['inbox'] },
      ...(at < 3 ? [{ person: ada.id, job, alert_id: calm }] : []),
    ]),
  )
  const [seen, applied, won] = jobs
  await ada.put(`/api/job/${seen}/mine`, { seen: true })
  expect((await ada.post('/api/letters', { jobId: applied, status: 'applied' })).status).toBe(201)
  expect((await ada.post('/api/letters', { jobId: won, status: 'won' })).status).toBe(201)
  await db
    .updateTable('alerts')
    .set({ created_at: new Date(clock.now().getTime() - 14 * DAY) })
    .where('user_id', '=', ada.id)
    .execute()
  const read = async () =>
    new Map(
      (await ada.get('/api/alerts/health')).body.data.map(({ id, ...health }: { id: string }) => [
        id,
        health,
      ]),
    )
  const health = await read()
  expect(health.get(wide)).toEqual({ matched: 52, opened: 3, applied: 2, won: 1, problem: null })
  expect(health.get(calm)).toEqual({ matched: 3, opened: 3, applied: 2, won: 1, problem: null })
  expect(health.get(silent)).toEqual({ matched: 0, opened: 0, applied: 0, won: 0, problem: 'silent' })
  await ada.put(`/api/job/${seen}/mine`, { seen: false })
  expect((await read()).get(wide)).toMatchObject({ matched: 52, opened: 2, problem: 'too_wide' })
  await ada.put(`/api/alerts/${silent}`, { enabled: false })
  expect((await read()).get(silent)).toMatchObject({ problem: null })
  expect((await bob.get('/api/alerts/health')).body.data).toEqual([])
})
