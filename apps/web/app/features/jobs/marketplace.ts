/** The readable name of the place a job comes from, as it stands after 'Apply on'. */

/** Names that don't follow from their key by a capital letter. */
const names: Record<string, string> = {
  remoteok: 'Remote OK',
  weworkremotely: 'We Work Remotely',
  hackernews: 'Hacker News',
  linkedin: 'LinkedIn',
  peopleperhour: 'PeoplePerHour',
}

/** 'upwork' → 'Upwork'; a feed is named by its host, and an import by the name it gives itself. */
export function marketplaceName(source: string): string {
  const key = source.trim()
  const known = Object.hasOwn(names, key.toLowerCase()) ? names[key.toLowerCase()] : undefined
  if (known) return known
  const feed = /^(?:rss:)?https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(key)
  if (feed?.[1]) return feed[1].toLowerCase()
  return key.charAt(0).toLocaleUpperCase('en') + key.slice(1)
}

/** The post's address where it can be opened: only what leads to the web does. */
export function openable(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined
}
