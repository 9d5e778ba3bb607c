import { expect, test } from 'vitest'
import { parseBlocks } from './postText.ts'

test('keeps line breaks within paragraphs', () => {
  expect(parseBlocks('One\ntwo\n\nThree\r\nfour\n\n\n')).toEqual([
    { kind: 'paragraph', text: 'One\ntwo' },
    { kind: 'paragraph', text: 'Three\nfour' },
  ])
})

test('parses marked lines as lists, also below a sentence and across blank lines', () => {
  expect(parseBlocks('We need:\n- a mark\n* a word\n\n• colours\nThank you')).toEqual([
    { kind: 'paragraph', text: 'We need:' },
    { kind: 'bullets', items: ['a mark', 'a word', 'colours'] },
    { kind: 'paragraph', text: 'Thank you' },
  ])
})

test('keeps the numbers of ordered lists', () => {
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

test('adds an indented line to the item above it', () => {
  expect(parseBlocks('- first\n  continues\n- second')).toEqual([
    { kind: 'bullets', items: ['first\ncontinues', 'second'] },
  ])
})

test('does not parse a dash, price or year in a sentence as a list', () => {
  expect(parseBlocks('-40 degrees\n2024 was good\n3.5 stars')).toEqual([
    { kind: 'paragraph', text: '-40 degrees\n2024 was good\n3.5 stars' },
  ])
})

test('returns no blocks for an empty text', () => {
  expect(parseBlocks('')).toEqual([])
  expect(parseBlocks(' \n\t\n')).toEqual([])
})
