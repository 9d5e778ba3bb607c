/**
 * Begins a card's text that is no full sentence: a project ("Price monitor for a wholesaler: it scrapes …") and a
 * labelled fragment ("Car parts shop: prices of nine competitors"). Only English texts have these forms.
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { INTRODUCES_LIST } from './decoration.ts'
import { BOOK_LIBRARY, isBuilt, startLower, tellMade } from './done.ts'
import { tellHandled } from './handled.ts'
import {
  CLIENT,
  LABELLED,
  NOT_OWN,
  nameClient,
  namesClient,
  OWN_ROLE,
  tellAtClient,
  tellForClient,
  tellForNamedClient,
  tellWorkFor,
  withArticle,
} from './labelled-clients.ts'
import { namesTool } from './names.ts'
import { ONE_PROJECT } from './project-opening.ts'
import { FROM_WORK, SOME_WORK } from './project-sentence.ts'
import { NUMBERS, RESULT, RESULT_WAS } from './result-sentence.ts'
import type { Statement } from './statement.ts'
import { isPlainVerb, tellsWork } from './verbs.ts'

const ACTIVITY =
  /^(?:data entry|proofreading|editing|translation|lead generation|bookkeeping|transcription|web research|link building)$/i
const PROJECT = /^((?!I\b|.* (?:I|we|my) )[^.:]{4,80}): (it .*)$/s

/** "A report flow for a contractor; a tool that reads invoices": several works, each named by a thing */
export const THINGS =
  /^an? (?:(?!\b(?:had|has|wanted|needed|asked|is|was)\b)[^;]){10,320}; (?:and )?an? [^;]{8,200}(?:;|\.?$)/iu

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

/** "KiCad, two and four layers", but not "ESP32 as a keyboard for a presenter". */
const isToolList = (text: string) => {
  const [first = ''] = text.split(/, | and /)
  return (
    namesTool(text) &&
    first.split(' ').length <= 4 &&
    !/\b(?:as|for|to)\b/.test(first) &&
    // "A reinsurer in Riga and Oslo: review of 31 VPCs" has a client.
    !/^(?:An?|The|Two|Three|Some|Several) \p{Ll}/u.test(text)
  )
}

/** "Cisco, MikroTik, Fortigate, VPN": a label such as "Network" is no client then. */
const isNameList = (text: string) =>
  /^[^.;]+(?:, [^.;,]+){2}/.test(text) &&
  (isToolList(text) || /^(?:(?:\p{Lu}|\d\p{L})[\w+.#-]*, ){2}/u.test(text))

/** "Solver API services: 2captcha, CapMonster" are those of others. */
const NAMES_SUPPLIERS = /\b(?:services|tools|platforms|providers|APIs|libraries|frameworks|plugins)$/

const includes = (before: string) =>
  /\bMy work includes\b/.test(before) ? 'My work also includes' : 'My work includes'

/** "wake word on a chip" gets its article; plurals, numbers, names and lists of things do not. */
function withOwnArticle(content: string): string {
  const [start = ''] = content.split(
    /[,;:(]| (?:for|of|in|on|with|from|at|by|up|to|that|which|over|under|and)\b/,
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
  if (isNameList(content))
    return made && !NAMES_SUPPLIERS.test(label) ? `I ${made}: ${content}` : `I work with ${content}`
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
