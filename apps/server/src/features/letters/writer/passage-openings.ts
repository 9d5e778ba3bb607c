/**
 * Words the sentence that begins a passage so that it needs nothing before it: without "Before that", with the client that "there"
 * refers to, and its label as a sentence. Which sentences make up a passage, decides passages.ts. English only.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { countWords } from '../../../platform/text.ts'
import { articleFor, lowerFirst, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { nameClientFirst, nameThere } from './client-context.ts'
import { isBuilt } from './done.ts'
import { tellEmployment } from './employment.ts'
import { isNoise, isWholeSentence, toFirstPerson } from './first-person.ts'
import { labelsClient, NOT_OWN, nameClient, namesTool, tellAtClient, tellForNamedClient } from './lead-ins.ts'
import { isCommon } from './names.ts'
import { PROFESSION } from './roles.ts'
import { endSentence } from './sentence-ends.ts'
import { isPastVerb, toPlainVerb } from './verbs.ts'

/** A sentence of a line with what it has in common with the post. `card` is null where no card of the task holds it. */
export interface Sentence {
  text: string
  common: ReadonlyMap<string, number>
  card: EvidenceCard | null
  /** For the first one of an item of a list: what it names, as a sentence of the letter. */
  named?: string
}

/** Words at the beginning of a sentence that refer to the one before. */
const REFERS =
  /^(?:\d[\d.,]*\+? (?:\p{L}+ed|done|made|built|written)\b|(?:I )?\p{L}+ (?:\S+ ){1,3}for (?:it|them)(?=[:,.;]| –)|I (?:\S+ ){1,4}(?:its|their)|I (?:(?:did not|didn['’]t|never|then|also) )?\S+ (?:them|it|these|those|this|that|one (?:for|of|with|in)|(?:all|most|half|parts?|some) of (?:it|them|that|this)|(?:to )?an? \S+ one)\b|everything (?:is|was)|the (?:other|same|rest|result|first|second|third|last|share|hard part|client|owner|team|reason|cause)|reason|cause|input|output|it|its|this|that|that['’]s|these|those|they|their|he|she|his|her|both|all|each|(?:biggest|largest|longest|newest|oldest|best|latest|nearest|closest) of (?:them|these|those)|I started [^.]{3,60} instead\b|one of (?:them|these|those|its|their|the (?:two|three|four))|some of|most of(?! my)|half of|two of|three things|then|there|here|so|but|and|or|also|after (?:that|the \w+)\b|before that|since then|until then|later|today|now|as well|instead|besides|otherwise|plus|mostly|mainly|usually|same|same for|I now|for (?:them|him|her)\b(?! (?:I|we) (?:also|still))|for the last (?:two|three|four|five|six|seven|eight|nine|ten|\d+)(?! (?:years|months|weeks))|another|(?:on|in|at|for|with|under) \p{Lu}[\p{L}\d]+,? (?:it|they)|when (?:I|we) (?:\S+ ){1,3}(?:it|them)|(?:many|most|several|few|one|two|three|four|five|six|seven|eight|nine|ten) (?:are|were|was|have|had|came|went)\b|longest|largest|(?:the )?bulk of|about half of (?:them|these|it)|in the (?:other|second) part|(?:for|at|with) the same|together with [^.:;]{3,80} (?:I|we) \S+ (?:it|them)\b|(?:in|within|over|after) [^,]{3,25}?,? I \S+ (?:this|that)(?= (?:for|in|at|with|too|again)\b)|in the end (?:it|they)|today (?:it|they)|now (?:it|they))\b/iu
/** "What helped was a cache", "In six weeks I rebuilt it" */
export const GOES_ON =
  /^(?:what (?:helped|worked|mattered|changed)|(?:in|within|over|after) [^,]{3,25}?,? I \S+ (?:it|them))\b/i
/** "I teach the evening lab there" */
const REFERS_TO_PLACE = /^I (?:[^\s.,]+ ){1,6}there\b(?! (?:is|are|was|were|had|has)\b)/
/** "My share: moving 43 endpoints" is a part of what stands before. */
const REFERS_TO_WHOLE = /^My (?:own )?(?:share|part|role)(?::| was\b)/i
/** "Other engagements were longer", "In the rest of my week …", "Six of those years …" */
export const REFERS_TO_OTHERS =
  /^(?:(?:bigger|smaller|larger|other|more) (?:works?|jobs?|projects?)\b[^.:]{0,10}(?::| –)|other \S+ (?:are|were|have|had)\b|other (?:things|stuff|work|jobs?|projects?) I\b|in the rest of\b|(?:\d+|one|two|three|four|five|six|seven|eight) of (?:them|these|those)\b)/i
/** What belongs into no passage: prices, offers, and words to the reader. */
export const ASIDE =
  /^If\b|^(?:Now|Since then|Today),? I(?: am|['’]m) (?:independent|freelance|a freelancer|self-employed|on my own)\b|^Not an? \p{Ll}|[?]|https?:|\b(?:you(?! (?:first|hear|see|click|change|type|press|pick|choose|enter|upload|drag|swipe|scroll|tap|tick|select|want|speak|drop|paste|put in)\b)|your|yours|my (?:rate|price|fee)|hire (?:me|us)|contact (?:me|us)|(?:I|we)(?:['’](?:m|re)| am| are) (?:\p{L}+ )?available|\d ?(?:usd|eur|gbp|dollars|euros|pounds|[$€£])? ?(?:per|an) hour)\b|^available\b|[$€£] ?\d+ ?(?:\/|per|an?) ?(?:h|hour|word|day)/iu
/** Sentences about the person instead of a project. */
export const ABOUT_SELF =
  /^(?:Day (?:work|job)\b(?! until)|Dislikes?\b|I (?:am|['’]m|live|like|love|speak|prefer|believe|don['’]t|do not|never|won['’]t)\b|I hold (?:an?|the) [^.]{0,60}\b(?:degree|diploma|certificates?)\b|(?:Based|Located|Living) in\b|My (?:name|English|native|degree)|Degree|Languages?|Tools?|Hi\b|Hello\b|G['’]day\b|Hey\b|Good (?:day|morning)\b|(?:Former|Ex-)\p{L})/iu

/** "Seasoned integration architect with 17 years in middleware", "Zoho developer based in Lyon" */
const OWN_ROLE = new RegExp(
  String.raw`^(?:\p{L}[\p{L}/&-]* ){0,4}${PROFESSION} (?:with (?:over |about |more than )?(?:\d|\p{Ll}+ years)|based|from \p{Lu}|in \p{Lu}\p{Ll}+[,.])`,
  'u',
)

/** Whether a sentence means nothing without the one before it. */
export const refersBack = (text: string): boolean =>
  [REFERS, GOES_ON, REFERS_TO_OTHERS, REFERS_TO_WHOLE, REFERS_TO_PLACE].some((sign) => sign.test(text))
/** Whether a sentence is about no work: about the person or the reader, or advertising. */
export const isAside = (text: string): boolean =>
  [ASIDE, ABOUT_SELF, OWN_ROLE].some((sign) => sign.test(text)) || isNoise(text)

/** "There I was responsible for the media pipeline" */
const THERE = /^(?:There|(?:In|At) that (?:company|firm|team|agency|role|job)),? (?=(?:I|we) )/

/** "Some work: a strategy on futures …" */
const SOME_WORK =
  /^(?:Some|Recent|Selected|Past|Other|Earlier) (?:work|works|projects?|jobs?): (?=(?:an?|the) )/

/** "a data seller had a feed reader that was late" */
const SOMEBODY_ACTED =
  /^(?:an?|the) (?:(?!that |which |who )[\p{L}-]+ ){1,5}(?:had|wanted|needed|was|were|came|got|lost|ran|kept|asked|sent)\b/u

/** "What I built there: a toxicity scorer" */
const WHAT_I_DID = /^What I (built|made|wrote|designed|did)(?: there| for them)?: (?=(?:an?|the) )/

/** "Before that I ran mailings" may begin a passage without its first words. */
const LATER =
  /^(?:Before that|After that|Since then|Then|Lately|Earlier|Later|Now|Today|Also|Most recently|Recently)[,:]? (?=I |we )/i

/** "Four years with a museum in Gdynia." */
const YEARS_AT = /^(?=(?:\p{L}+|\d+) years with (?:an?|the) [^,:;]{5,60}\.$)(\p{L}+|\d+)(?= )/iu

/** "To give you an idea: a tile importer wanted …" */
export const EXAMPLE =
  /^(?:My |The )?(?:favou?rite|proudest) (?:job|project|work|case|piece)(?: of [\p{L} ]{3,20})?: (?=(?:an?|the) )|^What I(?:['’]m| am) (?:most )?proud(?:est)?(?: of)?: (?=an? [^.]{3,70}\.?$)|^(?:Main|Key|Longest|Latest|Largest) (?:engagement|project|job|assignment|reference|work)(?: so far)?: (?=(?:from|in|since) \d{4})|^(?:A|The|One) (?:\p{Ll}+ )?(?:job|case|project|request|task) (?:that|which) (?:comes|came) up\b[^:.]{0,30}: (?=(?:last|in|for|an?|the) )|^(?:My |The )?(?:most (?:similar|relevant|comparable)|closest|nearest) (?:(?:piece|work|project|job|case|example|one|thing)s? )?(?:of work )?(?:that )?(?:I (?:can show|have(?: done)?|did)|so far|to (?:an? )?\p{L}+)?: (?=(?:an?|the|my|in \d{4}) |\p{Lu})|^(?:(?:Two|Three|Some|A few) examples?|To give you an (?:idea|example)|A case in point|An example|One example|Example|E\.g\.|(?:Case|Example|Project) \d)[:,] (?=\S)|^(?:Largest|Biggest|Longest|Latest|Last|Best) (?:\p{Ll}+ ){1,2}(?:to date|so far|yet): (?=\p{L})|^For (?:example|instance)[:,]? (?=\S)/iu

/** "On the ads side I pull …" says what is different before. */
const ON_A_SIDE =
  /^On the [\p{L}\d -]{2,25} (?:side|part|front),? (?=(?:I|we) (?!was|were|am|are|had|have)\p{Ll})/iu
/** "The one I'm proudest of" was one of several before. */
const PROUDEST = /^The one (?=I(?:['’]m| am) (?:most )?proud(?:est)? of\b)/i

/** "Main reference is Verde Insurance Group: an internal assistant" */
const MAIN_ONE =
  /^(?:Main|Best|Biggest|Largest|Latest|Key|Most (?:relevant|recent|similar)) (?:reference|project|client|work|case|job|engagement|experience|example) (?=(?:is|was) )/

/** "I model." says too little to open a letter. */
const BARE_DEED = /^I \p{Ll}+\.$/u

/** "Works well for card games" is about what stands before. */
const LACKS_SUBJECT =
  /^We were (?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b|^(?:Works|Runs|Reads|Handles|Sends|Gives|Shows|Keeps|Checks|Writes|Saves|Strips|Ended|Went|Came|Turned out|Ran (?:on|for|since|in)) \p{Ll}|^\S+ \S+ like (?:that|this)\b/u

/** "Failed runs went down" has a subject. */
export const FAILED_RUNS =
  /^\p{Lu}\p{Ll}+ed (?:\p{Ll}+ ){0,2}\p{Ll}+ (?:went|are|were|fell|dropped|rose|is|was|take|took|now|go|come|sit|stay|enter|become)\b/u

/** A thing acts before the person does, and no client or work is named. */
const THING_FIRST =
  /^(?!(?:An?|The|One|Two|My|Our|For|At|In|On|With|From|Since|After|When|While|As|If|Most|Some|Last|This|I|We) )(?:\p{Lu}\p{L}+ ){1,3}(?:stayed|remained|went|fell|rose|dropped|grew|is|are|was|were) [^,]{3,60}, (?:because|since|as|so) I\b/u

/** "Verde Clinic Network (8 clinics).", "Verde Aqua's farm dashboard." */
const NAME_ALONE =
  /^\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,4}(?:['’]s (?:\p{Ll}+ ){0,3}\p{Ll}+)?(?: \([^()]{3,60}\))?\.$/u

/** "Two years ago Maple Studio, a web agency, had sites that …" */
const YEARS_AGO =
  /^\S+ (?:years?|months?|weeks?) ago,? (?:an? |\p{Lu})[^.:;]{3,60} (?:had|wanted|needed|asked|came|called|hired)\b/u

/** "The latest is a tea exporter in Colombo": of what, stands before. */
const LATEST =
  /^The (?:latest|last|newest|biggest|largest|most recent|other|first|second|third)(?: one)? (?:is|was) /i

/** "Biggest one is Canal Litoral" */
const BIGGEST_ONE =
  /^(?:The |My )?(biggest|largest|longest|latest|busiest|best known|hardest|last)(?: one)?(?: of (?:them|these|those|all))? (is|was) (.+)$/isu

/** "The biggest of these was Palmwine Cinema" follows a list that the letter leaves out. */
const LARGEST = /^The (most \p{Ll}+|\p{Ll}+est)(?: of (?:these|those|them|all))? was (?=\p{Lu})/u

/** "Timestamps and subtitles: I made …" loses its label, which names no client. */
const LIST_LABEL =
  /^\p{Lu}\p{Ll}+(?: (?:\p{Ll}|&)[\p{Ll}-]*){0,4}: (?=I |(?:[Ff]or|[Aa]t) (?:an?|the|one) |[Ff]or \p{Lu}[^,.;:]{2,50} I |(?:Since|In|From) \d{4} I )/u
/** "Inference: the same model answers in 84 ms" refers to the text before its label. */
export const REFERS_AFTER_LABEL = /^\p{Lu}[\p{L}\d &/-]{2,40}: (?:the same|this|that|these|those)\b/u
/** "At the bank I built …" refers to a bank that the letter has not named. */
const AT_THE = /^At the ((?:\p{Ll}+ ){0,2}\p{Ll}+),? I /u

/**
 * Returns the sentence at `at` as one that needs nothing before it; null if it refers to something. `isNamed` says that it names a
 * client, so that a sentence without anything in common with the post may open the passage as well.
 */
export function wordFirst(
  sentences: readonly Sentence[],
  at: number,
  task: LetterTask,
  isNamed = false,
): string | null {
  const { text: written, common } = sentences[at]!
  if ([BARE_DEED, LACKS_SUBJECT, FAILED_RUNS].some((form) => form.test(written))) return null
  const text = upperFirst(written.replace(EXAMPLE, '').replace(ON_A_SIDE, ''))
    .replace(
      /^((?:Last|This) year|In \d{4}|Recently),? I did (?:this|that) for (?=\p{Lu}|an? )/u,
      '$1 I worked for ',
    )
    .replace(MAIN_ONE, (start) => `My ${lowerFirst(start)}`)
    .replace(PROUDEST, 'The project ')
    .replace(LARGEST, 'My $1 project was ')
    .replace(THERE, (start) => nameThere(written, task) ?? (/^There/.test(start) ? start : ''))
    .replace(SOME_WORK, (start) =>
      SOMEBODY_ACTED.test(written.slice(start.length)) ? '' : 'My work includes ',
    )
    .replace(WHAT_I_DID, 'I $1 ')
    .replace(LATER, '')
    .replace(YEARS_AT, (count) => `I spent ${count.toLowerCase()}`)
    .replace(LIST_LABEL, '')
    .replace(/^\p{Ll}/u, upperFirst)
    .replace(AT_THE, (_, place: string) => `At ${articleFor(place)} ${place} I `)
  if (BARE_DEED.test(text) || refersBack(text) || REFERS_AFTER_LABEL.test(text) || isAside(text)) return null
  if (at > 0 && LATEST.test(text)) return null
  const [, rank, verb, rest = ''] = text.match(BIGGEST_ONE) ?? []
  const [head = ''] = rest.replace(/^an? /i, '').split(/[,.(]| (?:with|for|that|which|who) /)
  if (rank && verb && /^(?:\p{Lu}|an? )/u.test(rest))
    return endSentence(
      `My ${rank.toLowerCase()} ${labelsClient(head) ? 'client' : 'project'} ${verb} ${rest}`,
    )
  // "For the web shop we put …": of whom, stands before.
  if (at > 0 && /^For the \p{Ll}+ (?:\p{Ll}+ )?(?:I|we)\b/u.test(text)) return null
  // "… that bring them together": what "them" are, stands before.
  if (at > 0 && /\b(?:that|which) \p{Ll}+ (?:them|these|those)\b/u.test(text)) return null
  // "Domain is at GoDaddy": of what, stands before.
  const [, bare] = text.match(/^(\p{Lu}\p{Ll}+) (?:is|was) (?:at|in|on|from|with|by|now|still)\b/u) ?? []
  if (at > 0 && bare && isCommon(bare)) return null
  const label = at > 0 ? null : text.match(NAMED_THING)
  const next = sentences[at + 1]?.text ?? ''
  if (at === 0 && NAME_ALONE.test(text) && /^(?:They|Their)\b/.test(next))
    return `${/['’]s \p{Ll}/u.test(text) ? 'An example is' : 'One of my clients was'} ${text}`
  const opened =
    at > 0
      ? isNamed
        ? tellAtClient(text)
        : null
      : (wordLabel(text, next) ?? tellClientAct(text) ?? tellEmployer(text))
  if (opened) return opened
  const named = at > 0 && !EXAMPLE.test(written) ? null : nameWork(text, next)
  if (named) return named
  if (label) return isWholeSentence(next) || /^I\b/.test(next) ? `${label[1]} is ${label[2]}.` : null
  if (
    /\b(?:their|them|they|there)\b/i.test(text) &&
    at > 0 &&
    !/^(?:An? |For |At |I |(?:In|From|Since) (?:19|20)\d\d )/.test(text)
  )
    return null
  // "The group had a framework that nobody used": which group, stands before.
  if (
    at > 0 &&
    !isNamed &&
    /^The (?:group|company|firm|team|agency|shop|bank|school|clinic|startup) (?:had|has|was|is|wanted|needed|used|ran|lost)\b/u.test(
      text,
    )
  )
    return null
  // "Mobile speed stayed at 81 even with the animations, because I convert them": of which work, stands before.
  if (at > 0 && !isNamed && THING_FIRST.test(text)) return null
  // "Gas tip and slippage are computed from pool depth" is about what stands before.
  if (
    at > 0 &&
    !isNamed &&
    !YEARS_AGO.test(text) &&
    !/\b(?:I|we|me|my|our)\b|^The (?:\p{Ll}+est|best|last)\b/iu.test(text)
  )
    return null
  if (isNamed && (NAME_ACTED.test(text) || AT_CLIENT.test(text))) return endSentence(text)
  // What opens a paragraph may only lead to it: "The other half of my week is optimisation."
  if (!isNamed && common.size === 0 && !/(?<!^)\p{Lu}\p{Ll}{3,}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(text)) return null
  if (!isWholeSentence(text) && !/\b(?:I|we|me|wanted|needed|asked|had)\b/i.test(text)) return null
  const [, client, what = '', work] = text.match(CLIENT_LABEL) ?? []
  const isTool = what === '' && (namesTool(client ?? '') || /\p{Ll}\p{Lu}/u.test(client ?? ''))
  if (client && work && isTool) return `In ${client} ${work}`
  if (client && work) return `For ${client}${what.startsWith(',') ? `${what},` : what} ${work}`
  const told = toFirstPerson(text, task.person)
  // "A staffing agency, Harbor Temps, wanted …" has its subject.
  const hasSubject = told?.includes(', I ') && !text.includes(', I ')
  const full = hasSubject || (told === null && isWholeSentence(text)) ? endSentence(upperFirst(text)) : told
  if (full === null) return null
  return at > 0 && /^(?:I|My)\b/.test(full) ? nameClientFirst(full, written, task) : full
}

/**
 * What the first sentence of a line names in a fragment before it says more: "Failover: school software company.", "Security:
 * hardening servers, and scripts in Bash.", "Kitchen brand (US): 64 items had wrong names …". Returns it as a sentence; null for
 * other texts.
 */
function wordLabel(text: string, next: string): string | null {
  const [, topic = '', told = ''] = text.match(LABELLED_SENTENCE) ?? []
  // "A good part of my work is plumbing: …" is no label.
  const isLabel = !/\b(?:is|are|was|were|my|I)\b/.test(topic)
  if (told !== '' && isLabel && isWholeSentence(told) && !/^I\b/.test(told)) {
    const [head = ''] = topic.split(/ (?:for|at|of|with) /)
    if (head === topic || !isBuilt(head) || /s$|^my /i.test(head)) return upperFirst(told)
    const project = lowerFirst(topic)
    return `One project was ${articleFor(project)} ${project}. ${upperFirst(told)}`
  }
  const does = tellWhatItDoes(text)
  if (does) return does
  const [, thing = '', detail = '', deed = ''] = text.match(LABELLED_DEED) ?? []
  const [verb = '', rest = ''] = deed.split(/(?= )(.*)/s)
  if (thing && isPastVerb(verb, rest) && (labelsClient(thing) || (isBuilt(thing) && PERSON_ACTS.test(verb))))
    return endSentence(`For ${nameClient(thing)}${detail} I ${deed}`)
  const forClient = tellAtClient(text) ?? (LISTED_CLIENT.test(text) ? tellForNamedClient(text) : null)
  if (forClient) return forClient
  const [, label = '', content = ''] = text.match(LABELLED_FRAGMENT) ?? []
  if (content === '' || isWholeSentence(content) || NOT_OWN.test(label)) return null
  const [, named = '', year = ''] = content.match(CASE_OF) ?? []
  if (named !== '' && /^\p{L}+ (?:case|project|job|engagement|example)$/iu.test(label))
    return `${/^typical/i.test(label) ? 'A' : 'My'} ${label.toLowerCase()} was ${named}${year ? ` (${year})` : ''}.`
  if (/^typical (?:job|case|project|task|order|assignment)$/i.test(label) && /^\d/.test(content))
    return `A ${label.toLowerCase()} was ${content}.`
  if (labelsClient(content) && countWords(content) <= MOST_CLIENT_WORDS) {
    const client = nameClient(content)
    return /^(?:Last|Latest|Best|Biggest|Largest|Recent)\b/.test(label)
      ? `My ${lowerFirst(label)} was for ${client}.`
      : `An example is ${client}.`
  }
  const [, last] = label.match(LAST_ONE) ?? []
  if (last && /^\p{Lu}/u.test(content) && !namesTool(content))
    return `My ${/^(?:last|latest|newest)$/i.test(last) ? 'latest' : last.toLowerCase()} ${/^they\b|^their\b/i.test(next) ? 'client' : 'project'} was ${content}.`
  if (MAIN_WORK.test(label) && /^["“]?\p{Lu}/u.test(content) && !namesTool(content))
    return `My ${lowerFirst(label)} is ${content}.`
  const [, rank, employer, time = ''] = label.match(EMPLOYER) ?? []
  if (rank && employer && /^\p{Lu}/u.test(content))
    return `My ${rank.toLowerCase()} ${employer}${time} ${/ since | the (?:last|past) /.test(time) ? 'has been' : 'was'} ${content}.`
  if (namesTool(content) && /^I\b/.test(next)) return `I work with ${content}.`
  const isWork = /^\p{Ll}+(?:ing|s)\b/u.test(content)
  if (isWork && REFERS_TO_WORK.test(next)) return `My work includes ${content}.`
  return /^\d/.test(next) && IN_FIELD.test(label)
    ? `One of my projects (${lowerFirst(label)}): ${content}.`
    : null
}

/** "Last one: Voss & Lund Millwork." */
const LAST_ONE =
  /^(?:The |My )?(last|latest|newest|most recent|biggest|largest|best) (?:one|example|case|project|client)$/i

/** "staffing firm in Ohio gave me 1,150 names" gets its article; null for other texts. */
function tellClientAct(text: string): string | null {
  const [, client = '', act = ''] = text.match(CLIENT_ACT) ?? []
  return client !== '' && labelsClient(client)
    ? `${upperFirst(nameClient(client))} ${act.replace(/\.?$/, '.')}`
    : null
}
const CLIENT_ACT =
  /^((?!an? |the |my )(?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?: in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?) ((?:gave|sent|paid|asked|hired) me\b.+|(?:wanted|needed|had) (?:an?|the|its|their|\d).+)$/iu

/** "Verde Power Systems, 2018 to 2024, Senior Test Engineer." */
function tellEmployer(text: string): string | null {
  const employed = tellEmployment(text)
  return employed && endSentence(employed)
}

/** "Inbox clerk: reads letters and emails" becomes "The project “Inbox clerk” reads letters and emails"; null for other texts. */
function tellWhatItDoes(text: string): string | null {
  const [, label = '', verb = '', rest = ''] = text.match(LABELLED_VERB) ?? []
  const isProject =
    label !== '' &&
    !/s$|\b(?:role|employer|job|position|client|company|team|current|last|previous|now)\b/i.test(label) &&
    !namesTool(label) &&
    !labelsClient(label)
  return isProject && toPlainVerb(verb, rest) !== undefined && /s$/.test(verb)
    ? endSentence(`The project “${label}” ${verb}${rest}`)
    : null
}
const LABELLED_VERB = /^(\p{Lu}[\p{L}\d-]*(?: [\p{L}\d-]+){0,3}): (\p{Ll}+s)( \S.*)$/su

/** "TV mini series for a beverage brand, 8 episodes." names a work that the next sentences describe; null for other texts. */
function nameWork(text: string, next: string): string | null {
  const [, thing = ''] = text.match(WORK_FOR) ?? []
  if ((!isBuilt(thing) && !PIECE.test(thing)) || isWholeSentence(text) || /\b(?:I|we|my|our)\b/i.test(text))
    return null
  const told = isWholeSentence(next) || /^\d|\b(?:I|we)\b/.test(next)
  return told && countWords(text) <= MOST_NAME_WORDS
    ? endSentence(`One of my projects: ${/^(?:An? |\p{Lu}\p{Ll})/u.test(text) ? lowerFirst(text) : text}`)
    : null
}

/** A person and no product does this: an app may have "served" and "sold" something itself. */
const PERSON_ACTS =
  /^(?:took|rewrote|rebuilt|migrated|moved|fixed|tested|redesigned|refactored|translated|upgraded|cleaned|automated|set)$/i
/** "Insurance portal (US client): took over 640 tests" */
const LABELLED_DEED = /^(\p{Lu}[\p{L}\d &/-]{2,40}?)( \([^)]{3,40}\))?: (\p{Ll}\S* \S.*)$/su
/** "Health tech on Azure and GCP" */
const IN_FIELD = /^\p{L}+ (?:\p{L}+ )?(?:on|in|at|with) \p{Lu}/u
const WORK_FOR = /^(\p{Lu}[\p{L}\d -]{2,50}) for (?:(?:an?|the|my) \p{L}|\p{Lu})/u
/** Works that are no software. */
const PIECE =
  /\b(?:series|films?|videos?|books?|courses?|campaigns?|episodes?|manuals?|surveys?|reports?|studies|study|catalogues?|catalogs?|magazines?|translations?|illustrations?|posters?|maps?|drawings?|monitoring)$/i
const MOST_NAME_WORDS = 16

/** "For a fintech: …", "Tour operator, daily files by SFTP …" */
const LISTED_CLIENT = /^For [^,.;]{3,60}: |^\p{Lu}[\p{L}’' -]{3,40}, (?!which|who|where|and|but)/u
/** "Apps Script: an accounting office gets …" */
const LABELLED_SENTENCE = /^((?!.* (?:I|we) )\p{Lu}[\p{L}\d &/-]{2,60}): ((?:an?|the|one) .+)$/su
const LABELLED_FRAGMENT = /^(\p{Lu}[\p{L}\d &/-]{2,40}): ((?!I\b|we\b)[^:;]{6,160})\.$/u
/** "Transcargo Vest imported customs lines" */
const NAME_ACTED = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2} \p{Ll}{2,}ed \S/u
/** "At Harbor Pay, a start-up in Lagos, everything had been clicked together" */
const AT_CLIENT =
  /^(?:At|For|In) \p{Lu}[^.:;]{3,100}, \p{Ll}(?:(?!\b(?:I|we)\b)[^.:;,]){2,60} (?:had|was|were|kept|came|ran|lost|sent|needed|used|took|went)\b/u
/** "Colmeia Delivery, 2022" */
const CASE_OF =
  /^(\p{Lu}[\p{L}&’'-]+(?: \p{Lu}[\p{L}&’'-]+){1,2}|\p{Lu}[\p{L}&’'-]+(?: \p{Lu}[\p{L}&’'-]+){0,2}, an? [^.:;]{4,60}?)(?:, ((?:19|20)\d\d))?$/u
const MOST_CLIENT_WORDS = 6
/** "Main reference: Lichylnyk, a service that …" */
const MAIN_WORK =
  /^(?:Reference|Main|Most representative|Best|Biggest|Largest|Latest|Longest|Most (?:similar|relevant|recent)) (?:reference|project|example|engagement|job|case)$/i
/** "Main employer until 2023" */
const EMPLOYER =
  /^(?:My )?(Main|Longest|Biggest|Largest|Last|Previous|First) (employer|client|customer)( (?:until|since|from|till) [^:]{4,20}| (?:of|for|in) the (?:last|past) [\p{L}\d]+ (?:years|months))?$/iu
const REFERS_TO_WORK =
  /^(?:(?:one|two|three|some|most|half|all) of them|the (?:largest|last|longest|biggest|best|latest))\b/i

/** "Havenlicht, a port agent: I took over an application", "Studio Ponteverde (Milan agency): I was their developer" */
const CLIENT_LABEL =
  /^(\p{Lu}[\p{L}\d&'’-]+(?: \p{Lu}[\p{L}\d&'’-]+){0,3})(, an? [^:;.,]{3,50}| \([^)]{3,50}\))?: (I .*)$/su

/** "Drowsy Fox, a maker of weighted blankets." names what the sentences after it are about. */
const NAMED_THING =
  /^((?!For |At |In |With |From |By )\p{Lu}[\p{L}\d&'’-]+(?: \p{Lu}[\p{L}\d&'’-]+){0,3}), (an? [^:;.,]{4,60})\.$/u
