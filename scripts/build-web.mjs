/**
 * Builds the web app when its sources have changed since the last build, and compresses what it made, so
 * that the server never compresses a file twice.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const stampFile = join(web, 'build/.sources')

const stamp = stampOfSources()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Building the web app …')
  rmSync(join(web, 'build'), { recursive: true, force: true })
  const built = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr)
    process.exit(1)
  }
  compress(join(web, 'build/client'))
  writeFileSync(stampFile, stamp)
}

/** Everything the build reads: the app, the contract, their settings and the locked packages. */
function stampOfSources() {
  const hash = createHash('sha256')
  const sources = globSync(
    [
      'apps/web/app/**/*',
      'apps/web/public/**/*',
      'apps/web/*.{ts,json}',
      'packages/contract/src/**/*.ts',
      'package-lock.json',
    ],
    { cwd: root, withFileTypes: true },
  )
  const files = sources.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function compress(folder) {
  for (const file of globSync('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    if (content.length < 1024) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, quality))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
