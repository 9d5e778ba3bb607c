/**
 * The standard `fetch` for addresses that people enter, for libraries that read an answer as a stream. Private addresses
 * are refused when connecting, redirects are refused (a key in a header would be sent along), and size and time of an
 * answer are limited. Answers that are read as a whole are fetched by fetching.ts.
 */
import { type Dispatcher, type RequestInit, fetch as undiciFetch } from 'undici'
import { MINUTE } from './clock.ts'
import { FetchError, toFetchError } from './fetch-errors.ts'

/** The maximum size of a streamed answer, in decompressed bytes. */
const MAX_BYTES = 2_000_000
/** The maximum duration of a call, so that an answer of one byte a minute ends. */
const MAX_DURATION = 5 * MINUTE

/** Creates a `fetch` that connects through `agent` and throws a FetchError when there is no reply. */
export function createGuardedFetch(agent: Dispatcher): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const duration = AbortSignal.timeout(MAX_DURATION)
    const signal = init?.signal ? AbortSignal.any([init.signal, duration]) : duration
    try {
      const answer = await undiciFetch(url, {
        ...(init as RequestInit),
        signal,
        redirect: 'manual',
        dispatcher: agent,
      })
      if (answer.status >= 300 && answer.status < 400) {
        await answer.body?.cancel()
        throw new FetchError('unreadable', `${url.host} redirects to another address. Enter that one.`)
      }
      const body = answer.body as ReadableStream<Uint8Array> | null
      const headers = [...answer.headers] as [string, string][]
      return new Response(body && limitSize(body, url), { status: answer.status, headers })
    } catch (error) {
      if (error instanceof FetchError || init?.signal?.aborted) throw error
      if (duration.aborted) throw new FetchError('too_slow', `${url.host} did not finish its answer in time.`)
      throw toFetchError(error instanceof TypeError ? error.cause : error, url)
    }
  }
}

function limitSize(body: ReadableStream<Uint8Array>, url: URL): ReadableStream<Uint8Array> {
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength
      if (size > MAX_BYTES)
        throw new FetchError('too_large', `The answer of ${url.host} is larger than ${MAX_BYTES / 1e6} MB.`)
      controller.enqueue(part)
    },
  })
  return body.pipeThrough(limit)
}
