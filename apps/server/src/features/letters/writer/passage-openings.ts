/**
 * Words the sentence that begins a passage so that it needs nothing before it: without "Before that", with the client that "there"
 * refers to, and its label as a sentence. Which sentences make up a passage, decides passages.ts. English only,
 * except `refersBackInOtherLanguage`.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { articleFor, lowerFirst, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { nameClientFirst, nameThere } from './client-context.ts'
import { toFirstPerson } from './first-person.ts'
import { labelsClient, tellAtClient } from './labelled-clients.ts'
import { nameWork, tellNamed } from './labels.ts'
import { isCommon, namesTool } from './names.ts'
import { isNoise } from './noise.ts'
import { PROFESSION } from './roles.ts'
import { endSentence } from './sentence-ends.ts'
import { isWholeSentence } from './whole-sentences.ts'

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
  /^(?:\d[\d.,]*\+? (?:\p{L}+ed|done|made|built|written)\b|(?:I )?\p{L}+ (?:\S+ ){1,3}for (?:it|them)(?=[:,.;]| –)|I (?:\S+ ){1,4}(?:its|their)|I (?:(?:did not|didn['’]t|never|then|also) )?\S+ (?:them|it|these|those|this|that(?! (?:the|an?|their|they|it|we|our|every|all|each|no|nobody|some|most)\b)|one (?:for|of|with|in)|(?:all|most|half|parts?|some) of (?:it|them|that|this)|(?:to )?an? \S+ one)\b|everything (?:is|was)|the (?:other|same|rest|result|first|second|third|last|share|hard part|client|owner|team|reason|cause)|reason|cause|input|output|it|its|this|that|that['’]s|these|those|they|their|he|she|his|her|both|all|each|(?:biggest|largest|longest|newest|oldest|best|latest|nearest|closest) of (?:them|these|those)|I started [^.]{3,60} instead\b|one of (?:them|these|those|its|their|the (?:two|three|four))|some of|most of(?! my)|half of|two of|three things|then|there|here|so|but|and|or|also|after (?:that|the \w+)\b|before that|since then|until then|later|today|now|as well|instead|besides|otherwise|plus|mostly|mainly|usually|same|same for|I now|for (?:them|him|her)\b(?! (?:I|we) (?:also|still))|for the last (?:two|three|four|five|six|seven|eight|nine|ten|\d+)(?! (?:years|months|weeks))|another|one such|(?:on|in|at|for|with|under) \p{Lu}[\p{L}\d]+,? (?:it|they)|when (?:I|we) (?:\S+ ){1,3}(?:it|them)|(?:many|most|several|few|one|two|three|four|five|six|seven|eight|nine|ten) (?:are|were|was|have|had|came|went)\b|longest|largest|(?:the )?bulk of|about half of (?:them|these|it)|in the (?:other|second) part|(?:for|at|with) the same|together with [^.:;]{3,80} (?:I|we) \S+ (?:it|them)\b|(?:in|within|over|after) [^,]{3,25}?,? I \S+ (?:this|that)(?= (?:for|in|at|with|too|again)\b)|in the end (?:it|they)|today (?:it|they)|now (?:it|they))\b/iu
/** "What helped was a cache", "In six weeks I rebuilt it" */
export const GOES_ON =
  /^(?:what (?:helped|worked|mattered|changed)|(?:in|within|over|after) [^,]{3,25}?,? I \S+ (?:it|them))\b/i
