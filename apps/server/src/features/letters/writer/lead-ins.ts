/**
 * Begins a card's text that is no full sentence: a project ("Price monitor for a wholesaler: it scrapes …") and a
 * labelled fragment ("Car parts shop: prices of nine competitors"). Only English texts have these forms.
 */
import { findSkills, lowerFirst } from '../../jobs/index.ts'
import type { Statement } from './material.ts'

/** Things that one person builds. Other projects ("Relaunch of a shop") are named, and not said to be built. */
const BUILT =
  /\b(?:monitor|robot|bot|app|application|tool|dashboard|website|site|shop|store|system|platform|portal|plugin|theme|scraper|crawler|pipeline|library|chatbot|assistant|script|extension|marketplace|integration|tracker|calculator|configurator|generator)$/i
/** A project with a name of its own: "Stride for a running club". */
const PRODUCT = /^(\p{Lu}\S+) for (.+)$/u
const COMMON =
  /(?:monitor|robot|bot|app|tool|dashboard|website|site|shop|store|system|platform|portal|plugin|theme|scraper|crawler|pipeline|library|chatbot|assistant|script|extension|marketplace|integration|tracker|calculator|generator|relaunch|redesign|rebrand(?:ing)?|migration|logo|branding|packaging|audit|campaign|newsletter|blog|course|manual|guide|report|clock|scale|sensor|model|menu|catalog(?:ue)?|brochure|video|film|podcast|translation|firmware|website)s?$/i
const CLIENT =
  /\b(?:shop|store|agency|school|clinic|hospital|company|bank|hotel|restaurant|magazine|wholesaler|start-?up|manufacturer|museum|bakery|brewery|publisher|retailer|dealer|practice|factory|club|charity|vendor|firm|office|association|network|group|operator|insurer|broker|importer|exporter|provider|startup|university|institute|seller|brand|label|studio|maker|installer|chain|owner|recruiter)$/i
const ACTIVITY =
  /^(?:data entry|proofreading|editing|translation|lead generation|bookkeeping|transcription|web research|link building)$/i
const PROJECT = /^([^.:]{4,80}): (it .*)$/s
const LABELLED = /^(\p{L}[\p{L} &/-]{1,40}): (\S.*)$/su

/** A project told without a verb: "Departure clock for a museum: 48 motors, own driver boards". */
const TITLED = /^((?!(?:The|My|Our|I|We|For|In|At) )(?![^:]* to )[^.:]{4,80}): (\S.*)$/s

/** A plain list without its "and": "My work includes icon sets, menu boards, posters." */
const LIST = /^My work includes (?:(?! (?:for|of|and) )[^,:;(])+(?:, [^,:;(.]+){2,5}\.$/

/** Returns the text with a beginning that fits what the letter has said before; full sentences stay as they are. */
export function leadIn(text: string, kind: Statement['kind'], said: string[]): string {
  const before = said.join(' ')
  const project = text.match(PROJECT)
  if (project) return tellProject(project[1] ?? '', project[2] ?? '', before)
  const titled = kind === 'project' ? text.match(TITLED) : null
  if (titled) return joinProject(titled[1] ?? '', titled[2] ?? '', nextProject(before))
  if (LIST.test(text) && !/ and [^,]*$/.test(text)) return text.replace(/, ([^,]+)$/, ' and $1')
  const labelled = kind === 'project' ? null : text.match(LABELLED)
  return (labelled && tellLabelled(labelled[1] ?? '', labelled[2] ?? '', before)) ?? text
}

/** "The closest work I have done is a price monitor for a wholesaler: it scrapes …"; null for other forms. */
export function nameProject(text: string, lead: string): string | null {
  const project = text.match(PROJECT)
  return project ? joinProject(project[1] ?? '', project[2] ?? '', lead) : null
}

function tellProject(title: string, rest: string, before: string): string {
  const { named, head, isPlural } = readTitle(title)
  if (BUILT.test(head) && !isPlural && !before.includes('I also built'))
    return `I ${/\b(?:built|projects?|example|includes|closest)\b/.test(before.replace(/https?:\S+/g, '')) ? 'also ' : ''}built ${withArticle(named)}: ${rest}`
  return joinProject(title, rest, nextProject(before))
}

const nextProject = (before: string) =>
  /\bone of my projects|I (?:also )?built\b/i.test(before) ? 'Another of my projects' : 'One of my projects'

function joinProject(title: string, rest: string, lead: string): string {
  const product = title.match(PRODUCT)
  if (product && !COMMON.test(product[1] ?? '')) return `${lead} is ${product[1]}, for ${product[2]}: ${rest}`
  const { named, isPlural } = readTitle(title)
  return isPlural ? `${lead}: ${named}, ${lowerFirst(rest)}` : `${lead} is ${withArticle(named)}: ${rest}`
}

function readTitle(title: string): { named: string; head: string; isPlural: boolean } {
  const hasName = / \p{Lu}\p{Ll}/u.test(title.replace(/ (?:for|at|of|with) .*$/, ''))
  const named = hasName ? title : lowerFirst(title)
  const [head = ''] = named.split(/ (?:for|of|with|at|in|on)\b/)
  return { named, head, isPlural: /s$/.test(head) || /^(?:the|two|three) /i.test(named) }
}

const withArticle = (name: string) =>
  /^an? /i.test(name) ? name : `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`

function tellLabelled(label: string, content: string, before: string): string | null {
  if (/^(?:an?|one|the|my|our|i|we|for|in|from|at|another) /i.test(`${label} `)) return null
  if (/^(?:I|We|My|Our)\b/.test(content)) return null
  const name = /^\p{Lu}\p{Ll}* ?\p{Lu}/u.test(label) ? label : lowerFirst(label)
  if (ACTIVITY.test(label)) return `I do ${name}: ${content}`
  if (/\btests? with\b/i.test(label)) return `I run ${name}: ${content}`
  const lead = before === '' ? 'One' : /\banother example\b/i.test(before) ? 'One more' : 'Another'
  if (CLIENT.test(label)) return `${lead} example, for ${withArticle(name)}: ${content}`
  const isTool = findSkills(`with ${label}`).some(({ position }) => position === 5)
  if (isTool && /^\p{Lu}/u.test(content)) return `In ${label} I work with ${content}`
  if (isTool && /\d/.test(content)) return `${lead} example, with ${label}: ${content}`
  if (/^\p{Lu}{2,5}$/u.test(label) && /^\p{Lu}/u.test(content)) return `For ${label} I work with ${content}`
  const thing = BUILT.test(label) ? withArticle(name) : name
  return /\d/.test(content) || BUILT.test(label) ? `${lead} example is ${thing}: ${content}` : null
}
