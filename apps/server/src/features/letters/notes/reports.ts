/**
 * Recognizes reports of finished work and offers among the parts of the additional information. Their words may look
 * like a private sign ("refund drafts", "minimum levels", "an app that was never activated"), so they have signs of
 * their own. Questions and short terms are in signals.ts.
 */
import { findSkills } from '../../jobs/index.ts'
import { isPastVerb } from '../writer/verbs.ts'
import { CIRCUMSTANCES, CLIENT, CONDITIONS, FAULTS, GAPS, MONEY, SECRET, THOUGHTS } from './signals.ts'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** The time that a report begins with: "last month", "in Sept", "this summer". */
export const REPORT_TIME = new RegExp(
  String.raw`^(?:(?:in|since|during|early in|late in) (?:(?:early |late )?(?:${MONTHS})\b\.?(?: (?:19|20)\d\d)?|(?:spring|summer|autumn|fall|winter|(?:19|20)\d\d))|(?:last|this|past) (?:week|month|year|spring|summer|autumn|fall|winter|${MONTHS})|(?:${MONTHS})(?=:)|two (?:weeks|months) ago|recently|lately|yesterday)[,:]? `,
  'i',
)
const DOER =
  /^(?:I['’]ve|we['’]ve|I am(?= had)|I|we)(?: (?:have|also|already|just|recently|personally|once))* /i
const ADVERB = /^(?:(?:have|also|already|just|recently|lately|have just) )+/i

/** Verbs in the past that tell no work. */
const NO_WORK =
  /^(?:wanted|hoped|needed|liked|loved|asked|applied|noticed|tried|wished|talked|called|messaged|contacted|offered|agreed|promised|accepted|refused|earned|charged|missed|failed|signed|owed|borrowed|hired|cancelled|canceled|complained|argued|lied|regretted|struggled|stopped|died|said|told|heard|saw|met|came|went|thought|understood|spent|paid|got|found out|left|kept quiet|began|beat|lost|asked|worried|moved (?:to|house)|rejected|dropped|quoted|underestimated|overestimated|applied|interviewed|resigned|divorced|married)\b/i

/** Returns what follows the time and the doer of a report; null where the part begins with no work in the past. */
export function readReport(part: string): { time: string; deed: string } | null {
  const time = part.match(REPORT_TIME)?.[0] ?? ''
  const rest = part.slice(time.length)
  const deed = rest.replace(DOER, '').replace(ADVERB, '')
  const [verb = '', object = ''] = deed.split(/(?= )(.*)/s)
  const isWork =
    (isPastVerb(verb, object) && !NO_WORK.test(deed)) ||
    /^had (?:the|almost the|exactly the) same\b/i.test(deed)
  return isWork && object.trim() !== '' ? { time, deed } : null
}

/** Work has no secrets in these words, although they are signs of a private remark elsewhere. */
const HARMLESS = [
  /\b(?:no|zero|without|0) (?:an? |any |single )?(?:outages?|downtime|loss(?:es)?|lost \w+|errors?|mistakes?|complaints?|delays?|data loss|incidents?)\b/gi,
  /\b(?:was|were|is|are|had been|has been) never\b/gi,
  /\b(?:refund|return|complaint|delay|late|discount|budget|holiday|vacation|rent|tax|mortgage|password|phone|e-?mail|whatsapp|telegram|wedding|cash|money|salary|learning)s?[ -](?=(?:and \p{L}+ )?(?:drafts?|requests?|flows?|forms?|labels?|process\w*|rates?|handling|desk|tickets?|queues?|payments?|fees?|orders?|codes?|rules?|plans?|planner|apps?|bots?|modules?|systems?|tracker|reset|calculator|data|sites?|websites?|templates?|films?|videos?|photos|galler\w+|mini|registers?|business|albums?|bookings?|portal|notifications?|integration|campaigns?|lists?|numbers?)\b)/giu,
  /\b(?:fixed|repaired|recovered|restored|debugged|found|resolved|rescued|cleaned|handled|replaced) (?:\p{L}+ ){0,3}(?:failed|failing|broken|lost|dead|messy|wrong|late)\b/giu,
  /\b(?:machine|deep|reinforcement|federated|transfer|e-?)[ -]?learning\b/gi,
  /\b(?:for|from|with|by|at) (?:an?|my|the same) client\b/gi,
  /\b(?:in|on|by|to|via|from|through|over) (?:whatsapp|telegram|skype|e-?mail|phone|paypal)\b/gi,
]

/** Words of money that measure something in a report; in an offer they would be limits. */
const MEASURES =
  /\b(?:at least|minimum|up to|under|below|down to|limit\w*|reduced?|lower\w*|margins?|budgets?|discounts?|profits?|cheap\w*|floor|at most|min(?= ?\d))\b/gi

