import { expect, test } from 'vitest'
import { stripMarkdown } from './markdown.ts'

test.each([
  ['**About us**: we bake.', 'About us: we bake.'],
  ['We need __two__ people, *soon*, for _React_.', 'We need two people, soon, for React.'],
  ['## The job\nWrite.', 'The job\nWrite.'],
  ['* one\n- two\n+ three', '• one\n• two\n• three'],
  ['See [our shop](https://example.com/a_b) first.', 'See our shop first.'],
  ['Run `npm start` twice.', 'Run npm start twice.'],
  ['One\n---\nTwo', 'One\n\nTwo'],
  ['A price of 5\\* or more\\!', 'A price of 5* or more!'],
  ['**left open', 'left open'],
  // Text that only resembles Markdown stays.
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['snake__case__name and a__b or c__d', 'snake__case__name and a__b or c__d'],
  ['C# and F#, #hiring', 'C# and F#, #hiring'],
  ['-5 degrees', '-5 degrees'],
])('%s', (typed, shown) => expect(stripMarkdown(typed)).toBe(shown))

test.each(['*', '_', '[', '`', '**', '- ', '\\', '](', '#'])('takes linear time for many of %j', (mark) => {
  const time = (times: number) => {
    const text = mark.repeat(times)
    const begun = performance.now()
    stripMarkdown(text)
    return performance.now() - begun
  }
  time(2_000)
  // For ten times the text, a quadratic pattern takes a hundred times as long.
  const few = Math.max(time(10_000), 1)
  expect(time(100_000) / few).toBeLessThan(50)
})
