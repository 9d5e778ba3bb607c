/**
 * Upwork: plain OAuth 2 with PKCE and refresh tokens that work once, the current user, and the search for jobs. It runs
 * behind a fake identity provider (identity.ts), under `/plain/`: `authorize`, `token`, `graphql`.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { FakePost } from './feed-shapes.ts'

/** A person with an account at Upwork. */
export interface UpworkAccount {
  sub: string
  email?: string
  given_name?: string
  family_name?: string
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

/** The state of the fake that a test reads and sets. */
export interface FakeUpwork {
  /** The search results of each account, newest first, by `sub`. */
  posts: Map<string, FakePost[]>
  /** The calls of `token` (with the grant) and of `graphql` (with the account and the search), and their results. */
  asked: { what: string; sub: string | undefined; status: number }[]
  /** The stated lifetime of access tokens in seconds; null leaves it out. */
  life: number | null
  /** Every token that was ever issued. */
  given: string[]
  /** Revokes all access tokens before they expire. */
  endAccess(): void
  /** Revokes the access of an account, with both kinds of its tokens. */
  distrust(sub: string): void
  /** Replaces the answers of `token` or `graphql` until further notice; null restores the normal answers. */
  behave(what: 'token' | 'graphql', as: Behaviour | null): void
}

/** The handler of the calls, and the state that a test reads and sets. */
export function upworkDesk(clientId: string, clientSecret: string, atKeyboard: () => UpworkAccount | null) {
  const codes = new Map<string, UpworkAccount>()
  const access = new Map<string, UpworkAccount>()
  const refresh = new Map<string, UpworkAccount>()
  const behaviours = new Map<string, Behaviour>()
  const client = { client_id: z.literal(clientId), client_secret: z.literal(clientSecret) }
  const Grant = z.discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('authorization_code'),
      code: z.string(),
      redirect_uri: z.url(),
      code_verifier: z.string().min(43),
      ...client,
    }),
    z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string(), ...client }),
  ])
  const fake: FakeUpwork = {
    posts: new Map(),
    asked: [],
    life: 86_400,
    given: [],
    endAccess: () => access.clear(),
    distrust(sub) {
      for (const tokens of [access, refresh])
        for (const [token, account] of tokens) if (account.sub === sub) tokens.delete(token)
    },
    behave(what, as) {
      if (as) behaviours.set(what, as)
      else behaviours.delete(what)
    },
  }
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  function authorize(url: URL, response: ServerResponse) {
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    const account = atKeyboard()
    const code = randomUUID()
    if (account) codes.set(code, account)
    back.searchParams.set(account ? 'code' : 'error', account ? code : 'access_denied')
    response.writeHead(302, { location: back.href }).end()
  }

  function exchange(text: string, response: ServerResponse) {
    const asked = Grant.safeParse(Object.fromEntries(new URLSearchParams(text)))
    const grant = asked.data
    const issued = grant?.grant_type === 'refresh_token' ? refresh : codes
    const key = grant?.grant_type === 'refresh_token' ? grant.refresh_token : grant?.code
    const account = key === undefined ? undefined : issued.get(key)
    // Each token works once.
    if (key !== undefined) issued.delete(key)
    fake.asked.push({ what: grant?.grant_type ?? 'nonsense', sub: account?.sub, status: account ? 200 : 400 })
    if (!account) return answer(response, 400, { error: 'invalid_grant', error_description: 'Invalid grant' })
    const [access_token, refresh_token] = [`oauth2v2_int_${randomUUID()}`, `oauth2v2_${randomUUID()}`]
    fake.given.push(access_token, refresh_token)
    access.set(access_token, account)
    refresh.set(refresh_token, account)
    const expires_in = fake.life === null ? {} : { expires_in: fake.life }
    answer(response, 200, { access_token, refresh_token, token_type: 'Bearer', ...expires_in })
  }

  function graphql(text: string, request: IncomingMessage, response: ServerResponse) {
    const account = access.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    const { query, variables } = Question.catch({ query: '', variables: {} }).parse(JSON.parse(text))
    const searches = query.includes('marketplaceJobPostingsSearch')
    fake.asked.push({ what: searches ? 'search' : 'who', sub: account?.sub, status: account ? 200 : 401 })
    if (!account) return answer(response, 401, { error: 'invalid_token' })
    if (searches) return answer(response, 200, search(fake.posts.get(account.sub) ?? [], variables))
    const { sub: id, email, given_name, family_name } = account
    answer(response, 200, { data: { user: { id, email, name: `${given_name} ${family_name}` } } })
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://plain')
    const what = url.pathname.replace('/plain/', '')
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    const behaviour = behaviours.get(what)
    if (behaviour) return behaviour(request, response)
    if (what === 'authorize') return authorize(url, response)
    if (what === 'token') return exchange(text, response)
    graphql(text, request, response)
  }
  return { fake, handle }
}

const Question = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) })
/** The accepted variables of the search. Others are answered as GraphQL does: with 200 and errors. */
const Search = z.strictObject({
  filter: z.strictObject({
    pagination_eq: z.strictObject({ first: z.int().min(1).max(50), after: z.string().optional() }),
  }),
  type: z.enum(['USER_JOBS_SEARCH', 'JOBS_FEED']),
  sort: z.array(z.strictObject({ field: z.enum(['RECENCY', 'RELEVANCE']) })),
})

function search(posts: FakePost[], variables: unknown): object {
  const asked = Search.safeParse(variables)
  if (!asked.success)
    return {
      data: null,
      errors: [
        { message: `Variable has an invalid value: ${asked.error.issues[0]?.path}`, path: ['marketplace'] },
      ],
    }
  const { first, after = '0' } = asked.data.filter.pagination_eq
  const from = Number(after)
  const shown = posts.slice(from, from + first)
  return {
    data: {
      marketplaceJobPostingsSearch: {
        totalCount: posts.length,
        edges: shown.map((post) => ({ node: nodeOf(post) })),
        pageInfo: { hasNextPage: from + first < posts.length, endCursor: String(from + first) },
      },
    },
  }
}

const money = (sum: number, currency: string) => ({ rawValue: sum.toFixed(1), currency })

function nodeOf(post: FakePost): object {
  return {
    id: String(post.id),
    ciphertext: `~02${post.id}`,
    title: post.title,
    description: post.text.replace(/<[^>]*>/g, ' ').trim(),
    createdDateTime: post.at.toISOString().replace(/\.\d+Z$/, '+0000'),
    category: 'web_mobile_software_dev',
    experienceLevel: post.level,
    engagement: post.hourly ? '30+ hrs/week' : null,
    totalApplicants: 7,
    skills: post.skills.map((name) => ({ name: name.toLowerCase().replaceAll(' ', '-'), prettyName: name })),
    amount: money(post.hourly ? 0 : post.from, post.currency),
    hourlyBudgetMin: post.hourly ? money(post.from, post.currency) : null,
    hourlyBudgetMax: post.hourly ? money(post.to, post.currency) : null,
    client: {
      location: { country: post.country },
      totalSpent: money(1234.5, 'USD'),
      totalHires: 12,
      totalFeedback: 4.8,
      verificationStatus: 'VERIFIED',
    },
  }
}
