/** No suggestion says what the person has not written, confirmed or sent: tried on random profiles and on some of real shape. */
import { ProfileInput } from '@gigbell/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { laterProfiles } from '../evidence/labelled/later-profiles.ts'
import { aboutOf, profiles as labelledProfiles } from '../evidence/labelled/profiles.ts'
import { basisOf, demand, suggest } from '../testing/basis.ts'
import { createProfile } from '../testing/profile.ts'
import { toSuggestions } from './proposal.ts'
import { rewriteAbout } from './rewrite.ts'
import { scoreProfile } from './score.ts'

const SKILLS = [
  'React',
  'Figma',
  'WordPress',
  'SEO',
  'Stripe',
  'Python',
  'Node.js',
  'C++',
  'Excel',
  'Rust',
  'Unity',
]
const NAMES = ['Krause', 'Nordbank', 'Velta Pumps', 'Fjord Ferries', 'Acme', 'Maria', 'Lisbon', 'Auenverlag']
const skill = fc.constantFrom(...SKILLS)
const name = fc.constantFrom(...NAMES)
const figure = fc.integer({ min: 2, max: 9_999 })

const sentence = fc.oneof(
  fc
    .tuple(name, skill, figure)
    .map(([who, tool, n]) => `Rebuilt the shop of ${who} with ${tool}, ${n} orders a day.`),
  fc.tuple(name, skill).map(([who, tool]) => `I led the ${tool} team at ${who}.`),
  skill.map((tool) => `I do not work with ${tool}.`),
  skill.map((tool) => `For eleven years I have built shops with ${tool}.`),
  figure.map((n) => `My rate is $${n} per hour.`),
  name.map((who) => `See https://linkedin.com/in/${who.replace(' ', '')} for more.`),
  fc.constantFrom(
    'Hello and welcome!',
    'It works well.',
    'Projects:',
    '• Payroll for 40 people',
    'Ich baue Läden.',
  ),
)
const text = fc
  .tuple(fc.array(sentence, { maxLength: 8 }), fc.constantFrom(' ', '\n', '\n• '))
  .map(([sentences, join]) => sentences.join(join))

const someProject = fc.record({
  title: fc.constantFrom('A shop', 'Payroll', 'Booking site'),
  client: fc.oneof(name, fc.constant('')),
  what: fc.oneof(sentence, fc.constant('')),
  result: fc.oneof(
    figure.map((n) => `Saves ${n} hours`),
    fc.constant(''),
  ),
  url: fc.constant(''),
  skills: fc.uniqueArray(skill, { maxLength: 3 }),
})

const someProfile = fc.oneof(
  fc
    .record({
      title: fc.constantFrom('Developer', 'React developer', 'Bookkeeper for small firms'),
      about: text,
      skills: fc.uniqueArray(skill, { maxLength: 6 }),
      projects: fc.array(someProject, { maxLength: 3 }),
    })
    .map(createProfile),
  fc.tuple(fc.constantFrom(...labelledProfiles, ...laterProfiles), fc.nat(4)).map(([one, count]) =>
    createProfile({
      title: one.name.split(',')[0]!,
      about: aboutOf(one),
      skills: one.skills.slice(0, count),
    }),
  ),
)

const someDemand = fc
  .tuple(fc.uniqueArray(skill), fc.array(fc.nat(100), { minLength: 11, maxLength: 11 }), fc.boolean())
  .map(([names, counts, shown]) =>
    demand(...names.map((one, at) => `${shown ? '+' : ''}${counts[at]} ${one}`)),
  )

/** The words of all texts in a value. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn)
  return String(value ?? '').match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []
}

/** The figures, skills and words with a capital letter of a value that the person has not written. */
function findForeign(value: unknown, written: unknown): string[] {
  const own = new Set(wordsIn(written).map((word) => word.toLowerCase()))
  const skills = new Set(SKILLS.flatMap(wordsIn).map((word) => word.toLowerCase()))
  return wordsIn(value)
    .filter((word) => /\d|\p{Lu}/u.test(word) || skills.has(word.toLowerCase()))
    .filter((word) => !own.has(word.toLowerCase()))
}

test('no suggestion has a figure, a skill or a name that the person has not written, and none lowers the score', () => {
  const facts = fc.uniqueArray(sentence, { maxLength: 2 })
  const letters = fc.array(text, { maxLength: 2 })
  const kinds = new Set<string>()
  fc.assert(
    fc.property(someProfile, someDemand, facts, letters, (of, wanted, confirmed, sent) => {
      const score = scoreProfile(of, wanted)
      for (const { id, field, before, after } of suggest(of, {
        demand: wanted,
        facts: confirmed,
        letters: sent,
      })) {
        expect(before).toEqual(of[field])
        if (after === null) continue
        kinds.add(id.replace(/-[^-]*$/, ''))
        // A currency is written as a sign, and a link without its https://.
        const value = field === 'rate' ? String((after as { amount: number }).amount) : after
        expect(findForeign(value, [of, confirmed])).toEqual([])
        const applied = { ...of, [field]: after }
        expect(ProfileInput.safeParse(applied).success).toBe(true)
        expect(scoreProfile(applied, wanted)).toBeGreaterThanOrEqual(score)
      }
    }),
    { numRuns: 1_000, seed: 13 },
  )
  // The property means something only where each rule has proposed a change.
  expect([...kinds].sort()).toEqual(
    ['fact', 'figure', 'letter', 'links', 'named-skills', 'opening', 'order-of-projects', 'order-of-skills']
      .concat(['project-skills', 'projects', 'rate', 'title'])
      .sort(),
  )
})

test('a model adds no figure, skill or name either: what the profile does not support is left out', async () => {
  const accepted: string[] = []
  await fc.assert(
    fc.asyncProperty(
      someProfile,
      fc.array(sentence, { minLength: 1, maxLength: 14 }),
      async (of, invented) => {
        const basis = basisOf(of)
        const answer = [of.about, ...invented].join('\n')
        const complete = async () => answer
        const [proposal] = await rewriteAbout(basis, { name: 'm', complete }, new AbortController().signal)
        const [suggestion] = toSuggestions(proposal ? [proposal] : [], basis)
        if (!suggestion) return
        accepted.push(suggestion.why)
        expect(findForeign(suggestion.after, of)).toEqual([])
      },
    ),
    { numRuns: 300, seed: 13 },
  )
  expect(accepted.some((why) => /left out/.test(why))).toBe(true)
})
