/**
 * Sends a sample over one channel from the settings page, while the person waits, so that they see whether it arrives
 * or why it does not. It ignores which channels are on, quiet hours and the queue.
 */
import { randomUUID } from 'node:crypto'
import type { OutsideChannel } from '@gigbell/contract'
import { type Clock, MINUTE, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { type Message, SendingFailed } from './channels/channel.ts'
import { type Channels, channelTexts } from './channels/index.ts'
import { findSettings } from './settings-queries.ts'

/** What sending a sample needs. */
export interface SamplePorts {
  db: Db
  clock: Clock
  appUrl: string
  channels: Channels
}

/** How long a person waits after pressing the button. */
const SAMPLE_TIMEOUT = 20 * SECOND

/** Sends a sample; `why` is the reason if it failed. */
export async function sendSample(
  ports: SamplePorts,
  person: UserId,
  name: OutsideChannel,
): Promise<{ sent: boolean; why: string | null }> {
  const channel = ports.channels[name]
  if (!channel) return { sent: false, why: 'This channel is not set up on this server.' }
  const { silent } = await findSettings(ports.db, person)
  const timeout = AbortSignal.timeout(SAMPLE_TIMEOUT)
  try {
    const outcome = await Promise.race([
      channel.send(
        { ...createSample(ports, person), silent },
        { key: randomUUID(), attempt: 1, signal: timeout },
      ),
      rejectOnAbort(timeout),
    ])
    switch (outcome.status) {
      case 'sent':
        return { sent: true, why: null }
      case 'not_connected':
        return { sent: false, why: channelTexts[name].notConnected }
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
    signal.addEventListener('abort', () => reject(new SendingFailed('The service did not answer in time.')))
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
        excerpt: 'A sample: this is what a job that matches your alerts looks like here.',
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
