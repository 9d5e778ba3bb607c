/** Quoting works of profiles as they stand. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

const letterFor = (job: { title: string; description: string }, about: string, extraInformation = '') =>
  writeLetter(
    createTask({
      job: { category: '', skills: [], ...job },
      profile: { title: 'Developer', about, skills: [] },
      extraInformation,
    }),
  )

const ferry = {
  title: 'Timetable kiosk for a ferry terminal',
  description: 'A touch screen kiosk that shows the ferry timetable and sells tickets by card.',
}

test('a heading is left out, and so are words in another language', () => {
  const letter = letterFor(
    ferry,
    'Développeur de bornes depuis 2017. Je travaille avec des ports. One example. A ticket kiosk for a ferry terminal in Riga, 310 tickets a day with cards at two piers.',
  )
  expect(letter).toContain('ticket kiosk for a ferry terminal in Riga')
  expect(letter).not.toMatch(/one example|Développeur|Je travaille/i)
})

test.each([
  [
    '"Ferry Board" - kiosk for a ferry terminal with timetable and tickets. React in front, Node behind. 310 tickets a day at two piers.',
    'Closest to what you need: "Ferry Board" - kiosk for a ferry terminal with timetable and tickets. React in front, Node behind. 310 tickets a day at two piers.',
  ],
  [
    '- Harbor town, 3 piers. Ferry timetable on touch screens, tickets by card at the kiosk, printer jams down to one a month.',
    'Closest to what you need: harbor town, 3 piers. Ferry timetable on touch screens, tickets by card at the kiosk, printer jams down to one a month.',
  ],
  [
    'A handful of quick ones: a ticket kiosk for a ferry terminal in nine days, a timetable screen in React, a printer that prints cards.',
    'A few examples from my work: a ticket kiosk for a ferry terminal in nine days, a timetable screen',
  ],
  [
    'Most recent large piece: the ferry kiosk of Oskarshavn, where tickets used to be sold from a hut. Card reader, timetable and printer in one case, 12 of them since May.',
    'Closest to what you need: the ferry kiosk of Oskarshavn, where tickets used to be sold from a hut. Card reader, timetable and printer in one case, 12 of them since May.',
  ],
  [
    '310 tickets a day, sold by a kiosk. That was the ferry terminal of Oskarshavn, timetable and printer in one case, 12 of them since May.',
    'Hello,\n\n310 tickets a day, sold by a kiosk. That was the ferry terminal of Oskarshavn',
  ],
  [
    'Novi Sad, Serbia. I build ferry kiosks.\n\nLargest list to date: ferry company in Norway gave me 310 kiosks with timetables. I moved them to one server and checked the tickets of every pier by hand.',
    'A ferry company in Norway gave me 310 kiosks with timetables. I moved them to one server',
  ],
  [
    'best one - Ferry Board, kiosk for a ferry terminal. 310 tickets a day at two piers, timetable on a touch screen, cards only.',
    'Closest to what you need: Ferry Board, kiosk for a ferry terminal. 310 tickets a day at two piers',
  ],
  [
    '2019–2023: ferry company in Norway, 12 piers. Kiosks with the timetable, tickets by card, one server for all 310 of them.',
    'From 2019 to 2023 I worked at a ferry company in Norway, 12 piers. Kiosks with the timetable',
  ],
  [
    'Third is a ferry kiosk for a small harbour: React front, timetable, tickets by card at the pier, 300 a day. They open it each morning at 8.',
    'One of my projects is a ferry kiosk for a small harbour',
  ],
  [
    'Case study: a 46-pier ferry timetable for a harbour (kiosks on every pier, tickets by card); a monthly count of tickets for a terminal, now in its third year; touch screens in a museum.',
    'A few examples from my work: a 46-pier ferry timetable',
  ],
  [
    'React since 0.14, so about 10 years. Half of that time in one product. At the ferry terminal I moved the tickets from paper to kiosks with the timetable, 310 a day, and the queue was gone in seven months.',
    'At the ferry terminal I moved the tickets from paper to kiosks',
  ],
  [
    'A few numbers. Ferry Lines Ltd moved from paper tickets to kiosks with the timetable at 12 piers; queues were down by half in a year.',
    'Closest to what you need: Ferry Lines Ltd moved from paper tickets to kiosks',
  ],
  [
    '12 ferry terminals open my kiosk program every morning - timetable, tickets by card, printer. Took it over in 2009 and moved it to one server.',
    'Hello,\n\n12 ferry terminals open my kiosk program every morning',
  ],
  [
    'Ferry ticket portal of Oskarshavn (Sweden): I led four people, timetable and tickets by card on one touch screen, 310 kiosks in all.',
    'For a ferry ticket portal of Oskarshavn (Sweden) I led four people',
  ],
  [
    'A few numbers: moved the tickets of a ferry terminal to kiosks with the timetable; queues at the touch screen were down by half in a year.',
    'I moved the tickets of a ferry terminal to kiosks',
  ],
  [
    '**Kiosk work.** Eighteen years with ferry terminals and timetables, cards first. I have written programs for touch screens, printers and 310 kiosks at two piers.',
    'I have worked for eighteen years with ferry terminals and timetables, cards first.',
  ],
  [
    'Kiosk engineer, 18 years with ferry terminals and timetables. I started with touch screens in 2006 and have sold tickets by card since 2012.',
    'I am a kiosk engineer, 18 years with ferry terminals and timetables.',
  ],
])('a work that no sentence tells is quoted from its beginning: %s', (about, expected) => {
  expect(letterFor(ferry, about)).toContain(expected)
})

test.each([
  [
    "Most relevant thing I've built – Renda, a ferry kiosk with timetable and tickets by card, used at two piers by 310 people a day.",
    "The most relevant thing I've built is Renda, a ferry kiosk with timetable and tickets by card, used at two piers by 310 people a day.",
  ],
  [
    'Main reference: the ferry kiosks of Fjordline, an operator with 12 piers. Tickets by card and the timetable on one touch screen since 2022.',
    'My main reference is the ferry kiosks of Fjordline, an operator with 12 piers. Tickets by card and the timetable on one touch screen since 2022.',
  ],
  [
    'The case I am asked about most – Fjordline, a ferry operator, ran out of paper at the kiosk, so tickets and timetable moved to one touch screen.',
    'The case I am asked about most: Fjordline, a ferry operator, ran out of paper at the kiosk, so tickets and timetable moved to one touch screen.',
  ],
  [
    'Nopal Lines, eight ferries, had a kiosk whose timetable was printed by hand. Now tickets are sold by card on one touch screen at two piers.',
    'Nopal Lines, eight ferries, had a kiosk whose timetable was printed by hand. Now tickets are sold by card on one touch screen at two piers.',
  ],
  [
    'Pierwatch, a kiosk for ferry timetables and tickets, card reader and printer in one steel case, 310 tickets a day at two piers.',
    'One of my projects was Pierwatch, a kiosk for ferry timetables and tickets, card reader and printer in one steel case, 310 tickets a day at two piers.',
  ],
  [
    'Fjordline Ferries, 2021 to 2024 – two ferry kiosks that still run. Tickets by card and the timetable on one touch screen at two piers.',
    'At Fjordline Ferries (2021 to 2024): two ferry kiosks that still run. Tickets by card and the timetable on one touch screen at two piers.',
  ],
])('a quotation begins with what its first sentence names: %s', (about, expected) => {
  const letter = letterFor(ferry, about)
  expect(letter).toContain(expected)
  expect(letter).not.toMatch(/from my work|Closest to what you need/i)
})

test.each([
  'Oslo, Norway. Ferry kiosk and timetable screens, ticket printers since 2014.',
  'First I always do what is boring: collect 200 questions on the ferry timetable, write the answers, test the kiosk. Then tickets with a printer.',
  'Typical job: a ferry line grew and has 30 kiosks, timetables on paper at every pier and 3 printers that nobody remembers.',
  'Stack: TypeScript for the ferry kiosk, React for the timetable, 3 printers for the tickets.',
  'Profile: 12 years of ferry kiosks, timetable screens and ticket printers in 4 countries.',
  'No ferry kiosks: I turned down 3 of them because the timetable was never right.',
])('what is no single work is not quoted: %s', (about) => {
  expect(letterFor(ferry, about)).not.toMatch(/from my work|Closest to what you need/i)
})

test.each([
  [
    'One of my clients: Fjordline Ferries, three piers with a ferry timetable. Took over a kiosk nobody understood, moved half of its tickets to cards. Ran with two people of their team.',
    'I took over a kiosk nobody understood',
  ],
  [
    'Closest example: Fjordline Ferries, an operator with a ferry kiosk and timetable at three piers. Replaced the paper tickets with cards since May, 310 tickets a day.',
    'My closest example was Fjordline Ferries, an operator with',
  ],
])('its sentences get the subject that they lack: %s', (about, expected) => {
  const letter = letterFor(ferry, about)
  expect(letter).toContain(expected)
  expect(letter).not.toContain('I ran')
})

test.each([
  [
    'Currently finishing a ferry kiosk with Fjordline, an operator with a timetable at three piers. There I took the tickets from paper to cards, 310 a day.',
    '\n\nI am currently finishing a ferry kiosk',
  ],
  [
    'Ferry kiosks are a speciality by accident: a small operator, Fjordline, had a timetable on paper at three piers. 310 tickets a day since May.',
    '\n\nFerry kiosks are a speciality by accident',
  ],
  [
    'Case I tell most often: Fjordline, a ferry operator, had a kiosk and a timetable on paper at three piers. 310 tickets a day since May.',
    'Fjordline, a ferry operator, had a kiosk',
  ],
])('a sentence needs nothing before it: %s', (about, expected) => {
  const letter = letterFor(ferry, about)
  expect(letter).toContain(expected)
  expect(letter).not.toMatch(/An example from my work|Closest to what|most often/)
})

test('a second one is another work', () => {
  const letter = letterFor(
    ferry,
    '"Ferry Board" - kiosk for a ferry terminal with timetable. Node behind it, 310 tickets a day.\n\n"Pier Pass" - season tickets for a ferry kiosk, printed on card. 4,000 passengers use them every month.',
  )
  expect(letter.match(/Closest to what you need: /g)).toHaveLength(1)
  expect(letter).toContain('Another: "')
})

test('questions of the additional information stay in a letter with a long quotation', () => {
  const parts =
    'Card reader, printer and timetable in one case of steel that stands the salt and the storms. '
  const about = `"Ferry Board" - kiosk for a ferry terminal. ${parts.repeat(4)}310 tickets a day at two piers.`
  const letter = letterFor(
    ferry,
    about,
    'Ask how many piers there are and who repairs the kiosks. 4,800 EUR fixed.',
  )
  expect(letter).toContain('how many piers there are and who repairs the kiosks')
  expect(letter).toContain('4,800 EUR')
})

test('a sentence that the person leaves out is in no quotation', () => {
  const about =
    '"Ferry Board" - kiosk for a ferry terminal with timetable and tickets. Second screen for Norled in Bergen. 310 tickets a day at two piers.'
  expect(letterFor(ferry, about)).toContain('Norled')
  expect(letterFor(ferry, about, "Don't mention Norled.")).not.toContain('Norled')
})

test.each([
  ['PHP for 10 years, ferry kiosks and timetables since 2016.', /I have been a PHP/],
  ['Ferry kiosk built. Lufthansa Cargo needed a ferry timetable for 4 piers.', /A lufthansa/i],
  ['Design studio: Figma (2020-2022)', /in Figma/],
])('a fragment does not become a false sentence: %s', (about, wrong) => {
  expect(letterFor(ferry, about)).not.toMatch(wrong)
})

test('a remark about the person before a work is left out', () => {
  const about =
    "I'm the one piers call when the printer jams. 37 ferry kiosks set up so far – timetable, tickets by card, printer in one steel case, a test each spring."
  expect(letterFor(ferry, about)).toContain(
    'Closest to what you need: 37 ferry kiosks set up so far – timetable, tickets by card, printer in one steel case, a test each spring.',
  )
})

test('a figure at the beginning of a line is no number of a list', () => {
  const about =
    '1.4 million ferry tickets a year, 9 piers – for a harbor authority. Touch screen kiosks with timetable and card reader, half of the printers replaced by ours.'
  expect(letterFor(ferry, about)).toContain('1.4 million ferry tickets a year')
})

test('a label before a whole sentence is left out, and a sentence gets its capital', () => {
  const about =
    'Most similar piece I can show: a ferry company in Pune had 12 kiosks with printed timetables. They wanted tickets on a touch screen. I wrote it in TypeScript with a card reader and a test for every pier. runs on 12 piers now, 310 tickets a day.'
  const text = letterFor(ferry, about)
  expect(text).toContain('A ferry company in Pune had 12 kiosks with printed timetables. They wanted')
  expect(text).not.toMatch(/\. runs/)
})

test('a work is quoted from a profile without capitals', () => {
  const about =
    '41,000 tickets in five weeks, 9k on the best day. kiosk for a ferry company in Split - timetable, tickets by card, printer in one case. touch screen app in react, redis behind it. launched in april.\n\nother: bot for a driving school.'
  const text = letterFor(ferry, about)
  expect(text).toContain(
    'Closest to what you need: 41,000 tickets in five weeks, 9k on the best day. Kiosk for a ferry company in Split',
  )
})

test('a passage begins with the client that a sentence before it names', () => {
  const about =
    'The clearest example is Fjordline, a ferry operator in Bergen. Everything ran on paper, and two printers broke each week. I put tickets and the timetable on touch screen kiosks with card readers. 310 tickets a day are sold at two piers now.'
  expect(letterFor(ferry, about)).toContain('The clearest example is Fjordline, a ferry operator in Bergen.')
})

test.each([
  [
    'Split, Croatia. 243 ferry tickets sold for three piers in 2023 - two kiosks and one hut - 31 of them by card. Timetable on a touch screen in each.',
    'Closest to what you need: 243 ferry tickets sold for three piers in 2023',
  ],
  [
    'kiosk sold 22 more ferry tickets a day - Fjordline, 3 piers, 187 seats. Before: a timetable on paper, which never moved. Touch screen and card reader since May.',
    'Closest to what you need: kiosk sold 22 more ferry tickets a day - Fjordline',
  ],
  [
    'Outside university, I worked two years for a ferry operator in Bergen. We put the timetable on touch screen kiosks and sold tickets by card.',
    'Outside university, I worked two years for a ferry operator in Bergen.',
  ],
])('a quotation begins where the work begins: %s', (about, expected) => {
  expect(letterFor(ferry, about)).toContain(expected)
})

test('does not claim what somebody else did in a profile in the third person', () => {
  const about =
    'Ada is a developer in Bergen. He built ferry timetables for a company in Split for five years, then moved to a kiosk maker, where his team prints tickets.\n\nSince 2021 he has guided 27 people. With Blessing it was ferry prices. She wrote the touch screen kiosk for tickets by card with a timetable of 48,000 rows. He reviews code in pull requests.'
  const text = letterFor(ferry, about)
  expect(text).not.toContain('I wrote the touch screen')
  expect(text).not.toContain('She wrote')
})

test('keeps the works of a person whose profile also mentions a man', () => {
  const about =
    'Ada builds kiosks. He who taught her was her uncle. She built a ferry kiosk with a touch screen and tickets by card for 40 piers. She wrote the timetable for 12 ferries.'
  expect(letterFor(ferry, about)).toContain('I built a ferry kiosk')
})

test('an abbreviation ends no sentence', () => {
  const about =
    'I built a ferry kiosk for Blum Ltd. in Leeds with a touch screen, tickets by card and a timetable for 3 piers. It runs on 12 piers since 2021, 310 tickets a day.'
  expect(letterFor(ferry, about)).not.toContain('Ltd. In')
})

test('prices that are listed are told whole', () => {
  const about = 'I build ferry kiosks.\n\nPrice idea: kiosk for one pier 350 USD, daily report 30 USD.'
  expect(letterFor({ ...ferry, description: `${ferry.description} State your price.` }, about)).toContain(
    'My prices: kiosk for one pier 350 USD, daily report 30 USD.',
  )
})

test.each([
  [
    'Ferries since 2012.\n\npierwatch – telegram channel, 9,000 passengers, run by two brothers in Bergen. they needed a kiosk with every timetable. Tickets by card on a touch screen, 310 a day.\n\nOther: a timetable for buses',
    'Pierwatch – Telegram channel, 9,000 passengers, run by two brothers in Bergen. They needed a kiosk with every timetable.',
  ],
  [
    'Day job until 2023: Fjordline, 12 piers. Touch screen kiosks there, tickets by card, the ferry timetable from one server, 310 tickets a day and a printer.',
    'Until 2023 I worked at Fjordline, 12 piers. Touch screen kiosks there',
  ],
])('a line that fits the post best is quoted in whichever form it is: %s', (about, expected) => {
  expect(letterFor(ferry, about)).toContain(expected)
})

test.each([
  'Bergen, Norway. ex-sailor at a ferry terminal, kiosk with timetable and tickets since 2012.',
  'I sell kiosks for ferry terminals, with a timetable, tickets by card and a touch screen, and I answer your mail on the same day.',
])('what is about the person is not quoted as a work: %s', (about) => {
  expect(letterFor(ferry, about)).not.toMatch(/An example from my work|Closest to what you need/)
})

test.each([
  [
    'A recent example: a ferry terminal with a kiosk saw 58 tickets a day. After a new touch screen with a timetable and a card reader it was 94.',
    '\n\nA ferry terminal with a kiosk saw 58 tickets a day.',
  ],
  [
    'Numbers I can tell: for a ferry terminal in Bergen I built a kiosk with timetable and tickets, with a touch screen.',
    '\n\nFor a ferry terminal in Bergen I built a kiosk',
  ],
  [
    'Recent engagements. For a ferry terminal in Bergen I built a kiosk with timetable and tickets, with a touch screen.',
    '\n\nFor a ferry terminal in Bergen I built a kiosk',
  ],
  [
    'Kiosks. Timetables, touch screens, tickets by card. For a ferry terminal in Bergen I built a kiosk with a timetable.',
    '\n\nFor a ferry terminal in Bergen I built a kiosk',
  ],
])('neither a heading nor a list of skills stands before a work: %s', (about, expected) => {
  expect(letterFor(ferry, about)).toContain(expected)
})

test.each([
  'Kiosks for ferry terminals: timetable boards, touch screens, tickets, card readers, printers, steel cases, mounts. Mostly for ferries.',
  'People come to us with a ferry terminal, a kiosk that nobody likes, or a timetable that is wrong. Tickets first, the touch screen after that.',
])('what somebody offers is no example of their work: %s', (about) => {
  expect(letterFor(ferry, about)).not.toMatch(/Closest to what you need|An example from my work/)
})
