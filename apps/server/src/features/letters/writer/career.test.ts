/** Tests in which words a letter says where somebody comes from, and which part of a long sentence it leaves out. */
import { expect, test } from 'vitest'
import { readCareer, readHowLong } from './career.ts'

const isClear = () => true
const tell = (...sentences: string[]) => readCareer(sentences, isClear)?.text

test.each([
  [
    'I started out on the other side: 6 years as harbour engineer in a port with 850 berths.',
    'I spent 6 years as a harbour engineer in a port with 850 berths.',
  ],
  [
    'Background: physics in Riga, then seven years at a tide table company.',
    'I spent seven years at a tide table company.',
  ],
  [
    'I studied tides in Bergen, came home to Riga, and since 2017 I’ve been drawing charts for ports.',
    'Since 2017 I’ve been drawing charts for ports.',
  ],
  [
    'Since then I worked 6 years in the gauge team of a port.',
    'I worked 6 years in the gauge team of a port.',
  ],
  [
    'Fourteen years in the harbour office of Cuxhaven, the last six of them at the gauges.',
    'I spent fourteen years in the harbour office of Cuxhaven, the last six of them at the gauges.',
  ],
  [
    'Nineteen years in the harbour office of Riga (last nine as chart coordinator), seven on my own.',
    'I spent nineteen years in the harbour office of Riga (last nine as a chart coordinator) and seven on my own.',
  ],
  [
    '17 years of keeping gauges up for ports with 5 to 150 piers.',
    'I have spent 17 years keeping gauges up for ports with 5 to 150 piers.',
  ],
  [
    '5 yrs tide analyst (night shift, ports in two countries), freelance since 2021.',
    'I spent 5 years as a tide analyst (night shift, ports in two countries).',
  ],
  [
    'Six years as member of the chart team at a port and counting.',
    'I have spent six years as a member of the chart team at a port and counting.',
  ],
  ['I been drawing charts since 2017.', 'I have been drawing charts since 2017.'],
  [
    'I spent five years in the harbour office of Cuxhaven, first as a clerk, then as their only analyst.',
    'I spent five years in the harbour office of Cuxhaven, first as a clerk, then as their only analyst.',
  ],
])('%s becomes a sentence', (note, told) => {
  expect(tell(note)).toBe(told)
})

test.each([
  [
    'I spent five years in a harbour office in Riga, where every Friday somebody copied the tables of the week by hand.',
    'I spent five years in a harbour office in Riga.',
  ],
  [
    'I spent nine years in a harbour office in Riga, where I looked after Linux, PostgreSQL and the oldest gauges of the country.',
    'I spent nine years in a harbour office in Riga, where I looked after Linux, PostgreSQL and the oldest gauges of the country.',
  ],
  [
    'I worked 6 years in the gauge team of a port on the coast, and since 2019 I am independent.',
    'I worked 6 years in the gauge team of a port on the coast.',
  ],
  [
    'I was a pilot for 4 years and then nobody in the port wanted to touch the tables, so I became the person for them.',
    'I was a pilot for 4 years and then nobody in the port wanted to touch the tables, so I became the person for them.',
  ],
])('leaves out what explains a long sentence, but not its point: %s', (sentence, told) => {
  expect(tell(sentence)).toBe(told)
})

test.each([
  'Two years of a diploma in tides, then the fees became a problem.',
  'I spent six years of my life on a table with 24 columns.',
  'Six years at a port gave me tides every day and a respect for tables.',
  'I was in Riga for six years.',
  'My father ran a harbour for thirty years.',
  'Our team: 40 years in tides between the four of us.',
  '4 years junior developer is a long time, so I went freelance.',
  'Ten years trying to become a pilot.',
  'Since 2019 I do not take on tables any more.',
  'I came to the port 15 years ago with no English.',
  'I started at 14 and I am 32 years old now.',
  'I have been married to a pilot for 22 years.',
  'In five years I want to run my own port.',
  'Since 2020 I have long covid, so I work four hours a day.',
  'I stayed with my two kids for six years.',
  'I studied tides for 6 years without finishing.',
  'I inherited a table that nobody had touched for 12 years.',
  'Two cats and a boat.',
])('%s says nothing of a career', (sentence) => {
  expect(tell(sentence)).toBeUndefined()
})

test('tells what is over from what goes on', () => {
  const former = 'I was a harbour pilot for nine years in Cuxhaven.'
  expect(readCareer([former], isClear)?.isOver).toBe(true)
  expect(readCareer(['I have built tide tables since 2012.'], isClear)?.isOver).toBe(false)
  expect(readCareer([former, 'In 2020 I left to build the tables of ports.'], isClear)).toMatchObject({
    text: `${former} In 2020 I left to build the tables of ports.`,
    isOver: false,
  })
  expect(readCareer([former, 'Since 2020 I am freelancing.'], isClear)?.text).toBe(former)
})

test('a work that has ended in the next sentence is not told', () => {
  expect(tell('Ten years drawing charts for ships.', 'I don’t do that any more.')).toBeUndefined()
})

test('a sentence that the letter may not have gives way to the next one', () => {
  const [first, second] = ['I was a harbour pilot for nine years in Riga.', 'I have built tables since 2012.']
  expect(readCareer([first!, second!], (text) => text !== first)?.text).toBe(second)
})

test.each([
  ['Seven years on this. Before that, ships.', 'for seven years'],
  ['I’ve been at it since 2014.', 'since 2014'],
  ['Doing this since 2011, first at a port.', 'since 2011'],
  ['Twelve years so far: five in Riga, seven alone.', 'for twelve years'],
  ['Since 2019 its my full time work.', 'since 2019'],
  ['I have been doing this for 20 years until my stroke in 2019.', null],
  ['Seventeen years: six as a butcher, eleven as a driver.', null],
  ['2 years in, I left.', null],
  ['44 years old.', null],
  ['The port is open since 1911.', null],
])('reads how long from %s', (text, time) => {
  expect(readHowLong(text)).toBe(time)
})
