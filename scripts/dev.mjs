/** Starts the product for development: the server restarts when its files change, the web app reloads in place. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const parts = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
]
console.log('Open the web app at http://localhost:5173; it calls the server at http://localhost:3000.')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => parts.map((part) => part.kill(signal)))
await Promise.race(parts.map((part) => new Promise((resolve) => part.once('exit', resolve))))
for (const part of parts) part.kill()
