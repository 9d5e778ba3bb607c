/**
 * Counts the posts of a folder and writes the figures that the product ships for a database without posts:
 * `node scripts/count-posts.ts FOLDER`, with files *.ndjson in the import format. Only counts of words and of pairs of
 * skills are written, no text of a post.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeSkill } from '../apps/server/src/features/jobs/technologies.ts'
import { countTerms } from '../apps/server/src/features/jobs/word-frequencies.ts'

/** A word is listed if one post in this many has it. */
const WORD_IN = 100
/** A pair of skills is listed if it has this cosine and this many posts. */
const LEAST_COSINE = 0.2
const LEAST_POSTS = 5

interface Post {
  title: string
  description?: string
  skills?: string[]
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/count-posts.ts FOLDER')
const posts = readdirSync(folder)
  .filter((name) => name.endsWith('.ndjson'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Post)

const whole = posts.flatMap(({ title, description }) => (description ? [{ title, description }] : []))
const words = [...(await countTerms(whole))]
  .filter(([term, count]) => count * WORD_IN >= whole.length && /\p{L}/u.test(term))
  .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  .map(([term, count]) => `${term}:${Math.round((count / whole.length) * 1000)}`)

const file = join(import.meta.dirname, '../apps/server/src/features/jobs/post-figures.ts')
writeFileSync(
  file,
  `/**
 * Figures counted over posts by scripts/count-posts.ts; please do not edit them manually.
 */

/** Terms with the number of posts in a thousand that have them, counted in ${whole.length} posts. */
export const FREQUENT_WORDS = \`
${wrap(words)}\`

/** Pairs of skills with the cosine of their occurrences in hundredths, counted in ${posts.length} posts. */
export const RELATED_SKILLS = \`
${relatedSkills(posts).join('\n')}\`
`,
)

/** Returns the pairs of skills that occur together more often than their frequency explains. */
function relatedSkills(all: readonly Post[]): string[] {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const { skills = [] } of all) {
    const keys = new Set<string>()
    for (const skill of skills) {
      if (/^\+\d/.test(skill)) continue
      const key = normalizeSkill(skill)
      keys.add(key)
      if (!names.has(key)) names.set(key, skill)
    }
    for (const key of keys) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      for (const other of keys)
        if (key < other) pairs.set(`${key}|${other}`, (pairs.get(`${key}|${other}`) ?? 0) + 1)
    }
  }
  return [...pairs]
    .flatMap(([pair, count]) => {
      const [one = '', other = ''] = pair.split('|')
      const cosine = count / Math.sqrt((counts.get(one) ?? 1) * (counts.get(other) ?? 1))
      return count >= LEAST_POSTS && cosine >= LEAST_COSINE
        ? [{ line: `${names.get(one)}|${names.get(other)}|${Math.round(cosine * 100)}`, cosine }]
        : []
    })
    .sort((a, b) => b.cosine - a.cosine || (a.line < b.line ? -1 : 1))
    .map(({ line }) => line)
}

function wrap(entries: readonly string[]): string {
  const lines: string[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + entry.length < 109) lines[lines.length - 1] = `${last} ${entry}`
    else lines.push(entry)
  }
  return lines.join('\n')
}
