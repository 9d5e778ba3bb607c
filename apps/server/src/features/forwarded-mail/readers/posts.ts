/**
 * Finds the jobs in the lines of a mail. A mail shows a job as a title that links to it, as a title above its address, or
 * as a title with a button behind the details; the details are labelled or have a form of their own.
 */

import { findJobPage } from './links.ts'
import type { MailLine } from './mail-lines.ts'
import { isButton, isDetail, isEnding, isIntroduction } from './mail-words.ts'
import type { MarketplaceReader } from './marketplace.ts'
import type { MailFindings } from './marketplace-mail.ts'
import { type Pay, readPay } from './pay.ts'

type FoundPost = MailFindings['posts'][number]

/** A job that lines of a mail link to. `title` is null where only a button or an address leads to it. */
export interface JobLink {
  url: string
  id: string | null
  title: string | null
  /** The title is the text of a link, rather than of a line with an address. */
  isLinked: boolean
  first: number
  last: number
}

const MAX_JOBS = 60
const MAX_TITLE = 300

/** Finds the jobs that lines link to, each once, in their order. */
export function findJobLinks(lines: readonly MailLine[], marketplace: MarketplaceReader): JobLink[] {
  const found = new Map<string, JobLink>()
  for (const [index, line] of lines.entries()) {
    for (const link of line.links) {
      const page = findJobPage(link.url, marketplace)
      if (!page) continue
      const key = page.id ?? page.url
      const known = found.get(key)
      if (!known && found.size === MAX_JOBS) return [...found.values()]
      const words = cleanTitle(link.text || line.text)
      const title = words === '' || isButton(words) || /^https?:/.test(words) ? null : words
      if (!known) found.set(key, { ...page, title, isLinked: link.text !== '', first: index, last: index })
      else {
        known.last = index
        // A title comes before the excerpt that may link to the job as well.
        if (known.title === null && title !== null && index - known.first <= 3) {
          known.title = title
          known.isLinked = link.text !== ''
        }
      }
    }
  }
  return [...found.values()]
}

