/** We Work Remotely: its feed of all jobs. Titles have the form "Company: Role", and items have a region. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { formatDescription, readItems } from './read-items.ts'
import type { Source } from './source.ts'

export const weworkremotely: Source = {
  name: 'weworkremotely',
  label: 'We Work Remotely',
  baseUrl: 'https://weworkremotely.com',
  interval: 15 * MINUTE,
  attribution: { name: 'We Work Remotely', url: 'https://weworkremotely.com' },
  async *newPosts({ client, state, saveState }) {
    const page = await client.readIfChanged('/remote-jobs.rss', state)
    if (!page) return
    const { parseFeedReply } = await import('./feed.ts')
    const { entries } = parseFeedReply(page.reply)
    const regions = readRegions(page.reply.text(), entries.length)
    yield* readItems(entries, z.custom<(typeof entries)[number]>(), (entry, index) => {
      const [, company, role] = /^([^:]{1,100}):\s+(.+)$/s.exec(entry.title ?? '') ?? []
      return {
        source_id: entry.id ?? entry.link,
        title: role ?? entry.title,
        url: entry.link,
        description: formatDescription(entry.text, { company }),
        category: entry.categories[0],
        location: regions[index],
        published_at: entry.published,
      }
    })
    saveState(page.validators)
  },
}

/** The region of each item, which is not a part of RSS. Returns none when regions cannot be assigned to items. */
function readRegions(xml: string, items: number): (string | null)[] {
  const pieces = xml.split(/<item[\s>]/i).slice(1)
  if (pieces.length !== items) return []
  return pieces.map((piece) => {
    const region = /<region>([^<]{1,500}|<!\[CDATA\[[^\]]{1,500}\]\]>)<\/region>/i.exec(piece)?.[1]
    return region?.replace(/^<!\[CDATA\[|\]\]>$/g, '') ?? null
  })
}
