/**
 * Finds the client of a project where the sentence about it does not name one: "Canale Otto, a streaming service: Drupal 9 for
 * three players. I wrote the modules …" becomes "For Canale Otto, a streaming service, I wrote the modules …". English only.
 */
import { articleFor, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { startLower } from './done.ts'
import { LIST_SIGN } from './entries.ts'
import { namesClient } from './labelled-clients.ts'
import { isCommon, namesTool } from './names.ts'
import { nameClient } from './project-clients.ts'
import { isPastVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** Further back, a paragraph may be about somebody else. */
const FAR = 320
/** In characters; shorter names are parts of other words. */
export const LEAST_NAME = 4
const NAME = String.raw`\p{Lu}[\p{L}\d&'’-]+(?: (?:(?:of|de|del|di|da|du|la|der|van|von|and|&) )?\p{Lu}[\p{L}\d&'’-]*){0,3}`
/** "Canale Otto, a streaming service: …", "Coinmeadow (portfolio tracker, 60k users): …" */
const LABELLED = new RegExp(String.raw`^(${NAME})(, (?:an?|the) [^:.;,]{3,50})?(?: \([^)]{2,60}\))?: `, 'u')
/** "Northquay Outdoor had bought …", "Sonamoa, a sample shop for beat makers, wanted …" */
const ACTING = new RegExp(
  String.raw`(?:^|(?<=[.:] ))(${NAME})(, (?:an?|the) [^:.;,]{3,50},)? (?:had|has|wanted|wants|needed|needs|asked|was|were|is|sells|sold|runs|ran|makes|made|checks|lost|came|called|hired|employs)\b`,
  'u',
)
/** "a guest survey for Rathmore Hotels", but not "articles for SaaS companies" */
const FOR_NAME = new RegExp(
  String.raw`\b(?:[Ff]or|[Aa]t) (?:the )?(${NAME})(?=[ ,.;:(])(?! (?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}{2,}s\b)`,
  'u',
)
/** Capitals that begin a sentence, and what a preposition may stand before besides names of clients. */
const NO_CLIENT =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Europe|Germany|France|Spain|Italy|Poland|India|Canada|Australia|English|German|French|Spanish|Reason|Cause|Result|Input|Output|The|This|That|These|They|We|It|There|Then|Until|Since|Every|Each|Most|Some|Many|Everything|Nothing|Nobody|Biggest|Largest|Latest|Longest|Newest|Best|Last|First|Main|Another|SDET|QA|DBA|SRE|CTO|Lead|Senior|Junior|Developer|Engineer|Clients?|Customers?|Users?|People|My|Our)\b/

/** Returns the text of the sentence `written` with the client before it; the text itself where it names one, or none is found. */
export function nameClientFirst(text: string, written: string, { profile, options }: LetterTask): string {
  if (options.language === 'en' && FOR_THEM.test(text)) return nameThem(text, written, profile.about)
  const about = options.language === 'en' ? findNamed(written, profile.about) : null
  if (about && !text.includes(about.name)) {
    const place = `${about.name} (${about.what})`
    return /^I\b/.test(text) ? withoutNameTwice(`For ${place} ${text}`) : `At ${place}, ${startLower(text)}`
  }
  const [, verb = '', rest = ''] = text.match(/^I ([\p{L}-]+)(?= )(.*)$/su) ?? []
  // "I replaced them with a single job" would refer to what is not said.
  // "I left the chair", "I studied statistics" was for no client.
  const tellsDeed =
    isPastVerb(verb, rest) &&
    !OWN_LIFE.test(verb) &&
    !YEARS_AT_EMPLOYER.test(text) &&
    !/^ (?:them|it|these|those|this|that)\b/.test(rest)
  const tellsTask = OWN_TASK.test(text)
  if (options.language !== 'en' || !(tellsDeed || tellsTask)) return text
  const at = profile.about.indexOf(written)
  if (at <= 0) return text
  const before = profile.about.slice(profile.about.lastIndexOf('\n', at - 1) + 1, at).replace(LIST_SIGN, '')
  const known = profile.projects.map((project) => project.client)
  const client = findClient(before.slice(-FAR), known) ?? findOnly(before, known)
  if (client === null || text.toLowerCase().includes(client.name.toLowerCase()) || namesOtherClient(rest))
    return text
  const name = nameClient(client.name)
  if (name === '') return text
  const named = `${name}${client.what}`
  return tellsTask ? `At ${named.replace(/,$/, '')}, ${lowerFirst(text)}` : `For ${named} ${text}`
}

/** "For them I wrote a plugin": the sentence before says for whom, and may be missing in the letter or replaced by another one. */
const FOR_THEM = /^For (?:them|him|her),? (?=I )/u
const FOR_SOMEBODY = /\b(?:to|for|at|with|by|joined) an? ([^,.;:()]{3,70}?)(?=[,.;:]| and )/gu

function nameThem(text: string, written: string, about: string): string {
  const at = about.indexOf(written)
  const before = about.slice(Math.max(0, at - FAR), Math.max(0, at))
  const client = [...before.matchAll(FOR_SOMEBODY)]
    .map(([, named = '']) => named)
    .findLast((named) => namesClient(named.split(/ (?:that|which) /)[0] ?? ''))
  return client === undefined
    ? text.replace(FOR_THEM, '')
    : text.replace(FOR_THEM, `For ${articleFor(client)} ${client} `)
}

/** "I ran the content for a blanket shop" names its client. */
export function namesOtherClient(text: string): boolean {
  const [, thing = ''] =
    text.match(
      /^[^.:;]{0,90}? (?:for|at) (an? [^.,:;()]{3,50}?)(?= (?:in|of|with|that|which|who|and|to|from)\b|[.,:;(]|$)/u,
    ) ?? []
  return thing !== '' && namesClient(thing)
}

/** What people do for themselves and for no client */
export const OWN_LIFE =
  /^(?:left|quit|studied|graduated|learned|learnt|became|began|started|joined|lived|retired|returned)$/i

/** "I worked 4 years in a company that sells school systems" was no work for a client. */
const YEARS_AT_EMPLOYER = /^I worked (?:for )?(?:\p{L}+|\d+) (?:years?|months?) (?:in|at|for|with) /u

/** "My brief was to …" */
const OWN_TASK = /^My (?:brief|task|job|role|part|team) (?:was|were|had)\b/

/** "For Passo (a hiking club) I worked on passo, hiking club: …" names the client twice. */
const withoutNameTwice = (text: string) =>
  text.replace(
    /^(For (\p{Lu}[^,(:]{3,40}?)(?: \([^)]{3,60}\)|, [^,:]{3,40},)? I worked on )(?:the )?\2(?:, [^:]{3,60})?: /iu,
    '$1',
  )

/** "Metergrid, smart meters, 2.3 billion rows." before a sentence names what it is about. */
const NAMED =
  /(?:^|[.:] )((?!(?:And|But|So|Also|For|At|In|With|From) )\p{Lu}[\p{L}\d&'’-]+(?: \p{Lu}[\p{L}\d&'’-]*){0,2}), ((?!which|who|and|but|where|based|living|located)\p{Ll}[^.:;()]{3,70})\. $/u

function findNamed(written: string, about: string): { name: string; what: string } | null {
  const at = about.indexOf(written)
  if (at <= 0 || /^(?:For|At|In|With|It|They|This|That)\b/.test(written)) return null
  const before = about.slice(about.lastIndexOf('\n', at - 1) + 1, at).replace(LIST_SIGN, '')
  const [, name = '', what = ''] = before.match(NAMED) ?? []
  return name !== '' && isClientName(name) && !isWholeSentence(`${name}, ${what}`) ? { name, what } : null
}

interface Client {
  name: string
  /** ", a streaming service," or nothing. */
  what: string
}

/** The client that the text before a sentence names, the last one if there are several. */
function findClient(before: string, known: readonly string[]): Client | null {
  if (!/[\p{L}\d)%][.!:]["”)]? $/u.test(before)) return null
  const named = (match: RegExpMatchArray | null): Client | null =>
    match?.[1] && isClientName(match[1])
      ? { name: match[1], what: match[2] ? `${match[2].replace(/,$/, '')},` : '' }
      : null
  const labelled = named(before.match(LABELLED)) ?? named(before.match(ACTING))
  const [last] = knownIn(before, known).sort((a, b) => placeOf(b, before) - placeOf(a, before))
  if (last !== undefined) return last === labelled?.name ? labelled : { name: last, what: '' }
  return labelled ?? named(before.match(FOR_NAME))
}

/** The client of a project whom a whole paragraph is about, because it names no other one. */
function findOnly(before: string, known: readonly string[]): Client | null {
  const [name, ...others] = new Set(knownIn(before, known))
  return name !== undefined && others.length === 0 ? { name, what: '' } : null
}

/** The clients of projects that a text names, without the places that may follow: "Video studio, Vienna". */
const knownIn = (text: string, known: readonly string[]) =>
  known
    .map((client) => client.split(/,| \(/)[0] ?? '')
    .filter((name) => name.length >= LEAST_NAME && placeOf(name, text) >= 0)

/** The last place of a client in a text. "Labour law firm" is "a labour law firm" there. */
const placeOf = (name: string, text: string) =>
  name.includes(' ') ? text.toLowerCase().lastIndexOf(name.toLowerCase()) : text.lastIndexOf(name)

const isClientName = (name: string) =>
  name.length >= LEAST_NAME &&
  !/^(?:When|While|After|Before|Since|If|Where|Whenever) /.test(name) &&
  !NO_CLIENT.test(name) &&
  !name.split(/ (?:and|&) /).some(namesTool) &&
  (name.includes(' ') || !isCommon(name))

/** Where somebody worked, at the end of the text before: "… ten of them at a company that makes conference room devices." */
const WORKED_AT =
  /\b(at|in) ((?:an?|the) (?:(?! and\b)[^.,;:()]){4,70}|\p{Lu}[\p{L}\d&'’ -]{2,40})(?: and [^.;:()]{3,40})?[.]\s*$/u

/** Returns the place that "There" at the beginning of a sentence refers to: "At a company that … "; null if none is found. */
export function nameThere(written: string, { profile }: LetterTask): string | null {
  const at = profile.about.indexOf(written)
  const [, where = '', place] =
    profile.about.slice(Math.max(0, at - FAR), Math.max(0, at)).match(WORKED_AT) ?? []
  return place ? `${where === 'at' ? 'At' : 'In'} ${place} ` : null
}
