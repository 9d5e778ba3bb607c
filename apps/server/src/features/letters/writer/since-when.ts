/**
 * Says since when somebody does their work, from a sentence or a fragment of the about text in one of the forms that experience.ts
 * doesn't know: "Scraping since 2015.", "I scrape websites since 2018", "Node since 2015, before that PHP". English only.
 */
import { articleFor, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { namesCertificate } from './certificates.ts'
import { hasName, namesTool } from './names.ts'
import { isOnlyPast, isPresentAndPast } from './verbs.ts'

/** "from 2016 to 2020" is over. */
const YEAR = '((?:19|20)\\d\\d)(?! ?(?:to|till|until|[-–]) ?\\d)'

/** What people do for as long, and is no work. */
const NO_WORK =
  '(?:been|live|living|married|know|love|loving|use to|speak|stay|move|own|follow|play|run my|have|am|was|were|did|had|like|read|smoke|travel)'

/** Where somebody is, or how old: "I am 51 years old and I program …", "I'm based in Nairobi and I've been …" */
const BEFORE_SUBJECT =
  /^(?:I am|I['’]m) (?:\d\d years old|(?:based |living )?in \p{Lu}[^,.]{2,30}),? and (?=I\b)/u

/** "is 90% of my work", "is all I do" */
const IS_MAIN_WORK =
  '(?:is|has been) (?:\\d+ ?% of my (?:work|jobs?)|(?:almost |nearly )?all (?:of my work|I do)|my everyday),?'
const doingSince = (doing = '', year = '') => `I have been ${lowerFirst(doing)} since ${year}.`
const doingFor = (doing = '', years = '') => `I have been ${doing} for ${years}.`

/** Each form with the sentence that it becomes. */
const FORMS: [RegExp, (...groups: string[]) => string][] = [
  // "I've been gluing systems together since 2015, beginning with …"
  [
    new RegExp(
      `^I(?:['’]ve| have) been (?!${NO_WORK}\\b)(\\p{Ll}+ing\\b[^.,;:(]{0,60}?) (?:since|from) ${YEAR}\\b`,
      'u',
    ),
    doingSince,
  ],
  // "I am working in data from 2017"
  [
    new RegExp(
      `^I(?: am|['’]m) (?!${NO_WORK}\\b)(\\p{Ll}+ing\\b[^.,;:(]{0,60}?) (?:since|from) ${YEAR}\\b`,
      'u',
    ),
    doingSince,
  ],
  // "I am a backend engineer from Lahore working with Microsoft stack since 2016"
  [
    new RegExp(
      `^I(?: am|['’]m) an? [^,.;:()]{3,60}? working ((?:with|in|on) [^.,;:()]{2,40}?) (?:since|from) ${YEAR}\\b`,
      'u',
    ),
    (what = '', year = '') => `I have worked ${what} since ${year}.`,
  ],
  // "I am working with Odoo from last 6 years, first 4 years in a partner company"
  [
    /^I(?: am|['’]m) (working (?:with|in|on) [^.,;:()]{2,40}?) (?:from|since|for) (?:the )?(?:last|past) ((?:\d{1,2}|\p{Ll}{3,9}) years)\b/u,
    doingFor,
  ],
  // "I'm from Córdoba, studied physics, and have been writing Python for money since 2016"
  [
    new RegExp(
      `^I(?: am|['’]m) [^.;:]{3,90}, and (?:I(?: have|['’]ve)|have) been (?!${NO_WORK}\\b)(\\p{Ll}+ing\\b[^.,;:(]{0,60}?) since ${YEAR}\\b`,
      'u',
    ),
    doingSince,
  ],
  // "Scraping is 90% of my work since 2018", "Testing is all I do, since 2012"
  [new RegExp(`^(\\p{Lu}\\p{Ll}+ing) ${IS_MAIN_WORK} since ${YEAR}\\b`, 'u'), doingSince],
  // "Since 2018 working with AWS, the first three years in a fintech"
  [
    /^[Ss]ince ((?:19|20)\d\d) (working (?:with|in|on) [^.,;:()]{2,40}?)(?=[.,;:(]|$)/u,
    (year = '', doing = '') => `I have been ${doing} since ${year}.`,
  ],
  // "I am doing mobile apps for 5 years"
  [
    new RegExp(
      `^I(?: am|['’]m) (?!${NO_WORK}\\b)(\\p{Ll}+ing\\b[^.,;:(]{0,60}?) for ((?:over |more than )?(?:\\d{1,2}|\\p{Ll}{3,9}) years)\\b(?! (?:now )?in\\b)`,
      'u',
    ),
    doingFor,
  ],
  // "Been a virtual assistant for 3 years"
  [
    /^Been (an? [^,.;:()]{2,50}?) for ((?:over |more than |about |almost )?(?:\d{1,2}|\p{Ll}{3,9}) years)\b/u,
    doingFor,
  ],
  // "Django since 1.6, so about 11 years"
  [
    /^(\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*)?) since (?:version )?\d{1,2}(?:\.\d+)*, (?:so |that is |which is )?((?:about |over |almost |more than )?(?:\d{1,2}|\p{Ll}{3,9}) years)(?=[.,;]|$)/u,
    (tool = '', years = '') => `I have worked with ${tool} for ${years}.`,
  ],
  // "I started scraping in 2016 because …"
  [
    new RegExp(
      `^I started (?!${NO_WORK}\\b|working (?:at|for)\\b|being|living|learning|studying)(\\p{Ll}+ing\\b[^.,;:(]{0,40}?) (?:back )?in ${YEAR}\\b`,
      'u',
    ),
    doingSince,
  ],
  // "14 months as junior tester at a port"
  [
    /^(\d{1,2} months) as (?:an? )?((?!freelanc)\p{Ll}[^,.;:()]{3,60}?)(?=[.,;:(]|$)/u,
    (months = '', role = '') => `I have ${months} of experience as ${articleFor(role)} ${role}.`,
  ],
  // "I scrape websites since 2018, almost always with Python"
  [
    new RegExp(
      `^I (?!${NO_WORK}\\b|\\p{Ll}+ed\\b)(\\p{Ll}{2,})( [^.,;:(]{0,60}?)? (?:since|from) ${YEAR}\\b`,
      'u',
    ),
    (verb = '', what = '', year = '') => `I have been ${toGerund(verb)}${inGerunds(what)} since ${year}.`,
  ],
  // "I write Python for 7 years and I take care of Linux servers"
  [
    new RegExp(
      `^I (?!${NO_WORK}\\b|\\p{Ll}+ed\\b)(\\p{Ll}{2,})( [^.,;:(]{0,40}?)? for ((?:over |more than |about )?(?:\\d{1,2}|\\p{Ll}{3,9}) years)(?=[.,;]|$| now\\b| and\\b)`,
      'u',
    ),
    (verb = '', what = '', years = '') => `I have been ${toGerund(verb)}${inGerunds(what)} for ${years}.`,
  ],
  // "Scraping is my full time work since 2018"
  [
    new RegExp(
      `^(\\p{Lu}\\p{Ll}+ing) (?:is|has been) my (?:(full)[- ]time |main |only )?(?:work|job|business) since ${YEAR}\\b`,
      'u',
    ),
    (doing = '', full = '', year = '') =>
      `I have been ${lowerFirst(doing)} ${full === '' ? '' : 'full time '}since ${year}.`,
  ],
  // "Scraping since 2015", "Writing bots since 2017"
  [
    new RegExp(
      `^(?!Being|Living|Freelancing|Nothing|Something|Everything)(\\p{Lu}\\p{Ll}+ing\\b[^.,;:(]{0,40}?) since ${YEAR}\\b`,
      'u',
    ),
    doingSince,
  ],
]

/** The name of a tool, as a pattern: "Node.js", "Zoho Creator" */
const TOOL = '(\\p{Lu}[\\p{L}\\d.+#]*(?: \\p{Lu}[\\p{L}\\d.+#]*){0,2})'
/** "Python since 2014", "Node since 2015": a tool */
const TOOL_SINCE = new RegExp(`^${TOOL} since ${YEAR}\\b`, 'u')

/** "MCT since 2017": a title that its owners have, and no certificate of an examination */
const TITLE = /^(?:MCT|MVP|MCSA|MCSE|CPA|CCIE)$/

/** "Zoho is my everyday since 2018", "Identity is all I do, since 2012" */
const TOOL_IS_MAIN_WORK = new RegExp(`^${TOOL} ${IS_MAIN_WORK} since ${YEAR}\\b`, 'u')

/** Verbs that double their last letter: "ship", "map", "program" */
const DOUBLES = /^(?:program|debug|[^aeiou]*[aeiou][bdgklmnprt])$/

/** "scrape" becomes "scraping", "build" becomes "building", "ship" becomes "shipping". */
export function toGerund(verb: string): string {
  if (/(?<![aeiou])ie$/.test(verb) || IS_GERUND.test(verb)) return verb
  return `${verb.replace(/(?<=[^eoy])e$/, '')}${DOUBLES.test(verb) ? verb.at(-1) : ''}ing`
}

/** "I doing", as some people write */
const IS_GERUND = /^(?!(?:br|spr|str|sw|st|cl|fl|wr)ing$)\p{Ll}{2,}ing$/u

/** "I collect and clean data": the second verb follows the first. */
const inGerunds = (what: string) =>
  what.replace(/^ and (\p{Ll}{3,})(?= \p{Ll})/u, (_, verb: string) => ` and ${toGerund(verb)}`)

/** "doing this since 2011", "scraping is my work since 2018": a group with such a word does not say what the work is. */
const NAMES_NO_WORK = /\b(?:it|this|that|them|these|those|is|are|was|were|since)\b/i

/** Returns the sentence; null where the text says no such thing. `trade` is the one of the title, with its article. */
export function tellSince(text: string, { job, profile }: LetterTask, trade: string | null): string | null {
  const bare = text.replace(BEFORE_SUBJECT, '')
  const withTrade = (told: string) =>
    trade === null || /^I have been an? /.test(told)
      ? told
      : told.replace(/^I have/, `I am ${trade} and have`)
  const isTool = (name: string) =>
    (profile.skills.includes(name) || namesTool(name)) && !namesCertificate(name) && !TITLE.test(name)
  const since = (name = '', year = '') =>
    withTrade(`I have worked with ${/ API$/.test(name) ? 'the ' : ''}${name} since ${year}.`)
  const [, wanted, wantedSince] =
    text
      .split(', ')
      .map((part) => part.match(TOOL_SINCE))
      .find((found) => found?.[1] !== undefined && isTool(found[1]) && hasName(job.title, found[1])) ?? []
  if (wanted !== undefined) return since(wanted, wantedSince)
  for (const [form, word] of FORMS) {
    const [whole, ...groups] = bare.match(form) ?? []
    const isOther =
      whole === undefined ||
      /\b(?:not|never|no longer)\b|n['’]t\b/i.test(whole) ||
      NAMES_NO_WORK.test(groups.join(' ')) ||
      isOnlyPast(groups[0] ?? '') ||
      (isPresentAndPast(groups[0] ?? '') && / years/.test(groups.join(' ')))
    if (!isOther) return withTrade(word(...groups))
  }
  const [, tool = '', year] = bare.match(TOOL_SINCE) ?? bare.match(TOOL_IS_MAIN_WORK) ?? []
  return year && isTool(tool) ? since(tool, year) : null
}
