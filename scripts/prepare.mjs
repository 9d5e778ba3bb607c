/**
 * Before every command: installs what is missing and builds what is stale, so that a fresh clone needs
 * nothing but Node 20.19 or newer. It runs on the host's Node; everything after it on the Node 24 that it
 * installs. `--no-build` leaves the web app alone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Gigbell needs Node 20.19 or newer to install itself; this is ${process.version}.`)
  process.exit(1)
}

if (isInstallStale())
  run('Installing packages (a minute, once)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
if (!process.argv.includes('--no-build')) {
  run(undefined, join(root, 'node_modules/.bin/node'), [join(root, 'scripts/build-web.mjs')])
}

/** npm writes its own lock file into node_modules when it has finished: older than ours means stale. */
function isInstallStale() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(join(root, 'node_modules/.bin/node'))) return true
  return statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs
}

function run(what, command, args) {
  if (what) console.log(`${what} …`)
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (error || status !== 0) {
    console.error(`${what ?? command} failed${error ? `: ${error.message}` : ''}.`)
    process.exit(1)
  }
}
