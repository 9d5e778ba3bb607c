/**
 * Names tools of the post that the person has and the works of the letter do not show: in the trade that begins the letter
 * where they are what the post is about, or in a sentence of their own where the letter says little. Its works
 * are chosen in choose-cards.ts.
 */
import { countWords, joinList } from '../../../platform/text.ts'
import { displayNameOf, findSkills, normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { isTool, sharedSkills } from './answers.ts'
import type { Material } from './material.ts'
import { phrases } from './phrases.ts'
import { tellTrade } from './trade.ts'

/** Sentences that name tools. */
export interface NamedTools {
  /** What the person is, where no work names what the post is about; it begins the letter. */
  trade: string | null
  /** The other tools, where the letter says little. */
  others: string | null
}

/** More names read like a list of keywords. */
const MOST_NAMES = 4
/** A letter that says less names the tools of the person, too. In words. */
const FEW_WORDS = 25
/** A work of more words shows enough. */
const MOST_BESIDE_TOOLS = 50
/** The name of a language or a platform adds nothing to a work of more words. */
const FEW_FOR_PLATFORMS = 45
const PLATFORM =
  /^(?:AWS|Amazon Web Services|Azure|Google Cloud|GCP|Python|JavaScript|TypeScript|Java|PHP|SQL|Linux|C#|C\+\+|(?:Microsoft )?Excel|HTML|CSS)$/i

/** Names the tools for a letter that says `said` about the person, with this many works. */
export function nameTools(
  task: LetterTask,
  material: Material,
  { said, works }: { said: string; works: number },
): NamedTools {
  const words = phrases[task.options.language]
  const unnamed = findUnnamed(readTools(task, material), said)
  const isLong = countWords(said) > FEW_FOR_PLATFORMS
  const titled = unnamed.filter((name) => namesTool(task.job.title, name) && !(isLong && PLATFORM.test(name)))
  const trade = said === '' || INTRODUCES.test(said) ? null : tellTrade(task, titled)
  if (said === '') {
    const own = unnamed.length > 0 ? unnamed : toolsOfTrade(task)
    return { trade, others: own.length === 0 ? null : words.workWith(list(own, words.and)) }
  }
  const length = countWords(said)
  const isTitledShown = titled.length === 0 || trade !== null
  if (
    isTitledShown &&
    (unnamed.length < 2 || task.options.length === 'short' || works > 1 || length > MOST_BESIDE_TOOLS)
  )
    return { trade, others: null }
  const left = findUnnamed(unnamed, trade ?? '')
  // The name of one tool adds nothing to a work.
  if (
    left.length === 0 ||
    length > MOST_BESIDE_TOOLS ||
    (left.length === 1 && (titled.length === 0 || length > FEW_WORDS))
  )
    return { trade, others: null }
  return {
    trade,
    others:
      titled.length > 0 && trade === null
        ? words.workWith(list(left, words.and))
        : words.alsoWith(list(left, words.and)),
  }
}

/** "I am a developer …" says what the person is. */
const INTRODUCES = /^\s*(?:Yes, )?(?:I am an?\b|I['’]m an?\b|My name is\b)/

const namesTool = (text: string, name: string) =>
  findSkills(text, [name]).some(({ key }) => key === normalizeSkill(name))

/** The tools that the post wants and the person has. */
const readTools = ({ job }: LetterTask, material: Material) =>
  sharedSkills(`${job.title}\n${job.description}`, material).filter(
    (name) => displayNameOf(name) !== undefined && isTool(name),
  )

/** Those of the names that a text does not have, also not in part. */
function findUnnamed(names: readonly string[], text: string): string[] {
  const shown = new Set(findSkills(text, names).map(({ key }) => key))
  const lower = text.toLowerCase()
  return names.filter(
    (name) =>
      !shown.has(normalizeSkill(name)) &&
      !name.split(/[\s/.]+/).some((part) => part.length > 2 && lower.includes(part.toLowerCase())),
  )
}

/** Tools of the trade are better than nothing about the person. */
const toolsOfTrade = ({ profile }: LetterTask) =>
  profile.skills.filter((name) => isTool(name) && displayNameOf(name)).slice(0, 3)

const list = (names: readonly string[], and: string) =>
  joinList([...new Set(names.map((name) => nameTool(displayNameOf(name) ?? name)))].slice(0, MOST_NAMES), and)
const nameTool = (name: string) => (/ API$/.test(name) ? `the ${name}` : name)
