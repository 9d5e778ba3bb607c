/**
 * Says what the title of a profile names besides a trade: "Web scraping with Scrapy | auctions" is "I specialize in web scraping with
 * Scrapy.", and "Shopify app developer - inventory, orders" adds "and specialize in inventory and orders". English only.
 */
import { countWords, joinList } from '../../../platform/text.ts'
import { displayNameOf } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { isTool } from './answers.ts'
import { capitalizeProducts, namesProduct, writeNames } from './names.ts'
import { PROFESSION } from './roles.ts'
import { RARE_PROFESSION, readRestOfTitle, writeField, writeTitle } from './trade.ts'

/** More topics read like a list of keywords. */
const MOST_TOPICS = 3
/** In words, of all topics. "APIs" alone says little. */
const LEAST_WORDS = 2
const MOST_WORDS = 14

/** What separates the parts of a title; commas stand inside a part. A slash separates only longer phrases: "IoT / embedded software". */
const PARTS = / [|–—·•-]+ |: |; |\. |(?<=\S+ \S+ \S+) \/ /u

/** Who somebody is or was, how long, languages, places, praise, and words to the reader are no field of work. */
const NO_TOPIC = new RegExp(
  String.raw`\b(?:${PROFESSION}|${RARE_PROFESSION}|examiner|caretaker|professional|expert|freelancer|founder|owner|bidder|executive|shopper|librarian|buyer|VA|lead|team|agency|studio|former(?:ly)?|retired|ex|years?|yrs?|experience|certified|certificates?|chartered|degree|PhD|MSc|BSc|Dipl|award\p{Ll}*|rated|native|fluent|English|German|Deutsch|French|Spanish|fast|cheap|honest|friendly|reliable|quality|best|stuff|speciality|specialty|soft spot|weakness|fluff|based|background|UTC|GMT|CET|EST|I|we|you|your|my|our|who|that|which|is|are|do|does)\b|n['’]t\b|[?!@#>→]|https?:|\d\d|\b(?:first|in|on|for|to|with|of|from|out|by|at|a|the)$`,
  'iu',
)
/** "fix broken code" and "mostly for small wholesalers" name no thing. */
const STARTS_OTHERWISE =
  /^(?:fix|fixes|build|builds|make|makes|clean|turn|help|write|create|save|get|let|keep|grow|sell|also|mostly|mainly|some|only|now|plus|from|for|with|in|on|at|by|as|to|and|or|no|not|any|all|every|less|more|\d)\b/i

/** Returns what the person specializes in, by the title of the profile; null where it names no field of work. */
export function tellSpecialty(task: LetterTask): string | null {
  const topics = task.options.language === 'en' ? readTopics(task.profile.title, task.profile) : null
  return topics === null ? null : `I specialize in ${writeNames(topics, task)}.`
}

/** Adds what the title of the profile names after the trade: "I am a Shopify app developer." becomes "… and specialize in inventory and orders." */
export function addSpecialty(trade: string, task: LetterTask): string {
  const topics =
    task.options.language === 'en' ? readTopics(readRestOfTitle(task.profile), task.profile) : null
  if (topics === null) return trade
  const verb = /\bspecialist\b/i.test(trade) ? 'work on' : 'specialize in'
  // "a Python developer … in Python automation"
  const [first = '', more = ''] = topics.split(/ (.*)/s)
  const isNamed = displayNameOf(first) !== undefined && trade.includes(` ${first} `) && /^\p{Ll}/u.test(more)
  return `${trade.replace(/\.$/, '')} and ${verb} ${writeNames(isNamed ? more : topics, task)}.`
}

/** The first part of a title that names fields of work, as a list; null where none does. */
function readTopics(title: string, profile: LetterTask['profile']): string | null {
  for (const part of title
    .replace(/ ?\([^()]*\)?/g, '')
    .replace(/\bw\/ ?/g, 'with ')
    .split(PARTS)) {
    const topics = readPart(
      part
        .replace(/\s+/g, ' ')
        .replace(/^[ |/-]+/, '')
        .trim(),
      profile,
    )
    if (topics !== null) return topics
  }
  return null
}

function readPart(part: string, profile: LetterTask['profile']): string | null {
  const plain = part.replace(/(?<= [+/] .*) [+/] | [+/] (?=.* [+/] )/g, ', ').replace(/ [&+/] /g, ' and ')
  const items = plain.split(/, (?:and )?/).map((item) => item.replace(/[.,:;]+$/, '').replace(/^own /, ''))
  if (items.every((item) => PLACE.test(item))) return null
  const isTitled = items.every((item) => /^\P{Ll}/u.test(item))
  const topics = items.filter((item) => isTopic(item, profile))
  // "Pabbly, Make, Zapier, Google Workspace" are tools, one of them unknown.
  if (topics.length * 2 < items.length && topics.every((topic) => /^\p{Lu}/u.test(topic))) return null
  // In a title of capitals, they say nothing of names; elsewhere the words after the first one are written as they are meant.
  const written = topics
    .slice(0, MOST_TOPICS)
    .map((topic) =>
      withPlural(
        topic === items[0] ? writeField(topic, profile) : isTitled ? writeTitle(topic, profile) : topic,
      ),
    )
  // "tidy-ups for membership, directory and professional services" is cut.
  if (topics.length > MOST_TOPICS) written.push(written.pop()?.replace(/ for \S+$/, '') ?? '')
  while (written.length > 1 && countWords(written.join(' ')) > MOST_WORDS) written.pop()
  const text = joinTopics(written)
  return countWords(text) > MOST_WORDS || countWords(text) < LEAST_WORDS ? null : text
}

/** "plugins, geospatial and simulation", "scraping and bots, and small tools" */
function joinTopics(topics: readonly string[]): string {
  const [last = '', ...others] = [...topics].reverse()
  if (/ and /.test(last)) return topics.join(', ')
  return others.some((topic) => / and /.test(topic))
    ? `${others.reverse().join(', ')}, and ${last}`
    : joinList([...topics])
}

/** "Penang", "Valencia" */
const PLACE = /^\p{Lu}\p{Ll}+$/u

function isTopic(item: string, profile: LetterTask['profile']): boolean {
  if (item === '' || NO_TOPIC.test(item) || STARTS_OTHERWISE.test(item)) return false
  const isTools = (separator: RegExp) =>
    item.split(separator).every((name) => isToolName(name.trim(), profile))
  // "Google Sheets and Power BI", and "Python Django", which names no tool as a whole
  return !isTools(/ and |\//) && !isTools(/ and |\/| /)
}

const isToolName = (name: string, { skills }: LetterTask['profile']) =>
  (displayNameOf(name) !== undefined && isTool(name)) ||
  namesProduct(capitalizeProducts(name)) ||
  skills.some((skill) => skill.toLowerCase() === name.toLowerCase() && isTool(skill) && /\p{Lu}/u.test(skill))

/** "crypto exchange API": titles name kinds of things in the singular. */
const withPlural = (topic: string) =>
  topic.replace(
    /(?<=^|\S )(?:API|app|bot|chatbot|dashboard|extension|plugin|scraper|script|site|tool|website)$/,
    '$&s',
  )
