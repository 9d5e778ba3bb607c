/**
 * Says how long the person has done their work, from the beginning of the about text: "Data engineer with nine years of
 * experience, based in Pune." Where a letter has room for it is decided in plan.ts, and what a post demands is read in
 * conditions.ts. English only.
 */
import { countWords, joinList, splitLine } from '../../../platform/text.ts'
import { articleFor, displayNameOf, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { readYears } from './conditions.ts'
import { NAMES_ACTIVITY, readPlainTrade, tellSentence, wordYears, YEARS } from './experience-words.ts'
import { capitalizeProducts, namesTool } from './names.ts'
import { mayTellAge } from './past-work.ts'
import { PROFESSION } from './roles.ts'
import { readTrade, writeTrade } from './trade.ts'

/** Later sentences speak of one work or one employer. */
const FIRST_SENTENCES = 4
/** Whether a text says it already. */
export const tellsExperience = (text: string): boolean =>
  /\byears['’]? (?:of )?(?:[\p{L}-]+ )?experience\b|(?:^|[.:] )(?:\d+\+?|\p{Lu}\p{Ll}+) years (?:of|in|with|as) |\bI(?: have|['’]ve)\b[^.]{0,120}\b(?:since (?:19|20)\d\d|for (?:the last )?(?:\p{L}+|\d+) years)\b|\bI (?:have )?(?:\p{L}+|\d+\+?) years (?:of|in|with)\b|\bI(?: am|['’]m) (?:an? )?[^.]{0,80}\byears\b|\b(?:For|Since) [^.,]{3,20},? I(?: have|['’]ve)\b/u.test(
    text,
  )

/** Returns the first sentences of an about text, at most `count`, without the bullets of their lines. */
export const readFirstSentences = (about: string, count: number): string[] =>
  about
    .split('\n')
    .flatMap((line) => splitLine(line.replace(/^[\s•*✔✓►→·–-]+/, '')))
    .slice(0, count)

/** A letter asks for the sentence several times. */
const knownSentences = new WeakMap<LetterTask, string | null>()

/** Returns the sentence; null where the about text does not say how long, or says it in another form. */
export function tellExperience(task: LetterTask): string | null {
  const known = knownSentences.get(task)
  if (known !== undefined) return known
  const sentence = readExperience(task)
  knownSentences.set(task, sentence)
  return sentence
}

function readExperience({ profile, options }: LetterTask): string | null {
  if (options.language !== 'en') return null
  const sentences = readFirstSentences(profile.about, FIRST_SENTENCES).map((sentence) =>
    withoutPlace(sentence)
      .replace(SINGULAR, '$1s')
      .replace(OTHER_JOB_BEFORE, '')
      .replace(IN_STAGES, '$1 in $2, the last $3 on $4')
      // "11 years total in pharma programming"
      .replace(/(?<=\b\d{1,2}\+? (?:years|yrs)) total(?= (?:in|of|with)\b)/, '')
      .replace(BARE_FIELD, (_, years: string, field: string) =>
        namesTool(field) && !NAMES_ACTIVITY.test(field)
          ? `${years} with ${displayNameOf(field) ?? field}`
          : `${years} in ${field}`,
      )
      // "9 years commercial, last 7 in Node", "6 years dev"
      .replace(
        /(?<=^\d{1,2}\+? (?:years|yrs)) (?:commercial(?:ly)?|professional(?:ly)?|full[- ]time|exp)(?=,|\.?$)/,
        ' of experience',
      )
      .replace(
        /(?<=^\d{1,2}\+? (?:years|yrs)) (?:dev|development|coding)(?=,|\.?$)/,
        SOFTWARE_TRADE.test(profile.title) ? ' in software development' : ' of experience',
      ),
  )
  const wentOnAlone = sentences.some((sentence) => INDEPENDENT_SINCE.test(sentence))
  for (const sentence of sentences.flatMap(withParts)) {
    const told =
      LACKING.test(headOf(sentence)) ||
      mayTellAge(sentence) ||
      OTHER_STAGES.test(sentence) ||
      (wentOnAlone && AT_EMPLOYER.test(sentence))
        ? null
        : tellSentence(sentence.trim().replace(/(?: already)?[.:]?$/, ''), profile)
    if (told && !isShorterThanOther(told, [...sentences, profile.title]))
      // "(started on 1.8.x …": the sentence was cut within its brackets.
      return `${told.replace(/ \([^()]*$|,$/, '')}.`
    if (told) break
  }
  return tellTitle(profile)
}

