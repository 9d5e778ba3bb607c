/**
 * Proposes the fields of a profile from a pasted text, such as a CV or the text of a portfolio. It reads the text like
 * an about text and moves what has a field of its own there; the rest stays in the about text, in the person's words.
 */
import { languageChoices, type Profile, type ProfileProposal, profileLimits } from '@gigbell/contract'
import { createDraft, createVocabulary, type Draft } from './draft.ts'
import { findLanguageNames, readRate } from './facts.ts'
import { findLinks } from './links.ts'
import { type Statement, splitStatements } from './sentences.ts'
import { readStatement } from './statements.ts'

const noVocabulary = createVocabulary([])

/** Proposes a profile. Nothing is invented: every text is a part of the given one. */
export function proposeProfile(text: string): ProfileProposal {
  const all = splitStatements(text)
  const title = findTitle(all)
  const statements = all.filter((statement) => statement.text !== title && !isName(statement))
  const drafts = statements.map((statement) => ({
    statement,
    drafts: readStatement(statement, noVocabulary),
  }))
  const every = drafts.flatMap((one) => one.drafts)
  const projects = drafts.filter(({ statement, drafts: read }) => isProject(statement, read))
  return {
    title: title ?? '',
    about: cutAtLine(
      drafts
        .filter((one) => !projects.includes(one) && one.drafts.some(belongsToAbout))
        .map(({ statement }) => statement.text)
        .join('\n'),
      profileLimits.about,
    ),
    skills: proposeSkills(every),
    languages: proposeLanguages(every),
    profile_links: proposeLinks(text),
    projects: projects
      .slice(0, profileLimits.projects)
      .map(({ statement }) => proposeProject(statement.text)),
    rate: every.flatMap((draft) => (draft.kind === 'rate' ? (readRate(draft.text) ?? []) : []))[0] ?? null,
    availability: (every.find(({ kind }) => kind === 'availability')?.text ?? '').slice(
      0,
      profileLimits.availability,
    ),
  }
}

/** Rates, availability, languages and lists of skills have fields of their own. */
const belongsToAbout = ({ kind }: Draft) =>
  kind === 'work' || kind === 'education' || kind === 'location' || kind === 'project'

const ROLE =
  /\b(?:developer|engineer|designer|writer|copywriter|translator|interpreter|analyst|administrator|consultant|specialist|architect|programmer|scientist|editor|manager|tutor|teacher|marketer|accountant|bookkeeper|assistant|photographer|illustrator|artist|producer|narrator|transcriber|researcher|strategist|animator|recruiter|lawyer|nurse|coach|expert|freelancer|proofreader|modeler|drafter)\b/i
/** The title stands at the beginning of a text. */
const TITLE_WITHIN = 4

function findTitle(statements: readonly Statement[]): string | null {
  const first = statements.slice(0, TITLE_WITHIN)
  const title = first.find(
    ({ text, heading }) =>
      heading === null && ROLE.test(text) && text.length <= profileLimits.title && !/[.!?]$/.test(text),
  )
  return title?.text ?? null
}

/** The first line of a CV is often the person's name. */
function isName({ text, heading }: Statement): boolean {
  return (
    heading === null && /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(text) && !ROLE.test(text)
  )
}

const PROJECT_HEADING =
  /\b(?:projects?|portfolio|case stud(?:y|ies)|selected work|recent work|clients?|proyectos|projets|projekte)\b/i

function isProject({ heading }: Statement, drafts: readonly Draft[]): boolean {
  return heading !== null && PROJECT_HEADING.test(heading) && drafts.some(({ kind }) => kind === 'work')
}

const CLIENT =
  /\b(?:for|at|für|para|pour|chez)\s((?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})/u

/** "Title: what, result" or "Title – what"; without such a sign the whole line is the title. */
function proposeProject(text: string): Profile['projects'][number] {
  const links = findLinks(text)
  const plain = links
    .reduce((left, { written }) => left.replace(written, ' '), text)
    .replace(/\(\s*\)|\s{2,}/g, ' ')
    .trim()
  const [, name = plain, rest = ''] = plain.match(/^([^:]{3,100}?)\s?(?::\s|\s[–—-]\s)(.+)$/u) ?? []
  const isShort = plain.length <= profileLimits.project.title
  const [title, what] = rest === '' && !isShort ? [firstWords(plain), plain] : [name, rest]
  return {
    title: title.slice(0, profileLimits.project.title).trim(),
    client: (plain.match(CLIENT)?.[1] ?? '').replace(/[.,]$/, '').slice(0, profileLimits.project.client),
    what: what.slice(0, profileLimits.project.what),
    result: '',
    url: links[0]?.url.slice(0, profileLimits.link) ?? '',
    skills: createDraft('project', plain, noVocabulary).skills.slice(0, profileLimits.project.skills),
  }
}

/** The first clause of a long line, cut between words. */
function firstWords(text: string): string {
  const [clause = ''] = text.split(/[,;(]/)
  return clause
    .slice(0, profileLimits.project.title)
    .replace(/\s\S*$/, (rest) => (clause.length > profileLimits.project.title ? '' : rest))
}

function proposeSkills(drafts: readonly Draft[]): string[] {
  const listed = drafts
    .filter(({ kind }) => kind === 'skill')
    .flatMap(({ text }) => text.split(/[,;|•·]|\s\/\s/))
    .map((item) => item.replace(/\.$/, '').trim())
    .filter((item) => item.length > 0 && item.split(/\s+/).length <= 5 && item.length <= profileLimits.skill)
  const seen = new Set<string>()
  return [...listed, ...drafts.flatMap(({ skills }) => skills)]
    .filter((skill) => {
      const key = skill.toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, profileLimits.skills)
}

function proposeLanguages(drafts: readonly Draft[]): Profile['languages'] {
  const names = new Set(
    drafts.filter(({ kind }) => kind === 'language').flatMap(({ text }) => findLanguageNames(text)),
  )
  return [...names].slice(0, 50).map((name) => {
    const choice = languageChoices.find(({ label }) => label === name)
    return choice ? { ...choice } : { value: name.toLowerCase(), label: name }
  })
}

function proposeLinks(text: string): Profile['profile_links'] {
  const urls = findLinks(text)
    .map(({ url }) => url)
    .filter((url) => url.length <= profileLimits.link)
  const find = (host: RegExp) => urls.find((url) => host.test(new URL(url).hostname)) ?? ''
  return {
    linkedin: find(/(?:^|\.)linkedin\.com$/i),
    youtube: find(/(?:^|\.)(?:youtube\.com|youtu\.be)$/i),
    twitter: find(/(?:^|\.)(?:twitter|x)\.com$/i),
  }
}

/** Cuts a text after the last line that fits. */
function cutAtLine(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), 0)) || cut
}
