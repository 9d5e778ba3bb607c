/**
 * Words how long the person has done their work, from one sentence or title: "8 years Python, 5 years AWS". Which sentence is read is
 * decided in experience.ts. English only.
 */
import { countWords } from '../../../platform/text.ts'
import { articleFor, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { namesTool } from './names.ts'
import { PROFESSION, tellHeldSince } from './roles.ts'
import { readTrade, writeTrade } from './trade.ts'

/** A longer sentence says more than how long. In words. */
const MOST_WORDS = 24
/** "the last three mostly in conversational AI". In words. */
const MOST_OF_PART = 12

/** A number of years, in figures or words. */
export const NUMBER =
  '(?:\\d{1,2}\\+?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Tt]hirteen|[Ff]ourteen|[Ff]ifteen|[Ss]ixteen|[Ss]eventeen|[Ee]ighteen|[Nn]ineteen|(?:[Tt]wenty|[Tt]hirty|[Ff]orty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)'
/** "over nine years" */
export const YEARS = `(?:[Oo]ver |[Mm]ore than |[Aa]bout |[Aa]lmost |[Nn]early |[Aa]round )?${NUMBER}(?: and a half)? (?:years|yrs)`
/** " of commercial experience", " of practice" */
const OF_EXPERIENCE = String.raw`(?:['’]? (?:of )?(?:[\p{Ll}-]+ )?(?:experience|practice))?`
/** " in payments risk", " with .NET" */
const IN_FIELD = String.raw`(?: ((?:in|with|on|of|as(?= an? \p{L}+(?:[,.]|$)| (?:developer|engineer)\b)) (?!(?:this|that|these|those|which)\b)(?:[^,.:;()–—]|\.(?=\p{L})){2,45}?)(?: behind me)?)?`
const ENDS = String.raw`(?=[,:;(]|\.(?!\p{L})| [–—(-]|$)`

/** "I have been writing PHP since 2009", "For five years I have been doing data entry" */
const WHOLE = [
  /^I(?: have|['’]ve) (?:been )?\p{L}+(?:ed|ing|t)\b.*\bsince (?:19|20)\d\d\b/u,
  new RegExp(String.raw`^I(?: have|['’]ve) (?:been )?\p{L}+(?:ed|ing|t)\b.*\bfor ${YEARS}\b`, 'u'),
  new RegExp(String.raw`^I(?: have|['’]ve) been an? [^,.:;]{3,60} for ${YEARS}\b`, 'u'),
  new RegExp(
    String.raw`^(?:For (?:the (?:last|past) )?${YEARS}|Since (?:19|20)\d\d),? I(?: have|['’]ve) (?:been \p{L}+ing|built|made|written|worked|done)\b`,
    'u',
  ),
]
/** "Backend engineer, 8 years of commercial experience, Go since 2017", "PHP developer with 7 years in product companies" */
const OF_TRADE = new RegExp(
  String.raw`^(?:I(?:['’]m| am) )?(?:\p{Lu}\p{Ll}+, )?(?:[Aa]n? )?((?!(?:I|we|was|were|worked) )(?![^,.]*\b(?:I|was|before)\b)(?:[\p{L}\d#+./&-]+ ){0,4}${PROFESSION})(?: (?:from|in|based in) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?:, \p{Lu}[\p{L}-]+)?)?,?(?: and)?(?: with| for)? (${YEARS})${OF_EXPERIENCE}${IN_FIELD}${ENDS}`,
  'iu',
)
/** "Twelve years in payments risk: first as an analyst", "6 years of experience" */
const OF_FIELD = new RegExp(
  `^(?:Today,? )?(?:With |I have |I am having )?(${YEARS})${OF_EXPERIENCE}${IN_FIELD}${ENDS}`,
  'u',
)
/** "I've been at it for seven years", "Eight years of it", "Nine years in." */
const OF_IT = new RegExp(
  String.raw`^(?:I(?: have|['’]ve) (?:been )?(?:doing (?:this|it)|done this(?: kind of)?|at (?:it|this))(?: work)? for (${YEARS})\b|(${YEARS}) (?:(?:(?:of|doing) (?:it|this)\b|(?:in|now|so far|total|altogether)(?=[.,:]|$))|(?=\.?$|, (?:the )?last )))`,
  'u',
)
/** ", the last three mostly in conversational AI": the part of the years that the post may be about */
const PART =
  /^(, (?:[^.:;–—]|\.(?=[\p{L}\d])){4,70}?)(?=[:;]|\.(?![\p{L}\d])| [–—]|,? (?:and )?before that\b|,? (?:(?:starting|beginning) (?:from|with)|from the time)\b| when (?:the|my|it|we|I)\b|$)/iu
const IS_PART = new RegExp(
  `^, (?:(?:out )?of which |certified (?:in|on) |(?:the )?(?:last|past) |(?:about )?half |${NUMBER} (?:of|in|with|as|at|on|for|under|years?|plus|mainly|mostly|now)\\b)`,
  'iu',
)

/** ", 240+ completed jobs", " and 310+ workflows delivered" */
const TOTAL =
  /^(?:,| and|, and) ((?:[Oo]ver |[Mm]ore than )?\d{2,}[\d,.]*\+? (?!years|EUR|USD|%)(?:(?!\b(?:I|who|that|which|for)\b)[^,.:;()–—]){4,50}?(?:delivered|done|completed|finished|shipped|published|jobs|projects|orders|deliveries))(?=[,.;]|$)/

/** Returns what the person is; of "a Python engineer who runs the servers", whose years are not those of the servers, only the first part. */
export const readPlainTrade = (profile: LetterTask['profile']): string | null =>
  readTrade(profile)?.replace(/ who .+$/, '') ?? null

/** "Nine years, the last five freelance": of what, is not said. */
const NAMES_NO_WORK =
  /^, (?:the )?last \S+ (?:years )?(?:as an? )?(?:freelanc\p{Ll}*|independent\p{Ll}*|on my own|alone)\b/iu

/** "Python backend, 4.5 years commercial" of a backend developer */
const OF_OWN_FIELD =
  /^(?!Before|Previously|Earlier)([^,.:]{3,30}), (\d{1,2}(?:\.\d)?\+? years)(?: (?:commercial(?:ly)?|(?:of )?experience))?\.?$/

/** Returns what the sentence says of the person's years, without a period; null where it does not say how long. */
export function tellSentence(sentence: string, profile: LetterTask['profile']): string | null {
  const role = tellHeldSince(sentence)?.replace(BESIDE_ROLE, '')
  const short =
    role && countWords(role) > MOST_WORDS ? role.replace(/(?<=since (?:19|20)\d\d), .*$/s, '') : role
  if (short && countWords(short) <= MOST_WORDS) return short
  const trade = readPlainTrade(profile)
  const [, ownField = '', ownYears] = sentence.match(OF_OWN_FIELD) ?? []
  const isOwnField = ownField
    .split(' ')
    .some((word) => word.length > 3 && trade?.toLowerCase().split(/[ -]/).includes(word.toLowerCase()))
  if (trade && ownYears && isOwnField) return `I am ${trade} with ${ownYears} of experience`
  const [, own, held, heldField] = ENDED.test(sentence) ? [] : (sentence.match(OF_TRADE) ?? [])
  if (own && held) {
    const bare = own.replace(/^\p{Lu}\p{L}+-based /u, '')
    const named = writeTrade(namesTool(bare) ? bare : lowerFirst(bare), profile.skills)
    const field = heldField?.replace(/^(?:with|of|on) (?!\p{L}+ing )/u, 'in ')
    return `I am ${articleFor(named)} ${named} with ${wordYears(held, field)}${tellRest(OF_TRADE, sentence, heldField)}`
  }
  const [, since, of] = sentence.match(OF_IT) ?? []
  if (since || of) return trade && `I am ${trade} with ${wordYears(since ?? of ?? '')}`
  const [, years, field] = sentence.match(OF_FIELD) ?? []
  if (years && field && !isNoField(field))
    return `I have ${wordYears(years, field)}${tellRest(OF_FIELD, sentence, field)}`
  if (years && field && OTHER_TRADE.test(field)) return null
  const rest = tellRest(OF_FIELD, sentence, field)
  if (years && field && [EMPLOYER, AT_ONE_EMPLOYER].some((form) => form.test(field))) return null
  // "7 years of experience, 5 of them with React Native" are not all those of a React Native developer.
  if (years && trade && !namesPartOf(trade, rest)) return `I am ${trade} with ${wordYears(years)}${rest}`
  if (years && rest !== '' && !NAMES_NO_WORK.test(rest)) return `I have ${wordYears(years)}${rest}`
  const whole = WHOLE.some((form) => form.test(sentence)) ? cutAfterYears(sentence) : ''
  if (
    whole !== '' &&
    countWords(whole) <= MOST_WORDS &&
    ![REFERS_BACK, FOR_MYSELF].some((sign) => sign.test(whole))
  )
    return trade && countWords(whole) <= FEW_WORDS && sharesWord(trade, whole)
      ? whole.replace(/^I(?: have|['’]ve) been (?=\p{Ll}+ing\b)/u, `I am ${trade} and have been `)
      : whole
  const [, besides, doing = ''] = sentence.match(BESIDES) ?? []
  if (besides) return `I have ${besides} of experience${doing}`
  const [, ofWork, work] = sentence.match(BESIDE_STUDIES) ?? []
  if (!ofWork) return null
  const told = wordYears(ofWork, work)
  return trade && told.endsWith(' of experience') ? `I am ${trade} with ${told}` : `I have ${told}`
}
/** "I have a bachelor in statistics and nine years of reporting work" */
const BESIDE_STUDIES = new RegExp(
  String.raw`^I have an? [^.;:]{5,90} and (${YEARS})( (?:of|in|with) (?!which\b|experience\b|school|stud)[^,.:;()]{3,40})(?=[,.:;(]|$)`,
  'u',
)

/** A sentence with so few words says how long, and not what the person is: "I've been working with data for 6 years" */
const FEW_WORDS = 10
const sharesWord = (trade: string, text: string) => {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\d.#+]+/u))
  return trade
    .toLowerCase()
    .split(/[^\p{L}\d.#+]+/u)
    .some((word) => word.length > 3 && words.has(word))
}

/** "since 2013, BS Statistics from UP", "since 2013 (started on 2011, so I have seen all)" */
const BESIDE_ROLE = /(?<=since (?:19|20)\d\d)(?:, (?=\p{Lu}).*| \([^()]*\bI\b.*)$/su

/** "I've been writing applications for thirteen years, first at an agency …" is long enough without its stages. */
const cutAfterYears = (sentence: string) =>
  countWords(sentence) <= MOST_WORDS && !/, and \S+ of (?:those|them)\b/.test(sentence)
    ? sentence
    : sentence.replace(
        new RegExp(`^(I(?: have|['’]ve) [^,.:;]{5,90} (?:for ${YEARS}|since (?:19|20)\\d\\d)),.*$`, 'su'),
        '$1',
      )
/** "I am a biostatistician based in Nairobi with an MSc and nine years of experience analysing health data" */
const BESIDES = new RegExp(
  String.raw`^I(?: am|['’]m) an? .{5,120} (?:and|with) (${YEARS}) of experience((?: (?:in|with|of) [^,.:;]{3,60}| \p{L}+ing [^,.:;]{3,60}))(?=[,.:;]|$)`,
  'u',
)

/** "Since 2012 I have worked for myself" names no work. */
const FOR_MYSELF = /\bworked (?:for myself|independently)\b/

/** Returns the years with their field, which begins with its preposition: "of Python" becomes "with Python". */
export function wordYears(years: string, field = ''): string {
  const told = `${lowerFirst(years).replace(/\byrs\b/, 'years')} of experience`
  if (field === '' || isNoField(field)) return told
  const named = field
    .trim()
    .replace(/ in total$/, '')
    .replace(/^as (?=(developer|engineer)\b)/, (as: string, noun: string) => `${as}${articleFor(noun)} `)
  const isActivity = NAMES_ACTIVITY.test(named)
  return `${told} ${named.replace(isActivity ? /^(?:of|on|with) /u : /^(?:of|on) (?=\p{L}+ing )/u, 'in ').replace(/^(?:of|on(?! site)) /, 'with ')}`
}

/** "Odoo development" */
export const NAMES_ACTIVITY =
  /\b(?:development|design|testing|administration|engineering|work|coding|programming|support)$/i

/** The other fields, the part of the years, and the count of works that stand after them. */
function tellRest(form: RegExp, sentence: string, field: string | undefined): string {
  const rest = sentence.replace(form, '')
  const [fields = ''] = (field && !isNoField(field) && rest.match(MORE_FIELDS)) || []
  return `${fields}${partOf(rest.slice(fields.length))}`
}

/** What is short and no sentence of its own. */
function partOf(rest: string): string {
  const [, total] = rest.match(TOTAL) ?? []
  if (total) return ` and ${total.replace(/^over /i, 'over ')}`
  const [, whole = ''] = rest.match(PART) ?? []
  const part = whole.replace(
    /, (?:based|located|living|originally|now|(?:freelance|independent|on my own|alone) since)\b.*$/,
    '',
  )
  const isOne =
    IS_PART.test(part) &&
    countWords(part) <= MOST_OF_PART &&
    !/\b(?:I|which)\b/.test(part.replace(/^, (?:out )?of which /, ''))
  return isOne
    ? part
        .replace(/^, last /, ', the last ')
        .replace(/ \($/, '')
        // "7 years Python, 5 years AWS"
        .replace(
          /^, (\d{1,2}) (?:years|yrs) (?=(?!of|in|with|as|at|on|for|plus|mainly|mostly|now)\S+$)/,
          ' and $1 with ',
        )
    : ''
}

/** ", logistics and health" after "8 years in fintech": some of the fields alone would not be true of all the years. */
const MORE_FIELDS = new RegExp(
  `^(?:, (?!${NUMBER}\\b|(?:and|of|the|last|half|based|now|first)\\b)\\p{L}[^,.:;()]{1,30})+,? and (?!${NUMBER}\\b)\\p{L}[^,.:;()]{1,40}`,
  'iu',
)

/** "12 years in IT" has a field, and "11 years with it" none. */
const isNoField = (field: string) => NO_FIELD.test(field.replace(/\bIT\b/g, 'computers'))
/** "nine years in the job" names no field, and "five years with an Odoo partner" an employer. */
const NO_FIELD =
  /^\p{L}+ (?:an?|the|my|one|it|this|that|total|business|paid|doing this|freelanc\p{L}*)\b|\b(?:experience|work|practice|compan(?:y|ies)|firms?|agenc(?:y|ies)|partners?|employer|team|studio|at|which|that|who)\b/iu
/** "University teacher for 9 years, MATLAB for clients since 2020" */
const ENDED = new RegExp(
  String.raw`^[^,.]{3,60} for ${NUMBER} (?:years|yrs)\b.*\b(?:full[- ]time|freelanc\p{L}*|independent\p{L}*|self-employed|now|then|today)\b`,
  'u',
)
/** "Eleven years with a UK carrier" were with one employer. */
const AT_ONE_EMPLOYER = /^(?:with|at|for) an? (?!(?:focus|background|bias|eye|strong|passion)\b)/i
/** "Nine years of month-ends in a wholesale company" may be years in another trade. */
const EMPLOYER =
  /\b(?:in|at|with|for|inside) (?:an?|the|two|three|several) (?:[\p{L}’'-]+ ){0,4}?(?:compan(?:y|ies)|firms?|agenc(?:y|ies)|employers?|studios?|banks?|hospitals?|factor(?:y|ies)|retailers?|wholesalers?|manufacturers?)\b/u
/** Whether what follows the years has a tool of the trade. */
const namesPartOf = (trade: string, rest: string): boolean =>
  / of (?:them|those|these|which) /.test(rest) &&
  (trade.match(/\p{Lu}[\p{L}\d.+#]{2,}/gu) ?? []).some((name) => rest.includes(name))
/** "Six years on the desk of two magazines" were years in another trade. */
const OTHER_TRADE = /^(?:on|at|behind) the (?:desk|counter|road|bench|shop floor|tools|ward)\b/i
const REFERS_BACK =
  /\b(?:this|it|of (?:these|those|them)|instead|ever since|(?:done|doing) (?:that|so)|freelanc\p{L}*|independent|self-employed|lived|moved|known)\b/iu
