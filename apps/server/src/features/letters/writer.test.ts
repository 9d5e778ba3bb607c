/** Tests the letters of the built-in writer. Posts and profiles are invented; real posts are read where they are available. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPairs } from '../../../../../tests/letters/pairs.ts'
import { LINEAR_GROWTH, measureGrowth } from '../../platform/testing/cpu-time.ts'
import { realPosts, realPostsMissing } from '../../platform/testing/real-posts.ts'
import { countWords } from '../../platform/text.ts'
import { findAnsweredAsks } from '../jobs/index.ts'
import { checkClaims } from './claims.ts'
import { type FreshPairs, freshPairs } from './evidence/labelled/fresh-pairs.ts'
import { moreFreshPairs } from './evidence/labelled/fresh-pairs-2.ts'
import { createTask, type TaskInput } from './testing/task.ts'
import { writeLetter } from './writer/index.ts'

const tomas: TaskInput['profile'] = {
  title: 'Shopify developer',
  about:
    'Took a furniture store from 28 to 74 on mobile PageSpeed (https://tomas.example/sofa). I moved about 150 sites to new hosting. Based in Valencia, Spain.',
  skills: ['Shopify', 'Liquid', 'React', 'Mailchimp'],
  rate: { amount: 55, currency: 'USD', per: 'hour' },
  availability: '25 hours a week',
}
const slowStore: TaskInput['job'] = {
  title: 'Speed up my Shopify store',
  description:
    'Our Shopify store is slow on phones, and we lose orders. Please show me one store you sped up. What is your hourly rate? When can you start?',
  category: 'Ecommerce Website Development',
  skills: ['Shopify', 'CSS', 'HTML', 'Klaviyo'],
}
const letter = (change: Partial<TaskInput> = {}) =>
  writeLetter(
    createTask({
      job: slowStore,
      profile: tomas,
      person: { firstName: 'Tomas', lastName: 'Reyes' },
      ...change,
    }),
  )

const STOCK =
  /\b(?:my profile|your (?:post|posting)|excited|thrilled|perfect fit|look forward|looking forward|hope this|I am confident|proven track|passionate|dear hiring|keen interest|don['’]t hesitate|\[|undefined|null|NaN)\b|!|\[[A-Za-z ]+\]/i

test('answers what the post asks from the profile', () => {
  const profile = { ...tomas, availability: '25 hours a week from Monday' }
  const text = letter({ profile })
  expect(text).toContain(
    'I took a furniture store from 28 to 74 on mobile PageSpeed (https://tomas.example/sofa).',
  )
  expect(text).toContain('My rate is $55 per hour')
  expect(text).toContain('I am available 25 hours a week from Monday')
  const { asks } = createTask({ job: slowStore, profile }).brief
  expect(findAnsweredAsks(asks, text).filter(({ answered }) => !answered)).toEqual([])
})

test('an ask without an answer is simply not in the letter', () => {
  const text = letter({ profile: { ...tomas, rate: null } })
  expect(text).not.toMatch(/rate|\[|hourly/i)
})

test('never denies a skill that only a tag names, or that another one implies', () => {
  expect(letter()).not.toMatch(/\bnot\b[^.]*\b(?:CSS|HTML|Klaviyo)|\b(?:CSS|HTML|Klaviyo)\b[^.]*\bnot\b/)
})

test('says once that a demanded tool is missing, where a related one is there', () => {
  const job = { ...slowStore, description: `${slowStore.description} Klaviyo is required.` }
  expect(letter({ job }).match(/I have not used Klaviyo/g)).toHaveLength(1)
  expect(letter({ job })).toContain('I work with Mailchimp')
})

test('asks at most one question, of the trade of the post', () => {
  expect(letter().match(/\?/g) ?? []).toHaveLength(1)
  const job = {
    title: 'Blog writer for a garden center',
    description: 'We need two blog posts a month about plants for our readers.',
    category: 'Copywriting',
    skills: ['Blog Writing'],
  }
  expect(letter({ job })).not.toMatch(/host|theme|downtime/i)
})

test('prints facts, follows styles and keeps private words', () => {
  const text = letter({
    extraInformation:
      'Casual tone, max 60 words please. I can start on Monday. The client seems cheap, don’t go below 40.',
  })
  expect(text).toContain('I can start on Monday.')
  expect(text).not.toMatch(/casual|words|cheap|40/i)
  expect(countWords(text)).toBeLessThanOrEqual(60)
})

test('leaves terms out that the person does not want to mention, and signs with the wanted name', () => {
  const text = letter({ extraInformation: 'Don’t mention my rate. Sign as Tom.' })
  expect(text).not.toMatch(/\brate\b|55/)
  expect(text).toMatch(/\nTom$/)
})

test('a name that begins with the family name is signed with the given name, too', () => {
  expect(letter({ person: { firstName: 'Nguyen Minh', lastName: 'Khoa' } })).toMatch(/\nNguyen Minh Khoa$/)
  expect(letter({ person: { firstName: 'Le', lastName: 'Grand' } })).toMatch(/\nLe$/)
})

test('cities get their capital, and a doubt about a price stays private', () => {
  const about =
    'I moved a Shopify store from prague to faster hosting. For an atlanta agency I sped up four stores.'
  const text = letter({ profile: { ...tomas, about }, extraInformation: 'fixed 300?' })
  expect(text).toMatch(/from Prague|Atlanta agency/)
  expect(text).not.toMatch(/prague|atlanta|300/)
})

test('a word that the post wants is put in only where the person agrees', () => {
  const job = { ...slowStore, description: `${slowStore.description} Start your reply with "mango".` }
  const { asks } = createTask({ job, profile: tomas }).brief
  const word = asks.find(({ kind }) => kind === 'word')
  expect(letter({ job })).not.toContain('mango')
  expect(letter({ job, fields: { obey: [word?.id ?? ''] } })).toMatch(/^mango\n\n/)
})

test.each([
  ['short', 105],
  ['medium', 175],
  ['long', 255],
] as const)('a %s letter has at most %i words', (length, most) => {
  const about = `${tomas.about} ${'I built the catalog of a tool shop with 900 products. I rebuilt the theme of a Shopify tea store. '.repeat(6)}`
  expect(countWords(letter({ profile: { ...tomas, about }, fields: { length } }))).toBeLessThanOrEqual(most)
})

test('a short letter keeps the result of a work rather than how it was done', () => {
  const projects = [
    {
      title: 'Tea store',
      client: 'Tea importer',
      what: `Rebuilt the theme of a Shopify store that was slow on phones. ${'Replaced scripts, fonts, pictures and sliders one by one and measured each step on three phones. '.repeat(5)}`,
      result: 'Speed on phones from 28 to 74',
      url: '',
      skills: ['Shopify'],
    },
  ]
  const text = letter({ profile: { ...tomas, about: '', projects }, fields: { length: 'short' } })
  expect(text).toContain('from 28 to 74')
})

test.each([
  'USD 700 fixed for the store, in 2 weeks.',
  'I suggest a paid review first (fixed €450).',
  'They want 40 to 50, I will do 49 but not lower.',
  'I can start on Monday. (normally 55, dont tell them that)',
])('the rate of the profile is left out beside a price for the job: %s', (extraInformation) => {
  const job = { ...slowStore, description: 'Our Shopify store is slow on phones.' }
  expect(letter({ job, extraInformation })).not.toMatch(/55 USD|\$55/)
})

test.each([
  ['de', /^(?:Guten Tag|Hallo),[\s\S]*Mein Stundensatz beträgt 55 USD/],
  ['fr', /^Bonjour,[\s\S]*Mon tarif est de 55 USD de l’heure/],
  ['es', /^(?:Hola|Buenos días):[\s\S]*Mi tarifa es de 55 USD por hora/],
] as const)('writes in the language %s', (language, expected) => {
  expect(letter({ fields: { language } })).toMatch(expected)
})

test('a formal letter is signed with the full name, a warm one greets warmly', () => {
  expect(letter({ fields: { tone: 'formal' } })).toMatch(/^Good day,[\s\S]*Kind regards,\nTomas Reyes$/)
  expect(letter({ fields: { tone: 'warm' } })).toMatch(/^(?:Hi there|Hello),/)
})

test('a rewrite takes another angle: another opening, and another card where there is one', () => {
  const job = {
    ...slowStore,
    description: 'Our Shopify store is slow on phones. Some sites moved, but that did not help.',
  }
  const first = letter({ job })
  const second = letter({ job, previousText: first, variation: 1 })
  expect(second.split('\n\n')[1]).not.toBe(first.split('\n\n')[1])
})

test('writes the same letter for the same task', () => {
  expect(letter({ variation: 3 })).toBe(letter({ variation: 3 }))
})

test.each([
  [
    'an empty post and profile',
    { job: { title: '', description: '', category: '', skills: [] }, profile: {} },
  ],
  [
    'an Arabic post',
    { job: { ...slowStore, title: 'موقع', description: 'أحتاج إلى موقع إلكتروني لمتجر صغير.' } },
  ],
  ['a profile of one endless sentence', { profile: { ...tomas, about: 'I build things and '.repeat(260) } }],
  // Each of these times was once looked for after each of the others. With more of them a regression would block the run for minutes.
  ['a profile of times alone', { profile: { ...tomas, about: 'since 2014 '.repeat(24) } }],
])('writes a plain short letter for %s', (_, change) => {
  const text = letter(change)
  expect(text).toMatch(/Tomas$/)
  expect(text).not.toMatch(STOCK)
})

test('holds its properties for any text', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('', '\u202eabc', '\ud800', 'a'.repeat(500), 'ABC. '.repeat(90)),
  )
  fc.assert(
    fc.property(text, text, text, text, (title, description, about, extraInformation) => {
      const job = { title, description, category: '', skills: [title] }
      const found = letter({ job, profile: { ...tomas, title, about }, extraInformation })
      expect(countWords(found)).toBeLessThanOrEqual(175)
    }),
  )
})

test('takes time linear in the length of its texts', { timeout: 60_000 }, () => {
  for (const piece of [
    'word ',
    'We need to build a shop. ',
    'x',
    '- Built a shop\n',
    '(',
    'What is your rate? ',
  ]) {
    const { growth, milliseconds } = measureGrowth(60_000, 300, (size) => {
      const long = piece.repeat(Math.ceil(size / piece.length))
      const task = createTask({
        job: slowStore,
        profile: { ...tomas, about: long.slice(0, 5000) },
        extraInformation: long,
      })
      writeLetter({
        ...task,
        job: { title: long, description: long, category: '', skills: [long] },
        previousText: long,
      })
    })
    expect(growth).toBeLessThan(LINEAR_GROWTH)
    expect(milliseconds).toBeLessThan(300)
  }
})

/** Returns the pairs of a fresh profile, with the labels of the own pairs. */
const toPairs = ({ posts, about, separator, ...profile }: FreshPairs) =>
  posts.map(({ answerable, extraInformation, best, known, ...post }) => ({
    post: { ...post, category: '' },
    profile: { ...profile, about: about.join(separator) },
    answerable,
    extraInformation,
    strongest: best,
    private: post.private,
    known,
  }))

