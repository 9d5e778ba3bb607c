/**
 * Chooses the anchors of an alert. A job has keys: its lexemes, skills and category. An anchor of an alert is a key,
 * and every job that matches the alert has at least one of the alert's anchors. So the alerts that a job could match
 * are found by the job's keys alone, through an index.
 *
 * The anchors are derived from the compiled query, which is also what matching checks, so the two always agree. This
 * module is pure. The keys of a job are computed by the SQL function post_keys; anchors are stored by anchor-index.ts
 * and looked up by matching.ts.
 */
import type { AlertRow } from './queries.ts'

/** A compiled query: the tree of a PostgreSQL tsquery. */
export type QueryNode =
  | { is: 'key'; key: string }
  | { is: 'not' }
  | { is: 'and'; branches: QueryNode[] }
  | { is: 'or'; branches: QueryNode[] }

/** The conditions of an alert that anchors are chosen from; `words` is the compiled query. */
export type AnchorConditions = Pick<AlertRow, 'words' | 'skills' | 'skills_match' | 'category'>

/** Returns the share of jobs that have a key. */
export type KeyFrequency = (key: string) => number

/** post_keys cuts lexemes to this length. */
const MAX_KEY_LENGTH = 64

/** The key of jobs with this skill. */
export const skillKeyOf = (id: string) => `#${id.toLowerCase()}`
/** The key of jobs in this category. */
export const categoryKeyOf = (name: string) => `@${name}`

/**
 * Chooses the anchors of an alert: the rarest one of conditions that must all hold, and all of those joined by
 * OR. Returns null when a job could match without having any key (`-word` alone, `a OR -b`, no conditions).
 */
export function chooseAnchors(
  { words, skills, skills_match, category }: AnchorConditions,
  weigh: KeyFrequency,
): string[] | null {
  const skillKeys = skills.map(skillKeyOf)
  const candidates = [
    words === null ? null : rarestOfQuery(parseTsquery(words), weigh),
    skills_match === 'all'
      ? pickRarest(
          skillKeys.map((key) => [key]),
          weigh,
        )
      : uniqueOrNull(skillKeys),
    uniqueOrNull(category.map(categoryKeyOf)),
  ]
  return pickRarest(candidates, weigh)
}

/** Lists every key that could become an anchor of an alert: the keys whose frequency `chooseAnchors` needs. */
export function listKeys({ words, skills, category }: AnchorConditions): string[] {
  const keys = [...skills.map(skillKeyOf), ...category.map(categoryKeyOf)]
  const visit = (node: QueryNode): void => {
    if (node.is === 'key') keys.push(node.key)
    else if (node.is !== 'not') node.branches.forEach(visit)
  }
  if (words !== null) visit(parseTsquery(words))
  return [...new Set(keys)]
}

function rarestOfQuery(node: QueryNode, weigh: KeyFrequency): string[] | null {
  switch (node.is) {
    case 'key':
      return [node.key]
    case 'not':
      return null
    case 'and':
      return pickRarest(
        node.branches.map((branch) => rarestOfQuery(branch, weigh)),
        weigh,
      )
    case 'or': {
      const branches = node.branches.map((branch) => rarestOfQuery(branch, weigh))
      return branches.includes(null) ? null : [...new Set(branches.flatMap((keys) => keys ?? []))]
    }
  }
}

const uniqueOrNull = (keys: string[]) => (keys.length === 0 ? null : [...new Set(keys)])

/** Picks the set of anchors that the fewest jobs have. Null is a condition without anchors. */
function pickRarest(sets: (string[] | null)[], weigh: KeyFrequency): string[] | null {
  let best: string[] | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const set of sets) {
    if (set === null) continue
    const frequency = sumFrequencies(set, weigh)
    if (frequency >= lowest) continue
    best = set
    lowest = frequency
  }
  return best
}

/** The share of jobs for which an alert with these anchors is checked, at most. */
export const sumFrequencies = (anchors: readonly string[], weigh: KeyFrequency): number =>
  anchors.reduce((sum, key) => sum + weigh(key), 0)

/**
 * Returns the frequency of keys among `counted` jobs. A key that none of these jobs has counts as rarer than a
 * key that one job has; among such keys the longest is likely the rarest.
 */
export function createKeyFrequency(counts: ReadonlyMap<string, number>, counted: number): KeyFrequency {
  return (key) => ((counts.get(key) ?? 0.5) + 0.1 / key.length) / Math.max(1, counted)
}

/**
 * Parses the text form of a tsquery, such as 'cat' & !( 'dog' | 'fox':A ) & 'red' <-> 'hen'.
 * @throws Error when the text is not a tsquery
 */
export function parseTsquery(text: string): QueryNode {
  const tokens = [...text.matchAll(/'((?:[^']|'')*)'(?::([*A-D]+))?|<(?:-|\d+)>|[!&|()]/g)]
  let next = 0
  const tree = parseOr()
  if (next < tokens.length) throw new Error(`This is not a compiled query: ${text}`)
  return tree

  function parseOr(): QueryNode {
    return parseChain('or', '|', parseAnd)
  }
  function parseAnd(): QueryNode {
    return parseChain('and', '&', parsePhrase)
  }
  /** A phrase requires all of its words. Their order does not matter for anchors. */
  function parsePhrase(): QueryNode {
    const branches = [parseOperand()]
    while (tokens[next]?.[0].startsWith('<')) {
      next++
      branches.push(parseOperand())
    }
    return branches.length === 1 ? branches[0]! : { is: 'and', branches }
  }
  function parseOperand(): QueryNode {
    const token = tokens[next++]
    if (token?.[0] === '!') {
      parseOperand()
      return { is: 'not' }
    }
    if (token?.[0] === '(') {
      const group = parseOr()
      if (tokens[next++]?.[0] !== ')') throw new Error(`This is not a compiled query: ${text}`)
      return group
    }
    const lexeme = token?.[1]
    if (lexeme === undefined) throw new Error(`This is not a compiled query: ${text}`)
    const key = [...lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\')].slice(0, MAX_KEY_LENGTH).join('')
    return { is: 'key', key: token?.[2] === 'A' ? `^${key}` : key }
  }
  function parseChain(is: 'and' | 'or', operator: string, parseBranch: () => QueryNode): QueryNode {
    const branches = [parseBranch()]
    while (tokens[next]?.[0] === operator) {
      next++
      branches.push(parseBranch())
    }
    return branches.length === 1 ? branches[0]! : { is, branches }
  }
}
