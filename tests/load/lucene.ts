/**
 * Lucene beside ours, on the same queries and posts and in the same run: the program is LuceneAnchor.java (the
 * way of its Monitor and of Elasticsearch's percolator). Where it, Java or the jars are missing it is skipped
 * with a line that says so.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Timing, table } from './figures.ts'
import { basePosts } from './jobs.ts'

/** Where LuceneAnchor.java lies, and where Lucene's jars do. */
export interface LuceneFolders {
  program: string
  jars: string
}

const PARTS = ['core', 'analyzers-common', 'memory', 'queryparser']

/** Runs Lucene over these queries and prints its figures beside those of our look-up. */
export async function besideLucene(
  { program, jars }: LuceneFolders,
  queries: string[],
  ours: Timing & { mean: number },
): Promise<void> {
  const source = resolve(program, 'LuceneAnchor.java')
  const classes = jarsIn(jars)
  if (!existsSync(source)) return console.log(`\nLucene is skipped: there is no ${source} (--lucene).`)
  if (!classes) return console.log(`\nLucene is skipped: not all of its jars are in ${jars} (--jars).`)
  const folder = join(import.meta.dirname, '../../.cache/lucene')
  mkdirSync(folder, { recursive: true })
  const [queryFile, textFile] = [join(folder, 'queries.txt'), join(folder, 'texts.txt')]
  // They read the same in its language, words side by side being all wanted.
  writeFileSync(queryFile, `${queries.join('\n')}\n`)
  writeFileSync(textFile, `${texts().join('\n')}\n`)
  let printed: string
  try {
    execFileSync('javac', ['-nowarn', '-cp', classes.join(':'), '-d', folder, source], { stdio: 'pipe' })
    const path = [...classes, folder].join(':')
    printed = execFileSync('java', ['-Xmx6g', '-cp', path, 'LuceneAnchor', queryFile, textFile], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    console.log(`\nLucene is skipped: ${(error as Error).message.split('\n')[0]}`)
    return
  }
  const filed = Number(/^(\d+) queries/m.exec(printed)?.[1])
  // The first round warms it up.
  const warm = /^round 1:.* matches (\d+) a post; p50 ([\d.]+) ms, p99 ([\d.]+) ms/m.exec(printed)
  if (!warm) throw new Error(`This is no report of LuceneAnchor: ${printed}`)
  const [found, p50, p99] = warm.slice(1).map(Number) as [number, number, number]
  table(
    `Our look-up beside Lucene in memory, ${filed.toLocaleString('en')} of the same queries, ms (to reach: at most half as long)`,
    ['', 'matches', 'p50', 'p99'],
    [
      ['ours', ours.mean, ours.p50, ours.p99],
      ['Lucene', found, p50, p99],
      ['ours / Lucene', ours.mean / found, ours.p50 / p50, ours.p99 / p99],
    ],
  )
}

function jarsIn(folder: string): string[] | undefined {
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder)
  const found = PARTS.map((part) =>
    files.find((file) => new RegExp(`^lucene-${part}-\\d[\\d.]*\\.jar$`).test(file)),
  )
  return found.every((file) => file !== undefined) ? found.map((file) => join(folder, file!)) : undefined
}

const texts = () =>
  basePosts().posts.map((post) =>
    `${post.title} ${post.skills.join(' ')} ${post.description}`.replace(/\s+/g, ' '),
  )
