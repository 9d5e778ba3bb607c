/**
 * Chooses an alert's anchors: keys of which any job that matches must have at least one. They are read off
 * the compiled query, the very one that is checked later, so that both always agree. Pure; how a job's keys
 * are made is in the migration (post_keys), how anchors are found in matching.ts.
 */

/** A compiled query: what PostgreSQL's tsquery says, as a tree. */
export type Words =
  | { is: 'key'; key: string }
  | { is: 'not' }
  | { is: 'and'; branches: Words[] }
  | { is: 'or'; branches: Words[] }

/** What of an alert a job must have. */
export interface Wanted {
  /** The compiled query as text; null where it has no word. */
  words: string | null
  skills: readonly string[]
  skillsMatch: 'any' | 'all'
  categories: readonly string[]
}

/** The share of jobs that have a key. */
export type Weigh = (key: string) => number

/** As long as the keys that post_keys makes of words. */
const LONGEST_KEY = 64

export const skillAnchor = (id: string) => `#${id.toLowerCase()}`
export const categoryAnchor = (name: string) => `@${name}`

/**
 * The anchors of an alert: of what all must hold the rarest part, of what may hold each part. Null where a
 * job could match without having any (`-word` alone, `a OR -b`, nothing at all).
 */
export function anchorsOf({ words, skills, skillsMatch, categories }: Wanted, weigh: Weigh): string[] | null {
  const ofSkills = skills.map(skillAnchor)
  const parts = [
    words === null ? null : rarestIn(readWords(words), weigh),
    skillsMatch === 'all'
      ? rarest(
          ofSkills.map((key) => [key]),
          weigh,
        )
      : someOf(ofSkills),
    someOf(categories.map(categoryAnchor)),
  ]
  return rarest(parts, weigh)
}

/** Every key that an alert could be anchored by: what `anchorsOf` may ask the weight of. */
export function keysOf({ words, skills, categories }: Wanted): string[] {
  const keys = [...skills.map(skillAnchor), ...categories.map(categoryAnchor)]
  const visit = (node: Words): void => {
    if (node.is === 'key') keys.push(node.key)
    else if (node.is !== 'not') node.branches.forEach(visit)
  }
  if (words !== null) visit(readWords(words))
  return [...new Set(keys)]
}

function rarestIn(node: Words, weigh: Weigh): string[] | null {
  switch (node.is) {
    case 'key':
      return [node.key]
    case 'not':
      return null
    case 'and':
      return rarest(
        node.branches.map((branch) => rarestIn(branch, weigh)),
        weigh,
      )
    case 'or': {
      const branches = node.branches.map((branch) => rarestIn(branch, weigh))
      return branches.includes(null) ? null : [...new Set(branches.flatMap((keys) => keys ?? []))]
    }
  }
}

const someOf = (keys: string[]) => (keys.length === 0 ? null : [...new Set(keys)])

/** Of several sets of anchors the one that the fewest jobs have; those that are none don't count. */
function rarest(sets: (string[] | null)[], weigh: Weigh): string[] | null {
  let best: string[] | null = null
  let least = Number.POSITIVE_INFINITY
  for (const set of sets) {
    if (set === null) continue
    const weight = weightOf(set, weigh)
    if (weight >= least) continue
    best = set
    least = weight
  }
  return best
}

/** The share of jobs that a set of anchors looks at, at most. */
export const weightOf = (anchors: readonly string[], weigh: Weigh): number =>
  anchors.reduce((sum, key) => sum + weigh(key), 0)

/**
 * Weighs keys by how many of the jobs counted have them. A key that no job had is taken for rarer than any
 * that one had; of several of these the longest is likely the rarest.
 */
export function weigher(counts: ReadonlyMap<string, number>, counted: number): Weigh {
  return (key) => ((counts.get(key) ?? 0.5) + 0.1 / key.length) / Math.max(1, counted)
}

/** Reads a tsquery as PostgreSQL writes it: 'cat' & !( 'dog' | 'fox':A ) & 'red' <-> 'hen'. */
export function readWords(text: string): Words {
  const tokens = [...text.matchAll(/'((?:[^']|'')*)'(?::([*A-D]+))?|<(?:-|\d+)>|[!&|()]/g)]
  let next = 0
  const words = either()
  if (next < tokens.length) throw new Error(`This is not a compiled query: ${text}`)
  return words

  function either(): Words {
    return chain('or', '|', every)
  }
  function every(): Words {
    return chain('and', '&', phrase)
  }
  /** A phrase needs all of its words; that they are neighbours is no matter of anchors. */
  function phrase(): Words {
    const branches = [single()]
    while (tokens[next]?.[0].startsWith('<')) {
      next++
      branches.push(single())
    }
    return branches.length === 1 ? branches[0]! : { is: 'and', branches }
  }
  function single(): Words {
    const token = tokens[next++]
    if (token?.[0] === '!') {
      single()
      return { is: 'not' }
    }
    if (token?.[0] === '(') {
      const inner = either()
      if (tokens[next++]?.[0] !== ')') throw new Error(`This is not a compiled query: ${text}`)
      return inner
    }
    const lexeme = token?.[1]
    if (lexeme === undefined) throw new Error(`This is not a compiled query: ${text}`)
    const word = [...lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\')].slice(0, LONGEST_KEY).join('')
    return { is: 'key', key: token?.[2] === 'A' ? `^${word}` : word }
  }
  function chain(is: 'and' | 'or', sign: string, part: () => Words): Words {
    const branches = [part()]
    while (tokens[next]?.[0] === sign) {
      next++
      branches.push(part())
    }
    return branches.length === 1 ? branches[0]! : { is, branches }
  }
}
