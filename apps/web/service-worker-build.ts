/**
 * Builds the service worker (service-worker/) after the web app, because it names the files of the finished build, and
 * writes their version into the pages. The development server sends a worker without files, which answers no requests.
 */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Shell } from './service-worker/shellFiles.ts'

/** The address of the worker, which has to be above all pages. */
const ADDRESS = '/sw.js'
/** The start page of the app, which the worker stores under the address of a page. */
const START_PAGE = '__spa-fallback.html'
/** Files that every page needs, and icons. The browser fetches other alphabets of the fonts when a text has them. */
const FILES = ['assets/*.{js,css}', 'assets/*-latin-{wght,600}-normal-*.woff2', '*.{png,svg,webmanifest}']
/** The picture for links to the site, which no page of it shows. */
const PREVIEW = '/preview.png'

/** Writes the service worker for the finished build in `client`, and the version of its files into its pages. */
export async function writeServiceWorker(client: string, pages: string[]): Promise<void> {
  const files = globSync(FILES, { cwd: client })
    .map((file) => `/${file}`)
    .filter((file) => file !== PREVIEW)
    .sort()
  const hash = createHash('sha256')
  for (const file of [...files, START_PAGE]) hash.update(file).update(await readFile(join(client, file)))
  const version = hash.digest('hex').slice(0, 12)
  for (const file of globSync('**/*.html', { cwd: client })) await writeVersion(join(client, file), version)
  await writeFile(join(client, ADDRESS), await bundle({ version, files, pages }))
}

/** Writes the version of the app into a page; the app reads it there (app/offline/appVersion.ts). */
async function writeVersion(page: string, version: string) {
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace('</head>', `<meta name="version" content="${version}"/></head>`))
}

/** The worker of the development server. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  configureServer(server) {
    server.middlewares.use(ADDRESS, async (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(await bundle({ version: 'development', files: [], pages: [] }))
    })
  },
}

/** Returns the worker as one script, which browsers without modules in workers can run too. */
async function bundle(shell: Shell): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'service-worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The service worker was not built.')
  return output.output[0].code
}
