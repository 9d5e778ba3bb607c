/**
 * Prepares what a letter can say about its writer: the sentences of the cards and facts, each with its topics and its
 * relevance. Nothing is written here that is not on a card or in a fact.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { countWords, joinList, topicStems } from '../../../platform/text.ts'
import { normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { readCards } from '../evidence/cards.ts'
import { readStyleWishes } from '../notes/style.ts'
import { nameClientFirst } from './client-context.ts'
import { findHeading, isHeadingOfNext, tellEntry } from './entries.ts'
import { addFollowUps, findFollowUps, isListed } from './follow-ups.ts'
import { nameForeignTools } from './foreign-tools.ts'
import { joinProjects } from './joined-projects.ts'
import { isWorkForClient } from './labelled-clients.ts'
import { putRelevantFirst } from './lists.ts'
import { splitFacts } from './named-works.ts'
import { writeNames } from './names.ts'
import {
  GOES_ON,
  REFERS_AFTER_LABEL,
  REFERS_TO_DEED,
  REFERS_TO_OTHERS,
  TYPICAL_WORK,
} from './passage-openings.ts'
import { joinPassages, OF_PRACTICE } from './passages.ts'
import { describesUsualWork, mayTellAge } from './past-work.ts'
import { phrases } from './phrases.ts'
import { ANY_WORK, removeRepeated } from './same-work.ts'
import { withoutCrossReference, withoutPeriod } from './sentence-ends.ts'
import { type Statement, toStatement } from './statement.ts'
import { isForeign, languageOf } from './text-language.ts'

/** Everything that a letter can say about the person, the most relevant first. */
export interface Material {
  /** Sentences about work and projects. */
  work: Statement[]
  /** Those that the person has chosen for the letter; none if the writer chooses. */
  chosen: Statement[]
  /** The work that the person wishes before all others. */
  wishedFirst: Statement | undefined
  /** Certificates that have something in common with the post, as sentences. */
  credentials: string[]
  /** The facts of the additional information, in their order. */
  facts: Statement[]
  /** The cards of one kind, in the order of the profile. */
  ofKind(kind: EvidenceCard['kind']): EvidenceCard[]
  /** The names of the skills that the profile names, by key. */
  skills: Map<string, string>
}

