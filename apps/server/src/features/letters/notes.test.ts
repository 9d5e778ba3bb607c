/** Tests how the additional information is understood, on a labelled set of parts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stem } from '../../platform/text.ts'
import { withVerbsOfReader } from './notes/address-client.ts'
import { readByRules } from './notes/by-rules.ts'
import { readLabelledNotes } from './notes/labelled/read-notes.ts'
import { placeNotes } from './notes/learned/judge-notes.ts'
import { readLeftOut } from './notes/left-out.ts'
import { spellOut } from './notes/spelling.ts'
import { readSignature, readStyleWishes } from './notes/style.ts'
import { factsOf, readNotes } from './notes.ts'
import { createTask } from './testing/task.ts'

const labelled = readFileSync(join(import.meta.dirname, 'notes/labelled-notes.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [kind = '', ...text] = line.split(' | ')
    return { kind, text: text.join(' | ') }
  })

const kindsOf = (text: string) => new Set(readNotes(text).map(({ kind }) => kind))

test('no private part of the labelled set is a fact', () => {
  const wrong = labelled.filter(({ kind, text }) => kind === 'private' && kindsOf(text).has('fact'))
  expect(labelled.length).toBeGreaterThanOrEqual(100)
  expect(wrong).toEqual([])
})

/**
 * The bounds are the first counts. With the rules alone, 9 private parts and 75 facts of the first set were taken for facts,
 * and 6 and 47 of the second one; 5 and 103 of the third one, which is the only one in ordinary words.
 */
test.each([
  ['unseen', { leaks: 7, facts: 118 }],
  ['unseen-2', { leaks: 6, facts: 65 }],
  ['unseen-3', { leaks: 0, facts: 134 }],
])('of 160 notes that nothing was learned from, hardly a private part is a fact: %s', (name, bounds) => {
  const parts = readLabelledNotes(name).flatMap(({ text, parts: labelledParts }) => {
    const facts = placeNotes(text, readNotes(text)).filter(({ kind }) => kind === 'fact')
    return labelledParts.map(({ kind, quote, from }) => {
      const shared = facts.map((fact) => Math.min(fact.to, from + quote.length) - Math.max(fact.from, from))
      const sum = shared.reduce((total, one) => total + Math.max(0, one), 0)
      return { kind, quote, isFact: sum > quote.length * (kind === 'fact' ? 0.75 : 0.2) }
    })
  })
  const leaks = parts.filter(({ kind, isFact }) => kind === 'private' && isFact)
  expect(leaks.length, leaks.map(({ quote }) => quote).join('\n')).toBeLessThanOrEqual(bounds.leaks)
  expect(parts.filter(({ kind, isFact }) => kind === 'fact' && isFact).length).toBeGreaterThanOrEqual(
    bounds.facts,
  )
})

test.each(['fact', 'style'] as const)('understands at least nine of ten parts of kind %s', (wanted) => {
  const parts = labelled.filter(({ kind }) => kind === wanted)
  const found = parts.filter(({ text }) => [...kindsOf(text)].join() === wanted)
  expect(found.length).toBeGreaterThanOrEqual(parts.length * 0.9)
})

test('a private part makes its whole sentence private', () => {
  expect(readNotes('I can start on Monday, but the client seems cheap.')).toEqual([
    { quote: 'I can start on Monday, but the client seems cheap.', kind: 'private' },
  ])
})

test('a sentence with a style and a fact is divided', () => {
  expect(readNotes('Keep it short, I can start on Monday.').map(({ kind }) => kind)).toEqual([
    'style',
    'fact',
  ])
})

test('parts are literal quotes of the text', () => {
  const text =
    'Casual tone, max 120 words please.\nI live in Berlin; the client seems odd.\n- My rate is $45 per hour.'
  for (const { quote } of readNotes(text)) expect(text).toContain(quote)
})

