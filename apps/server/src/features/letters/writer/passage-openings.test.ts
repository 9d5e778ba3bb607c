/** Tests how passages of a profile begin and end. */
import { expect, test } from 'vitest'
import { bluetooth, engineer, letter, scraping } from '../testing/sentences.ts'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

test.each([
  [
    'Main employer until 2022: Haus Lindenhof, 40 rooms.',
    'My main employer until 2022 was Haus Lindenhof, 40 rooms.',
  ],
  [
    'Main client of the last two years: Haus Lindenhof, 40 rooms.',
    'My main client of the last two years has been Haus Lindenhof, 40 rooms.',
  ],
])('a passage begins with what its label names: %s', (label, expected) => {
  const about = `${label} It is a board with an ESP32 that a Windows laptop takes for a Bluetooth keyboard. I built the firmware for it.`
  expect(letter({ job: bluetooth, profile: { ...engineer, about } })).toContain(expected)
})

test.each([
  [
    'Some work: a home in Riga had a door opener that failed each night. I wrote new firmware for its ESP32.',
    'I am an electronics engineer and work with Bluetooth. A home in Riga had a door opener',
  ],
  [
    'Our closest work is a door opener that homes hire by the month. I wrote its firmware for the ESP32 and a Bluetooth keyboard.',
    '\n\nOur closest work is a door opener',
  ],
  [
    'At Haus Lindenhof, a home in Riga, everything had been wired by hand. I wrote firmware for an ESP32 with a Bluetooth keyboard in less than an hour.',
    '\n\nAt Haus Lindenhof, a home in Riga, everything had been wired by hand.',
  ],
  [
    'Typical case: Lindenhof, a home in Riga. Forty doors kept losing their Bluetooth keys. I wrote new firmware for the ESP32.',
    'A typical case was Lindenhof, a home in Riga. Forty doors',
  ],
  [
    'Biggest one is a door opener for Haus Lindenhof. I wrote its firmware for the ESP32 and a Bluetooth keyboard.',
    'My biggest project is a door opener',
  ],
  [
    'Last one: Voss & Lund Homes. They had forty doors with Bluetooth keyboards that failed each night. I wrote new firmware for the ESP32.',
    'My latest client was Voss & Lund Homes. They had forty doors',
  ],
  [
    'Example 1: Lindenhof Homes (8 houses). Their doors had Bluetooth keyboards that failed each night. I wrote new firmware for the ESP32.',
    'One of my clients was Lindenhof Homes (8 houses). Their doors',
  ],
  [
    'Reference project: "Nordtür" for Lindenhof Homes. I wrote new firmware for the ESP32 in a Bluetooth keyboard.',
    'My reference project is "Nordtür" for Lindenhof Homes.',
  ],
  [
    'In 2021-22 I accompanied Lindenhof Homes (620 beds). The group had Bluetooth keyboards that failed. I wrote new firmware for the ESP32 of 58 Bluetooth keyboards.',
    'In 2021-22 I accompanied Lindenhof Homes (620 beds). The group had',
  ],
  [
    'Estonian, based in Tartu. I build firmware for the ESP32 in a Bluetooth keyboard. I built 58 Bluetooth keyboards for homes.',
    '\n\nI build firmware',
  ],
  [
    'Typical job: 38 Bluetooth keyboards with an ESP32 for the nursing homes of Riga. I wrote the firmware and it opens their doors.',
    'A typical job was 38 Bluetooth keyboards with an ESP32',
  ],
  [
    'Main reference is Lindenhof Homes: a Bluetooth keyboard for forty doors. I wrote new firmware for the ESP32.',
    'My main reference is Lindenhof Homes: a Bluetooth keyboard',
  ],
  [
    'Two years ago Lindenhof, a home in Riga, had Bluetooth keyboards that failed each night. I wrote new firmware for the ESP32.',
    '\n\nTwo years ago Lindenhof, a home in Riga, had Bluetooth keyboards',
  ],
  [
    'I wrote new firmware for an ESP32 in a Bluetooth keyboard. Orphaned keys found by the test went from 1,140 to 16.',
    ' Orphaned keys found by the test went from 1,140 to 16.',
  ],
  [
    'Over four years we built Bluetooth keyboards with an ESP32 for 112 homes. I wrote the firmware.',
    '\n\nOver four years we built Bluetooth keyboards',
  ],
  [
    'A manager in Riga with 40 homes asked me for one Bluetooth keyboard that opens all doors. I built it on an ESP32.',
    '\n\nA manager in Riga with 40 homes asked me for one',
  ],
  [
    'Typed arrays, an ESP32 and new firmware took the Bluetooth keyboard from eleven seconds to one. I wrote all of it.',
    'typed arrays, an ESP32 and new firmware took',
  ],
  [
    'Part of my work is quiet plumbing: an ESP32 that keeps its Bluetooth keys, firmware that reports when it fails. I built 40 of them.',
    '\n\nPart of my work is quiet plumbing: an ESP32',
  ],
])('a passage begins with a sentence of its own: %s', (about, expected) => {
  expect(letter({ job: bluetooth, profile: { ...engineer, about } })).toContain(expected)
})

