/** Random alerts for property tests: queries of the whole search language, and filters that are rarely set. */
import type { NewAlert } from '@gigbell/contract'
import fc from 'fast-check'

/** The values that the queries and filters of random alerts are chosen from. */
interface AlertValues {
  vocabulary: string[]
  phrases: string[]
  skills: string[]
  categories: string[]
}

const elementOf = <T>(list: () => T[]) => fc.nat().map((n) => list()[n % list().length]!)
const usually = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value })
/** Words that are split, stemmed or ignored in special ways. */
const unusual = (
  'C++ C# .NET Node.js NodeJS full-stack don’t 2024 3.5 naïve 日本語 café the of UI/UX and 🚀rocket ' +
  "state-of-the-art don't o'neil"
).split(' ')

/** Generates random alerts named "random". `values` is called when an alert is generated. */
export function arbitraryAlert(values: () => AlertValues): fc.Arbitrary<NewAlert> {
  const word = fc.oneof(
    { weight: 5, arbitrary: elementOf(() => values().vocabulary) },
    { weight: 1, arbitrary: fc.constantFrom(...unusual) },
  )
  const term = fc.oneof(
    { weight: 6, arbitrary: word },
    {
      weight: 2,
      arbitrary: elementOf(() => values().phrases).map((text) => `"${text.replace(/["“”„]/g, ' ')}"`),
    },
    { weight: 1, arbitrary: word.map((text) => `title:${text}`) },
    {
      weight: 1,
      arbitrary: elementOf(() => values().phrases).map((text) => `title:"${text.replace(/["“”„]/g, ' ')}"`),
    },
  )
  const { query } = fc.letrec<{ query: string }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 4 },
      { weight: 3, arbitrary: term },
      {
        weight: 2,
        arbitrary: fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((parts) => parts.join(' ')),
      },
      {
        weight: 3,
        arbitrary: fc
          .array(tie('query'), { minLength: 2, maxLength: 4 })
          .map((parts) => `(${parts.join(' OR ')})`),
      },
      { weight: 1, arbitrary: tie('query').map((one) => `NOT (${one})`) },
      { weight: 1, arbitrary: term.map((one) => `-${one}`) },
    ),
  }))
  const countries = fc.array(fc.constantFrom('Germany', 'united states', 'India', 'USA'), { maxLength: 2 })
  return fc.record({
    name: fc.constant('random'),
    query: fc.oneof({ weight: 9, arbitrary: query }, { weight: 1, arbitrary: fc.constant('') }),
    type: usually(fc.constantFrom('hourly' as const, 'fixed' as const), null),
    level: usually(
      fc.uniqueArray(fc.constantFrom('Entry' as const, 'Expert' as const, 'Intermediate' as const)),
      [],
    ),
    category: usually(
      fc.array(
        elementOf(() => values().categories),
        { maxLength: 3 },
      ),
      [],
    ),
    skills: usually(
      fc.array(
        elementOf(() => values().skills),
        { maxLength: 3 },
      ),
      [],
    ),
    countries: usually(countries, []),
    countries_out: usually(countries, []),
    sources: usually(fc.constantFrom<string[]>(['board'], ['upwork', 'board']), []),
    skills_match: fc.constantFrom('any' as const, 'all' as const),
    budget_min: usually(fc.nat(500), null),
    budget_max: usually(
      fc.nat(500).map((sum) => sum + 500),
      null,
    ),
    applicants_max: usually(fc.nat(50), null),
    client_verified: usually(fc.constant(true), false),
    client_rating_min: usually(fc.constantFrom(0, 3.5, 4.5, 5), null),
    client_spent_min: usually(fc.constantFrom(0, 999.5, 10_000), null),
    client_hires_min: usually(fc.nat(12), null),
    budget_currency: fc.oneof(
      fc.constant(null),
      fc.constantFrom('USD' as const, 'EUR' as const, 'INR' as const),
    ),
    strict: fc.oneof(
      { weight: 2, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    hide_similar: usually(fc.constant(true), false),
    hide_applied: usually(fc.constant(true), false),
    channels: fc.constant(['inbox' as const]),
    delivery: fc.constant('instant' as const),
    draft_profile: fc.constant(null),
    enabled: fc.constant(true),
  })
}
