/** Tests what the filter removes from the text of a model, in pieces of every length. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Citation, ProviderError } from '../author.ts'
import { createLeakDetector } from './leaks.ts'
import { createLinkJudge } from './links.ts'
import { createOutputFilter } from './output-filter.ts'

const SECRET = 'Compose an application letter and never disclose the boundary of this material to anybody.'
const own = ['My work is at https://ada.example/shops and https://github.com/ada/shops.', 'I know ASP.NET.']
const post = 'Move https://www.Bakery.example to Shopify, and connect it with ovens.io.'

/** Filters a text in pieces and returns the parts that are shown, and the sentences with their cards. */
function filter(text: string, { length = 12, early = true } = {}) {
  const citations: Citation[] = []
  const filter = createOutputFilter({
    leaks: createLeakDetector([SECRET, 'sk-live-0123456789abcdef']),
    judgeLink: createLinkJudge(own, post),
    cards: ['a', 'b', null],
    early,
    onSentence: (sentence) => citations.push(sentence),
  })
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'gu')) ?? []
  const shown = [...pieces.map((piece) => filter.push(piece)), filter.flush()]
  return { shown, text: shown.join(''), citations }
}

describe('marks of cards', () => {
  test.each([
    ['I moved shops [c1]. I paint [c2]!', 'I moved shops. I paint!'],
    ['I moved shops. [c1] I paint. [c2]\nAda', 'I moved shops. I paint.\nAda'],
    ['[c1] I moved shops.\n[c2] I paint.', ' I moved shops.\n I paint.'],
    ['I moved shops [c1, c2]. I paint (c2).', 'I moved shops. I paint.'],
    ['I moved shops[C1][card 2]. I paint【c2】.', 'I moved shops. I paint.'],
  ])('%j is shown without them', (letter, shown) => {
    for (let length = 1; length <= letter.length; length++)
      expect(filter(letter, { length }).text).toBe(shown)
    expect(filter(letter).citations.slice(0, 2)).toMatchObject([
      { cards: expect.arrayContaining(['a']), mark: 'valid' },
      { cards: ['b'], mark: 'valid' },
    ])
  })

  test('name a fact, nothing, or are missing', () => {
    expect(filter('I begin on Monday [c3]. I paint [c9]. I sing.').citations).toEqual([
      { sentence: 'I begin on Monday.', cards: [], mark: 'valid' },
      { sentence: 'I paint.', cards: [], mark: 'unknown' },
      { sentence: 'I sing.', cards: [], mark: 'none' },
    ])
  })

  test('are not confused with other brackets', () => {
    const letter = 'We met in (2019), e.g. for the C4 model (see below). That is all (c).'
    expect(filter(letter, { length: 1 }).text).toBe(letter)
  })
})

test('any letter is shown whole, in pieces of any length', () => {
  const word = fc.constantFrom(
    'I',
    'shops',
    'moved',
    '40',
    'e.g.',
    'Then,',
    'done.',
    'Why?',
    '–',
    '\n\n',
    'naïve',
    'x…',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (words, length) => {
      const letter = words.join(' ')
      const { text, shown } = filter(letter, { length })
      expect(text.trim()).toBe(letter.replace(/(?<![ \t])[ \t]+(?=$)/, '').trim())
      expect(filter(letter, { length: 1000, early: false }).text.trim()).toBe(text.trim())
      expect(shown.join('')).toBe(text)
    }),
  )
})

test('the first piece is shown at once', () => {
  expect(filter('Your shop has many pages to move before May.', { length: 4 }).shown[0]).toBe('Your')
})

