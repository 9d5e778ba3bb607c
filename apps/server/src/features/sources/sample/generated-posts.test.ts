/** Generated sample posts: no two are equal, and each is complete. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toDraft } from '../mapping.ts'
import { Post } from '../post.ts'
import { businesses, towns } from './clients.ts'
import { findGeneratedPost, generatePost, works } from './generated-posts.ts'

const now = new Date('2026-03-02T09:00:00Z')
const folder = join(import.meta.dirname, 'posts')
const written = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { title: string; category: string }),
)
const COUNT = 20_000
const posts = Array.from({ length: COUNT }, (_, number) => generatePost(number))
const fingerprint = (post: object) => toDraft(Post.parse(post), 'sample', now).fingerprint.toString('hex')

test('20,000 consecutive posts are all different, also by their fingerprints', () => {
  expect(new Set(posts.map(({ title, description }) => `${title}\n${description}`)).size).toBe(COUNT)
  expect(new Set(posts.map(({ source_id }) => source_id)).size).toBe(COUNT)
  const known = new Set(written.map(fingerprint))
  const found = posts.map(fingerprint)
  expect(new Set(found).size).toBe(COUNT)
  expect(found.filter((one) => known.has(one))).toEqual([])
})

test('posts stay different after all combinations have occurred', () => {
  const combinations = works.length * businesses.length * towns.length * 61
  for (const number of [0, 1, 77])
    expect(generatePost(number + combinations)).not.toMatchObject({ title: generatePost(number).title })
})

test('each post is complete: a known category, a plausible budget, and no placeholders', () => {
  const categories = new Set(written.map(({ category }) => category))
  for (const post of posts.slice(0, 2000)) {
    expect(categories).toContain(post.category)
    expect(`${post.title}${post.description}`).not.toMatch(/[{}]|undefined|NaN| {2}/)
    expect(post.description.length).toBeGreaterThan(150)
    expect(post.skills.length).toBeGreaterThan(1)
    expect(post.budget_max ?? Infinity).toBeGreaterThan(post.budget_min)
  }
  expect(new Set(posts.slice(0, 40).map(({ category }) => category)).size).toBeGreaterThan(15)
})

test('a post is found by its id', () => {
  expect(findGeneratedPost('generated-4711')).toEqual(posts[4711])
  for (const id of ['generated-', 'generated-x', 'generated--1', 'web-development-01'])
    expect(findGeneratedPost(id)).toBeNull()
})
