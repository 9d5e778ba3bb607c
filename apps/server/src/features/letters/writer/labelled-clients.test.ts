/** Tests of clients that are named before their work. */
import { expect, test } from 'vitest'
import { namesClient, tellAtClient, tellForNamedClient } from './labelled-clients.ts'

test.each([
  [
    'Garden tool brand (UK): 80 items had wrong sizes.',
    'At a garden tool brand in the UK, 80 items had wrong sizes.',
  ],
  ['Garden tool brand (UK): moved 80 items.', 'For a garden tool brand in the UK I moved 80 items.'],
  [
    'Ferry operator, Nuuk – six daily series, four years.',
    'For a ferry operator in Nuuk I worked on six daily series, four years.',
  ],
  [
    'Ferry operator, Nuuk: first answer to a passenger from 5 hours to 3 minutes, complaints down by half.',
    'At a ferry operator in Nuuk, first answer to a passenger went from 5 hours to 3 minutes, complaints down by half.',
  ],
  ['Parkside Council: 80 items, moved at night.', 'My work for Parkside Council: 80 items, moved at night.'],
  [
    'Garden office in Leeds, 12 people: I moved 80 items.',
    'For a garden office in Leeds (12 people) I moved 80 items.',
  ],
  ['Marketing API: campaigns and budgets.', null], // names what the work is about
])('a client before a work “%s”', (text, expected) => {
  expect(tellAtClient(text)).toBe(expected)
})

test.each([
  ['Soap brand, Lavamar, sells in three countries.', 'A soap brand, Lavamar, sells in three countries.'],
  ['The booking platform, Kaiplatz, is a Rails app.', 'The booking platform, Kaiplatz, is a Rails app.'],
  [
    'Soap brand, online shop with 90 products.',
    'For a soap brand I worked on an online shop with 90 products.',
  ],
  ['Born in Aarhus, Danish is my mother tongue.', null], // names a place
])('a label with the name of the client “%s”', (text, expected) => {
  expect(tellForNamedClient(text)).toBe(expected)
})

test('the person is no client: a label that begins with “I’m” names nobody', () => {
  expect(namesClient("I'm running a small team in Dhaka")).toBe(false)
  expect(namesClient('Dairy in Lower Silesia')).toBe(true)
})

test('the city where somebody lives is no client', () => {
  expect(namesClient('Ho Chi Minh City')).toBe(false)
  expect(namesClient('City council')).toBe(true)
})
