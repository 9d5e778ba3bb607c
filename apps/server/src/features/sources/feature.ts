/** The feature `sources`: its endpoints, and the task that polls each source and plans its next poll. */
import { emit, type Feature } from '../../platform/feature.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Task } from '../../platform/queue.ts'
import type { FeatureWorld } from '../../platform/world.ts'
import {
  accessLostMessage,
  findAccessStates,
  findTokenOwners,
  getAccessToken,
  openProviders,
} from '../accounts/index.ts'
import { deleteFoundJobs } from '../jobs/index.ts'
import type { ArrivalListener } from './ingest.ts'
import { firstPollTime, type PollPorts, poll } from './poll.ts'
import { type PollTask, schedulePoll } from './poll-schedule.ts'
import { repostsSince } from './reposts/post-groups.ts'
import { clearOldBands } from './reposts/queries.ts'
import { sourceRoutes } from './routes.ts'

export const sources: Feature = {
  name: 'sources',
  routes(app, { db, clock, config }) {
    sourceRoutes(app, {
      db,
      clock,
      rateLimit: config.rateLimit,
      sources: config.sources,
      findConnectionStates: (person, providers) => findAccessStates(db, person, providers),
      signInAgainMessage: accessLostMessage,
    })
  },
  tasks: (world, features) => ({
    poll_source: pollTask(world, (tx, jobs) => emit(features, 'jobsArrived', tx, { jobs }, world)),
    clear_old_bands: () => clearOldBands(world.db, repostsSince(world.clock.now())),
  }),
  schedules: [{ task: 'clear_old_bands', cron: '20 4 * * *' }],
  async startWork(world) {
    const { config, db } = world
    for (const source of config.sources)
      for (const owner of source.provider ? await findTokenOwners(db, source.provider) : [undefined])
        await schedulePoll(world, source, await firstPollTime(pollPorts(world), source, owner ?? null), owner)
    return undefined
  },
  personalData: {
    tables: {
      post_groups: { notExported: 'Which of a person’s jobs are the same post; see jobs.' },
      job_origins: { notExported: 'Where a job was found; see jobs.' },
      source_states: { notExported: 'When a source was last read in the person’s name.' },
      source_rejects: { notExported: 'Posts that could not be read, for 100 posts.' },
    },
  },
  on: {
    async providerConnected(tx, { person, provider }, { config, clock }) {
      for (const source of config.sources)
        if (source.provider === provider) await schedulePoll({ db: tx, clock }, source, clock.now(), person)
    },
    providerDisconnected: (tx, { person }) => deleteFoundJobs(tx, person),
  },
}

function pollTask(world: FeatureWorld, onArrived: ArrivalListener): Task {
  const { config, db } = world
  const ports = pollPorts(world)
  const tokenPorts = { ...world, providers: openProviders(config.providers) }
  return async (payload, { signal }) => {
    const { source: name, owner } = payload as PollTask
    const source = config.sources.find((one) => one.name === name)
    if (!source) return
    const { provider: personal } = source
    if (!personal) {
      const { again } = await poll(ports, source, onArrived, signal)
      return schedulePoll(world, source, again)
    }
    // A person who has disconnected, or must sign in again, is polled no more; connecting starts it again.
    const readingOf = async (person: UserId) => (await findAccessStates(db, person, [personal])).get(personal)
    if (!owner || (await readingOf(owner)) !== 'connected') return
    const access = {
      token: (refusedToken?: string) => getAccessToken(tokenPorts, owner, personal, refusedToken),
    }
    const { again } = await poll(ports, source, onArrived, signal, { owner, access })
    // Jobs that arrived while their owner disconnected are deleted as those before were.
    if ((await readingOf(owner)) === 'not_connected') return deleteFoundJobs(db, owner)
    return schedulePoll(world, source, again, owner)
  }
}

function pollPorts({ config, db, clock, log, fetcher }: FeatureWorld): PollPorts {
  const { appUrl, pollSeconds, sourceBases: bases, sourceTokens: tokens } = config
  return {
    db,
    clock,
    log,
    fetcher,
    appUrl,
    bases,
    tokens,
    ...(pollSeconds === undefined ? {} : { pollSeconds }),
  }
}