const cleanTitle = (text: string) =>
  text
    .replace(/^(?:\d{1,2}[.)]|[•*#–-])\s{1,5}/, '')
    .replace(/[\s:>→»|]+$/, '')
    .replace(/ [-–|] (?:Upwork|Freelancer(?:\.com)?|PeoplePerHour)$/i, '')
    .slice(0, MAX_TITLE)
    .trim()

/** Reads the jobs that the lines show. `subjectTitle`: the title that the mail's subject may name. */
export function readPosts(
  lines: readonly MailLine[],
  marketplace: MarketplaceReader,
  subjectTitle: string | null,
): FoundPost[] {
  const jobs = findJobLinks(lines, marketplace)
  if (jobs.length === 0) return []
  const blocks = jobs.every(({ title }) => title === null)
    ? readUntitledBlocks(lines, jobs, subjectTitle)
    : readTitledBlocks(lines, jobs)
  return blocks.flatMap(({ job, title, lines: block }) => {
    const words = title ?? (jobs.length === 1 ? subjectTitle : null)
    return words ? [toPost(job, words, block, marketplace)] : []
  })
}

interface Block {
  job: JobLink
  title: string | null
  lines: readonly MailLine[]
}

/** Each job begins with its title. */
function readTitledBlocks(lines: readonly MailLine[], jobs: readonly JobLink[]): Block[] {
  return jobs.map((job, index) => {
    const end = cutEnding(lines, job.first + 1, jobs[index + 1]?.first ?? lines.length)
    // A card that is one link has its details behind its title, in the same lines.
    return {
      job,
      title: job.title,
      lines: [...restOf(lines[job.first]!, job), ...lines.slice(job.first + 1, end)],
    }
  })
}

/** What stands behind a title in its line, each part as a line. */
function restOf(line: MailLine, job: JobLink): MailLine[] {
  const [first, ...rest] = line.parts
  if (!job.isLinked || first === undefined || cleanTitle(first) !== job.title) return []
  // "Hourly" and "$20 - $40" belong together.
  return rest.length === 0
    ? []
    : [{ text: rest.join(' '), links: [], parts: rest, hasLabels: line.hasLabels }]
}

/** Each job has an address or a button, either right behind its title or behind its details. */
function readUntitledBlocks(
  lines: readonly MailLine[],
  jobs: readonly JobLink[],
  subjectTitle: string | null,
): Block[] {
  const isBehind = lines
    .slice(0, jobs[0]!.first)
    .some((line) => line.links.length === 0 && isPayOrSkills(line))
  if (isBehind) {
    let titleDistance: number | null = null
    const starts = jobs.map((_job, index) => (index === 0 ? 0 : jobs[index - 1]!.last + 1))
    const blocks = jobs.map((job, index) => ({ job, lines: lines.slice(starts[index], job.first) }))
    // The first block has the introduction of the mail before its title, so the others show where titles are.
    if (blocks[1]) titleDistance = candidatesOf(blocks[1].lines).length
    return blocks.map(({ job, lines: block }, index) => {
      const candidates = candidatesOf(block)
      const numbered = candidates.find(({ text }) => /^\d{1,2}[.)]\s/.test(text))
      const named = subjectTitle === null ? undefined : candidates.find(({ text }) => text === subjectTitle)
      const chosen =
        named ?? numbered ?? (index > 0 ? candidates[0] : candidates.at(-Math.max(1, titleDistance ?? 1)))
      const from = chosen ? block.indexOf(chosen) + 1 : 0
      return { job, title: chosen ? cleanTitle(chosen.text) : null, lines: block.slice(from) }
    })
  }
  const titles = jobs.map(({ first }) => {
    for (let index = first - 1; index >= Math.max(0, first - 4); index--)
      if (lines[index]!.text !== '') return index
    return null
  })
  return jobs.map((job, index) => {
    const title = titles[index]
    const end = cutEnding(lines, job.first + 1, titles[index + 1] ?? jobs[index + 1]?.first ?? lines.length)
    const words = title === null || title === undefined ? '' : cleanTitle(lines[title]!.text)
    return {
      job,
      title: words === '' || isIntroduction(words) ? null : words,
      lines: lines.slice(job.first + 1, end),
    }
  })
}

/** The lines before the details of a block that can be its title. */
function candidatesOf(block: readonly MailLine[]): MailLine[] {
  const candidates: MailLine[] = []
  for (const line of block) {
    if (line.text === '') continue
    if (isPayOrSkills(line) || isDetail(line.text)) {
      if (candidates.length > 0) break
      continue
    }
    if (isIntroduction(line.text) || isButton(line.text) || line.text.length > MAX_TITLE) continue
    candidates.push(line)
  }
  return candidates
}

const isPayOrSkills = (line: MailLine) => readPay(line.text) !== null || skillLabel.test(line.text)

function cutEnding(lines: readonly MailLine[], start: number, end: number): number {
  for (let index = start; index < end; index++) if (isEnding(lines[index]!)) return index
  return end
}

const skillLabel =
  /^(?:(?:required |key )?skills(?: required| needed| (?:and|&) expertise)?|tags|(?:erforderliche |gesuchte )?(?:fähigkeiten|kenntnisse)|(?:habilidades|aptitudes)(?: requeridas| necesarias)?|compétences(?: requises| recherchées)?)\s{0,3}(?::|$)/i
const countryLabel =
  /^(?:client(?: location| country)?|location|country|land|standort|kunde|país|ubicación|cliente|pays|lieu)\s{0,3}:?\s{0,3}/i
const descriptionLabel = /^(?:description|beschreibung|descripción|details)\s{0,3}:?\s{0,3}/i
const levels: readonly [RegExp, string][] = [
  [/\b(?:entry[- ]level|beginner|einsteiger|principiante|débutant)/i, 'Entry'],
  [/\b(?:intermediate|fortgeschritten|mittel|intermedio|intermédiaire)/i, 'Intermediate'],
  [/\b(?:expert|experte|experto)\b/i, 'Expert'],
]

function toPost(
  job: JobLink,
  title: string,
  block: readonly MailLine[],
  marketplace: MarketplaceReader,
): FoundPost {
  let pay = null as Pay | null
  /** The line behind the pay. */
  let payEnd = -1
  let skills: string[] | null = null
  let level: string | null = null
  let country: string | null = null
  const description: string[] = []
  for (let index = 0; index < block.length; index++) {
    const line = block[index]!
    const { text } = line
    if (text === '' || isButton(text)) continue
    const next = nextText(block, index)
    const details = joinLabelAndValue(text, next)
    const found = readPay(details)
    // "Hourly" may be followed by its rate; a sum further down is one that the client writes about.
    const isRate = found?.min != null && pay?.min === null && pay.max === null && payEnd === index
    if (found && (pay === null || isRate)) {
      pay = pay?.type && found.type === 'fixed' && !isTyped(details) ? { ...found, type: pay.type } : found
      level ??= readLevel(text)
      if (details !== text) index = indexOfNext(block, index)
      payEnd = indexOfNext(block, index)
      continue
    }
    if (skills === null || skills.length === 0) {
      const read = readSkills(block, index)
      if (read) {
        skills = read.skills
        index = read.last
        continue
      }
    }
    if (found) continue
    if (isDetail(text)) {
      const named = countryLabel.exec(text)
      if (named && country === null) {
        country = readCountry(text.slice(named[0].length) || next)
        if (text.length === named[0].length && next !== '') index = indexOfNext(block, index)
      }
      level ??= /level|erfahrung|nivel|niveau/i.test(text) ? readLevel(`${text} ${next}`) : null
      continue
    }
    const words = text.replace(descriptionLabel, '')
    if (words !== '' && !isIntroduction(words)) description.push(words)
  }
  return {
    source: marketplace.name,
    source_id: job.id,
    url: job.url,
    title,
    description: description.join('\n').slice(0, 20_000),
    type: pay?.type ?? null,
    level,
    budget_min: pay?.min ?? null,
    budget_max: pay?.max ?? null,
    currency: pay?.currency ?? null,
    skills: skills ?? [],
    country,
  }
}

const isTyped = (text: string) => /fix|fest|forfait|pauschal/i.test(text)

/** Joins a label that stands alone with the line behind it. */
const joinLabelAndValue = (text: string, next: string) =>
  text.length <= 30 &&
  /^\D{0,4}\d/.test(next) &&
  readPay(text)?.min === null &&
  readPay(`Budget: ${next}`)?.min != null
    ? `${text.replace(/:$/, '')}: ${next}`
    : text

function indexOfNext(block: readonly MailLine[], index: number): number {
  for (let next = index + 1; next < Math.min(block.length, index + 4); next++)
    if (block[next]!.text !== '') return next
  return index
}

function nextText(block: readonly MailLine[], index: number): string {
  const next = indexOfNext(block, index)
  return next === index ? '' : block[next]!.text
}

const readLevel = (text: string) => levels.find(([pattern]) => pattern.test(text))?.[1] ?? null

const readCountry = (text: string) => {
  const words = text.split(/[,|·•(]/)[0]!.trim()
  return words.length <= 60 && /^\p{Lu}/u.test(words) ? words : null
}

/** Reads the skills that begin at a line: behind a label, or as colored labels, or as short parts of one line. */
function readSkills(block: readonly MailLine[], index: number): { skills: string[]; last: number } | null {
  const line = block[index]!
  const named = skillLabel.exec(line.text)
  if (!named) {
    const skills = line.parts
      .flatMap((part) => part.split(/\s[|·•]\s|^[|·•]\s|\s[|·•]$/))
      .filter((part) => part !== '')
    const areSkills =
      skills.length >= (line.hasLabels ? 1 : 2) && skills.length <= 30 && skills.every(isSkill)
    return areSkills ? { skills, last: index } : null
  }
  const rest = line.parts.join('\n').slice(named[0].length)
  let last = index
  let words = rest.replace(/^[\s:]+/, '')
  if (words === '') {
    last = indexOfNext(block, index)
    if (last === index) return { skills: [], last }
    words = block[last]!.parts.join('\n')
    // A list has one skill on each line.
    while (last + 1 < block.length && block[last + 1]!.text !== '' && /^•/.test(block[last + 1]!.text)) {
      last++
      words += `\n${block[last]!.parts.join('\n')}`
    }
  }
  while (/,$/.test(words.trim()) && last + 1 < block.length && block[last + 1]!.text !== '') {
    last++
    words += ` ${block[last]!.parts.join('\n')}`
  }
  const skills = words
    .slice(0, 2000)
    .split(/[,;|·•\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => /[\p{L}\p{N}]/u.test(skill) && skill.length <= 60 && !/^\+\s?\d+/.test(skill))
  return { skills, last }
}

const isSkill = (text: string) =>
  text.length <= 40 &&
  /[\p{L}]/u.test(text) &&
  !/[.!?:…%$€£★]$|^\d+\s|\bago\b|verified|spent|^[\d.,\s]+$/i.test(text) &&
  !isButton(text) &&
  !isDetail(text) &&
  readPay(text) === null &&
  readLevel(text) === null
