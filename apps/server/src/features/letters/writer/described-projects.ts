/**
 * Describes a project of a profile in the sentences of the about text about it, where its fields hold no verb that says what the
 * person did. Passages that fit the post by themselves are in passages.ts. English only.
 */
import { countWords, topicStems } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { LEAST_NAME } from './client-context.ts'
import { isProse, MOST_IN_LINE, MOST_LINES, readSentences } from './line-sentences.ts'
import { asStatement } from './passage.ts'
import { wordFirst } from './passage-openings.ts'
import { endsWell, FOR_SOMEBODY, growPassage } from './passages.ts'
import { opensWithUsualWork, PAST_WORK, tellsCareer, tellsNoSingleWork, tellsTools } from './past-work.ts'
import { hasOtherFigures } from './same-work.ts'
import type { Statement } from './statement.ts'
import { languageOf } from './text-language.ts'

/** In words that a line, the passage, and its first sentence have in common with the fields of the project. */
const LEAST_SHARED = 4
const SURELY_SHARED = 6
const SHARED_BY_FIRST = 2
/** Lines of fragments are read from so many on. */
const MUCH_SHARED = 8

/** The sentences may have fewer words than the fields, by the result, which is added to them. */
const MOST_OF_FIELDS = 0.8
/** What was done, or what the person names as their best work. */
const DONE_ONCE = new RegExp(
  String.raw`${PAST_WORK.source}|\b(?:I|we) have (?:kept|run)\b|\bproud of\b|\bI['’]d show\b`,
  'u',
)
/** "I studied library science", "Next to it I have built …": such a sentence is about the person, or about another work. */
const OTHER_THAN_PROJECT =
  /^I (?:studied|trained|graduated|began|started|came|moved|grew|have|published|co-?authored|reviewed)\b|^(?:Next to|Besides|Apart from|In (?:the )?beginning|At first|In the end|With \p{Ll}+ I did only)\b|\b(?:course|another)\b/u

/**
 * Returns a project as a statement of the sentences about it; null where the text says too little of it. `project` is the statement
 * of its fields, and `client` the field with the client.
 */
export function describeProject(
  project: Statement,
  { client, isMakeshift }: { client: string; isMakeshift: boolean },
  task: LetterTask,
): Statement | null {
  const [best] = task.profile.about
    .split('\n')
    .slice(0, MOST_LINES)
    .flatMap((line) => describeInLine(line, { project, client, task }) ?? [])
    .sort((a, b) => b.shared - a.shared)
  const isFuller =
    best !== undefined &&
    best.shared >= SURELY_SHARED &&
    best.namesClient &&
    countWords(best.statement.text) >= countWords(project.text) * MUCH_FULLER
  return best && (isMakeshift || isFuller) ? best.statement : null
}
/** Fields with a verb are a good sentence, which gives way only to a description of so many times its words. */
const MUCH_FULLER = 1.5

function describeInLine(
  line: string,
  { project, client, task }: { project: Statement; client: string; task: LetterTask },
): { statement: Statement; shared: number; namesClient: boolean } | null {
  const sharedWith = (text: string) =>
    [...topicStems(text)].filter((topic) => project.topics.has(topic)).length
  if (sharedWith(line) < LEAST_SHARED || languageOf(line, task) !== 'en') return null
  const sentences = readSentences(line, task)
  if (sentences.length > MOST_IN_LINE || !(isProse(sentences) || sharedWith(line) >= MUCH_SHARED)) return null
  const name = (client.split(/[,(]/)[0] ?? '').trim()
  const isAbout = (text: string) =>
    (name.length >= LEAST_NAME && text.includes(name)) ||
    (sharedWith(text) >= SHARED_BY_FIRST && !OTHER_THAN_PROJECT.test(text))
  // What follows an employer is work there, and no project for somebody else.
  const employed = sentences.findIndex(
    ({ text }) => tellsCareer(text) && !(name !== '' && text.includes(name)),
  )
  for (const [from, sentence] of sentences.entries()) {
    if (employed !== -1 && employed <= from && !FOR_SOMEBODY.test(sentence.text)) return null
    const first = isAbout(sentence.text) ? wordFirst(sentences, from, task, true) : null
    if (
      first === null ||
      [tellsNoSingleWork, tellsCareer, opensWithUsualWork, tellsTools].some((isOther) => isOther(first))
    )
      continue
    const longest = [...growPassage(sentences, from, first, task)].findLast(endsWell)
    const { text, sentences: told } = longest ?? { text: first, sentences: [sentence] }
    const shared = sharedWith(text)
    const isSure = shared >= SURELY_SHARED || sharedWith(sentence.text) >= LEAST_SHARED
    const saysMore = countWords(text) >= countWords(project.text) * MOST_OF_FIELDS && DONE_ONCE.test(text)
    return isSure && saysMore && !hasOtherFigures(text, project.text)
      ? {
          statement: asStatement({ text, sentences: told, common: project.common }, project.weight),
          shared,
          namesClient: FOR_SOMEBODY.test(sentence.text) || (name !== '' && sentence.text.includes(name)),
        }
      : null
  }
  return null
}
