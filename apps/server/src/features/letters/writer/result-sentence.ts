/** Words the result of a project as a sentence: "Battery life from 5 weeks to 13 months", "Saves six hours a week". */
import { escapeRegExp, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { writeArrows } from './decoration.ts'
import { startLower } from './done.ts'
import { withArticleFirst } from './inner-articles.ts'
import { isCommon } from './names.ts'
import { tellDoneTo } from './passives.ts'
import { endSentence, removeLinks } from './sentence-ends.ts'
import { tellRunning, tellWithoutVerb } from './verbless-results.ts'
import { isPastVerb, tellsWork } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** Whether a text has a figure: "8" is no part of "4.8". */
export const hasFigure = (text: string, figure: string) =>
  [figure, ...inThousands(figure)].some((one) =>
    new RegExp(String.raw`(?<!\d[.,]?)${one.replace('.', '\\.')}(?![.,]?\d)`).test(text),
  )

/** "8,200" is "8.2k", too. */
const inThousands = (figure: string) =>
  /^\d{1,3},\d00$/.test(figure) ? [`${Number(figure.replace(',', '')) / 1000}k`] : []

/** Adds a result, which is about the project: "Saves six hours a week", "Rejected products down from 1,900 to 40". */
export function addResult(told: string, result: string): string {
  if (/^(?:I|We|My|Our|It|The|This|Now)\b/.test(result)) return `${told} ${endSentence(result)}`
  const plain = removeLinks(result)
    .replace(/^result:?\s+/i, '')
    .replace(/[\s.,;:–—-]+$/, '')
  return `${told} ${withVerbs(withArticleFirst(withSubject(result) ?? tellResult(plain, told)))}`
}

/** "Client reduced leverage from 10x to 3x" has its verb. */
const CHANGES = /\b(?:reduced|cut|raised|lowered|increased|brought|moved|improved|shortened|took) \p{L}/u

/** Adds the verb that a part of a result lacks: "It passed the review; onboarding from 3 days to 2 hours". */
export const withVerbs = (sentence: string) =>
  sentence.replace(
    /(?<=[;,] |^)((?!(?:and|but|from|in|on|for|with|by)\b)(?:[\p{Ll}-]+ ){0,7}?[\p{Ll}-]{3,}) (?=from (?:about )?[$€£]?\d[^,;]{0,25}? to (?:about )?[$€£]?\d)/gu,
    (whole, what: string) =>
      /\b(?:went|fell|rose|grew|dropped|moved|cut|down|up|\p{Ll}+ed)$/u.test(what) || CHANGES.test(what)
        ? whole
        : `${what} went `,
  )

/** The beginning of a result that has no verb. A second one in a letter begins with other words (lead-ins.ts). */
export const RESULT = 'The result: '
/** The same for one that names an amount. */
export const RESULT_WAS = 'The result was '
/** The same for a result that begins with a figure. */
export const NUMBERS = 'In numbers: '

/** "11 h down to 38 min", "three days to eleven minutes" */
const CHANGED =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|a |an )[^,;.]{0,40}? (?:down |up )?to [^,;.]*(?:\d|minutes?|hours?|days?|weeks?|seconds?|months?|times?)/i
/** "11 fps to 47 fps", "three days to eleven minutes": a measure of the thing itself, which "3 wrong shipments a week to 1" is not */
const MEASURED =
  /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|half an?|an?) ?(?:%|[a-z]{1,4}|[KMGT]?B|[kKMG]?bit\/s|fps|percent|seconds?|minutes?|hours?|days?|weeks?|months?)?(?: of [a-z]+)? (?:down |up )?to /i
/** "4 of 5 known damages found 7 to 14 weeks ahead" */
const COUNTED_OUT = /^\S+ (?:of|out of) (?:the )?\d/
/** "60 to 80 letters a day": how many, and no change */
const RATE_RANGE =
  /^\d[\d.,]* to \d[\d.,]* (?:\p{L}+ ){1,4}(?:an?|per|each|every) (?:day|week|month|hour|year|night)\b/iu
