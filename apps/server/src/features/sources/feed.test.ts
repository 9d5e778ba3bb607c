/** Entries of feeds in different vocabularies and encodings. */
import { expect, test } from 'vitest'
import type { Reply } from '../../platform/fetching.ts'
import { parseFeedReply } from './feed.ts'

const entriesOf = (xml: string) => {
  const reply = { body: Buffer.from(xml), text: () => xml, url: 'https://feed.example' }
  return parseFeedReply(reply as unknown as Reply).entries
}
const spaces =
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:media="http://search.yahoo.com/mrss/"'
const rss = (item: string) =>
  entriesOf(`<rss version="2.0" ${spaces}><channel><title>t</title><item>${item}</item></channel></rss>`)[0]
const atom = (entry: string) =>
  entriesOf(
    `<feed xmlns="http://www.w3.org/2005/Atom" ${spaces}><title>t</title><id>i</id><updated>2026-01-01T00:00:00Z</updated><entry><id>1</id><title>A post</title>${entry}</entry></feed>`,
  )[0]

test.each([
  [
    'dc',
    '<dc:title>Logo</dc:title><dc:description>For a bakery</dc:description><dc:date>2026-01-02T00:00:00Z</dc:date><dc:subject>Design</dc:subject><dc:identifier>https://jobs.example/1</dc:identifier>',
  ],
  [
    'dcterms',
    '<dcterms:title>Logo</dcterms:title><dcterms:abstract>For a bakery</dcterms:abstract><dcterms:issued>2026-01-02T00:00:00Z</dcterms:issued><dcterms:subject>Design</dcterms:subject><dcterms:identifier>https://jobs.example/1</dcterms:identifier>',
  ],
  [
    'media',
    '<media:group><media:title>Logo</media:title><media:description>For a bakery</media:description><media:category label="Design">d</media:category></media:group><link>https://jobs.example/1</link><pubDate>2026-01-02T00:00:00Z</pubDate>',
  ],
])('an item that is described in %s yields the same entry', (_vocabulary, item) => {
  expect(rss(item)).toMatchObject({
    title: 'Logo',
    text: 'For a bakery',
    published: '2026-01-02T00:00:00Z',
    categories: ['Design'],
    link: 'https://jobs.example/1',
  })
})

test('an entry’s own fields take precedence unless they are blank', () => {
  const item =
    '<title>Own</title><description> </description><pubDate>2026-01-01T00:00:00Z</pubDate><dc:title>Other</dc:title><dc:description>Said</dc:description><dc:date>2025-01-01T00:00:00Z</dc:date>'
  expect(rss(item)).toMatchObject({ title: 'Own', text: 'Said', published: '2026-01-01T00:00:00Z' })
})

test.each([
  ['application/octet-stream', 'We need a shop – soon.'],
  ['text/html', '<p>Für eine Bäckerei</p>'],
])('Atom content of the type %s in base64 is decoded', (type, text) => {
  const code = Buffer.from(text).toString('base64')
  const broken = code.replace(/.{12}/g, '$&\n')
  for (const written of [code, broken])
    expect(atom(`<content type="${type}" mode="base64">${written}</content>`)).toMatchObject({ text })
})

test('a text that looks like base64 stays, and a picture is replaced by the summary', () => {
  expect(atom('<content type="text/plain">Abcdefgh</content>')).toMatchObject({ text: 'Abcdefgh' })
  expect(atom('<content type="text">QUJDREVG</content>')).toMatchObject({ text: 'QUJDREVG' })
  const picture = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]).toString('base64')
  expect(atom(`<content type="image/png">${picture}</content><summary>A logo</summary>`)).toMatchObject({
    text: 'A logo',
  })
})
