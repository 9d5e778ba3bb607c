/**
 * Quotes a work of the about text where its sentences can't be told one by one: "Shoe retailer, 4 countries. Page types for home and
 * category …". It lacks verbs, or begins with a name or a label, and stands as it is but for an "I" that a sentence lacks. English only.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { articleFor, lowerFirst, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { INTRODUCES_LIST } from './decoration.ts'
import { isBuilt, startLower } from './done.ts'
import { tellEmployment } from './employment.ts'
import { ROLE_OR_DEGREE } from './entries.ts'
import { includesBuiltThing } from './included-thing.ts'
import { labelsClient, NOT_OWN, nameClient } from './labelled-clients.ts'
import { leadIn, THINGS } from './lead-ins.ts'
import { isCommon, namesTool, startsWithCapitals } from './names.ts'
import { addCommon, asStatement, mostWords, type Passage, weigh } from './passage.ts'
import { isAside, refersBack, type Sentence } from './passage-openings.ts'
import { describesUsualWork } from './past-work.ts'
import { FROM_WORK, SOME_WORK } from './project-sentence.ts'
import { tellDatedRole } from './roles.ts'
import { endSentence } from './sentence-ends.ts'
import type { Statement } from './statement.ts'
import { isInOtherLanguage } from './text-language.ts'
import { isCertainDeed } from './verbs.ts'
import { isWholeSentence, WORK_HEADING } from './whole-sentences.ts'

const LEAST_WORDS = 15
const LEAST_OF_LINE = 22
const MOST_LABEL_WORDS = 12

/** "A company in Dubai gets 900 leads a month": a sentence about the client needs no beginning. */
const CLIENT_ACTS =
  /^[^.,:;]{0,40} (?:gets?|receives?|has|had|sells|needed|wanted|asked|sends|uses|loses|lost|runs|ran|came)\b/

/** Labels of what is no single work: "Other assignments:", "Stack:", "How I run a class:", "Typical job:" */
const NO_WORK =
  /^(?:day job|some sites|(?:current |active )?certs?\b|(?:some |the )?(?:rest|side|(?:technical|business|creative|main) (?:side|part|work)|results?|other|others|also|smaller|more|besides|outside|else|earlier|before|background|about|profile|summary|education|training|career|employment|experience|skills?|stack|tools?|tech|technologies|languages?|certificat\p{L}*|certifications?|awards?|rates?|prices?|availability|hours|typical\p{L}*|usual\p{L}*|things|stuff|what|how|why|where|when|who|my|me|based|services?|offers?|available|not|no|never|english|references?|contact|clients?|customers|people|companies|teams|industries|links?|portfolio|websites?|notes?|ps|p\.s)\b)/iu

/** "Moved the database", "190k rounds per week": something that was done or measured. */
const TELLS_DEED =
  /\d|\b(?:I|we)\b|\b\p{Ll}{2,}ed\b|\b(?:built|made|wrote|ran|set|took|cut|led|taught|sold|kept)\b/u

