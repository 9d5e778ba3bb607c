/** The readable name of the place a job comes from, as it stands after 'Apply on'. */

/** Names that don't follow from their key by a capital letter. */
const names: Record<string, string> = {
  remoteok: 'Remote OK',
  weworkremotely: 'We Work Remotely',
  hackernews: 'Hacker News',
  freelancer: 'Freelancer.com',
  linkedin: 'LinkedIn',
  peopleperhour: 'PeoplePerHour',
}

/** Places whose terms ask to be named wherever a post of theirs is shown. */
const named = new Set(['remoteok', 'weworkremotely', 'remotive', 'himalayas', 'jobicy', 'arbeitnow'])

/** The name a post must bear also in short; null where none is asked for. */
export function creditOf(source: string): string | null {
  return named.has(source.trim().toLowerCase()) ? marketplaceName(source) : null
}

/** 'upwork' → 'Upwork'; a feed is named by its host, and an import by the name it gives itself. */
export function marketplaceName(source: string): string {
  const key = source.trim()
  const known = Object.hasOwn(names, key.toLowerCase()) ? names[key.toLowerCase()] : undefined
  if (known) return known
  const feed = /^(?:rss:)?https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(key)
  if (feed?.[1]) return feed[1].toLowerCase()
  const file = /^file:(?:.*[/\\])?([^/\\]+)$/.exec(key)
  if (file?.[1]) return file[1]
  return key.charAt(0).toLocaleUpperCase('en') + key.slice(1)
}

/** The post's address where it can be opened: only what leads to the web does. */
export function openable(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined
}
