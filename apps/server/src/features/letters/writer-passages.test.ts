/** Tests how the built-in writer quotes passages of the profile, and names the clients of projects. */
import { expect, test } from 'vitest'
import { bluetooth, engineer, letter } from './testing/sentences.ts'
import { createTask } from './testing/task.ts'
import { writeLetter } from './writer/index.ts'

test('describes a project in the sentences of the profile', () => {
  expect(letter({ job: bluetooth, profile: engineer })).toContain(
    'My best known project is a door opener for Haus Lindenhof, a home for the blind. It is a board with an ESP32 that a Windows laptop takes for a Bluetooth keyboard.',
  )
})

test('a sentence that the person has switched off is in no passage', () => {
  const task = createTask({ job: bluetooth, profile: engineer })
  const cards = task.cards.filter(({ card }) => !card.text.startsWith('It is a board'))
  const text = writeLetter({ ...task, cards })
  expect(text).not.toContain('It is a board')
  expect(text).not.toContain('door opener for Haus Lindenhof, a home for the blind. A tap')
})

test('a heading in the line of its text is not quoted', () => {
  const about =
    'Door work. In spring 2020 I put an ESP32 with Bluetooth into 40 door openers of a home for the blind. They have opened 9,000 times.'
  expect(letter({ job: bluetooth, profile: { ...engineer, about, projects: [] } })).toMatch(
    /\n\n[^.]*In spring 2020 I put an ESP32/,
  )
})

const sync = {
  title: 'HubSpot and NetSuite out of step',
  description: 'Our HubSpot contacts and NetSuite customers differ. We need a sync that works.',
  category: 'CRM',
  skills: ['HubSpot', 'NetSuite'],
}
const consultant = { title: 'CRM consultant', skills: ['HubSpot', 'NetSuite'], projects: [] }

test.each([
  [
    'Canale Otto, a streaming service: HubSpot with 9,000 doubles. I wrote a HubSpot and NetSuite sync that names an owner for each field.',
    'For Canale Otto, a streaming service, I worked on HubSpot with 9,000 doubles. I wrote a HubSpot and NetSuite sync',
  ],
  [
    'Ticket portal (client in Oslo): moved 5,000 HubSpot contacts to NetSuite with a nightly sync. Found four causes of doubles and removed them.',
    'For a ticket portal (client in Oslo) I moved 5,000 HubSpot contacts to NetSuite',
  ],
  [
    'On the data side I keep HubSpot and NetSuite in step with a sync of my own. It compares 9,000 contacts each night.',
    'I keep HubSpot and NetSuite in step',
  ],
  [
    'My thesis: a sync between HubSpot and NetSuite for a small brewery. I compared three ways to find doubles among 9,000 contacts.',
    'My thesis: a sync between HubSpot and NetSuite',
  ],
  [
    'I tidy CRM systems. For Nordhof Outdoor the owner had asked for one list. I built a HubSpot and NetSuite sync with an owner for each field.',
    'For Nordhof Outdoor the owner had asked for one list. I built a HubSpot and NetSuite sync',
  ],
  [
    'Sync: Kelbra, a maker of tents. I built a HubSpot and NetSuite sync for contacts with an owner for each field.',
    'For Kelbra (a maker of tents) I built a HubSpot and NetSuite sync',
  ],
  [
    'HubSpot and NetSuite: two systems, one truth. I built a sync between NetSuite and HubSpot for contacts.',
    'I built a sync between NetSuite and HubSpot for contacts.',
  ],
])('names the client of a project: %s', (about, expected) => {
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(expected)
})

test('a project whose title reads like a sentence is an item', () => {
  const project = {
    title: 'Contacts that would not match',
    client: 'Nordhof Outdoor, tent maker',
    what: 'HubSpot and NetSuite with one owner for each field',
    result: '11,400 duplicates down to 90',
    url: '',
    skills: ['HubSpot'],
  }
  expect(letter({ job: sync, profile: { ...consultant, about: '', projects: [project] } })).toContain(
    'Contacts that would not match (Nordhof Outdoor, tent maker): HubSpot and NetSuite with one owner for each field. Result: 11,400 duplicates down to 90.',
  )
})

test.each([
  ['did hubspot last in may. charge 600 flat', 'My price is 600 EUR flat'],
  ['rate stays 50. abt 3 wks', 'I stay at 50 EUR per hour'],
  ['45/h ok. anydesk no problem', '45 EUR per hour is fine with me'],
])('a price in the note replaces that of the profile: %s', (extraInformation, price) => {
  const rate = { amount: 70, currency: 'EUR', per: 'hour' } as const
  const about = 'I built a sync between NetSuite and HubSpot for a shoe maker.'
  const task = createTask({ job: sync, profile: { ...consultant, about, rate }, extraInformation })
  const text = writeLetter(task)
  expect(text).toContain(price)
  expect(text).not.toContain('70')
})

