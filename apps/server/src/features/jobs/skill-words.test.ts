/** Names of skills that are English words too, searched for in sentences that mean the skill and in others. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { compileQuery, parseQuery } from './search-language.ts'

const { db } = (await createTestDatabase()).database

/** By the word that is searched for: sentences about the skill, and sentences that use other words with its stem. */
const sentences: Record<string, { about: string[]; other: string[] }> = {
  react: {
    about: [
      'A React.js front end',
      'ReactJS and Redux',
      'Build it in react',
      'React-based widgets',
      'A react native app',
    ],
    other: [
      'She reacts to answers',
      'Reacting within an hour',
      'A reactive client',
      'We reacted late',
      'User reactions',
    ],
  },
  go: {
    about: ['A service in Go', 'Senior Golang engineer', 'Port our GoLang worker', 'Go, gRPC and Docker'],
    other: [
      'The shop is going live',
      'It goes down daily',
      'An ongoing task',
      'On-going support',
      'Two buttons are gone',
    ],
  },
  swift: {
    about: ['An iOS app in Swift', 'Swift 6 migration', 'Know SWIFT well'],
    other: ['Please answer swiftly', 'The swiftest courier', 'Chimney swifts'],
  },
  excel: {
    about: ['Clean an Excel file', 'Macros for MS EXCEL', 'Move excel sheets to SQL'],
    other: ['A tutor who excels', 'He excelled in sales', 'An excelling team'],
  },
  unity: {
    about: ['A Unity game', 'Unity3D prototype', 'unity and C#'],
    other: ['A poem about unities of time', 'A drama that keeps the unities'],
  },
  rust: {
    about: ['A parser in Rust', 'Rustlang beginner wanted'],
    other: ['Paint a rusted gate', 'Steel that never rusts', 'A photo of rusting ships'],
  },
  spark: {
    about: ['Jobs in Apache Spark', 'Tune a Spark cluster'],
    other: ['A story that sparks joy', 'Sparked by a talk'],
  },
  express: {
    about: ['An Express API', 'Node with express.js', 'ExpressJS middleware'],
    other: ['He expressed doubts', 'Write expressively', 'Expressing milk: a leaflet'],
  },
  angular: { about: ['Angular 19 dashboard', 'Move AngularJS code'], other: ['Draw it angularly'] },
  slack: { about: ['A Slack bot', 'Post to slack'], other: ['No slacking', 'Slacks and shirts'] },
  sketch: {
    about: ['Files made in Sketch'],
    other: ['Pencil sketches', 'Sketching classes', 'A sketched cat'],
  },
  flask: { about: ['A Flask server', 'Python (flask)'], other: ['Photos of flasks'] },
  spring: { about: ['Java with Spring Boot'], other: ['Mattress springs', 'Springing a surprise'] },
  stripe: { about: ['Take payments with Stripe'], other: ['Draw a tiger with stripes', 'A striped shirt'] },
  bubble: { about: ['Finish our Bubble.io app'], other: ['A comic with speech bubbles', 'A bubbling pot'] },
  zoom: { about: ['Use the Zoom SDK'], other: ['The picture zooms in', 'A zooming lens'] },
  solidity: { about: ['Contracts in Solidity'], other: ['A solid understanding', 'Solid English'] },
  canva: { about: ['Templates in Canva'], other: ['Oil on canvas', 'Draw on an HTML canvas'] },
  ios: { about: ['An iOS developer'], other: ['Use the socket.io library', 'A site on the .io domain'] },
  pandas: { about: ['Python and pandas'], other: ['A panda as mascot'] },
  liquid: { about: ['Shopify themes in Liquid'], other: ['Add liquidity to a pool', 'Two liquids'] },
}

interface Labelled {
  query: string
  text: string
  isAbout: boolean
}
const labelled: Labelled[] = Object.entries(sentences).flatMap(([query, { about, other }]) => [
  ...about.map((text) => ({ query, text, isAbout: true })),
  ...other.map((text) => ({ query, text, isAbout: false })),
])

/** The labelled sentences that are found, by the search or by stems alone. */
async function findSentences(by: 'search' | 'stems'): Promise<Labelled[]> {
  const found: Labelled[] = []
  for (const one of labelled) {
    const [words, compiled] =
      by === 'search'
        ? [sql`job_words(${one.text}, '{}', '')`, compileQuery(parseQuery(one.query).query!)]
        : [
            sql`to_tsvector('pg_catalog.english', ${one.text})`,
            sql`to_tsquery('pg_catalog.english', ${one.query})`,
          ]
    const { rows } = await sql<{ found: boolean }>`select ${words} @@ ${compiled} as found`.execute(db)
    if (rows[0]!.found) found.push(one)
  }
  return found
}

const wrongly = (found: Labelled[]) => found.filter(({ isAbout }) => !isAbout)
const missed = (found: Labelled[]) => labelled.filter((one) => one.isAbout && !found.includes(one))

test('the name of a skill finds its exact form and the skill’s other spellings, and nothing else', async () => {
  expect(labelled.length).toBeGreaterThanOrEqual(60)
  const found = await findSentences('search')
  expect(wrongly(found)).toEqual([])
  expect(missed(found)).toEqual([])
})

test('stems alone find most of the wrong sentences and miss other spellings', async () => {
  const found = await findSentences('stems')
  expect(wrongly(found).length).toBeGreaterThan(labelled.length / 4)
  expect(missed(found).map(({ text }) => text)).toContain('Senior Golang engineer')
})

test.each<[string, string, boolean]>([
  ['bakery', 'Two bakeries', true],
  ['design', 'Designing a logo', true],
  ['writing', 'Somebody who writes', true],
  ['reacts', 'She reacted', true],
  ['-reacts', 'A React app', true],
  ['"react developer"', 'React developers', true],
  ['"go developer"', 'A Golang developer', true],
  ['golang', 'Ready to go', false],
  ['title:go', 'Go', true],
])('%s searched for in "%s": %s', async (query, text, expected) => {
  const { rows } = await sql<{ found: boolean }>`
    select job_words(${text}, '{}', '') @@ ${compileQuery(parseQuery(query).query!)} as found`.execute(db)
  expect(rows[0]!.found).toBe(expected)
})