/** "I have done it four times: …", "In the past four years I have done this for 23 accounts" */
export const REFERS_TO_DEED =
  /^(?:(?:In|Over|For) [^,.]{3,30},? )?I(?:['’]ve| have) done (?:it|this|that)\b(?! (?:work|job|kind|for a living))/i
/** "I teach the evening lab there" */
const REFERS_TO_PLACE = /^I (?:[^\s.,]+ ){1,6}there\b(?! (?:is|are|was|were|had|has)\b)/
/** "My share: moving 43 endpoints" is a part of what stands before. */
const REFERS_TO_WHOLE =
  /^(?:All (?:in|with|on|by) (?!all\b)\p{L}|My (?:own )?(?:share|part|role)(?::| was\b)|(?:First|Second|Third)(?:ly)?, (?!I\b))/iu
/** "Other engagements were longer", "In the rest of my week …", "Six of those years …" */
export const REFERS_TO_OTHERS =
  /^(?:(?:bigger|smaller|larger|other|more) (?:works?|jobs?|projects?)\b[^.:]{0,10}(?::| –)|other \S+ (?:are|were|have|had)\b|other (?:things|stuff|work|jobs?|projects?) I\b|in the rest of\b|[^.,:]{3,40} (?:is|are) (?:the|my) other (?:thing|half|part|side)\b|the (?:second|third|latter|next)(?: one)? (?:is|are|was|were)\b|(?:\d+|one|two|three|four|five|six|seven|eight) of (?:them|these|those)\b)/i
/** What belongs into no passage: prices, offers, and words to the reader. */
export const ASIDE =
  /^If\b|^(?:Now|Since then|Today),? I(?: am|['’]m) (?:independent|freelance|a freelancer|self-employed|on my own)\b|^Not an? \p{Ll}|[?]|https?:|\b(?:you(?! (?:first|hear|see|click|change|type|press|pick|choose|enter|upload|drag|swipe|scroll|tap|tick|select|want|speak|drop|paste|put in)\b)|your|yours|my (?:rate|price|fee)|hire (?:me|us)|contact (?:me|us)|(?:I|we)(?:['’](?:m|re)| am| are) (?:\p{L}+ )?available|\d ?(?:usd|eur|gbp|dollars|euros|pounds|[$€£])? ?(?:per|an) hour)\b|^available\b|[$€£] ?\d+ ?(?:\/|per|an?) ?(?:h|hour|word|day)/iu
/** Sentences about the person instead of a project. */
export const ABOUT_SELF =
  /^(?:Day (?:work|job)\b(?! until)|Dislikes?\b|I (?:am|['’]m|live|like|love|speak|prefer|believe|don['’]t|do not|never|won['’]t)\b|I hold (?:an?|the) [^.]{0,60}\b(?:degree|diploma|certificates?)\b|(?:Based|Located|Living) in\b|My (?:name|English|native|degree)|Degree|Languages?|Tools?|Hi\b|Hello\b|G['’]day\b|Hey\b|Good (?:day|morning)\b|(?:Former|Ex-)\p{L}|\p{L}{4,20}, \d\d, (?:living|based|born|from|in)\b|(?:1[89]|[2-6]\d)(?:\.(?: |$)|, \p{L}+(?: \p{L}+)?, \p{L}))/iu

/** "Seasoned integration architect with 17 years in middleware", "Zoho developer based in Lyon" */
const OWN_ROLE = new RegExp(
  String.raw`^(?:\p{L}[\p{L}/&-]* ){0,4}${PROFESSION} (?:with (?:over |about |more than )?(?:\d|\p{Ll}+ years)|based|from \p{Lu}|in \p{Lu}\p{Ll}+[,.])`,
  'u',
)

/** "We had one server and by the end of that year three": of which year, stands before. */
const REFERS_TO_TIME = /^[^.]{0,90}\b(?:by|in|at|of|during) that (?:year|month|week|summer|winter|time)\b/i

/** Whether a sentence means nothing without the one before it. */
export const refersBack = (text: string): boolean =>
  [REFERS, GOES_ON, REFERS_TO_DEED, REFERS_TO_OTHERS, REFERS_TO_WHOLE, REFERS_TO_PLACE, REFERS_TO_TIME].some(
    (sign) => sign.test(text),
  )
/** "Eso fue en 2017", "Mais …", "Das …" */
const REFERS_BACK_IN_OTHER_LANGUAGE =
  /^(?:Eso|Esto|Esa|Ese|Así|Ahí|Ahora|Hoy|Pero|Después|Luego|Allí|También|Y|Cela|C['’]est|Ça|Mais|Puis|Ensuite|Aujourd['’]hui|Et|Là|Das|Dies\p{L}*|So|Aber|Dann|Danach|Heute|Dort|Und|Davor|Dabei|Auch)(?!\p{L})/u

/** Whether a sentence in Spanish, French or German means nothing without the one before it. */
export const refersBackInOtherLanguage = (text: string): boolean => REFERS_BACK_IN_OTHER_LANGUAGE.test(text)

/** "Typical job: a company grew by acquisition, has 30 accounts …": such a client is none that the person had. */
export const TYPICAL_WORK =
  /^(?:an? |my )?typical (?:job|project|case|client|assignment|engagement|week): an? (?:[\p{Ll}-]+ ){1,4}(?:grew|grows|has|had|needs?|wants?|wanted|comes|came)\b/iu

/** Whether a sentence is about no work: about the person or the reader, or advertising. */
export const isAside = (text: string): boolean =>
  [ASIDE, ABOUT_SELF, OWN_ROLE, TYPICAL_WORK].some((sign) => sign.test(text)) || isNoise(text)

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
  /^(?:My |The )?(?:favou?rite|proudest) (?:job|project|work|case|piece)(?: of [\p{L} ]{3,20})?: (?=(?:an?|the) )|^What I(?:['’]m| am) (?:most )?proud(?:est)?(?: of)?: (?=an? [^.]{3,70}\.?$)|^(?:Main|Key|Longest|Latest|Largest) (?:engagement|project|job|assignment|reference|work)(?: so far)?: (?=(?:from|in|since) \d{4})|^(?:A|The|One) (?:\p{Ll}+ )?(?:job|case|project|request|task) (?:that|which) (?:comes|came) up\b[^:.]{0,30}: (?=(?:last|in|for|an?|the) )|^(?:My |The )?(?:most (?:similar|relevant|comparable)|closest|nearest) (?:(?:piece|work|project|job|case|example|one|thing)s? )?(?:of work )?(?:that )?(?:I (?:can show|have(?: done)?|did)|so far|to (?:an? )?\p{L}+)?: (?=(?:an?|the|my|in \d{4}) |\p{Lu})|^(?:(?:Two|Three|Some|A few) examples?|To give you an (?:idea|example)|A case in point|(?:An?|One|My) (?:(?:recent|good|typical|small|concrete|simple|fresh) )?example|Example|E\.g\.|Case(?: study)?|(?:Case|Example|Project) \d)[:,] (?=\S)|^(?:Largest|Biggest|Longest|Latest|Last|Best) (?:\p{Ll}+ ){1,2}(?:to date|so far|yet): (?=\p{L})|^(?:(?:Some|A few) )?(?:numbers|figures)(?: I can (?:tell|share|give|name))?: (?=(?:an?|the|for|at|in) )|^For (?:example|instance)[:,]? (?=\S)/iu

/** "On the ads side I pull …" says what is different before. */
const ON_A_SIDE =
  /^On the [\p{L}\d -]{2,25} (?:side|part|front),? (?=(?:I|we) (?!was|were|am|are|had|have)\p{Ll})/iu
/** "The one I'm proudest of" was one of several before. */
const PROUDEST = /^The one (?=I(?:['’]m| am) (?:most )?proud(?:est)? of\b)/i

/** "Third is a research desk for a trading firm": the others stand before. */
const NEXT_ONE = /^(?:The )?(?:[Ss]econd|[Tt]hird|[Ff]ourth)(?: one)? is (?=an? )/

/** "Main reference is Verde Insurance Group: an internal assistant" */
const MAIN_ONE =
  /^(?:Main|Best|Biggest|Largest|Latest|Key|Most (?:relevant|recent|similar)) (?:reference|project|client|work|case|job|engagement|experience|example) (?=(?:is|was) )/

/** "Internship 4 months at an insurer in Algiers: classification of letters" */
const INTERNSHIP =
  /^(?:Six-month |Three-month |Summer )?[Ii]nternship(?: \(?(\d+ (?:months|weeks))\)?)?,? ((?:at|in|with) [^:.;]{4,60}): (?=\p{Ll}{4,}(?:tion|ment|ing|sis|ance|ry)\b)/u

/** "I model." says too little to open a letter. */
const BARE_DEED = /^I \p{Ll}+\.$/u

/** "Works well for card games" is about what stands before. */
const LACKS_SUBJECT =
  /^(?:(?:About|Around|Over|More than|Nearly|Almost|Some|Roughly) )?\d[\d.,]*k? (?:\p{L}+ ){1,3}(?:have|has|had|were|are|was|is|went|go|run|ran|use|used|depend|came|come)\b[^.;,]{0,30} (?:it|them)\b|^We were (?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b|^(?:Works|Runs|Reads|Handles|Sends|Gives|Shows|Keeps|Checks|Writes|Saves|Strips|Ended|Went|Came|Turned out|Ran (?:on|for|since|in)) \p{Ll}|^\S+ \S+ like (?:that|this)\b/u

/** "Failed runs went down" has a subject. */
export const FAILED_RUNS =
  /^\p{Lu}\p{Ll}+ed (?:\p{Ll}+ ){0,2}\p{Ll}+ (?:went|are|were|fell|dropped|rose|is|was|take|took|now|go|come|sit|stay|enter|become)\b/u

/** "Mobile speed stayed at 81 even with the animations, because I convert them": of which work, stands before. */
const THING_FIRST =
  /^(?!(?:An?|The|One|Two|My|Our|For|At|In|On|With|From|Since|After|When|While|As|If|Most|Some|Last|This|I|We) )(?:\p{Lu}\p{L}+ ){1,3}(?:stayed|remained|went|fell|rose|dropped|grew|is|are|was|were) [^,]{3,60}, (?:because|since|as|so) I\b/u

/** "Two years ago Maple Studio, a web agency, had sites that …" */
const YEARS_AGO =
  /^\S+ (?:years?|months?|weeks?) ago,? (?:an? |\p{Lu})[^.:;]{3,60} (?:had|wanted|needed|asked|came|called|hired)\b/u

/** "The latest is a tea exporter in Colombo": of what, stands before. */
const LATEST =
  /^The (?:latest|last|newest|biggest|largest|most recent|other|first|second|third)(?: one| run| project)?(?: so far)? (?:is|was|covered|had|took|ran) /i

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
    .replace(
      INTERNSHIP,
      (_, time = '', where = '') => `In an internship${time && ` of ${time}`} ${where} I worked on `,
    )
    .replace(MAIN_ONE, (start) => `My ${lowerFirst(start)}`)
    .replace(PROUDEST, 'The project ')
    .replace(NEXT_ONE, 'One of my projects is ')
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
  // "About a third of those are …", "I took over the billing of those accounts": which, stands before.
  if (/\b(?:of|for|in|on|to|with|from|about) (?:those|these)\b/i.test(text.split(/[,;:]/)[0] ?? ''))
    return null
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
  const opened = at === 0 ? tellNamed(text, next) : isNamed ? tellAtClient(text) : null
  if (opened) return opened
  const named = at > 0 && !EXAMPLE.test(written) ? null : nameWork(text, next)
  if (named) return named
  if (label) return isWholeSentence(next) || /^I\b/.test(next) ? `${label[1]} is ${label[2]}.` : null
  if (at > 0 && isAboutEarlier(text, isNamed)) return null
  if (isNamed && (NAME_ACTED.test(text) || AT_CLIENT.test(text))) return endSentence(text)
  // What opens a paragraph may only lead to it: "The other half of my week is optimisation."
  if (!isNamed && common.size === 0 && !/(?<!^)\p{Lu}\p{Ll}{3,}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(text)) return null
  if (!isWholeSentence(text) && !/\b(?:I|we|me|wanted|needed|asked|had)\b/i.test(text)) return null
  const [, client, what = '', work] = text.match(CLIENT_LABEL) ?? []
  const isTool = what === '' && (namesTool(client ?? '') || /\p{Ll}\p{Lu}/u.test(client ?? ''))
  if (client && work && isTool) return `In ${client} ${work}`
  // "On AI: I use ChatGPT for drafts"
  if (client && work && /^(?:On|In|With|About) /.test(client)) return `${client}${what}, ${work}`
  if (client && work) return `For ${client}${what.startsWith(',') ? `${what},` : what} ${work}`
  const told = toFirstPerson(text, task.person)
  // "A staffing agency, Harbor Temps, wanted …" has its subject.
  const hasSubject = told?.includes(', I ') && !text.includes(', I ')
  const full = hasSubject || (told === null && isWholeSentence(text)) ? endSentence(upperFirst(text)) : told
  if (full === null) return null
  return at > 0 && /^(?:I|My)\b/.test(full) ? nameClientFirst(full, written, task) : full
}

/** Whether a sentence inside a line is about something that only the sentences before it name. */
function isAboutEarlier(text: string, isNamed: boolean): boolean {
  if (
    /\b(?:their|them|they|there)\b/i.test(text) &&
    !/^(?:An? |For |At |I |(?:In|From|Since) (?:19|20)\d\d )/.test(text)
  )
    return true
  if (isNamed || YEARS_AGO.test(text)) return false
  if (UNNAMED_CLIENT.test(text) || THING_FIRST.test(text)) return true
  // "Gas tip and slippage are computed from pool depth"
  return !/\b(?:I|we|me|my|our)\b|^The (?:\p{Ll}+est|best|last)\b/iu.test(text)
}

/** "The group had a framework that nobody used" */
const UNNAMED_CLIENT =
  /^The (?:group|company|firm|team|agency|shop|bank|school|clinic|startup) (?:had|has|was|is|wanted|needed|used|ran|lost)\b/u

/** "Transcargo Vest imported customs lines" */
const NAME_ACTED = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2} \p{Ll}{2,}ed \S/u
/** "At Harbor Pay, a start-up in Lagos, everything had been clicked together" */
const AT_CLIENT =
  /^(?:At|For|In) \p{Lu}[^.:;]{3,100}, \p{Ll}(?:(?!\b(?:I|we)\b)[^.:;,]){2,60} (?:had|was|were|kept|came|ran|lost|sent|needed|used|took|went)\b/u
/** "Havenlicht, a port agent: I took over an application", "Studio Ponteverde (Milan agency): I was their developer" */
const CLIENT_LABEL =
  /^(\p{Lu}[\p{L}\d&'’-]+(?: \p{Lu}[\p{L}\d&'’-]+){0,3})(, an? [^:;.,]{3,50}| \([^)]{3,50}\))?: (I .*)$/su

/** "Drowsy Fox, a maker of weighted blankets." names what the sentences after it are about. */
const NAMED_THING =
  /^((?!For |At |In |With |From |By )\p{Lu}[\p{L}\d&'’-]+(?: \p{Lu}[\p{L}\d&'’-]+){0,3}), (an? [^:;.,]{4,60})\.$/u