test('the kind that the person chose replaces the one that was understood', () => {
  const quote = 'My minimum is 500.'
  expect(readNotes(quote)[0]?.kind).toBe('private')
  expect(readNotes(quote, [{ quote, kind: 'fact' }])).toEqual([{ quote, kind: 'fact' }])
})

test('facts lose the instruction to say them', () => {
  expect(factsOf(readNotes('Mention that I live in Berlin.'))).toEqual(['I live in Berlin.'])
})

test('wishes about the style are read', () => {
  expect(readStyleWishes(readNotes('Casual tone, max 120 words please. Write in German.'))).toMatchObject({
    tone: 'warm',
    maxWords: 120,
    language: 'de',
  })
})

test('the kinds of cards that the person does not want to mention is left out', () => {
  const kindsOut = (text: string) => [...readLeftOut(readNotes(text)).kinds].sort()
  expect(kindsOut('Only 20 dollars, so don’t mention hours or rate.')).toEqual(['availability', 'rate'])
  expect(kindsOut('My rate is 40. Mention that I live in Bonn.')).toEqual([])
  expect(kindsOut('Tagessatz nicht nennen, die haben ja ein Budget.')).toEqual(['rate'])
  expect(kindsOut('No pongas precio todavía.')).toEqual(['rate'])
  expect(kindsOut('My rate stays as in profile, don’t repeat it tho.')).toEqual(['rate'])
  expect(kindsOut('Don’t mention the price comparison site.')).toEqual([])
  expect(kindsOut('(I charge 75 for rush work, do not mention it yet.)')).toEqual(['rate'])
})

test('the name to sign with is read', () => {
  expect(readSignature(readNotes('Sign as Dee. I can start on Monday.'))).toBe('Dee')
  expect(readSignature(readNotes('I signed a contract as Lead Engineer.'))).toBeNull()
})

test.each<[string, string[]]>([
  ['Offer a free audit of one page first.', ['I can offer a free audit of one page first.']],
  ['Offer to do the first chapter as a paid trial.', ['I can do the first chapter as a paid trial.']],
  [
    'Suggest doing the product page first and the rest after they see the result',
    ['I suggest doing the product page first and the rest after you see the result'],
  ],
  ['Offer: first 500 words free as a sample', ['My offer: first 500 words free as a sample']],
  [
    'Ask if they already have brand guidelines, and say from the 5th.',
    ['I would like to know if you already have brand guidelines.', 'I am available from the 5th.'],
  ],
  [
    'tell them first draft in 3 days; ask about tone of voice; I am swamped though',
    ['You would have the first draft in 3 days.', 'I would like to ask about tone of voice.'],
  ],
  ['Rate for this one: £45, they are a charity.', ['My rate for this one is £45']],
  ['40/h for this one', ['My rate for this is 40 per hour.']],
  ['Can be done in 4 days.', ['It can be done in 4 days.']],
  [
    'only mornings until December, then full time',
    ['I am available only mornings until December, then full time.'],
  ],
  ['English C1, German native', ['I speak English (C1) and German (native).']],
  ['Ask: do you have access to the theme code?', ['Do you have access to the theme code?']],
  ['Include my GitHub: https://github.com/ada', ['https://github.com/ada']],
])('an order becomes a sentence to the client: %s', (text, facts) => {
  expect(factsOf(readByRules(text))).toEqual(facts)
})

test.each([
  'Offer 10% off if they sign today but only if they push',
  'offer less than the others, they seem poor',
  'Suggest they hire me for the rest too lol',
  'Offer to start lower',
  'I need 3 days off for a funeral',
  'I have been thinking about quitting for 2 years',
  'I keep my day job for now',
  'I recommend to lie about the dates',
  'My ex-colleague would give a bad reference',
  'free next week because they fired me',
  'Only for the money part lol',
  'Fixed 300 but I would take 200',
  'I know Odoo well; bluff about version 17',
  'Two weeks; padding included',
  'Say I have a team; it is only me',
  'I recommend Shopify; I get a commission',
  'I led the migration; in truth Marko did it',
  'For them I take 35',
  'I only do Odoo because I failed with SAP',
  'two weeks. say four',
  '45/h is fine, quote 55 first',
  'I’d do it for 300 USD',
  '60 ok but start with 80',
])('an order or a remark that is not for the client stays private: %s', (text) => {
  expect(factsOf(readNotes(text))).toEqual([])
})

