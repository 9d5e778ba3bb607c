/**
 * Connects a letter to its post: the strongest project is called the closest work where it is about what the title of the
 * post names. Only English letters have it.
 */
import { topicStems } from '../../../platform/text.ts'
import { lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { DONE, tellProjectMade } from './done.ts'
import { leadIn, nameProject } from './lead-ins.ts'
import { ONE_PROJECT } from './project-opening.ts'
import { CLOSEST_WORK, FROM_WORK } from './project-sentence.ts'
import type { Statement } from './statement.ts'

/** Returns the text of the strongest card as the first one of a letter. */
export function connect(
  task: LetterTask,
  { statement, text, isClosest }: { statement: Statement; text: string; isClosest: boolean },
): string {
  if (task.options.language !== 'en' || task.previousText !== undefined) return text
  const isNamed = isClosest && sharesSubject(task, statement)
  if (statement.isPassage) return isNamed ? text.replace(FROM_WORK, CLOSEST_WORK) : text
  return (
    (isNamed && statement.kind === 'project' ? closestWork(text) : null) ?? leadIn(text, statement.kind, [])
  )
}

/** Whether a card is about what the title of the post names: one shared word is too little to call it the closest. */
export function sharesSubject({ job }: LetterTask, statement: Statement): boolean {
  return [...topicStems(job.title)].filter((topic) => statement.topics.has(topic)).length > 1
}

/** "The closest work I have done is a price monitor for a wholesaler: it scrapes …"; null for other forms. */
function closestWork(text: string): string | null {
  const lead = 'The closest work I have done'
  const [, owner, title] = text.match(/^For ((?:(?! I )[^:.]){3,80}) I worked on (“[^”]{3,120}”.*)$/s) ?? []
  if (owner && title) return `${lead} was for ${owner}: ${title}`
  if (DONE.test(text)) return null
  const named = nameProject(text, lead)
  if (named) return named
  const [, client, work] = text.match(/^For ((?:(?! I )[^:.]){3,80}): (.+)$/s) ?? []
  // "For Voltera: from 18 months of recordings I …" is a sentence.
  if (client && work && / I /.test(work.split(/[.:]/)[0] ?? '')) return null
  if (client && work) {
    const [, built = work] = tellProjectMade(work)?.match(/^built (.+)$/s) ?? []
    return `${lead} was for ${client}: ${built}`
  }
  if (text.startsWith(ONE_PROJECT)) return `${lead}: ${text.slice(ONE_PROJECT.length)}`
  if (/^For [^:.]{3,80}, I /.test(text)) return null
  return /^(?:I|In|At|For|We) /.test(text)
    ? `${lead}: ${/^(?:I|We) /.test(text) ? text.replace(/^We /, 'we ') : lowerFirst(text)}`
    : null
}
