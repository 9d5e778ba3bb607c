/** Tests what the sentences of the built-in writer say: places, offers, notes, plans and which cards. */
import { expect, test } from 'vitest'
import { fragments, letter, scraping, shopDeveloper, slowStore } from './testing/sentences.ts'
import { createTask } from './testing/task.ts'
import { writeLetter } from './writer/index.ts'

test.each([
  ['a tool that runs again anyway', 'Build scraping bots for auction sites.'],
  ['a schedule', 'Scrape the prices of these shops daily.'],
  ['a single run', 'Scrape the prices of these shops, one-time job.'],
])('does not ask whether an export repeats where the post says %s', (_, description) => {
  expect(letter({ job: scraping(description), profile: fragments })).not.toContain('on a schedule')
})

test('names the place where the post speaks of hours', () => {
  const job = { ...slowStore, description: 'Our store is slow. Overlap with European business hours.' }
  const text = letter({ job, profile: shopDeveloper })
  expect(text).toContain('I am based in Valencia, Spain.')
})

test('a letter of few words takes weaker cards', () => {
  const about =
    'Took a Shopify furniture store from 28 to 74 on mobile speed. I moved 150 shops to new hosting for an agency.'
  const job = {
    ...slowStore,
    title: 'Speed of a Shopify furniture store on mobile',
    description: 'It needs better hosting.',
  }
  expect(letter({ job, profile: { ...shopDeveloper, about } })).toContain('I moved 150 shops')
})

test.each([
  ['about 3 weeks, 3,600 USD in total', 'I can do it in about 3 weeks for 3,600 USD in total.'],
  ['Used Liquid once for a bakery.', 'I used Liquid once for a bakery.'],
  ['30 pages would take me around 2 hours', '30 pages would take me around 2 hours.'],
  ['Freelance only, no employment.', 'Freelance only, no employment.'],
  ['First half hour free, on Tuesday or Friday.', 'First half hour free, on Tuesday or Friday.'],
  ['Nine working days, 2,900 USD.', 'My offer: nine working days, 2,900 USD.'],
])('prints the additional information %s as a sentence', (extraInformation, sentence) => {
  const text = writeLetter(createTask({ job: slowStore, profile: shopDeveloper, extraInformation }))
  expect(text).toContain(sentence)
  expect(text).not.toContain('My work includes')
})

test('the plan that the person notes takes the place of a remark', () => {
  const task = { job: slowStore, profile: shopDeveloper }
  const own = 'I’d start with the images of your product pages.'
  const plan = (text: string) => text.match(/I(?: would|’d) [^.]*\./g) ?? []
  expect(plan(writeLetter(createTask(task)))).toHaveLength(1)
  expect(plan(writeLetter(createTask({ ...task, extraInformation: own })))).toEqual([own])
})

test('how the person works stands with the terms, and replaces the hours of the profile', () => {
  const profile = { ...shopDeveloper, availability: '30 hours a week' }
  const write = (extraInformation: string) =>
    writeLetter(createTask({ job: slowStore, profile, extraInformation })).split('\n\n')
  expect(write('Only for the theme part.').at(-2)).toBe(
    'I am available 30 hours a week. I am applying only for the theme part.',
  )
  expect(write('Free 3–9 May, four hours a day.').at(-2)).toBe('I am free 3–9 May, four hours a day.')
  expect(write('Need the log of the server before I quote.').at(-2)).toBe(
    'I am available 30 hours a week. I need the log of the server before I quote.',
  )
})

test('a rate by the word or project is left out where the post wants other work', () => {
  const rate = { amount: 90, currency: 'EUR', per: 'project' } as const
  const description = 'Full-time for six months.'
  const perWord = { ...shopDeveloper, rate: { ...rate, per: 'word' as const } }
  expect(letter({ job: slowStore, profile: { ...shopDeveloper, rate } })).toContain('per project is €90')
  expect(letter({ job: { ...slowStore, description }, profile: { ...shopDeveloper, rate } })).not.toContain(
    '€90',
  )
  const lasting = { ...slowStore, description: 'Medium size, 1 to 3 months.' }
  expect(letter({ job: lasting, profile: { ...shopDeveloper, rate } })).toContain('per project is €90')
  const hidden = 'not cheaper than 90 but dont say that, just say price after the questions'
  expect(letter({ job: lasting, profile: { ...shopDeveloper, rate }, extraInformation: hidden })).toContain(
    '€90',
  )
  expect(letter({ job: slowStore, profile: perWord })).not.toContain('€90')
  const texts = { ...slowStore, title: 'Articles about Shopify stores' }
  expect(letter({ job: texts, profile: perWord })).toContain('€90 per word')
})

