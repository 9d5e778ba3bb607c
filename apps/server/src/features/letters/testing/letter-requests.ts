/** What tests of letters over HTTP share: a person with a plan, a profile and a job, and a reader of the stream. */
import { createParser } from 'eventsource-parser'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import type { createTestWorld, TestUser } from '../../../platform/testing/world.ts'

type World = Awaited<ReturnType<typeof createTestWorld>>

/** The about text of the profiles. */
export const about = 'I build dashboards for small shops. I write tests for what I build.'

/** Creates a profile of a user and returns its id. */
export const createProfileOf = async (one: TestUser) =>
  (await one.post('/api/profiles', { title: 'React developer', about, skills: ['React'] })).body.data.id

/** Creates a user with a trial and a profile, and a job to write to. */
export async function createWriter(world: World) {
  const { ada, bob } = await world.people()
  const [portfolio, job] = await Promise.all([
    createProfileOf(ada),
    ingestJob(world, { title: 'React dashboard for a bakery', description: 'We need a dashboard in React.' }),
  ])
  const request = { portfolio, jobId: job, aiModel: 'GPT-4o-mini', extraInformation: '' }
  const write = (more: object = {}) => ada.post('/api/jobs/generateCoverLetter', { ...request, ...more })
  const used = async () =>
    (await ada.get('/api/subscription/getCurrentSubscriptions')).body.data.proposals_used as number
  return { ada, bob, request, write, used }
}

/** Calls the endpoint and reads the stream to its end. */
export async function readStream(world: World, one: TestUser, request: object) {
  const response = await fetch(`${world.base}/api/jobs/generateCoverLetter`, {
    method: 'POST',
    headers: { authorization: one.token, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  const events: { event: string | undefined; data: any }[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }),
  })
  parser.feed(await response.text())
  return { status: response.status, events }
}
