/**
 * Letters that wait for matches, written by a model service while the worker is killed, and opened by several calls at
 * once: each is written for one match once, none is counted before it is opened, and no plan or daily bound is exceeded.
 */
import { randomUUID } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { builtInPlans } from '../../apps/server/src/plans.ts'
import { fakeModel } from '../fakes/model.ts'
import { createAccount, post } from '../product-client.ts'
import { createDataFolder } from '../product-process.ts'
import { processesOn } from './processes.ts'

/** DRAFT_KILL_ROUNDS=200 runs the long form. */
const ROUNDS = Number(process.env.DRAFT_KILL_ROUNDS ?? 1)
const JOBS_A_ROUND = 2
const PEOPLE = 3
/** The proposals of a plan, of which more drafts are opened. */
const LIMIT = 3
const DRAFTS_PER_DAY = 50
/** After so many rounds new people take over, because the bound leaves the former ones no drafts to kill. */
const ROUNDS_OF_PEOPLE = DRAFTS_PER_DAY / JOBS_A_ROUND + 1
/** The greatest pause in milliseconds between the first call of a round and its kill. */
const MAX_PAUSE = 60

const folder = createDataFolder()
afterAll(() => folder.remove())
const plans = join(folder.path, 'plans.json')
writeFileSync(plans, JSON.stringify(builtInPlans.map((plan) => ({ ...plan, max_proposals: LIMIT }))))
const model = await fakeModel()
afterAll(() => model.stop())
const { database, file, start } = await processesOn('drafts', {
  OPENAI_API_KEY: model.key,
  OPENAI_BASE_URL: model.baseUrl,
  PLANS_FILE: plans,
  LOG_LEVEL: 'error',
  WORKER_TIMEOUT_SECONDS: '3',
})
const { pool } = database

/** Reads one number. */
const count = async (query: string) =>
  Number((await pool.query(`select count(*) from ${query}`)).rows[0].count)

test(`writes each draft once and counts none before it is opened, over ${ROUNDS} kills`, {
  timeout: 120_000 + ROUNDS * 10_000,
}, async () => {
  model.behaves({ kind: 'writes', text: 'Your bakery needs a shop. I build shops for bakeries. Ada' })
  const web = await start('web')
  let worker = await start('worker')
  /** Creates people whose alerts match the jobs of some rounds. */
  const createPeople = (word: string) =>
    Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        const { token } = await createAccount(web)
        const profile = { title: 'Shop developer', about: 'I build shops for bakeries.' }
        const { data } = (await (await post(web, '/api/profiles', profile, token)).json()) as {
          data: { id: string }
        }
        await post(web, '/api/alerts', { name: 'Bakery', query: word, draft_profile: data.id }, token)
        const settings = await fetch(`${web.url}/api/settings/notifications`, {
          method: 'PUT',
          headers: { authorization: token, 'content-type': 'application/json' },
          body: JSON.stringify({ drafts_per_day: DRAFTS_PER_DAY }),
        })
        expect(settings.status).toBe(200)
        return token
      }),
    )
  let people: string[] = []
  const open = (token: string, id: string) =>
    fetch(`${web.url}/api/letters/${id}`, { headers: { authorization: token } }).then(({ status }) => status)
  /** Opens the newest draft of each person by three calls at once. */
  const openSome = () =>
    Promise.all(
      people.map(async (token) => {
        const inbox = await fetch(`${web.url}/api/notifications?limit=5`, {
          headers: { authorization: token },
        })
        const { data } = (await inbox.json()) as { data: { draft: { letter_id: string } | null }[] }
        const id = data.find(({ draft }) => draft)?.draft?.letter_id
        return id ? Promise.all([open(token, id), open(token, id), open(token, id)]) : []
      }),
    )

  const statuses: number[] = []
  let jobs = 0
  let planned = 0
  const finish = async () => {
    await expect.poll(() => count('counted_drafts'), { timeout: 60_000 }).toBe(planned)
    await expect
      .poll(() => count('letter_drafts where text is null'), { timeout: 120_000, interval: 200 })
      .toBe(0)
  }
  for (let round = 0; round < ROUNDS; round++) {
    const group = Math.floor(round / ROUNDS_OF_PEOPLE)
    const isLastOfGroup = round % ROUNDS_OF_PEOPLE === ROUNDS_OF_PEOPLE - 1
    const word = `bakery${group}`
    if (round % ROUNDS_OF_PEOPLE === 0) people = await createPeople(word)
    const called = model.calls.length
    for (let n = 0; n < JOBS_A_ROUND; n++) {
      const title = `Job ${jobs++} of ${word}`
      const job = { source: 'upwork', source_id: title, title, description: `${title}: ${randomUUID()}` }
      appendFileSync(file, `${JSON.stringify({ ...job, published_at: new Date().toISOString() })}\n`)
    }
    await expect.poll(() => count('notifications')).toBe(jobs * PEOPLE)
    if (!isLastOfGroup) {
      planned += JOBS_A_ROUND * PEOPLE
      await expect.poll(() => model.calls.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(called)
    }
    await wait((round * 17) % MAX_PAUSE)
    await worker.kill()
    statuses.push(...(await openSome()).flat())
    worker = await start('worker')
    // Kills come faster than drafts are written, so most of them are left to the worker that is not killed.
    if (isLastOfGroup) await finish()
  }
  await finish()
  statuses.push(...(await openSome()).flat())

  expect((await count('letter_drafts')) + (await count('letters'))).toBe(planned)
  const written = 'select user_id, job_id from letters union all select user_id, job_id from letter_drafts'
  expect(await count(`(select distinct user_id, job_id from (${written}) as each) as pairs`)).toBe(planned)
  expect(await count('notifications where draft_id is not null')).toBe(await count('letter_drafts'))
  expect(await count('counted_letters')).toBe(await count('letters'))
  expect(
    await count(`(select from counted_letters group by user_id having count(*) > ${LIMIT}) as exceeded`),
  ).toBe(0)
  expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([])
  console.log(
    `drafts: ${planned} planned, ${model.calls.length} calls of the model over ${ROUNDS} kills, ${await count('letters')} opened by ${statuses.length} calls`,
  )
})
