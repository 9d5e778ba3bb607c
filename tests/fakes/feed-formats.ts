/**
 * The feed of a job board in formats other than RSS 2.0, with invented posts. The answers of the job services are in
 * feed-shapes.ts.
 */
import escapeHtml from 'escape-html'
import type { FakePost } from './feed-shapes.ts'

/** The same feed in the other formats. */
export const otherFeeds: Record<string, (posts: FakePost[]) => string> = {
  'RSS 1.0': (posts) =>
    `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://board.example"><title>Jobs</title></channel>${posts
      .map(
        (post) =>
          `<item rdf:about="https://board.example/jobs/${post.id}"><title>${escapeHtml(post.title)}</title><link>https://board.example/jobs/${post.id}</link><description>${escapeHtml(post.text)}</description><dc:subject>${escapeHtml(post.category)}</dc:subject><dc:date>${post.at.toISOString()}</dc:date></item>`,
      )
      .join('')}</rdf:RDF>`,
  Atom: (posts) =>
    `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><id>urn:board</id><updated>2026-03-01T00:00:00Z</updated>${posts
      .map(
        (post) =>
          `<entry><id>urn:job:${post.id}</id><title type="html">${escapeHtml(escapeHtml(post.title))}</title><link rel="self" href="https://board.example/self"/><link href="https://board.example/jobs/${post.id}"/><published>${post.at.toISOString()}</published><updated>${post.at.toISOString()}</updated><category term="${escapeHtml(post.category)}"/><content type="html">${escapeHtml(post.text)}</content></entry>`,
      )
      .join('')}</feed>`,
  'JSON Feed': (posts) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Jobs',
      items: posts.map((post) => ({
        id: String(post.id),
        url: `https://board.example/jobs/${post.id}`,
        title: post.title,
        content_html: post.text,
        date_published: post.at.toISOString(),
        tags: [post.category],
      })),
    }),
}