/** "Report 14 min -> 38 sec" */
const ARROW =
  /(\d[\d.,]{0,12}\S{0,4}(?: \p{L}{1,8})?) ?(?:->|→|=>) ?(?=\d|(?:under|over|about|below|less than) \d)/gu
/** "Report 14 min to 38 sec" */
const FROM_TO =
  /^((?!.*\b[Ff]rom\b)[^\d,;]{3,40})(?<!\b(?:of|about|around|within|in|between|for|after|every|takes|is|are|be|was|were)) (\d\S*(?: \p{L}{1,8})?) to (?=\d|(?:under|over|about|below|less than) \d)/u

/** "Days from order to payment: 41 to 19" */
const MEASURE = /^([^\d:;,.]{3,60}): (\d\S*(?: \p{L}{1,8})?) to (?=\d)/u

/** "Battery life from 5 weeks to 13 months", "units offline: from 19% to 0.6%" */
const WENT =
  /^((?!from\b|in\b|on\b|with\b)[^\d:;,.]{3,60}?)(?::|,)? ((?:down |up )?from (?:(?!from\b)\S+ ){0,3}?(?:\S*\d\S*|two|three|four|five|six|seven|eight|nine|ten|half|an?) (?:\S+ ){0,4}?to (?:.*\d.*|(?:none|zero|nothing)\b.*|(?:about |under )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|half an?) (?:minutes?|hours?|days?|weeks?|seconds?|months?|clicks?|people|persons?)\b.*))$/isu

/** "Ages from 6 to 12", "Open from 8 to 17", "Live from March 2020 to June 2021": no change */
const RANGE =
  /^(?:live|open|ages?|aged|covers?|valid|prices?|fees?|distances?|tickets?|players?|sizes?|available|running (?:from|since)|years?)\b|\b(?:aged|years) (?:from )?\d|\b(?:19|20)\d\d to\b/i

/** "1,870 critical findings down to 94" */
const BROUGHT = /^(\d[\d.,]* [\p{L} -]{3,60}?) ((?:down|up) to \d[^,;]{0,30})$/iu
/** Such a figure is a result, and not only one of several: "3.1 CVs per search instead of 9.4". */
const COMPARES =
  /\b(?:instead of|fewer|less|more|without|saved|found|connected|served|in \d+ (?:minutes?|hours?|days?|weeks?))\b/i

/** "Over 5 hours to 22 minutes" */
const ABOUT_TO =
  /^(over|about|around|nearly|almost|more than|under) (\d[^,;.]{0,25}?) (?:down |up )?to (?=(?:under|over|about|around) \d|\d)/i

/** "Half a day, before 3 days", "1 day, before 3" */
const BEFORE =
  /, before (?:it was )?(?=(?:about )?(?:half an? (?:hour|day)|(?:\d[\d.,]*|an?|one|two|three|four|five|six)(?: (?:minutes?|hours?|days?|weeks?|months?|h|min)\b|$)))/i
/** "First season: 310 bookings" */
const TIME_FIRST =
  /^(?:the )?((?:first|last) (?:\d+ |two |three |six )?(?:day|week|month|quarter|season|term|year|half year)s?): (\S.*)$/is
/** "From 81% to 96% accuracy", but not "From 2019 to 2022" */
const FROM_FIGURE =
  /^from (?!(?:19|20)\d\d\b)(?:about )?[$€£]?\d[^,;]{0,30}? to (?!(?:19|20)\d\d\b)(?:about |under )?[$€£]?\d/i
/** "Two years, from 2019 to 2021" */
const LASTED = /^(?:\d+|one|two|three|four|five|six) (?:years?|months?),? (?:from|since) .+$/i
/** "Led regression for 31 releases": a thing leads nothing. */
const OWN_DEED = /^(?:led|managed|coached|trained|supervised|taught) (?!to\b|by\b|in\b|on\b)\p{L}/iu
/** "They found that …", "In the first half year it caught 6 regressions" */
const HAS_SUBJECT =
  /^(?:(?:In|After|Within|Since|During) [^,;:]{3,40}? )?(?:they|he|she|it) (?!by\b)\p{Ll}+/iu
