/** Tells what a question is about, and which sentence of a letter is about the same. */
import { countWords, topicStems } from '../../../../platform/text.ts'
import { readFields } from '../../fields-of-work.ts'
import { readTerms } from '../../terms.ts'
import type { LetterSentence } from './letter-sentences.ts'

/** Words of questions that do not say what the question is about. */
const ASKING =
  /^(?:answer|question|applic|propos|messag|lett|tell|work$|repl|prior$|pri$|area$|position|role|you['’]|expertis|capabilit|additional|bett|understand|asap|opportunit|describ|explain|includ|mention|brief|short|sentenc|paragraph|differ|certain|roughly|ever|already|please|overview|detail|specif|approach|similar|relevant|experienc|favou?rit|opinion|year|many|much|client|company|believ|think|prefer|main|first|start|summar|introduc|best|handl|provid|send|share|cov|outlin|perfect|fit|suitab|hire|choos|stand|background|yourself|project|descript|plan|achiev|key|interest|great|good|right|particular|learn|intend|estimat|rough|high|level)/i

/** Returns the stems of the words that say what a question is about. */
export const readTopics = (question: string): ReadonlySet<string> =>
  new Set([...topicStems(question)].filter((topic) => !ASKING.test(topic)))

/** Returns how many of these topics a sentence has. */
export const countTopics = (topics: ReadonlySet<string>, sentence: string): number =>
  countShared(topics, topicStems(sentence))

const countShared = (wanted: ReadonlySet<string>, said: ReadonlySet<string>) =>
  [...wanted].filter((one) => said.has(one)).length

/** The terms of a text that mean the same in other words, and the fields of work that it names. */
function readMeanings(text: string): Set<string> {
  const terms = [...readTerms(text)].filter((term) => !ASKING.test(term))
  return new Set([...terms, ...[...readFields(text).keys()].map((field) => `field ${field}`)])
}

/** Returns the names in a text, but for its first word: "Do you know Gusto?" is answered by a sentence that names Gusto. */
export const readNames = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<=[\p{L}\p{N},;:]["“(]? ?[ "“(])(?!I\b)[\p{L}\p{N}.+#]*\p{Lu}[\p{L}\p{N}.+#]*/gu)]
      .map(([name]) => name.replace(/\.$/, ''))
      .filter((name) => name.length > 1 && !NO_NAME.test(name)),
  )
const NO_NAME = /^(?:ai|eu|uk|us|usa|cv|pdf|api|nda|ok|i['’].*|we|you|if|and|or|please|q\d|sie|ihre?\w*)$/i
/** "TRACES" is no trace. */
const hasName = (text: string, name: string) =>
  /^\p{Lu}{3,}$/u.test(name)
    ? text.includes(name)
    : text.toLowerCase().includes(name.replace(/s$/, '').toLowerCase())

/** The price and the time that most letters end with. */
export const OWN_TERMS = /\b(?:my (?:rate|price|quote|availability)|I (?:charge|am available|can start))\b/i
/** What the writer would do is nothing they have done. */
const PLANS = /\b(?:I['’]d|would|will|should|['’]ll|plan to|going to)\b/i
/** "One of my clients certifies instructors", "Mapleferry became certified" */
export const IS_OF_OTHERS =
  /^my (?:previous|last|former|old) |\b(?:client|customer|they|their|board|team|company|school)s?\b(?!.{0,30}\b(?:I|my)\b)|^\p{Lu}\p{L}+ (?:became|is|was|got) /u
/** Something done, or how much of it. */
export const WORK =
  /\b(?:I|we)(?:['’]ve| have)?(?: \w+)? (?:\p{L}{3,}ed|built|made|did|done|wrote|written|work|led|ran|taught|set up|spent|use|won|found|cut|brought|grew|took|sold|kept|went|drew|shot|put|gave)\b|\b\d+\+? years\b|\b(?:built|migrated|designed|translated|edited|led|rebuilt|developed|shipped|delivered|took)\b|\bmy work (?:also )?includes\b|^For \p{Lu}[^.]{2,60}?(?::| I )|\b(?:saved|won|improved|dropped|rose|fell|down|up|grew|reached)\b.{0,40}\d/iu
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|half a decade|a decade)\b/i
const OFTEN = /\b(?:daily|weekly|monthly|every|each|often|always|never|rarely|seldom|all the time)\b/i

/** What an earlier work tells nothing of: "Which library would you choose?", "Is an NDA OK for you?", "Do you carry insurance?" */
const WANTS_PRESENT =
  /^\W*(?:and |also |so )?(?:which|what|how|why)\b|\b(?:ok(?:ay)? (?:for|with) you|are you (?:ok|okay|willing|comfortable|open|allowed|happy|fine|available)|would you|will you|can you|could you|do you (?:carry|have|own|offer|charge|include|need|accept))\b/i
/** "What growth did you achieve elsewhere?", "How many have you written?": questions about the results of earlier work. */
const ASKS_FOR_RESULT =
  /\b(?:(?:did|has|have|were) (?:\p{L}+ ){0,6}(?:you|yours|your work|others?|brand|firm|shop|model|project|study)\b|you(?:['’]ve| have)? (?:achieved|reached|saved|won|brought|written|made|sold|grew|taught|worked on|were part of|been part of)\b|(?:what|how much|how far|what share) did\b|how (?:it|they|these|those) (?:ended|went|turned out))/iu
const WANTS_EXPERIENCE =
  /\b(?:experience|how many years|have you|worked|done|familiar|background|projects?|case|built|used|handled|did you)\b/i
const WANTS_PAST =
  /\b(?:have|has|did) (?:you|u)\b|\byou(?:['’]ve| have) (?:ever |already )?\p{L}+(?:ed|en|ne|ilt|ade)\b/iu
const WANTS_FIGURE = /\bhow (?:many|much|long|often|big|large)\b|\bnumber of\b|\byears\b/i
const WANTS_FREQUENCY = /\bhow often\b/i
const ABOUT_MONEY = /\b(?:price|cost|rate|fee|budget|pay|money|charge)\w*\b/i

/** Finds the sentence that has most of what a question is about; null where none has enough. */
export function findByTopic(question: string, statements: readonly LetterSentence[]): string | null {
  const topics = readTopics(question)
  const wantsExperience = WANTS_EXPERIENCE.test(question) || ASKS_FOR_RESULT.test(question)
  const [meanings, names] = [readMeanings(question), readNames(question)]
  const asked = { question, topics, meanings, names, wantsExperience }
  const [best] = statements
    .filter((sentence) => canAnswer(sentence, asked))
    .map(({ text }) => ({ text, worth: rateAnswer(asked, text) }))
    .sort((a, b) => b.worth - a.worth)
  return best && best.worth >= 1 ? best.text : null
}

/** Whether a sentence has the form of an answer: a figure, the named tool, something done or something that will be. */
function canAnswer(
  { text, tellsWork }: LetterSentence,
  { question, names, wantsExperience }: Asked,
): boolean {
  const hasNames = names.size === 0 || [...names].some((name) => hasName(text, name))
  if (!hasNames || countWords(text) <= 2) return false
  if (!ABOUT_MONEY.test(question) && OWN_TERMS.test(text)) return false
  if (WANTS_PAST.test(question) && PLANS.test(text)) return false
  if (
    wantsExperience
      ? IS_OF_OTHERS.test(text) && !/\bI\b/.test(text)
      : tellsWork && WANTS_PRESENT.test(question)
  )
    return false
  return (
    !WANTS_FIGURE.test(question) || FIGURE.test(text) || (WANTS_FREQUENCY.test(question) && OFTEN.test(text))
  )
}

/** What a question is about, read once. */
interface Asked {
  question: string
  topics: ReadonlySet<string>
  meanings: ReadonlySet<string>
  names: ReadonlySet<string>
  wantsExperience: boolean
}

/**
 * Rates how well a sentence answers; 1 and more is enough. An answer shares the topics of the question, or describes finished
 * work where the question asks for experience.
 */
function rateAnswer({ question, topics, meanings, wantsExperience }: Asked, sentence: string): number {
  const said = topicStems(sentence)
  const shared = countShared(topics, said) || countShared(meanings, readMeanings(sentence))
  const works = wantsExperience && WORK.test(sentence)
  // "Have you solved such a case?" does not say what it is about.
  if (shared === 0 && works && REFERS_TO_POST.test(question)) return FIGURE.test(sentence) ? 1.2 : 1
  if (topics.size === 0) return works ? 1 : 0
  if (shared === 0) return 0
  const [only] = [...topics].filter((topic) => said.has(topic))
  if (shared === 1 && topics.size > 1 && only !== undefined && ANY_WORK.test(only)) return 0
  const share = shared / Math.min(topics.size, 4)
  return share >= 0.5 || works ? 1 + share : share * 1.5
}

/** Words of any work say little of what a question is about. */
const ANY_WORK =
  /^(?:software|web|websit|site|data|team|model|system|app|tool|busi|product|file|page|code|design|develop|build|servic|content|custom|user|text)/i
const REFERS_TO_POST =
  /\b(?:such (?:an?|work|cases?|projects?|jobs?)|(?:do|did|done|doing|like|of|for|handled|solved|with|in) (?:this|that|these|those)\b|like (?:this|ours|mine)|similar|comparable|elsewhere|somewhere else|for others|(?:an)?other (?:brand|firm|company|client|shop|store|team|customer)s?|of yours|after your work)/i
