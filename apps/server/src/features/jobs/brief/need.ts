/**
 * Finds out by rules what a post asks for: from its title, its requests and its lists, in its own words.
 * Sentences with traps are left out before. How the letter says it is decided in index.ts and templates.ts.
 */

import { cleanText, contentWords, type Sentence, splitSentences, topicStems } from '../../../platform/text.ts'
import { lowerFirst, removeShouting, shortenPhrase, toClientPerspective, toQuotableTitle } from './phrase.ts'
import { findTraps } from './traps.ts'

/** What the post asks for. */
export type Need = {
  /** The title in a form that can be quoted; may be empty. */
  title: string
  /** The task, as it follows after "to": "migrate your database to Qdrant". */
  task: string | null
  /** The wanted result, with its article: "a web application with a database back end". */
  result: string | null
  /** The wanted role, with its article: "a Golang developer". */
  role: string | null
  /** Steps or deliverables of the post, as they follow after "to". */
  steps: string[]
  /** The cleaned sentences of the post, without traps. */
  sentences: Sentence[]
}

const VERBS =
  `add adapt adjust administer analyze analyse apply architect audit automate build calculate check classify clean code collect combine compare complete
compile conduct configure connect consult control convert copy create customize customise debug define deliver deploy design detect develop diagnose document draft
edit enhance enter establish evaluate execute expand explain export extend extract fetch find finish fix gather generate get handle host identify implement
import improve increase install integrate investigate join label launch lead list load log maintain manage map measure merge migrate model
modify monitor move optimize optimise organize organise perform plan populate port post predict prepare present process produce program
promote provide pull recover record recreate redesign reduce refactor refine remove render repair replace replicate resolve restore
restructure retrieve review rewrite run scale scan scrape search secure select set setup ship simulate solve sort speed store
streamline structure style submit summarize support sync synchronize teach test track train transcribe transfer transform translate troubleshoot tune tutor
unify update upgrade upload validate verify visualize write backtest clone code crawl decode dockerize encode inspect mint package parse
publish query rank reactivate rebrand rebuild reformat reinstall rename reorganize reproduce research reset resize reskin reverse schedule segment
simplify split stabilize stream unlock`.split(/\s+/)
const VERB = `(?:${VERBS.join('|')})`
const GERUNDS = new Map(VERBS.map((verb) => [gerund(verb), verb] as const))
const GERUND = `(?:${[...GERUNDS.keys()].join('|')})`

function gerund(verb: string): string {
  if (/^(?:get|set|reset|run|plan|map|log|program|scrap|split|control|submit|ship|debug)$/.test(verb))
    return `${verb}${verb.at(-1)}ing`
  if (verb === 'setup') return 'setting up'
  return `${verb.replace(/(?<!e)e$/, '')}ing`
}