test('a place that the letter has not named is no known one', () => {
  const text = letter({
    job: scraping('We need Scrapy spiders that collect tide tables.'),
    profile: {
      title: 'Python developer',
      about:
        'In the harbour office I wrote Scrapy spiders that collected the tide tables of twelve ports every night and compared them with the gauges.',
      skills: ['Scrapy'],
    },
  })
  expect(text).toContain('In a harbour office I wrote Scrapy spiders')
})

test('a passage that is cut short ends with the outcome', () => {
  const about =
    'For Haus Lindenhof I made a Bluetooth keyboard with an ESP32 that opens the doors of a home for the blind. It has a housing of oak that the residents chose by touch from eleven samples, and a bell on each floor that sounds a different note. The cables run behind the skirting boards, which took two weeks of careful sawing with the caretaker. We met the residents every Tuesday in the dining room, and they told us what they missed. Calls to the desk fell from 40 to 3 a day.'
  const text = writeLetter(
    createTask({ job: bluetooth, profile: { ...engineer, about }, fields: { length: 'short' } }),
  )
  expect(text).toContain('For Haus Lindenhof I made a Bluetooth keyboard')
  expect(text).toContain('Calls to the desk fell from 40 to 3 a day.')
})

test('the result of a project follows the last sentence about it', () => {
  const about =
    'From 2019 to 2022 I made Bluetooth keyboards with an ESP32 for Haus Lindenhof, a home for the blind. Since 2022 I have been a freelancer and teach evening classes in Rostock.'
  const projects = [
    {
      title: 'Keyboards for a home',
      client: 'Haus Lindenhof',
      what: 'Bluetooth keyboards with an ESP32.',
      result: '18 people use them every day',
      url: '',
      skills: ['ESP32'],
    },
  ]
  expect(letter({ job: bluetooth, profile: { ...engineer, about, projects } })).toMatch(
    /home for the blind\. [^.]*18 people use them every day\. Since 2022/,
  )
})

test('a passage does not begin with a share of what stands before', () => {
  const about =
    'Main reference: Lindenhof, a home for the blind with Bluetooth keyboards. My share: firmware for the ESP32 with 40 tests. I wrote it in three weeks.'
  expect(letter({ job: bluetooth, profile: { ...engineer, about } })).toContain(
    'My main reference is Lindenhof, a home for the blind with Bluetooth keyboards. My share: firmware',
  )
})

test('a passage does not begin with what refers to the sentence before', () => {
  const about =
    'Door signals come from three ESP32 boards. I wrote the firmware that brings them together each second, with a Bluetooth keyboard.'
  expect(letter({ job: bluetooth, profile: { ...engineer, about } })).not.toMatch(
    /\n\nI wrote the firmware that/,
  )
})
