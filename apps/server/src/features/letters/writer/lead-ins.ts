/**
 * Begins a card's text that is no full sentence: a project ("Price monitor for a wholesaler: it scrapes …") and a
 * labelled fragment ("Car parts shop: prices of nine competitors"). Only English texts have these forms.
 */
import { articleFor, displayNameOf, findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { INTRODUCES_LIST } from './decoration.ts'
import { BOOK_LIBRARY, isBuilt, isProduct, startLower, tellDone, tellMade } from './done.ts'
import { tellHandled } from './handled.ts'
import { startsWithCapitals } from './names.ts'
import { FROM_WORK, ONE_PROJECT, SOME_WORK } from './project-sentence.ts'
import { NUMBERS, RESULT, RESULT_WAS, withVerbs } from './result-sentence.ts'
import type { Statement } from './statement.ts'
import { isPastVerb, isPlainVerb, tellsWork, toPlainVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

const CLIENT =
  /\b(?:shop|store|agency|school|clinic|hospital|company|bank|hotel|restaurant|magazine|wholesaler|start-?up|manufacturer|museum|bakery|brewery|publisher|retailer|dealer|practice|factory|club|charity|vendor|firm|office|association|network|group|operator|insurer|lender|broker|importer|exporter|provider|startup|university|institute|seller|brand|label|studio|maker|installer|chain|owner|recruiter|consultancy|practice|fintech|supermarket|college|dentist|law firm|distributor|caterer|farm|gym|salon|caf[eé]|pharmacy|laboratory|lab|utility|city|ministry|council|NGO|contractor|plant|mill|team|community|newspaper|channel|fund|church|foundation|cooperative|airline|railway|carrier|courier|roaster|bookshop|theat(?:er|re)|festival|hostel|e-?commerce|subsidiary|society|authority|SaaS|institution|merchant|consolidator|takeaway|(?:software|publishing|translation|auction) house|marketplace|platform)$/i
const INDUSTRY =
  /^(?:(?:\p{L}+ )?\p{L}*tech|retail|finance|banking|insurance|health ?care|logistics|media|gaming|education|e-?commerce|telecom|energy|manufacturing)$/iu
const ACTIVITY =
  /^(?:data entry|proofreading|editing|translation|lead generation|bookkeeping|transcription|web research|link building)$/i
const PROJECT = /^((?!I\b|.* (?:I|we|my) )[^.:]{4,80}): (it .*)$/s
const LABELLED = /^(\p{L}[\p{L}\d &/-]{1,60}?)(?:, ([^:.]{3,40})| \(([^)]{2,40})\))?: (\S.*)$/su

/** "A report flow for a contractor; a tool that reads invoices": several works, each named by a thing */
const THINGS =
  /^an? (?:(?!\b(?:had|has|wanted|needed|asked|is|was)\b)[^;]){10,200}; (?:and )?an? [^;]{8,200}(?:;|\.?$)/iu

/** "One of my clients was a bakery" is followed by "Another was a ferry company"; and so are projects. */
const ONE_CLIENT = 'One of my clients was '
const ONE_THING = 'One of my projects was '

/** A plain list without its "and": "My work includes icon sets, menu boards, posters." */
const LIST = /^My work includes (?:(?! (?:for|of|and) )[^,:;(])+(?:, [^,:;(.]+){2,5}\.$/

/** Returns the text with a beginning that fits what the letter has said before; full sentences stay as they are. */
export function leadIn(text: string, kind: Statement['kind'], said: string[]): string {
  const before = said.join(' ')
  if (kind === 'project' && [NUMBERS, RESULT, RESULT_WAS].some((label) => before.includes(label)))
    return text
      .replace(RESULT_WAS, 'The outcome was ')
      .replace(RESULT, 'The outcome: ')
      .replace(NUMBERS, 'In figures: ')
  if (/^(?:It|My work) also includes\b/.test(text)) return text
  if (text.startsWith(ONE_CLIENT) && before.includes(ONE_CLIENT))
    return text.replace(ONE_CLIENT, 'Another was ')
  if (text.startsWith(ONE_THING) && /\bOne of my projects\b/.test(before))
    return text.replace(ONE_THING, 'Another of my projects was ')
  const project = text.match(PROJECT)
  if (project) return tellProject(project[1] ?? '', project[2] ?? '', before)
  if (text.startsWith(ONE_PROJECT) && before.includes(ONE_PROJECT))
    return text.replace(ONE_PROJECT, 'Another project: ')
  if (text.startsWith(SOME_WORK)) return text
  // What is quoted as one example may be several.
  if (text.startsWith(FROM_WORK) && THINGS.test(text.slice(FROM_WORK.length)))
    return `${SOME_WORK}${text.slice(FROM_WORK.length)}`
  if (THINGS.test(text)) return `${SOME_WORK}${startLower(text)}`
  if (text.startsWith(FROM_WORK))
    return before.includes(FROM_WORK) ? text.replace(FROM_WORK, 'Another: ') : text
  if (LIST.test(text) && !/ and [^,]*$/.test(text)) return text.replace(/, ([^,]+)$/, ' and $1')
  const forClient = kind === 'project' ? null : (tellForNamedClient(text) ?? tellAtClient(text))
  if (forClient) return forClient
  // "Usually I work alone on apps of 4 to 8 weeks: …" has its subject.
  if (USUALLY.test(text)) return text
  const labelled = kind === 'project' ? null : text.match(LABELLED)
  if (!labelled) return text
  const [, label = '', detail = labelled[3] ?? '', , content = ''] = labelled
  return (
    (detail === '' ? tellLabelled(label, content, before) : tellForClient(label, detail, content)) ?? text
  )
}

const USUALLY = /^(?:Usually|Normally|Mostly|Often|Typically),? (?:I|we)\b/

/** "The closest work I have done is a price monitor for a wholesaler: it scrapes …"; null for other forms. */
export function nameProject(text: string, lead: string): string | null {
  const project = text.match(PROJECT)
  return project ? joinProject(project[1] ?? '', project[2] ?? '', lead) : null
}

function tellProject(title: string, rest: string, before: string): string {
  const { named, head, isPlural } = readTitle(title)
  if (isBuilt(head) && !isPlural && !before.includes('I also built'))
    return `I ${/\b(?:built|projects?|example|includes|closest)\b/.test(before.replace(/https?:\S+/g, '')) ? 'also ' : ''}built ${withArticle(named)}: ${rest}`
  return joinProject(title, rest, nextProject(before))
}

const nextProject = (before: string) =>
  /\bone of my projects\b|\bI (?:also )?built an? [^.:]{3,90}: it\b/i.test(before)
    ? 'Another of my projects'
    : 'One of my projects'

function joinProject(title: string, rest: string, lead: string): string {
  const { named, isPlural } = readTitle(title)
  return isPlural ? `${lead}: ${named}, ${lowerFirst(rest)}` : `${lead} is ${withArticle(named)}: ${rest}`
}

function readTitle(title: string): { named: string; head: string; isPlural: boolean } {
  const hasName = / \p{Lu}\p{Ll}/u.test(title.replace(/ (?:for|at|of|with) .*$/, ''))
  const named = hasName ? title : lowerFirst(title)
  const [head = ''] = named.split(/ (?:for|of|with|at|in|on)\b/)
  return { named, head, isPlural: /s$/.test(head) || /^(?:the|two|three) /i.test(named) }
}

const withArticle = (name: string) => (/^an? /i.test(name) ? name : `${articleFor(name)} ${name}`)

/** Returns whether a text begins with the name of a tool. */
export const namesTool = (text: string) => findSkills(`with ${text}`).some(({ position }) => position === 5)

/** "KiCad, two and four layers", but not "ESP32 as a keyboard for a presenter". */
const isToolList = (text: string) => {
  const [first = ''] = text.split(/, | and /)
  return namesTool(text) && first.split(' ').length <= 4 && !/\b(?:as|for|to)\b/.test(first)
}

/** "Cisco, MikroTik, Fortigate, VPN": a label such as "Network" is no client then. */
const isNameList = (text: string) =>
  /^[^.;]+(?:, [^.;,]+){2}/.test(text) && (isToolList(text) || /^(?:\p{Lu}[\w+.#-]*, ){2}/u.test(text))

const includes = (before: string) =>
  /\bMy work includes\b/.test(before) ? 'My work also includes' : 'My work includes'

/** "wake word on a chip" gets its article; plurals, numbers, names and lists of things do not. */
function withOwnArticle(content: string): string {
  const [start = ''] = content.split(
    /[,;:(]| (?:for|of|in|on|with|from|at|by|to|that|which|over|under|and)\b/,
  )
  const head = start.trim()
  // A single word with a capital may be a name: "Yocto".
  const isName = /^\p{Lu}/u.test(head) && (head.includes(' ') ? / \p{Lu}\S*$/u.test(head) : true)
  if (isName) return content
  const isList = !head.includes(' ') && content.startsWith(`${head},`)
  const isCountable =
    !isList &&
    /^\p{L}[^\d]*$/u.test(head) &&
    !/(?:s|ing|work|software|data|support|code|access|automation|content|maintenance)$/i.test(head) &&
    !/^(?:an?|the|my|our|one|two|three|four|five|six|seven|eight|nine|ten|several|many|all|some|about|around|over|more|up) /i.test(
      `${head} `,
    )
  return isCountable ? withArticle(lowerFirst(content)) : lowerFirst(content)
}

/** "Daily jobs: an extract goes out by email" needs no label. */
const SENTENCE =
  /^(?:an?|the) (?:(?!that |which |who )\w[\w,-]* ){1,5}?(?:goes|runs|reads|takes|took|went|became|fell|sends|works|shows|comes|lands|saves|makes|writes|checks|is|was)\b/i

/** "Retailer, 120 stores: packing app" becomes "For a retailer (120 stores) I built a packing app". */
function tellForClient(label: string, detail: string, content: string): string | null {
  if (INDUSTRY.test(label) && /^\p{Lu}/u.test(label)) return `In ${lowerFirst(label)}: ${content}`
  if (!namesClient(label) || /^you\b/i.test(content)) return null
  return tellWorkFor(`${nameClient(label)}${joinDetail(detail)}`, content)
}

/** "Solar installer, Texas" is a solar installer in Texas, "Retailer, 120 stores" a retailer (120 stores). */
const joinDetail = (detail: string) =>
  /^\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?$/u.test(detail) && displayNameOf(detail) === undefined
    ? ` in ${/^(?:UK|USA?|UAE|EU|Netherlands|Philippines)$/.test(detail) ? 'the ' : ''}${detail}`
    : ` (${detail})`

/** "Friesland (2021–2024)" */
const PLACE_AND_YEARS = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? \((?:19|20)\d\d[^)]*\)[.]?$/u

function tellWorkFor(client: string, content: string): string {
  if (PLACE_AND_YEARS.test(content) && !namesTool(content) && !OWN_ROLE.test(content.replace(/ \(.*/, '')))
    return `I worked for ${client} in ${content}`
  if (CLAUSE.test(content)) return `At ${client.replace(/,$/, '')}, ${content}`
  if (/^I\b/.test(content)) return `For ${client} ${content.replace(/^I am (?=an? )/, 'I was ')}`
  const [verb = '', rest = ''] = content.split(/(?= )(.*)/s)
  if (isPastVerb(verb, rest)) return `For ${client} I ${lowerFirst(content)}`
  // "Pulls labs from three systems" is what the work does.
  if (
    (toPlainVerb(verb, rest) || tellsWork(verb)) &&
    /s$/.test(verb) &&
    !/^ (?:from|to|for|in|by|of|on|at|with|and)\b/.test(rest)
  )
    return `My work for ${client} ${lowerFirst(content)}`
  // "Pro, Online and Enterprise 11" are names of tools.
  if (/^\p{Lu}[\p{L}\d]*, \p{Lu}/u.test(content)) return `For ${client} I worked with ${content}`
  if (IS_MOVE.test(content)) return `For ${client} I moved ${content}`
  // "first response to a new lead from 5 hours to 3 minutes" is a result.
  if (IS_CHANGE.test(content)) return `At ${client}, ${withVerbs(lowerFirst(content))}`
  const done = tellDone(content)
  // "Power App embedded in a report" begins with a name.
  const named = startsWithCapitals(content) ? content : lowerFirst(content)
  return done
    ? `For ${client} I ${done}`
    : `My work for ${client.replace(/,$/, '')}: ${named.replace(': ', ', ')}`
}

/** "four VMs and a file server from a hosting provider to Azure" */
const IS_MOVE =
  /^(?:an?|the|\d+|two|three|four|five|six|all|both) [^,.;:]{3,60}? from (?:an?|the|their|one) [^,.;:\d]{2,40}? to \p{Lu}/u

/** "booked visits from 5 a week to 9" */
const IS_CHANGE =
  /^(?:\p{L}+ ){1,7}(?:up |down )?from (?:about )?[$€£]?\d[^,;:]{0,25}? to (?:about )?[$€£]?\d/u

/** "the catalogue of 11,200 bottles lived in Elasticsearch", "camera reads the plate" */
const CLAUSE =
  /^(?:(?:an?|the) )?\p{Ll}+ (?:reads|shows|sends|takes|asks|checks|writes|opens|prints|counts|collects|compares) (?:the|an?|each|every|all|\d)|^(?:the|their|an?) [^,.:;]{3,60}? (?:lived|ran|kept|sat|took|had|was|were|got|came|went|failed|crashed|stopped|needed|used to)\b|^(?:\p{Ll}+ ){1,4}\p{Ll}+s (?:come|go|arrive|use|need|have|get|run|sit|send|pay|order|open|want|work|read|write|see|sign|stay|live|start|end) (?:with|in|to|from|on|by|as|an?|the|their|out|for|at|through|\d)/u

/** "Zebrita, toy shop chain: voice assistant" becomes "For a toy shop chain (Zebrita) I worked on …"; null for other texts. */
export function tellForDescribed(text: string): string | null {
  const [, name = '', what = '', content = ''] = text.match(DESCRIBED) ?? []
  return name !== '' && namesClient(what) ? tellWorkFor(`${withArticle(what)} (${name})`, content) : null
}
const DESCRIBED = /^(\p{Lu}[\p{L}\d&'’-]+(?: \p{Lu}[\p{L}\d&'’-]+){0,2}), (\p{Ll}[^:.,]{3,40}): (\S.{8,})$/su

/** Returns whether a label names a client, perhaps with a place and more: "Insurance broker, Germany". */
export const labelsClient = (label: string) => namesClient(label.split(', ')[0] ?? '')

/** "Insurance broker, Germany" and what was done for it as one sentence; null if the label names no client. */
export function tellWorkForClient(label: string, content: string): string | null {
  const [client = '', place, ...details] = label.split(', ')
  if (!namesClient(client)) return null
  const named = [
    nameClient(client),
    place === undefined ? '' : joinDetail(place),
    details.length === 0 ? '' : ` (${details.join(', ')})`,
  ].join('')
  const [, from] = content.match(/^From (.+ to .+)$/s) ?? []
  return from ? `For ${named} I did the move from ${from}` : tellWorkFor(named, content)
}

/** "Dairy in Lower Silesia" */
const IN_PLACE = /^(?:\p{L}[\p{Ll}-]+ ){1,3}in \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u

/** The label of work that names who it was for: "Recruitment agency with 60 phones". */
export function namesClient(label: string): boolean {
  const [client = ''] = label.split(/ (?:of|in|on|with|near|from)\b/)
  if (
    /^(?:an? typical|typical|team of|previously|formerly|currently|my|our|for|in|at|with|outside|besides|beyond|alongside|born|based|living|raised|located|educated) | (?:to|for) |^(?:I(?:['’]\w+)?|We(?:['’]\w+)?|Built|Led|Ran|Joined|Started|Last|This|Next|One|Every|Each|Another|Some) /i.test(
      label,
    )
  )
    return false
  // "DevOps contractor in Cape Town" is the person.
  // "Ho Chi Minh City" is where somebody lives.
  if (OWN_ROLE.test(client) || isProduct(label) || /^(?:\p{Lu}\p{L}+ ){1,3}City$/u.test(label)) return false
  const place = label.match(/ in (\S+)$/)?.[1] ?? ''
  return (
    CLIENT.test(client) ||
    BOOK_LIBRARY.test(client) ||
    (IN_PLACE.test(label) && !namesTool(client) && !namesTool(place))
  )
}

const OWN_ROLE =
  /^(?:\S+ ){0,3}(?:developer|engineer|programmer|freelancer|designer|tester|administrator|(?:devops|cloud|it|software|data|web|test) (?:contractor|consultant|specialist|expert))$/i

/** Returns a client's label with its article: "an online pharmacy". */
export function nameClient(label: string): string {
  if (/^(?:City|University|Institute|Museum|Ministry|Port|Bank|College|Academy) of \p{Lu}/u.test(label))
    return `the ${label}`
  if (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(label)) return label
  if (/^same /i.test(label)) return `the ${lowerFirst(label)}`
  return /^(?:an?|the) /i.test(label) ? lowerFirst(label) : withArticle(startLower(label))
}

/** Labels of what the person does not do, or not yet: "Not offered: WordPress", "Learning now: Kubernetes". */
export const NOT_OWN =
  /\b(?:not?|never|without|declined?|refused?|avoid\p{L}*|excluded?|except|learning|studying|planned|upcoming|soon|next|former|formerly|past|previous|dropped|basics?|beginner|wish\p{L}*|interested|interests|industries|hobbies)\b/iu

/** "For a games studio, a Telegram bot" and "School network, Exchange to the cloud"; null for other texts. */
export function tellForNamedClient(text: string): string | null {
  // "For the harvesters we tried the sensors in Gazebo" is a sentence.
  if (/^For [^.;]*\b(?:I|we)\b/.test(text)) return null
  const [, owner, thing] =
    text.match(
      /^For ((?:an? |the |my )(?:(?!in |of |at |for |with |and |I )[^\s,:]+ |(?:in|of|at) (?:the )?){1,8}?)((?:an?|the) \S.*)$/su,
    ) ?? []
  if (owner && thing && !/ (?:in|of|at|for|with) $/.test(owner)) return tellWorkFor(owner.trim(), thing)
  const [, named, done] =
    text.match(/^For ((?:an? |the |my )(?:(?! I )[^,:]){3,60})[,:] (?!I\b)(\S.*)$/s) ?? []
  if (named && done) return tellWorkFor(named, done)
  const [, field, tools] = text.match(/^In (\p{Lu}[\p{L}\d &.-]{1,30}): (?!I\b)(\S.*)$/su) ?? []
  if (field && tools) return `In ${field} I work on ${lowerFirst(tools)}`
  const [, client, work] =
    text.match(/^(\p{Lu}[\p{L}’' -]{3,40}), (?!which|who|where|through|via|by|near)(\S.*)$/su) ?? []
  // "A tutoring company, a broker and a clinic keep a number with us"
  const isList = /^an? [^,.]{3,60} and an? /.test(work ?? '')
  if (!client || !work || isList || LABELLED.test(text) || !namesClient(client) || namesTool(client))
    return null
  if (NAME_ACTS.test(work)) return `${upperFirst(nameClient(client))}, ${work}`
  // "Savings cooperative, Nakuru (mobile loans)"
  if (/^\p{Lu}[\p{L}-]+ \([^()]{3,40}\)\.?$/u.test(work))
    return `One of my clients was ${nameClient(client)} in ${work}`
  // "Ferry operator, Piraeus – six daily series"
  const [, place, content] = work.match(/^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?::| [–—-]) (\S.*)$/su) ?? []
  return place && content
    ? tellWorkFor(`${nameClient(client)} in ${place}`, content)
    : tellWorkFor(nameClient(client), work)
}

/** "Candle brand, Świetlik, sells in …": the name stands beside the label, and the verb belongs to both. */
const NAME_ACTS =
  /^\p{Lu}[^,.:;]{1,40}, (?:is|was|has|had|sells|sold|makes|made|runs|ran|wanted|needed|used|uses|keeps|kept|got|lost|asked|sends|ships) /u

/** "Thrifty Harbor, a budgeting app: …", "Shreeji Polymers – …", "Kitchen storage brand (US and CA): …" */
const CLIENT_BEFORE =
  /^(?:Example \d: )?(\p{Lu}[\p{L}\d&.’'-]*(?: [\p{L}\d&.’'-]+){0,5})(, an? [^:;.–—]{3,50}|, \p{Lu}\p{L}+|, \d[\d,]* \p{Ll}+)?(?: \(([^)]{2,40})\))?(?::| [–—]) (\S.*)$/su
const PROPER_NAME = /^\p{Lu}[\p{L}\d&.’'-]+(?: \p{Lu}[\p{L}\d&.’'-]*)+$/u

/** "Marketing API – …" names what the work is about. */
const NAMES_FIELD =
  /\b(?:APIs?|SDK|Ads|Apps?|Tools?|Suite|Manager|Platforms?|Cloud|Servers?|Scripts?|Development|Design|Marketing|Support|Work|Works|Testing|Automation|Integrations?|Administration|Security|Training|Analytics|Engineering|Management|Strategy|Research|Writing|Skills|Languages?|Projects?|Experience|Services?|Accountant|Developer|Engineer|Designer|Writer|Editor|Translator|Analyst|Consultant|Architect|Assistant|Lead|Director|Officer|Specialist|Administrator|Teacher|Tutor|Coordinator)$/i

/**
 * Says for whom a work was that a text names after its client; a text that is a sentence of its own keeps its subject: "At a
 * kitchen storage brand (US and CA), 64 items had wrong names". Null where no client is certain.
 */
export function tellAtClient(text: string): string | null {
  const [, label = '', what = '', detail, content = ''] = text.match(CLIENT_BEFORE) ?? []
  const [verb = '', ...words] = label.split(' ')
  const isDeed = isPastVerb(verb, ` ${words.join(' ')}`)
  if (label === '' || isDeed || namesTool(label) || NAMES_FIELD.test(label)) return null
  const isNamed = PROPER_NAME.test(label) && (what !== '' || / [–—] /.test(text.slice(0, label.length + 3)))
  if (!isNamed && !namesClient(label)) return null
  const apposition = what.startsWith(', a') ? `${what},` : ''
  const place = /^, \p{Lu}/u.test(what) ? ` in${what.slice(1)}` : ''
  const size = /^, \d/.test(what) ? ` (${what.slice(2)})` : ''
  const client = `${isNamed ? label : nameClient(label)}${apposition}${place}${size}${detail ? joinDetail(detail) : ''}`
  const first = content.split(/(?<=[.!?]) /, 1)[0] ?? ''
  return isWholeSentence(first) && !/^I\b/.test(content)
    ? `At ${client.replace(/,$/, '')}, ${startLower(content)}`
    : tellWorkFor(client, content)
}

/** Returns whether a text is a label with a client, and what was done: "Solar installer, Texas: quotations, timesheets". */
export function isWorkForClient(text: string): boolean {
  const label = text.match(LABELLED)?.[1]
  return label !== undefined && namesClient(label)
}

/** "Open source: maintainer of a library" */
const ROLE =
  /^(?:an? )?(?:co-)?(?:maintainer|contributor|author|organizer|speaker|member|founder|creator|volunteer|reviewer)s? (?:of|to|at|for)\b/i

function tellLabelled(label: string, content: string, before: string): string | null {
  // "How it's built: Manifest V3, TypeScript"
  if (/^(?:how|why) (?:it|they|I)\b/i.test(label))
    return isToolList(content) ? `I work with ${content}` : null
  if (/^(?:an?|the) /i.test(label) && namesClient(label)) return tellWorkFor(nameClient(label), content)
  const handled = tellHandled(label, content)
  if (handled) return `${handled}.`
  // "A first version takes me six weeks", "Over 16 months I wrote 23 guides": the label is a sentence.
  if (/\b(?:takes?|took|costs?|(?:I|we) (?!like|use|know|work|prefer)\p{Ll})/u.test(label)) return null
  if (INTRODUCES_LIST.test(`${label}: `)) return `${SOME_WORK}${startLower(content)}`
  // "A good part of my work is plumbing: …" is a sentence.
  if (/^an? /i.test(label) && !/ (?:is|are|was|were) /.test(label))
    return `${includes(before)} ${lowerFirst(label)}: ${content}`
  if (/^(?:an?|one|the|my|our|i|we|for|in|from|at|another) /i.test(`${label} `)) return null
  if (/\b(?:is|are|was|were|has|have|do|does|makes?|comes?)\b/.test(label)) return null
  if (/^I\b/.test(content) && (CLIENT.test(label) || BOOK_LIBRARY.test(label)))
    return `For ${withArticle(lowerFirst(label))} ${content}`
  if (/^(?:I|We|My|Our)\b/.test(content)) return null
  if (ROLE.test(content)) return `I am ${withArticle(lowerFirst(content))}`
  const [verb = '', rest = ''] = content.split(/(?= )(.*)/s)
  if (isPlainVerb(verb, rest))
    return namesTool(label) ? `${label}: I ${lowerFirst(content)}` : `I ${lowerFirst(content)}`
  const name = /^\p{Lu}\p{Ll}* ?\p{Lu}/u.test(label) ? label : lowerFirst(label)
  if (ACTIVITY.test(label)) return `I do ${name}: ${content}`
  if (/\btests? with\b/i.test(label)) return `I run ${name}: ${content}`
  if (SENTENCE.test(content)) return upperFirst(content)
  // "Back end: PHP 8 with Laravel, MySQL" lists tools.
  const made = /^(?:back|front)[ -]?end$/i.test(label) ? null : tellMade(label)
  if (isNameList(content)) return made ? `I ${made}: ${content}` : `I work with ${content}`
  if (namesClient(label)) return tellWorkFor(nameClient(label), content)
  const isTool = namesTool(label)
  if (isTool && / now \p{L}+s\b/u.test(content)) return `With ${label}, ${withOwnArticle(content)}`
  if (isTool && isToolList(content)) return `In ${label} I work with ${content}`
  if (isTool && /\d| for /.test(content) && !/^(?:v\d|\d{4}\b)/.test(content))
    return `My work with ${label} includes ${withOwnArticle(content)}`
  if (isTool) return `I work with ${label} (${content.replace(/\.$/, '')}).`
  // "On Vapi: squads with a handover to a human" names a tool that no list knows.
  const [, preposition, tool] =
    label.match(/^(?:Also )?(on|with) (\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}\S*)?)$/iu) ?? []
  if (preposition && tool)
    return `My work ${lowerFirst(preposition)} ${tool} includes ${withOwnArticle(content)}`
  if (/^\p{Lu}{2,5}$/u.test(label) && /^\p{Lu}/u.test(content)) {
    if (/ for \S+ years\b/.test(content)) return `I have worked with ${content}`
    return / (?:daily|never|always|every day|only)\b/.test(content)
      ? `I work with ${content}`
      : `For ${label} I work with ${content}`
  }
  if (isToolList(content) || /^(?:\p{Lu}[\w+.#-]*, ){2}/u.test(content)) return `I work with ${content}`
  if (made) return `I ${made}: ${tellsWork(verb) ? `it ${lowerFirst(content)}` : content}`
  if (isBuilt(label) && !/s$|^automation of\b/i.test(label))
    return `${includes(before)} ${withArticle(name)}: ${content}`
  if (/\b(?:I|we)\b/.test(content)) return upperFirst(content)
  const done = tellMade(content)
  if (done) return `${label}: I ${done}`
  if (/ (?:for|on|in|with) /.test(label))
    return `${includes(before)} ${/^\S+ (?:for|on|in|with) /.test(label) ? label : name}: ${content}`
  const [, years, field] = content.match(/^(\d+\+?)(?: years?)? ((?:in|of|with|as) .+)$/s) ?? []
  if (/^years\b/i.test(label) && field) return `I have ${years} years ${field}`
  const [, from, to, more] = content.match(/^((?:19|20)\d\d) ?[-–] ?((?:19|20)\d\d)\b(.*)$/s) ?? []
  if (from && OWN_ROLE.test(label)) return `I was ${withArticle(name)} from ${from} to ${to}${more}`
  if (/^(?:mostly|mainly) \p{Lu}/u.test(content)) return `I work ${content.replace(' ', ' with ')}`
  if (from) return null
  // "LeetCode: 940 solved, 210 of them …", "Webinars: 34 organized end to end"
  const [, count, finished] =
    content.match(/^(\d[\d.,]*\+?) ((?:\p{L}+ed|done|made|built|written)\b.*)$/su) ?? []
  if (count && finished)
    return /^\p{Lu}\p{Ll}+s$/u.test(label)
      ? `${includes(before)} ${count} ${name} ${finished}`
      : `On ${label} I have ${content}`
  if (/\d/.test(content)) return `${includes(before)} ${withOwnArticle(content)}`
  const isListOfThings =
    /^[^.;:]{3,60}(?:, [^.;:,]{3,60}){2}/.test(content) && /^\p{L}+(?: \p{Ll}{4,})?$/u.test(label)
  if (isListOfThings && /^(?:also )?done$/i.test(label)) return `I have done ${content}`
  return isListOfThings && !NOT_OWN.test(label) && !/^(?:how|what|why|where|when|who|which)\b/i.test(label)
    ? `My ${lowerFirst(label)} work includes ${content}`
    : null
}
