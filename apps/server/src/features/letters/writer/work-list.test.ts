/** Tests which letters have a list of projects, and what its items say. */
import type { Profile } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { letter } from '../testing/sentences.ts'

const job = {
  title: 'Tide alarm for our harbour',
  description:
    'We need a Django service that warns our pilots by SMS when the tide is too high, with a flood map on PostGIS.',
  category: 'Web Development',
  skills: ['Django', 'SMS'],
}
type Project = Profile['projects'][number]
const project = (fields: Partial<Project>): Project => ({
  title: 'Tide alarm',
  client: '',
  what: '',
  result: '',
  url: '',
  skills: ['Django'],
  ...fields,
})
const ALARM = project({
  client: 'Port authority, Cuxhaven (12 pilots)',
  what: 'Django service, SMS by two providers. Pilots had read a paper table. Moved the gauges to MQTT in a week.',
  result: 'Late warnings from 30 a week to 2. Running since 2021.',
})
const MAP = project({
  title: 'Flood map',
  client: 'Delta Insurance',
  what: 'Django and PostGIS, 40 rivers, tiles cached overnight.',
  url: 'https://example.com/floods',
})
const write = (projects: Project[], fields: { about?: string; note?: string } = {}) =>
  letter({
    job,
    profile: { title: 'Python developer', about: fields.about ?? '', skills: ['Django'], projects },
    extraInformation: fields.note ?? '',
  })
const itemsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('– '))

test('lists projects that are described in notes, in the words of the person', () => {
  expect(itemsOf(write([ALARM, MAP]))).toEqual([
    '– Tide alarm (Port authority, Cuxhaven, 12 pilots): Django service, SMS by two providers. Pilots had read a paper table. Moved the gauges to MQTT in a week. Result: late warnings from 30 a week to 2; running since 2021.',
    '– Flood map (Delta Insurance, https://example.com/floods): Django and PostGIS, 40 rivers, tiles cached overnight.',
  ])
})

test('of a long description the sentences about what the post asks for stay, in their order', () => {
  const what =
    'Paper tables in two offices. The old server stood in a cupboard beside the coats and the umbrellas of the staff. I wrote a Django service. Painters came twice to the house, and the scaffold hid the mast of the antenna for weeks. Pilots are warned by SMS when the tide is too high. The harbour master retired, and his desk went to a museum of the town with all its drawers. A clock from the quay moved to the hall and rang at noon for the visitors of the fair. The flood map shows each berth.'
  const text = write([
    project({ client: 'Port of Brest', what }),
    MAP,
    project({ title: 'Berth list', what: 'Django list of berths, a page each, for the flood map.' }),
  ])
  const [item = ''] = itemsOf(text)
  expect(item).toMatch(
    /I wrote a Django service\..*Pilots are warned by SMS.*The flood map shows each berth\./,
  )
  expect(item).not.toMatch(/cupboard.*scaffold.*museum.*clock/)
})

test('the best work keeps all that the post is about before the others do', () => {
  const whole =
    'A Django service reads the gauges every minute, warns the pilots by SMS through two providers when the tide is too high, and draws the flood map on PostGIS.'
  const text = write(
    [
      project({ client: 'Port of Brest', what: `Django and SMS for the harbour pilots. ${whole}` }),
      project({
        title: 'Flood map',
        client: 'Delta Insurance',
        what: 'Django and PostGIS, 40 rivers. I cached the tiles overnight so that the map opens at once on the old phones of the wardens.',
        result: 'In use since 2021.',
      }),
    ],
    {
      note: 'Ask which gauges they have, whether the pilots have their own phones, who draws the map today, and if the harbour master reads SMS. I can start on Monday, and 900 USD fixed for all of it, done in three weeks.',
    },
  )
  const [item = '', other = ''] = itemsOf(text)
  expect(item).toContain(whole)
  expect(other).toMatch(/^– Flood map .*Result: in use since 2021\.$/)
})

test('where a result has room for one part, it is the one with the most figures', () => {
  const what =
    'I built a Django service that reads the gauges of four ports every minute, keeps each tide in PostGIS, warns the pilots on watch by SMS through two providers when the tide is too high, repeats the SMS until one of them answers, draws the flood map for the harbour master, and writes each warning to a log that the insurer reads.'
  const late =
    'Live after seven months, which was one month later than first planned because the gauges came late from the maker'
  const text = write([project({ what, result: `${late}. Late warnings 2 a week against 30.` }), MAP])
  expect(text).toContain('Result: late warnings 2 a week against 30.')
  expect(text).not.toContain('later than first planned')
})