test('answers the asks of the own and the fresh pairs, uses their strongest evidence, and says nothing without support', () => {
  const faults: string[] = []
  let answerable = 0
  const pairs = [
    ...readPairs(join(import.meta.dirname, '../../../../../tests/letters')).map((pair) => ({
      ...pair,
      strongest: [pair.strongest ?? ''],
      known: [],
    })),
    ...[...freshPairs, ...moreFreshPairs].flatMap(toPairs),
  ]
  for (const pair of pairs) {
    const task = createTask({ ...pair, job: pair.post })
    const text = writeLetter(task)
    const note = (fault: string) => faults.push(`${fault}: ${pair.post.title}`)
    const contains = (words: string) => text.toLowerCase().includes(words.toLowerCase())
    const asks = findAnsweredAsks(task.brief.asks, text).filter(({ answered }) => answered)
    for (const part of pair.answerable ?? []) {
      answerable++
      if (!asks.some(({ quote }) => quote.toLowerCase().includes(part.toLowerCase()))) note('unanswered')
    }
    if (!pair.strongest.some(contains)) note('weaker evidence')
    if (pair.private?.some(contains)) note('private')
    const known = [JSON.stringify(pair.profile), ...(pair.known ?? [])].join('\n').toLowerCase()
    for (const [, tool = ''] of text.matchAll(/I have not used (.+?) so far/g))
      if (known.includes(tool.toLowerCase())) note(`false denial (${tool})`)
    const cards = task.cards.map(({ card }) => card)
    const { unsupported } = checkClaims(text, { cards, facts: task.facts, job: task.job })
    for (const { quote } of unsupported) note(`without support (${quote})`)
  }
  const count = (kind: string) => faults.filter((fault) => fault.startsWith(kind)).length
  expect(pairs).toHaveLength(100)
  expect(faults.filter((fault) => /^(?:private|false|without)/.test(fault))).toEqual([])
  expect(count('unanswered'), faults.join('\n')).toBeLessThanOrEqual(answerable * 0.15)
  expect(count('weaker'), faults.join('\n')).toBeLessThanOrEqual(pairs.length * 0.1)
})

