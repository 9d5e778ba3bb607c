/**
 * The built web app: its files, its prerendered pages, and the start page of all other routes. Each page has
 * a content security policy that allows its own inline scripts by hash.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toFailure } from './errors.ts'
import { refuseMethod } from './methods.ts'
import { notFound } from './refusal.ts'

/** The output of the web app's build, and the list of its pages. */
const BUILD = join(import.meta.dirname, '../../../../web/build/client')
const ROUTES = join(BUILD, '../routes.json')
/** React Router's start page for routes that are not prerendered. */
const FALLBACK_PAGE = '__spa-fallback.html'

/** The service worker, whose own policy decides what it may fetch: the files of the app. */
const SERVICE_WORKER = join(BUILD, 'sw.js')
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** The placeholder of the public address in the built pages. */
const ADDRESS_PLACEHOLDER = 'https://app-url.invalid'

/** The foreign origins that a page may use, for scripts, for frames and for calls. */
export interface ForeignOrigins {
  scripts: readonly string[]
  frames: readonly string[]
  calls: readonly string[]
}

/**
 * With this quality the largest page with its styles fits into the first round trip of a connection (14.6
 * kB).
 */
const PAGE_QUALITY = 11

type Encoding = 'identity' | 'gzip' | 'br'

interface Page {
  policy: string
  /** Resolves to the page in a content encoding. */
  bodyIn(encoding: Encoding): Promise<Buffer>
}

/** Serves the web app, and answers all unknown paths: JSON under /api/, the app's own 404 page elsewhere. */
export async function servePages(
  app: FastifyInstance,
  appUrl: string,
  outside: ForeignOrigins | null,
): Promise<void> {
  const pages = readPages(appUrl, outside)
  const patterns = pages.size > 0 ? readPatterns() : []
  const permissions = permissionsPolicy(outside)
  if (pages.size > 0) {
    await app.register(staticFiles, {
      root: BUILD,
      wildcard: false,
      globIgnore: ['**/*.html'],
      index: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // Names under assets/ contain a hash of their content; other files are revalidated.
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (path.startsWith(SERVICE_WORKER)) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && isPage(path, patterns)) return refuseMethod(request, reply, ['GET', 'HEAD'])
    const forPage = !path.startsWith('/api/') && isRead
    if (!forPage || pages.size === 0) return reply.code(404).send(toFailure(notFound('page')))
    reply.header('permissions-policy', permissions)
    return sendPage(path, pages, patterns, request.headers['accept-encoding'], reply)
  })
}

async function sendPage(
  path: string,
  pages: Map<string, Page>,
  patterns: RegExp[],
  accepted: string | undefined,
  reply: FastifyReply,
) {
  const page = pages.get(join(path, 'index.html')) ?? pages.get(`/${FALLBACK_PAGE}`)
  if (!page) return reply.code(404).send(toFailure(notFound('page')))
  const encoding = chooseEncoding(accepted)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(isPage(path, patterns) ? 200 : 404)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(await page.bodyIn(encoding))
}

/** Returns the smallest encoding that a client accepts. An encoding with `q=0` is refused. */
export function chooseEncoding(accepted = ''): Encoding {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]!.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Reads the web app's list of its pages as patterns. Paths that match none are answered with 404. */
function readPatterns(): RegExp[] {
  const { pages } = JSON.parse(readFileSync(ROUTES, 'utf8')) as { pages: string[] }
  return pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`))
}

const isPage = (path: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(path))

function readPages(appUrl: string, outside: ForeignOrigins | null): Map<string, Page> {
  if (!existsSync(BUILD)) return new Map()
  return new Map(
    globSync('**/*.html', { cwd: BUILD }).map((file) => {
      const html = readFileSync(join(BUILD, file), 'utf8').replaceAll(ADDRESS_PLACEHOLDER, appUrl)
      return [`/${file}`, { policy: contentSecurityPolicy(html, outside), bodyIn: compressOnce(html) }]
    }),
  )
}

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: async (body) => body,
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }),
}

/** Compresses a page at its first request: all pages at once would delay the start by half a second. */
function compressOnce(html: string): Page['bodyIn'] {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const body = bodies.get(encoding) ?? encoders[encoding](Buffer.from(html))
    bodies.set(encoding, body)
    return body
  }
}

/**
 * Returns the content security policy of a page: only its own inline scripts, and foreign origins only as
 * named by `outside`. All pages allow the same foreign origins, because the app changes pages without loading
 * them again. Inline styles are allowed because the component library sets sizes by them.
 */
export function contentSecurityPolicy(html: string, outside: ForeignOrigins | null = null): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...(outside?.scripts ?? [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(outside?.calls ?? [])].join(' '),
    ...(outside ? [`frame-src ${outside.frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Browser features that no page uses. */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Returns the permissions policy: the clipboard, and payments in the gateway's frames if it has some. */
export function permissionsPolicy(outside: ForeignOrigins | null): string {
  // The policy requires whole origins without wildcards.
  const payers = (outside?.frames ?? []).filter((origin) => !origin.includes('*'))
  const payment = payers.length > 0 ? ['self', ...payers.map((origin) => `"${origin}"`)] : []
  return [
    ...UNUSED.map((name) => `${name}=()`),
    // The browser asks the user before it allows reading the clipboard.
    ...['clipboard-read', 'clipboard-write'].map((name) => `${name}=(self)`),
    `payment=(${payment.join(' ')})`,
  ].join(', ')
}