const BEGINS_AMOUNT = /^(?:about|around|over|some|nearly|roughly|more than)? ?[$€£~₹]?\d/i
const NAMES_TEST = /\b(?:test(?:s|ing| plan| cases)?|audit|review|reviewed|tested|audited)\b/i

/** A result without a verb gets a label; it is no sentence of its own. */
function tellResult(raw: string, project: string): string {
  const about = raw.replace(
    ABOUT_TO,
    (_, rough: string, before: string) => `from ${rough.toLowerCase()} ${before} to `,
  )
  if (about !== raw) return `${/[$€£]/.test(raw) ? RESULT : 'It went '}${about}.`
  if (/^on \d[\d.,]* \p{Ll}+s\b[^,;]*$/iu.test(raw)) return `It is in use ${lowerFirst(raw)}.`
  const [, time, gained] = raw.match(TIME_FIRST) ?? []
  if (time && gained) return `${RESULT}in the ${time.toLowerCase()}, ${startLower(gained)}.`
  if (FROM_FIGURE.test(raw))
    return `${/^from (?:about )?[$€£]/i.test(raw) ? RESULT : 'It went '}${lowerFirst(raw)}.`
  const result = writeArrows(raw.replace(ARROW, '$1 to '))
    .replace(FROM_TO, '$1 from $2 to ')
    .replace(MEASURE, '$1 from $2 to ')
    .replace(/^(published|released|launched|finished|delivered) (?=(?:19|20)\d\d\b)/i, '$1 in ')
    // "Half a day, before 3 days"
    .replace(BEFORE, ', previously ')
  if (LASTED.test(result)) return `It lasted ${lowerFirst(result)}.`
  const running = tellRunning(result)
  if (running) return `${upperFirst(running)}.`
  // Who tests or reviews something finds the faults; a tool finds them itself.
  if (/^found /i.test(result) && NAMES_TEST.test(project)) return `I ${lowerFirst(result)}.`
  if (OWN_DEED.test(result)) return `I ${lowerFirst(result)}.`
  if (HAS_SUBJECT.test(result)) return `${upperFirst(result)}.`
  const ofThing = withArticleFirst(upperFirst(result))
  if (ofThing !== upperFirst(result)) return `${ofThing}.`
  const told = tellOutcome(result)
  if (told) return `${told}.`
  if (
    CHANGED.test(result) &&
    !RATE_RANGE.test(result) &&
    !/\bfrom /i.test(result) &&
    !COUNTED_OUT.test(result)
  ) {
    const changed = `from ${lowerFirst(result).replace(/ down to /, ' to ')}.`
    return MEASURED.test(result) ? `It went ${changed}` : `${RESULT}${changed}`
  }
  // "About two days saved per study"
  const done = BEGINS_AMOUNT.test(result) ? tellDoneTo(result) : null
  if (done) return `${upperFirst(done)}.`
  if (isWholeSentence(result)) return `${upperFirst(result)}.`
  const [, changed, change] = RANGE.test(result) ? [] : (result.match(WENT) ?? [])
  // "Cycle time reduced from 48 ms to 7 ms"
  const [, measured, verb] =
    changed?.match(/^(.+) ((?:reduc|increas|improv|decreas|lower|rais|shorten)ed|cut)$/i) ?? []
  if (measured && verb) return `${upperFirst(measured)} was ${verb.toLowerCase()} ${change}.`
  if (changed && (CHANGES.test(changed) || /\b(?:moved|fell|rose|grew|dropped|went)$/.test(changed)))
    return `${upperFirst(result.replace(/^client /i, 'The client '))}.`
  if (changed && change) return `${upperFirst(changed)} went ${change}.`
  const [, before, after] = result.match(BROUGHT) ?? []
  if (before && after) return `It brought ${before} ${after}.`
  const [, less, direction, share] = result.match(BY_SHARE) ?? []
  if (less && direction && share) return `${upperFirst(less)} went ${direction} by ${share}.`
  const state = tellWithoutVerb(result)
  if (state) return `${upperFirst(state)}.`
  if (HAS_FINITE_VERB.test(result) && !/[;:]/.test(result))
    return `${upperFirst(result.replace(/^client /i, 'The client '))}.`
  if (/^[\d~<>+$€£]/.test(result) && /,.*\d/.test(result.replace(/\d,\d/g, '')) && !COMPARES.test(result))
    return `${NUMBERS}${result}.`
  if (ACTS.test(result)) return `${upperFirst(result)}.`
  const [first = ''] = result.split(' ')
  // "forty Access reports": a product, although "access" is a word.
  const isNameThere = new RegExp(String.raw`\p{Ll} ${escapeRegExp(first)}(?!\p{L})`, 'u').test(project)
  const isPlain =
    !isNameThere &&
    (BEGINS_LOWER.test(result) || /^\p{Lu}\p{Ll}+ (?:from |\d)/u.test(result) || isCommon(first))
  return `${NAMES_AMOUNT.test(result) && !/[;:]/.test(result) ? RESULT_WAS : RESULT}${isPlain && !/^\p{Lu}{2}/u.test(result) ? lowerFirst(result) : isNameThere ? result : startLower(result)}.`
}