const HELP = String.raw`(?:(?:also |quickly |kindly )*(?:help|assist|support)(?: (?:us|me|our team|my team))?(?: (?:to|in|with|by))? |provide (?:us with |me with )?(?:\w+ )?(?:assistance|support|help|guidance) (?:with|in|on|for) )?`
const TASK_PATTERNS = [
  new RegExp(
    String.raw`\b(?:need|needs|want|wants|looking for|seeking|seek|require|requires|hire|find|in search of)\b[^.;:!?]{0,110}?\b(?:to|(?:who|that) (?:can|will|could|would|is able to)|can|capable of|able to)\s+${HELP}((?:${VERB}|${GERUND})\b[^\n]*)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:I|we)(?: would|['’]d)? (?:need|want|like|wish|have|plan|am (?:looking|trying|planning)|are (?:looking|trying|planning)|['’](?:m|re) (?:looking|trying))\s+(?:help )?to\s+${HELP}(${VERB}\b[^\n]*)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:goal|task|aim|objective|job|idea|project|purpose|focus|mission|challenge|requirement|responsibility|role|what I need|what we need)\b[^.;:!?]{0,30}?\b(?:is|are|will be|would be)\s+(?:simply |simple |just )?(?:to\s+)?${HELP}((?:${VERB}|${GERUND})\b[^\n]*)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:responsible for|tasked with|responsibilities (?:will )?include|tasks? (?:will )?(?:include|involve)s?|(?:need|want|seek|seeking|looking for)(?: some| your)? (?:help|assistance|support)(?: (?:with|in|on))?|project (?:will )?involves?|job (?:will )?involves?)\s+(${GERUND}\b[^\n]*)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:can|could|would) (?:you|someone|anyone|somebody) (?:please )?${HELP}(${VERB}\b[^\n]*)`,
    'i',
  ),
  new RegExp(String.raw`\bhelp (?:me|us)\s+(?:to |with |in )?((?:${VERB}|${GERUND})\b[^\n]*)`, 'i'),
]
const PERSON =
  /\b(?:developer|dev|engineer|expert|specialist|designer|programmer|coder|consultant|freelancer|someone|somebody|person|people|candidate|professional|architect|administrator|admin|manager|assistant|analyst|scientist|team|agency|individual|tutor|teacher|trainer|instructor|writer|editor|translator|researcher|guru|wizard|ninja|talent|member|partner|lead|technician|operator|contractor|tester|artist|marketer|who|anyone|one|volunteers?|help|assistance|support|experience|expertise|knowledge|answers?|guidance|proficiency|skills?|understanding|proposal|bids?|quotes?)s?\b/i
const THING =
  /\b(?:need|needs|want|require|requires|looking for|seeking|in need of|looking to (?:get|have))\s+((?:a|an|the|some|two|three|\d+)\s+[^\n]*)/i
const ASKED_OF_PERSON =
  /\b(?:experience|knowledge|proficien|familiar|understanding of|ability to|skills?\b|years|degree|fluent|must have|should have|background|certif|strong|excellent|availability|communicat|attention to|written|english|team player|self-)/i

/** Words of every list of duties, which say nothing about this job. */
const BOILERPLATE =
  /\b(?:thorough\w*|best practices|collaborat\w+|high[- ]quality|stakeholders?|ongoing|communicat\w+|smooth|seamless\w*|cross-functional|team members?|timely|deadlines?|documentation of|industry standards|up[- ]to[- ]date|trends|nda)\b/i

/** Reads a post. With `plain` only its title is used, for posts whose words cannot be used. */
export function readNeed(job: { title: string; description: string }, plain = false): Need {
  const traps = new Set(findTraps(job.description).map(({ quote }) => quote))
  const title = findTraps(job.title).length > 0 ? '' : toQuotableTitle(job.title)
  const sentences = plain ? [] : postSentences(job.description, traps)
  const source = sentences.map(({ text }) => text).join(' ')
  const wanted = topicStems(title)
  const tasks = sentences.slice(0, 60).flatMap((sentence, at) => {
    const found = findTask(sentence.text)
    if (!found || isTooVague(found, wanted)) return []
    return [{ task: found, worth: score(found, wanted) - at / 8 }]
  })
  const titleTask = plain ? null : findTitleTask(title, source)
  if (titleTask) tasks.push({ task: titleTask, worth: score(titleTask, wanted) - 1 })
  tasks.sort((a, b) => b.worth - a.worth)
  const task = tasks[0]?.task ?? null
  const parts = findSteps(sentences, task)
  const main = task ?? parts[0] ?? null
  return {
    title,
    task: main,
    result: findResult(sentences),
    role: findRole(title, source),
    steps: parts.filter((part) => part !== main),
    sentences,
  }
}

