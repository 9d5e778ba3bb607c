/**
 * Upwork: the newest posts that a connected person can see, from its GraphQL API. Its terms forbid showing them to
 * anybody else and keeping them for more than a day. So the jobs belong to that person alone (ingest.ts) and are
 * deleted within a day (jobs/queries.ts), and older posts are not ingested.
 */
import { z } from 'zod'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { OWNED_JOB_RETENTION } from '../jobs/index.ts'
import { cleanLine } from './clean.ts'
import { described, listOf, part, readItems } from './items.ts'
import { count, identity, moment, number, sum, words } from './post.ts'
import type { Access, Source } from './source.ts'
import { jsonOf, listIn, SourceFault, TurnedDown, type Web } from './web.ts'

const PAGE = 50
/** More pages than this are new only after a long pause. */
const MOST_PAGES = 4
/**
 * The maximum age of a post that is ingested. An older one could arrive, and alert people, a second time after its job
 * has been deleted. The hour allows for a difference between Upwork's clock and ours.
 */
const TAKEN_FOR = OWNED_JOB_RETENTION - HOUR

const query = `query NewestJobs(
  $filter: MarketplaceJobPostingsSearchFilter
  $type: MarketplaceJobPostingSearchType
  $sort: [MarketplaceJobPostingSearchSortAttribute]
) {
  marketplaceJobPostingsSearch(marketPlaceJobFilter: $filter, searchType: $type, sortAttributes: $sort) {
    edges {
      node {
        id ciphertext title description createdDateTime category experienceLevel engagement totalApplicants
        skills { name prettyName }
        amount { rawValue currency }
        hourlyBudgetMin { rawValue currency }
        hourlyBudgetMax { rawValue currency }
        client {
          location { country }
          totalSpent { rawValue }
          totalHires
          totalFeedback
          verificationStatus
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

const Money = part(z.object({ rawValue: sum, currency: words }))
const Node = z.object({
  id: identity,
  ciphertext: words,
  title: z.unknown().optional(),
  description: words,
  createdDateTime: moment,
  category: words,
  experienceLevel: words,
  engagement: words,
  totalApplicants: count,
  skills: listOf(z.object({ name: words, prettyName: words })),
  amount: Money,
  hourlyBudgetMin: Money,
  hourlyBudgetMax: Money,
  client: part(
    z.object({
      location: part(z.object({ country: words })),
      totalSpent: Money,
      totalHires: count,
      totalFeedback: number,
      verificationStatus: words,
    }),
  ),
})
type Node = z.output<typeof Node>

const Edge = z.object({ node: z.unknown() })
const Answer = z.object({
  errors: listOf(z.object({ message: words })),
  data: part(
    z.object({
      marketplaceJobPostingsSearch: part(
        z.object({ pageInfo: part(z.object({ hasNextPage: z.boolean(), endCursor: words })) }),
      ),
    }),
  ),
})

export const upwork: Source = {
  name: 'upwork',
  label: 'Upwork',
  base: 'https://api.upwork.com',
  every: 2 * MINUTE,
  personal: 'upwork',
  // Upwork allows 300 requests a minute from an address. Polls run one after another, so there are at most 240.
  spacing: 250,
  async *newPosts({ web, access, memory, remember, now }) {
    if (!access) throw new Error('Upwork is read in the name of a person, but no person was given.')
    const known = new Set(Array.isArray(memory.newest) ? memory.newest : [])
    const newest: string[] = []
    const oldest = now.getTime() - TAKEN_FOR
    let cursor: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer: unknown = await ask(web, access, cursor)
      const edges = listIn(answer, 'data', 'marketplaceJobPostingsSearch', 'edges')
      let isPast = false
      const nodes = edges.map((edge) => Edge.safeParse(edge).data?.node)
      yield* readItems(nodes, Node, (node) => {
        const posted =
          typeof node.createdDateTime === 'string' ? Date.parse(node.createdDateTime) : Number.NaN
        if (Number.isNaN(posted)) return 'It does not say when it was posted.'
        if (node.id && page === 0) newest.push(node.id)
        // Behind what was known at the last poll, and behind what is too old, lies nothing to be taken.
        if (posted <= oldest || (node.id && known.has(node.id))) isPast = true
        return posted <= oldest ? null : saidOf(node)
      })
      const { hasNextPage = false, endCursor = null } =
        Answer.safeParse(answer).data?.data?.marketplaceJobPostingsSearch?.pageInfo ?? {}
      if (isPast || known.size === 0 || !hasNextPage || endCursor === null) break
      cursor = endCursor
    }
    remember({ newest })
  },
}

/** Reads one page. A refused token is renewed once; a second refusal is an error. */
async function ask(web: Web, access: Access, cursor: string | null): Promise<unknown> {
  const token = await access.token()
  try {
    return await askWith(web, token, cursor)
  } catch (error) {
    if (!(error instanceof TurnedDown)) throw error
    return askWith(web, await access.token(token), cursor)
  }
}

async function askWith(web: Web, token: string, cursor: string | null): Promise<unknown> {
  const reply = await web.read('/graphql', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    json: {
      query,
      variables: {
        filter: { pagination_eq: { first: PAGE, ...(cursor === null ? {} : { after: cursor }) } },
        type: 'USER_JOBS_SEARCH',
        sort: [{ field: 'RECENCY' }],
      },
    },
  })
  const answer = jsonOf(reply)
  const [error] = Answer.safeParse(answer).data?.errors ?? []
  // The message of the server can repeat our token.
  const message = error && cleanLine((error.message ?? '').replaceAll(token, '…'), 200)
  if (error) throw new SourceFault(`Upwork answers with an error: ${message || 'without a message'}`)
  return answer
}

function saidOf(node: Node) {
  const { client, amount, hourlyBudgetMin: from, hourlyBudgetMax: to } = node
  const isHourly = Boolean(from?.rawValue || to?.rawValue)
  return {
    source_id: node.id,
    title: node.title,
    url: node.ciphertext && `https://www.upwork.com/jobs/${encodeURIComponent(node.ciphertext)}`,
    description: described(node.description, {
      before: node.engagement && `Engagement: ${node.engagement}`,
    }),
    category: node.category && /^[a-z0-9_]+$/.test(node.category) ? inWords(node.category) : node.category,
    type: isHourly ? 'hourly' : amount?.rawValue ? 'fixed' : null,
    level: node.experienceLevel,
    budget_min: isHourly ? from?.rawValue : amount?.rawValue,
    budget_max: isHourly ? to?.rawValue : null,
    currency: (isHourly && (from?.currency ?? to?.currency)) || amount?.currency,
    skills: node.skills.map((skill) => skill.prettyName ?? skill.name),
    country: client?.location?.country,
    published_at: node.createdDateTime,
    applicants: node.totalApplicants,
    client: client && {
      country: client.location?.country ?? null,
      verified: client.verificationStatus === null ? null : client.verificationStatus === 'VERIFIED',
      hires: client.totalHires,
      spent: client.totalSpent?.rawValue ?? null,
      rating: client.totalFeedback || null,
    },
  }
}

/** Converts 'web_mobile_software_dev' to 'Web Mobile Software Dev'. */
const inWords = (key: string) =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