test('an order at the end of a private sentence says only its own content', () => {
  const text =
    'My mother is in hospital so no calls this week, dont write the reason, just say calls from next Monday.'
  expect(readNotes(text).map(({ kind }) => kind)).toEqual(['private', 'fact'])
  expect(factsOf(readNotes(text))).toEqual(['I can do calls from next Monday.'])
  const asked = readNotes('Don’t put a total price, ask if Shopify Basic or Plus.')
  expect(asked.map(({ kind }) => kind)).toEqual(['private', 'fact'])
  expect(factsOf(asked)).toEqual(['I would like to know whether it is Shopify Basic or Plus.'])
})

test.each([
  [
    'pls mention: last month I made a kiosk in Qt 6 for a zoo, receipts by mail, 60 visitors an hour. 2 weeks work, approx 50 hours.',
    [
      'Last month I made a kiosk in Qt 6 for a zoo, receipts by mail, 60 visitors an hour (2 weeks of work, approx 50 hours).',
    ],
  ],
  [
    'new: in sept moved the search to OpenSearch, no outage',
    ['In September, I moved the search to OpenSearch, no outage'],
  ],
  ['Just finished a TYPO3 v12 upgrade.', ['I just finished a TYPO3 v12 upgrade.']],
  ['had the same timeout in spring with a client.', ['I had the same timeout in spring with a client.']],
  [
    'In May I finished an upgrade Rails 5.2 -> 7.1 for a choir, 9 weeks, not in my profile yet.',
    ['In May I finished an upgrade from Rails 5.2 to 7.1 for a choir, 9 weeks.'],
  ],
  [
    'mention I cut and mixed train announcements before, that’s exactly the tram project',
    ['I cut and mixed train announcements before'],
  ],
  ['I’d quote theirs after a 10 minute call.', ['I would quote yours after a 10 minute call.']],
  [
    'I don’t want their admin login, better guest account – say it politely.',
    ['I don’t want your admin login; guest account is better'],
  ],
  [
    'Drone mapping I did not do before, say honest: I would hire a licensed pilot.',
    ['I have not done drone mapping before: I would hire a licensed pilot.'],
  ],
  [
    'Shopware import and price lists yes, Oslo toy client.',
    ['I have done the Shopware import and price lists before, for a Oslo toy client.'],
  ],
  [
    'Recently: mixed model for a bird study (n=41).',
    ['I recently worked on a mixed model for a bird study (n=41).'],
  ],
  [
    'Last spring: global minimum of a cost curve for a brewery, 2 ms.',
    ['Last spring I worked on a global minimum of a cost curve for a brewery, 2 ms.'],
  ],
  ['tonight or tomorrow after 17 CET. informal', ['I am available tonight or tomorrow after 17 CET.']],
  ['Two sessions of 1 hour should do it.', ['Two sessions of 1 hour should do it.']],
  ['NDA no problem', ['I am happy to sign an NDA.']],
  ['8-9 days, 700 usd.', ['I can do it in 8-9 days for 700 USD.']],
  ['4 to 5 weeks for first version.', ['I need 4 to 5 weeks for the first version.']],
  [
    'I’m on a slow train so rather not before 3 March (say "from 3 March", not why).',
    ['I am available from 3 March.'],
  ],
  ['ask which airflow version.', ['I would like to know which airflow version you use.']],
  [
    'Letzten Monat Excel-Kurs für 12 Leute gehalten, Note 1,4.',
    ['Letzten Monat habe ich Excel-Kurs für 12 Leute gehalten, Note 1,4.'],
  ],
  ['Plazo 8 a 10 días.', ['El plazo es de 8 a 10 días.']],
  [
    'Relevant: RS-485 polling of 30 gates for a car park.',
    ['I worked on RS-485 polling of 30 gates for a car park.'],
  ],
  ['2-3 hours work, 90 usd.', ['I can do it in 2-3 hours for 90 USD.']],
  ['weekly rate 800 USD.', ['My weekly rate is 800 USD.']],
  ['price for all pages from 90 to 120 usd.', ['My price for all pages is from 90 to 120 USD.']],
  [
    'mention the Jenkins → GitLab move I did for a cinema in May',
    ['I did the Jenkins to GitLab move for a cinema in May'],
  ],
  ['My rate for this job 34', ['My rate for this job is 34']],
  ['does he want the labels in both languages?', ['Do you want the labels in both languages?']],
  ['would like to know if they have a style guide.', ['I would like to know if you have a style guide.']],
  [
    'Ask for slow log + if they log errors.',
    ['I would like to see the slow log and to know whether you log errors.'],
  ],
  [
    'I recommend plain CSS because nothing has to be compiled on the server.',
    ['I recommend plain CSS because nothing has to be compiled on the server.'],
  ],
  ['WebP instead of PNG would halve the page, suggest it.', ['WebP instead of PNG would halve the page']],
  ['Only for the backend part.', ['I am applying only for the backend part.']],
  ['0222 at the top, I looked at the two links.', ['I looked at the two links.']],
  ['Freelance only, no employment.', ['Freelance only, no employment.']],
  ['I can take 9,000 words a week.', ['I can take 9,000 words a week.']],
  ['I delete all recordings after the project.', ['I delete all recordings after the project.']],
  ['The baker in Graz would give a reference.', ['The baker in Graz would give a reference.']],
  ['Two earlier reports can be shown on a call.', ['Two earlier reports can be shown on a call.']],
  [
    'Free 3–9 May, four hours a day; the questionnaire is filled in.',
    ['I am free 3–9 May, four hours a day.'],
  ],
  ['For schools I take 35 an hour.', ['For schools I take 35 an hour.']],
  ['Hourly on their timer is fine, 38 EUR.', ['I can work by the hour, for 38 EUR.']],
  ['Fixed 120 EUR, pay only if it works.', ['I can do it for a fixed 120 EUR; you pay only if it works.']],
  ['Estimate: 5 weeks, a first result after 8 days.', ['I estimate 5 weeks, a first result after 8 days.']],
  ['12 working days, €3,900; he seems picky.', ['I can do it in 12 working days for €3,900.']],
  ['I can take 2 new clients; the flat is being painted.', ['I can take 2 new clients']],
  [
    'I have not used Nuxt, only read its docs; be open about that.',
    ['I have not used Nuxt, only read its docs'],
  ],
  ['A call tomorrow at 10 is possible; I overslept today.', ['A call tomorrow at 10 is possible']],
  ['I do only Odoo and WooCommerce.', ['I do only Odoo and WooCommerce.']],
  ['Begin with two of his recordings; 6 days, 700 EUR.', ['I can do it in 6 days for 700 EUR.']],
  ['Cargo bikes I drew for a museum.', ['I drew cargo bikes for a museum.']],
  ['QGIS I used for a forest office in Graz.', ['I used QGIS for a forest office in Graz.']],
  ['16-20 hours i think', ['I estimate 16-20 hours.']],
  ['280 EUR ok', ['280 EUR is fine with me.']],
  ['150 fixed incl. backup', ['My price is 150 flat, including backup.']],
  ['75/hr, one hr should do', ['My rate for this is 75 per hour. I estimate one hour.']],
  ['screen share no problem', ['Screen share is no problem.']],
  [
    'a day of training + calls later is how i’d do it',
    ['I would suggest a day of training and calls later.'],
  ],
  ['the plug-in is on the store they can try it', ['the plug-in is on the store; you can try it']],
  ['away 12-19 aug so before or after', ['I am away 12-19 August so before or after']],
  ['which OS?', ['Which OS is it?']],
  [
    'no exp w/ the scanner module, the rest yes. be honest about it',
    ['I have no experience with the scanner module, but with the rest.'],
  ],
  [
    'pls mention i never used blueprints, but the yaml way does the same',
    ['I never used blueprints, but the YAML way does the same'],
  ],
  ['say that the export works only with an admin login', ['the export works only with an admin login']],
  [
    'i doubt they may do this, dont write that, just ask what licence they have',
    ['I would like to know what licence you have.'],
  ],
  ['350 a day vs my 600..', []],
  ['2 weeks; padding included', []],
])('prints the facts of “%s” as sentences', (text, sentences) => {
  expect(factsOf(readByRules(text))).toEqual(sentences)
})

