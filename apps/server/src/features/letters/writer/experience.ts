/**
 * Says how long the person has done their work, from the beginning of the about text: "Data engineer with nine years of
 * experience, based in Pune." Where a letter has room for it is decided in plan.ts, and what a post demands is read in
 * conditions.ts. English only.
 */
import { countWords, joinList, splitLine } from '../../../platform/text.ts'
import { articleFor, displayNameOf, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { readYears } from './conditions.ts'
import { capitalizeProducts, namesTool } from './names.ts'
import { PROFESSION, tellHeldSince } from './roles.ts'
import { readTrade, writeTrade } from './trade.ts'

/** Later sentences speak of one work or one employer. */
const FIRST_SENTENCES = 4
/** A longer sentence says more than how long. In words. */
const MOST_WORDS = 24
/** "the last three mostly in conversational AI". In words. */
const MOST_OF_PART = 12

/** A number of years, in figures or words. */
export const NUMBER =
  '(?:\\d{1,2}\\+?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Tt]hirteen|[Ff]ourteen|[Ff]ifteen|[Ss]ixteen|[Ss]eventeen|[Ee]ighteen|[Nn]ineteen|(?:[Tt]wenty|[Tt]hirty|[Ff]orty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)'
const YEARS = `(?:[Oo]ver |[Mm]ore than |[Aa]bout |[Aa]lmost |[Nn]early |[Aa]round )?${NUMBER}(?: and a half)? (?:years|yrs)`
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

/** Whether a text says it already. */
export const tellsExperience = (text: string): boolean =>
  /\byears['’]? (?:of )?(?:[\p{L}-]+ )?experience\b|(?:^|[.:] )\d+\+? years (?:of|in|with|as) |\bI(?: have|['’]ve)\b[^.]{0,120}\b(?:since (?:19|20)\d\d|for (?:the last )?(?:\p{L}+|\d+) years)\b|\bI (?:have )?(?:\p{L}+|\d+\+?) years (?:of|in|with)\b|\bI(?: am|['’]m) (?:an? )?[^.]{0,80}\byears\b|\b(?:For|Since) [^.,]{3,20},? I(?: have|['’]ve)\b/u.test(
    text,
  )

/** Returns the first sentences of an about text, at most `count`, without the bullets of their lines. */
export const readFirstSentences = (about: string, count: number): string[] =>
  about
    .split('\n')
    .flatMap((line) => splitLine(line.replace(/^[\s•*✔✓►→·–-]+/, '')))
    .slice(0, count)

const told = new WeakMap<LetterTask, string | null>()

/**
 * Returns the sentence; null where the about text does not say how long, or says it in another form. A letter asks for it several
 * times.
 */
export function tellExperience(task: LetterTask): string | null {
  const known = told.get(task)
  if (known !== undefined) return known
  const sentence = readExperience(task)
  told.set(task, sentence)
  return sentence
}

