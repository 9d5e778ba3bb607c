/** The own pairs of posts and profiles for `npm run letters`: posts in pairs.json name their profile in profiles.json. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pair } from '../load/letters.ts'

/** Reads the pairs of a folder. */
export function readPairs(folder: string): Pair[] {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const profiles: (Pick<Pair, 'profile' | 'person'> & { key: string })[] = read('profiles.json')
  const posts: (Omit<Pair, 'post' | 'profile'> & {
    title: string
    post: string
    skills?: string[]
    profile: string
  })[] = read('pairs.json')
  return posts.map(({ title, post, skills = [], profile: key, ...labels }) => {
    const own = profiles.find((one) => one.key === key)
    if (!own) throw new Error(`There is no profile ${key}.`)
    return {
      ...labels,
      post: { title, description: post, category: '', skills },
      profile: own.profile,
      ...(own.person ? { person: own.person } : {}),
    }
  })
}