/** "Most recent large piece: the web front of …" names the work after the colon. */
const RANK =
  /^(?:\d+\+? (?:years|yrs)\. )?(?:the (?:project|job|work|one) (?:that )?I(?:['’]| a)m (?:asked about|known for)(?: most)?|(?:the )?(?:one|job|project|case) (?:that )?I(?:['’]| a)m (?:most )?proud of|(?:the )?case (?:that )?I tell most often|work (?:which|that) I(?:['’]| a)m (?:most )?proud of|(?:(?:the|my|our|an?) )?(?:(?:most )?(?:recent|relevant|similar)(?! thing)|(?:closest|nearest)(?! thing)|latest|newest|last|best|biggest|largest|longest|favou?rite|proudest|main (?:engagement|project|job|client|reference|work|case|example)(?=,))|(?:a )?good one|(?:a )?typical (?:piece of work|job|project|case|assignment|engagement)|(?:(?:some|a few|recent|selected) )?(?:numbers|figures|highlights|results|outcomes)(?: I can (?:tell|share|give|name))?|to date|so far|one|second|third|case(?: study)?|an example|example|e\.g\.)(?: [^:.;–—]{1,30}?)?(?::| [-–—]) (?=\S)/i

/** "Work last time – a payment gateway": after "An example from my work:" it says nothing. */
const NAMES_WORK_ONLY =
  /^(?:(?:some|my|small|recent|last|latest|other|past) )*(?:work|works|jobs?|projects?|examples?)(?: (?:done|last time|so far|recently|lately|of mine|i did|for clients))* [–—-] /iu
/** "Harbor Charities: four entities …" */
const LABEL = /^((?:[^:.;]|\.(?=\d)){2,80}): (?=\S)/

/** "For a shop I built …", but not "I worked on harbor town, 3 piers: …" */
const TOLD = /^(?:I(?! worked on [^:]{2,80}: )|We|For|At|In)\b/
/** "Two years ago a web agency had sites whose updates vanished" */
const PROBLEM = /^(?!.*\b(?:I|[Ww]e|my|our)\b).*\b(?:had|wanted|needed|asked) /u
/** "I moved the uploads" */
const OWN_PART = /^(?:Then |So |First )?I (?!am\b|was\b|have\b|had\b)\p{Ll}+/u
/** So many words more are worth the form of a quotation. */
const LEAST_MORE = 15

/**
 * Returns the work of a line from its beginning; null where it is none, has less than `least` in common with the post, or says
 * little more than the best one of `told`, the statements of its single sentences.
 */
export function quoteWork(
  sentences: readonly Sentence[],
  { least, told }: { least: number; told: readonly Statement[] },
  task: LetterTask,
): Statement | null {
  const passage = quoteFromStart(sentences, task)
  if (!passage) return null
  const [best] = [...told].sort((a, b) => b.weight - a.weight)
  const isTold =
    best !== undefined &&
    // "… and their analysts take it from there" says not whose.
    !/\b(?:their|they|them)\b/i.test(best.text) &&
    (TOLD.test(leadIn(best.text, best.kind, [])) || includesBuiltThing(best.text))
  if (isTold && countWords(passage.text) < countWords(best.text) + LEAST_MORE) return null
  const weight = weigh(passage)
  return weight > 0 && weight >= least ? asStatement(passage, weight) : null
}

/**
 * Returns a line from its first sentence on, in whichever form it is, with the weight of the whole line; null where it is about
 * no work, or weighs no more than `least`.
 */
export function quoteLine(sentences: readonly Sentence[], least: number, task: LetterTask): Statement | null {
  const common = new Map<string, number>()
  for (const sentence of sentences) addCommon(common, sentence)
  const weight = weigh({ common })
  if (weight <= least) return null
  const [first] = sentences
  const rest = first && namesPerson(first.text) ? sentences.slice(1) : sentences
  const passage = rest[0] && namesWork(rest[0]) ? quoteFromStart(rest, task, namesWork) : null
  // A line that an aside cuts short says too little.
  if (passage && countWords(passage.text) < LEAST_OF_LINE) return null
  const text = passage?.text.replace(FROM_WORK, '') ?? ''
  return passage && !describesUsualWork(text) && !IS_SINCE.test(text)
    ? asStatement({ ...passage, common }, weight)
    : null
}

function quoteFromStart(
  sentences: readonly Sentence[],
  task: LetterTask,
  opens = (one: Sentence) => opensWork(one, task),
): Passage | null {
  const opening = sentences.findIndex(opens)
  const isBeforeWork =
    isHeading(sentences[opening]?.text ?? '') || IS_YEARS.test(sentences[opening]?.text ?? '')
  // "Half of that time in one product" is said of the years before it.
  const after = sentences.findIndex(({ text }, at) => at > opening && !refersBack(text))
  const from = isBeforeWork && after > 0 ? after : opening
  const first = sentences[from]
  // "Retired from full-time work in 2021"
  if (
    !first ||
    OWN_CAREER.test(first.text) ||
    opening > 1 ||
    (opening === 1 && !ABOUT_PERSON.test(sentences[0]!.text))
  )
    return null
  // "3D. Scene layers, city rules. For a property developer I modelled …": the skills before a work are no part of it.
  const work = sentences.findIndex(({ text }) => WORK_FOR_CLIENT.test(text))
  if (work > from && !sentences.slice(from, work).some(({ text }) => TELLS_ACTION.test(text))) return null
  const quoted: Sentence[] = []
  const common = new Map<string, number>()
  let text = ''
  for (const sentence of sentences.slice(from)) {
    // What the person has switched off or left out is no card of the task.
    const isOwnCard = sentence.card !== null && sentence.card.kind !== 'education'
    // "In six weeks:" leads to a list.
    if (
      !isOwnCard ||
      isInOtherLanguage(sentence.text) ||
      (quoted.length > 0 && (isAside(sentence.text) || sentence.text.endsWith(':')))
    )
      break
    const longer = `${text} ${text === '' ? upperFirst(sentence.text) : tellNext(sentence.text)}`.trim()
    const most = mostWords(task) + (countWords(text) < LEAST_WORDS || common.size === 0 ? LEAST_MORE : 0)
    if (countWords(longer) > most) break
    text = longer
    quoted.push(sentence)
    addCommon(common, sentence)
  }
  const tells = quoted.some(
    ({ text: own, card }) => TELLS_DEED.test(own) && (card?.kind === 'work' || card?.kind === 'project'),
  )
  // What stops before the person's own part tells only the problem.
  const next = sentences[from + quoted.length]?.text ?? ''
  const isProblemOnly = PROBLEM.test(quoted.at(-1)?.text ?? '') && OWN_PART.test(next)
  if (!tells || isProblemOnly || countWords(text) < LEAST_WORDS) return null
  const named = endSentence(upperFirst(text.replace(RANK, '')))
  // "Podcast company (Dublin): their tool cuts …" becomes "At a podcast company (Dublin), their tool cuts …".
  const led = leadIn(first.text, 'work', [])
  const told = led !== first.text && TOLD.test(led) && named.startsWith(first.text)
  const introduced = told
    ? `${endSentence(led)}${named.slice(first.text.length)}`
    : introduce(named, upperFirst(first.text.replace(RANK, '')))
  // "GPU passthrough – IOMMU groups, vfio binding, vBIOS dumps" is a list of skills, and no example.
  if (introduced.startsWith(FROM_WORK) && listsServices(introduced.slice(FROM_WORK.length))) return null
  if (/^I work with /.test(introduced) && describesUsualWork(introduced)) return null
  return { text: introduced, sentences: quoted, common }
}

/** Somebody did something, or something was counted: "310 tickets a day", "one jam a month". */
const TELLS_ACTION =
  /\b(?:I|[Ww]e|my|our)\b|\b\p{Ll}{2,}ed\b|\b(?:built|made|wrote|ran|set up|took|cut|led|taught|sold|kept|went|fell|rose|grew)\b|(?<![\p{L}\d])\d[\d.,]*k? (?:\p{Ll}{3,}|%)|\d ?%|\ba (?:day|week|month|year)\b/u

/** "OCR of scanned books, forms, old newspapers" is what somebody offers, and no example of it. */
function listsServices(text: string): boolean {
  if (!TELLS_ACTION.test(text)) return true
  const [first = ''] = splitLine(text.replace(/\([^()]*\)/g, ''))
  const commas = (first.match(/, /g) ?? []).length
  if (NAMES_WHOM.test(first)) return false
  return commas >= (COUNTS.test(first) ? MANY_PARTS : SOME_PARTS)
}
const SOME_PARTS = 2
const MANY_PARTS = 5
const NAMES_WHOM =
  / (?:for|at|by) (?:an?|the|my|our|one|two|three|\d+|\p{Lu}\p{L}+)(?!\p{L})|\b(?:I|[Ww]e) \p{Ll}+(?:ed|t|ilt|ade|ote)\b/u
const COUNTS = /(?<![\p{L}\d.-])\d[\d.,]+k?\+? \p{Ll}{3,}/u

const WORK_FOR_CLIENT = /^(?:For|At) (?:an?|one|the|my|\p{Lu})[^.:;]{2,70}? (?:I|we) \p{Ll}/u

/** "14 years of C# and SQL Server.", "31 years in construction, the last 12 in an office.", "Django since 1.6.": experience.ts says how long. */
const IS_YEARS =
  /^\d{1,2}\+? (?:years|yrs) (?:of|in|with) [^.;:]{2,50}(?:, (?:the )?last (?:\d{1,2}|\p{Ll}+) [^.;:]{2,60})?\.?$|^\p{Lu}\S+(?: \p{Lu}\S+)? since \d[\d.]*(?:, so (?:about )?(?:\d{1,2}|\p{Ll}+) years)?\.?$/u

/** What somebody did with their career is no work for a client. */
const OWN_CAREER =
  /^(?:Retired|Moved|Relocated|Returned|Switched|Graduated|Qualified|Trained as|Started out) /

/** "A few numbers.", "Cellular routers in the field.": what is under such a heading says more. */
const isHeading = (text: string) =>
  WORK_HEADING.test(text) ||
  // "Small fixes welcome."
  /^[^.,:;]{3,40} (?:welcome|possible)\.?$/.test(text) ||
  /^(?:(?:some|a few|one|an|another|recent|selected|other|past|latest) )?(?:numbers|examples?|results|highlights|figures|projects|cases|jobs|engagements|assignments|contracts|work|history|background)\.?$/i.test(
    text,
  ) ||
  (/^\p{Lu}\p{Ll}+(?: \p{Ll}+)?s (?:in|on|at|for|with|and) (?:the )?\p{Ll}+\.?$/u.test(text) &&
    !labelsClient(text))

/** "Took over the system" lacks only its subject. */
function tellNext(text: string): string {
  // "Rolled out to nine customers"
  if (/^Rolled out (?:to|in|at|across) /.test(text)) return text.replace(/^Rolled out/, 'I rolled it out')
  const [, also = '', verb = '', rest = ''] = text.match(/^(Also )?(\p{L}+)( .*)$/isu) ?? []
  // "Ran with their team", "Started at 51": the work did.
  const hasObject =
    !/^ (?:(?:out|over|down|back) )?(?:with|at|in|on|for|from|by|to|of|as|within|under)\b/.test(rest)
  return hasObject && isCertainDeed(verb, rest)
    ? `I ${also.toLowerCase()}${verb.toLowerCase()}${rest}`
    : upperFirst(text)
}

/** "Ad-tech company, 2014-2019, employee." */
const AS_EMPLOYEE =
  /^, ((?:19|20)\d\d) ?[-–] ?((?:19|20)\d\d), (?:as (?:an )?)?(?:employee|employed|permanent)(?=[.]|$)/u

/**
 * Begins a quotation with what its first sentence names: a client, a thing that was built, or something that was done. A whole
 * sentence needs nothing, nor does a fragment that the next one explains ("… That was for a bakery"); other fragments follow FROM_WORK.
 */
function introduce(quoted: string, first: string): string {
  const [verb = '', rest = ''] = quoted.split(/(?= )(.*)/s)
  if (isCertainDeed(verb, rest)) return `I ${lowerFirst(quoted)}`
  if (/^Used to \p{Ll}/u.test(quoted)) return `I ${lowerFirst(quoted)}`
  // "Seven years with UE5, C++ first"
  if (/^\p{L}+ years (?:with|in|on) /u.test(quoted)) return `I have worked for ${lowerFirst(quoted)}`
  // "Straight talk: I recover phones for the people who own them."
  const said = quoted.match(/^[^.:–]{2,30}(?::| –) (?=(?:I|We) )/)?.[0]
  if (said) return quoted.slice(said.length)
  if (/^(?:also )?did (?:similar|the same) (?:at|for|in|with)\b/i.test(quoted))
    return quoted.replace(
      /^(?:also )?did (similar|the same)/i,
      (_, what: string) => `I did ${what === 'similar' ? 'similar work' : what}`,
    )
  if (OWN_SENTENCE.test(first)) return quoted
  // "Currently finishing a contract with …"
  if (/^(?:Currently|Now) \p{Ll}+ing /u.test(quoted)) return `I am ${lowerFirst(quoted)}`
  // "Ad servers are a speciality by accident: a newspaper had one"
  if (/^[^:–.]{5,40} (?:is|are) [^:–.]{3,40}(?::| –) (?:an?|the|\d+) /.test(first)) return quoted
  const [, year, employer] = first.match(DAY_JOB) ?? []
  if (year && employer && quoted.includes(first.slice(1)))
    return `Until ${year} I worked at ${employer}${quoted.slice(first.length)}`
  // "Coffee startup in San Antonio, Odoo 16 Online, they had everything installed"
  const [, whose = '', had = ''] =
    quoted.match(/^([^.:;–]{5,90}), they ((?:had|were|wanted|needed|used|kept|asked|ran|sold) .+)$/su) ?? []
  if (labelsClient(whose)) return `${upperFirst(withArticle(whose))}${whose.includes(', ') ? ',' : ''} ${had}`
  if (SUBJECT_ACTS.test(first)) return quoted
  const [, superlative, thing] = quoted.match(SUPERLATIVE) ?? []
  if (superlative && thing)
    return `${/^(?:Main|Key)/.test(superlative) ? 'My' : 'The'} ${lowerFirst(superlative)} is ${thing}`
  if (LEADS.test(quoted)) return quoted.replace(/ [–—-] /, ': ')
  const employed = tellDatedRole(first) ?? tellEmployment(first)
  if (employed && quoted.startsWith(first)) return `${endSentence(employed)}${quoted.slice(first.length)}`
  if (IS_ROLE.test(first) && quoted.startsWith(first)) return `I am ${withArticle(quoted)}`
  const [label = ''] = quoted.split(/[.,(:]| [–—-] /)
  const head = label.trim()
  const after = quoted.slice(label.trimEnd().length)
  const isLabel = /^[^.:]{2,80}(?::| [–—-]) /.test(quoted)
  const listed = quoted.replace(INTRODUCES_LIST, '')
  if (listed !== quoted || THINGS.test(quoted)) return `${SOME_WORK}${startLower(listed)}`
  const dashed = quoted.replace(LABEL, '$1 – ').replace(NAMES_WORK_ONLY, '')
  const quotation =
    EXPLAINED.test(quoted) || SUBJECT_KNOWN.test(quoted)
      ? dashed
      : `${FROM_WORK}${/^(?:An? [\p{Ll}\d]|\p{Lu}\p{Ll}+ \p{Ll})/u.test(dashed) ? startLower(dashed) : dashed}`
  const [, count = '', deed = '', how = ''] = quoted.match(COUNTED_DEED) ?? []
  if (count) return `I have ${deed.toLowerCase()} ${count.trimEnd()}${how}`
  if (/^\d/.test(head) || /^ex-/i.test(head)) return quotation
  // "Insurance broker portal (Austria): I led three developers"
  const [, made = '', led = ''] =
    quoted.match(/^([^.:;–—]{5,60})(?::| [–—-]) (I (?!am\b|have\b)\p{Ll}.*)$/su) ?? []
  if (isBuilt(made.split(/ \(| (?:for|of|in|on|with) /)[0] ?? '') && !/s$/.test(made))
    return `For ${withArticle(made)} ${led}`
  const [, what = ''] = after.match(/^, ((?:an? )?[^.,:;]{3,50})/) ?? []
  const isName =
    (startsWithCapitals(head) || (/^\p{Lu}[\p{L}\d]+$/u.test(head) && !isCommon(head))) && !namesTool(head)
  if (labelsClient(head) || (isName && (labelsClient(what) || /^\d+ \p{Ll}+s$/u.test(what)))) {
    const client = isName && !/^An? /.test(head) ? head : nameClient(head)
    if (!isLabel && CLIENT_ACTS.test(after.replace(/ \([^()]{3,60}\)/, ''))) return quoted
    const [years, from, to] = after.match(AS_EMPLOYEE) ?? []
    if (years) return `I was employed at ${client} from ${from} to ${to}${after.slice(years.length)}`
    return isLabel
      ? `For ${client}${after.replace(/(?::| [–—-]) (?=\S)/, ': ')}`
      : `One of my clients was ${client}${after}`
  }
  // "Atlantic Parcel, 2021 to 2024 – two models"
  const [, years = '', work = ''] =
    after.match(/^,? \(?((?:19|20)\d\d[^,.:()]{0,14})\)?(?::| [–—-]) (.+)$/su) ?? []
  if (isName && years && head.includes(' ')) return `At ${head} (${years}): ${startLower(work)}`
  // "SSIS: about 140 packages, incremental loads"
  if (isLabel && namesTool(head) && NAMES_AMOUNT.test(after)) {
    const content = after.replace(/^(?::| [–—-]) /, '')
    return `My work with ${head} includes ${startLower(content)}`
  }
  const [thingHead = ''] = head.split(/ (?:for|of|in|on|with|that|which) /)
  if (!isLabel && isName && /^, (?:an?|for|\p{Ll}+ing) /u.test(after))
    return `One of my projects was ${quoted}`
  if (
    !isLabel &&
    isBuilt(thingHead) &&
    !/s$/.test(thingHead) &&
    !/\b(?:usually|costs?|takes|is|are|went|grew|rose|moved)\b/.test(head)
  )
    return `One of my projects was ${withArticle(quoted)}`
  return quotation
}

const NAMES_AMOUNT =
  /^(?::| [–—-]) (?:(?:about|around|over|more than|some|almost|nearly) )?\d[\d,.]*k?\+? \p{Ll}{3,}s\b(?! (?:ago|old|experience|of experience))/iu

/**
 * "30+ Zoho accounts handled, biggest import …", "17 strategies implemented on QuantConnect". Fewer verbs than in first-person.ts: of a work
 * that has a heading, tickets were sold by the kiosk.
 */
const COUNTED_DEED =
  /^((?:about |around |over |some )?\d[\d.,]*\+? (?:\p{L}[\p{L}\d-]* ){1,4}?)(?<= )(handled|onboarded|implemented|done|built|made|delivered|written|recovered|fixed|restored|installed|cleaned|translated|scraped|automated|migrated|completed|launched|edited|designed|tested)((?:,| (?:for|in|on|from|to|with|at|since|over|so far|across|by)\b)(?:[^:]*?\..*|[^:]*))$/isu

/** "Integration architect, 18 years in Oracle middleware" */
const IS_ROLE =
  /^(?!.*\b(?:is|are|was|were|has|have|had|I|my|we|our)\b)(?:[\p{L}&-]+ ){0,3}(?:architect|consultant|developer|engineer|designer|analyst|administrator|scientist|programmer|translator|editor|writer|accountant|trainer|graduate)(?:, | \(| (?:for|in|on|with) )/iu

/** "The product I know best is …" */
const SUBJECT_KNOWN =
  /^(?:\p{Lu}\S+ ){1,4}(?:went|grew|rose) from |^(?:The|My) (?:\p{L}+ ){1,7}?(?:I (?:\p{L}+ ){1,3})?(?:is|was|went|came|ran) /u

/** "212 episodes, none edited by hand. That's Malabar Minutes", "A job that comes up often – …" */
const EXPLAINED =
  /^(?=[^\n]{0,140}?[.–—-] [Tt]hat(?:['’]s| was| is)\b)|^(?:An?|The) (?:\p{L}+ )?(?:job|case|project|example) (?:that|which|of mine) |^[^.]{0,120} [–—-] these are |^\d[\d,.]* [^,.–—-]{3,40} (?:open|use|run|read) |^[^.]{0,60}\. Last (?:week|month|year|spring|summer|autumn|winter)\b/u

/** "Nopalito Cosmetics, eight people, had configured …", "The clearest example is …", "A bike shop with a checkout saw …" */
const SUBJECT_ACTS =
  /^(?:[Aa]n? (?:(?!that |which |who |of |for )[\p{L}-]+ ){1,4}(?:with an? (?:[\p{L}-]+ ){1,3})?(?:saw|had|has|got|lost|spent|paid|gets|uses|wanted|needed|asked|came|ran|kept|sold|sent)|\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*)*, [^,.:]{3,50}, (?:had|has|came|wanted|needed|asked|was|were|is|got|lost)|The (?:\p{L}+ )?(?:example|case|project|job|work) [^.:–]{0,40}\bis) /u
/** "Most relevant thing I've built – Renda, a portal" */
const SUPERLATIVE =
  /^((?:Most \p{L}+|Main|Key|Best|Biggest|Largest|Latest|Hardest) (?:thing|work|project|job|piece|reference|case|experience)(?: I['’]ve (?:built|made|done))?|[\p{L}]+ closest to my heart)(?::| [–—-]) ((?!\p{L}+ (?:is|was|had|did)\b|(?:no|none|not|never)\b)(?:an?|the|my|\p{Lu}).+)$/su

/** "The case I am asked about most – Parcelo, a parcel-locker operator, ran …" */
const LEADS = /^(?:The|My) (?:(?:\p{Ll}+|I) ){1,7}\p{Ll}+(?::| [–—-]) /u

const withArticle = (text: string) => {
  const lower = startLower(text)
  // "Telegram-based notifier" is no name.
  return /^(?:an?|the|my|our) |^(?!\p{Lu}[\p{L}\d]*-(?:based|style|like|driven|powered) )\p{Lu}/u.test(lower)
    ? lower
    : `${articleFor(lower)} ${lower}`
}

/** "Córdoba, Argentina", "Jack from Oslo" */
const PLACE =
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{Ll}-]+)?(?:, \p{Lu}[\p{L} ]+$| based\b)|^\p{Lu}[\p{Ll}-]+$|^\p{Lu}\p{Ll}+ from \p{Lu}/u

/** "I'm the one agencies call.", "Kisumu, Kenya.": a work may follow what is about the person. */
const ABOUT_PERSON =
  /^I(?:['’]m| am|['’]ve been| have been)\b|^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{Ll}-]+)?(?:, \p{Lu}[\p{L} ]+)?\.$/u

/** "312 calls answered since February" */
const COUNTED_WORK = /^\d[\d.,]*(?: million)? \p{Ll}+ (?:\p{Ll}+ed|sold|built|sent|written) since\b/u

/** "Python (daily), C++ (signal processing), Java" */
const isToolList = (label: string) => namesTool(label) && (label.match(/,/g) ?? []).length > 1

/** "Day job until 2023: Fjordline, 12 piers." */
const DAY_JOB = /^[Dd]ay job until (\d{4}): (\p{Lu}.+)$/su

/** "MCT since 2018" */
const IS_SINCE = /^[^.,:;]{3,40} since (?:19|20)\d\d\b/

/** "the price you ask for, no matter what": words of a description, which speak to the reader in other sentences */
const OF_USE =
  /\byou(?! (?:get|will|can|could|may|pay|decide|receive|need|have|give|send|tell|know|are|should|must)\b)|[?](?= \S)/gi

/** Whether a sentence may be about a work, in whichever form. */
const namesWork = ({ text }: Sentence) =>
  !/\b(?:is|are) my (?:speciality|specialty|strength|trade|thing)\b/.test(text) &&
  !isAside(text.replace(OF_USE, ' ')) &&
  !refersBack(text) &&
  (!NO_WORK.test(text) || DAY_JOB.test(text)) &&
  !namesPerson(text)

/** "Phd (hydrology), 2015", "B.Eng. electrical" */
const DEGREE = /^(?:ph\.?d|[bm]\.?(?:sc|eng|tech|a|s)\b\.?|degree\b|diploma\b)/i
/** A degree, or "Porto, Portugal" */
const namesPerson = (text: string) => DEGREE.test(text) || PLACE.test(text.split(/[.:]/)[0] ?? '')

/** A name, a label or a fragment, but no sentence that refers to what stands before. */
function opensWork({ text }: Sentence, { person }: LetterTask): boolean {
  if (person.firstName !== '' && text.startsWith(person.firstName)) return false
  if (isAside(text) || NO_WORK.test(text) || refersBack(text) || DEGREE.test(text)) return false
  const [label = '', rest = ''] = text.replace(RANK, '').split(/(?:[.:]| [-–—]) (.*)/s)
  if (countWords(label) <= MOST_LABEL_WORDS && NOT_OWN.test(label)) return false
  if (
    (ROLE_OR_DEGREE.test(rest === '' ? text : label) && !COUNTED_WORK.test(label)) ||
    isToolList(label) ||
    PLACE.test(label.replace(/\.$/, ''))
  )
    return false
  const beginsAlone =
    (RANK.test(text) || /^["“\p{Lu}\d#~]|^\p{Ll}[^.:;–—]*\d[^.:;–—]* [-–—] /u.test(text)) &&
    !OWN_SENTENCE.test(text)
  return beginsAlone && (rest !== '' || RANK.test(text) || !isWholeSentence(text))
}

/** Such sentences begin passages (passages.ts). */
const OWN_SENTENCE =
  /^(?:(?:First|Then|Usually|Normally),? I|I|We|In|At|On|For|With|From|Since|After|When|Because of|Thanks to|Most of my|Many of my)\b|^(?:Recent|Past|Selected|Earlier|Typical|Notable) (?:\p{L}+ )?\p{Ll}+s (?:include|are|were)\b|^(?:During|Before|Until|Over|Last) [^.,:;]{3,60},? I\b/u