test('the lines of a description become sentences', () => {
  const what = '- reads the gauges of four ports\n- warns the pilots by SMS'
  expect(write([project({ what }), MAP])).toContain(
    'Tide alarm: reads the gauges of four ports. Warns the pilots by SMS.',
  )
})

test('a second result begins without a capital', () => {
  const shop = project({
    title: 'Tide shop',
    what: 'Django shop.',
    result: 'Load time 2 s. Outage 11 hours.',
  })
  expect(write([ALARM, shop])).toContain('Result: load time 2 s; outage 11 hours.')
})

test('a sentence that begins with the name of a tool keeps its capital', () => {
  const scenario = project({
    title: 'Tide report',
    what: 'Make collects tides from 9 gauges, Django stores them.',
  })
  expect(write([ALARM, scenario])).toContain('Tide report: Make collects tides')
})

test('lists a third project where there is room', () => {
  const text = write([
    ALARM,
    MAP,
    project({ title: 'Berth list', what: 'Django list of berths for the flood map.' }),
  ])
  expect(itemsOf(text)).toHaveLength(3)
})

test('describes a single project in sentences', () => {
  const text = write([ALARM])
  expect(itemsOf(text)).toEqual([])
  expect(text).toContain('Late warnings went from 30 a week to 2')
})

test('keeps the sentences of projects that have them', () => {
  const text = write([
    project({ client: 'Port of Brest', what: 'I built a Django service that warns pilots by SMS.' }),
    project({ title: 'Flood map', client: 'Delta Insurance', what: 'I built a map of the tide in Django.' }),
  ])
  expect(itemsOf(text)).toEqual([])
})

test('adds no link to the portfolio where an item has one', () => {
  const links = {
    profile_links: { linkedin: '', youtube: '', twitter: '' },
    about: 'https://github.com/ada-tides',
  }
  const profile = { title: 'Python developer', skills: ['Django'], ...links }
  const textOf = (projects: Project[]) =>
    letter({ job, profile: { ...profile, projects }, extraInformation: '' })
  expect(textOf([ALARM, { ...MAP, url: '' }])).toContain(
    'You can see my work here: https://github.com/ada-tides',
  )
  expect(textOf([ALARM, MAP])).not.toContain('github.com')
})

test('has no list where the person wants none', () => {
  expect(itemsOf(write([ALARM, MAP], { note: 'No bullet points please.' }))).toEqual([])
})

test('an item that is too long keeps what was done and the result', () => {
  const filler = 'sends a table of all its gauges every morning, and nobody reads it before noon.'
  const fillers = ['Brest', 'Lorient', 'Nantes', 'Calais', 'Dunkirk', 'Rouen'].map(
    (port) => `${port} ${filler}`,
  )
  const long = project({
    client: 'Port of Brest',
    what: `Paper tables in six offices. ${fillers.join(' ')} Replaced them with a Django service.`,
    result: 'No late warning in a year',
  })
  const item = itemsOf(write([long, MAP])).find((one) => one.startsWith('– Tide alarm')) ?? ''
  expect(item).toContain('Replaced them with a Django service.')
  expect(item).toContain('Result: no late warning in a year.')
  expect(item.split(filler).length).toBeLessThan(6)
})

test('without room for what stands before it, what the person did opens an item', () => {
  const table = 'Paper tables of five ports, typed at night into a book that only two people could read.'
  const atlas = 'Rivers of forty valleys on paper, copied by hand each spring into one large atlas.'
  const text = write(
    [
      project({ client: 'Port of Brest', what: `${table} Wrote a Django service that warns pilots by SMS.` }),
      { ...MAP, what: `${atlas} Drew a flood map in Django and PostGIS.`, result: 'used by 30 towns' },
    ],
    { note: 'Max 60 words.' },
  )
  expect(itemsOf(text)).toEqual([
    '– Flood map (Delta Insurance, https://example.com/floods): drew a flood map in Django and PostGIS. Result: used by 30 towns.',
    `– Tide alarm (Port of Brest): ${table.replace('Paper', 'paper')} Wrote a Django service that warns pilots by SMS.`,
  ])
})

