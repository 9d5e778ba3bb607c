/** Places the client, the result and the link of a project in a text of the profile that may tell other works too. English only. */
import { splitLine, topicStems } from '../../../platform/text.ts'
import { OWN_DEED, PAST_WORK } from './past-work.ts'
import { addResult } from './result-sentence.ts'

/** How many words of the title and the description of a project each sentence has. */
const sharedBySentence = (sentences: readonly string[], topics: ReadonlySet<string>): number[] =>
  sentences.map((sentence) => [...topicStems(sentence)].filter((topic) => topics.has(topic)).length)

/** Whether the first sentence of a text is about a project, and not the second of two works. */
export function beginsWithWork(text: string, topics: ReadonlySet<string>): boolean {
  const [first = 0, ...others] = sharedBySentence(splitLine(text), topics)
  return first > 0 && first * 2 >= Math.max(0, ...others)
}

/** A sentence with so many words of a project is about it, also if it has no verb: "Barrel saunas on Shopify, three currencies". */
const MANY_SHARED = 5

/** Adds a link after the sentence about its project, where that is not the first one, after which links stand. */
export function placeLink(text: string, url: string | null, topics: ReadonlySet<string>): string {
  if (!url || text.includes(url) || beginsWithWork(text, topics)) return text
  const sentences = splitLine(text)
  const shared = sharedBySentence(sentences, topics)
  const most = Math.max(...shared)
  const at = shared.indexOf(most)
  return most === 0 || !(PAST_WORK.test(sentences[at] ?? '') || most >= MANY_SHARED)
    ? text
    : sentences
        .map((sentence, index) => (index === at ? sentence.replace(/\.?$/, ` (${url}).`) : sentence))
        .join(' ')
}

/** Adds the result of a project after the last sentence of a passage that is about it. */
export function insertResult(text: string, topics: ReadonlySet<string>, whole: string): string {
  const result = withoutSaid(whole, text)
  if (result === '') return text
  const sentences = splitLine(text)
  // A sentence that has nearly as many words of the project as any is about it.
  const shared = sharedBySentence(sentences, topics)
  const most = Math.max(...shared)
  const about = shared.findLastIndex((count) => count > 0 && count * 2 >= most)
  const next = sentences[about + 1] ?? ''
  const isOther = shared.slice(about + 1).every((count) => count === 0) && OWN_DEED.test(next)
  if (about < 0 || !(TURNS.test(next) || isOther)) return addResult(text, result)
  const told = addResult(sentences.slice(0, about + 1).join(' '), result)
  return [told, ...sentences.slice(about + 1)].join(' ')
}
/** A longer part of a result may have one more word that the text does not have. */
const MANY_TOPICS = 5

/** Words that compare two figures, which the text has in others: "half a day instead of nine" after "took nine days when I arrived". */
const COMPARES = topicStems('instead before previously earlier compared')

/** Leaves out the parts of a result that the text has said: "four production bugs in year one" after "four production bugs in the first year". */
function withoutSaid(result: string, text: string): string {
  const said = topicStems(text)
  const parts = result.replace(/[.]$/, '').split(/[,;] /)
  const left = parts.filter((part) => {
    const topics = [...topicStems(part)].filter((topic) => !COMPARES.has(topic))
    if (text.toLowerCase().includes(part.toLowerCase())) return false
    const fresh = topics.filter((topic) => !said.has(topic)).length
    return topics.length < 3 || /\d/.test(part) || fresh > (topics.length > MANY_TOPICS ? 1 : 0)
  })
  // "Two outages, both under an hour": of what, is left out.
  return left.length === parts.length
    ? result
    : left.filter((part) => !/^(?:both|all|each)\b/.test(part)).join(', ')
}

/** Begins a sentence about something else: "Since 2022 I have been freelance" */
const TURNS =
  /^(?:In the same|Since|Now|Today|Later|Before|After(?:wards| that)|Beside|My |Outside|Besides|From (?:19|20)\d\d|I (?:also|\p{L}+ed \S+ \S+ too|coach|teach|maintain|review)|On \p{Lu}\p{Ll}+days)\b/u
