/** Reads a post from the structured data of any page: `JobPosting` of schema.org, as JSON-LD or as microdata. */
import { findAll, findFirst, findText } from '../find.ts'
import type { ReadBudget, ReadPost } from '../post.ts'
import { serialize } from '../serialize.ts'

type Data = Record<string, unknown>

/** Returns the post that the page describes, or undefined. */
export function readJobPosting(page: Document, address: URL): ReadPost | undefined {
  return fromData(page, address) ?? fromMicrodata(page, address)
}

function fromData(page: Document, address: URL): ReadPost | undefined {
  const posting = findAll(page, 'script[type="application/ld+json"]')
    .flatMap((script) => parse(script.textContent ?? ''))
    .find((data) => [data['@type']].flat().includes('JobPosting'))
  if (!posting) return undefined
  const title = wordsOf(posting.title) || wordsOf(posting.name)
  const description = wordsOf(posting.description)
  if (!title || !description) return undefined
  const skills = [posting.skills]
    .flat()
    .flatMap((skill) => wordsOf(isData(skill) ? skill.name : skill).split(','))
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
  return { ...placeOf(address), title, description, skills, ...budgetOf(posting.baseSalary) }
}

/** Parses JSON-LD to its objects, those of lists and of `@graph` included. */
function parse(json: string): Data[] {
  try {
    const data: unknown = JSON.parse(json)
    return [data]
      .flat()
      .flatMap((one) => (isData(one) ? [one, ...[one['@graph']].flat().filter(isData)] : []))
  } catch {
    return []
  }
}

/** A salary per year or month is no budget of a project. */
function budgetOf(salary: unknown): ReadBudget {
  if (!isData(salary)) return {}
  const value = isData(salary.value) ? salary.value : salary
  if (!/hour/i.test(wordsOf(value.unitText ?? salary.unitText))) return {}
  const min = numberOf(value.minValue ?? value.value)
  const max = numberOf(value.maxValue)
  const currency = wordsOf(salary.currency)
  return {
    type: 'hourly',
    ...(min !== undefined && { budget_min: min }),
    ...(max !== undefined && { budget_max: max }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
  }
}

function fromMicrodata(page: Document, address: URL): ReadPost | undefined {
  const root = findFirst(page, '[itemtype$="schema.org/JobPosting"]')
  const description = root && findFirst(root, '[itemprop="description"]')
  const title = root && findText(root, '[itemprop="title"]', '[itemprop="name"]', 'h1')
  if (!description || !title) return undefined
  return { ...placeOf(address), title, description: serialize(description) }
}

const placeOf = ({ origin, pathname, search, hostname }: URL) => ({
  url: origin + pathname + search,
  source: hostname.replace(/^www\./, ''),
})

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}
