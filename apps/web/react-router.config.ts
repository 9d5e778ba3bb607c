/**
 * Renders the public pages at build; the server answers every other address with `__spa-fallback.html`, without rendering.
 * `build/routes.json` lists the existing addresses, so that the server can answer all others with status 404 and the same
 * file, which shows the error page.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishPages } from './prerender.ts'
import { writeServiceWorker } from './service-worker-build.ts'

/** Pages that are the same for everybody until the first effect runs. */
const prerendered = [
  '/',
  '/privacy',
  '/support',
  '/terms',
  '/help',
  '/extension',
  '/login',
  '/signup',
  '/forgot-password',
  '/plans',
  '/upgrade',
]

type Routes = Record<
  string,
  { path?: string | undefined; parentId?: string | undefined; index?: boolean | undefined }
>

/** Full patterns of all pages, such as `/dashboard/job-details/:id`; the catch-all is left out. */
function patterns(routes: Routes): string[] {
  const full = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [full(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  const all = Object.entries(routes)
    .filter(([, route]) => (route.path || route.index) && route.path !== '*')
    .map(([id]) => `/${full(id)}`)
  return [...new Set(all)].sort()
}

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: prerendered,
  async buildEnd({ buildManifest, reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    const pages = patterns((buildManifest?.routes ?? {}) as Routes)
    await finishPages(client)
    await writeServiceWorker(client, pages)
    await writeFile(
      join(reactRouterConfig.buildDirectory, 'routes.json'),
      `${JSON.stringify({ prerendered, pages }, null, 2)}\n`,
    )
  },
} satisfies Config
