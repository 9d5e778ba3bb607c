/** Begins the description of a project: what it is and for whom, with a verb where one is certain. English only. */
import { countWords, joinList, topicStems } from '../../../platform/text.ts'
import { articleFor, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { isBuilt, startLower, tellBuiltThing, tellMade, tellProjectMade } from './done.ts'
import { isUncounted } from './inner-articles.ts'
import { FAILS, NAMES_REVIEW } from './made-by-others.ts'
import { tellChange, tellMove } from './moves.ts'
import { isCommon, startsWithCapitals } from './names.ts'
import { withArticle, withDescription } from './project-clients.ts'
import { isLikeSentence, isPlainTitle, namesSeveral, tellFinished, tellWorkedOn } from './titles.ts'
import { PLURAL_ACTS, tellsWork } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** How a project may be opened: with a verb for the thing it names, and without its title. */
export interface Opening {
  /** Whether the person makes software, and was not one of several people. */
  makesThings: boolean
  isBuilt: boolean
  /** Whether the person has moved, repaired or rebuilt what others had made, taught them to make it, or makes no things at all. */
  changesExisting: boolean
  keepsTitle: boolean
  /** Whether the title says what the first sentence does not: a name of the post, or what "the system" is. */
  keepsName: boolean
  /** Whether a sentence of the description says what the person did. */
  tellsDeeds: boolean
}

/** Words the title, the client and the first sentence of a project. `first` is a sentence or a fragment of its description. */
export function openProject(
  title: string,
  client: string,
  first: string,
  { makesThings, isBuilt, changesExisting, keepsTitle, keepsName, tellsDeeds }: Opening,
): string {
  const named = topicStems(title)
  // A description may begin with the name of the client.
  const [clientWord = ''] = client.split(/[ ,(]/)
  const inSentence = (text: string) =>
    /^\p{Lu}/u.test(clientWord) && text.startsWith(`${clientWord} `)
      ? text
      : `${tellsWork(text.split(' ')[0] ?? '') && DOES.test(text) ? 'it ' : ''}${PAST_FIRST.test(text) ? lowerFirst(text) : startLower(text)}`
  const [titleHead = ''] = title.split(/,| \(/)
  if (client !== '' && client.startsWith(titleHead)) {
    const built = tellProjectMade(first, makesThings)
    return built && isBuilt ? `For ${withDescription(client)} I ${built}` : `For ${client}: ${first}`
  }
  const [clientHead = ''] = client.split(/,| \(/)
  // "Soko Haraka, a courier": the name says more than the title that has "courier", too.
  const known =
    client === '' ||
    (startsWithCapitals(clientHead)
      ? title.toLowerCase().includes(clientHead.split(' ')[0]?.toLowerCase() ?? '')
      : namesKind(title, client))
  const forClient = known ? '' : `For ${withDescription(client)} `
  // "Tax advisor for freelancers" may be a program.
  if (ROLE_TITLE.test(title) && isPlainTitle(title) && tellsDeeds)
    return `${forClient}I was the ${startLower(title)}. ${first}`
  if (/^I /.test(first)) {
    if (client !== '' && !first.includes(client)) {
      const named = withDescription(client).replace(/,$/, '')
      return `For ${named}${keepsName && !/[()]/.test(named) ? ` (${startLower(title)})` : ''}, ${first}`
    }
    if (countWords(first) > 6) return first
  }
  if (ACT_OF.test(first) && !/ (?:was|were|is|are|had|failed|took)\b/.test(first.split(/[,;:.]/)[0] ?? ''))
    return `${forClient}I worked on the ${startLower(first)}`
  // "Recruiter side panel", described as "Side panel which reads pages", is named once.
  const [, begin = ''] = first.match(/^(\p{Lu}\p{Ll}+ \p{Ll}+) (?:that|which|with|for|of|to|in|on)\b/u) ?? []
  if (begin !== '' && isPlainTitle(title) && title.toLowerCase().endsWith(` ${begin.toLowerCase()}`))
    return `${forClient}I worked on ${withArticle(startLower(first))}`
  const turned = tellTurned(first)
  if (turned && client !== '') return `For ${withDescription(client)} I ${turned}`
  const finished = tellFinished(title)
  if (finished) return `${forClient}I ${finished}: ${inSentence(first)}`
  // "Agronomists upload a spreadsheet" is about those who use the thing.
  const isOfUsers = /^It /.test(first) || PLURAL_ACTS.test(first)
  const done = isBuilt && !isOfUsers ? tellProjectMade(first, makesThings) : null
  if (FAILS.test(title))
    return `${forClient}I worked on ${withArticle(startLower(title))}: ${inSentence(first)}`
  const isLost =
    (NAMES_REVIEW.test(title) && done?.startsWith('built ')) ||
    // "74 pages on ingestion" does not say that they are a handbook.
    (/^worked on \d/.test(done ?? '') && isPlainTitle(title))
  const made = isLost ? null : done
  const isNamed = [...topicStems(first)].some((topic) => named.has(topic))
  const moved =
    tellMove(title) ??
    tellChange(title) ??
    (isPlainTitle(title)
      ? (tellMadeTitle(title, changesExisting) ??
        (isBuilt && makesThings && !WORKED_ON.test(first) ? tellBuiltThing(title) : null))
      : null)
  if (made && !keepsTitle && (isNamed || client !== '' || named.size === 0))
    return client === '' ? `I ${made}` : `For ${withDescription(client)} I ${made}`
  const relocated = tellRelocated(title, first)
  if (relocated) return `${forClient}I ${relocated}`
  if (moved) {
    if (/^(?:It was|They were) moved/.test(first)) return `${forClient}I ${moved}. ${first}`
    if (/^It /.test(first)) return `${forClient}I ${moved}: ${lowerFirst(first)}`
    const isFragment =
      tellMove(title) === null && !isWholeSentence(first) && !/^(?:I|We|My|Our|The|This)\b|:/.test(first)
    return `${forClient}I ${moved}${joinDescribed(first) ?? (isFragment ? (listParts(first) ?? `: ${inSentence(first)}`) : `. ${first}`)}`
  }
  const asNamed = tellWorkedOn(title)
  const worked = (changesExisting ? asNamed?.replace(/^built /, 'worked on ') : asNamed) ?? null
  const isAboutThing = /^It /.test(first)
  const acted = first.match(THE_CLIENT_DID)?.[1]
  if (acted && !known) return `${upperFirst(withDescription(client))} ${acted}`
  if (worked && !isAboutThing && OWN_SENTENCE.test(first))
    return client === '' ? first : `For ${withDescription(client).replace(/,$/, '')}: ${inSentence(first)}`
  if (worked && !isAboutThing) {
    const told = worked
      .replace(ONE_THING, withOwnArticle)
      .replace(ACRONYM, (_, name: string) => `worked on ${articleFor(name)} ${name}`)
    return `${forClient}I ${told}${joinDescribed(first) ?? (/:/.test(first) || isWholeSentence(first) ? `. ${upperFirst(first)}` : (listParts(first) ?? `: ${inSentence(first)}`))}`
  }
  const isCoined = /^\p{Lu}[\p{L}\d-]+$/u.test(title) && !isCommon(title) && !isUncounted(title)
  const isActivity = /^\p{Lu}\p{Ll}+$/u.test(title) && isUncounted(title)
  if (forClient !== '' && (isCoined || isActivity) && !/[:?!]/.test(first) && !/^(?:It|I) /.test(first))
    return `${forClient}I worked on ${isActivity ? lowerFirst(title) : title}: ${inSentence(first)}`
  if (forClient !== '' && !/[:?!]/.test(title + first) && !/^(?:It|I) /.test(first))
    return `${forClient}I worked on the project “${title}”: ${inSentence(first)}`
  if (worked && isAboutThing && !namesSeveral(title))
    return `${forClient}I ${worked.replace(ONE_THING, withOwnArticle)}: ${lowerFirst(first)}`
  const isSingle = /^\S+$/.test(title)
  if (forClient === '' && (isSingle || HAS_OWN_END.test(title)) && !title.includes(':')) {
    const name = isSingle ? title : `“${title}”`
    return /^(?:It|I) /.test(first) || isWholeSentence(first)
      ? `One of my projects is ${name}. ${first}`
      : `One of my projects is ${name}${/^An? /.test(first) ? ', ' : ': '}${inSentence(first)}`
  }
  if (forClient !== '' && isPlainTitle(title) && /:/.test(first) && !isSingle && !/^(?:It|I) /.test(first))
    return `${forClient}I worked on the project “${title}”. ${first}`
  // "Amazon price drop alerts", which "watches 45,000 pages"
  if (forClient !== '' && isPlainTitle(title) && namesSeveral(title) && /^It /.test(first))
    return `${forClient}I worked on ${startLower(title)}. ${first}`
  const isQuotedTitle = /[:?!]/.test(title) || isSingle || isLikeSentence(title)
  const label = isQuotedTitle ? `“${title}”` : title
  return `${forClient === '' ? ONE_PROJECT : isQuotedTitle ? `${forClient}I worked on ` : `For ${client}: `}${label}${HAS_OWN_END.test(title) ? '' : '.'} ${first}`
}

/** Whether a title says what kind of client a project was for: "Price comparison for tool shops", but not "Pet food prices" of a pet shop. */
function namesKind(title: string, client: string): boolean {
  const ofClient = topicStems(client)
  const sharesWith = (text: string) => [...topicStems(text)].filter((topic) => ofClient.has(topic)).length
  const [, user = ''] = title.match(/ (?:for|of|at) (.+)$/) ?? []
  return sharesWith(user) > 0 || sharesWith(title) > 1
}

/** A thing that others had made was not built, whatever the title names. */
const tellMadeTitle = (title: string, changesExisting: boolean): string | null => {
  const made = tellMade(title)
  return changesExisting && made?.startsWith('built ') ? null : made
}

/** "Ticketing platform on ECS" that was "moved from one box to Fargate" was built by others; null for other projects. */
function tellRelocated(title: string, first: string): string | null {
  const [, verb, way] = first.match(/^It was (moved|migrated|ported) ((?:from|off) .*)$/su) ?? []
  const [thing = ''] = title.split(/ (?:on|to|in|from|with|for) /)
  const isThing = isPlainTitle(title) && tellMove(title) === null && countWords(thing) > 1
  return verb && isThing && !NAMES_ACT.test(thing) ? `${verb} ${withArticle(startLower(thing))} ${way}` : null
}
const NAMES_ACT =
  /(?:s|ing)$|\b(?:migration|move|upgrade|review|audit|rescue|clean-?up|redesign|rework|automation)\b/i

/** "Yii2 CRM: quotes, invoices" says first what the thing is, "Script that assigns findings: rules first" what it does; null for other texts. */
function joinDescribed(first: string): string | null {
  const [, kind = '', rest = ''] = first.match(/^((?:[^:.,;()“”]|\.(?=\p{L})){3,36}): (\S.*)$/su) ?? []
  if (isThing(kind) && countWords(kind) <= 4 && !/ (?:for|that|which|with|by) /.test(kind))
    return ` (${kind}): ${/^\p{Lu}\p{Ll}/u.test(rest) ? startLower(rest) : rest}`
  const [, thing = '', link = ''] =
    first.match(/^((?!An? |The )(?:[\p{L}\d+#-]+ ){1,3})(that|which|I (?:made|wrote|built)) /u) ?? []
  const isDescribed = isThing(thing.trim()) && (link.startsWith('I') || first.includes(':'))
  return isDescribed ? `, ${withArticle(startLower(first))}` : null
}

/** What is built, and what only such a description calls a work. */
const isThing = (name: string) => isBuilt(name) || /\b(?:CRM|element|ERP|program|worker)$/i.test(name)

/** "parts list, rent per week, PDF quote" are parts of the thing before them; null for what is no plain list. */
function listParts(first: string): string | null {
  const items = first.replace(/[.\s]+$/, '').split(/, (?!\d{3}(?!\d))/)
  const isPlain =
    items.length > 1 &&
    !/[;:()“”"]|->|→|\b(?:then|served|delivered|and|to|with|from|it|its|their)\b|\d{2,}/.test(first) &&
    items.every((item) => countWords(item) <= 4 && !/^\p{L}+(?:ed|ing)\b/iu.test(item))
  return isPlain ? `, with ${joinList([startLower(items[0] ?? ''), ...items.slice(1)])}.` : null
}

/** "Which Bird?" */
const HAS_OWN_END = /[?!]$/

/** "Subcontracted MCT for public classes" begins with no name. */
const PAST_FIRST = /^\p{Lu}\p{Ll}{2,}ed /u

/** "Queries X for a list of phrases": what the thing does, without its subject */
const DOES =
  /^\p{Lu}\p{Ll}+s (?:\p{Lu}\S* |an?\b|the\b|all\b|each\b|every\b|for\b|from\b|\d|\p{Ll}+s\b|\p{Ll}+ (?:to|from|for|into|in|on|with|and)\b)/u

/** "Performance tests of the player", "Monthly maintenance": not what builds a thing */
const WORKED_ON =
  /\b(?:tests?|tested|testing|reviews?|audits?|maintenance|maintain\p{Ll}*|support|bugs?|fix\p{Ll}*|updates?|security|faster|ported|tickets closed)\b/iu
/** "Outside architect for an investor portal" */
const ROLE_TITLE =
  /^(?:(?!for |of |junior |password |virtual )[\p{L}-]+ ){0,2}(?:architect|consultant|advisor|adviser|coach|administrator|product owner|project manager|team lead|tech lead) (?:for|of|on|at|in) /iu
/** "Gradual rebuild of an old system into Laravel" */
const ACT_OF =
  /^(?:\p{Lu}\p{Ll}+ (?:and )?)?(?:re-?build(?:ing)?|completion|replacement|introduction|extension|expansion|consolidation|renewal|modernization|automation|takeover) of (?:an?|the|all|\d+|two|three|four|five|six|\p{Ll}+) /iu

/** "The firm had 2,400 lines of Python": the name of the client can take the place of "the firm". */
const THE_CLIENT_DID =
  /^The (?:firm|company|client|customer|organi[sz]ation) ((?:had|has|ran|used|needed|wanted|kept|asked|received)\b.+)$/su
/** "From 18 months of recordings I identified a model" */
const OWN_SENTENCE =
  /^(?:From|In|After|Over|For|Within|With|During|Using|Out of) [^.:;]{5,100}?,? (?:I|we) \p{Ll}/u

/** Gives "worked on " and what follows the article that its noun needs: "a churn model", "payment reconciliation". */
function withOwnArticle(_: string, at: number, whole: string): string {
  const thing = whole.slice(at).replace(/^worked on (?:an? )?/, '')
  const [head = ''] = thing.split(
    /[,;:(]| (?:for|of|in|on|with|from|at|by|to|that|which|over|under|into|across|behind|inside|between) /,
  )
  if (
    /^same |^\S+-to-| -> |s (?:brought|moved|made|sent|built|taken|put|kept)\b| of (?:an?|the) /.test(thing)
  )
    return 'worked on the '
  // "Chatwoot and n8n"
  if (/^\p{Lu}\p{L}+ and \S+(?= (?:on|in|with|for)\b|$)/u.test(thing) && !isCommon(thing.split(' ')[0] ?? ''))
    return 'worked on '
  // "Chord Garden"
  if (/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(head.trim()) && !isCommon(thing.split(' ')[0] ?? ''))
    return 'worked on '
  // "Panj hive scale" is the one with this name.
  const [word = ''] = thing.split(' ')
  if (/^\p{Lu}\p{Ll}+(?<!s)$/u.test(word) && !isCommon(word)) return 'worked on the '
  // "listings platform and alerts" begins with one thing.
  const [first = ''] = head.trim().split(' and ')
  const isOne = first !== head.trim() && isBuilt(first) && !/[^s]s$/.test(first)
  const isPlural =
    /[^s]s$/.test(head.trim()) && !/(?:\bseries|corpus|thesis|census|status)$/i.test(head.trim())
  return !isOne && (isPlural || isUncounted(head.trim())) ? 'worked on ' : `worked on ${articleFor(thing)} `
}

/** "worked on a key desk", and "worked on web class at the library", which lacks an article */
const ONE_THING =
  /^worked on (?:an? |(?=(?!\p{Ll}+ing (?!(?:station|system|machine|app|tool|platform|bot|engine|portal|desk|page|pipeline)\b)|(?:an?|the|my|our|own|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|all|both|\d\S*) )\p{Ll}))/u

/** "worked on CRM for a forwarder" */
const ACRONYM = /^worked on (API|CMS|CRM|EHR|EMR|ERP|HMS|HRM|LMS|MVP|POS|PWA|WMS)(?= (?:for|of|with|in)\b|$)/

/** "14-tab workbook turned into a page" becomes "turned a 14-tab workbook into a page"; null for other texts. */
function tellTurned(text: string): string | null {
  const [, thing = '', verb = '', rest = ''] =
    text.match(/^([^,:;.]{4,80}) (turned|converted|rebuilt|rewritten|ported) ((?:into|to|as|in) .+)$/s) ?? []
  if (thing === '' || / (?:was|were|is|are|that|which|be|been) ?/.test(` ${thing} `)) return null
  const named = withArticle(startLower(thing))
  return `${verb === 'rewritten' ? 'rewrote' : verb} ${named} ${rest}`
}

/** The beginning of a project whose client is unknown or named in its title. */
export const ONE_PROJECT = 'One of my projects: '
