/**
 * Every check and every test, and the closing line `N passed, N failed`. Arguments go to the test runner:
 * `npm test -- alerts` runs the tests whose file names contain "alerts", without the checks.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, runChecks } from './checks.mjs'

const root = join(import.meta.dirname, '..')
const only = process.argv.slice(2)

const built = spawnSync(process.execPath, [join(root, 'scripts/build-web.mjs')], {
  cwd: root,
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)
const checked = only.length > 0 ? { passed: 0, failed: 0 } : await runChecks(checks)
const tested = runTests()
const passed = checked.passed + tested.passed
const failed = checked.failed + tested.failed
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && tested.ok ? 0 : 1)

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
      (one) => one.status === 'failed' && one.assertionResults.length === 0,
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
