/** A test product whose users sign in with a fake Upwork and connect it, polled by the real task. */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, expect } from 'vitest'
import { fakeIdentity } from '../../../../../tests/fakes/identity.ts'
import type { UpworkAccount } from '../../../../../tests/fakes/upwork.ts'
import { bringTasksForward } from '../queue.ts'
import { runTasks, tasksIn } from './tasks.ts'
import { createTestWorld, type TestUser } from './world.ts'

const APP_URL = 'http://gigbell.test'

/** Starts the fake Upwork and a product that reads from it. */
export async function createUpworkWorld(settings: Record<string, string> = {}) {
  const identity = await fakeIdentity(() => [`${APP_URL}/api/public/auth/upwork/callback`])
  afterAll(() => identity.stop())
  const world = await createTestWorld({
    APP_URL,
    JOB_SOURCES: 'upwork',
    ...identity.settings('upwork'),
    ...settings,
  })
  const { base, clock, database } = world
  /** Everything that polls wrote to the log. */
  const logLines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) })
  const working = { ...world, clock: { now: clock.now, setOffset: () => {} }, log }

  const tasks = tasksIn(working, ['sources'])
  /**
   * Waits until no queued task is left, because a task of a queue becomes available only after the one before it is
   * stored.
   */
  const polls = () =>
    expect
      .poll(
        async () => {
          await runTasks(database, tasks)
          const due = await database.pool.query(
            'select from graphile_worker._private_jobs where job_queue_id is not null and run_at <= now()',
          )
          return due.rowCount
        },
        { timeout: 30_000 },
      )
      .toBe(0)

  const account = (more: Partial<UpworkAccount> = {}): UpworkAccount => ({
    sub: randomUUID(),
    email: `grace-${randomUUID()}@example.com`,
    given_name: 'Grace',
    family_name: 'Hollow',
    ...more,
  })
  /** Follows the sign-in from the address of Upwork and returns our last redirect. */
  const through = async (who: UpworkAccount, url: string, cookie: string): Promise<string> => {
    identity.signsIn(who)
    const back = (await identity.visit(url)).replace(APP_URL, base)
    const response = await fetch(back, { redirect: 'manual', headers: { cookie } })
    return response.headers.get('location') ?? ''
  }
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return {
    ...world,
    upwork: identity.upwork,
    working,
    logged: logLines,
    account,
    /** Connects Upwork as a signed-in user and returns our last redirect. */
    async connects(as: TestUser, who: UpworkAccount): Promise<string> {
      const response = await fetch(`${base}/api/connections/upwork`, {
        method: 'POST',
        headers: { authorization: as.token },
      })
      const { data } = (await response.json()) as { data: { url: string } }
      return through(who, data.url, cookieOf(response))
    },
    /** Signs in with Upwork and opens a session. */
    async signsIn(who: UpworkAccount): Promise<TestUser> {
      const begun = await fetch(`${base}/api/public/auth/upwork/start`, { redirect: 'manual' })
      const cookie = cookieOf(begun)
      const ended = await through(who, begun.headers.get('location') ?? '', cookie)
      const response = await fetch(`${base}/api/public/auth/exchange`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ code: new URL(ended).searchParams.get('code') }),
      })
      if (response.status !== 200) throw new Error(`signing in ended at ${ended}`)
      const { data } = (await response.json()) as { data: { id: string; email: string } }
      return { ...world.somebody(response.headers.get('authorization') ?? ''), ...data }
    },
    /** Runs every poll that is due. */
    polls,
    /** Advances the time and runs the polls that are due. */
    async later(milliseconds: number): Promise<void> {
      clock.advance(milliseconds)
      await bringTasksForward(database.db, milliseconds / 1000)
      await polls()
    },
  }
}
