/**
 * Plans the list of projects in a letter: which ones it has, in which order, and how important each item is. The
 * items are written in work-list.ts.
 */
import { countWords } from '../../../platform/text.ts'
import type { Answer } from './answers.ts'
import { LENGTHS, type Part } from './compose.ts'
import { sharesSubject } from './connection.ts'
import { phrases } from './phrases.ts'
import { type PlanSources, priorityOf } from './plan-sources.ts'
import type { Statement } from './statement.ts'
import { headingOf, listWorks } from './work-list.ts'

/** The list of a letter. */
export interface WorkList {
  /** The items; none where the letter describes its works in sentences. */
  parts: Part[]
  /** Whether the first item has what the post is most about. */
  isBestWhole: boolean
  /** Whether a work is an item, or was left out for want of room. */
  has(statement: Statement | null): boolean
}

/** A list has two items at least, so the second one outlasts the terms. */
const SECOND_ITEM = 7.4
/** The words of greeting, parting, name and heading. */
export const FRAME = 9

/** The most items of a list in letters of each length: an item takes less room than a work in sentences. */
const MOST_ITEMS = { short: 2, medium: 3, long: 4 } as const
/** A second item has at least this part of the weight of the best one. A third one has more, because the other items would use its words better. */
const OF_BEST_ITEM = 0.25
const OF_BEST_FOR_THIRD = 0.6
/** A work with less of the best one's weight is not called one of the closest. */
const OF_BEST_FOR_CLOSEST = 0.35
/** Where the list has room for this number of words, it has another project. */
const ROOM_FOR_ANOTHER = 30

/** The projects that a list has room for besides the `chosen` works, the most relevant first. A third one needs `leastOfThird`. */
function findFurtherProjects(
  chosen: readonly Statement[],
  { task, material, isStale }: PlanSources,
  leastOfThird: number,
): Statement[] {
  const isProject = ({ kind }: Statement) => kind === 'project'
  const known = chosen.filter(isProject)
  const best = Math.max(0, ...known.map(({ weight }) => weight))
  if (material.chosen.length > 0 || best === 0) return []
  return material.work
    .filter((one) => isProject(one) && !chosen.some(({ card }) => card === one.card) && !isStale(one.text))
    .slice(0, Math.max(0, MOST_ITEMS[task.options.length] - known.length))
    .filter(({ weight }, at) => weight >= best * (known.length + at < 2 ? OF_BEST_ITEM : leastOfThird))
}

/** Plans the list of the works among the answers and cards of a letter. `beside` is the number of words that its other parts need. */
export function planList(
  sources: PlanSources,
  opening: Answer[],
  cards: Statement[],
  beside: number,
): WorkList {
  const answers = opening.filter(({ statement }) => statement !== null)
  const { task, material } = sources
  const chosen = [...answers.flatMap(({ statement }) => statement ?? []), ...cards]
  const most = Math.min(LENGTHS[task.options.length].max, task.options.maxWords ?? Infinity)
  const room = most - beside - FRAME
  const listWith = (leastOfThird: number) => {
    const further = findFurtherProjects(chosen, sources, leastOfThird)
    return listWorks(inOrder([...chosen, ...further], answers, material), task, room)
  }
  const best = listWith(OF_BEST_FOR_THIRD)
  const isFull = countWords([...best.items.values()].join(' ')) + ROOM_FOR_ANOTHER > room
  // Words of other languages than English tell less of what a work has in common with the post.
  const { items, isBestWhole } =
    best.items.size === 0 || isFull || task.options.language !== 'en' ? best : listWith(OF_BEST_ITEM)
  const isYes = answers.some(
    ({ text, statement }) => items.has(statement!) && text.startsWith(phrases[task.options.language].yes),
  )
  const listed = [...items].flatMap(([{ weight }, text]) => (text === '' ? [] : [weight]))
  // The heading speaks of all items.
  const isClosest =
    !isYes &&
    cards[0] !== undefined &&
    answers.length === 0 &&
    sharesSubject(task, cards[0]) &&
    Math.min(...listed) >= Math.max(...listed) * OF_BEST_FOR_CLOSEST
  return {
    isBestWhole,
    parts: [...items]
      .filter(([, text]) => text !== '')
      .map(([statement, text], at) => ({
        group: 'list',
        text,
        heading: headingOf(task.options.language, { isYes, isClosest }),
        priority: answers.some((answer) => answer.statement === statement)
          ? 10
          : Math.max(at === 1 ? SECOND_ITEM : 0, priorityOf(statement, at, material)),
      })),
    has: (statement) => statement !== null && items.has(statement),
  }
}

/** The work that the person wishes first, or else the first one of the letter, and those that the person has chosen come first. The lightest are last, since the list may lack room. */
const inOrder = (
  all: Statement[],
  answers: readonly Answer[],
  { chosen, wishedFirst }: PlanSources['material'],
) => {
  const lead = all.find((work) => work === wishedFirst) ?? all[0]
  const works = all.filter((work) => work !== lead)
  const isFixed = (work: Statement) =>
    chosen.includes(work) || answers.some(({ statement }) => statement === work)
  return [
    ...(lead ? [lead] : []),
    ...works.filter(isFixed),
    ...works.filter((work) => !isFixed(work)).sort((one, other) => other.weight - one.weight),
  ]
}
