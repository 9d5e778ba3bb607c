/**
 * Recognizes a client before its work, "Solar installer, Texas: quotations", "For a games studio, a Telegram bot", and tells both in one
 * sentence. How texts follow each other in a letter is in lead-ins.ts; the clients of projects are named in project-clients.ts.
 * English only.
 */
import { articleFor, displayNameOf, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { BOOK_LIBRARY, isProduct, startLower, tellDone } from './done.ts'
import { namesTool, startsWithCapitals } from './names.ts'
import { withVerbs } from './result-sentence.ts'
import { isPastVerb, tellsWork, toPlainVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** What ends the label of a client: "online pharmacy", "toy shop chain" */
export const CLIENT =
  /\b(?:shop|store|agency|school|clinic|hospital|company|bank|hotel|restaurant|magazine|wholesaler|start-?up|manufacturer|museum|bakery|brewery|publisher|retailer|dealer|practice|factory|club|charity|vendor|firm|office|association|network|group|operator|insurer|lender|broker|importer|exporter|provider|startup|university|institute|seller|brand|label|studio|maker|installer|chain|owner|recruiter|consultancy|practice|fintech|supermarket|college|dentist|law firm|distributor|caterer|farm|gym|salon|caf[eé]|pharmacy|laboratory|lab|utility|city|ministry|council|NGO|contractor|plant|mill|team|community|newspaper|channel|fund|church|foundation|cooperative|airline|railway|carrier|courier|roaster|bookshop|theat(?:er|re)|festival|hostel|e-?commerce|subsidiary|society|authority|SaaS|institution|merchant|consolidator|takeaway|(?:software|publishing|translation|auction) house|marketplace|platform)$/i
const INDUSTRY =
  /^(?:(?:\p{L}+ )?\p{L}*tech|retail|finance|banking|insurance|health ?care|logistics|media|gaming|education|e-?commerce|telecom|energy|manufacturing)$/iu
/** "Solar installer, Texas: quotations, timesheets" */
export const LABELLED = /^(\p{L}[\p{L}\d &/-]{1,60}?)(?:, ([^:.]{3,40})| \(([^)]{2,40})\))?: (\S.*)$/su

/** "developer" becomes "a developer". */
export const withArticle = (name: string) => (/^an? /i.test(name) ? name : `${articleFor(name)} ${name}`)

/** "Retailer, 120 stores: packing app" becomes "For a retailer (120 stores) I built a packing app". */
export function tellForClient(label: string, detail: string, content: string): string | null {
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

/** Tells what was done for a client, whose name has its article; a sentence of its own keeps its subject. */
export function tellWorkFor(client: string, content: string): string {
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
    /^(?:an? typical|typical|(?:clients?|customers?|employers?) (?:were|are|have|include\w*)|team of|previously|formerly|currently|my|our|for|in|at|with|outside|besides|beyond|alongside|born|based|living|raised|located|educated) | (?:to|for) |^(?:I(?:['’]\w+)?|We(?:['’]\w+)?|Built|Led|Ran|Joined|Started|Last|This|Next|One|Every|Each|Another|Some) /i.test(
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

/** "DevOps contractor" is the person. */
export const OWN_ROLE =
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
