/** We Work Remotely: its feed of all jobs. Titles have the form "Company: Role", and items have a region. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { readFeed } from './feed.ts'
import { described, readItems } from './items.ts'
import type { Source } from './source.ts'

export const weworkremotely: Source = {
  name: 'weworkremotely',
  label: 'We Work Remotely',
  base: 'https://weworkremotely.com',
  every: 15 * MINUTE,
  attribution: { name: 'We Work Remotely', url: 'https://weworkremotely.com' },
  async *newPosts({ web, memory, remember }) {
    const page = await web.readIfChanged('/remote-jobs.rss', memory)
    if (!page) return
    const { entries } = readFeed(page.reply)
    const regions = regionsIn(page.reply.text(), entries.length)
    yield* readItems(entries, z.custom<(typeof entries)[number]>(), (entry, index) => {
      const [, company, role] = /^([^:]{1,100}):\s+(.+)$/s.exec(entry.title ?? '') ?? []
      return {
        source_id: entry.id ?? entry.link,
        title: role ?? entry.title,
        url: entry.link,
        description: described(entry.text, { company }),
        category: entry.categories[0],
        location: regions[index],
        published_at: entry.published,
      }
    })
    remember(page.marks)
  },
}

/** The region of each item, which is not a part of RSS. Returns none when regions cannot be assigned to items. */
function regionsIn(xml: string, items: number): (string | null)[] {
  const pieces = xml.split(/<item[\s>]/i).slice(1)
  if (pieces.length !== items) return []
  return pieces.map((piece) => {
    const region = /<region>([^<]{1,500}|<!\[CDATA\[[^\]]{1,500}\]\]>)<\/region>/i.exec(piece)?.[1]
    return region?.replace(/^<!\[CDATA\[|\]\]>$/g, '') ?? null
  })
}
