/** Tests what the title of a profile says of the field of its owner's work. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { addSpecialty, tellSpecialty } from './specialty.ts'

const job = { title: 'Tide alarm', description: 'We need a tide alarm.', category: '', skills: [] }
const taskOf = (title: string, about = '', skills: string[] = []) =>
  createTask({ job, profile: { title, about, skills } })

test.each([
  ['Web scraping w/ Scrapy - auctions, classifieds', 'web scraping with Scrapy'],
  ['Browser automation & Telegram bots | Python, Playwright', 'browser automation and Telegram bots'],
  ['Telegram bots + tide alarms (Selenium / Playwright) + hosting', 'Telegram bots, tide alarms and hosting'],
  ['Python: PDF parsing, OCR, tables to Excel', 'PDF parsing, OCR and tables to Excel'],
  ['Dipl.-Inform. | Harbour software end to end', 'harbour software end to end'],
  ['Former harbour pilot. Tide tables and honest alarms', null],
  ['Embedded / industrial software. RFID, Python. 28 years', 'embedded and industrial software'],
  ['Bayesian optimization, gauges, PhD candidate', 'Bayesian optimization and gauges'],
  [
    'Alarms and tide maps for ports, piers and small harbours',
    'alarms and tide maps for ports, piers and small harbours',
  ],
  ['Conflict and tides, gauge reading', 'conflict and tides, and gauge reading'],
  ['Crypto exchange API, tide bot', 'crypto exchange APIs and tide bots'],
  ['Tide alarms since school, 14 years', 'tide alarms since school'],
  ['Python, Django, PostgreSQL', null],
  ['Pabbly, Make, Zapier, Google Workspace', null],
  ['Online shopper and tester', null],
  ['I turn messy tides into tables', null],
  ['Lisbon, Porto', null],
])('reads the field of %s', (title, topics) => {
  expect(tellSpecialty(taskOf(title))).toBe(topics === null ? null : `I specialize in ${topics}.`)
})

test('keeps the capital of a name that the profile has inside its sentences', () => {
  const about = 'I print labels with Marlin heads.'
  expect(tellSpecialty(taskOf('Marlin label printers and gauges', about))).toBe(
    'I specialize in Marlin label printers and gauges.',
  )
})

test.each([
  ['Harbour developer - tide alarms, Python, gauge maps', 'and specialize in tide alarms and gauge maps'],
  ['Harbour developer (Python, Django): tide alarms', 'and specialize in tide alarms'],
  ['Harbour developer, 12 years. Gauges, tide alarms | Porto', 'and specialize in gauges and tide alarms'],
  ['Harbour specialist: gauges, tide alarms', 'and work on gauges and tide alarms'],
  ['Harbour developer - Python, Django', null],
  ['Harbour developer | Porto, UTC+1', null],
])('adds the field of %s to the trade', (title, added) => {
  const trade = title.startsWith('Harbour specialist')
    ? 'I am a harbour specialist'
    : 'I am a harbour developer'
  expect(addSpecialty(`${trade}.`, taskOf(title))).toBe(added === null ? `${trade}.` : `${trade} ${added}.`)
})

test('does not name the tool of the trade again', () => {
  expect(addSpecialty('I am a Python developer.', taskOf('Python automation & tide alarms'))).toBe(
    'I am a Python developer and specialize in automation and tide alarms.',
  )
})

test('letters in other languages have no such sentence', () => {
  const task = createTask({ job, profile: { title: 'Tide alarms' }, fields: { language: 'de' } })
  expect(tellSpecialty(task)).toBeNull()
  expect(addSpecialty('Ich baue Alarme.', task)).toBe('Ich baue Alarme.')
})
