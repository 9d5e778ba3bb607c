/**
 * Reads the titles of projects: whether one names a thing or reads like a sentence, and which verb says what was done. Titles that name a move or an upgrade are in moves.ts. English only.
 */
import { startLower, tellDone } from './done.ts'
import { withArticle } from './project-clients.ts'

/** "Order book finished" */
const FINISHED =
  /^([^,:;.]{4,60}) (finished|completed|rescued|fixed|repaired|migrated|moved|redesigned|translated|upgraded|audited|automated|relaunched|restored|reviewed)$/i

const FINISHED_FIRST =
  /^(Finished|Completed|Rescued|Fixed|Repaired|Redesigned|Rebuilt|Migrated|Moved|Replaced|Restored|Relaunched|Rewrote) (an? [^,:;.]{4,70})$/

/** "Order book finished" becomes "finished an order book"; null for other titles. */
export function tellFinished(title: string): string | null {
  // "Finished an abandoned shop"
  const [, deed, what] = title.match(FINISHED_FIRST) ?? []
  if (deed && what) return `${deed.toLowerCase()} ${what}`
  const [, thing = '', verb = ''] = title.match(FINISHED) ?? []
  return thing === ''
    ? null
    : `${verb.toLowerCase()} ${/s$/.test(thing) ? startLower(thing) : withArticle(startLower(thing))}`
}

/** "Say & Make", "Lakefront Television – editorial system" */
const IS_NAME = /^\p{Lu}\p{L}+ & \p{Lu}|^\p{Lu}\S+ \p{Lu}\S+ [–—-] /u

/** "Loans that go late" and "What nineteen teams really run" read like sentences, and are no names of things. */
export const isLikeSentence = (title: string) =>
  IS_NAME.test(title) ||
  /^\p{Lu}\p{Ll}+ (?:the|your|my|our) /u.test(title) ||
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|\d+) .* (?:onto|into|to|in|under|behind) /i.test(
    title,
  ) ||
  /^(?:what|how|why|when|where|who|from|making|getting|one|two|three)\b/i.test(title) ||
  / (?:to|that|which|who|when|until|after|before|without|but|not|really|learns?|runs?|goes?|went|is|are|was|were) /i.test(
    ` ${title.replace(/^\S+ /, '')} `,
  )

/** A title of several parts or with a verb of its own is no name of a thing. */
export const isPlainTitle = (title: string) => !/[:?!,;–—]/.test(title) && !/^(?:from|to|for) /i.test(title)

/** "Figures for a review article, 38 panels", "Visitor parking, Nairobi" */
const DETAIL_AT_END =
  /, ((?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) [^,]{3,30}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u

/** "Alerts by company" */
export const namesSeveral = (title: string) => /[^s]s$/.test(headOf(title))
const headOf = (title: string) =>
  title.split(/,| \(| (?:for|of|in|on|with|from|at|by|to|and|that|which) /)[0] ?? ''
/** What a work is about, and not the work: "Facilities managers", "Flats for rent" */
const namesSubjects = (title: string) =>
  SUBJECTS.test(headOf(title)) || SUBJECTS.test(headOf(title).replace(IN_PLACE, ''))
const IN_PLACE = / \p{Lu}\p{L}+$/u
const SUBJECTS =
  /\b(?:apartments|applications|appointments|bars|books|brands|buyers|cafes|clinics|companies|dentists|directors|districts|doctors|flats|gyms|highlights|hotels|houses|investors|lawyers|managers|members|owners|pedestrians|products|properties|registers|restaurants|salons|schools|teachers|venues)$/i

/** "Recovery of a corrupted database" */
const ACT_TITLE =
  /^(?:\p{Lu}\p{Ll}+ )?(?:\p{L}+(?:tion|sion|ment|ery)|repair|rebuild|rescue|review|take-?over|clean-?up|removal|renewal|retrieval) of \p{L}/iu

/** Says with a verb what the title of a project names; null for a title that is no name of a thing. */
export function tellWorkedOn(written: string): string | null {
  const title = written.replace(DETAIL_AT_END, ' ($1)')
  if (!isPlainTitle(title)) return null
  if (ACT_TITLE.test(title)) return `worked on the ${startLower(title)}`
  // "Alerts people read", "Jenkins out of the server room"
  if (
    / out of |^\p{L}+s (?:people|clients|users|customers|teams) \p{Ll}/u.test(title) ||
    namesSubjects(title)
  )
    return null
  return isLikeSentence(title) || / to \p{Lu}.* \p{Ll}+$/u.test(title) ? null : tellDone(title)
}