/** What makes a report private, besides the common signs: money that was earned, gossip and feelings. */
const REPORT_PRIVATE =
  /\b(?:settle|haggl\w+|underpa\w+|overcharg\w+|worst case|bottom line|(?:my|their|his|her) (?:rate|price|minimum|limit|invoice|fee)|usually charge|paid me|owes?|(?:only|just) for [$€£\d]|told|heard|rumou?rs?|warned|between us|badly|by guess|illegal\w*|bribe\w*|fake\w*|lol|haha\w*|omg|ugh|unfortunately|sadly|nightmare|still pa(?:id|y)|(?:never|not|n['’]t) (?:paid|pay)|NDA|terminated|sacked|drunk|cheat\w*|behind (?:his|her|their) back|without (?:telling|asking|permission))\b|[:;]-?[()]/i

/** A client of the person's own, before "their" or "his": "for a broker". */
const OWN_CLIENT =
  /\b(?:for|at|with|by|from|of) (?:an?|two|three|four|several|my (?:last|previous|former)) \p{L}/iu
const PRONOUNS = /\b(?:they|them|their|theirs|he|she|him|his|her|hers)\b/gi

/** Returns whether a part tells finished work and nothing that could be private. */
export function isWorkReport(part: string): boolean {
  const report = readReport(part)
  if (!report) return false
  const names =
    /\d/.test(part) || /\S \p{Lu}/u.test(part) || findSkills(part).length > 0 || part.split(/\s+/).length > 7
  return names && !hasPrivateSign(part.replace(MEASURES, ' '))
}

/** Returns whether a report or an offer has a sign of a private remark. */
function hasPrivateSign(part: string): boolean {
  if (SECRET.test(part) || REPORT_PRIVATE.test(part)) return true
  let open = OWN_CLIENT.test(part) ? part.replace(PRONOUNS, ' ') : part
  for (const harmless of HARMLESS) open = open.replace(harmless, ' ')
  return [CLIENT, MONEY, THOUGHTS, CONDITIONS, GAPS, FAULTS, CIRCUMSTANCES].some((sign) => sign.test(open))
}

const OFFER =
  /^(?:(?:also|and|so|then),? )?(?:(?:I(?:['’]ll|['’]d| will| can| could| would| am happy to|['’]m happy to)|we(?:['’]ll|['’]d| can| could| will| would)|can|could|happy to) (?:also |already |then |even |easily |gladly )?)(?:quote|look at|have a look|show|send|share|start|begin|meet|prepare|deliver|offer|include|demo|finish|check|review|test|record|bring|provide|join|sign|adapt|hand over|explain|document|connect|work|set up|walk|read|call|be (?:there|online|reached))\b/i
/** A limit of the person's own, also in an offer. */
const OFFER_PRIVATE =
  /\b(?:for (?:only |just )?[$€£]?\d+(?!\S* ?(?:hours?|minutes?|min|days?|weeks?|months?|pages|people|users|images|words))|go down|cheaper|less|more|instead|secretly|quietly|until (?:they|he|she)|they (?:pay|push|ask|want|insist)|he (?:pays|pushes|asks|wants|insists)|lower|discount\w*|negotiable|(?:start|begin) (?:at|low|from|with) [$€£]?\d+|my (?:friend|cousin|brother|sister|wife|husband|colleague)|worst|desperate\w*|anyway|whatever|free for them)\b/i

/** Returns whether a part offers something to the client: "I could look at the model for an hour, free". */
export function isOffer(part: string): boolean {
  if (!OFFER.test(part) || OFFER_PRIVATE.test(part)) return false
  return !hasPrivateSign(
    part.replace(/^(?:I['’]d|I could)\b/i, '').replace(/\b(?:their|theirs|them)\b/gi, ''),
  )
}

/** "Paper trading for two weeks is always included", "Vor Ort im Mai möglich". */
export const INCLUDED =
  /^[\p{L}\d ,’'()/.&-]{3,90}? (?:(?:is|are) (?:always |usually |of course )?(?:included|free of charge|part of (?:the|my) price|possible)|(?:ist|sind)? ?(?:immer |stets )?(?:inklusive|inbegriffen|möglich|kostenlos)|(?:est|sont) (?:toujours )?(?:inclus\p{L}*|possibles?|gratuit\p{L}*)|(?:está|están|es|son)? ?(?:siempre )?(?:incluid[oa]s?|gratis))\b[^!?]{0,60}$/iu

/** "The mail part is the same like the Berlin client": a comparison with work of the profile. */
export const SAME_AS =
  / is (?:exactly |almost |nearly |basically )?(?:the )?same (?:like|as) (?:for |with |at )?(?:the |my )?((?:[\p{L}\d-]+ ){0,3})(?=(?:client|project|job|shop|company)\b)/iu

/** "Recently: Modbus polling of 64 sensors", "Last spring: a cost model for a brewery". */
export const WORK_LABEL =
  /^(?:(recent(?:ly)?|new|done (?:this|last) (?:week|month|year))|((?:last|this) (?:week|month|year|spring|summer|autumn|fall|winter)))\s*: (?=[^:]*\d|[^:]* (?:for|of|with) )/i
/** "Last project in May: a login for five services". */
export const LAST_WORK =
  /^(?:my )?((?:last|latest|newest|most recent) (?:project|job|work|task|case|client|pilot|cfa|audit|migration|release|book|film|campaign)(?: (?:in|from|this) [\p{L}\d]+)?)\s*: (?=.*\d|.* (?:for|of|with) )/iu

/** Returns whether a part names finished work after a label, without a private sign. */
export const isLabelledWork = (part: string) =>
  (WORK_LABEL.test(part) || LAST_WORK.test(part)) && !hasPrivateSign(part.replace(MEASURES, ' '))

/** "The import and the price lists yes, a toy shop client": work that was done for a client before. */
export const DONE_FOR =
  /^([^,.;:]{4,80}) yes, (?:for )?(?:an? )?([^,.;:]{3,60}(?:client|customer|shop|company|agency|firm))[.]?$/i

/** Work and offers in German, French and Spanish. */
const FOREIGN_FACTS = [
  /(?<!\p{L})(?:hänge|lege|schicke|sende|zeige|mache|halte|baue|betreue|biete|liefere|schreibe|übersetze|kann|habe) ich (?!nicht\b|leider\b|nur\b|noch\b|keine?\b)/iu,
  /^(?:(?:letzte|diese|vorige) Woche|(?:letzten|diesen|vorigen) (?:Monat|Sommer|Winter|Herbst)|(?:letztes|dieses|voriges) (?:Jahr|Frühjahr)|im (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Sommer|Herbst|Winter)|gerade|kürzlich|neulich|zuletzt) .{4,200}?\p{L}*(?:ge\p{L}+(?:t|en)|\p{L}{3,}iert|über\p{L}+t|ent\p{L}+(?:t|en)|umgezogen)(?=[,.;(]|$)/iu,
  /^(?:(?:récemment|le mois dernier|la semaine dernière|cette année|cet été|en \p{L}+(?: \d{4})?)[ ,:]*)?j['’]ai (?:aussi |déjà |récemment |déjà )?(?!perdu|menti|copié|raté|oublié|pensé|cru|voulu|dû|peur|besoin|envie|honte|mal|faim)\p{L}+(?:é|i|u|it|is)e?s?(?!\p{L})/iu,
  /^je peux (?:aussi |déjà )?(?:commencer|livrer|démarrer|faire|montrer|envoyer|passer|proposer|venir|fournir)(?!\p{L})/iu,
  /^(?:(?:hace poco|el mes pasado|la semana pasada|este (?:año|mes|verano)|en \p{L}+(?: de \d{4})?|ya)[ ,]*)?(?!perdí|mentí|copié|fallé|cobré|gané|dejé|debí|pensé|creí|quise|hablé|pedí|olvidé)(?:hice|puse|traduje|\p{L}{3,}(?:é|í)) .{8}/iu,
  /(?<!\p{L})(?:puedo (?:arrancar|empezar|comenzar|entregar|mandar|enviar|mostrar|hacer)|(?:se )?l[oae]s? puedo (?:mandar|enviar|mostrar|entregar)|tengo (?:ya|list[oa]) )/iu,
  /^(?:plazo|entrega|délai|dauer|lieferzeit|aufwand):? (?:de |von )?\d/iu,
]

/** Returns whether a part in another language than English tells work or an offer, without a private sign. */
export const isForeignFact = (part: string) =>
  FOREIGN_FACTS.some((pattern) => pattern.test(part)) && !hasPrivateSign(part)

/** Returns whether a part compares the task with work of the profile. */
export const isComparison = (part: string) => SAME_AS.test(part) && !hasPrivateSign(part)

/** A time without a sentence around it: "calls from next Tuesday", "from 7 December". */
export const WHEN =
  /^(?:(?:video |phone )?(?:calls?|meetings?|on[- ]site|start(?:ing)?|delivery|a call|free|available) (?:(?:possible|available|ok|okay) )?)?(?:only )?(?:from|after|on|until|between|before) (?=[^,;]*(?:\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|next|week|month|noon|january|february|march|april|may|june|july|august|september|october|november|december)\b))[^,;]{3,60}$/i