function postSentences(description: string, traps: Set<string>): Sentence[] {
  const lines: string[] = []
  for (const line of description.slice(0, 12_000).split('\n')) {
    let rest = line
    for (const trap of traps) if (rest.includes(trap)) rest = rest.replace(trap, ' ')
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

/** Returns the role that a title names, with its article: "a Golang developer". */
function findRole(title: string, source: string): string | null {
  const bare = title
    .replace(
      /^(?:(?:I am |I'm |we are |we're )?(?:looking for|seeking|hiring|need(?:ed)?|wanted|require[ds]?|in search of)\s*:?\s*)?(?:an? |the )?/i,
      '',
    )
    .replace(/\s*(?:\s[-–]|[|(,:]).*$/, '')
    .replace(/\s+(?:is )?(?:needed|required|wanted|to join.*|for hire)$/i, '')
    .replace(/\b(?:experienced|skilled|talented|highly|stellar|professional)\s+/gi, '')
  const words = bare.split(' ')
  if (words.length > 7 || words.length < 2 || !ROLE.test(bare)) return null
  const role = sentenceCase(bare, source)
  return `${article(role)} ${role}`
}

const ROLE =
  /^[\p{L}\p{N}.+#/& -]+\b(?:developer|engineer|expert|specialist|designer|programmer|consultant|architect|administrator|manager|assistant|analyst|scientist|tutor|teacher|trainer|writer|editor|translator|tester)$/iu

/** Returns "a" or "an" by sound: "an AWS expert", "a UI designer", "an SEO writer". */
function article(phrase: string): string {
  const first = phrase.split(/[ -]/)[0] ?? ''
  if (/^[A-Z]{2,}$/.test(first) && !/^(?:SAP|NET|RAG|SAAS|FLUTTER)$/i.test(first))
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  return (/^(?:[aeio]|un(?!i|real)|up|ub|hour)/i.test(phrase) && !/^(?:one|eu)/i.test(phrase)) ||
    /^unreal/i.test(phrase)
    ? 'an'
    : 'a'
}

/** Returns the task that a sentence asks for, as it follows after "to". */
function findTask(sentence: string): string | null {
  for (const pattern of TASK_PATTERNS) {
    const raw = sentence.match(pattern)?.[1]
    const task = raw ? toInfinitive(raw, 20) : null
    if (task) return task
  }
  return null
}

/** Returns "building a shop" and "Build a shop" as "build a shop"; null if the phrase cannot be used. */
function toInfinitive(raw: string, most: number): string | null {
  const phrase = shortenPhrase(removeShouting(raw), most)
  if (!phrase) return null
  const word = phrase.match(/^setting up\b|^\p{L}+/iu)?.[0]?.toLowerCase() ?? ''
  const rest = phrase.slice(word.length)
  const verb = GERUNDS.get(word) ?? (VERBS.includes(word) ? word : undefined)
  if (!verb || rest.trim() === '' || contentWords(rest).length === 0 || VAGUE_TASK.test(phrase)) return null
  const base =
    verb === 'setup' || (verb === 'set' && /^ ?up/.test(rest) === false && / ?up\b/.test(rest))
      ? verb.replace('setup', 'set up')
      : verb
  // In "developing and testing X" both verbs become infinitives, but the nouns of "providing support,
  // training, and advice" stay.
  const row = /^(?:,| and\b| or\b)/.test(rest)
  const joined = GERUNDS.has(word)
    ? rest.replace(
        row ? /(,| and|,? or|\/|&)( ?)(\p{L}{3,}ing)\b(?= \p{L}|,)/giu : NEXT_GERUND,
        (_, seam: string, gap: string, next: string) => `${seam}${gap}${gerundToVerb(next.toLowerCase())}`,
      )
    : rest
  return toClientPerspective(`${base}${joined}`).replace(/\s+/g, ' ')
}

/** Phrases without a concrete task: "resolve issues", "maintain them", "move forward". */
const VAGUE_TASK =
  /^(?:train|test|design|model|program|process) (?:materials?|courses?|sessions?|videos?|data|skills|experience|plans?|languages?|cases?)\b|^\p{L}+ (?:is|are|was|were|will|must|should|can|has|have)\b|^\p{L}+(?: up)? (?:them|him|her|it|this|these|those|that|forward|started|sure|you|sense|money|\S+ (?:sense|contact))\b|^lead gen|^\p{L}+(?:,? (?:and |or )?\p{L}+)? (?:the |any |all |some |various |new |these |our |your |my )*(?:issues?|problems?|projects?|tasks?|things?|work|solutions?|errors?|bugs?|changes?|questions?|assistance|support|help|services?|estimates?|quotes?|examples?)$/iu

const NEXT_GERUND = new RegExp(String.raw`(,| and|, and| or)( )(${GERUND})\b(?= \p{L})`, 'giu')

/** Returns the infinitive of an -ing form. */
function gerundToVerb(form: string): string {
  const known = GERUNDS.get(form)
  if (known) return known.replace('setup', 'set up')
  const root = form.slice(0, -3)
  if (/([bdgmnprt])\1$/.test(root)) return root.slice(0, -1)
  return /(?:at|iz|is|ys|uc|ur|ag|ov|iv|os|ut|id|ibl|[bcdfgkpt]l|ar|sel|rg|nc|as|es)$/.test(root)
    ? `${root}e`
    : root
}

/** Returns the task of a title that is a request: "Scrape twenty sites for me", "Need help fixing a plugin". */
function findTitleTask(title: string, source: string): string | null {
  const bare = title.replace(
    /^(?:(?:I |we )?(?:need|want|looking for|seeking|require)s?\s+(?:help|someone|a (?:freelancer|developer|person|pro|expert)|an expert)?\s*(?:who can|to|with|that can)?|how to|help (?:me |us )?(?:to |with )?)\s*/i,
    '',
  )
  const raw = bare.match(
    new RegExp(
      String.raw`(?:^|\b(?:developer|engineer|expert|specialist|programmer|consultant|designer|freelancer|coder|someone)s?,? (?:is )?(?:needed|wanted|required)? ?to )((?:${VERB}|${GERUND})\s.*)`,
      'i',
    ),
  )?.[1]
  // In "Build Engineer", "Test Automation" and "Design Expert" the first word is no verb.
  if (
    !raw ||
    PERSON.test(raw) ||
    /^(?:test|design|model|control|process|program|record|research|search|post|support|list|lead|log|map|plan|script|data|training|testing|marketing|scan|review|report)\b/i.test(
      raw,
    )
  )
    return null
  return toInfinitive(sentenceCase(raw, source), 14)
}

/** Writes "Build Diet List" as "build diet list" if the post writes the words in lower case; names are lines. */
export function sentenceCase(title: string, source: string): string {
  const words = title.split(' ')
  return words
    .map((word, at) => lowerFirst(word, `${source} `, at === 0 || at === words.length - 1))
    .join(' ')
}

function findResult(sentences: Sentence[]): string | null {
  for (const { text } of sentences.slice(0, 30)) {
    const raw = text.match(THING)?.[1]
    const result =
      raw && !PERSON.test(raw.split(/\s+/, 9).join(' ')) ? shortenPhrase(removeShouting(raw), 16) : null
    if (
      result &&
      contentWords(result).length > 1 &&
      !PERSON.test(result) &&
      !/\b(?:opportunity|exciting|bit of|lot of|attention|ability|candidate|long[- ]term|call|meeting|few|minimum|budget)\b/i.test(
        result,
      )
    )
      return toClientPerspective(result)
  }
  return null
}

const STEP = new RegExp(String.raw`^(?:${VERB}|${GERUND})[\s,].*`, 'i')

/** Returns the steps and deliverables that a post lists, as they follow after "to", without duplicates. */
function findSteps(sentences: Sentence[], task: string | null): string[] {
  const parts: string[] = []
  const known = [task ?? '']
  for (const { text } of sentences) {
    if (parts.length === 6) break
    const raw = text.replace(/^[^:]{2,30}:\s+/, '').match(STEP)?.[0]
    if (
      !raw ||
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
