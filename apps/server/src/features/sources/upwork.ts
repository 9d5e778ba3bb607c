/**
 * Upwork: the newest posts that a connected person can see, from its GraphQL API. Its terms forbid showing them to
 * anybody else and keeping them for more than a day. So the jobs belong to that person alone (ingest.ts) and are
 * deleted within a day (jobs/queries.ts), and older posts are not ingested.
 */
import { z } from 'zod'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { OWNED_JOB_RETENTION } from '../jobs/index.ts'
import { cleanLine } from './clean-text.ts'
import { amountField, countField, dateField, idField, numberField, textField } from './post.ts'
import { formatDescription, lenient, lenientList, readItems } from './read-items.ts'
import type { Access, Source } from './source.ts'
import { parseJson, readList, type SourceClient, SourceError, UnauthorizedError } from './source-client.ts'

const PAGE_SIZE = 50
/** More pages than this are new only after a long pause. */
const MAX_PAGES = 4
/**
 * The maximum age of a post that is ingested. An older one could arrive, and alert people, a second time after its job
 * has been deleted. The hour allows for a difference between Upwork's clock and ours.
 */
const MAX_POST_AGE = OWNED_JOB_RETENTION - HOUR

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

const Money = lenient(z.object({ rawValue: amountField, currency: textField }))
const Node = z.object({
  id: idField,
  ciphertext: textField,
  title: z.unknown().optional(),
  description: textField,
  createdDateTime: dateField,
  category: textField,
  experienceLevel: textField,
  engagement: textField,
  totalApplicants: countField,
  skills: lenientList(z.object({ name: textField, prettyName: textField })),
  amount: Money,
  hourlyBudgetMin: Money,
  hourlyBudgetMax: Money,
  client: lenient(
    z.object({
      location: lenient(z.object({ country: textField })),
      totalSpent: Money,
      totalHires: countField,
      totalFeedback: numberField,
      verificationStatus: textField,
    }),
  ),
})
type Node = z.output<typeof Node>

const Edge = z.object({ node: z.unknown() })
const Answer = z.object({
  errors: lenientList(z.object({ message: textField })),
  data: lenient(
    z.object({
      marketplaceJobPostingsSearch: lenient(
        z.object({ pageInfo: lenient(z.object({ hasNextPage: z.boolean(), endCursor: textField })) }),
      ),
    }),
  ),
})

export const upwork: Source = {
  name: 'upwork',
  label: 'Upwork',
  baseUrl: 'https://api.upwork.com',
  interval: 2 * MINUTE,
  provider: 'upwork',
  // Upwork allows 300 requests a minute from an address. Polls run one after another, so there are at most 240.
  requestDelay: 250,
  async *newPosts({ client, access, state, saveState, now }) {
    if (!access) throw new Error('Upwork is read in the name of a person, but no person was given.')
    const known = new Set(Array.isArray(state.newest) ? state.newest : [])
    const newest: string[] = []
    const oldest = now.getTime() - MAX_POST_AGE
    let cursor: string | null = null
    for (let page = 0; page < MAX_PAGES; page++) {
      const answer: unknown = await readPage(client, access, cursor)
      const edges = readList(answer, 'data', 'marketplaceJobPostingsSearch', 'edges')
      let isPast = false
      const nodes = edges.map((edge) => Edge.safeParse(edge).data?.node)
      yield* readItems(nodes, Node, (node) => {
        const posted =
          typeof node.createdDateTime === 'string' ? Date.parse(node.createdDateTime) : Number.NaN
        if (Number.isNaN(posted)) return 'It does not say when it was posted.'
        if (node.id && page === 0) newest.push(node.id)
        // The posts behind a known one and behind one that is too old have been ingested or are too old themselves.
        if (posted <= oldest || (node.id && known.has(node.id))) isPast = true
        return posted <= oldest ? null : toPostFields(node)
      })
      const { hasNextPage = false, endCursor = null } =
        Answer.safeParse(answer).data?.data?.marketplaceJobPostingsSearch?.pageInfo ?? {}
      if (isPast || known.size === 0 || !hasNextPage || endCursor === null) break
      cursor = endCursor
    }
    saveState({ newest })
  },
}

/** Reads one page. A refused token is renewed once; a second refusal is an error. */
async function readPage(client: SourceClient, access: Access, cursor: string | null): Promise<unknown> {
  const token = await access.token()
  try {
    return await readPageWithToken(client, token, cursor)
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error
    return readPageWithToken(client, await access.token(token), cursor)
  }
}

async function readPageWithToken(
  client: SourceClient,
  token: string,
  cursor: string | null,
): Promise<unknown> {
  const reply = await client.read('/graphql', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    json: {
      query,
      variables: {
        filter: { pagination_eq: { first: PAGE_SIZE, ...(cursor === null ? {} : { after: cursor }) } },
        type: 'USER_JOBS_SEARCH',
        sort: [{ field: 'RECENCY' }],
      },
    },
  })
  const answer = parseJson(reply)
  const [error] = Answer.safeParse(answer).data?.errors ?? []
  // The message of the server can repeat our token.
  const message = error && cleanLine((error.message ?? '').replaceAll(token, '…'), 200)
  if (error) throw new SourceError(`Upwork answers with an error: ${message || 'without a message'}`)
  return answer
}

function toPostFields(node: Node) {
  const { client, amount, hourlyBudgetMin: from, hourlyBudgetMax: to } = node
  const isHourly = Boolean(from?.rawValue || to?.rawValue)
  return {
    source_id: node.id,
    title: node.title,
    url: node.ciphertext && `https://www.upwork.com/jobs/${encodeURIComponent(node.ciphertext)}`,
    description: formatDescription(node.description, {
      before: node.engagement && `Engagement: ${node.engagement}`,
    }),
    category:
      node.category && /^[a-z0-9_]+$/.test(node.category) ? toTitleCase(node.category) : node.category,
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
const toTitleCase = (key: string) =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
