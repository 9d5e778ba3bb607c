/**
 * Finds out by rules what a post asks for: from its title, its requests and its lists, in its own words. How a letter
 * says it is decided in letters/writer.
 */
import type { Ask, Trap } from '@gigbell/contract'
import { cleanText, contentWords, type Sentence, splitSentences, topicStems } from '../../../platform/text.ts'
import { readVerbForm, toInfinitive, type VerbForm } from './infinitives.ts'
import { removeShouting, shortenPhrase, toClientPerspective, toQuotableTitle } from './phrase.ts'
import { findRole, findSubject, findTitleTask, PERSON } from './title-need.ts'

/** What the post asks for. */
export type Need = {
  /** The title in a form that can be quoted; may be empty. */
  title: string
  /** The task, as it follows after "to": "migrate your database to Qdrant". */
  task: string | null
  /** What the work is about, with its article, from a title that names it: "the translation of a lease". */
  subject: string | null
  /** The wanted result, with its article: "a web application with a database back end". */
  result: string | null
  /** The wanted role, with its article: "a Golang developer". */
  role: string | null
  /** Steps or deliverables of the post, as they follow after "to". */
  steps: string[]
  /** The cleaned sentences of the post, without traps and checks of attention. */
  sentences: Sentence[]
}

const HELP_WITH = String.raw`(?:(?:also |quickly |kindly )*(?:help|assist|support)(?: (?:us|me|our team|my team))?(?: (?:to|in|with|by))? |provide (?:us with |me with )?(?:\w+ )?(?:assistance|support|help|guidance) (?:with|in|on|for) )`
const HELP = `${HELP_WITH}?`
/** "Provide support with building …", of which the task is to build. */
const HELP_BEFORE_VERB = new RegExp(`^${HELP_WITH}([a-z]+)\\b`, 'i')
/** What stands before a task, and the forms of the verb that it can begin with. The verb follows at once. */
const BEFORE_TASK: { before: RegExp; forms: readonly VerbForm[] }[] = [
  {
    before: new RegExp(
      String.raw`\b(?:need|needs|want|wants|looking for|seeking|seek|require|requires|hire|find|in search of)\b[^.;:!?]{0,110}?\b(?:to|(?:who|that) (?:can|will|could|would|is able to)|can|capable of|able to)\s+${HELP}$`,
      'i',
    ),
    forms: ['plain', 'ing'],
  },
  {
    before: new RegExp(
      String.raw`\b(?:I|we)(?: would|['’]d)? (?:need|want|like|wish|have|plan|am (?:looking|trying|planning)|are (?:looking|trying|planning)|['’](?:m|re) (?:looking|trying))\s+(?:help )?to\s+${HELP}$`,
      'i',
    ),
    forms: ['plain'],
  },
  {
    before: new RegExp(
      String.raw`\b(?:goal|task|aim|objective|job|idea|project|purpose|focus|mission|challenge|requirement|responsibility|role|what I need|what we need)\b[^.;:!?]{0,30}?\b(?:is|are|will be|would be)\s+(?:simply |simple |just )?(?:to\s+)?${HELP}$`,
      'i',
    ),
    forms: ['plain', 'ing'],
  },
  {
    before:
      /\b(?:responsible for|tasked with|responsibilities (?:will )?include|tasks? (?:will )?(?:include|involve)s?|(?:need|want|seek|seeking|looking for)(?: some| your)? (?:help|assistance|support)(?: (?:with|in|on))?|project (?:will )?involves?|job (?:will )?involves?)\s+$/i,
    forms: ['ing'],
  },
  {
    before: new RegExp(
      String.raw`\b(?:can|could|would) (?:you|someone|anyone|somebody) (?:please )?${HELP}$`,
      'i',
    ),
    forms: ['plain'],
  },
  { before: /\bhelp (?:me|us)\s+(?:to |with |in )?$/i, forms: ['plain', 'ing'] },
]
/** The longest text that the patterns above match. In characters. */
const MAX_BEFORE_TASK = 300
const WORD_AFTER_SPACE = /(?<=\s)[a-z]+\b/gi
const THING =
  /\b(?:need|needs|want|require|requires|looking for|seeking|in need of|looking to (?:get|have))\s+((?:a|an|the|some|two|three|\d+)\s+[^\n]*)/i
const ASKED_OF_PERSON =
  /\b(?:experience|knowledge|proficien|familiar|understanding of|ability to|skills?\b|years|degree|fluent|must have|should have|background|certif|strong|excellent|availability|communicat|attention to|written|english|team player|self-)/i

/** Words of every list of duties, which say nothing about this job. */
const BOILERPLATE =
  /\b(?:thorough\w*|best practices|collaborat\w+|high[- ]quality|stakeholders?|ongoing|communicat\w+|smooth|seamless\w*|cross-functional|team members?|timely|deadlines?|documentation of|industry standards|up[- ]to[- ]date|trends|nda)\b/i

/** Reads a post without its traps and its asks. */
export function readNeed(
  job: { title: string; description: string },
  { asks, traps }: { asks: readonly Ask[]; traps: readonly Trap[] },
): Need {
  const hasTrap = [...traps, ...asks].some(({ quote }) => job.title.includes(quote))
  const title = hasTrap ? '' : toQuotableTitle(job.title)
  const readable = readSentences(job.description, [...traps, ...asks.filter(({ kind }) => kind === 'word')])
  const sentences = withoutAsks(readable, asks)
  const source = sentences.map(({ text }) => text).join(' ')
  const wanted = topicStems(title)
  const tasks = sentences.slice(0, 60).flatMap((sentence, at) => {
    const found = findTask(sentence.text)
    if (!found || isTooVague(found, wanted)) return []
    return [{ task: found, worth: score(found, wanted) - at / 8 }]
  })
  const titleTask = findTitleTask(title, source)
  if (titleTask) tasks.push({ task: titleTask, worth: score(titleTask, wanted) + 1.5 })
  tasks.sort((a, b) => b.worth - a.worth)
  const task = tasks[0]?.task ?? null
  return {
    title,
    task,
    result: findResult(sentences),
    role: findRole(title, source),
    subject: findSubject(title, source),
    steps: findSteps(sentences, task),
    sentences: readable,
  }
}