test('beside a list there is no general remark', () => {
  const text = write([ALARM, MAP])
  expect(text).not.toMatch(/\bI would (?:look|begin|start|read)\b/)
})

test('a question is no part of an item, because its answer may be left out', () => {
  const what = 'Django service with SMS. No gauge free? The table of the year before is sent.'
  const item = itemsOf(write([{ ...ALARM, what, result: '' }, MAP])).find((one) => one.includes('Tide alarm'))
  expect(item).toMatch(/: Django service with SMS\. The table of the year before is sent\.$/)
})

test.each([
  ['WordPress developer since 2010 – plugins', 'I have been a WordPress developer since 2010.'],
  ['Linux sysadmin + AWS. Deploys', 'I am a Linux sysadmin.'],
  ['Odoo functional lead (v13 to v16)', 'I am an Odoo functional lead.'],
  ['I connect the tables of harbours: maps, SMS', 'I connect the tables of harbours.'],
  ['I connect the tables of harbours · Django', 'I connect the tables of harbours.'],
])('the title says who the person is: %s', (title, introduction) => {
  const profile = { title, about: '', skills: ['Django'], projects: [ALARM, MAP] }
  expect(letter({ job, profile, extraInformation: '' })).toContain(`${introduction}\n\n`)
})

test('the about text says who the person is where the title names none', () => {
  const about = 'Hello! I’m Ada, a Python developer from Cádiz.'
  const profile = { title: 'Tables of harbours', about, skills: ['Django'], projects: [ALARM, MAP] }
  expect(letter({ job, profile, extraInformation: '' })).toContain(
    'I am a Python developer and specialize in tables of harbours.',
  )
})

test('the heading calls no work close that has little to do with the post', () => {
  const other = project({ title: 'Menu cards', what: 'Two menus a week in Django for a bar at the corner.' })
  expect(write([ALARM, MAP])).toContain('Closest to what you need:\n')
  expect(write([ALARM, other])).toContain('Some of my work:\n')
})

test('the field of the person takes no result from the list', () => {
  const profile = { title: 'Tide alarms for ports', skills: ['Django'], projects: [ALARM, MAP] }
  const note = 'Keep it short.'
  expect(letter({ job, profile, extraInformation: '' })).toContain(
    'I specialize in tide alarms for ports.\n\n',
  )
  const long =
    'Moved the gauges to MQTT in a week, with a page of notes for each of the nine piers of the port and a map.'
  const short = letter({
    job,
    profile: { ...profile, projects: [{ ...ALARM, what: `${ALARM.what} ${long} ${long}` }, MAP] },
    extraInformation: note,
  })
  expect(itemsOf(short)).toHaveLength(2)
  expect(short).toContain('Result: late warnings from 30 a week to 2')
})

test('a project without a title is named by its client', () => {
  const unnamed = project({ title: '', client: 'Ferry start-up', what: 'Django alarm with SMS.' })
  expect(write([unnamed, MAP])).toContain('– Ferry start-up: ')
})

test('a client is named as the person has written it', () => {
  expect(write([{ ...ALARM, client: 'Ferry agency in Piraeus' }, MAP])).toContain(
    '– Tide alarm (Ferry agency in Piraeus): ',
  )
})

test('a sentence that refers to the one before is never without it', () => {
  const faults = Array.from(
    { length: 5 },
    (_, at) => `the gauge of pier ${at + 1} doubled its rows on holidays`,
  )
  const what = `Django service with a table of tides and SMS. By then ${faults.join(', ')}. Fixed these in nine hours, added a log and a check that stops the alarm when a table is a day old, then drew all charts again.`
  const map = { ...MAP, what: `${MAP.what} Built the tile cache for all rivers and harbours of the delta.` }
  const [alarm = ''] = itemsOf(write([{ ...ALARM, what, result: 'Late warnings from 30 a week to 2' }, map]))
  expect(alarm).toContain('doubled its rows')
  expect(alarm).toContain('Fixed these')
})

