/**
 * Turns the person's own words into sentences of a letter: a fragment ("Took a store from 28 to 74") gets its "I", a
 * text in the third person becomes the first. The words stay the person's own. What cannot become a sentence is
 * null. Fragments are in fragments.ts, verbs in verbs.ts.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { completeSentence } from './completed-sentences.ts'
import { withoutDecoration } from './decoration.ts'
import { tellMade } from './done.ts'
import { convertFragment } from './fragments.ts'
import { tellHandled } from './handled.ts'
import { tellTakenOver } from './made-by-others.ts'
import { NOISE } from './noise.ts'
import { withoutPeriod } from './sentence-ends.ts'
import { fromThirdPerson, type Speaker } from './third-person.ts'
import { DONE_BY_ITSELF, isPastVerb, isPlainVerb, tellsWork } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

const MAX_WORDS = 48
/** Returns the text as one or more full sentences in the first person; null if that is impossible. */
export function toFirstPerson(raw: string, speaker: Speaker): string | null {
  const text = withoutDecoration(raw)
  if (NOISE.test(text) || !/\p{Script=Latin}{3}/u.test(text)) return null
  const sentences = splitLine(text)
  const converted: string[] = []
  for (const [at, sentence] of sentences.entries()) {
    if (at > 0 && countWords(`${converted.join(' ')} ${sentence}`) > MAX_WORDS) break
    // "290 is fine with me. It would be done in 8 days."
    const full = /^It would be /.test(sentence) ? sentence : convertSentence(sentence, speaker)
    if (full === null && at === 0) return null
    if (full !== null) converted.push(full)
  }
  const found = converted.join(' ')
  return countWords(found) < 3 || countWords(found) > MAX_WORDS + 12 ? null : found
}

