/**
 * Prints how the code is built: sizes of files, imports, circles, chains and words that are no standard terms.
 *
 *   npm run stats                    this checkout
 *   npm run stats -- FOLDER          the checkout in FOLDER beside this one ("before" and "now")
 *   npm run stats -- words [PATH]    each private term left under PATH, with its place
 *
 * Plain Node, so that it also runs on an older checkout without its packages.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph } from './stats/imports.mjs'
import { findPrivateTerms } from './stats/words.mjs'

const here = join(import.meta.dirname, '..')

function listWords(path) {
  const found = readSources(here)
    .filter(({ name }) => name.startsWith(path))
    .flatMap(({ name, text }) => findPrivateTerms(name, text).map((term) => ({ name, ...term })))
  for (const { name, line, term, context } of found) console.log(`${name}:${line}  ${term}  ${context}`)
  console.log(`${found.length} private terms`)
}

function printStats(before) {
  const columns = before ? [measure(before), measure(here)] : [measure(here)]
  const width = Math.max(...Object.keys(columns.at(-1)).map((name) => name.length))
  if (before) console.log(`${''.padEnd(width)}${'before'.padStart(12)}${'now'.padStart(12)}`)
  for (const name of new Set(columns.flatMap((column) => Object.keys(column))))
    console.log(
      name.padEnd(width) + columns.map((column) => String(column[name] ?? '–').padStart(12)).join(''),
    )
}

/** Every figure of one checkout, by its name. */
function measure(folder) {
  const sources = readSources(folder)
  const figures = {}
  for (const [part, prefix] of PARTS) {
    const lines = sources.filter(({ name }) => name.startsWith(prefix)).map(({ text }) => countLines(text))
    figures[`${part}: files`] = lines.length
    figures[`${part}: median lines`] = median(lines)
    figures[`${part}: under 30 lines`] = lines.filter((count) => count < 30).length
    figures[`${part}: over 300 lines`] = lines.filter((count) => count > 300).length
  }
  for (const name of ['app.ts', 'work.ts']) {
    const source = sources.find((one) => one.name === `apps/server/src/${name}`)
    figures[`${name}: names imported`] = source ? countImportedNames(source.text) : 0
  }
  const graph = importGraph(sources.filter(({ name }) => !isTest(name)))
  figures['import circles'] = graph.circles
  figures['import circles by types alone'] = graph.typeCircles
  figures['longest import chain'] = graph.longestChain
  figures['private terms left'] = sources.flatMap(({ name, text }) => findPrivateTerms(name, text)).length
  figures['npm test, minutes'] = minutesOfTests(folder)
  return figures
}

const PARTS = [
  ['contract', 'packages/contract/'],
  ['server', 'apps/server/'],
  ['web app', 'apps/web/'],
  ['tests', 'tests/'],
]

/** The TypeScript files git knows, generated ones excepted. */
function readSources(folder) {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return names
    .split('\n')
    .filter((name) => name && existsSync(join(folder, name)) && !GENERATED.has(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}
const GENERATED = new Set(['apps/server/src/platform/db/tables.ts'])

const isTest = (name) => name.startsWith('tests/') || name.includes('/testing/') || /\.test\.tsx?$/.test(name)

const countLines = (text) => text.trimEnd().split('\n').length

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The names a file takes from the features: what it knows of them. */
function countImportedNames(text) {
  const imports = text.matchAll(/^import\s+(?:type\s+)?([^'"]*?)\s+from\s+'(\.\/features\/[^']+)'/gms)
  let count = 0
  for (const [, names] of imports)
    count += names
      .replace(/[{}]/g, '')
      .split(',')
      .filter((name) => name.trim()).length
  return count
}

/** `npm test` writes down how long a whole run took. */
function minutesOfTests(folder) {
  const file = join(folder, 'node_modules/.cache/gigbell/test-run.json')
  if (!existsSync(file)) return 'not run'
  const { seconds } = JSON.parse(readFileSync(file, 'utf8'))
  const day = statSync(file).mtime.toISOString().slice(0, 10)
  return `${(seconds / 60).toFixed(1)} (${day})`
}

const [asked, path = ''] = process.argv.slice(2)
if (asked === 'words') listWords(path)
else printStats(asked)
