/**
 * Hacker News: the monthly thread "Freelancer? Seeking freelancer?", found by Algolia's search. A comment that begins
 * with SEEKING FREELANCER is a job; comments of people who seek work are not.
 */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { cleanLine } from './clean-text.ts'
import { dateField, idField, textField } from './post.ts'
import { readItems } from './read-items.ts'
import type { Source } from './source.ts'
import { hostOf, parseJson, readList, SourceError } from './source-client.ts'

const Story = z.object({ objectID: idField, title: textField })
const Comment = z.object({ id: idField, text: textField, created_at_i: dateField, created_at: textField })

const MAX_TITLE_LENGTH = 140
const OFFER = /^(?:\s|<[^>]{1,20}>|[*_>[(-])*seeking\s+freelancers?\b[\s\])*_:|,;.–—-]*/i

export const hackernews: Source = {
  name: 'hackernews',
  label: 'Hacker News',
  baseUrl: 'https://hn.algolia.com',
  interval: 15 * MINUTE,
  async *newPosts({ client, state, saveState }) {
    const found = await client.read('/api/v1/search_by_date?tags=story,author_whoishiring&query=freelancer')
    const thread = readList(parseJson(found), 'hits')
      .map((hit) => Story.safeParse(hit).data)
      .find((story) => story?.objectID && /seeking freelancer/i.test(story.title ?? ''))
    if (!thread?.objectID || !/^\d+$/.test(thread.objectID))
      throw new SourceError(`The answer of ${hostOf(found)} names no thread.`)
    const page = await client.readIfChanged(`/api/v1/items/${thread.objectID}`, state)
    if (!page) return
    yield* readItems(readList(parseJson(page.reply), 'children'), Comment, ({ id, text, ...comment }) => {
      if (text === null || !OFFER.test(text)) return null
      return {
        source_id: id,
        title: readTitle(text),
        url: id && `https://news.ycombinator.com/item?id=${encodeURIComponent(id)}`,
        description: text,
        published_at: comment.created_at_i ?? comment.created_at,
      }
    })
    saveState(page.validators)
  },
}

/** The first paragraph with a letter in it, without SEEKING FREELANCER. */
function readTitle(text: string): string {
  const paragraph = text
    .replace(OFFER, '')
    .split(/<p>|\n/i)
    .map((one) => cleanLine(one, 1000))
    .find((one) => /\p{L}/u.test(one))
  if (!paragraph) return 'Seeking freelancer'
  if (paragraph.length <= MAX_TITLE_LENGTH) return paragraph
  const cut = paragraph.slice(0, MAX_TITLE_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_TITLE_LENGTH / 2))} …`
}
