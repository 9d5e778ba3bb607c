/** The words of a post that made it match an alert. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { findMatchedWords } from './matched-words.ts'

const { database, clock } = await createTestDatabase()
const { db } = database
const job = await ingestJob(
  { db, clock },
  {
    title: 'NodeJS developer (ASP.NET helps) for bakeries',
    description:
      'You know C++, Golang, React Native and the state of the art.\nFull-stack, UI/UX; naïve café.\n' +
      `${'Much more is to be said. '.repeat(100)} Terraform.`,
    skills: ['Figma', 'Docker'],
  },
)
const other = await ingestJob({ db, clock }, { title: 'Bakery', description: 'Bread.' })
const skillIds = Object.fromEntries(
  (await db.selectFrom('skills').select(['name', 'id']).execute()).map(({ name, id }) => [name, id]),
)
const wordsOf = async (query: string, skills: string[] = []) =>
  (
    await findMatchedWords(db, [{ job, alerts: [{ query, skills: skills.map((name) => skillIds[name]!) }] }])
  )[0]

test.each<[string, string[], string[]]>([
  ['bakery', [], ['bakeries']],
  ['node.js', [], ['NodeJS']],
  ['C++ .NET', [], ['C++', 'ASP.NET']],
  ['"react native" -wordpress', [], ['React Native']],
  ['go', [], ['Golang']],
  ['react', [], ['React']],
  ['reacting', [], []],
  ['"state of the art"', [], ['state of the art']],
  ['(bakery OR brewery) developer', [], ['bakeries', 'developer']],
  ['title:developers', [], ['developer']],
  ['title:native OR bakery', [], ['bakeries']],
  ['ui/ux full-stack', [], ['UI', 'UX', 'Full-stack']],
  ['terraform', [], ['terraform']],
  ['', ['Figma'], ['Figma']],
  ['figma', ['Figma', 'Docker'], ['Figma', 'Docker']],
  ['NOT bakery', ['Docker'], ['Docker']],
])('%s with the skills %j matches the words %j', async (query, skills, words) => {
  expect(await wordsOf(query, skills)).toEqual(words)
})

test('several jobs each get their own words, and a deleted job gets none', async () => {
  const bakery = { query: 'bakery', skills: [] }
  expect(
    await findMatchedWords(db, [
      { job: other, alerts: [bakery, { query: 'bread OR developer', skills: [] }] },
      { job: randomUUID(), alerts: [bakery] },
      { job, alerts: [bakery, bakery] },
    ]),
  ).toEqual([['Bakery', 'Bread'], [], ['bakeries']])
  expect(await findMatchedWords(db, [])).toEqual([])
})
