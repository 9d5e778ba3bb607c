import { expect, test } from 'vitest'
import { fieldErrorText } from './formErrors.ts'

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
  validationMessage: fault ? 'The browser’s own text.' : '',
})

test.each([
  ['a valid value', field('email'), undefined],
  ['an empty field', field('text', 'valueMissing'), 'Fill in this field.'],
  ['an empty email', field('email', 'valueMissing'), 'Fill in this field.'],
  ['half an email', field('email', 'typeMismatch'), 'Enter a full email address, such as name@example.com.'],
  ['half a link', field('url', 'typeMismatch'), 'The browser’s own text.'],
  ['any other error', field('password', 'tooShort'), 'The browser’s own text.'],
])('%s has its text', (_what, checked, sentence) => expect(fieldErrorText(checked)).toBe(sentence))
