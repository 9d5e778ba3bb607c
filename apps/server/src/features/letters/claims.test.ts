/** Tests which sentences of a letter are unsupported claims, and which cards support the others. Profiles and posts are invented. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LINEAR_GROWTH, measureGrowth } from '../../platform/testing/cpu-time.ts'
import { firstHalf } from './claims/labelled/first-half.ts'
import { secondHalf } from './claims/labelled/second-half.ts'
import { readSituation, readSituations, type Situation, writeOut } from './claims/labelled/situation.ts'
import { checkClaims } from './claims.ts'

const { basis } = readSituation({
  name: 'a backend developer',
  cards: `
    work: Backend developer
    work: I am a backend developer with six years of Python and PostgreSQL.
    work: I built the billing service of Nordwind Energy and cut its monthly run from 9 hours to 40 minutes.
    work: I worked for Helio Labs until 2021.
    education: I have a bachelor’s degree in physics.
    work: I have translated 12 books.
    skill: Python
    skill: PostgreSQL
    skill: NodeJS
    skill: Docker
    skill: Amazon Web Services
    language: English
    language: German
    link: https://www.linkedin.com/in/ines-adler
  `,
  facts: ['My rate is $45 per hour.', 'I am available 25 hours a week from Monday.'],
  post: {
    title: 'React shop with 40 product pages',
    description:
      'We are Bluebird Toys. We need someone with 8 years of React and Stripe to rebuild our shop with 40 product pages until 15 May. Budget $3,000. We use Kubernetes and Laravel. Sales fell by 30% last year. https://bluebird.example/shop',
    skills: ['React', 'Stripe', 'Laravel', 'Kubernetes'],
  },
  letter: '',
})
const claims = (letter: string) => checkClaims(letter, basis).unsupported

test.each([
  'I have 8 years of React.',
  'I have eight years of experience with Python.',
  'With over 10 years in software, I know what matters.',
  'You get 8 years of React experience from me.',
  'My 8+ years as a developer help here.',
  'I have six years of React.',
  'For a decade I have built shops.',
  'I raised sales by 35% for my last client.',
  'I have delivered 120 projects.',
  'I built 15 online shops.',
  'I have completed many similar projects.',
  'I have worked with dozens of clients.',
  'I can raise your conversion by 20%.',
  'My rate is $30 per hour.',
  'I saved my client $50,000.',
  'I worked at Google.',
  'I have worked for Bluebird Toys before.',
  'My clients include Siemens and Lufthansa.',
  'At Spotify I led a team.',
  'I was employed by Zalando.',
  'I am a backend developer with six years of experience in Docker and work with Python.',
  'I am a backend developer with six years of experience and work with React.',
  'I have strong experience with React.',
  'I am an expert in Laravel and Python.',
  'I am proficient in Kubernetes.',
  'I have built several Stripe integrations.',
  'I have used Terraform in production.',
  'As a React developer, I know this well.',
  'My React skills fit your shop.',
  'I specialise in Kotlin.',
  'I can build this in Flutter.',
  'I have experience with your stack, React and Laravel.',
  'Experienced React developer with a clear eye.',
  'I am AWS certified.',
  'I hold a master’s degree in computer science.',
  'I have a PhD in statistics.',
  'See my work at https://ines.example/portfolio.',
  'Write to me at ines@adler.example.',
  'Call me at +49 170 1234567.',
  'I am available full-time and can start immediately.'.replace(
    'immediately',
    'immediately with React, which I have used',
  ),
  'I can deliver the shop in 5 days.',
  'I have a proven track record.',
  'My React is solid.',
  'I speak fluent French.',
  'Over 50 happy customers trust me.',
  'I have done this work since 2015.',
  'In my last role at Zendesk I led support.',
  'I could start tomorrow.',
  'You will have the finished shop by June, guaranteed.',
  'I built the billing service of Nordwind Energy. That team had 60 engineers, and I liked it.',
  'I built the billing service of Nordwind Energy. It has run for three years without a failure.',
  'I built the billing service of Nordwind Energy. On average it saves 99.7% of the work.',
  'My Python services typically double the speed, which doubles sales.',
  'I have translated over 30 books.',
  'I built the billing service of Nordwind Energy, which made every audit painless.',
  'On the React side, I write services in Python.',
])('marks “%s”', (sentence) => {
  const letter = `Hello,\n\nThank you for the post. ${sentence} Let us talk.\n\nInes`
  const found = claims(letter)
  expect(found.length).toBeGreaterThan(0)
  for (const { quote, why } of found) {
    expect(sentence).toContain(quote)
    expect(why).toMatch(/^[A-Z][^\n]{10,200}\.$/)
  }
})

test.each([
  'I have six years of Python and PostgreSQL.',
  'I have 6 years of Python.',
  'I am a backend developer with six years of Python and PostgreSQL.',
  'I am a backend developer with six years of experience and work with Docker and Node.js.',
  'I cut the monthly run from 9 hours to 40 minutes.',
  'I worked for Helio Labs until 2021.',
  'At Nordwind Energy I built the billing service.',
  'I have translated 12 books.',
  'I have a bachelor’s degree in physics.',
  'I use Node.js and Docker every day.',
  'I know AWS and Postgres well.',
  'My rate is $45 per hour.',
  'I am available 25 hours a week from Monday.',
  'I could begin on Monday.',
  'One of my services cut its monthly run from 9 hours to 40 minutes.',
  'On the security side, I use Docker.',
  'I have six years of Python behind me, and hold a bachelor’s degree in physics.',
  'Your 40 product pages need a new home.',
  'You ask for 8 years of React.',
  'You need someone with 8 years of React and Stripe.',
  'Your post names React; my profile does not.',
  'My profile does not list React or Stripe.',
  'I have not worked with Laravel.',
  'I do not have 8 years of React.',
  'React is new to me.',
  'I see that you use Kubernetes and Laravel.',
  'I understand that sales fell by 30% last year.',
  'Your budget of $3,000 and the date of 15 May are clear to me.',
  'I would first look at two of the 40 product pages.',
  'How many of the 40 pages use Stripe?',
  'Do you want to keep Laravel, or may it go?',
  'If I read your post "React shop with 40 product pages" correctly, you want someone to rebuild your shop.',
  'I would like to work with Bluebird Toys.',
  'I looked at https://bluebird.example/shop.',
  'My profile is at https://linkedin.com/in/ines-adler.',
  'I would split the work into 3 parts.',
  'From your post I take this as the main task: to rebuild a React shop.',
  'One thing to know beforehand: Kubernetes is not in my profile.',
  'I can show you the first page before we go on.',
  'I would be glad to talk.',
  'I speak German.',
  'The work with Stripe is the part I would have to learn.',
])('accepts “%s”', (sentence) => {
  expect(claims(`Hello,\n\nThank you for the post. ${sentence} Let us talk.\n\nInes`)).toEqual([])
})

test('quotes the sentence literally', () => {
  const letter = 'Hello,\n\nI like the plan. I have 11 years of React, really! Bye.'
  const [claim] = claims(letter)
  expect(letter).toContain(claim?.quote)
})

test('accepts claims that a fact supports', () => {
  const check = (letter: string, fact: string) => checkClaims(letter, { ...basis, facts: [fact] })
  expect(check('I have nine years of React.', 'I have nine years of React.').unsupported).toEqual([])
  expect(check('I know React well.', 'I use React at work.')).toEqual({
    unsupported: [],
    evidence: [{ quote: 'I know React well.', from: 'I use React at work.', card: null }],
  })
})

test.each([
  [
    'I did almost the same thing for a museum last winter.',
    'I did almost the same thing for a museum last winter.',
  ],
  ['I keep lists of 500 to 20,000 people.', 'My lists have 500 to 20,000 contacts.'],
  [
    'Explaining numbers to readers who do not like them is my work.',
    'I explain numbers to people who do not like numbers.',
  ],
  ['APIs that nobody documented do not scare me.', 'I like APIs that nobody has documented.'],
  [
    'I was on call for two years and design alarms with that in mind.',
    'I was on call for two years, so I care about alarms.',
  ],
  [
    'Speed on existing apps is where I begin: I cut a page from 9 seconds to 2.',
    'I cut a page from 9 seconds to 2.',
  ],
  ['Each of my scrapers has a log and an alarm.', 'Every scraper comes with a log and an alarm.'],
  [
    'I turned 34 pages of monthly board report into one dashboard.',
    'Monthly board report of 34 pages became one dashboard.',
  ],
  ['BLE and Modbus are the protocols I have worked with.', 'FreeRTOS, BLE and Modbus.'],
  ['I translate between 2,000 and 2,500 words a day.', 'I translate 2,000 to 2,500 words a day.'],
])('accepts “%s” after “%s”', (sentence, fact) => {
  const { unsupported, evidence } = checkClaims(sentence, { ...basis, facts: [fact] })
  expect(unsupported).toEqual([])
  expect(evidence).toEqual([{ quote: sentence, from: fact, card: null }])
})

test('names the card of a listed work whose description has no verb of the past', () => {
  const listing = readSituation({
    name: 'a developer of portals',
    cards: 'work: Returns portal for Clothing label, Leeds: React portal where customers print labels.',
    facts: [],
    post: { title: 'Web shop', description: 'We sell tea.', skills: [] },
    letter: '',
  }).basis
  const check = (work: string) => checkClaims(`Some of my work:\n– ${work}`, listing)
  const work = 'Returns portal (Clothing label, Leeds): React portal where customers print labels.'
  expect(check(work)).toEqual({
    unsupported: [],
    evidence: [{ quote: work, from: listing.cards[0]?.text, card: listing.cards[0]?.id }],
  })
  expect(
    check('Returns portal (Clothing label, Leeds): Flutter app for 900 couriers.').unsupported,
  ).toHaveLength(1)
})

test('marks a figure of one client that is given to another', () => {
  const facts = [
    'I moved a payment provider to Terraform.',
    'I cut the bill of a video start-up from $31k to $12k.',
  ]
  const check = (letter: string) => checkClaims(letter, { ...basis, facts }).unsupported
  expect(check('For a video start-up I cut the bill from $31k to $12k.')).toEqual([])
  expect(check('For the same payment provider I cut the bill from $31k to $12k.')).toHaveLength(1)
})

test('takes words of the post for its own, although they could begin a report', () => {
  const job = { ...basis.job, description: 'Set up enhanced conversions in Google Ads.' }
  const text = 'Enhanced conversions fail quietly: the tag fires and the hash is wrong.'
  expect(checkClaims(text, { ...basis, job })).toEqual({ unsupported: [], evidence: [] })
})

test.each([
  ['For seven years I was a project manager at Kieselgrau.', 'Project manager at Kieselgrau, 2015–2022'],
  ['I work Monday to Thursday.', 'Mon–Thu, not on Fridays'],
  ['My price is 8 euro cents per word.', '0.08 EUR per source word'],
  ['60% of the tickets get an answer without a human.', 'It answers 6 out of 10 tickets without a human.'],
  [
    'I edit a channel of 95 thousand subscribers, and a video is short.',
    'I edit a channel (95k subscribers).',
  ],
])('accepts “%s” with the card “%s”', (sentence, text) => {
  const cards = [{ ...basis.cards[0]!, text, skills: [], url: null }]
  expect(checkClaims(sentence, { ...basis, cards }, 'built-in').unsupported).toEqual([])
})

test('accepts the years at one employer where another one is named', () => {
  const cards = ['Call centre agent in Kaunas, 2013–2016', 'Team lead at Pedalo, 2016–2022'].map(
    (text, at) => ({
      ...basis.cards[0]!,
      id: String(at),
      text,
      skills: [],
    }),
  )
  const check = (letter: string) => checkClaims(letter, { ...basis, cards }, 'built-in').unsupported
  expect(check('Before Pedalo I was an agent in Kaunas for three years.')).toEqual([])
  expect(check('I led a team at Pedalo for three years.')).toHaveLength(1)
})

/** What is reached in the unseen letters, which nothing was learned from; the rules alone reached 0.78 and 0.61. */
const reachedOnUnseen = { precision: 0.9, recall: 0.88, right: 0.82 }
/** The same of other letters in unusual words. */
const reachedOnUnseenToo = { precision: 0.91, recall: 0.77, right: 0.83 }
/** The same of letters about ordinary trades, as models write them. */
const reachedOnOrdinary = [
  { precision: 0.89, recall: 0.94, right: 0.84 },
  { precision: 0.92, recall: 0.79, right: 0.86 },
  { precision: 0.91, recall: 0.9, right: 0.82 },
]
/** The same of letters as freelancers write them. */
const reachedOnPlain = { precision: 0.9, recall: 0.9, right: 0.82 }
const goals = { precision: 0.92, recall: 0.92, right: 0.9 }

