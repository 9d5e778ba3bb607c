/**
 * Builds the web app and the browser extension when their sources have changed since the last build, and compresses the
 * files of the web app, so that the server never compresses a file twice.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const extension = join(root, 'apps/extension')
/** What both builds read: the contract and the locked packages. */
const shared = ['packages/contract/src/**/*.ts', 'package-lock.json']
const app = ['apps/web/app/**/*', 'apps/web/*.{ts,json}']

buildIfStale({
  name: 'the web app',
  sources: [...app, 'apps/web/{public,service-worker}/**/*', ...shared],
  folder: web,
  output: 'build',
  command: [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
  finish: () => compress(join(web, 'build/client')),
})
buildIfStale({
  name: 'the browser extension',
  // It shares the theme and the reader of letters with the web app.
  sources: ['apps/extension/{src,bundle,icons}/**/*', 'apps/extension/*.{ts,json}', ...app, ...shared],
  folder: extension,
  output: 'dist',
  command: [join(extension, 'build.ts')],
})

/** Runs a build unless the stamp in its output is that of its sources. */
function buildIfStale({ name, sources, folder, output, command, finish }) {
  const stampFile = join(folder, output, '.sources')
  const stamp = stampOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log(`Building ${name} …`)
  rmSync(join(folder, output), { recursive: true, force: true })
  const built = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr)
    process.exit(1)
  }
  finish?.()
  writeFileSync(stampFile, stamp)
}

/** Hashes everything that a build reads. */
function stampOf(patterns) {
  const hash = createHash('sha256')
  const sources = globSync(patterns, { cwd: root, withFileTypes: true })
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
