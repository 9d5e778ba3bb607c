/**
 * Reads the post of the current page once, and leaves nothing behind. The build makes one script of it, which runs in the
 * extension's own world of the page when the person clicks "Read this post"; its value is the result.
 */
import type { Reader, ReadPost } from './post.ts'
import { freelancer } from './readers/freelancer.ts'
import { guru } from './readers/guru.ts'
import { readJobPosting } from './readers/job-posting.ts'
import { linkedin } from './readers/linkedin.ts'
import { peopleperhour } from './readers/peopleperhour.ts'
import { readSelection } from './readers/selection.ts'
import { upwork } from './readers/upwork.ts'
import { escapeText } from './serialize.ts'

const readers: Reader[] = [upwork, freelancer, peopleperhour, guru, linkedin]

/** Returns the post of this page, or null. On a marketplace its own reader takes precedence. */
export default function read(): ReadPost | null {
  const address = new URL(location.href)
  const reader = readers.find(({ host }) => isHost(address.hostname, host))
  const found =
    (reader && attempt(() => reader.read(document, address))) ??
    attempt(() => readJobPosting(document, address)) ??
    attempt(() => readSelection(document, address)) ??
    attempt(() => readMirror(address))
  return found ? shorten(found) : null
}

/** Reads a page that is built like a marketplace's but has another address, such as a translated or saved copy. */
function readMirror(address: URL): ReadPost | undefined {
  for (const { read } of readers) {
    const found = attempt(() => read(document, address))
    if (found && found.description.length > 40)
      return { ...found, url: address.href.split('#')[0]!, source: address.hostname }
  }
  return undefined
}

const isHost = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`)

/** A page that breaks one way of reading leaves the others. */
function attempt(read: () => ReadPost | undefined): ReadPost | undefined {
  try {
    const found = read()
    return found && found.description.trim() !== '' ? found : undefined
  } catch {
    return undefined
  }
}

/** Cuts what no post needs, so that a hostile page cannot send megabytes. The server reads a title as HTML, too. */
function shorten(post: ReadPost): ReadPost {
  const { title, description, skills, client } = post
  return {
    ...post,
    url: post.url.slice(0, 2000),
    title: escapeText(title.slice(0, 300)),
    description: description.slice(0, 100_000),
    ...(skills && { skills: skills.filter((skill) => skill.length <= 80).slice(0, 20) }),
    ...(client?.country && { client: { ...client, country: client.country.slice(0, 80) } }),
  }
}