test.each([
  ['I have built web services since 2012, mostly for ports.', 'I have built web services since 2012'],
  [
    'Before this I sailed. I was a pilot for nine years and moved to Python in 2019.',
    'I was a pilot for nine years and moved to Python in 2019.',
  ],
  ['I was a pilot for nine years before I learned Python.', 'I am a Python developer.'],
  [
    'Hi, I’m Ada. I’ve been building lists of tides since 2016, first 3 years in a harbour office (we made the lists for the pilots, so I heard very loudly when a number was wrong!) and on my own since 2019.',
    'I’ve been building lists of tides since 2016, first 3 years in a harbour office.',
  ],
  [
    'I was a ship broker for nine years. In 2020 I left to build the tables of ports.',
    'I was a ship broker for nine years. In 2020 I left to build the tables of ports.',
  ],
  ['I was a ship broker for nine years. Every Friday I copied tables by hand.', 'I am a Python developer.'],
  ['Two cats and a boat.', 'I am a Python developer.'],
  ['Since 2020 I do this alone.', 'I am a Python developer.'],
])('a list begins with who the person is: %s', (about, introduction) => {
  const text = write([ALARM, MAP], { about })
  expect(text.indexOf(introduction)).toBeGreaterThan(0)
  expect(text.indexOf(introduction)).toBeLessThan(text.indexOf('– '))
})

test('names the trade and the certificates in one sentence', () => {
  const about = 'Certificates: PMP and CISSP.'
  expect(write([ALARM, MAP], { about })).toContain(
    'I am a Python developer and hold the certificates PMP and CISSP.',
  )
})

test('a title with brackets takes the client into them', () => {
  const inBrackets = project({
    title: 'Tide map (open source)',
    client: 'Port of Brest',
    what: 'Django, 12 gauges.',
  })
  const county = project({ title: 'Berth list', client: 'A county in Wisconsin', what: 'Django, 9 berths.' })
  expect(itemsOf(write([inBrackets, county])).map((item) => item.split(': ')[0])).toEqual([
    '– Tide map (open source; Port of Brest)',
    '– Berth list (a county in Wisconsin)',
  ])
})

test('a link keeps its brackets', () => {
  const linked = project({
    client: 'Port (Brest)',
    url: 'https://example.com/Tide_(alarm)',
    what: 'Django, 12 gauges.',
  })
  expect(write([linked, MAP])).toContain('Tide alarm, Port, Brest, https://example.com/Tide_(alarm)')
})

test('names no client where the person wants none named', () => {
  const text = write([ALARM, MAP], { note: 'Please do not mention the client name.' })
  expect(itemsOf(text).map((item) => item.split(': ')[0])).toEqual([
    '– Tide alarm',
    '– Flood map (https://example.com/floods)',
  ])
  expect(text).not.toMatch(/Cuxhaven|Delta/)
})

test('a post that names no company hides no client', () => {
  const text = write([ALARM, MAP], { note: 'The post has no company name, so I greet the team.' })
  expect(text).toContain('Delta Insurance')
})

test('lists no project twice', () => {
  const about = 'I warn pilots by SMS with Django. The tide of a harbour is my whole subject.'
  const items = itemsOf(write([ALARM, MAP], { about })).map((item) => item.split(' (')[0])
  expect(new Set(items).size).toBe(items.length)
})

test('what was wrong is followed by what was done, also without a verb', () => {
  const what = 'The tables were public and old. Private tables, one key per pilot, alerts by SMS.'
  const [item = ''] = itemsOf(write([{ ...ALARM, what }, MAP]))
  expect(item).toContain('Private tables, one key per pilot')
})

test('“when I joined” is no deed, and the result of one stays with it', () => {
  const what =
    'The alarm rang only on paper when I joined. Nobody read it at night. I wrote a Django service that warns pilots by SMS.'
  const [item = ''] = itemsOf(write([{ ...ALARM, what }, MAP], { note: 'Max 90 words.' }))
  expect(item).toContain('I wrote a Django service')
})

test('counts of what stands before do not open an item', () => {
  const what = 'Assessment of eleven alarms of the port. Recommended four, postponed three for a year.'
  const text = write([{ ...ALARM, what }, MAP], { note: 'Max 60 words.' })
  expect(text).not.toMatch(/: recommended four/)
})

test.each([
  ['Former employer', '– Tide alarm: '],
  ['Port authority, northern Germany', '– Tide alarm (Port authority, northern Germany): '],
])('the client of an item: %s', (client, begin) => {
  expect(write([{ ...ALARM, client }, MAP])).toContain(begin)
})
