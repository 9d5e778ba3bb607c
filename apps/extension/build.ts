/**
 * Builds the extension into `dist`, or the folder of `--output`: a folder for each browser, and an archive of each folder for its store. The same
 * sources always give the same bytes.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type InlineConfig } from 'vite'
import { contractForBrowser } from '../web/contract-plugin.ts'
import { browsers, createManifest } from './bundle/manifest.ts'
import { themeStyles } from './bundle/styles.ts'
import { createZip } from './bundle/zip.ts'

const root = import.meta.dirname
const source = join(root, 'src')
const { values } = parseArgs({ options: { output: { type: 'string' } } })
const dist = values.output ?? join(root, 'dist')
const files = join(dist, '.files')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const shared = {
  configFile: false,
  root: source,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  plugins: [contractForBrowser, themeStyles],
} satisfies InlineConfig
const output = {
  target: 'es2023',
  outDir: files,
  emptyOutDir: false,
  modulePreload: false,
  assetsInlineLimit: 0,
} as const

// It decides which form of React is bundled, and a caller may have set it.
process.env.NODE_ENV = 'production'
rmSync(dist, { recursive: true, force: true })
await buildPages()
await buildWorker()
await buildReader()
for (const icon of globSync('*.png', { cwd: join(root, 'icons') }))
  cpSync(join(root, 'icons', icon), join(files, icon))
for (const browser of browsers) pack(browser)
rmSync(files, { recursive: true })

/** The panel and the options. */
async function buildPages() {
  const names = {
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    assetFileNames: '[name][extname]',
    codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
  }
  await build({
    ...shared,
    build: {
      ...output,
      rolldownOptions: { input: [join(source, 'panel.html'), join(source, 'options.html')], output: names },
    },
  })
}

/** The worker, in one file. */
async function buildWorker() {
  const input = { background: join(source, 'background.ts') }
  await build({
    ...shared,
    build: { ...output, rolldownOptions: { input, output: { entryFileNames: '[name].js' } } },
  })
}

/** The script that reads a page: one expression whose value is the post, so that no name stays in the page. */
async function buildReader() {
  const input = { read: join(source, 'page/read.ts') }
  await build({
    ...shared,
    build: {
      ...output,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'read', exports: 'default', entryFileNames: '[name].js' },
      },
    },
  })
  const path = join(files, 'read.js')
  writeFileSync(path, `(()=>{${readFileSync(path, 'utf8').trim()}\nreturn read()})()\n`)
}

/** Writes the folder and the archive of a browser. */
function pack(browser: (typeof browsers)[number]) {
  const folder = join(dist, browser)
  mkdirSync(folder, { recursive: true })
  cpSync(files, folder, { recursive: true })
  writeFileSync(
    join(folder, 'manifest.json'),
    `${JSON.stringify(createManifest(browser, version), null, 2)}\n`,
  )
  const names = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile())
  const contents = new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
  writeFileSync(join(dist, `gigbell-${browser}.zip`), createZip(contents))
}
