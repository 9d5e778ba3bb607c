/** Tests of sentences that lack who did the work. */
import { expect, test } from 'vitest'
import { withDoer } from './completed-sentences.ts'

test.each([
  [
    'For a harbour in Riga moved 6 models to one server. For a ferry line cut 3 tables.',
    'For a harbour in Riga I moved 6 models to one server. For a ferry line I cut 3 tables.',
  ],
  ['For a harbour I moved 6 models.', 'For a harbour I moved 6 models.'],
  [
    'For a harbour that moved 6 models, I wrote the tests.',
    'For a harbour that moved 6 models, I wrote the tests.',
  ],
])('%s', (text, expected) => expect(withDoer(text)).toBe(expected))