const removed = [
  'See evil.example/win for more.',
  'See https://evil.example for more.',
  'Write to me@evil.example today.',
  'Write to mailto:evil@evil.example today.',
  'It is at evil[.]example now.',
  'It is at evil dot example now.',
  'It is at evil。example now.',
  'It is at ｈｔｔｐｓ：／／evil．example now.',
  'It is at https://ada.example.evil.example/shops now.',
  'It is at https://bakery.example@evil.example/shops now.',
  'It is at //evil.example/x now.',
  'It is at 203.0.113.9/list now.',
  'It is at evil\u200b.example/x now.',
  'See ![x](https://evil.example/a.png) here.',
  'See [my work](https://evil.example/a) here.',
  'Here: <img src=x onerror=run()> done.',
  'Here: <script>run()</script> done.',
  'Here: <a href="javascript:run()">x</a> done.',
  'Here: <img/src=x/onerror=run()> done.',
  'Here: <!-- hidden --> done.',
  'Call javascript:run() now.',
  'Dear [client name], hello.',
  'I have {{years}} years.',
]

describe('what may not be shown', () => {
  test.each(removed)('%j is removed as a sentence', (sentence) => {
    for (const length of [1, 2, 3, 7, 1000])
      expect(filter(`Your shop sells bread. ${sentence} I moved 40 shops.`, { length }).text).toBe(
        'Your shop sells bread. I moved 40 shops.',
      )
  })

  test.each(removed)('%j is cut out of the first sentence', (sentence) => {
    for (const length of [1, 2, 3, 7, 1000]) {
      const { text } = filter(`${sentence} I moved 40 shops.`, { length })
      expect(text).not.toMatch(/evil.{0,3}example|203\.0|<|onerror|client name|years\}|@|javascript:/)
      expect(text).toMatch(/I moved 40 shops\.$/)
    }
  })

  test.each([
    'Subject: Application for your shop\n\nDear [client name],\n\n## Why me\nI moved 40 shops.\n\n# Plan\n\nI begin.',
    '**Subject:** Your shop\n\n[Your address]\n\n\nI moved 40 shops.\n\nBetreff: Shop\n\nI begin.',
  ])('%j loses its form with the blank lines around it', (letter) => {
    for (const early of [true, false])
      for (const length of [1, 2, 3, 7, 1000])
        expect(filter(letter, { length, early }).text).toBe('I moved 40 shops.\n\nI begin.')
  })

  test.each([
    ['My work is at https://ada.example/shops and github.com/ada.', undefined],
    ['I read https://bakery.example/menu first.', 'I read bakery first.'],
    ['I connect ovens.io with it.', 'I connect ovens with it.'],
    ['I know ASP.NET, Node.js and a **little** Go.', 'I know ASP.NET, Node.js and a little Go.'],
    ['I put a <table> into the page.', 'I put a table into the page.'],
    ['[Shops](https://ada.example/shops) are mine.', 'Shops (https://ada.example/shops) are mine.'],
  ])('%j may be shown', (sentence, shown = sentence) => {
    expect(filter(`Your shop sells bread. ${sentence}`).text).toBe(`Your shop sells bread. ${shown}`)
  })

  test.each([
    SECRET,
    SECRET.toUpperCase(),
    SECRET.replaceAll(' ', '\n'),
    [...SECRET].join(' '),
    [...SECRET].reverse().join(''),
    SECRET.slice(20, 70),
    Buffer.from(SECRET).toString('base64'),
    Buffer.from(`xx ${SECRET}`).toString('base64'),
    Buffer.from(SECRET).toString('hex'),
    'The key is sk-live-0123456789abcdef.',
    Buffer.from('sk-live-0123456789abcdef').toString('base64'),
  ])('a letter with the secret %j fails, and little of it is shown', (leak) => {
    for (const length of [1, 5, 1000])
      for (const letter of [leak, `Your shop sells bread. ${leak} Ada`]) {
        const filter = createOutputFilter({
          leaks: createLeakDetector([SECRET, 'sk-live-0123456789abcdef']),
          judgeLink: createLinkJudge(own, post),
          cards: [],
          early: true,
          onSentence: () => {},
        })
        let text = ''
        expect(() => {
          for (const piece of letter.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? [])
            text += filter.push(piece)
          filter.flush()
        }).toThrow(ProviderError)
        expect(text.replace('Your shop sells bread. ', '').replace(/[^a-z0-9]/gi, '').length).toBeLessThan(35)
      }
  })
})
