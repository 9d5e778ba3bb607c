/** The result and the link of a project stand beside it in a text about several works. */
import { expect, test } from 'vitest'
import { topicStems } from '../../../platform/text.ts'
import { beginsWithWork, insertResult, placeLink } from './placed-results.ts'

const text =
  'For a bus line I wrote spiders that read 40 timetables each night. For a winery I took the load time of the shop from 8 s to 2 s.'
const winery = topicStems('Shop of a winery: the load time of the shop, made shorter')
const buses = topicStems('Spiders that read the timetables of a bus line')

test('a link stands after the sentence about its project', () => {
  expect(placeLink(text, 'https://ada.example/w', winery)).toBe(
    text.replace('2 s.', '2 s (https://ada.example/w).'),
  )
  // After the first sentence links stand anyway.
  expect(placeLink(text, 'https://ada.example/b', buses)).toBe(text)
  expect(placeLink(text, null, winery)).toBe(text)
})

test('a text begins with the work that its first sentence is about', () => {
  expect(beginsWithWork(text, buses)).toBe(true)
  expect(beginsWithWork(text, winery)).toBe(false)
})

test('a result stands before the sentence that turns to something else', () => {
  const turning =
    'For a bus line I wrote spiders that read 40 timetables each night. After that I moved to a bank.'
  expect(insertResult(turning, buses, 'Wrong times from 9% to 0.4%')).toBe(
    'For a bus line I wrote spiders that read 40 timetables each night. Wrong times went from 9% to 0.4%. After that I moved to a bank.',
  )
})

test('a result stands before the next of several works', () => {
  const works = 'I wrote spiders that read 40 timetables of a bus line. I moved a winery to another shop.'
  expect(insertResult(works, buses, 'Wrong times from 9% to 0.4%')).toBe(
    'I wrote spiders that read 40 timetables of a bus line. Wrong times went from 9% to 0.4%. I moved a winery to another shop.',
  )
})

test('a result that the text states in other words is left out', () => {
  const text =
    'For a bus line I wrote spiders. A new timetable took nine days before, and half a day when I left.'
  expect(insertResult(text, buses, 'New timetable in half a day instead of nine days; 40 lines')).toBe(
    `${text} The result was 40 lines.`,
  )
})
