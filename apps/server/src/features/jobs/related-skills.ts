/**
 * Which skills are related: those that occur together in posts more often than their frequency explains. The figures
 * are counted by scripts/count-posts.ts; decision 0015 has the measurements.
 */
import { RELATED_SKILLS } from './post-figures.ts'
import { normalizeSkill } from './technologies.ts'

const relations = readRelations()

/** Returns how closely two normalized skills are related, from 0 (not at all) to below 1. */
export function relatednessOf(one: string, other: string): number {
  return relations.get(one)?.get(other) ?? 0
}

function readRelations(): Map<string, Map<string, number>> {
  const all = new Map<string, Map<string, number>>()
  const add = (one: string, other: string, value: number) => {
    const others = all.get(one) ?? new Map<string, number>()
    others.set(other, value)
    all.set(one, others)
  }
  for (const line of RELATED_SKILLS.trim().split('\n')) {
    const [one = '', other = '', hundredths = '0'] = line.split('|')
    const [first, second] = [normalizeSkill(one), normalizeSkill(other)]
    add(first, second, Number(hundredths) / 100)
    add(second, first, Number(hundredths) / 100)
  }
  return all
}