test('names that the person does not want to mention are left out, with the cards about them', () => {
  const topicsOut = (text: string) => readLeftOut(readNotes(text)).topics
  expect(topicsOut('Don’t say Oslo brokerage name, NDA.')).toEqual([['oslo', 'brokerage'].map(stem)])
  expect(topicsOut('Say nothing about Azure please. Leave the opera out of it.')).toEqual([
    ['azur'],
    ['opera'],
  ])
  expect(topicsOut('They don’t say if images or live camera, ask that.')).toEqual([])
  expect(topicsOut('No menciones lo del proyecto del hotel, quedamos mal')).toEqual([['hotel']])
  expect(topicsOut('Don’t mention I am ill. Don’t write like a robot. Don’t mention my rate.')).toEqual([])
  const task = createTask({
    job: {
      title: 'Azure and Docker setup',
      description: 'Set up Azure and Docker.',
      category: '',
      skills: ['Azure'],
    },
    profile: {
      about: 'I moved a bank to Azure in 2021.\nI set up Docker for a florist.',
      skills: ['Azure', 'Docker'],
    },
    extraInformation: 'dont mention Azure.',
  })
  expect(task.cards.map(({ card }) => card.text).join(' ')).not.toContain('Azure')
  expect(task.profile.skills).toEqual(['Docker'])
})

