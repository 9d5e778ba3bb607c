/** Ranking cards for posts: the strongest evidence first, on labelled pairs. */
import type { Profile } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { defaultFrequencies } from '../../jobs/index.ts'
import { createProfile } from '../testing/profile.ts'
import { readCards } from './cards.ts'
import { laterPairs } from './labelled/later-pairs.ts'
import { type LabelledPairs, pairs } from './labelled/pairs.ts'
import { rankCards } from './rank.ts'

const read = (parts: Partial<Profile>) => readCards(createProfile(parts))

/** Returns for each post its best card, and whether it is the labelled one. */
function rankPairs(profiles: readonly LabelledPairs[]) {
  return profiles.flatMap(({ posts, about, ...profile }) => {
    const cards = read({ ...profile, about: about.join(' ') })
    return posts.map((post) => {
      const [first] = rankCards(cards, post, defaultFrequencies, profile.title)
      const text = first?.card.text ?? ''
      return { post: post.title, text, right: post.best.some((best) => text.startsWith(best)) }
    })
  })
}

test.each([
  ['tuned', pairs],
  ['later', laterPairs],
])('the labelled evidence is first in nine of ten %s pairs', (_name, profiles) => {
  const ranked = rankPairs(profiles)
  const wrong = ranked.filter(({ right }) => !right)
  expect(ranked.length).toBeGreaterThanOrEqual(20)
  expect(wrong.length / ranked.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(0.1)
})

const shop = { title: 'Shop', description: 'We need a JavaScript developer.', skills: ['JavaScript'] }

test('an implied and a related skill count, an equal one counts more', () => {
  const cards = read({ skills: ['React', 'JavaScript', 'jQuery', 'Watercolor'] })
  const weights = new Map(
    rankCards(cards, shop, defaultFrequencies, '').map(({ card, weight }) => [card.text, weight]),
  )
  expect(weights.get('JavaScript')).toBeGreaterThan(weights.get('React') ?? 0)
  expect(weights.get('React')).toBeGreaterThan(0)
  expect(weights.get('Watercolor')).toBe(0)
})

test('a rare word counts more than a common one', () => {
  const cards = read({ about: 'Kept a system of bees. Kept a system of data.', title: 'X' })
  const post = { title: 'Bees', description: 'A system with data about bees.', skills: [] }
  expect(rankCards(cards, { ...post, title: '' }, defaultFrequencies, '')[0]?.card.text).toBe(
    'Kept a system of bees.',
  )
})

test('what the title of the profile names counts half, because it is true of every card', () => {
  const cards = read({
    about: 'Odoo installed in 31 companies.\nTimesheets with QuickBooks for a solar installer.',
  })
  const post = { title: 'Odoo timesheets', description: '', skills: [] }
  const weightOf = (trade: string) =>
    rankCards(cards, post, defaultFrequencies, trade).find(({ card }) => card.text.startsWith('Odoo'))
      ?.weight ?? 0
  expect(weightOf('Odoo developer')).toBeLessThan(0.6 * weightOf('Designer'))
})

test('what a post says counts more than the skills that it only lists', () => {
  const cards = read({
    about:
      'Answered letters of ministries with a Django program.\nBuilt a booking plugin in PHP for WordPress with HTML and CSS.',
    skills: ['Django', 'PHP', 'WordPress', 'HTML', 'CSS'],
  })
  const post = {
    title: 'Software that answers letters of ministries',
    description:
      'Letters of ministries arrive by mail. The software drafts an answer to each of these letters.',
    skills: ['PHP', 'WordPress', 'HTML', 'CSS', 'Web Development'],
  }
  expect(rankCards(cards, post, defaultFrequencies, '')[0]?.card.text).toMatch(/^Answered letters/)
})

test('each further skill that is shared adds less', () => {
  const weightOf = (about: string) => {
    const [first] = rankCards(
      read({ about, skills: ['PHP', 'WordPress', 'MySQL'] }),
      { title: '', description: '', skills: ['PHP', 'WordPress', 'MySQL'] },
      defaultFrequencies,
      '',
    )
    return [...(first?.common ?? [])]
      .filter(([part]) => part.startsWith('skill '))
      .map(([, weight]) => weight)
  }
  const [most = 0, next = 0] = weightOf('Built a shop for a bakery with PHP, WordPress and MySQL.').sort(
    (a, b) => b - a,
  )
  expect(next).toBeGreaterThan(0)
  expect(next).toBeLessThan(most * 0.8)
})

test.each([
  ['We need RNAseq plots for a paper.', 'I analyzed 250 RNA-seq experiments.'],
  ['We need RNA-seq plots for a paper.', 'I analyzed 250 RNAseq experiments.'],
])('a word with a hyphen is the same word without it: %s', (description, about) => {
  const cards = read({ about: `${about} I drew 250 maps of harbours.` })
  const post = { title: 'Plots', description, skills: [] }
  const [first, second] = rankCards(cards, post, defaultFrequencies, '')
  expect(first?.card.text).toContain('RNA')
  expect(first?.weight).toBeGreaterThan(second?.weight ?? 0)
})

const project = (title: string, what: string): Profile['projects'][number] => ({
  title,
  client: '',
  what,
  result: '',
  url: '',
  skills: [],
})
const firstOf = (projects: Profile['projects'], title: string, description: string) =>
  rankCards(read({ projects }), { title, description, skills: [] }, defaultFrequencies, '').find(
    ({ card }) => card.kind === 'project',
  )?.card.text

test('one word of the title by itself says less than several of the text', () => {
  const projects = [
    project('Harvest ledger', 'Desktop program for a winery that follows every litre.'),
    project('Cap table for founders', 'Shares of investors after each round, with dilution and vesting.'),
  ]
  expect(
    firstOf(projects, 'Equity program', 'It shows the shares of founders and investors after each round.'),
  ).toMatch(/^Cap table/)
})

test('of projects with as much in common the first one of the profile comes first', () => {
  const projects = [
    project('Tide alarm in Brest', 'Warns pilots of the tide.'),
    project('Tide alarm in Calais', 'Warns pilots of the tide.'),
  ]
  expect(firstOf(projects, 'Tide alarm', 'We need a tide alarm for pilots.')).toMatch(/Brest/)
})

test('a long description takes nothing from a project', () => {
  const long = `Warns pilots of the tide. ${'The harbour wall was painted in another colour by six masters each spring. '.repeat(4)}`
  const projects = [project('Pier', 'Paint for a pier in Calais.'), project('Tide alarm', long)]
  const weightOf = (what: string) =>
    rankCards(
      read({ projects: [project('Tide alarm', what)] }),
      { title: 'Tide alarm', description: 'For pilots.', skills: [] },
      defaultFrequencies,
      '',
    )[0]?.weight ?? 0
  expect(weightOf(long)).toBeGreaterThanOrEqual(weightOf('Warns pilots of the tide.'))
  expect(firstOf(projects, 'Tide alarm', 'For pilots.')).toMatch(/^Tide alarm/)
})