/** "212 appointments in the first quarter": an amount, which a sentence can name */
const NAMES_AMOUNT =
  /^(?:(?:about|around|over|under|more than|nearly|almost|roughly|some|up to) )?(?:\d[\d.,]*[kKM]?\+?|one|two|three|four|five|six|seven|eight|nine|ten) (?!to\b)(?!.*\b(?:an?|per|each|every) (?:day|week|month|night|year|hour)\b)(?:\p{L}[\p{L}-]* ){0,3}?\p{Ll}{3,}(?: (?:in|of|without|instead|across|within|from|after|over)\b[^,]*)?$/iu

/** "Support calls down 40%" */
const BY_SHARE = /^([^\d,;:]{3,50}?) (down|up) (?:by )?(\d[\d.,]* ?%[^,;:]*)$/iu

/** The verbs that results have most often. Participles ("found", "used") are none. */
const HAS_FINITE_VERB =
  /\b(?:comes?|pays?|uses?|reads?|opens?|agrees?|runs?|goes|takes?|took|went|fell|rose|grew|stopped|started|bought|disappeared|works?|is|are|was|were|has|have|can|needs?|enters?|sees?|signs?|stays?|stayed|knows?|answers?|gets?|got|became|looks?|serves?|holds?|shows?) /i

/** "About 70 bargains a day", "From 19% to 3.4%", "Published 2023" begin with no name. */
const BEGINS_LOWER =
  /^(?:from|down|up|about|around|over|under|more|less|nearly|almost|only|some|\p{Lu}\p{Ll}+ed) /iu
const IT_DID =
  /^(?:led to|passed|replaced|reduced|cut|saved|found|caught|recovered|won|doubled|tripled|halved|reached|grew|fell|rose|dropped|brought|took|kept|made|beat|gained|attracted|earned|survived|handled|served|processed|ran|lasted|went|came|held|stayed) /i
const IT_WAS =
  / (?:every|each|in|for|by|with|at|on|to|after|within|from|since|as|unattended|\p{Ll}+ly|\d+ times)(?!\p{L})/iu

/** "Delivered three days early", "rated 4.6", "done over two weekends" */
const IT_WAS_SO =
  /^(?:(?:delivered|finished|done|completed|published|launched|released) (?:\S+ )(?:days|weeks|hours|months) (?:early|before|ahead)|rated \d|done over)(?!\p{L})/iu