/** Reads the material of a task. */
export function prepareMaterial(task: LetterTask): Material {
  const cards = task.cards.map(({ card }) => card)
  const wishes = readStyleWishes(task.notes)
  const noted = splitFacts(task)
  const focus = topicStems([...wishes.focus, ...noted.namedWorks].join(' '))
  const commons = new Map(task.cards.map((one) => [one.card.text, one.common]))
  const isWithdrawn = withdrawnFrom(task)
  const work = task.cards.flatMap(({ card, common: own }) => {
    if (card.kind !== 'work' && card.kind !== 'project' && !isSkillSentence(card)) return []
    if (
      RATE.test(card.text) ||
      SPEAKS.test(card.text) ||
      QUOTED.test(card.text) ||
      CONDITION.test(card.text) ||
      DEGREE.test(card.text) ||
      MANNER.test(card.text) ||
      ORIGIN.test(card.text) ||
      REFERS_TO_DEED.test(card.text) ||
      mayTellAge(card.text) ||
      needsContext(card.text, task.profile.about) ||
      isHeadingOfNext(card.text, task.profile.about) ||
      isDetail(card.text, task)
    )
      return []
    const isInText = task.options.language === 'en' && card.kind === 'work'
    const followUps = isInText
      ? findFollowUps(card.text, task.profile.about).filter(
          (one) => !isForeign(one, task) && !isWithdrawn(one),
        )
      : []
    const heading = isInText ? findHeading(card.text, task.profile.about) : null
    const common = joinCommon([
      own,
      ...(heading === null ? [] : [commons.get(heading) ?? commons.get(`${heading}.`)]),
      ...followUps.map((text) => commons.get(text) ?? commons.get(text.replace(/\.$/, ''))),
    ])
    const entry = heading === null ? null : tellEntry(heading, card.text)
    const statement =
      nameForeignTools(card, task) ??
      (entry === null ? null : toStatement(entry, card, task)) ??
      toStatement(putRelevantFirst(withoutOwner(card.text, task), common, task.options.language), card, task)
    if (
      !statement ||
      countWords(statement.text) < LEAST_WORDS ||
      SINCE_VERSION.test(statement.text) ||
      TYPICAL_WORK.test(card.text) ||
      PLACE.test(statement.text) ||
      NO_THING.test(statement.text)
    )
      return []
    if (card.kind === 'work' && DENIES_ONLY.test(statement.text)) return []
    // A self-description in another language is no example, nor is a fragment: "Consultante Odoo depuis 2017".
    const isExample = statement.hasFigure && countWords(card.text) >= LEAST_OF_FOREIGN
    if (isForeign(card.text, task) && !isExample && card.kind !== 'project') return []
    const asked = [...focus].filter((topic) => statement.topics.has(topic)).length
    const factor =
      (statement.hasFigure ? 1.25 : 1) *
      (statement.url ? 1.1 : 1) *
      (isGeneral(statement) ? (countWords(statement.text) < 8 ? 0.05 : 0.35) : 1) *
      (task.profile.title.startsWith(card.text.replace(/[.]$/, '')) ? 0 : 1) *
      (/^We\b/.test(statement.text) ? 0.7 : 1) *
      (ON_THE_SIDE.test(statement.text) ? 0.2 : 1) *
      (YEARS_OR_DEGREE.test(statement.text) ? 0.5 : 1) *
      (task.options.language === 'en' &&
      describesUsualWork(statement.text) &&
      !ABOUT_ONESELF.test(statement.text)
        ? OF_PRACTICE
        : 1) *
      (speaksAgainst(statement.text, task) ? 0.2 : 1)
    const parts = new Map([...common].map(([part, weight]) => [part, weight * factor]))
    if (asked > 0) parts.set('wished', asked * 15)
    return [
      {
        ...statement,
        text: withoutCrossReference(
          addFollowUps(nameClientFirst(statement.text, card.text, task), followUps),
        ),
        followUps,
        common: parts,
        weight: [...parts.values()].reduce((sum, part) => sum + part, 0),
      },
    ]
  })
  const skills = new Map<string, string>()
  for (const name of [...task.profile.skills, ...cards.flatMap((card) => card.skills)]) {
    const key = normalizeSkill(name)
    if (!skills.has(key)) skills.set(key, name)
  }
  const works = putFirst(
    removeRepeated(
      joinProjects(joinPassages(withoutForeign(work, task), task), task).sort((a, b) => b.weight - a.weight),
    ),
    wishes.first,
  )
  return {
    work: works,
    chosen: findChosen(works, task),
    wishedFirst: wishes.first.length > 0 && works[0]?.common.has('wished') ? works[0] : undefined,
    credentials: task.options.language === 'en' ? task.cards.flatMap(readCredential) : [],
    facts: withoutForeign(
      noted.others.flatMap((fact) => toStatement(writeNames(fact, task), null, task) ?? []),
      task,
      work,
    ),
    ofKind: (kind) =>
      ownFieldsFirst(cards, task).filter((card) => card.kind === kind && !SAYS_NONE.test(card.text)),
    skills,
  }
}

/** Tells of the sentences of the about text which the person has switched off or corrected: those that are no cards of the task. */
function withdrawnFrom({ cards, profile }: LetterTask): (sentence: string) => boolean {
  const left = new Set(cards.map(({ card }) => withoutPeriod(card.text)))
  let all: Set<string> | undefined
  return (sentence) => {
    const text = withoutPeriod(sentence)
    if (left.has(text)) return false
    all ??= new Set(readCards(profile).map((card) => withoutPeriod(card.text)))
    return all.has(text)
  }
}

