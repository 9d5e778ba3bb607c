/** Tests how a letter writes what a note abbreviates. */
import { expect, test } from 'vitest'
import { writeInFull } from './in-full.ts'

const rate = { amount: 40, currency: 'EUR', per: 'hour' } as const

test.each([
  ['My rate is 18/h.', 'My rate is 18 EUR per hour.'],
  ['$65/hr for both', '$65 per hour for both'],
  ['I can do 25h/wk or 5 hours/day', 'I can do 25 hours a week or 5 hours a day'],
  ['1 h of review, 4-6 h of work', '1 hour of review, 4-6 hours of work'],
  ['I am free til noon, thru May', 'I am free until noon, through May'],
  ['ca. 300 rows', 'about 300 rows'],
  ['I have the board here, can start today.', 'I have the board here, and I can start today.'],
  ['Current contract ends in 3 weeks', 'My current contract ends in 3 weeks'],
  ['I need ssh and the csv, gpus are fine', 'I need SSH and the CSV, GPUs are fine'],
  ['in python or excel, copilot and whatsapp', 'in Python or Excel, Copilot and WhatsApp'],
  ['on the 3rd, 25h week', 'on the 3rd, 25 hours a week'],
  ['I can do sat night', 'I can do Saturday night'],
  ['both current, renewed march', 'both current, renewed in March'],
  ['a .net 8 app in java', 'a .NET 8 app in Java'],
  ['not in a paid project only did the training', 'not in a paid project and only did the training'],
  ['My rate is PLN 80/h', 'My rate is PLN 80 per hour'],
  ['after 3 h of notice, up to 20 h a week', 'after 3 hours of notice, up to 20 hours a week'],
  ['Rate: 35/hr usd, $80/h USD', 'Rate: 35 USD per hour, $80 per hour'],
  ['I look for 62/h', 'I look for 62 EUR per hour'],
  ['I can today after 17 cet', 'I am available today after 17 CET'],
  ['evenings cet, until 8pm est', 'evenings CET, until 8pm EST'],
])('%s', (fact, written) => {
  expect(writeInFull(fact, rate)).toBe(written)
})

test.each([
  'Mon tarif de 25 est fixe.',
  'Mein Preis von 500 ist fest.',
  'The code is theirs.',
  'every day from 13h to 21h',
  'The bot that reads your mail, can send replies too.',
  'see https://ada.example/api/csv',
  'config.csv and ssh-keys',
  'the estate is 5 km away',
])('leaves %s', (fact) => {
  expect(writeInFull(fact, rate)).toBe(fact)
})

test('names no currency where the profile has none', () => {
  expect(writeInFull('My rate is 18/h.', null)).toBe('My rate is 18 per hour.')
})
