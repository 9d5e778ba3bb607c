/**
 * Measures Lucene beside our matching, with the same queries and posts in the same run. The program is
 * LuceneAnchor.java (the method of Lucene's Monitor and of Elasticsearch's percolator). If the program, Java or the
 * jars are missing, the part is skipped with a line that says so.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Timing, table } from './figures.ts'
import { basePosts } from './jobs.ts'

/** The folder of LuceneAnchor.java, and the folder of Lucene's jars. */
export interface LuceneFolders {
  program: string
  jars: string
}

const PARTS = ['core', 'analyzers-common', 'memory', 'queryparser']

/** Runs Lucene with these queries and prints its figures beside those of our look-up. */
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
  // The queries mean the same in Lucene's language if all words are required.
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
  // The first round is the warm-up.
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
