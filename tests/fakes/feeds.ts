/**
 * The job services in one server: it answers at the paths and in the formats of each service, supports conditional
 * requests, and misbehaves on demand as foreign servers do.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { otherFeeds } from './feed-formats.ts'
import { type FakePost, shapes } from './feed-shapes.ts'

export type { FakePost } from './feed-shapes.ts'

/** The names of the services that have a fake. */
export const fakeServices = Object.keys(shapes)

/** A received request, and its answer. */
export interface Asked {
  path: string
  headers: IncomingMessage['headers']
  status: number
}

/** The running fakes. */
export interface FakeFeeds {
  /** The value of <SOURCE>_BASE_URL for each service. */
  origin: string
  /** The posts of every service, newest first. */
  posts: FakePost[]
  asked: Asked[]
  /** Replaces the answers of a service until further notice; null restores its normal answers. */
  behave(service: string, as: ((request: IncomingMessage, response: ServerResponse) => void) | null): void
  /** Returns the whole body of a service's next answer. */
  bodyOf(service: string): string
  stop(): Promise<void>
}

/** Creates an invented post; `fields` replace its defaults. */
export const fakePost = (given: Partial<FakePost> = {}): FakePost => ({
  id: 101,
  title: 'Rota planner for a lighthouse museum',
  company: 'Pharos & Daughters',
  text: '<p>We keep <b>nine</b> lighthouses &amp; need a rota.</p><ul><li>React</li><li>PostgreSQL</li></ul>',
  category: 'Software Development',
  skills: ['React', 'Node JS'],
  from: 40,
  to: 60,
  currency: 'EUR',
  hourly: true,
  level: 'Senior',
  country: 'Portugal',
  at: new Date('2026-03-01T08:00:00Z'),
  ...given,
})

/** Starts the fakes. */
export async function fakeFeeds(): Promise<FakeFeeds> {
  const behaviours = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
  const posts: FakePost[] = [fakePost()]
  const asked: Asked[] = []
  const bodyOf = (service: string, page = 1) =>
    shapes[service] ? shapes[service].write(posts, page) : otherFeeds[service]!(posts)

  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://fake')
    response.on('finish', () =>
      asked.push({ path: request.url!, headers: request.headers, status: response.statusCode }),
    )
    if (url.pathname === '/api/v1/search_by_date')
      return send(response, 'application/json', threads(url.searchParams))
    const service =
      Object.keys(shapes).find((name) => shapes[name]!.path === url.pathname) ??
      Object.keys(otherFeeds).find((name) => url.pathname === `/${encodeURIComponent(name)}`)
    const behaviour = behaviours.get(service ?? '')
    if (behaviour) return behaviour(request, response)
    if (!service) return response.writeHead(404).end('nothing here')
    const body = bodyOf(service, Number(url.searchParams.get('page') ?? 1))
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 12)}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
    send(response, shapes[service]?.type ?? 'application/octet-stream', body, { etag })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    posts,
    asked,
    behave(service, as) {
      if (as) behaviours.set(service, as)
      else behaviours.delete(service)
    },
    bodyOf,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, type: string, body: string, headers = {}): void {
  response.writeHead(200, { 'content-type': type, ...headers }).end(body)
}

/** The results of Algolia's search: newest first, including another thread of the month. */
function threads(query: URLSearchParams): string {
  if (query.get('tags') !== 'story,author_whoishiring') return '{"hits":[]}'
  const hit = (id: string, title: string) => ({ objectID: id, title, author: 'whoishiring', num_comments: 9 })
  return JSON.stringify({
    hits: [
      hit('4601', 'Ask HN: Who wants to be hired? (March 2026)'),
      hit('4600', 'Ask HN: Freelancer? Seeking freelancer? (March 2026)'),
      hit('4100', 'Ask HN: Freelancer? Seeking freelancer? (February 2026)'),
    ],
    nbHits: 3,
    page: 0,
  })
}
