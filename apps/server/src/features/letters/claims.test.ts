/** Tests which sentences of a letter are unsupported claims. The profile and the post are invented. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINEAR_GROWTH, measureGrowth } from '../../platform/testing/cpu-time.ts'
import { findUnsupportedClaims } from './claims.ts'

const profile = {
  title: 'Backend developer',
  about:
    'I am a backend developer with six years of Python and PostgreSQL. I built the billing service of Nordwind Energy and cut its monthly run from 9 hours to 40 minutes. I worked for Helio Labs until 2021. I have a bachelor’s degree in physics. I have translated 12 books.',
  skills: ['Python', 'PostgreSQL', 'NodeJS', 'Docker', 'Amazon Web Services'],
  languages: ['English', 'German'],
  links: ['https://www.linkedin.com/in/ines-adler'],
}
const extra = 'My rate is $45 per hour. I am available 25 hours a week from Monday.'
const job = {
  title: 'React shop with 40 product pages',
  description:
    'We are Bluebird Toys. We need someone with 8 years of React and Stripe to rebuild our shop with 40 product pages until 15 May. Budget $3,000. We use Kubernetes and Laravel. Sales fell by 30% last year. https://bluebird.example/shop',
  skills: ['React', 'Stripe', 'Laravel', 'Kubernetes'],
}
const claims = (letter: string) => findUnsupportedClaims(letter, profile, extra, job)

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
  'I cut the monthly run from 9 hours to 40 minutes.',
  'I worked for Helio Labs until 2021.',
  'At Nordwind Energy I built the billing service.',
  'I have translated 12 books.',
  'I have a bachelor’s degree in physics.',
  'I use Node.js and Docker every day.',
  'I know AWS and Postgres well.',
  'My rate is $45 per hour.',
  'I am available 25 hours a week from Monday.',
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

test('accepts claims that the additional information supports', () => {
  const letter = 'I have nine years of React.'
  expect(findUnsupportedClaims(letter, profile, 'I have nine years of React.', job)).toEqual([])
  expect(findUnsupportedClaims('I know React well.', profile, 'I use React at work.', job)).toEqual([])
})

test('accepts any text without throwing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 200 }),
      (letter, about) => Array.isArray(findUnsupportedClaims(letter, { ...profile, about }, about, job)),
    ),
    { seed: 20260302 },
  )
})

test.each(['I have 8 years of React. ', '8 ', 'I worked at Google and ', 'x', 'a.b.c.', '12345 '])(
  'takes time linear in the number of repetitions of %j, up to 100,000 characters',
  (piece) => {
    const { growth, milliseconds: effort } = measureGrowth(100_000, (size) => {
      const long = piece.repeat(Math.ceil(size / piece.length))
      findUnsupportedClaims(long, profile, long, { ...job, description: long })
    })
    expect(growth).toBeLessThan(LINEAR_GROWTH)
    expect(effort).toBeLessThan(200)
  },
)