/** Puts the work that the person wishes first before all others. */
function putFirst(work: readonly Statement[], wished: readonly string[]): Statement[] {
  const topics = [...topicStems(wished.join(' '))].filter((topic) => !ANY_WORK.has(topic))
  const meant = ({ topics: own }: Statement) => topics.filter((topic) => own.has(topic)).length
  const [first] = [...work].sort((a, b) => meant(b) - meant(a))
  if (!first || meant(first) === 0) return [...work]
  const most = Math.max(...work.map(({ weight }) => weight))
  const missing = Math.max(0, most * FIRST - first.weight)
  const common = new Map([...first.common, ['wished', (first.common.get('wished') ?? 0) + missing] as const])
  return [{ ...first, common, weight: first.weight + missing }, ...work.filter((one) => one !== first)]
}
/** So much more than the strongest other one weighs what the person wishes first, with the share of a described project. */
const FIRST = 1.4
/** In words: "I scrape." says too little. */
const LEAST_WORDS = 3
/** "I have used Django since 1.6, so about 11 years.": the introduction says how long. */
const SINCE_VERSION = /^I have used [^,]{2,30} since \d[\d.]*, so [^.]{3,30} years\.?$/
/** In words. */
const LEAST_OF_FOREIGN = 6

/** Finds the statements about the works that the person has chosen, in the order of the choice. */
function findChosen(work: readonly Statement[], { cards, options }: LetterTask): Statement[] {
  const found = options.works.flatMap((id) => {
    const text = withoutPeriod(cards.find(({ card }) => card.id === id)?.card.text ?? '')
    const isAboutIt = ({ card, projects = [], followUps }: Statement) =>
      card?.id === id || projects.includes(id) || (text !== '' && followUps.some((own) => own.includes(text)))
    return work.find(isAboutIt) ?? []
  })
  return [...new Set(found)]
}

/** Sentences in another language are quoted where no work is described in the language of the letter. */
function withoutForeign(statements: Statement[], task: LetterTask, all = statements): Statement[] {
  const isOwn = ({ text }: Statement) => !isQuoted(text, task)
  const describesWork = (one: Statement) => one.kind === 'project' || one.hasFigure || one.isPassage === true
  return all.some((one) => isOwn(one) && describesWork(one)) ? statements.filter(isOwn) : statements
}

const isQuoted = (text: string, { options: { language } }: LetterTask) =>
  (['en', 'de', 'fr', 'es'] as const).some((from) => text.startsWith(phrases[language].inOtherLanguage(from)))

/** "CKA", "AZ-204", "Scrum Master (PSM I)", but not "renewed 2024" and "Deutsch/Englisch" */
const CERTIFICATE =
  /^(?:\p{Lu}[\p{Lu}\d-]+|(?:\p{Lu}\S* )+(?:Professional|Associate|Expert|Developer|Administrator|Master|Practitioner|Specialty))(?: \([^)]*\))?$/u

