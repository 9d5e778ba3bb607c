/** What the optimization of profiles is tested with: projects, what posts ask for, and the suggestions of the rules. */
import type { ListedCard, Profile, Suggestion } from '@gigbell/contract'
import type { Demand } from '../../jobs/index.ts'
import { readCards, rewriteCard } from '../evidence/cards.ts'
import { propose } from '../optimization/optimize.ts'
import { createOwnWords } from '../optimization/own-words.ts'
import { type Basis, toSuggestions } from '../optimization/proposal.ts'

const today = new Date('2026-11-20T09:00:00Z')

/** A project with these parts. */
export const project = (parts: Partial<Profile['projects'][number]>) => ({
  ...{ title: 'A shop', client: '', what: '', result: '', url: '', skills: [] },
  ...parts,
})

/** What posts ask for: a line each, `share name`, of a hundred posts; a leading + marks what the profile shows. */
export const demand = (...lines: string[]): Demand => ({
  posts: 100,
  skills: lines.map((line) => {
    const [, plus, posts, name = ''] = line.match(/^(\+?)(\d+) (.+)$/) ?? []
    const key = name.toLowerCase().replace(/[\s.]/g, '')
    return { key, name, posts: Number(posts), shown: plus === '+' }
  }),
  hourly: null,
})
/** No posts fit. */
export const noDemand: Demand = { posts: 0, skills: [], hourly: null }

/** What the rules read of a profile, with confirmed facts and answered letters. */
export function basisOf(
  of: Profile,
  more: { demand?: Demand; facts?: string[]; letters?: string[] } = {},
): Basis {
  const listed = { off: false, original: null }
  const cards: ListedCard[] = [
    ...readCards(of).map((card) => ({ ...card, ...listed, confirmed: false })),
    ...(more.facts ?? []).map((text, at) => ({
      ...rewriteCard({ id: `fact${at}` }, text, of.skills),
      ...listed,
      confirmed: true,
    })),
  ]
  const letters = more.letters ?? []
  const own = createOwnWords(of, cards, letters)
  return { profile: of, cards, demand: more.demand ?? noDemand, letters, own, today }
}

/** The suggestions of the rules. */
export const suggest = (...args: Parameters<typeof basisOf>) => {
  const basis = basisOf(...args)
  return toSuggestions(propose(basis), basis)
}
/** The suggestion whose id begins with this word. */
export const findSuggestion = (suggestions: Suggestion[], kind: string) =>
  suggestions.find(({ id }) => id.startsWith(`${kind}-`))
