/**
 * Connects a letter to its post: the first sentence takes up the task in the words of the post, where these are certain,
 * and leads to the strongest card. A task that is vague or long is left out. Only English letters have it.
 */
import { countWords, hashText, topicStems } from '../../../platform/text.ts'
import { findSkills, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { DONE } from './done.ts'
import { leadIn, nameProject } from './lead-ins.ts'
import { ONE_PROJECT } from './project-sentence.ts'
import type { Statement } from './statement.ts'

/** Verbs of tasks that one person can do and show. */
const CONCRETE =
  /^(?:build|create|set up|fix|migrate|automate|integrate|deploy|develop|update|scrape|extract|collect|parse|convert|design|redesign|write|rewrite|translate|proofread|edit|implement|configure|optimize|improve|connect|recover|analyze|prototype|replace|move|train|clean|complete|finish|reorganize|export|import|install|upgrade|customize|add|speed up)\b/
const VAGUE =
  /\b(?:similar to|like|approximately|various|high-quality|robust|efficient|innovative|cutting|business (?:problems|needs|requirements)|stakeholders?|solutions?|insights|maintain|clients|requirements|workflows?|them|this|these|those|comprehensive|strateg\w+|ensur\w+|complex|user-friendly|seamless\w*|effective\w*|issues|following|software applications|web applications|best|options|skills|position|etc)\b|[,;:?!"“”()]|\.\p{L}/iu

/** Returns the first sentence and the text of the strongest card after it; the card's text alone without a certain task. */
export function connect(
  task: LetterTask,
  { statement, text, isClosest }: { statement: Statement; text: string; isClosest: boolean },
): string[] {
  if (task.options.language !== 'en' || task.previousText !== undefined) return [text]
  const wanted = findTask(task, statement)
  const first = leadIn(text, statement.kind, [])
  const closest = isClosest && sharesSubject(task, statement) ? closestWork(text) : null
  if (wanted && closest && hashText(`need ${task.job.title}`) % 2 === 0)
    return [`You want to ${wanted}.`, closest]
  return [(statement.kind === 'project' ? closest : null) ?? first]
}

/** Whether a card is about what the title of the post names: one shared word is too little to call it the closest. */
function sharesSubject({ job }: LetterTask, statement: Statement): boolean {
  return [...topicStems(job.title)].filter((topic) => statement.topics.has(topic)).length > 1
}

/** The task of the post, if it is concrete, named in the title too, and related to the card. */
function findTask({ brief, profile, job }: LetterTask, statement: Statement): string | null {
  const { task } = brief.need
  if (!task || !CONCRETE.test(task) || VAGUE.test(task)) return null
  const words = countWords(task)
  const topics = topicStems(task.replace(CONCRETE, ''))
  const title = topicStems(job.title)
  if ([...topics].every((topic) => title.has(topic))) return null
  const named = [...topics].filter((topic) => title.has(topic)).length
  if (words < 4 || words > 14 || named < 1 || (named < 2 && words > 8)) return null
  const capitals = task.match(/(?<= )\p{Lu}[\p{L}\d.+#]*/gu) ?? []
  const own = `${profile.title} ${profile.about} ${profile.skills.join(' ')}`.toLowerCase()
  if (capitals.some((word) => !own.includes(word.toLowerCase()))) return null
  const known = findSkills(task, profile.skills).some(({ key }) => statement.skills.has(key))
  return known || [...topics].some((topic) => statement.topics.has(topic)) ? task : null
}

/** "The closest work I have done is a price monitor for a wholesaler: it scrapes …"; null for other forms. */
function closestWork(text: string): string | null {
  const lead = 'The closest work I have done'
  const named = nameProject(text, lead)
  if (named) return named
  const [, client, work] = text.match(/^For ((?:(?! I )[^:.]){3,80}): (.+)$/s) ?? []
  if (client && work) return `${lead} was for ${client}: ${work}`
  if (text.startsWith(ONE_PROJECT)) return `${lead}: ${text.slice(ONE_PROJECT.length)}`
  if (DONE.test(text) || /^For [^:.]{3,80}, I /.test(text)) return null
  return /^(?:I|In|At|For|We) /.test(text)
    ? `${lead}: ${/^(?:I|We) /.test(text) ? text.replace(/^We /, 'we ') : lowerFirst(text)}`
    : null
}
