/** The worker role: runs the tasks of all features, at fixed times and when an event causes them. */
import { Registry } from 'prom-client'
import { tasksAtOnce } from './concurrency.ts'
import { features } from './features/index.ts'
import type { Database } from './platform/db/database.ts'
import { type Stop, schedulesOf, tasksOf } from './platform/feature.ts'
import { openFetcher } from './platform/fetching.ts'
import { startWorker } from './platform/queue.ts'
import type { World } from './platform/world.ts'

/** Starts the worker. Tasks that are due begin at once. `metrics` are those of the web role in the same process. */
export async function startWork(
  database: Database,
  world: World,
  metrics = new Registry(),
): Promise<{ stop: Stop }> {
  const fetcher = openFetcher(world.config)
  const featureWorld = { ...world, fetcher, metrics }
  const worker = await startWorker(database, tasksOf(features, featureWorld), world.log, {
    concurrency: tasksAtOnce(world.config),
    deadAfter: world.config.workerTimeout,
    schedules: schedulesOf(features),
  })
  const stops: Stop[] = [() => worker.stop()]
  for (const feature of features) {
    const stop = await feature.startWork?.(featureWorld)
    if (stop) stops.push(stop)
  }
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
      await fetcher.close()
    },
  }
}