/** "Replaced three interns", "cited in two papers": what the work did, or what was done with it; null for other texts. */
function tellOutcome(result: string): string | null {
  const [verb = '', rest = ''] = result.split(/(?= )(.*)/s)
  if (IT_DID.test(result)) return `It ${lowerFirst(result)}`
  const isPast = isPastVerb(verb, rest) || /^(?:used|read|seen|sold|shown|done)$/i.test(verb)
  const isDone = IT_WAS.exec(rest)?.index === 0 || IT_WAS_SO.test(result)
  if (!isPast || !isDone) return null
  if (
    !/ since /.test(rest) &&
    /^used .*\b(?:daily|(?:every|each) (?:day|week|month)|today|now)\b/i.test(result)
  )
    return `It is ${lowerFirst(result)}`
  if (/^matched (?:to|with)\b/i.test(result)) return `It ${lowerFirst(result)}`
  const isInUse =
    / since (?:\p{L}+ )?\d{4}\b/u.test(rest.split(/[,;]/)[0] ?? '') ||
    (/^used$/i.test(verb) && IN_USE.test(rest) && !ENDED.test(rest))
  return `${isInUse ? 'It has been' : 'It was'} ${lowerFirst(result)}`
}

/** "Used by 140 people", "used on some 90 rounds" */
const IN_USE =
  /^ (?:by|on|at|across|every|(?:in|for) (?:about |around |over |some |nearly |more than )?(?:\d|an? |all |every |each ))/iu
/** "Used in 2021", "used for two terms": what is over */
const ENDED =
  /\bin an? (?:\p{L}+ )?(?:book|exhibition|film|paper|report|study|thesis|trial)\b|\b(?:in|until|till|to|during|through) (?:\p{L}+ )?(?:19|20)\d\d\b|\bfor (?:\d+|one|two|three|four|five|six) (?:days|weeks|months|years|terms|seasons)\b|\b(?:once|last|then|replaced|switched off)\b/iu

/** "31 pupils used it for two terms", "87% of the complaints reach the right desk" */
const ACTS =
  /^[\d.,~]+%? [^,]*? (?:\p{Ll}+ed|reach|use|read|know|keep|want|buy) (?:it|them|the|their|its)(?!\p{L})/iu

/** "Fetches a page": an object makes the word a verb. */
const HAS_OBJECT =
  /^\p{L}\p{Ll}+s (?:an?|the|its|your|any) (?!(?:day|night|week|month|year|hour|minute|time)s?\b)/u

/** "Alerts to Slack and SMS", "checks on roll dates" name things. */
const NAMES_THINGS =
  /^(?:Alerts|Checks|Tests|Reports|Exports|Imports|Updates|Backups|Orders|Results|Costs|Calls|Leads|Requests|Answers|Returns|Visits|Downloads|Uploads|Scans|Reviews|Replies|Bookings|Links|Plots|Charts|Maps|Forms|Filters|Logs|Drafts|Fills|Prices|Trades|Ticks|Signals|Transfers|Payments|Messages|Records) (?:to|on|over|for|by|via|with|per|in|at|and|from|of)\b/i

/** "Answers judged right rose from 58% to 86%", "Searches without a hit fell": the first word is a noun. */
const IS_SUBJECT =
  /^\p{L}+s (?:\p{Ll}{2,}ed|without|with|per|by|in|on|for|that|which) (?:[\p{L}\d-]+ ){0,5}?(?:rose|fell|went|dropped|grew|doubled|halved|shrank|climbed|are|were|took|came|became)\b|^\p{L}+s (?:land|arrive|come|run|go|are|were|have|live|stay|get|take|need|went|rose|fell|grew|dropped|came|became|doubled|halved)\b/u

/** "Saves six hours a week" becomes "It saves six hours a week."; null for texts without such a verb. */
export function withSubject(part: string): string | null {
  const word = part.match(/^\p{L}\p{Ll}+s(?= )/u)?.[0]
  if (
    !word ||
    word === 'Plus' ||
    IS_SUBJECT.test(part) ||
    NAMES_THINGS.test(part) ||
    // "Books closed by the 5th", "Counts of 210 junctions"
    /^\p{L}+s of |^\p{L}+s \p{Ll}{3,}ed (?:by|in|on|at|within|before|after|from|to)\b/u.test(part) ||
    !(tellsWork(word) || HAS_OBJECT.test(part))
  )
    return null
  if (/^Runs\b.* since\b/.test(part)) return `It has been running${endSentence(part.slice('Runs'.length))}`
  return `It ${endSentence(part).replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`
}