describe.each([
  ['written before the rules', firstHalf, goals],
  ['written after the rules', secondHalf, goals],
  ['that nothing was learned from', readSituations('unseen'), reachedOnUnseen],
  ['in unusual words', readSituations('unseen-2'), reachedOnUnseenToo],
  ['of ordinary letters', readSituations('unseen-3'), reachedOnOrdinary[0]!],
  ['of other ordinary letters', readSituations('unseen-4'), reachedOnOrdinary[1]!],
  ['of further ordinary letters', readSituations('unseen-5'), reachedOnOrdinary[2]!],
  ['of plain letters', readSituations('unseen-6'), reachedOnPlain],
])('of the labelled sentences %s', (_, situations, bounds) => {
  const results = situations.flatMap(readResults)

  test('marks the unsupported ones, and no others', () => {
    const marked = results.filter((one) => one.marked)
    const unsupported = results.filter(({ label }) => label === 'unsupported')
    const found = marked.filter(({ label }) => label === 'unsupported').length
    expect(found / marked.length, listTexts(marked, 'unsupported')).toBeGreaterThanOrEqual(bounds.precision)
    const missed = unsupported.filter((one) => !one.marked)
    expect(found / unsupported.length, listTexts(missed)).toBeGreaterThanOrEqual(bounds.recall)
  })

  test('names a card that supports the others', () => {
    const supported = results.filter(({ label, marked }) => label === 'supported' && !marked)
    const right = supported.filter(({ cards, card }) => card !== undefined && cards.includes(card))
    expect(right.length / supported.length).toBeGreaterThanOrEqual(bounds.right)
  })
})

