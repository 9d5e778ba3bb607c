/** Messages for channels, as the delivery worker creates them, with defaults for what a test does not set. */
import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import type {
  Message,
  NotificationPayload,
  ReminderPayload,
} from '../../features/notifications/channels/channel.ts'
import { openChannels } from '../../features/notifications/channels/index.ts'
import { MINUTE } from '../clock.ts'
import { type Lookup, openFetcher } from '../fetching.ts'
import type { UserId } from '../ids.ts'
import type { createTestWorld } from './world.ts'

/** Creates the payload of a job. */
export function createTestPayload(parts: Partial<NotificationPayload> = {}): NotificationPayload {
  const jobId = randomUUID()
  return {
    notificationId: randomUUID(),
    jobId,
    title: 'React dashboard for a bakery chain',
    category: 'Web Development',
    facts: 'Hourly · Intermediate · $25–45 · Remote',
    excerpt: 'We run eleven bakeries and need a dashboard.',
    alerts: ['React'],
    matched: ['react', 'dashboard'],
    publishedAt: new Date(Date.parse('2026-03-02T09:00:00Z') - 4 * MINUTE),
    arrivedAt: new Date('2026-03-02T09:00:00Z'),
    url: `https://gigbell.example/dashboard/job-details/${jobId}`,
    letterUrl: `https://gigbell.example/dashboard/job-details/${jobId}/generate`,
    postUrl: `https://market.example/${jobId}`,
    ...parts,
  }
}

/** Creates a message with one job, or a digest of several. */
export const createTestMessage = (
  person: { id: string },
  jobs: NotificationPayload[] = [createTestPayload()],
  digest: Message['digest'] = null,
): Message => ({
  person: person.id as UserId,
  payloads: jobs,
  digest,
})

/** Creates a message that reminds of a letter. */
export function createTestReminder(person: { id: string }): Message & { reminder: ReminderPayload } {
  const letterId = randomUUID()
  const reminder = {
    notificationId: randomUUID(),
    letterId,
    title: 'Bread & butter <shop>',
    createdAt: new Date('2026-03-02T09:00:00Z'),
    url: `https://gigbell.example/dashboard/letters/${letterId}`,
  }
  return { ...createTestMessage(person, []), reminder }
}

/** Creates the context of a delivery, with a new key unless one is given. */
export const context = (key: string = randomUUID()) => ({
  key,
  attempt: 1,
  signal: AbortSignal.timeout(30_000),
})

/** Opens the channels of a test product; names are resolved by `lookup`. */
export function openTestChannels(world: Awaited<ReturnType<typeof createTestWorld>>, lookup?: Lookup) {
  const { appUrl, allowPrivateAddresses } = world.config
  const fetcher = openFetcher({ appUrl, allowPrivateAddresses, ...(lookup ? { lookup } : {}) })
  afterAll(() => fetcher.close())
  return openChannels({ ...world, fetcher })
}
