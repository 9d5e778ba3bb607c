/** Writes the result at the end of an item of a list, with as many of its parts as the item has room for. The items are in work-list.ts. */
import { countWords, splitLine } from '../../../platform/text.ts'
import { lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { startLower } from './done.ts'
import { phrases } from './phrases.ts'
import { removeLinks, withoutPeriod } from './sentence-ends.ts'
import type { Language } from './text-language.ts'
import { isPastVerb, tellsWork } from './verbs.ts'

type Project = LetterTask['profile']['projects'][number]

/** "Result: about 35 daily users; four refreshes so far." Its first part stays, and the others where there is room; empty without one. */
export function writeResult({ result, what }: Project, room: number, language: Language): string {
  if (result === '' || what.includes(withoutPeriod(result))) return ''
  const [first = '', ...more] = splitLine(
    removeLinks(result).replace(/^(?:The )?[Rr]esults?(?: was|:) /, ''),
  ).map((part, at) => {
    const text = withoutPeriod(part)
    if (language !== 'en') return lowerFirstWord(text, language)
    const small = startAfterColon(text)
    return at > 0 && BEGINS_COMMON.test(small) ? lowerFirst(small) : small
  })
  const kept = chooseParts(first, more, room)
  const label = language === 'en' && /\bresult: /i.test(what) ? 'Outcome:' : phrases[language].result
  return `${label} ${kept.join(language === 'fr' ? ' ; ' : '; ')}.`
}

/** Returns the first part and those that follow where there is room; where only one fits, the one with the most figures. */
function chooseParts(first: string, more: readonly string[], room: number): string[] {
  // "live after 7 months" says less than "difference 0.4% against 2.9%".
  if (more.length > 0 && countWords(`${first} ${more[0]}`) > room)
    return [maxBy([first, ...more.filter(standsAlone)], countFigures)]
  const kept = [first]
  for (const part of more) {
    if (countWords([...kept, part].join(' ')) > room) break
    kept.push(part)
  }
  return kept
}

/** "after two years still in use" goes on from the part before. */
const standsAlone = (part: string) =>
  !/^(?:before|after|later|now|since|today|then|still|both|it|they|this|that|these|those|of (?:these|those|them)) /i.test(
    part,
  )

const countFigures = (text: string) => text.match(/\d[\d.,]*/g)?.length ?? 0
/** The first of the texts with the greatest worth. */
const maxBy = (texts: readonly string[], worthOf: (text: string) => number): string =>
  texts.reduce((best, text) => (worthOf(text) > worthOf(best) ? text : best))

/** What later parts of a result begin with, which follow a semicolon: "; outage 11 hours" */
const BEGINS_COMMON =
  /^(?:Outage|Downtime|Later|Before|After|Now|Since|Today|Both|Two|Three|Half|Most|Nobody|Nothing|Only|Still|First|Second|Last|One|Payback|Load|Errors?|Costs?|Support|Customers?|Clients?|Users?|Staff|Orders?|Sales) /

/** German nouns are capitalized, and so are names and abbreviations in all languages. */
const lowerFirstWord = (text: string, language: Language) =>
  language !== 'de' && /^\p{Lu}\p{Ll}* [\p{Ll}\d]/u.test(text) ? lowerFirst(text) : text

/** Before a figure they would look like names: "Peak 3,400 viewers", "All 9 sites back" */
const STARTS_SMALL =
  /^(?:An?|The|Each|Every|All|No|His|Her|Its|Their|They|He|She|It|Was|Were|Caught|Live|Setup|Empty|Median|Average|Peak|Coverage|Grade|Macro|Runs?|Compares|Reads|Handles|Collects|Sends|Checks|Processes|Serves|Covers|Parses|Matches|Tracks|Imports|Exports|Converts|Fetches|Monitors|Counts)$/
/** Starts what follows a colon with a small letter unless the first word is a name or an abbreviation. English only. */
export const startAfterColon = (text: string) => {
  const [verb = '', rest = ''] = text.split(/(?= )(.*)/s)
  if (isPastVerb(verb, rest)) return lowerFirst(text)
  // "Make collects tides from 9 gauges" begins with the name of a tool.
  if (/^\p{Lu}[\p{Lu}\d]|^I\b|^Make \p{Ll}{3,}s (?:the |an? )?\p{Ll}+ from\b/u.test(text)) return text
  return tellsWork(verb) || STARTS_SMALL.test(verb) ? lowerFirst(text) : startLower(text)
}
