/** Finds the page that a link in a mail leads to, through the redirects that count clicks. No request is made. */
import type { JobPage, MarketplaceReader } from './marketplace.ts'

const MAX_REDIRECTS = 4
const MAX_LENGTH = 4000

/**
 * Returns the job that a link leads to, or null. A redirect of any host is followed where it names its target; only the
 * target counts, so that a stranger's host is never kept.
 */
export function findJobPage(link: string, marketplace: MarketplaceReader): JobPage | null {
  let pending = [link]
  for (let round = 0; round <= MAX_REDIRECTS && pending.length > 0; round++) {
    const next: string[] = []
    for (const one of pending) {
      if (one.length > MAX_LENGTH) continue
      const url = URL.parse(one, marketplace.base)
      if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) continue
      if (url.username !== '' || url.port !== '') continue
      const page = marketplace.readJobUrl(url)
      if (page) return page
      next.push(...targetsOf(url))
    }
    pending = next.slice(0, 8)
  }
  return null
}

/** The addresses that a redirect names: in its query, in its path, plain or in base64, or as Proofpoint rewrites them. */
function targetsOf(url: URL): string[] {
  const targets: string[] = []
  for (const value of url.searchParams.values()) targets.push(...readTarget(value))
  const proofpoint = /\/v3\/__(https?:\/.{1,2000}?)__;/.exec(url.pathname)?.[1]
  if (proofpoint) targets.push(proofpoint.replace(/^(https?:)\/(?!\/)/, '$1//'))
  if (url.hostname.endsWith('urldefense.proofpoint.com'))
    targets.push(
      ...readTarget(decode((url.searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/'))),
    )
  for (const part of url.pathname.split('/').slice(0, 30)) targets.push(...readTarget(decode(part)))
  const inPath = /\/(https?:\/{1,2}.{4,3000})$/.exec(url.pathname)?.[1]
  if (inPath) targets.push(inPath.replace(/^(https?:)\/(?!\/)/, '$1//'))
  return targets.slice(0, 20)
}

function readTarget(value: string): string[] {
  if (/^https?:\/\//i.test(value)) return [value]
  if (/^https?%3a/i.test(value)) return [decode(value)]
  if (/^aHR0c[\w+/=-]{10,3000}$/.test(value)) return [Buffer.from(value, 'base64url').toString('utf8')]
  return []
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
