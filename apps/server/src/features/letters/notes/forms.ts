/**
 * What a form of a short fact is, as busy people type it in the additional information, with its sentence. The forms are in
 * own-terms.ts and the files that it joins.
 */
import { upperFirst } from '../../jobs/index.ts'
import { CIRCUMSTANCES, JUDGMENTS, SECRET } from './signals.ts'

/** The pattern of a number in digits or words. */
export const NUMBER = '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
/** The pattern of a unit of time. */
export const TIME = '(?:hours?|(?:working |business )?days?|weeks?|months?|evenings?)'
/** The pattern of an effort: "two and a half weeks incl. one round of corrections" */
export const EFFORT = `(?:about |around )?${NUMBER}(?: and a half| ?(?:-|–|to) ?${NUMBER})? ${TIME}(?: and a half)?(?:,? (?:incl(?:uding|\\.)?|with|for) [^,;!?$€£]{3,60}?)?`
/** The pattern of a day of the week. */
export const DAY = '(?:(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'

/** The pattern of a month. */
export const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** The pattern of a date without a year: "June 14", "14th of June". */
export const DATE = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH})`

/** What a client hands over before or while work is done, as a pattern. */
export const HANDED_OVER =
  '(?:(?:api|ssh|access) keys?|logs?|access|files?|repo(?:sitory)?|credentials|screenshots?|schema|samples?|exports?|links?|brief|wireframes?|backup|config(?:uration)?|IP|datasheets?|drawings?|texts?|photos?|images?|videos?|script|code|doc|document|spreadsheet|workbook|sheet|pdf|tables?|names?|list|database|archive|plans?|data|pages?|numbers|times|examples?|specs?|specification|requirements|templates?|user|rights|permissions?|log-?in|account|admin|invite|server|ssh|ftp)'

/** A form, what makes it private, and its sentence. The groups of the pattern are the arguments of `word`. */
export interface Form {
  form: RegExp
  isPrivate: (part: string) => boolean
  word: (...groups: (string | undefined)[]) => string
}

/** For forms that have other signs of private remarks in themselves. */
export const isSecret = (part: string) => SECRET.test(part)

/** "on thursday" becomes "on Thursday". */
export const inCapitalDays = (text: string) =>
  text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, upperFirst)

/** "in march" becomes "in March". */
export const inCapitalMonths = (text: string) => text.replace(new RegExp(`\\b${MONTH}\\b`, 'g'), upperFirst)

/** A person does not tell the client that a model does the work. */
const WITH_AI = /\b(?:chat ?gpt|gpt\S*|ai|copilot|claude|gemini|cursor|llms?)\b/i

/** What people say of their health, their moods and their nights. */
const OF_HEALTH =
  'drunk|drinking|sober|rehab|hangover|meds|flu|naps?|(?:my|kids) sleep|asleep|moods?|temper|patience|laz(?:y(?![- ](?:load|select|eval|quer|frame|import|init|render|scan))|iness)|ADHD|autis\\w+|dyslexi\\w+|anxiety|bipolar|insomnia|migraines?|headache|wheelchair|newborn|babysit\\w*'
/** What is between them and other people. */
const OF_OTHERS =
  'my (?:wife|husband|mother|kids|grandpa|roommate|ex)|(?:her|his|their) ex|divorce|(?:this|that|which|what|a|the same) (?:girl|woman|guy)|(?:last|old|previous|ex|former) (?:client|company|agency|employer)|his (?:face|word|ID)|her ID|real name|a favou?r|other applicants?|full time at|second chance|owes?'
/** What the law or a marketplace forbids, and tricks. */
const OF_TRICKS =
  'prison|jail|parole|lawsuits?|offenders?|traffick\\w*|stolen|steal|forged|unregistered|bribe\\w*|lies?|bluff|scammer|flattery|resell|upsell|copies of|same (?:code|thing) as|test answers|cheat sheet|(?:good|positive) reviews|fake (?:followers|likes)|keeping quiet|the catch|legal at all|(?:do it|ghostwrite) with AI|(?:cash|half) up ?front'
/** What they think of the work, of the client and of their own faults. */
const OF_JUDGMENT =
  "nonsense|garbage|circus|sloppy|stupid\\w*|boring|dull|crazy|insane|stingy|cheap|idiots?|fools?|cult|ghost (?:people|me)|monkeys?|genius|damn\\w*|whining|horrible|awful|useless|ridiculous|suspicious|laugh|reminder(?=:)|my error|burn(?:ed|t) myself|ran away|fired|borrowed|revoked|do(?: no|n['’]?)t check"

/** How work is made to look longer, dearer or newer than it is, and what a price really is. */
const OF_PRETENCE = [
  'on the invoice|on paper(?=[,.;]|$)|in reality|are real|hours add up|easy (?:hours|tickets|afternoon|half)|counts? as an hour|every hour into',
  String.raw`bill(?:ed)? (?:as |for |them )?(?:two|three|four|five|six|ten|twenty|double|more)|walk away|happy with \d+|\d+ (?:in the end|works(?=\)))|everybody else|double the usual|for double|the double|normal is \d+|hooked|(?:half|some) goes to`,
  '(?:fat|safety|hidden) buffer|(?:are|is) buffer|buffer included|hidden inside|what takes a day|drag (?:it )?out|collect hours|slacking|wasted on|hours? vague|outsourc(?:e|ed|ing) (?:it|this|half|most|to)|nulled|cracked (?:plugins?|version|copy)|faked',
  String.raw`bought (?:online|theme|template)|sold as (?:custom|new)|rename it|change the names|changed dates|copy (?:of the last|the repo|paste)|back ?door left|bug left in|leave the bugs|good part left out|bots mostly|a stretch(?=\)|$)|run it through DeepL|DeepL does|stick to the story|the blame`,
  'sound eager|quote high|looks? (?:finished|busy)|get the first review|nothing better|other bidder|take anything|layoff|sacked|dropped out|both failed|school project|can be googled',
].join('|')
/** What nobody writes to those whom it is about. */
const OF_THEM =
  'smoked|boomer|zero clue|too poor|red flags|that type of (?:client|people|person|guy)|this kind of people|peanuts|earn anything|is there to spend|is married|the wife|good manners|an apology|normal tone|feeds a family|good excuse|flatmate|the kid\\b|sister in law|left alone|way below|nightmare'

/** Words about moods, health, other people, tricks, pretence and judgments, which make the free text of any form private. */
export const UNSAID = new RegExp(
  String.raw`\b(?:${[OF_HEALTH, OF_OTHERS, OF_TRICKS, OF_JUDGMENT, OF_PRETENCE, OF_THEM].join('|')})\b`,
  'i',
)

/**
 * "if I get out of hospital", "the version I made for Lidl": the free text of a form names a thing, so one about the person is
 * private. A text that begins with "I" or "My" is a sentence of its own.
 */
const isAboutPerson = (text: string): boolean =>
  !/^(?:I|My)\b/i.test(text.trim()) &&
  /\b(?:I|me|my|mine|myself)\b/i.test(text.replace(RECEIVES, ' ').replace(OF_OFFER, ' '))
/** Words about the person that belong to an offer: "make me an editor", "on my bench", "two hours of me", "t.me/demo" */
const OF_OFFER =
  /\S+\.\S+|\b(?:send|give|share|show|make) me\b|\bto me\b|\bbefore I (?:can )?\p{Ll}+\b|\bme (?=an?\b|up\b|as\b|\()|\b(?:on|at|in) my (?:bench|desk|own|home|office|server)\b|\bI have (?:an?|the)\b|\bhours of me\b/giu
/** What the person receives from the client: "if I get the texts", "once I have seen 10 pages", "after I get the files" */
const RECEIVES =
  /\b(?:if|once|when|after|before|until) I(?: (?:get|have|receive)| have| (?:have )?(?:seen|read|checked|got|received)|['’]ve (?:seen|read|checked|got|received))\b(?= (?:(?:the|an?|some|your|their|all|\d+) )?(?:[\p{L}\d-]+ ){0,3}?(?:texts?|files?|access|data|pages?|screenshots?|log-?ins?|photos?|images?|code|list|brief|rights|credentials|samples?|docs?|documents?|videos?|attachments?|plans?|drawings?|material|content)\b)/giu

/** Whether the words that somebody filled into a form are fit for a letter. The words of the form itself are not checked. */
const isSayable = (groups: readonly (string | undefined)[]): boolean =>
  groups.every((group = '') => {
    const text = group
      .replace(/\b(?:at|to|with) my (?:current|present) (?:job|employer)\b/i, ' ')
      .replace(/^I still (?=have|keep|own)/i, '')
      // These are private signs elsewhere; here they are names of tools and of meetings.
      .replace(/\b(?:whatsapp|telegram|skype|paypal|interviews?)\b/gi, ' ')
    return ![UNSAID, CIRCUMSTANCES, JUDGMENTS].some((sign) => sign.test(text)) && !isAboutPerson(text)
  })

/** Words a part of one of the forms as a sentence; null for other parts, and for those with a sign of what is private. */
export function wordForm(part: string, forms: readonly Form[]): string | null {
  if (WITH_AI.test(part)) return null
  for (const { form, isPrivate, word } of forms) {
    const [whole, ...groups] = part.match(form) ?? []
    if (whole !== undefined && !isPrivate(part) && isSayable(groups)) return word(...groups)
  }
  return null
}
