/** Reading profiles into evidence cards, on profiles of different trades. */
import type { Profile } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { createProfile } from '../testing/profile.ts'
import { readCards } from './cards.ts'
import { laterProfiles } from './labelled/later-profiles.ts'
import { aboutOf, type LabelledProfile, profiles, readLabels } from './labelled/profiles.ts'

const read = (parts: Partial<Profile>) => readCards(createProfile(parts))

test('a fragment without a subject is evidence', () => {
  const cards = read({ about: 'Took a furniture store from 28 to 74 on mobile PageSpeed.' })
  expect(cards[1]).toMatchObject({
    kind: 'work',
    text: 'Took a furniture store from 28 to 74 on mobile PageSpeed.',
    figures: ['28', '74'],
  })
})

test('what somebody makes is no address, although it has the name of a network', () => {
  const texts = (about: string) => read({ about }).map(({ text }) => text)
  expect(texts('I make Telegram bots.')).toContain('I make Telegram bots.')
  for (const work of [
    'I’ve set up 17 WhatsApp assistants.',
    'Built 12 mobile apps.',
    'Telegram bots since 2018.',
  ])
    expect(texts(work)).toContain(work)
  for (const address of ['WhatsApp 0912 445 661.', 'My WhatsApp is +63 912 445 6612.', 'My Skype: ada.pilot'])
    expect(texts(address)).not.toContain(address)
  const asked = 'I have my own bench with an oscilloscope, so you can send me the boards.'
  expect(texts(asked)).toContain(asked)
  expect(texts('Thank-you page lost 12% of the leads.')).toHaveLength(2)
  expect(texts('Telegram: adapilot')).not.toContain('Telegram: adapilot')
})

test('the fields of a profile become cards of their kinds', () => {
  const cards = read({
    skills: ['Shopify'],
    languages: [{ value: 'en', label: 'English' }],
    profile_links: { linkedin: 'https://www.linkedin.com/in/ada', youtube: '', twitter: '' },
    rate: { amount: 0.09, currency: 'EUR', per: 'word' },
    availability: '30 hours a week, from Monday',
    projects: [
      {
        title: 'A faster shop',
        client: 'Lusso',
        what: 'Cut the loading time',
        result: '3 s less',
        url: 'https://lusso.example/',
        skills: ['Liquid'],
      },
    ],
  })
  expect(cards.map(({ kind, text }) => [kind, text])).toEqual([
    ['project', 'A faster shop for Lusso: Cut the loading time. 3 s less.'],
    ['work', 'Developer'],
    ['rate', '0.09 EUR per word'],
    ['availability', '30 hours a week, from Monday'],
    ['language', 'English'],
    ['link', 'https://www.linkedin.com/in/ada'],
    ['skill', 'Shopify'],
  ])
  expect(cards[0]).toMatchObject({ figures: ['3'], skills: ['Liquid'], url: 'https://lusso.example/' })
})

test('a client that the title names is not named twice', () => {
  const project = {
    client: 'Tyre wholesaler, Austria',
    what: 'Reads 23 shops',
    result: '',
    url: '',
    skills: [],
  }
  const [card] = read({ projects: [{ ...project, title: 'Price monitor for a tyre wholesaler' }] })
  expect(card!.text).toBe('Price monitor for a tyre wholesaler: Reads 23 shops.')
})

test('LLM applications are no law degree', () => {
  const kinds = (title: string) => read({ title }).map(({ kind }) => kind)
  expect(kinds('Machine learning engineer (NLP, LLM applications)')).not.toContain('education')
  expect(kinds('LL.M., University of Leiden')).toContain('education')
  expect(kinds('J’ai étudié le droit à l’Université, puis la traduction.')).toContain('education')
})

test('the id of a card depends on its text alone', () => {
  const first = read({ about: 'Moved 150 shops to Shopify. Based in Porto.' })
  const second = read({ about: '• Based in Porto\n• moved 150 shops to Shopify', title: 'Shop expert' })
  for (const text of ['Moved 150', 'Based in'])
    expect(second.find((card) => card.text.toLowerCase().startsWith(text.toLowerCase()))?.id).toBe(
      first.find((card) => card.text.startsWith(text))?.id,
    )
})

test.for([...profiles, ...laterProfiles])('reads $name as labelled', (profile) => {
  expect(findMistakes(profile)).toEqual([])
})

/** Returns the statements whose cards differ from their labels. */
function findMistakes(profile: LabelledProfile): string[] {
  const cards = read({ about: aboutOf(profile) })
  return readLabels(profile).flatMap(({ label, text }) => {
    const kinds = cards.filter((card) => contains(text, card.text)).map(({ kind }) => kind)
    const right = label === '-' || label === '#' ? kinds.length === 0 : kinds.some((kind) => kind === label)
    return right ? [] : `${label} became ${kinds.join(', ') || 'nothing'}: ${text}`
  })
}

const contains = (whole: string, part: string) => normalize(whole).includes(normalize(part))
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
