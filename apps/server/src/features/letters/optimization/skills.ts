/** Proposals for the list of skills: those that the person's texts name, the order that posts ask for, and what is missing. */
import { profileLimits } from '@gigbell/contract'
import { joinList, splitSentences } from '../../../platform/text.ts'
import { displayNameOf, findSkills, normalizeSkill } from '../../jobs/index.ts'
import { type Basis, ENOUGH_POSTS, type Proposal } from './proposal.ts'
import { ENOUGH_SKILLS } from './score.ts'

/** How many skills are added at once. */
const MAX_ADDED = 5
/** How many skills that the profile does not show are named. */
const MAX_MISSING = 3
/** Clients read this many skills first. */
const FIRST = 3

/** Proposes changes of the list of skills. */
export function proposeSkills(basis: Basis): Proposal[] {
  const named = proposeNamed(basis)
  const advice = named.length > 0 ? [] : adviseMore(basis)
  return [...named, ...proposeOrder(basis), ...findMissing(basis), ...advice]
}

/** Skills that the title, the about text, a project or a confirmed fact names. */
function proposeNamed({ profile, cards, demand }: Basis): Proposal[] {
  const { title, about, skills, projects } = profile
  const texts = [
    title,
    about,
    ...projects.flatMap((project) => [project.title, project.what, project.result]),
    ...cards.filter(({ confirmed }) => confirmed).map(({ text }) => text),
  ]
  const sentences = texts.flatMap(splitSentences).filter(({ text }) => !UNCERTAIN.test(text))
  const wanted = new Map(demand.skills.map(({ key, name }) => [key, name]))
  const found = [
    ...projects.flatMap((project) =>
      project.skills.map((spelling) => ({ key: normalizeSkill(spelling), spelling })),
    ),
    ...sentences.flatMap(({ text }) => findSkills(text, wanted)),
  ]
  const listed = new Set(skills.map(normalizeSkill))
  const added: string[] = []
  for (const { key, spelling } of found) {
    if (listed.has(key) || !isName(spelling)) continue
    listed.add(key)
    added.push(nameSkill(spelling, wanted.get(key)))
  }
  const names = added.slice(0, Math.min(MAX_ADDED, profileLimits.skills - skills.length))
  if (names.length === 0) return []
  return [
    {
      kind: 'named-skills',
      field: 'skills',
      why: `Your profile mentions ${joinList(names)} but does not list ${names.length === 1 ? 'it' : 'them'}. Clients search by skills.`,
      after: [...skills, ...names],
    },
  ]
}

/** A sentence that may say the contrary, or names a wish. */
const UNCERTAIN =
  /n['’]t\b|\b(?:not|no|never|without|neither|nor|avoid|hate|instead of|rather than|except|learning|learn|want to|would like|hope to|kein\w*|nicht|ohne|sin|sans|jamais|nunca)\b/i

/** A single word in lower case is more often an ordinary word than a skill. */
const isName = (spelling: string) =>
  /\p{Lu}|\s|[+#.\d]/u.test(spelling) || displayNameOf(spelling) !== undefined

/** The usual spelling, if it differs from the person's own one by its capital letters only. */
function nameSkill(spelling: string, wanted: string | undefined): string {
  const usual = displayNameOf(spelling) ?? wanted
  return usual?.toLowerCase() === spelling.toLowerCase() ? usual : spelling
}

/** Moves the skills that most posts ask for to the front. */
function proposeOrder({ profile: { skills }, demand }: Basis): Proposal[] {
  if (demand.posts < ENOUGH_POSTS) return []
  const posts = new Map(demand.skills.map((skill) => [skill.key, skill.posts]))
  const countOf = (skill: string) => posts.get(normalizeSkill(skill)) ?? 0
  const after = skills.toSorted((one, other) => countOf(other) - countOf(one))
  const least = Math.min(...skills.slice(0, FIRST).map(countOf))
  const moved = after
    .slice(0, FIRST)
    .filter((skill) => !skills.slice(0, FIRST).includes(skill))
    .filter((skill) => countOf(skill) * 5 >= demand.posts && countOf(skill) >= least * 2)
  if (moved.length === 0) return []
  const counts = joinList(moved.map((skill) => `${countOf(skill)} name ${skill}`))
  return [
    {
      kind: 'order-of-skills',
      field: 'skills',
      why: `Of ${demand.posts} posts that fit you, ${counts}. Clients read the first skills first.`,
      after,
    },
  ]
}

/** Names what many posts ask for and the profile shows nowhere. Only the person knows whether they have it. */
function findMissing({ demand, own }: Basis): Proposal[] {
  if (demand.posts < ENOUGH_POSTS) return []
  return demand.skills
    .filter(
      ({ posts, shown, name }) =>
        !shown && posts >= 5 && posts * 100 >= demand.posts * 15 && !own.hasAll(name),
    )
    .slice(0, MAX_MISSING)
    .map(({ name, posts }) => ({
      kind: 'missing-skill',
      field: 'skills',
      why: `${posts} of ${demand.posts} posts that fit you name ${name}; your profile shows it nowhere. Add it only if you know it.`,
      after: null,
    }))
}

function adviseMore({ profile: { skills } }: Basis): Proposal[] {
  const missing = ENOUGH_SKILLS - skills.length
  if (missing <= 0) return []
  return [
    {
      kind: 'more-skills',
      field: 'skills',
      why: `You list ${skills.length === 1 ? '1 skill' : `${skills.length} skills`}. Add ${missing} more that you have: tools, languages and methods that posts mention.`,
      after: null,
    },
  ]
}