test.each([
  [
    'Failover: school software company. Their sync between HubSpot and NetSuite stopped every night. Moved it to a queue and added a check.',
    'An example is a school software company. Their sync between HubSpot and NetSuite stopped every night. I moved it to a queue',
  ],
  [
    'Bedding brand (US and CA): 64 HubSpot contacts had wrong owners after a NetSuite import. I rebuilt the sync in 12 days.',
    'At a bedding brand (US and CA), 64 HubSpot contacts had wrong owners after a NetSuite import. I rebuilt the sync in 12 days.',
  ],
  [
    'Marlow Polymers – HubSpot to NetSuite migration. After the migration the contacts had no owners; I corrected the sync and the field map.',
    'For Marlow Polymers I did a HubSpot to NetSuite migration. After the migration the contacts had no owners',
  ],
  [
    'For a club: HubSpot workflows with a NetSuite sync for dues. The reminders went from 900 to 40 a month.',
    'For a club I worked on HubSpot workflows with a NetSuite sync for dues. The reminders went from 900 to 40 a month.',
  ],
])('says in a sentence what a line is about: %s', (about, expected) => {
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(expected)
})

test('a passage ends where the work for another client begins', () => {
  const about =
    'I tidy data. For a bakery chain I built a sync between HubSpot and NetSuite with an owner for each field. It has run since May. For a law firm I moved 40 mailboxes to another host.'
  expect(letter({ job: sync, profile: { ...consultant, about } })).not.toContain('mailboxes')
})

test('the passage about the client of a project takes the place of its fields', () => {
  const about =
    'For a video studio in Graz I wrote a sync between HubSpot and NetSuite; the error with doubled contacts was solved with one shared key. It has run since May.'
  const projects = [
    {
      title: 'HubSpot and NetSuite sync',
      client: 'video studio, Graz',
      what: 'sync of contacts',
      result: 'no doubles',
      url: '',
      skills: ['HubSpot', 'NetSuite'],
    },
  ]
  expect(letter({ job: sync, profile: { ...consultant, about, projects } })).toContain(
    'For a video studio in Graz I wrote a sync between HubSpot and NetSuite; the error with doubled contacts',
  )
})

test('a passage begins with the sentence that says for whom the work was', () => {
  const about =
    'One client sells tents. The contacts in HubSpot and the customers in NetSuite differed by 9,000 doubles. I rebuilt the sync with an owner for each field, and the doubles were gone in a week.'
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(
    'One client sells tents. The contacts in HubSpot and the customers in NetSuite differed by 9,000 doubles. I rebuilt the sync',
  )
})

test('"there" becomes the place that the paragraph before ends with', () => {
  const about = [
    'I have tidied CRM systems for nine years, six of them at a company that rents out stages.',
    'There I was responsible for the sync between HubSpot and NetSuite. It moved 400 orders a day.',
  ].join('\n\n')
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(
    'At a company that rents out stages I was responsible for the sync between HubSpot and NetSuite.',
  )
})

test('a sentence with semicolons belongs to its passage', () => {
  const about =
    'I built a contact tracker for a bakery supplier. Drivers scan the order and the HubSpot contact with a scanner; the time is taken from NetSuite; and the manager gets reports by date or by town. Four PCs use it at the same time.'
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(
    'with a scanner; the time is taken from NetSuite; and the manager gets reports by date or by town. Four PCs',
  )
})

test('an item of a list that only names a work is quoted with what it says about it', () => {
  const about = [
    'I help small firms. Recent work:',
    '- Practice calls for students of a sales school. The system plays a buyer by voice, keeps HubSpot and NetSuite in step, and writes an evaluation. Built with two libraries. 3,100 calls in the first year.',
    '- Five leaflets.',
  ].join('\n')
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(
    'My work includes practice calls for students of a sales school. The system plays a buyer by voice, keeps HubSpot and NetSuite in step, and writes an evaluation. Built with two libraries. 3,100 calls in the first year.',
  )
})

test('what was done comes before what somebody usually does', () => {
  const about =
    'I give you a HubSpot report with each NetSuite delivery.\n\nFor a brewery I joined HubSpot and NetSuite.'
  const text = letter({ job: sync, profile: { ...consultant, about } })
  expect(text.indexOf('For a brewery')).toBeGreaterThan(0)
  expect(text.slice(0, text.indexOf('For a brewery'))).not.toContain('I give you')
})

test('"in that company" becomes the company that was named before', () => {
  const about =
    'Until 2023 I was in the team of a firm that sells school software.\n\nIn that company I took over a HubSpot and NetSuite sync from a developer who left. I rebuilt it in five weeks and added a report of doubles.'
  const text = letter({ job: sync, profile: { ...consultant, about } })
  expect(text).not.toContain('In that company')
  expect(text).toContain('took over a HubSpot and NetSuite sync')
})