function readExperience({ profile, options }: LetterTask): string | null {
  if (options.language !== 'en') return null
  const sentences = readFirstSentences(profile.about, FIRST_SENTENCES).map((sentence) =>
    sentence
      // "11 years total in pharma programming"
      .replace(/(?<=\b\d{1,2}\+? (?:years|yrs)) total(?= (?:in|of|with)\b)/, '')
      .replace(BARE_FIELD, (_, years: string, field: string) =>
        namesTool(field) && !NAMES_ACTIVITY.test(field)
          ? `${years} with ${displayNameOf(field) ?? field}`
          : `${years} in ${field}`,
      )
      // "9 years commercial, last 7 in Node", "6 years dev"
      .replace(
        /(?<=^\d{1,2}\+? (?:years|yrs)) (?:commercial(?:ly)?|professional(?:ly)?|full[- ]time)(?=,|\.?$)/,
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
      OTHER_STAGES.test(sentence) ||
      (wentOnAlone && AT_EMPLOYER.test(sentence))
        ? null
        : tellSentence(sentence.trim().replace(/[.:]$/, ''), profile)
    if (told && !isShorterThanOther(told, [...sentences, profile.title]))
      // "(started on 1.8.x …": the sentence was cut within its brackets.
      return `${told.replace(/ \([^()]*$|,$/, '')}.`
    if (told) break
  }
  return tellTitle(profile)
}

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

/** "a Python engineer who runs the servers": the years are not those of the servers. */
const readPlainTrade = (profile: LetterTask['profile']) => readTrade(profile)?.replace(/ who .+$/, '') ?? null

/** "Nine years, the last five freelance": of what, is not said. */
const NAMES_NO_WORK =
  /^, (?:the )?last \S+ (?:years )?(?:as an? )?(?:freelanc\p{Ll}*|independent\p{Ll}*|on my own|alone)\b/iu

/** "16 years with .NET, today mostly .NET 8, but I am not ashamed of older ones": what comes late is about something else. */
const headOf = (sentence: string) =>
  [STARTS_WITH_YEARS, OPENS_WITH_YEARS].some((form) => form.test(sentence))
    ? (sentence.split(',')[0] ?? '')
    : sentence
/** "I've been working with data for 6 years, and 4 of those …" */
const OPENS_WITH_YEARS = new RegExp(`^I(?: have|['’]ve) been \\p{Ll}+ing [^,.:;]{2,60} for ${YEARS},`, 'u')
const STARTS_WITH_YEARS = new RegExp(`^${YEARS} (?:in|with|of|on)\\b`, 'u')

/** "8 years Python", "12 years backend" */
const BARE_FIELD =
  /^([^.:]{0,60}?\b\d{1,2}\+? (?:years|yrs)) (?!(?:of|in|with|on|as|at|for|and|now|total|old|ago|later|before|experience|practice|behind|commercial(?:ly)?|professional(?:ly)?|full[- ]time|freelance|part[- ]time|working|dev\b|development|coding)\b)(\p{L}[\p{L}\d.#+/-]{1,20}(?: (?:and|&) \p{L}[\p{L}\d.#+-]{1,20})?)(?=,|\.?$)/u

/** "Software developer, 17 years" is the title of some profiles. */
function tellTitle(profile: LetterTask['profile']): string | null {
  const [, own, held, field] = profile.title.match(TRADE_WITH_YEARS) ?? []
  const ownTrade = own ? readTrade({ ...profile, title: own }) : null
  if (ownTrade && held && field) return `I am ${ownTrade} with ${held} of ${field}.`
  const [, years] =
    profile.title
      .replace(BESIDE_TRADE, '')
      .match(/(?<![\d.,])(\d{1,2}(?:\.\d)?\+? (?:years|yrs))\b(?! old)/i) ?? []
  const trade = years === undefined || FORMER.test(profile.title) ? null : readPlainTrade(profile)
  if (years && trade)
    return trade.includes(years) ? `I am ${trade}.` : `I am ${trade} with ${wordYears(years)}.`
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
  String.raw`^${YEARS} (?:in|at|with|for) (?:an?|the) (?:[\p{L}’'-]+ ){0,4}?(?:consultancy|compan(?:y|ies)|(?:software )?houses?|firms?|agency|agencies|studios?|banks?|team|start-?up|university|hospital|factory|school|partner|group|office)\b`,
  'u',
)
const INDEPENDENT_SINCE =
  /\b(?:independent|freelanc\p{L}*|self-employed|on my own|alone|for myself|contract\p{L}*)\b[^.]{0,40}\bsince (?:19|20)\d\d|\bsince (?:19|20)\d\d\b[^.]{0,40}\b(?:independent|freelanc\p{L}*|self-employed|on my own|alone|for myself)\b/iu

/** "Six years of night shift support" after "Linux admin, 11 years in hosting" are not all the years. */
const isShorterThanOther = (told: string, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => (readYears(sentence) ?? 0) > (readYears(told) ?? Infinity))

/** "Python backend, 4.5 years commercial" of a backend developer */
const OF_OWN_FIELD =
  /^(?!Before|Previously|Earlier)([^,.:]{3,30}), (\d{1,2}(?:\.\d)?\+? years)(?: (?:commercial(?:ly)?|(?:of )?experience))?\.?$/

function tellSentence(sentence: string, profile: LetterTask['profile']): string | null {
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
  if (years && field && EMPLOYER.test(field)) return null
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
  return besides ? `I have ${besides} of experience${doing}` : null
}

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

/** `field` begins with its preposition: "of Python" becomes "with Python". */
function wordYears(years: string, field = ''): string {
  const told = `${lowerFirst(years).replace(/\byrs\b/, 'years')} of experience`
  if (field === '' || isNoField(field)) return told
  const named = field
    .trim()
    .replace(/ in total$/, '')
    .replace(/^as (?=(?:developer|engineer)\b)/, (as) => (/engineer/.test(field) ? `${as}an ` : `${as}a `))
  const isActivity = NAMES_ACTIVITY.test(named)
  return `${told} ${named.replace(isActivity ? /^(?:of|on|with) /u : /^(?:of|on) (?=\p{L}+ing )/u, 'in ').replace(/^(?:of|on(?! site)) /, 'with ')}`
}

/** "Odoo development" */
const NAMES_ACTIVITY =
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
/** What the person does not do any more, or what others did. */
const LACKING =
  /\b(?:no longer|not|never|used to|until|we|our|my (?:brother|father|team|studio|company))\b|n['’]t\b/i
/** Years that are not all of this work: "Seventeen years: six as a butcher", "5 years in data science studies, no diploma", "40 years between the four of us" */
export const OTHER_STAGES =
  /^(?:\S+ ){1,3}years(?::|,? (?:the )?first) [^.]*\bas an? |\b(?:career break|no diploma|(?:between|among) (?:the \p{L}+ of )?us|years in [^,.]* studies)\b/iu
