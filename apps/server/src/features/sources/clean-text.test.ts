/** Tests the cleaning of ordinary and hostile texts. */
import { expect, test } from 'vitest'
import { LINEAR_GROWTH, measureGrowth } from '../../platform/testing/cpu-time.ts'
import { cleanLine, cleanLink, cleanText, MAX_TEXT_LENGTH } from './clean-text.ts'

test.each([
  [
    'plain text with its line ends',
    'One\n\n- two\n- three  spaced\n\tfour',
    'One\n\n- two\n- three  spaced\n\tfour',
  ],
  ['Windows line ends', 'a\r\nb\rc', 'a\nb\nc'],
  [
    'what only looks like tags',
    'a < b, x<y>z, List<string>, <your name> <3',
    'a < b, x<y>z, List<string>, <your name> <3',
  ],
  [
    'entities in plain text',
    'R&amp;D &#8211; 5&nbsp;days &rarr; &unknown; AT&T',
    'R&D – 5 days → &unknown; AT&T',
  ],
  [
    'paragraphs and lists',
    '<p>We need:</p><ul><li>one &amp; two</li><li>three</li></ul><p>Bye<br>now</p>',
    'We need:\n\n• one & two\n• three\n\nBye\nnow',
  ],
  ['inline tags in text with line ends', 'First <b>line</b>\nSecond\n\nThird', 'First line\nSecond\n\nThird'],
  ['HTML escaped twice', 'One&lt;br /&gt;two &amp;amp; three', 'One\ntwo & three'],
  [
    'scripts and styles',
    '<p>Hi</p><script>alert(1)</script><style>p{}</style><svg onload=alert(1)><text>x</text></svg>',
    'Hi',
  ],
  ['an image with a handler', '<img src=x onerror=alert(1)>Hello', 'Hello'],
  [
    'links',
    '<p><a href="https://x.test/a">here</a> <a href="javascript:alert(1)">bad</a> <a href="data:text/html,x">worse</a></p>',
    'here (https://x.test/a) bad worse',
  ],
  ['control characters', 'a\0b\x07c\x1b[31md\x7f\x9fe', 'abc[31mde'],
  ['lone surrogates', 'a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
  ['direction overrides, which stay', 'a\u202Eb\u2066c', 'a\u202Eb\u2066c'],
  ['an unclosed tag', 'see <a href="javascript:alert(1)"', 'see <a href="javascript:alert(1)"'],
  ['headings as written', '<h2>Our Team</h2>text', 'Our Team\n\ntext'],
])('%s are cleaned', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
})

const million = 1_000_000
test.each<[string, (times: number) => string]>([
  ['nested tags and their ends', (n) => `${'<div>'.repeat(n / 100)}deep${'</div>'.repeat(n / 100)}`],
  ['a million nested tags', (n) => `${'<b>'.repeat(n)}deep`],
  ['nested lists', (n) => '<ul><li>'.repeat(n)],
  ['nested tables', (n) => '<table><tr><td>'.repeat(n)],
  ['unknown nested tags', (n) => `<p>${'<x>'.repeat(n)}`],
  ['alternating tags', (n) => '<p><b>'.repeat(n)],
  ['10 MB of text', (n) => 'word '.repeat(2 * n)],
  ['10 MB of paragraphs', (n) => '<p>word</p>'.repeat(n)],
  ['10 MB of open brackets', (n) => '<'.repeat(10 * n)],
  ['unclosed attributes', (n) => '<p x="'.repeat(n)],
  ['unclosed comments', (n) => `<p>${'<!--'.repeat(n)}`],
  ['unclosed scripts', (n) => '<script>'.repeat(n)],
  ['rare entities', (n) => '&rarr;'.repeat(n)],
  ['spaces', (n) => `<p>a${' '.repeat(10 * n)}b`],
  ['entities that expand to tags', (n) => '&lt;p&gt;'.repeat(n)],
])('%s: cleaning takes linear time, and the result is short', (_, rawOf) => {
  // The inputs are built before, so that only the cleaning is measured.
  const inputs = new Map([million / 4, million].map((size) => [size, rawOf(size)]))
  let clean = ''
  const { growth, milliseconds } = measureGrowth(million, 1500, (size) => {
    const text = cleanText(inputs.get(size)!)
    if (size === million) clean = text
  })
  expect(growth).toBeLessThan(LINEAR_GROWTH)
  expect(milliseconds).toBeLessThan(1500)
  expect(clean.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH)
})

test('cutting never splits a character', () => {
  const clean = cleanText(`a${'😀'.repeat(MAX_TEXT_LENGTH)}`)
  expect(clean).toHaveLength(MAX_TEXT_LENGTH - 1)
  expect(clean.isWellFormed()).toBe(true)
})

test.each(
  'iframe object script style textarea title svg math noscript noembed noframes template select xmp svg:svg svg:style'.split(
    ' ',
  ),
)('the text after a self-closing <%s/> is kept', (name) => {
  expect(cleanText(`<p>Before</p><${name} src="x"/>After <b>all</b>`)).toBe('Before\n\nAfter all')
  expect(cleanText(`Before <${name}/> after`)).toBe('Before after')
})

test.each(
  (
    'abbr acronym address applet area article aside audio b bdi bdo big blink blockquote br button canvas caption center cite ' +
    'code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font ' +
    'footer form frame frameset h1 h6 header hgroup i img input ins kbd label legend li link listing main map mark marquee ' +
    'menu meta meter nav nobr ol optgroup option output p param picture pre progress q rb rp rt rtc ruby s samp search section ' +
    'select slot small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul ' +
    'var video wbr svg:g svg:text html:p xhtml:div mml:mi o:p v:shape w:t st1:place media:thumbnail'
  ).split(' '),
)('a <%s> tag is removed and its text is kept', (name) => {
  for (const attributes of ['', ' class="x"', ' a=1 b'])
    expect(cleanText(`Before <${name}${attributes}>words</${name}> after`)).toMatch(
      /^Before(?: ?|\n+(?:• |> )?)words\s+after$/,
    )
})

test('text in angle brackets that is not a tag stays', () => {
  const text = 'List<string> <your name> <https://example.com> <ada@example.com> <mailto:ada> Map<k:v> <3'
  expect(cleanText(text)).toBe(text)
})

test('a cleaned line has no line ends', () => {
  expect(cleanLine(' A <b>big</b>\n\n title\t&amp; more ', 100)).toBe('A big title & more')
  expect(cleanLine('abcdef', 3)).toBe('abc')
})

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  [' http://example.com ', 'http://example.com/'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['//example.com', null],
  ['ftp://example.com', null],
  ['not a link', null],
  [`https://example.com/${'a'.repeat(3000)}`, null],
  [null, null],
])('the link %j becomes %j', (raw, link) => {
  expect(cleanLink(raw)).toBe(link)
})
