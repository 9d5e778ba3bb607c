/** Tests a model service with one short call, before it is saved. */
import { z } from 'zod'
import { SECOND } from '../../../platform/clock.ts'
import { FetchError, type Fetcher, type Reply } from '../../../platform/fetching.ts'
import { describeFetchError, describeStatus, notACompletion, type ServiceFault } from './service-faults.ts'

/** A service with its model; the key is empty where it needs none. */
export interface Service {
  baseUrl: string
  model: string
  key: string
}

/** A local service may have to load its model first. */
const TIMEOUT = 45 * SECOND
const MAX_BYTES = 64 * 1024

/** A reasoning model may use up the few tokens of the test, so the text itself may be missing. */
const Completion = z.object({ choices: z.array(z.object({ message: z.object({}) })).min(1) })

/** Calls the service as letters do, and returns its fault; null when it answers. */
export async function testService(
  fetcher: Fetcher,
  { baseUrl, model, key }: Service,
): Promise<ServiceFault | null> {
  const body = JSON.stringify({
    model,
    messages: [
      { role: 'system', content: 'You answer with one word.' },
      { role: 'user', content: 'Answer with the word ready.' },
    ],
    max_tokens: 16,
  })
  try {
    const reply = await fetcher.call({
      url: `${baseUrl}/chat/completions`,
      enteredBy: 'person',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body,
      timeout: TIMEOUT,
      maxBytes: MAX_BYTES,
      whenTooLarge: 'cut',
    })
    return findFault(reply)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return describeFetchError(error)
  }
}

function findFault(reply: Reply): ServiceFault | null {
  const answer = readJson(reply)
  if (reply.status < 200 || reply.status >= 300)
    return describeStatus(reply.status, { isJson: answer !== undefined })
  return Completion.safeParse(answer).success ? null : notACompletion
}

function readJson(reply: Reply): unknown {
  try {
    return JSON.parse(reply.text())
  } catch {
    return undefined
  }
}
