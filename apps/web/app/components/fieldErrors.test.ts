import { expect, test } from 'vitest'
import { fieldErrorText } from './fieldErrors.ts'

const field = (
  type: string,
  fault?: 'valueMissing' | 'typeMismatch' | 'tooShort',
): Parameters<typeof fieldErrorText>[0] => ({
  type,
  validity: {
    valid: fault === undefined,
    valueMissing: fault === 'valueMissing',
    typeMismatch: fault === 'typeMismatch',
  },
  validationMessage: fault ? 'The browser’s own sentence.' : '',
})

test.each([
  ['a good value', field('email'), undefined],
  ['an empty one', field('text', 'valueMissing'), 'Fill in this field.'],
  ['an empty e-mail', field('email', 'valueMissing'), 'Fill in this field.'],
  ['half an e-mail', field('email', 'typeMismatch'), 'Enter a full email address, such as name@example.com.'],
  ['half a link', field('url', 'typeMismatch'), 'The browser’s own sentence.'],
  ['any other fault', field('password', 'tooShort'), 'The browser’s own sentence.'],
])('%s', (_what, checked, sentence) => expect(fieldErrorText(checked)).toBe(sentence))