/** "…, before that I was 4 years in a call center (telco account, night shift)" says nothing of this work. */
const OTHER_JOB_BEFORE =
  /,? (?:and )?before that I (?:was|worked|spent) (?:for )?(?:\d{1,2}|\p{Ll}{3,9}) (?:years|yrs) (?:in|at) an? (?:call cent(?:er|re)|shop|store|supermarket|restaurant|hotel|bar|factory|warehouse)\b[^.;]*/u

/** "7 years of software in total: the first three in C#, the last four on OutSystems, first at …" */
const IN_STAGES =
  /^((?:\d{1,2}|\p{L}+) years) (?:of|in) (\p{Ll}+)(?: in total)?: (?:the )?first [^;:]{3,80}?, (?:and )?(?:the )?last (\d{1,2}|\p{Ll}+) (?:on|in|with) ([^,.;:]{2,40}).*$/u

/** "6 year experience" */
const SINGULAR = /(?<=\b\d{1,2}\+? )(year|yr)(?= (?:of )?(?:\p{Ll}+ )?experience\b)/gu

/** "I live in Zwolle in the Netherlands and I have worked with Zoho since 2014" */
const PLACED =
  /^I(?: am|['’]m| live| work)?(?: based| living)? in (?:the )?\p{Lu}[^,.;:]{2,50},? and (?:I )?(?=(?:have|['’]ve) (?!worked with \p{Ll}))|^I studied [^.;:]{3,70} and (?:I )?(?=(?:have|['’]ve) (?!worked with \p{Ll})[^.;:]{3,60} since (?:19|20)\d\d)/u
/** Leaves out where the person lives, or what they studied, before how long they have worked. */
export const withoutPlace = (sentence: string) =>
  PLACED.test(sentence) ? `I ${sentence.replace(PLACED, '')}`.replace(/^I ['’]ve/, 'I’ve') : sentence

/** A note may say more before the years: "BS Statistics from UP, 7 years in data work (5 in a BPO)", "Background: 14 years of Linux" */
function withParts(sentence: string): string[] {
  if (/\b(?:I|[Ww]e|[Mm]y|was|were|is|are)\b/.test(sentence)) return [sentence]
  const plain = sentence.replace(/ ?\([^()]*\)/g, '').replace(/^(?:My )?[Bb]ackground: /, '')
  const parts = plain.split(/, (?:and )?/).slice(1)
  return [sentence, plain, ...parts.filter((part) => STARTS_WITH_YEARS.test(part))]
}

/** Whose "9 years development" are years of software. */
const SOFTWARE_TRADE =
  /\b(?:developer|engineer|programmer|software|full[- ]?stack|back[- ]?end|front[- ]?end|web|mobile|devops|coder)\b/i

/** "16 years with .NET, today mostly .NET 8, but I am not ashamed of older ones": what comes late is about something else. */
const headOf = (sentence: string) =>
  [STARTS_WITH_YEARS, DOING_FOR_YEARS].some((form) => form.test(sentence))
    ? (sentence.split(',')[0] ?? '')
    : sentence

/** "I've been working with data for 6 years, and 4 of those …" */
const DOING_FOR_YEARS = new RegExp(`^I(?: have|['’]ve) been \\p{Ll}+ing [^,.:;]{2,60} for ${YEARS},`, 'u')
const STARTS_WITH_YEARS = new RegExp(`^${YEARS} (?:in|with|of|on)\\b`, 'u')

/** "8 years Python", "12 years backend" */
const BARE_FIELD =
  /^([^.:]{0,60}?\b\d{1,2}\+? (?:years|yrs)) (?!(?:of|in|with|on|as|at|for|and|now|already|so|till|until|total|old|ago|later|before|experience|exp\b|practice|behind|commercial(?:ly)?|professional(?:ly)?|full[- ]time|freelance|part[- ]time|working|dev\b|development|coding)\b)(\p{L}[\p{L}\d.#+/-]{1,20}(?: (?:and|&) \p{L}[\p{L}\d.#+-]{1,20})?)(?=,|\.?$)/u

/** "Web developer, 17 years", "30+ years of systems work", "24 years in infrastructure": the years, and what they were spent with */
const YEARS_IN_TITLE =
  /(?<![\d.,])(\d{1,2}(?:\.\d)?\+? (?:years|yrs))\b(?! old)(?: ((?:of (?!\p{Ll}+ing\b)|in )(?!(?:experience|practice|total|the|an?|my|which)\b)\p{Ll}[\p{L} -]{3,30}?)(?=$|[,.|;]))?/iu

/** "Odoo consultant since 2009 – stock and reports" */
const TRADE_SINCE = new RegExp(
  `^((?:[\\p{L}\\d#+./&-]+ ){0,6}?${PROFESSION}),? since ((?:19|20)\\d\\d)(?=$|[ ,.|–—-])`,
  'iu',
)

/** "Software developer, 17 years" is the title of some profiles. */
function tellTitle(profile: LetterTask['profile']): string | null {
  const [, own, held, field] = profile.title.match(TRADE_WITH_YEARS) ?? []
  const ownTrade = own ? readTrade({ ...profile, title: own }) : null
  if (ownTrade && held && field) return `I am ${ownTrade} with ${held} of ${field}.`
  const [, lasting, since] = profile.title.match(TRADE_SINCE) ?? []
  const lastingTrade = lasting ? readTrade({ ...profile, title: lasting }) : null
  if (lastingTrade) return `I have been ${lastingTrade} since ${since}.`
  const [, years, other] = profile.title.replace(BESIDE_TRADE, '').match(YEARS_IN_TITLE) ?? []
  const trade = years === undefined || FORMER.test(profile.title) ? null : readPlainTrade(profile)
  if (years && trade)
    return trade.includes(years) ? `I am ${trade}.` : `I am ${trade} with ${wordYears(years, other)}.`
  // "Mail archives to CSV. Python, 30+ years of systems work": the years are those of another work.
  if (years && other && !FORMER.test(profile.title))
    return `I have ${years}${other.startsWith('in') ? ' of experience' : ''} ${other}.`
  const ofField =
    years === undefined || trade || FORMER.test(profile.title) ? null : tellFieldOfTitle(profile, years)
  if (ofField !== null) return ofField
  const [, ...more] = profile.title.split(/\. | \| /)
  const told = more
    .map((part) => (STARTS_WITH_YEARS.test(part) ? tellSentence(part, profile) : null))
    .find(Boolean)
  return told ? `${told.replace(/[.,]$/, '')}.` : null
}

/** "Web scraping / data extraction. Python, 8 years", "Go backend, 9 yrs": what the first part of a title names is a field. */
function tellFieldOfTitle({ title, skills }: LetterTask['profile'], years: string): string | null {
  const [head = ''] = title.split(/ [|–—·•-] |[,:;(]|\. /)
  const field = joinList(
    head
      .trim()
      .replace(/ (?:guy|person|nerd|geek|freelancer)$/i, '')
      .split(/ [/+] /),
  )
  const isField =
    countWords(field) <= MOST_OF_FIELD &&
    !/\d|^(?:I|We)\b|\b(?:your|you|who|that|senior|junior|years)\b/i.test(field)
  if (field === '' || !isField) return null
  const held = `${years.replace(/yrs$/i, 'years')} of experience`
  const lower = writeTrade(namesTool(field) ? field : lowerFirst(field), skills)
  // "Data Entry & Admin VA" has the capitals of a title.
  const named = capitalizeProducts(
    /^\p{Ll}/u.test(lower)
      ? lower.replace(/(?<= )\p{Lu}\p{Ll}+(?!\S)/gu, (word) => (namesTool(word) ? word : word.toLowerCase()))
      : lower,
  )
  if (ENDS_IN_PROFESSION.test(field)) return `I am ${articleFor(named)} ${named} with ${held}.`
  return `I have ${held} ${/end$/.test(named) ? `in ${named} development` : namesTool(field) ? `with ${named}` : `in ${named}`}.`
}
const ENDS_IN_PROFESSION = new RegExp(`(?:\\b${PROFESSION}|\\bVA)$`, 'iu')
/** In words. */
const MOST_OF_FIELD = 9

/** ".NET developer with 8 years of firewall operations behind him" has them of another field. */
const TRADE_WITH_YEARS =
  /^([^,|:;]{3,40}?) with ((?:over |more than )?\d{1,2}\+? years) of ([^,.|:;]{3,40}?)(?: behind (?:me|him|her|them))?(?=[,|:;]|$)/iu

/** "Lip-sync artist | ex-compositor, 9 years in film", "Architect, 22 years in IT": the years of another trade */
const FORMER =
  /\b(?:ex[- ]|former(?:ly)?\b|before (?:that|this)\b|previously\b|earlier\b|(?:years|yrs) in (?:IT|tech|total|software|the (?:field|industry|trade))\b)/i

/** "Django developer, also WordPress for 5 years" has them of WordPress. */
const BESIDE_TRADE = /,? (?:and )?also (?:[^\s,]+ ){1,4}(?:for )?\d{1,2}\+? (?:years|yrs)\b/i

/** "Seven years in a Wellington consultancy" are not all the years of who has been "independent since 2021". */
const AT_EMPLOYER = new RegExp(
  String.raw`^${YEARS} (?:in|at|with|for) (?:(?:an?|the) )?(?:[\p{L}’'-]+ ){0,4}?(?:consultancy|compan(?:y|ies)|(?:software )?houses?|firms?|agency|agencies|studios?|banks?|team|start-?up|university|hospital|factory|school|partner|group|office)\b`,
  'u',
)
const INDEPENDENT_SINCE =
  /\b(?:independent|freelanc\p{L}*|self-employed|on my own|alone|for myself|contract\p{L}*)\b[^.]{0,40}\b(?:since|from) (?:19|20)\d\d|\b(?:since|from) (?:19|20)\d\d\b[^.]{0,40}\b(?:independent|freelanc\p{L}*|self-employed|on my own|alone|for myself)\b/iu

/** "Six years of night shift support" after "Linux admin, 11 years in hosting" are not all the years. */
const isShorterThanOther = (told: string, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => (readYears(sentence.replace(AGE, '')) ?? 0) > (readYears(told) ?? Infinity))
/** "36 years old": no years of work */
const AGE = /\b\d\d (?:years?|yrs?)[ -]old\b/g

/** What the person does not do any more, or what others did. */
const LACKING =
  /\b(?:no longer|not|never|used to|until|we|our|my (?:brother|father|team|studio|company))\b|n['’]t\b/i
/** Years of which only a part, or none, was this work: "Seventeen years: six as a butcher", "5 years in data science studies, no diploma", "40 years between the four of us" */
export const OTHER_STAGES =
  /^(?:\S+ ){1,3}years(?::|,? (?:the )?first) [^.]*\bas an? |\b(?:career break|no diploma|(?:between|among) (?:the \p{L}+ of )?us|years in [^,.]* studies)\b/iu
