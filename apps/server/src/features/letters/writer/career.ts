/**
 * Says where somebody comes from and how long they have done their work, from the sentences and notes at the beginning of the about text:
 * "I spent six years in an audit firm", "Background: physics, then seven years at a shop", "Seven years on this". The years of a trade
 * ("Data engineer, 9 years") are in experience.ts and since-when.ts; introduction.ts chooses among them. English only.
 */
import { countWords } from '../../../platform/text.ts'
import { articleFor, findSkills, lowerFirst } from '../../jobs/index.ts'
import { OTHER_STAGES } from './experience.ts'
import { NUMBER } from './experience-words.ts'
import { PROFESSION } from './roles.ts'
import { endSentence } from './sentence-ends.ts'

/** What a text says of somebody's career. */
export interface Career {
  /** One sentence or two. */
  text: string
  /** The sentence of the about text that says it. */
  source: string
  /** Whether it is about a former trade or employer, so that a letter says before it what the person does now. */
  isOver: boolean
}

/** In words. */
const MOST_WORDS = 42
/** A longer sentence loses what explains it, and a very long one what follows from it. */
const LONG = 20
const VERY_LONG = 28

const YEARS = `(?:over |more than |about |almost |nearly )?${NUMBER} (?:years|yrs)`
/** Where the years were spent or with what: "in the fund operations of a bank", "writing business software" */
const AT = String.raw`(?:(?:at|as|inside|on|in|with) (?!(?:it|this|that|total|all|your|the (?:field|market|making)|business)\b)\S|(?!being|living)\p{Ll}+ing (?!(?:it|this|that)\b)\S)`

