/**
 * Puts those items of a list first that the post asks about: "icon sets, menu boards, posters" becomes "posters, icon sets,
 * menu boards" for a post about posters. Other texts stay as they are.
 */
import { joinList } from '../../../platform/text.ts'
import { findSkills, normalizeSkill, readFields, readTerms } from '../../jobs/index.ts'
import { phrases } from './phrases.ts'
import { withoutPeriod } from './sentence-ends.ts'
import { isPastVerb } from './verbs.ts'

/** A list of things or tools without a verb: at least three items, none a clause of its own. */
const ITEM =
  /^(?:and |& )?(?!(?:I|we|my|our|which|who|that|where|one|then|but|with|both|each|all)\b)(?!.*\b(?:since|until|first|later|alone|ago|now|from|among|that|became|was|were|is|are)\b)(?!.*(?:ed|made|built|\bof\b.*)$)[^\d\s]\S*(?: \S+){0,6}$/i
const MAX_ITEMS = 4

/** Returns the list with the items first that have most in common with the post, and at most four of a longer one. */
export function putRelevantFirst(
  text: string,
  common: ReadonlyMap<string, number>,
  language: keyof typeof phrases,
): string {
  const plain = withoutPeriod(text)
  if (isPastVerb(plain.split(' ')[0] ?? '', '') || /^(?:I|We|My)\b/.test(plain)) return text
  const items = plain.split(/,\s+(?![^(]*\))/)
  if (items.length < 3 || /[;:.!?]\s/.test(plain) || !items.every((item) => ITEM.test(item))) return text
  const ranked = items
    .map((item) => item.replace(/^(?:and|&) /, ''))
    .map((item) => ({ item, worth: weigh(item, common) }))
  const best = Math.max(...ranked.map(({ worth }) => worth))
  if (best === 0) return text
  const first = ranked.sort((a, b) => b.worth - a.worth).slice(0, MAX_ITEMS)
  const chosen = first.map(({ item }) => item)
  // "Web app and SMS" is one item of the list.
  return chosen.some((item) => / (?:and|&) /.test(item))
    ? chosen.join(', ')
    : joinList(chosen, phrases[language].and)
}

function weigh(item: string, common: ReadonlyMap<string, number>): number {
  const parts = [
    ...[...readTerms(item)].map((term) => `word ${term}`),
    ...findSkills(item).map(({ key }) => `skill ${normalizeSkill(key)}`),
    ...[...readFields(item).keys()].map((field) => `field ${field}`),
  ]
  return parts.reduce((sum, part) => sum + (common.get(part) ?? 0), 0)
}