/**
 * These pairs share hardly a word. At the first reading, with all rules written before, 68 of the 99 answerable asks were
 * answered and 73 letters used the strongest evidence; fields of work and questions about results were extended since.
 */
test('answers most asks of the later pairs, and prints nothing private', () => {
  let answered = 0
  let strongest = 0
  const faults: string[] = []
  for (const pair of readPairs(join(import.meta.dirname, '../../../../../tests/letters/later'))) {
    const task = createTask({ ...pair, job: pair.post })
    const text = writeLetter(task).toLowerCase()
    const quotes = findAnsweredAsks(task.brief.asks, text)
      .filter((ask) => ask.answered)
      .map(({ quote }) => quote.toLowerCase())
    for (const part of pair.answerable ?? [])
      if (quotes.some((quote) => quote.includes(part.toLowerCase()))) answered++
    if (text.includes(pair.strongest?.toLowerCase() ?? '')) strongest++
    for (const words of pair.private ?? []) if (text.includes(words.toLowerCase())) faults.push(words)
  }
  expect(faults).toEqual([])
  expect(answered).toBeGreaterThanOrEqual(78)
  expect(strongest).toBeGreaterThanOrEqual(76)
})

const profiles: { person: NonNullable<TaskInput['person']>; profile: TaskInput['profile'] }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../tests/letters/profiles.json'), 'utf8'),
)