/** "I spent my first six working years inside Zoho", "Since 2018 I build lists for agencies", "I was a buyer for 5 years …" */
const STATES_YEARS = [
  new RegExp(
    String.raw`^I(?:['’]ve| have)? (?:(?:been|was|am|spent|worked|did|built|taught|ran|led|wrote|sold|started|came|moved|write|build|work|do|make|design|edit|teach)\b|\p{Ll}+ed\b).*\b(?:${NUMBER} (?:working )?years?\b|since (?:19|20)\d\d\b)`,
    'iu',
  ),
  /^(?:Since|From) (?:19|20)\d\d,? I(?:['’]ve| have)? \p{Ll}/u,
  new RegExp(
    String.raw`^(?:For|In|Over) (?:the (?:last|past) )?(?:over |more than |about )?${NUMBER} years,? I(?:['’]ve| have)? \p{Ll}`,
    'iu',
  ),
  new RegExp(
    String.raw`^Before (?:freelancing|coding|this|that|I went freelance),? I was .*\b${NUMBER} years\b`,
    'iu',
  ),
]
/** What says nothing of a work, or is private. */
const NO_CAREER = [
  OTHER_STAGES,
  // Studies and ages
  /\bof my life\b|\byears (?:of (?:an? |my |the )?(?:diploma|bachelor|master|degree|college|university|school|stud)|ago\b|old\b)|\bstudied\b(?!.*\b(?:worked|spent|built|taught|then|since)\b)|\b(?:without finishing|dropped out)\b/i,
  // The years of others
  /\b(?:our|my|the) (?:\p{Ll}+ )?(?:team|boss|founders?|co-founder|wife|husband|partner|father|mother|brother|sister)(?:['’]s)?\b[^.]*:|\bof us\b/iu,
  // Health and family
  /\b(?:covid|burn(?:ed|t)?[ -]?out|illness|sick|stroke|cancer|redundant|married|marriage|divorced?|(?:my|our|with|had)(?: \p{L}+)? (?:baby|kids|children|twins|daughters?|sons?)|on leave|went under|bankrupt|in a van|because of my|at home|basement)\b/iu,
  // What was not done, or is only wished
  /\b(?:do|did|does|can|could|will|would|have|had|is|was) ?(?:not|n['’]t)\b|\b(?:never|that nobody|no longer|fail(?:ed|ing)|try(?:ing)? to|tried|thought|I want(?:ed)?|hope|plan to|I will)\b|\bany ?more\b|, not \p{L}|\bI(?: have|['’]ve) lived\b|^\S+ \S+ (?:learning|studying)\b/iu,
]
const statesYears = (text: string) => STATES_YEARS.some((form) => form.test(text))
const isCareer = (text: string) => statesYears(text) && !NO_CAREER.some((sign) => sign.test(text))

/** What is over, and says nothing of the time since. */
const IS_OVER =
  /^(?:I (?:was|worked|began|started|spent|did|ran|sold|taught|led)|For (?:over |about )?\S+ years,? I (?!have\b|['’]ve\b)|For (?:over |about )?\S+ years,? I was) (?!.*\b(?:since|now|today|moved|moving|left|became|turned|went|before I)\b)/
const SINCE_THEN =
  /^(?:(?:In|Since) (?:19|20)\d\d,? I (?!(?:am|freelance|have been) (?:\p{Ll}+ )?(?:freelanc|independent|on my own|self)|freelance )\p{Ll}|I (?:left|quit) in (?:19|20)\d\d and now )/u
/** "I don't do that any more." */
const IS_NO_LONGER =
  /\b(?:do|did|does)(?: not|n['’]t) (?:do|want) (?:this|that|it)\b|\bany ?more\b|\bno longer\b/iu

/** "I was at a company for six years" says too little. In words. */
const LEAST_OF_FORMER = 8

/** "I build bots that place orders so you can sleep" is "I build bots that place orders". */
export const withoutReader = (text: string) => text.replace(/,? so (?:that )?you .*$/su, '')

/**
 * Returns the career in the first sentence that describes one; undefined where none does. `isClear` decides whether a text is clear
 * without the sentences around it.
 * One that is over needs the next one: "I was a quantity surveyor for nineteen years." – "In 2020 I left to rebuild those workbooks."
 */
export function readCareer(
  sentences: readonly string[],
  isClear: (text: string) => boolean,
): Career | undefined {
  const told = sentences.map((text) => shorten(tellNotes(withoutReader(text)).replace(/ :-?\)$/, '')))
  const at = told.findIndex(
    (text, index) =>
      isCareer(text) &&
      !IS_NO_LONGER.test(sentences[index + 1] ?? '') &&
      countWords(text) <= MOST_WORDS &&
      isClear(text),
  )
  const [found, source] = [told[at], sentences[at]]
  if (found === undefined || source === undefined) return undefined
  const text = endSentence(found)
  if (!IS_OVER.test(text)) return { text, source, isOver: false }
  const next = sentences
    .slice(at + 1, at + 3)
    .find((one) => SINCE_THEN.test(one) && !NO_CAREER.some((sign) => sign.test(one)) && isClear(one))
  const both = next === undefined ? text : `${text} ${endSentence(shorten(next))}`
  if (countWords(both) <= MOST_WORDS && next !== undefined) return { text: both, source, isOver: false }
  return countWords(text) < LEAST_OF_FORMER ? undefined : { text, source, isOver: true }
}

/** Each form of notes with the sentence that it becomes. */
const NOTES: [RegExp, (...groups: string[]) => string][] = [
  // "I started out on the other side: 6 years as VoIP admin in a call center"
  [
    new RegExp(String.raw`^(?!.*\byears?\b.*: )[^:.]{3,70}: (${YEARS} ${AT}.*)$`, 'isu'),
    (years = '') => `I spent ${lowerFirst(years)}`,
  ],
  // "Background: physics in Leipzig, then seven years at a price comparison company"
  [
    new RegExp(`^.{3,90}?[,;] (?:and )?then (${YEARS} (?:at|as|in|with|on) .*)$`, 'isu'),
    (years = '') => `I spent ${lowerFirst(years)}`,
  ],
  // "I studied in Edinburgh, came home, and since 2017 I've been training models"
  [
    /^.{12,140}?,? and (since (?:19|20)\d\d),? (I(?:['’]ve| have) (?!been (?:independent|on my own|freelanc|self)|worked (?:for myself|independently))(?:been \p{Ll}+ing|\p{Ll}{2,}ed|built|made|written|led|run|done|taught) .*)$/su,
    (since = '', what = '') => `S${since.slice(1)} ${what}`,
  ],
  // "Then I worked 6 years in the mobility team of a consulting firm"
  [
    new RegExp(
      String.raw`^(?:Since then|After that|Before that|Before this|Then|Later),? (I (?:worked|spent|was) .*\b${YEARS}\b.*)$`,
      'isu',
    ),
    (what = '') => what,
  ],
  // "Fourteen years in the cybercrime unit at the police", "17 years of keeping servers up"
  [
    new RegExp(
      String.raw`^(?![^,]*\b(?:gave|taught|made|left|turned|showed|is|are|was|were|has|have|had)\b)(${YEARS}(?: of)? ${AT}.*)$`,
      'isu',
    ),
    (years = '') =>
      `${ONGOING.test(years) ? 'I have spent' : 'I spent'} ${lowerFirst(years).replace(/(?<=years) of /, ' ')}`,
  ],
  // "5 years SOC analyst (night shift), freelance since 2021"
  [
    new RegExp(
      String.raw`^(?![^,]*\b(?:is|are|was|were|has|have|had|taught)\b)(${YEARS}) ((?:[\p{L}\d+#/-]+ ){0,3}${PROFESSION})\b(.*)$`,
      'isu',
    ),
    (years = '', trade = '', rest = '') =>
      `I spent ${lowerFirst(years)} as ${articleFor(trade)} ${trade}${rest}`,
  ],
]
/** "Ten years writing business software", and not "Ten years writing software at a bank, then freelance" */
const ONGOING = new RegExp(
  String.raw`^${YEARS}(?:(?: of)? \p{Ll}+ing\b(?!.*\b(?:then|before|until|since)\b)| .*\band counting\b)`,
  'isu',
)
/** "as VoIP admin in a call center" */
const WITHOUT_ARTICLE = new RegExp(
  String.raw`\bas (?!an? |the |one |my |their |our |his |her |its )((?:(?!\b(?:as|in|at|for)\b)[\p{L}\d+#/-]+ ){0,3}(?:${PROFESSION}|member|au pair))\b(?!s)`,
  'giu',
)

/** Returns a note on a career as a sentence; other texts stay as they are. */
function tellNotes(written: string): string {
  const text = written.replace(/(?<=\d) ?yrs\b/g, ' years')
  for (const [form, word] of NOTES) {
    const [whole, ...groups] = text.match(form) ?? []
    if (whole !== undefined)
      return withArticle(
        word(...groups)
          .replace(ON_OWN, '')
          .replace(LAST_PART, ' and $1'),
      )
  }
  return withArticle(text.replace(/^I been /, 'I have been '))
}
/** "I spent nineteen years in a county office, seven on my own" */
const LAST_PART =
  /, ((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: years)? (?:on my own|freelance|alone))(?=[.,]|$)/
const withArticle = (text: string) =>
  text.replace(WITHOUT_ARTICLE, (_, trade: string) => `as ${articleFor(trade)} ${trade}`)

/** What explains a sentence: ", where the lesson every week was …", " (largest: 1.8 crore a month)" */
const EXPLANATIONS = [
  /(?:, (?:where|which|because|who|that['’]s|when|and (?:honestly|I (?:know|think|still)))\b|(?:,? and)? when (?:my|our|the|one|I)\b) .*$/s,
  // The rest of a bracket may be left out with it.
  / \([^)]*$/,
  / \([^()]*(?:!|\b(?:I|my|largest|biggest)\b)[^()]*\)/,
]
/** What follows from a sentence, or an enumeration: what stands before may be no more than its beginning. */
const CONSEQUENCES = [/(?:, (?:so|but)\b|(?<!\b(?:two|three|several|these|following) [^:]{3,40}):) .*$/s]
const IS_BEGINNING = / and then /

/** ", then contract work", ", freelance since 2021" after a note, and ", and since 2019 I am independent" */
const ON_OWN =
  /(?:,|,? (?:and|then|after(?:wards| that)?))(?: (?:and|then|after(?:wards| that)?))* (?:(?:since|from|in) (?:19|20)\d\d,? )?(?:freelanc\p{Ll}*|contracts?(?: work)?|on my own|independent(?:ly)?|alone|self-employed)(?: (?:since|from|in) (?:19|20)\d\d| now)?[.]?$/iu
const AM_ON_OWN =
  /,? and (?:since|from) (?:19|20)\d\d,? I(?: am|['’]m) (?:a )?(?:freelanc\p{Ll}*|on my own|independent|self-employed)[.]?$|, then moved back .*$/iu

/** The end of a list of deeds that was cut: "I spent five years building sites, got tired of them" */
const OPEN_LIST = /, (?:got|went|came|did|took|left|\p{Ll}{3,}ed) [^,]*[.]?$/u

const shorten = (sentence: string): string => {
  const own = sentence.replace(AM_ON_OWN, '')
  const bare = statesYears(own) ? own : sentence
  const withoutReasons = leaveOut(bare, [...EXPLANATIONS, ON_OWN], LONG)
  const short = IS_BEGINNING.test(withoutReasons)
    ? withoutReasons
    : leaveOut(withoutReasons, CONSEQUENCES, VERY_LONG)
  return cutLast(short)
}
/** Leaves out what has one of these forms, unless it names a tool. */
function leaveOut(sentence: string, forms: readonly RegExp[], most: number): string {
  if (countWords(sentence) <= most) return sentence
  const short = forms.reduce(
    (text, form) =>
      text.replace(form, (end) => (/^, (?:where|which) /.test(end) && findSkills(end).length > 0 ? end : '')),
    sentence,
  )
  return statesYears(short) ? short : sentence
}
/** A sentence with more words has its last part left out. */
const FAR_TOO_LONG = 36
const cutLast = (sentence: string): string => {
  const short = sentence.replace(/, [^,()]*(?:\([^()]*\)[^,()]*)*$/s, '')
  if (countWords(sentence) <= FAR_TOO_LONG || short === sentence || !statesYears(short)) return sentence
  const closed = short.replace(OPEN_LIST, '')
  return cutLast(statesYears(closed) ? closed : short)
}

/** "Seven years on this", "I've been at it since 2014", "That is 90% of my work since 2018": the work is that of the sentence before. */
const AT_IT = [
  new RegExp(
    String.raw`^(?:I(?: have|['’]ve) (?:been (?:doing (?:this|it)|at (?:it|this))|done (?:this|it))(?: work)? for |Doing (?:this|it) for )(${YEARS})\b`,
    'iu',
  ),
  /^(?:I(?: have|['’]ve) (?:been (?:doing (?:this|it)|at (?:it|this))|done (?:this|it))(?: work)?|(?:Been )?[Dd]oing (?:this|it)|Have done|Only this,?|(?:That|This|It)(?: is|['’]s) my (?:full[- ]time )?(?:job|work)) (since (?:19|20)\d\d)\b/iu,
  new RegExp(String.raw`^(${YEARS}) (?:on|of|only) (?:this|it)\b`, 'iu'),
  new RegExp(`^(${YEARS}) (?:so far|in|now)(?=[.,:]|$)`, 'iu'),
  // "Nine years, the last five freelance", "Seventeen years: six as an accountant"
  new RegExp(`^(${YEARS})(?=, (?:the )?(?:last|first)\\b|: |[.]?$)`, 'iu'),
  /^(since (?:19|20)\d\d) (?:it|this|that)(?: is|['’]?s) (?:my full[- ]time|most of my) (?:work|job)\b/iu,
]

/** "I have been doing this for 20 years until 2019" */
const HAS_ENDED = /\b(?:until|till|gap|stopped|left|quit)\b/i

/** Returns how long somebody has done the work that the sentence before names: "since 2014", "for seven years"; null for other texts. */
export function readHowLong(text: string): string | null {
  if ([HAS_ENDED, ...NO_CAREER].some((sign) => sign.test(text))) return null
  const [, time] = AT_IT.flatMap((form) => text.match(form) ?? [])
  if (time === undefined) return null
  const low = lowerFirst(time)
  return /^since\b/i.test(low) ? low : `for ${low.replace(/yrs$/, 'years')}`
}