test.each([
  ['write in french, they only speak french', 'fr'],
  ['german is fine for the meetings', undefined],
])('a language is a wish where it is one of the letter: %s', (text, language) => {
  expect(readStyleWishes(readNotes(text)).language).toBe(language)
})

test('what follows a question in brackets is a part of its own', () => {
  const notes = readNotes('want to know: how big is it? (between us: busy until the 20th, don’t write that)')
  expect(notes.map(({ kind }) => kind)).toEqual(['fact', 'private'])
  expect(factsOf(notes)).toEqual(['How big is it?'])
})

test.each([
  ['he probably has a fixed size', 'you probably have a fixed size'],
  ['she’s probably got one version', 'you’ve probably got one version'],
  ['he’s on the old plan', 'you’re on the old plan'],
])('the client of a note is the reader of the letter: %s', (said, read) => {
  expect(withVerbsOfReader(said)).toBe(read)
})

test.each([
  ['depends on nr of piers', 'depends on the number of piers'],
  ['never used it in prod', 'never used it in production'],
  ['needs mgmt approval', 'needs management approval'],
])('abbreviations are written in full: %s', (typed, full) => {
  expect(spellOut(typed)).toBe(full)
})

test.each([
  'Empiezo el lunes, no sé Docker.',
  'Puedo empezar el lunes, perdí un cliente',
  'Hablo inglés y no sé alemán',
])('keeps a gap or a loss in Spanish private: %s', (text) => {
  expect(readNotes(text).map(({ kind }) => kind)).toEqual(['private'])
})