/** Ends a sentence with a period where it has no end. */
function finish(text: string): string {
  const clean = completeSentence(withSubjects(text.replace(/[\s,;:–—-]+$/, '')))
  return upperFirst(/[.!?…]["”’)]?$/.test(clean) ? clean : `${clean}.`)
}

/** "Matched conversions 51% → 88%" is a share that changed, and no deed. */
const SHARE_CHANGED =
  /^((?:Matched|Failed|Paid|Missed|Abandoned|Returned|Delayed|Lost|Unpaid|Completed|Accepted) \p{Ll}+s) (\d[\d.,]*%?) ?(?:→|->|to) ?(?=\d)/u

function convertSentence(sentence: string, speaker: Speaker): string | null {
  const text = fromThirdPerson(sentence, speaker).replace(SHARE_CHANGED, '$1 went from $2 to ')
  if (countWords(text) < 2) return null
  if (/^(?:I|I['’]\w+|We|We['’]\w+|Our)\b/i.test(text)) return finish(text)
  // "Same month moved the calls to another model"
  const [, month, act] = text.match(/^same (month|week|year|day),? (\p{L}.+)$/isu) ?? []
  if (month && act && isPastVerb(act.split(' ')[0] ?? '', ' the'))
    return finish(`The same ${month.toLowerCase()} I ${act}`)
  if (DONE_BY_ITSELF.test(text)) return finish(`It is ${lowerFirst(text)}`)
  if (/^on[- ]call for\b/i.test(text)) return finish(`I have been on call${text.slice('on-call'.length)}`)
  if (/^(?:[Cc]an|[Cc]ould|[Ww]ill) /.test(text)) return finish(`I ${lowerFirst(text)}`)
  const taken = tellTakenOver(text)
  if (taken) return finish(taken)
  const made =
    /^An? /.test(text) && !isWholeSentence(text) && !text.split(' ').slice(2, 12).some(tellsWork)
      ? tellMade(text)
      : null
  if (made) return finish(`I ${made}`)
  if (/^do (?!not\b)\p{Ll}{4,}/iu.test(text)) return finish(`I ${lowerFirst(text)}`)
  if (/\bI\b/.test(text.replace(/\([^)]*\)/g, ''))) return finish(text)
  const [, others] = text.match(OF_OTHERS) ?? []
  if (others !== undefined && !isWholeSentence(others)) return null
  const labelled = convertLabelled(text)
  if (labelled) return finish(labelled)
  if (LABEL.test(text)) return countWords(text) > 5 ? finish(text) : null
  const fragment = convertFragment(text)
  if (fragment) return finish(fragment)
  return isWholeSentence(text) ? finish(PERIODIC.test(text) ? `a ${lowerFirst(text)}` : text) : null
}

/** "My boss: 20 years in property data" tells nothing of the person. */
const OF_OTHERS =
  /^My (?:\p{Ll}+ )?(?:boss|co-?founder|partner|wife|husband|brother|sister|father|mother|friend|colleagues?|team)(?:['’]s? [\p{L} ]{2,30})?: (.*)$/su

/** "I scraped 37 shops; runs every night": what comes after the semicolon is about the work. */
const withSubjects = (text: string) =>
  !/^I /.test(text)
    ? text
    : text.replace(/; (\p{Ll}+)(?= )/gu, (match, verb: string) => (tellsWork(verb) ? `; it ${verb}` : match))

/** "Monthly report of 30 pages became …" lacks its article. */
const PERIODIC =
  /^(?:Daily|Weekly|Monthly|Quarterly|Yearly) (?=(?:\p{Ll}+ ){0,2}\p{Ll}*[^s\P{Ll}] (?:of|for|with|became|was|is|has)\b)/u

const LABEL = /^\p{L}[\p{L} &/-]{1,30}: \S/u

/** "Tools: Figma, Sketch" and "Shopify: built twenty themes". */
function convertLabelled(text: string): string | null {
  const parts = text.match(/^([\p{L}\p{N}][^:.?!]{1,60}):\s+(\S.*)$/u)
  if (!parts) return null
  const [, label = '', content = ''] = parts
  // "Neither was good enough, so: …", "Typical: the student left"
  if (/\b(?:is|are|was|were|so)\b|^what\b/i.test(label) || /^the\b/i.test(content)) return null
  if (
    /^(?:main |my |core |key )?(?:tools?|stack|tech(?:nologies)?|tech stack|software|skills?|technologies)$/i.test(
      label,
    )
  )
    return `I work with ${withoutPeriod(content)}`
  // "Fourteen years on the platform: admin at a manufacturer, consultant at two partners"
  if (/^(?:\d+\+?|\p{L}+) years (?:on|in|of|with|as|at)\b/iu.test(label) && !/^(?:I|We)\b/.test(content))
    return `I have ${lowerFirst(label)}: ${content}`
  // "My first suspects: swallowed deadlock" are no deeds.
  if (
    /^(?:my|the) (?:\p{L}+ )?(?:suspects?|suspicion|guess|bet|idea|reason|question|answer)s?$/iu.test(label)
  )
    return null
  // "My last position, 3 years: support for a partner"
  const [, position, time] =
    label.match(/^my ((?:last|current|previous|latest) (?:position|role|job))(?:, ([^,:]{3,20}))?$/i) ?? []
  if (position)
    return `My ${position.toLowerCase()}${time ? `, for ${time},` : ''} ${/^current/i.test(position) ? 'is' : 'was'} ${content}`
  const handled = tellHandled(label, content)
  if (handled) return handled
  const [verb = '', rest = ''] = content.split(/(?= )(.*)/s)
  if (/^(?!no )(?:\p{L}+ )?experience$/iu.test(label) && isPastVerb(verb, rest)) return `I ${content}`
  if (
    /^(?:current |active )?(?:certificat\p{Ll}*|certs)(?: in force| held)?$/iu.test(label) &&
    /^(?!None|No\b|Not\b|In\b|Pending|Planned)\p{Lu}/u.test(content)
  )
    return `I hold ${withoutPeriod(content)}`
  if (/^(?:recent |past |main )?clients?(?: include)?$/i.test(label))
    return `My clients include ${withoutPeriod(content)}`
  if (/^(?:typical|usual) (?:work|tasks?|projects?|jobs?)$/i.test(label))
    return `My ${lowerFirst(label)} ${/s$/.test(label) ? 'are' : 'is'} ${withoutPeriod(content)}`
  if (/^(?:focus|speciali[sz]ation|specialt(?:y|ies)|areas?|expertise)$/i.test(label))
    return `My focus is on ${lowerFirst(withoutPeriod(content))}`
  if (/^(?:turnaround|response time|typing speed|capacity)$/i.test(label))
    return `My ${lowerFirst(label)} is ${withoutPeriod(content)}`
  const deed =
    /^(?!(?:suggested|selected|proposed|expected|estimated|planned|preferred|required|needed|attached|fixed)\b)\S+ed$|^(?:made|built|won|cut|led|took|wrote|brought|grew|sold|ran|set|kept|got|gave)$/i.test(
      label.split(' ')[0] ?? '',
    )
      ? convertFragment(label)
      : null
  if (deed?.startsWith('I ')) return `${deed}: ${content}`
  // "Every delivery: code in your repo" is a list of things.
  const [head = ''] = content.split(' ')
  const isThing = isPlainVerb(head, content.slice(head.length)) || DESCRIBES_THING.test(content)
  const inner = isThing && !/^I /.test(content) ? null : convertFragment(content)
  // "An online grocer: assistant on LlamaIndex" is a work, and no role.
  if (inner && !(/^I am an? /.test(inner) && / (?:on|for|in|with|that|which) /.test(content)))
    return `${label}: ${inner}`
  return isWholeSentence(content) || /^(?:I|We|My|Our)\b/.test(content) ? `${label}: ${content}` : null
}

/** The participles of "hosted OAuth, webhooks" and "managed REST integrations" describe things and tell no deed. */
const DESCRIBES_THING =
  /^(?:written|recorded|printed|hosted|managed|automated|scheduled|shared|signed|encrypted|cached|paginated|typed|nested|redacted|anonymi[sz]ed) (?!(?:an?|the|my|our|their|all|\d)\b)/i
