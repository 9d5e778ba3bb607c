/**
 * A sample over one channel, asked for on the settings page: sent at once, while the person waits, so that they
 * see whether it arrives, or what stands in its way. It goes past settings, quiet hours and the queue.
 */
import { randomUUID } from 'node:crypto'
import type { OutsideChannel } from '@gigbell/contract'
import { type Clock, MINUTE, SECOND } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { type Message, SendingFailed } from './channels/channel.ts'
import type { Channels } from './channels/index.ts'

/** What sending a sample needs. */
export interface SamplePorts {
  clock: Clock
  appUrl: string
  channels: Channels
}

/** Longer than this nobody waits at a button. */
const SAMPLE_TIMEOUT = 20 * SECOND

/** What there is nobody at, in the person's words. */
const notConnectedReasons: Record<OutsideChannel, string> = {
  email: 'Your e-mail address is not verified yet.',
  webpush: 'No browser of yours takes notifications yet.',
  telegram: 'No Telegram chat is linked yet.',
  webhook: 'No webhook address is set yet.',
}

/** Sends a sample; `why` tells what stood in its way. */
export async function sendSample(
  ports: SamplePorts,
  person: UserId,
  name: OutsideChannel,
): Promise<{ sent: boolean; why: string | null }> {
  const channel = ports.channels[name]
  if (!channel) return { sent: false, why: 'This way is not set up on this server.' }
  const patience = AbortSignal.timeout(SAMPLE_TIMEOUT)
  try {
    const outcome = await Promise.race([
      channel.send(createSample(ports, person), { key: randomUUID(), signal: patience }),
      rejectOnAbort(patience),
    ])
    switch (outcome.status) {
      case 'sent':
        return { sent: true, why: null }
      case 'not_connected':
        return { sent: false, why: notConnectedReasons[name] }
      case 'retry_at':
      case 'unreachable':
        return { sent: false, why: outcome.reason }
    }
  } catch (error) {
    if (!(error instanceof SendingFailed)) throw error
    return { sent: false, why: error.message }
  }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new SendingFailed('Nobody answered in time.')))
  })

function createSample({ clock, appUrl }: SamplePorts, person: UserId): Message {
  const now = clock.now()
  const id = '00000000-0000-4000-8000-000000000000'
  return {
    person,
    digest: null,
    sample: true,
    payloads: [
      {
        notificationId: id,
        jobId: id,
        title: 'React dashboard for a bakery chain',
        category: 'Web Development',
        facts: 'Hourly · Intermediate · $25–45 · Remote',
        excerpt: 'A sample: this is how a job that fits your alerts is told here.',
        alerts: ['A sample'],
        matched: ['react', 'dashboard'],
        publishedAt: new Date(now.getTime() - 4 * MINUTE),
        arrivedAt: now,
        url: `${appUrl}/dashboard/jobs`,
        letterUrl: `${appUrl}/dashboard/jobs`,
        postUrl: null,
      },
    ],
  }
}