test('an item of a list of what is not offered is no work', () => {
  const about =
    'I join HubSpot and NetSuite for small firms.\n\nNot offered:\n- HubSpot and NetSuite syncs with page builders. They are slow and they break.'
  expect(letter({ job: sync, profile: { ...consultant, about } })).not.toContain('page builders')
})

test('what others did with a work gets no "I"', () => {
  const about =
    '- HubSpot and NetSuite app for a clinic in Cork. Downloaded 9,000 times. Rated 4.8 in the store.'
  const text = letter({ job: sync, profile: { ...consultant, about } })
  expect(text).not.toMatch(/I (?:downloaded|rated)/)
})

test('a label does not make the beginning of a passage independent of what stands before it', () => {
  const about =
    'Training: I taught a model to read handwriting, with 40,000 letters.\n\nRelease: the same model, joined to HubSpot and NetSuite, answers in 30 ms. I have done that for a brewery, too.'
  expect(letter({ job: sync, profile: { ...consultant, about } })).not.toMatch(/[Tt]he same model, joined/)
})

test('the label of a paragraph is left out before its client', () => {
  const about =
    'Syncs: for Brandt Keramik I joined HubSpot and NetSuite in five weeks. I wrote down the owner of each field, and doubles fell from 900 to 4.'
  const text = letter({ job: sync, profile: { ...consultant, about } })
  expect(text).toContain('For Brandt Keramik I joined HubSpot and NetSuite')
  expect(text).not.toContain('Syncs:')
})

test('an item of a list tells a work without the owner that its heading names', () => {
  const about =
    'I work for a maker of school software.\n\n- I led its move from HubSpot to NetSuite, with 212 fields.\n- I play the accordion.'
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(
    'I led the move from HubSpot to NetSuite',
  )
})

test('a long passage with its own result gets no second one', () => {
  const about =
    'For a brewery in Cork I compared three ways to join HubSpot and NetSuite. I took 1,240 customers that two people had labelled by hand, and measured names, addresses and tax numbers apart. Result was a table of the three: the nightly sync with one owner for each field lost only 3 of 1,240 customers.'
  const projects = [
    {
      title: 'Sync',
      client: 'Brewery, Cork',
      what: 'Compared ways to join HubSpot and NetSuite and added a report.',
      result: 'Right answers from 48% to 79%.',
      url: '',
      skills: ['HubSpot'],
    },
  ]
  expect(letter({ job: sync, profile: { ...consultant, about, projects } })).not.toContain('The result')
})

test('a passage that is the largest of several stands alone', () => {
  const about =
    'I have moved seven firms to new systems, four of them from HubSpot.\n\nThe biggest of these was Brandt Keramik, a pottery with two shops. I joined HubSpot and NetSuite, and 9,000 contacts were moved in ten weeks.'
  expect(letter({ job: sync, profile: { ...consultant, about } })).toContain(
    'My biggest project was Brandt Keramik',
  )
})

test('a passage in the middle of a long paragraph names the client that the paragraph is about', () => {
  const about =
    'Closest to my heart is Brandt Keramik: people who want pots on one hand, people who make them on the other, all squeezed into a single system. Potters landed on the page for buyers and left. In 2022 I gave each of them an address of their own, with pictures that a friend took in the old kiln, and kept the list of the clays, which everybody in that trade seems to need once a week. I unpicked the HubSpot lists and joined them to NetSuite with one owner for each field. Doubles fell from 900 to 4.'
  const projects = [
    {
      title: 'Two systems',
      client: 'Brandt Keramik',
      what: 'Systems for two kinds of people.',
      result: '',
      url: '',
      skills: [],
    },
  ]
  expect(letter({ job: sync, profile: { ...consultant, about, projects } })).toContain(
    'For Brandt Keramik I unpicked the HubSpot lists',
  )
})

test('what the person would rather not show is not shown', () => {
  const about =
    'For a brewery I joined HubSpot and NetSuite. A HubSpot and NetSuite sync for a wedding hall, please don’t look at it. A NetSuite and HubSpot plugin unfinished since 2021.'
  const text = letter({ job: sync, profile: { ...consultant, about } })
  expect(text).toContain('For a brewery I joined')
  expect(text).not.toMatch(/look at it|unfinished/)
})

test('tells a project once where a passage names it by its title', () => {
  const about =
    'Potluck Pages is a catalogue of clays. I joined HubSpot and NetSuite for its sellers, and each of them sees only the clays of one shop.'
  const project = { what: 'Joined HubSpot and NetSuite for people with pots.', url: '', skills: [] }
  const projects = [
    { ...project, title: 'Potluck Pages', client: 'Clay sellers', result: '312 sellers use it.' },
  ]
  const text = letter({ job: sync, profile: { ...consultant, about, projects } })
  expect(text).toContain('Potluck Pages is a catalogue of clays.')
  expect(text).toContain('312 sellers use it.')
  expect(text).not.toContain('For clay sellers')
})
