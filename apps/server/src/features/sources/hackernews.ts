/**
 * Hacker News: the monthly thread "Freelancer? Seeking freelancer?", found by Algolia's search. A comment that begins
 * with SEEKING FREELANCER is a job; comments of people who seek work are not.
 */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { cleanLine } from './clean.ts'
import { readItems } from './items.ts'
import { identity, moment, words } from './post.ts'
import type { Source } from './source.ts'
import { hostOf, jsonOf, listIn, SourceFault } from './web.ts'

const Story = z.object({ objectID: identity, title: words })
const Comment = z.object({ id: identity, text: words, created_at_i: moment, created_at: words })

const LONGEST_TITLE = 140
const OFFER = /^(?:\s|<[^>]{1,20}>|[*_>[(-])*seeking\s+freelancers?\b[\s\])*_:|,;.–—-]*/i

export const hackernews: Source = {
  name: 'hackernews',
  label: 'Hacker News',
  base: 'https://hn.algolia.com',
  every: 15 * MINUTE,
  async *newPosts({ web, memory, remember }) {
    const found = await web.read('/api/v1/search_by_date?tags=story,author_whoishiring&query=freelancer')
    const thread = listIn(jsonOf(found), 'hits')
      .map((hit) => Story.safeParse(hit).data)
      .find((story) => story?.objectID && /seeking freelancer/i.test(story.title ?? ''))
    if (!thread?.objectID || !/^\d+$/.test(thread.objectID))
      throw new SourceFault(`The answer of ${hostOf(found)} names no thread.`)
    const page = await web.readIfChanged(`/api/v1/items/${thread.objectID}`, memory)
    if (!page) return
    yield* readItems(listIn(jsonOf(page.reply), 'children'), Comment, ({ id, text, ...comment }) => {
      if (text === null || !OFFER.test(text)) return null
      return {
        source_id: id,
        title: titleOf(text),
        url: id && `https://news.ycombinator.com/item?id=${encodeURIComponent(id)}`,
        description: text,
        published_at: comment.created_at_i ?? comment.created_at,
      }
    })
    remember(page.marks)
  },
}

/** The first paragraph with a letter in it, without SEEKING FREELANCER. */
function titleOf(text: string): string {
  const paragraph = text
    .replace(OFFER, '')
    .split(/<p>|\n/i)
    .map((one) => cleanLine(one, 1000))
    .find((one) => /\p{L}/u.test(one))
  if (!paragraph) return 'Seeking freelancer'
  if (paragraph.length <= LONGEST_TITLE) return paragraph
  const cut = paragraph.slice(0, LONGEST_TITLE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2))} …`
}
