/**
 * `npm run letters -- [FILE] [--print]`: writes letters for a file of posts and profiles, and prints how good they are:
 * asks answered, strongest evidence used, private words, false denials, stock phrases, claims without support, length
 * and time, with the worst cases. Each line of FILE is a JSON object: `post` (title, description, category, skills),
 * `profile`, and optionally `person`, `extraInformation` and the labels `answerable` (parts of the asks that the profile
 * answers), `strongest` (words of the card that should be used) and `private`. Without FILE the own pairs are written.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAnsweredAsks } from '../../apps/server/src/features/jobs/index.ts'
import type { LetterTask } from '../../apps/server/src/features/letters/author.ts'
import { checkClaims } from '../../apps/server/src/features/letters/claims.ts'
import { factsOf, readNotes } from '../../apps/server/src/features/letters/notes.ts'
import { createTask, type TaskInput } from '../../apps/server/src/features/letters/testing/task.ts'
import { writeLetter } from '../../apps/server/src/features/letters/writer/index.ts'
import { countWords } from '../../apps/server/src/platform/text.ts'
import { readPairs } from '../letters/pairs.ts'

/** A pair of a post and a profile, with what a careful reader expects of its letter. */
export interface Pair extends Pick<TaskInput, 'profile' | 'person' | 'extraInformation'> {
  post: TaskInput['job']
  answerable?: string[]
  strongest?: string
  private?: string[]
}

const STOCK =
  /\b(?:my profile|your (?:post|posting)|excited|thrilled|perfect fit|looking forward|look forward|I am confident|proven track|passionate|dear hiring|keen interest|don['’]t hesitate|hope this (?:message|finds))\b|!/i

interface Result {
  title: string
  letter: string
  words: number
  milliseconds: number
  asks: { quote: string; answered: boolean }[]
  faults: string[]
}

const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const pairs: Pair[] = file
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line))
  : readPairs(join(import.meta.dirname, '../letters'))
const results = pairs.map(writeAndJudge)
if (process.argv.includes('--print'))
  for (const one of results) console.log(`\n### ${one.title}\n${one.letter}`)
printFigures(results)

function writeAndJudge(pair: Pair): Result {
  const task = createTask({ ...pair, job: pair.post })
  const started = performance.now()
  const letter = writeLetter(task)
  const milliseconds = performance.now() - started
  const asks = findAnsweredAsks(task.brief.asks, letter)
  return {
    title: pair.post.title,
    letter,
    words: countWords(letter),
    milliseconds,
    asks,
    faults: findFaults(pair, task, letter, asks),
  }
}

function findFaults(pair: Pair, task: LetterTask, letter: string, asks: Result['asks']): string[] {
  const faults: string[] = []
  for (const part of pair.answerable ?? [])
    if (!asks.some(({ quote, answered }) => answered && quote.toLowerCase().includes(part.toLowerCase())))
      faults.push(`unanswered: ${part}`)
  if (pair.strongest && !letter.toLowerCase().includes(pair.strongest.toLowerCase()))
    faults.push(`without the strongest evidence: ${pair.strongest}`)
  const hidden = readNotes(pair.extraInformation ?? '').filter(({ kind }) => kind === 'private')
  for (const words of [...(pair.private ?? []), ...hidden.map(({ quote }) => quote)])
    if (letter.toLowerCase().includes(words.toLowerCase())) faults.push(`private: ${words}`)
  const own = JSON.stringify(pair.profile).toLowerCase()
  for (const [, tool = ''] of letter.matchAll(/I have not used (.+?) so far/g))
    if (own.includes(tool.toLowerCase())) faults.push(`false denial: ${tool}`)
  const stock = letter.match(STOCK)?.[0]
  if (stock) faults.push(`stock phrase: ${stock}`)
  const cards = task.cards.map(({ card }) => card)
  for (const { quote, why } of checkClaims(letter, { cards, facts: factsOf(task.notes), job: task.job })
    .unsupported)
    faults.push(`unsupported: ${quote} (${why})`)
  return faults
}

function printFigures(all: Result[]): void {
  const labels = pairs.flatMap(({ answerable = [] }) => answerable).length
  const share = (kind: string, of: number) => {
    const wrong = all.flatMap(({ faults }) => faults).filter((fault) => fault.startsWith(kind)).length
    return `${of - wrong} of ${of} (${of === 0 ? '–' : ((1 - wrong / of) * 100).toFixed(1)} %)`
  }
  const count = (kind: string) =>
    all.flatMap(({ faults }) => faults).filter((fault) => fault.startsWith(kind)).length
  const at = (values: number[], part: number) =>
    [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
  const times = all.map(({ milliseconds }) => milliseconds)
  const words = all.map((one) => one.words)
  const asked = all.flatMap(({ asks }) => asks)
  console.log(`
letters                     ${all.length}
asks answered, of all       ${asked.filter(({ answered }) => answered).length} of ${asked.length}
asks answered, answerable   ${share('unanswered', labels)}
strongest evidence used     ${share('without the strongest', pairs.filter(({ strongest }) => strongest).length)}
private words printed       ${count('private')}
false denials               ${count('false denial')}
stock phrases               ${count('stock phrase')}
claims without support      ${count('unsupported')}
words, median and range     ${at(words, 0.5)} (${at(words, 0)} to ${at(words, 1)})
milliseconds, p50 p99 max   ${at(times, 0.5).toFixed(1)} ${at(times, 0.99).toFixed(1)} ${at(times, 1).toFixed(1)}`)
  const worst = all
    .filter(({ faults }) => faults.length > 0)
    .sort((a, b) => b.faults.length - a.faults.length)
  for (const { title, faults } of worst.slice(0, 10)) console.log(`\n${title}\n  ${faults.join('\n  ')}`)
}