test('a label before a sentence is left out', () => {
  const about = 'Speed: a store of 12,000 products took 9 seconds, now it takes 2.'
  const text = letter({ job: slowStore, profile: { ...shopDeveloper, about } })
  expect(text).toContain('A store of 12,000 products took 9 seconds')
})

test('the hours of the person are left out where the post names none', () => {
  const profile = { ...shopDeveloper, availability: '30 hours a week; overlap with US Eastern until 1 pm' }
  const available = 'available 30 hours a week'
  expect(letter({ job: slowStore, profile })).toMatch(new RegExp(`${available}[.,]`))
  const description = 'Overlap with US business hours is a must.'
  expect(letter({ job: { ...slowStore, description }, profile })).toContain(
    `${available}, overlapping with US Eastern`,
  )
})

test('an offer replaces the hours of the profile, but not the start that comes with it', () => {
  const profile = { ...shopDeveloper, availability: '30 hours a week' }
  const write = (extraInformation: string) =>
    writeLetter(createTask({ job: slowStore, profile, extraInformation }))
  const offer = 'Fixed 900 USD for all, 2 weeks.'
  expect(write(offer)).not.toContain('30 hours')
  expect(write(`Say I can start on Monday. ${offer}`)).toContain('I can start on Monday')
})

test('a further card says something new, or it is left out', () => {
  const profile = {
    title: 'Analyst',
    about: [
      'Monthly board report of 34 pages became one Power BI dashboard for the CFO.',
      'Built a sales dashboard in Power BI for 12 branches of a bakery.',
      'Certified Power BI Data Analyst (PL-300).',
      'Typing speed of 70 words.',
    ].join('\n'),
    skills: ['Power BI'],
  }
  const job = {
    title: 'Power BI dashboard for our branches',
    description: 'We need sales by branch on one page in Power BI.',
    category: 'Data Visualization',
    skills: ['Power BI'],
  }
  const text = letter({ job, profile })
  expect(text).toContain('12 branches of a bakery')
  expect(text).toContain('I am a certified Power BI Data Analyst (PL-300).')
  expect(text).not.toContain('Typing')
})

test('a tool of the title that the person lacks is named once, beside a related one', () => {
  const profile = { title: 'React developer', about: 'I built 12 dashboards in React.', skills: ['React'] }
  const job = {
    title: 'Vue.js developer',
    description: 'Our dashboard is written in Vue.js and needs new charts.',
    category: '',
    skills: ['Vue.js'],
  }
  expect(letter({ job, profile }).match(/I have not used Vue\.js so far; I work with React/g)).toHaveLength(1)
  const named = { ...profile, skills: [...profile.skills, 'Vue.js 3 components'] }
  expect(letter({ job, profile: named })).not.toContain('I have not used Vue.js')
})

test('who knows one of several tools of a kind is not said to lack another one', () => {
  const profile = {
    title: 'Cloud engineer',
    about: 'I moved the tickets of a ferry line to AWS.',
    skills: ['AWS', 'Azure'],
  }
  const job = (tools: string) => ({
    title: 'Ticket service',
    description: `We need help with our ticket service. Experience with ${tools} is required.`,
    category: 'Web',
    skills: [],
  })
  expect(letter({ job: job('GCP'), profile })).toContain('I have not used GCP')
  expect(letter({ job: job('the cloud (AWS, Azure and GCP)'), profile })).not.toContain('I have not used')
})

test('answering within hours is no availability', () => {
  const text = letter({
    job: scraping('Prices of shops.', 'Price monitor'),
    profile: { ...fragments, availability: 'about 20 hours a week, answers the same day' },
  })
  expect(text).toContain('I am available about 20 hours a week, and I answer the same day.')
})

test('a note in another script is not printed', () => {
  const job = scraping('Prices of shops.', 'Price monitor')
  const extraInformation = 'Минулого місяця я зібрав ціни 12 магазинів за 2 дні.'
  expect(letter({ job, profile: fragments, extraInformation })).not.toMatch(/\p{Script=Cyrillic}/u)
})