/** Checks all sentences of a situation as one letter. */
function readResults(situation: Situation) {
  const { basis, sentences } = situation
  const { unsupported, evidence } = checkClaims(writeOut(situation), basis)
  return sentences.map((sentence) => {
    const isOfSentence = ({ quote }: { quote: string }) => sentence.text.includes(quote)
    const support = evidence.find(isOfSentence)
    return {
      ...sentence,
      marked: unsupported.some(isOfSentence),
      card: support && (support.card ?? 'fact'),
    }
  })
}

function listTexts(results: { text: string; label: string }[], but?: string): string {
  return results
    .filter(({ label }) => label !== but)
    .map(({ text }) => text)
    .join('\n')
}

test('accepts any text without throwing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 200 }),
      (letter, fact) => Array.isArray(checkClaims(letter, { ...basis, facts: [fact] }).unsupported),
    ),
    { seed: 20260302 },
  )
})

test.each(['I have 8 years of React. ', '8 ', 'I worked at Google and ', 'x', 'a.b.c.', '12345 '])(
  'takes time linear in the number of repetitions of %j, up to 100,000 characters',
  (piece) => {
    const { growth, milliseconds: effort } = measureGrowth(100_000, 200, (size) => {
      const long = piece.repeat(Math.ceil(size / piece.length))
      checkClaims(long, { ...basis, facts: [long], job: { ...basis.job, description: long } })
    })
    expect(growth).toBeLessThan(LINEAR_GROWTH)
    expect(effort).toBeLessThan(200)
  },
)