/** "I am a Microsoft Certified Trainer since 2018" */
const IS_CERTIFIED =
  /^I(?: am|['’]m) an? (?:\p{Lu}\S* ){1,3}[Cc]ertified (?:(?!who|that|and|with|for|in|of)\p{L}\S* ?){1,6}(?:\([^)]{2,12}\))?(?: ?since (?:19|20)\d\d)?$/u

const NAMES_PERSON =
  /\b(?:Administrator|Developer|Architect|Engineer|Consultant|Trainer|Analyst|Practitioner|Master|Specialist|Expert|Manager|Professional|Scientist|Designer|Examiner|Auditor|Accountant|Planner|Translator|Tester|Instructor|Technician)\b/

/** "AWS Certified Security – Specialty (exam booked for June)" */
const NOT_HELD =
  /\b(?:expired|lapsed|until|valid to|planned|planning|booked|in progress|ongoing|pending|preparing|exam|studying|not|no longer|next)\b/i

/** "Certified Data Analyst (PL-300)" and "AWS Certified Developer, CKA", if the post names their subject. */
function readCredential({ card, common }: LetterTask['cards'][number]): string[] {
  const text = withoutPeriod(card.text)
  const isNamed = [...common.keys()].some((part) => !part.startsWith('word '))
  if (!isNamed || countWords(text) > 14) return []
  if (IS_CERTIFIED.test(text)) return [`${text.replace(/^I(?: am|['’]m) (?=.* since \d)/, 'I have been ')}.`]
  if (card.kind !== 'education') return []
  if (/^Certified \p{Lu}/u.test(text))
    return [NAMES_PERSON.test(text) ? `I am a c${text.slice(1)}.` : `I am certified in ${text.slice(10)}.`]
  const [first = '', ...more] = text.split(/, (?![^(]*\))/)
  if (!/^(?:\p{Lu}\S* ){1,3}Certified\b/u.test(first) || NOT_HELD.test(text)) return []
  if (!more.every((one) => CERTIFICATE.test(one))) return []
  if (/ Certified$/.test(first))
    return [`I am ${first}${more.length > 0 ? ` and hold ${joinList(more)}` : ''}.`]
  const article = /^(?:[AEIO]|[FHLMNRSX]\p{Lu})/u.test(first) ? 'an' : 'a'
  const since = / since (?:19|20)\d\d$/.test(first) ? 'have been' : 'am'
  const others = more.length > 0 ? ` and hold ${joinList(more)}` : ''
  if (/ Certified: /.test(first)) return [`I ${since} ${first}${others}.`]
  // "AWS Certified Data Analytics – Specialty" names no person.
  if (!NAMES_PERSON.test(first))
    return [`I hold the ${first.replace(/ since (?:19|20)\d\d$/, '')} certificate.`]
  return [`I ${since} ${article} ${first}${others}.`]
}

const REFERS_BACK =
  /^(?:I \p{Ll}+ )?the whole (?:thing|lot)\b|^for the last (?:two|three|four|five|six|seven|eight|nine|ten) (?!years|months|weeks)|^after the \p{L}+ I\b|^\d(?!\d*\+? years\b)|^before that\b(?!,? I\b)|^(?:the )?day job\b|^(?:I )?\p{L}+ed (?:\S+ ){1,3}for it:|\bon top of (?:those|these|that)\b|^(?:it|its|they|their|that|these|the|this|reason|cause)\b|^(?:\S+ ){0,6}(?:them\b|there\b(?! (?:is|are|was|were)\b))|^(?:\S+ ){1,4}(?:good|fine|right|made|useful) for (?:that|this)\b|\bsince then\b|\b(?:is|are) the (?:second|third|other) (?:part|half|thing)\b|\b(?:half|part|most|some|all|none) of (?:that|this|it|those|these)\b|^(?:In \S+ \S+ )?(?:I )?\S+(?: \S+){0,3} (?:it|its|his|him|her)\b/iu

/**
 * "1,900 USD a month saved" and "I set up tests there" refer to the sentence before in the same line; later in a sentence,
 * "there" refers to what it has named itself.
 */
function needsContext(text: string, about: string): boolean {
  if (REFERS_AFTER_LABEL.test(text)) return true
  if (![REFERS_BACK, REFERS_TO_OTHERS, GOES_ON].some((sign) => sign.test(text))) return false
  const at = about.indexOf(text)
  const [line = ''] = about
    .slice(Math.max(0, at - 300), Math.max(0, at))
    .split('\n')
    .slice(-1)
  return at > 0 && /\p{L}{3}.*[.!?;:]\s*$/u.test(line)
}

/** "I led its migration" in a list refers to a line before, which the letter may leave out. */
function withoutOwner(text: string, task: LetterTask): string {
  const isOfText = languageOf(text, task) === 'en' && isListed(text, task.profile.about)
  return isOfText ? text.replace(/^((?:I )?\p{Ll}+ )(?:its|their) (?=\p{Ll})/iu, '$1the ') : text
}

/**
 * "JWT login, Prosody tuned by hand": a fragment in the middle of a paragraph is a detail of what stands before it, and says
 * little alone. English only.
 */
function isDetail(text: string, task: LetterTask): boolean {
  const { about } = task.profile
  const at = about.indexOf(text)
  if (at <= 0 || languageOf(text, task) !== 'en' || findHeading(text, about) !== null) return false
  const before = about.slice(Math.max(about.lastIndexOf('\n', at - 1) + 1, at - 300), at)
  // "Sass, vanilla JavaScript, and the data comes from a server that a friend wrote, I only fetch"
  const own = text.replace(/, (?:and )?I (?:only|just) .*$/s, '')
  return /\p{L}{3}.*[.!?]["”)]?\s*$/u.test(before) && NAMES_PARTS.test(text) && !TELLS_OWN_WORK.test(own)
}

/** "JWT login, Prosody tuned by hand, Prometheus exporter" */
const NAMES_PARTS = /^(?!\d)[^,.:]{2,60}(?:, [^,.]{2,80}){2}/
/** A sentence about what the person did, or for whom. */
const TELLS_OWN_WORK =
  /\b(?:I|we|my|our|for|since|recently|daily)\b|^(?:At|In|With) \S|^[^.:]{3,80}: \S|^\p{L}+(?:ed|t) (?:an?|the|\d|two|three)\b|\b(?:has|have|is|are|was|were) /iu

/** The rate and the availability of their own fields come before those that the about text may state. */
function ownFieldsFirst(
  cards: EvidenceCard[],
  { profile: { rate, availability } }: LetterTask,
): EvidenceCard[] {
  const own = [rate ? `${rate.amount} ${rate.currency} per ${rate.per}` : '', availability].filter(
    (text) => text !== '',
  )
  return [
    ...cards.filter(({ text }) => own.includes(text)),
    ...cards.filter(({ text }) => !own.includes(text)),
  ]
}

/** Everything that one of them has in common with the post. */
function joinCommon(all: (ReadonlyMap<string, number> | undefined)[]): Map<string, number> {
  const joined = new Map<string, number>()
  for (const common of all)
    for (const [part, weight] of common ?? []) joined.set(part, Math.max(joined.get(part) ?? 0, weight))
  return joined
}

/** "2022, as freelancer already: …", "da nang. Scraper since 2017": a year or a place is no work. */
const NO_THING =
  /^My work includes (?:(?:19|20)\d\d\b|(?:\p{L}+ ?){1,2}\. \p{Lu}\p{Ll}+ since (?:19|20)\d\d)/u
/** How well somebody speaks a language is no evidence of work. */
const SPEAKS = /^My (?:English|Spanish|German|French|written English|spoken English)\b/
/** What clients can order is no work done. */
const CONDITION = /\bif (?:you (?:want|need|like|wish)|needed|required|wanted)\b|^If \p{L}/iu
/** "How: the exchange's own interface, Playwright as a last resort" is no work. */
const MANNER = /^how: /i
/** "BS Computer Science, Cebu, 2018" */
const DEGREE =
  /^(?:B\.?Sc\b|M\.?Sc\b|B\.S\.|M\.S\.|MBA\b|Ph\.?D\b|Bachelor\b|Master(?:['’]s)? (?:of|in|degree)\b|Diploma (?:in|of)\b|(?:BS|MS|BA|MA) (?:in |\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,))(?!.*\b(?:I|we)\b)/u
/** "Born in Izmir, Turkish is my mother tongue" is no work. */
const ORIGIN = /^(?:Born|Raised|Grew up)(?: and \p{Ll}+)? (?:in|near)\b/u
/** What clients say means little without its heading. */
const QUOTED = /^["“‘']/

/** "Certification: none, I learned by doing" */
const SAYS_NONE = /^(?:none|n\/a|no)\b[,.;]?(?= I\b|$)/i

/** Where somebody lives is a term too. */
const PLACE = /^I (?:am (?:based|located) (?:in|at)|live in)\b/

/** "I'm not a data scientist and I don't train models.": a post that demands it is answered in denial.ts. */
const DENIES_ONLY =
  /^I(?:['’]m| am) not? (?!(?:only|just)\b)(?!.*\b(?:but|only|just|instead|although|rather)\b)[^.;:\d]*[.!]?$/iu

/** What somebody does besides their work. */
const ON_THE_SIDE =
  /^On (?:Sun|Satur)days,? I (?!teach|work|am\b|build|write|take)|^(?:(?:Other|Side) (?:things|stuff|projects?|jobs?|work)|On the side|In my (?:free|spare) time|Outside (?:of )?work|After hours|Privately|Else(?:where)?(?=:)|Before \p{L}+(?: \p{L}+)?(?=:))\b/iu

/** "I hold a degree in statistics and have worked with time series for ten years" says less than a work. */
const YEARS_OR_DEGREE =
  /^I (?:hold|have) an? [^.]{3,60}\b(?:degree|diploma)\b|^I have (?:also )?worked (?:with|in|as|on) [^.]{3,60} (?:for|since) /i

/** What states a price is a term, and no evidence. */
const RATE =
  /\b(?:hourly|daily|day) rate\b|\bfixed price\b|\b(?:USD|EUR|GBP|euros?|dollars?)\s?(?:per|\/|an?) ?(?:hour|word|page|day)\b|[$€£]\s?\d[\d.,]*\s?(?:per|\/|an?) ?(?:hour|word|page|h\b)|^(?!.*\b(?:I|we|saved|cut|less|down|fell)\b)(?:.*\bcents (?:a|per) \p{Ll}|\d[\d.,]* (?:usd|eur|gbp|dollars|euros|pounds) (?:for|an?|per) )/iu

/** A list of skills in a sentence: "I deploy with Docker and GitHub Actions". */
function isSkillSentence({ kind, text }: EvidenceCard): boolean {
  return (
    kind === 'skill' &&
    countWords(text) > 4 &&
    /^(?:I|We|\p{Lu}\p{Ll}+(?:ed|s|ing)?) /u.test(text) &&
    /\b(?:with|on|in|for|to)\b/.test(text)
  )
}

/** "Tools I know well: …" */
const TOOLS = /^(?:tools|skills|technolog(?:y|ies)|software|stack|tech stack)\b[^:.]{0,40}:/i

/** "I am a developer with eight years" is what a person usually is, and fits where nothing else does. */
const ABOUT_ONESELF = /^I(?: am|['’]m)\b/

/** "Where I’m strongest: Symfony with PostgreSQL" */
const STRENGTHS =
  /^(?:where I(?: am|['’]m) (?:strongest|best)|what I (?:do|know) best|my (?:main )?strengths?)\b/i

/** "Geospatial: ArcGIS, Cesium, GDAL, tiles." */
const LABELLED_LIST = /^[^:.]{3,40}: (?:(?!.* for (?:an?|the|my) )[^,:;.]{2,50}, ){2,}[^,;:]{2,60}$/i

/** A sentence that only names a role or years: it fits every post of the trade, and says little. */
function isGeneral({ text, hasFigure }: Statement): boolean {
  if (/^(?:My name is|Hi|Hello)\b|^I(?: am|['’]m) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,/u.test(text)) return true
  if (TOOLS.test(text) || STRENGTHS.test(text)) return true
  if (LABELLED_LIST.test(text) && !isWorkForClient(text) && !hasFigure) return true
  return (
    /^I(?: am|['’]m) (?:good|at home|comfortable|familiar|fluent|experienced) (?:with|in)\b|^I (?:know|use) (?:[\w.+#() ]+, ){3}|^I (?:am an?|am (?:\p{L}+ ){1,3}(?:developer|engineer|designer|analyst|tester|writer|translator|editor|programmer|architect|specialist|expert|consultant)\b|have (?:over |more than )?[\d\w+]+ years|specialize|specialise|work with|focus)\b/iu.test(
      text,
    ) && !(hasFigure && countWords(text) > 18)
  )
}

/** "Small firms who need no Kubernetes" is the wrong evidence for a client who wants it. */
function speaksAgainst(text: string, { job }: LetterTask): boolean {
  const [, tool] = text.match(/\b(?:no|gave up|stopped using) (\p{Lu}[\p{L}\d+#]+)/u) ?? []
  return tool !== undefined && `${job.title}\n${job.description}`.includes(tool)
}
