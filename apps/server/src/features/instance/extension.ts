/** The browser extension: the archives that the build made, and the way to its store page if there is one. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/refusal.ts'

const BUILD = join(import.meta.dirname, '../../../../extension/dist')

/** The archives by their addresses. */
const archives = {
  '/extension/gigbell.zip': 'gigbell-chromium.zip',
  '/extension/gigbell-firefox.zip': 'gigbell-firefox.zip',
}

/** Serves the archives. Without a store page, `/extension` is the web app's page that explains the installation. */
export function serveExtension(app: FastifyInstance, storeUrl: string | undefined): void {
  for (const [address, file] of Object.entries(archives)) {
    app.get(address, async (_request, reply) => {
      const archive = await readFile(join(BUILD, file)).catch(() => {
        throw notFound('file')
      })
      return reply.type('application/zip').header('cache-control', 'no-cache').send(archive)
    })
  }
  if (storeUrl) app.get('/extension', (_request, reply) => reply.redirect(storeUrl))
}
