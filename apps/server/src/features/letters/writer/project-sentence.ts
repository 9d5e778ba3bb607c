/**
 * Words a project of a profile as one or more sentences: what it is, for whom, and with which result (result-sentence.ts). Projects in
 * other languages than English are quoted.
 */
import { countWords, splitLine, topicStems } from '../../../platform/text.ts'
import { findSkills, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { writeDigits } from '../claims/digits.ts'
import { tellMade } from './done.ts'
import { toFirstPerson } from './first-person.ts'
import { withArticleFirst, withInnerArticles } from './inner-articles.ts'
import {
  collectsFrom,
  FAILS,
  namesWhatOthersDid,
  tellsOtherAct,
  wasMadeByLearner,
  wasMoved,
} from './made-by-others.ts'
import { isCommon } from './names.ts'
import { phrases } from './phrases.ts'
import { clientOf, nameClient } from './project-clients.ts'
import { openProject } from './project-opening.ts'
import { tellPart } from './project-parts.ts'
import { addResult, hasFigure, withSubject } from './result-sentence.ts'
import { endSentence, removeLinks } from './sentence-ends.ts'
import { joinSeries } from './series.ts'
import { languageOf } from './text-language.ts'
import { isPlainTitle } from './titles.ts'
import { isCertainDeed } from './verbs.ts'

/** Returns the described project that the text of a card was made from. */
export const findProject = (text: string, { profile }: LetterTask) =>
  profile.projects.find(
    ({ title, what }) => text.startsWith(title) && what !== '' && text.includes(what.slice(0, 40)),
  )

/**
 * Words a project. Where a verb is certain it begins with it ("For Krause I built a dispatcher board. …"); elsewhere with the
 * client and the title in the person's own words ("For Krause: shop relaunch. …"), because a wrong verb says what was not
 * done.
 */
export function projectSentence(raw: string, task: LetterTask): string | null {
  if (languageOf(raw, task) !== 'en') return null
  const project = findProject(raw, task)
  const seam = raw.indexOf(': ')
  const heading = project?.title ?? removeLinks(seam === -1 ? raw : raw.slice(0, seam))
  const sentences: string[] = []
  for (const written of splitLine(project ? project.what : seam === -1 ? '' : raw.slice(seam + 2))) {
    if (countWords(sentences.join(' ')) > MOST_WORDS) break
    const part = written.replace(PLAIN_DEED, (verb) => PAST[verb.toLowerCase()] ?? verb)
    sentences.push(
      withSubject(part) ??
        tellDeed(part, task, sentences.length === 0) ??
        tellPart(part, sentences) ??
        endSentence(withArticleFirst(removeLinks(part))),
    )
  }
  const [begin = '', ...more] = sentences
  // "38 sites to AWS" are several.
  const first = /^(?:\d+|two|three|four|five|six|several) \p{L}/iu.test(heading)
    ? begin.replace(/^It was (?=\p{L}+ )/u, 'They were ')
    : NAMES_BOT.test(heading)
      ? begin.replace(DEED_OF_BOT, 'It ')
      : begin
  if (first === '') return null
  const client = nameClient(clientOf(project, task))
  const isHelper = HELPERS.test(task.profile.title) && !MAKERS.test(task.profile.title)
  const changesExisting =
    isHelper ||
    wasMoved(first) ||
    (project !== undefined &&
      [tellsOtherAct, wasMadeByLearner].some((tells) => tells(`${project.title}. ${project.what}`)))
  // A project is finished: what the person was in it is past.
  const opened = openProject(withInnerArticles(heading), client, first.replace(/^I am (?=an? )/, 'I was '), {
    makesThings:
      MAKERS.test(task.profile.title) && !ROLE_FIRST.test(first) && !MADE_PARTS.test(project?.what ?? ''),
    isBuilt:
      !changesExisting &&
      !namesWhatOthersDid(first) &&
      !FAILS.test(heading) &&
      !FAILS.test(first) &&
      !collectsFrom(`${heading} ${first.split(/[,;:(]/)[0]}`, `${task.profile.title} ${project?.what ?? ''}`),
    changesExisting,
    keepsTitle: namesOtherTools(heading, first, task) || namesWhatIsAsked(heading, first, task),
    keepsName:
      [NAMES_NO_THING, WAS_ROLE].some((form) => form.test(first)) ||
      namesEventOrProduct(heading, project?.what ?? '', task),
    tellsDeeds: sentences.some((sentence) => /^I \p{Ll}/u.test(sentence)),
  })
  const told = [joinSeries(opened).replace(WHAT_IT_DOES, '$1 that $2'), ...more.map(joinSeries)].join(' ')
  const figures = project?.result.match(/\d[\d.,]*\d|\d/g) ?? []
  const isSaid =
    figures.length > 0 && figures.every((figure) => hasFigure(`${told} ${writeDigits(told)}`, figure))
  return project?.result && !isSaid ? addResult(told, project.result) : told
}

/** "Move old extension to Manifest V3": what was done to something */
const PAST: Record<string, string> = {
  convert: 'Converted',
  fix: 'Fixed',
  migrate: 'Migrated',
  move: 'Moved',
  replace: 'Replaced',
  rewrite: 'Rewrote',
}
const PLAIN_DEED =
  /^(?:convert|fix|migrate|move|replace|rewrite)(?= (?!(?:of|for|from|to|in|on|by|with|and|or|is|was|are|were|me|my)\b)[\p{L}\d])/iu

/**
 * Quotes a project in another language than English: its title with the client in brackets, the first sentences, and the result.
 * Null for texts of no described project.
 */
export function quoteProject(text: string, task: LetterTask): string | null {
  const project = findProject(text, task)
  if (!project) return null
  const client = clientOf(project, task)
  const sentences: string[] = []
  for (const part of splitLine(project.what)) {
    if (countWords(sentences.join(' ')) + countWords(part) > MOST_WORDS && sentences.length > 0) break
    sentences.push(endSentence(removeLinks(part)))
  }
  const heading = client === '' ? project.title : `${project.title} (${client})`
  const result = project.result === '' ? [] : [endSentence(removeLinks(project.result))]
  return [endSentence(heading), ...sentences, ...result].join(' ')
}

/** The text of a project joins its title and its client with "for", which other languages than English have no room for. */
export const withClientInBrackets = (raw: string, { profile }: LetterTask): string =>
  profile.projects.reduce(
    (text, { title, client }) =>
      client !== '' && text.startsWith(`${title} for ${client}`)
        ? `${title} (${client})${text.slice(`${title} for ${client}`.length)}`
        : text,
    raw,
  )

const MOST_WORDS = 40

/** "I built a webhook receiver, checks the signal, opens a position": what the thing does */
const WHAT_IT_DOES =
  /(\bI built an? (?:(?! that | which )[^,:.(]){3,60}), ((?:checks|collects|converts|creates|fills|finds|generates|logs|maps|merges|opens|parses|pulls|reads|scrapes|sends|shows|takes|writes) (?!and\b|per\b|of\b|for\b))/

/** "I designed and built the system from zero": only the title says which. */
const NAMES_NO_THING =
  /^I \p{L}+(?: and \p{L}+)? the (?:whole |entire |complete |new )?(?:system|app|application|platform|site|website|tool|product|project|software|solution)\b(?! (?:of|for|that|which|with|in|on) )/u
/** What "Texted 900 customers" says of a bot, the bot has done. */
const NAMES_BOT = /\b(?:bot|chatbot|robot|agent|assistant)$/i
const DEED_OF_BOT =
  /^I (?=(?:answered|asked|booked|called|chatted|greeted|messaged|qualified|reminded|replied|sent|talked|texted|traded)\b)/
/** "Lead consultant", "Lead for finance with a team of three": what the person was */
const ROLE_ALONE =
  /^(?:Lead|Sole|Main|Only|Chief)(?: \p{Ll}+)? (?:(?:consultant|developer|engineer|designer|analyst|architect|tester|trainer|writer|translator|editor)(?=[.,]?$| (?:for|on|of|in|with)\b)|for \p{L})/u
const WAS_ROLE = /^I was the (?:lead|sole|main|only|chief) /

/** The titles of those who make no things. */
const HELPERS = /\b(?:virtual assistant|data entry|recruiter|tutor|teacher)\b/i

/** The titles of those who make software. Testers and consultants have worked on what others made. */
const MAKERS =
  /^(?!.*\b(?:test\w*|QA|quality|support|consultant|trainer|analyst)\b).*(?:\b(?:developer|engineer|programmer|maker|builder|automation|python|node|data scientist|scientist|scraping|scrapers?)\b)/i
/** "I did the history endpoints", "the bootloader that a previous team had left" */
const MADE_PARTS =
  /(?:^|[.;] )(?:Rewrote|Repaired|Fixed|Debugged|Found (?:and fixed|that)) |\b(?:I|we) (?:did|rewrote|maintained?|added|extended|took over|joined|was responsible|looked after|fixed)\b|\b(?:previous|former|earlier|other) (?:team|developers?|vendor|agency|contractor)\b|\bleft unfinished\b|\bin a team of\b/i
/** "Backend developer in a team of six" */
const ROLE_FIRST = /^[^.:,]{0,40}\b(?:developer|engineer|programmer|designer|lead)\b/i

/** "Mapped three VPNs" becomes "I mapped three VPNs"; null for a fragment that names things, such as "Guide video". */
function tellDeed(part: string, { person }: LetterTask, isFirst: boolean): string | null {
  // "Translated to Java by hand" lacks its object.
  if (/^(?:Translated|Moved|Ported|Converted|Rewritten|Migrated|Rebuilt) (?:to|into|from|in) /.test(part))
    return DEED_FOLLOWS.test(part)
      ? `I ${lowerFirst(endSentence(part)).replace(' ', isFirst ? ' ' : ' it ')}`
      : `It was ${lowerFirst(endSentence(part))}`
  if (!isFirst && WAS_MADE.test(part)) return `It was ${lowerFirst(endSentence(part))}`
  if (isFirst && ROLE_ALONE.test(part))
    return `I was the ${lowerFirst(endSentence(part)).replace(/ with team of /, ' with a team of ')}`
  if (/^Used (?:\p{Lu}|(?:an?|the|my|their) \p{Ll})/u.test(part)) return `I ${lowerFirst(endSentence(part))}`
  if (/^Responsible for /.test(part)) return `I was ${lowerFirst(endSentence(part))}`
  if (MEMBER.test(part)) return `I was ${lowerFirst(endSentence(part)).replace(/^(?=member)/, 'a ')}`
  // "Ran on a small server": the work did.
  if (/^Ran (?:on (?:an?|one|the) |for |since |every |daily |nightly )/.test(part))
    return `It ${lowerFirst(endSentence(part))}`
  const [verb = '', rest = ''] = part.split(/(?= )(.*)/s)
  const isOwn = /^(?:I|I['’]\p{L}+|We|We['’]\p{L}+|My|Our)$/u.test(verb)
  const isTimed = /^(?:In|Since|During|Over|Within|After|Before|For|At|As|With) [^.:]{3,60}, (?:I|we)\b/.test(
    part,
  )
  return isOwn || isTimed || isCertainDeed(verb, rest) ? toFirstPerson(part, person) : null
}

/** "Built in Glide on their sheet", "Trained on 14 months of logs": how the thing was made, and no deed */
const WAS_MADE =
  /^(?:(?:Built|Coded|Deployed|Developed|Delivered|Hosted|Made|Packaged|Programmed|Rebuilt|Trained|Written) (?:as|entirely|for|from|in|inside|on|over|to|with)\b(?! (?:me|my)\b)|(?:Revised|Updated|Reviewed|Retrained|Tested|Refreshed) (?:after|before|every|each|in|on|twice|weekly|monthly|daily|nightly)\b)/
/** "Member of a team of four", "One of three developers" */
const MEMBER =
  /^(?:Member of (?:an?|the|their)|Part of (?:an?|the|their) team|One of (?:two|three|four|five|six|\d+)) \p{L}/u

/** "Moved to Python 3.11, replaced dead calls" */
const DEED_FOLLOWS =
  /, (?:and )?(?:replaced|added|removed|fixed|cleaned|rewrote|rebuilt|wrote|split|updated|upgraded|tested|set up|automated)\b/

/** Whether a title names tools of the post that the description does not: "Plotly components inside Retool". */
function namesOtherTools(title: string, description: string, { job }: LetterTask): boolean {
  const keysOf = (text: string) => new Set(findSkills(text).map(({ key }) => key))
  const [described, wanted] = [keysOf(description), keysOf(`${job.title}\n${job.description}`)]
  return [...keysOf(title)].some((key) => wanted.has(key) && !described.has(key))
}

/** Whether a title has a name of the post that the description lacks: "KubeCon follow-up" */
function namesEventOrProduct(title: string, description: string, { job }: LetterTask): boolean {
  const [post, described] = [`${job.title}\n${job.description}`.toLowerCase(), description.toLowerCase()]
  // A title begins with a capital, whatever its first word is.
  const names = title.match(/(?<=[ -])\p{Lu}[\p{L}\d]{3,}|^\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]+/gu) ?? []
  return (
    isPlainTitle(title) &&
    names.some((name) => {
      const low = name.toLowerCase()
      return !isCommon(low) && post.includes(low) && !described.includes(low)
    })
  )
}

/** Whether a title for which there is a verb shares a topic with the title of the post that the description lacks: "bursary application system". */
function namesWhatIsAsked(title: string, description: string, { job }: LetterTask): boolean {
  const [described, asked] = [topicStems(description), topicStems(job.title)]
  const [head = ''] = title.split(/,| \(| (?:for|of|in|on|with|from|to|by) /)
  const isOneThing = !head.endsWith('s') && tellMade(title) !== null
  return isOneThing && [...topicStems(title)].some((topic) => asked.has(topic) && !described.has(topic))
}

/** The beginning of a work that is quoted as it stands. */
export const FROM_WORK = `${phrases.en.works.one} `
/** The beginning of several works that are quoted as they stand. */
export const SOME_WORK = 'A few examples from my work: '

/** Begins a quotation of the work that fits much better than all others. */
export const CLOSEST_WORK = 'Closest to what you need: '
