/**
 * Generates sample posts: each number produces one post, which is composed of parts and is always the same. The
 * combination of client, town, kind of work and number of people is enumerated, not random, so no two posts are
 * equal.
 */
import { businesses, towns } from './clients.ts'
import { creativeWorks } from './creative-works.ts'
import { softwareWorks } from './software-works.ts'
import { endings, type Work } from './works.ts'

/** The fields of the import format that sample posts have. */
export interface GeneratedPost {
  source_id: string
  title: string
  description: string
  category: string
  type: 'hourly' | 'fixed'
  level: string | null
  budget_min: number
  budget_max: number | null
  currency: string
  skills: string[]
  country: string
  applicants: number
  client: { verified: boolean; hires: number; spent: number; rating: number | null }
}

/** All kinds of work. Their order determines which post a number produces. */
export const works: readonly Work[] = [...softwareWorks, ...creativeWorks]

const PREFIX = 'generated-'
/** Clients have three to sixty-three people. */
const PEOPLE_COUNTS = 61
const COMBINATIONS = works.length * businesses.length * towns.length * PEOPLE_COUNTS
/** Has no common divisor with the number of combinations, so its multiples reach each of them once. */
const STRIDE = findStride(COMBINATIONS)

/** Generates the post of a number, from 0 on. */
export function generatePost(number: number): GeneratedPost {
  let rest = Number((BigInt(number) * BigInt(STRIDE)) % BigInt(COMBINATIONS))
  const take = (count: number) => {
    const taken = rest % count
    rest = Math.floor(rest / count)
    return taken
  }
  // The stride is not a multiple of the number of works, so consecutive posts are of different kinds of work.
  const work = works[take(works.length)]!
  const who = businesses[take(businesses.length)]!
  const [town, country] = towns[take(towns.length)]!
  const people = 3 + take(PEOPLE_COUNTS)
  const draw = createRandom(number)
  const round = Math.floor(number / COMBINATIONS)
  const opening = `We are ${who} in ${town} with ${people} people, and we ${work.need}.`
  const title = work.title.replace('{who}', who).replace('{town}', town)
  return {
    source_id: `${PREFIX}${number}`,
    // When every combination has occurred once, after years, the titles get a number.
    title: round === 0 ? title : `${title} (${round + 1})`,
    description: [opening, chooseDetails(work, draw), endings[draw(endings.length)]!].join('\n\n'),
    category: work.category,
    ...chooseBudget(work, draw),
    skills: work.skills.slice(0, 2 + draw(work.skills.length - 1)),
    country,
    applicants: draw(12),
    client: chooseClient(draw),
  }
}

/** Returns the generated post with this id, or null. */
export function findGeneratedPost(id: string): GeneratedPost | null {
  const number = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : ''
  return /^\d{1,12}$/.test(number) ? generatePost(Number(number)) : null
}

/** Returns a pseudo-random integer below `count`. */
type Random = (count: number) => number

function chooseDetails({ details }: Work, draw: Random): string {
  const left = [...details]
  const chosen = Array.from({ length: 3 }, () => left.splice(draw(left.length), 1)[0]!)
  return draw(2) === 0 ? chosen.join(' ') : chosen.map((sentence) => `- ${sentence}`).join('\n')
}

function chooseBudget({ pays: [least, most], hourly }: Work, draw: Random) {
  const step = hourly ? 1 : 50
  const from = least + draw(Math.floor((most - least) / step)) * step
  return {
    type: hourly ? ('hourly' as const) : ('fixed' as const),
    level: [null, 'Entry', 'Intermediate', 'Expert'][draw(4)]!,
    budget_min: from,
    budget_max: draw(2) === 0 ? null : from + step * (2 + draw(6)),
    currency: 'USD',
  }
}

function chooseClient(draw: Random): GeneratedPost['client'] {
  const hires = draw(15)
  return {
    verified: draw(4) > 0,
    hires,
    spent: hires * (150 + draw(60) * 25),
    rating: hires === 0 ? null : 4 + draw(11) / 10,
  }
}

/** Creates a sequence of pseudo-random numbers from a seed. */
function createRandom(number: number): Random {
  let state = (number * 2654435761 + 0x9e3779b9) >>> 0
  return (count) => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % count
  }
}

/** Finds a number near the golden section of `count` that has no common divisor with it. */
function findStride(count: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b))
  let stride = Math.floor(count * 0.618)
  while (divides(count, stride) !== 1) stride++
  return stride
}