/** Leaves out the sentences that ask something of applicants: they say nothing about the work. */
export function withoutAsks(sentences: Sentence[], asks: readonly Ask[]): Sentence[] {
  const quotes = asks.map(({ quote }) => cleanText(quote).trim())
  return sentences.filter(({ text }) => !quotes.some((quote) => text.includes(quote) || quote.includes(text)))
}

function readSentences(description: string, leftOut: readonly { quote: string }[]): Sentence[] {
  const quotes = new Set(leftOut.map(({ quote }) => quote))
  const lines: string[] = []
  for (const line of description.split('\n')) {
    let rest = line
    for (const quote of quotes) if (rest.includes(quote)) rest = rest.replace(quote, ' ')
    lines.push(rest)
  }
  return splitSentences(cleanText(lines.join('\n')))
}

function score(task: string, wanted: Set<string>): number {
  const words = contentWords(task)
  const shared = [...topicStems(task)].filter((topic) => wanted.has(topic)).length
  return (
    shared * 1.5 +
    Math.min(words.length, 7) / 2 -
    (words.length < 2 ? 5 : 0) -
    (/^(?:join|lead|support|offer|provide|get|make|find|perform|handle|work)\b/.test(task) ? 1.5 : 0)
  )
}

/** Returns whether a task has only one content word, and none of the title: "deliver AWS". */
function isTooVague(task: string, wanted: Set<string>): boolean {
  return (
    contentWords(task).length < 3 &&
    ![...topicStems(task.replace(/^\S+/, ''))].some((topic) => wanted.has(topic))
  )
}

/** A verb of freelance work in a sentence, and what stands before it. */
type VerbInSentence = { form: VerbForm; index: number; before: string }

/** Returns the task that a sentence asks for, as it follows after "to". */
function findTask(sentence: string): string | null {
  const verbs = findVerbs(sentence)
  for (const { before, forms } of BEFORE_TASK) {
    const verb = verbs.find((one) => forms.includes(one.form) && before.test(one.before))
    // "Users want to be able to filter" is a feature of the product, not the task.
    if (!verb || OWN_ABILITY.test(verb.before)) continue
    const task = toInfinitive(sentence.slice(verb.index).split('\n', 1)[0]!, 20)
    if (task) return task
  }
  return null
}

function findVerbs(sentence: string): VerbInSentence[] {
  return [...sentence.matchAll(WORD_AFTER_SPACE)].flatMap(({ 0: word, index }) => {
    const form = readVerbForm(word)
    if (!form) return []
    const helped = sentence.slice(index, index + MAX_BEFORE_TASK).match(HELP_BEFORE_VERB)?.[1]
    if (helped && readVerbForm(helped)) return []
    return [{ form, index, before: sentence.slice(Math.max(0, index - MAX_BEFORE_TASK), index) }]
  })
}

const OWN_ABILITY =
  /\b(?:want|need|like|wish|has|have|ought)s? to be able to\s*$|\b(?:should|must|will) be able to\s*$/i
function findResult(sentences: Sentence[]): string | null {
  for (const { text } of sentences.slice(0, 30)) {
    const raw = text.match(THING)?.[1]
    const result =
      raw && !PERSON.test(raw.split(/\s+/, 9).join(' ')) ? shortenPhrase(removeShouting(raw), 16) : null
    if (
      result &&
      contentWords(result).length > 1 &&
      !PERSON.test(result) &&
      !/^\d+ (?:minutes?|hours?|days?|weeks?)\b|^\S+ (?:\S+ ){0,6}to \p{L}+/iu.test(result) &&
      !/\b(?:opportunity|exciting|bit of|lot of|attention|ability|candidate|long[- ]term|call|meeting|few|minimum|budget)\b/i.test(
        result,
      )
    )
      return toClientPerspective(result)
  }
  return null
}

const STEP = /^([a-z]+)[\s,].*/i

/** Returns the steps and deliverables that a post lists, as they follow after "to", without duplicates. */
function findSteps(sentences: Sentence[], task: string | null): string[] {
  const parts: string[] = []
  const known = [task ?? '']
  for (const { text } of sentences) {
    if (parts.length === 6) break
    const [raw, first = ''] = text.replace(/^[^:]{2,30}:\s+/, '').match(STEP) ?? []
    if (
      !raw ||
      !readVerbForm(first) ||
      BOILERPLATE.test(raw) ||
      (/^(?:post|offer|join|apply|submit|secure|clean|complete|host|label|present|provide (?:a |an |your )?(?:quote|estimate|example|portfolio)|list|check|search|get|present|model|process|support|research)\b/i.test(
        raw,
      ) &&
        !/^(?:support|process|get) (?:the|for|our|data)/i.test(raw))
    )
      continue
    const part = toInfinitive(raw, 13)
    if (!part || ASKED_OF_PERSON.test(part) || known.some((other) => isSimilar(other, part))) continue
    known.push(part)
    parts.push(part)
  }
  return parts
}

function isSimilar(one: string, other: string): boolean {
  const [a, b] = [topicStems(one), topicStems(other)]
  return [...b].filter((topic) => a.has(topic)).length * 2 > Math.min(a.size, b.size)
}
