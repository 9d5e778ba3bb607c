/** Types, lint and format, boundaries between the parts, unused code: everything that needs no running program. */
import { checks, runChecks } from './checks.mjs'

const { passed, failed } = await runChecks(checks)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