test.skipIf(realPostsMissing)(
  'holds its properties for all real posts and several profiles (real posts present)',
  { timeout: 240_000 },
  () => {
    const wrong: string[] = []
    for (const [at, job] of realPosts().entries()) {
      const { person, profile } = profiles[at % profiles.length]!
      const task = createTask({
        job,
        profile,
        person,
        extraInformation: 'The client seems odd. Casual tone.',
      })
      const text = writeLetter(task)
      const note = (fault: string) => wrong.push(`${job.title.slice(0, 50)}: ${fault}`)
      if (countWords(text) > 175) note(`${countWords(text)} words`)
      if (/seems odd|casual tone/i.test(text)) note('a private word')
      const stock = text.match(STOCK)?.[0]
      if (stock) note(`"${stock}"`)
      if ((text.match(/\?/g) ?? []).length > 2) note('several questions')
      if (writeLetter({ ...task, previousText: text, variation: 1 }) === text) note('the rewrite is the same')
    }
    expect(wrong).toEqual([])
  },
)

test('what was typed for the letter keeps its order, and the client is greeted by name where that is wished', () => {
  const text = writeLetter(
    createTask({
      job: {
        title: 'Greenhouse dashboard',
        description: 'We need a Grafana dashboard for the sensors of our greenhouse.',
        category: 'Data',
        skills: ['Grafana'],
      },
      profile: {
        title: 'Engineer',
        about:
          'For a nursery with 14 halls I made a Grafana dashboard for 620 sensors, with alarms by text message.',
        skills: ['Grafana'],
      },
      extraInformation:
        'Say hello to Andrew by name. I would start with the alarms. Ask if the sensors speak MQTT. I don’t do electrical work. I can start on Monday.',
    }),
  )
  expect(text).toMatch(/^(?:Hi|Hello) Andrew,\n/)
  expect(text).toContain(
    'I would start with the alarms. I would like to know if the sensors speak MQTT. I don’t do electrical work.',
  )
})
