import { expect, test } from 'vitest'
import { parseBlocks } from './postText.ts'

test('paragraphs keep their own breaks', () => {
  expect(parseBlocks('One\ntwo\n\nThree\r\nfour\n\n\n')).toEqual([
    { kind: 'paragraph', text: 'One\ntwo' },
    { kind: 'paragraph', text: 'Three\nfour' },
  ])
})

test('lines with marks become lists, also right below a sentence and across blank lines', () => {
  expect(parseBlocks('We need:\n- a mark\n* a word\n\n• colours\nThank you')).toEqual([
    { kind: 'paragraph', text: 'We need:' },
    { kind: 'bullets', items: ['a mark', 'a word', 'colours'] },
    { kind: 'paragraph', text: 'Thank you' },
  ])
})

test('numbers stay the ones of the post', () => {
  expect(parseBlocks('1. Inventory\n3) Clean-up')).toEqual([
    {
      kind: 'numbers',
      items: [
        { number: 1, text: 'Inventory' },
        { number: 3, text: 'Clean-up' },
      ],
    },
  ])
})

test('an indented line belongs to the item above it', () => {
  expect(parseBlocks('- first\n  goes on\n- second')).toEqual([
    { kind: 'bullets', items: ['first\ngoes on', 'second'] },
  ])
})

test('a dash, a price or a year within a sentence is no list', () => {
  expect(parseBlocks('-40 degrees\n2024 was good\n3.5 stars')).toEqual([
    { kind: 'paragraph', text: '-40 degrees\n2024 was good\n3.5 stars' },
  ])
})

test('no text, no blocks', () => {
  expect(parseBlocks('')).toEqual([])
  expect(parseBlocks(' \n\t\n')).toEqual([])
})
