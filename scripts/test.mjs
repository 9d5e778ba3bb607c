/**
 * Every check and every test, and the closing line `N passed, N failed`. Arguments go to the test runner:
 * `npm test -- alerts` runs the tests whose file names contain "alerts", without the checks.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checks, runChecks } from './checks.mjs'

const root = join(import.meta.dirname, '..')
const started = performance.now()
const only = process.argv.slice(2)

// The build takes one processor, the checks the other ones.
const [isBuilt, checked] = await Promise.all([
  buildWebApp(),
  only.length > 0 ? { passed: 0, failed: 0 } : runChecks(checks),
])
if (!isBuilt) process.exit(1)
const tested = runTests()
const passed = checked.passed + tested.passed
const failed = checked.failed + tested.failed
if (only.length === 0) noteDuration()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && tested.ok ? 0 : 1)

/** Builds the web app where its sources have changed; false when that fails. */
function buildWebApp() {
  const build = spawn(process.execPath, [join(root, 'scripts/build-web.mjs')], {
    cwd: root,
    stdio: 'inherit',
  })
  return new Promise((resolve) => build.on('close', (code) => resolve(code === 0)))
}

/** Notes how long everything took, for `npm run stats`. */
function noteDuration() {
  const file = join(root, 'node_modules/.cache/gigbell/test-run.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ seconds: Math.round((performance.now() - started) / 1000) }))
}

/** Runs the tests; a file that failed outside its tests, as in a hook, counts as one failure. */
function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'gigbell-results-'))
  const file = join(folder, 'results.json')
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...only,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    const broken = results.testResults.filter(
      (one) => one.status === 'failed' && one.assertionResults.every(({ status }) => status !== 'failed'),
    )
    return {
      ok: status === 0,
      passed: results.numPassedTests,
      failed: results.numFailedTests + broken.length,
    }
  } catch {
    return { ok: false, passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
