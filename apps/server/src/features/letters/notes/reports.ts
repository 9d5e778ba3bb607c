/**
 * Recognizes reports of finished work and offers among the parts of the additional information. Their words may look
 * like a private sign ("refund drafts", "minimum levels", "an app that was never activated"), so they have signs of
 * their own. Questions and short terms are in signals.ts.
 */
import { findSkills } from '../../jobs/index.ts'
import { isPastVerb, isPlainVerb } from '../writer/verbs.ts'
import { PRIVATE, SECRET } from './signals.ts'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** The time that a report begins with: "last month", "in Sept", "this summer". */
const REPORT_TIME = new RegExp(
  String.raw`^(?:(?:in|since|during|early in|late in) (?:(?:early |late )?(?:${MONTHS})\b\.?(?: (?:19|20)\d\d)?|(?:spring|summer|autumn|fall|winter|(?:19|20)\d\d))|(?:last|this|past) (?:week|month|year|spring|summer|autumn|fall|winter|${MONTHS})|(?:${MONTHS})(?=:)|(?:\d+|an?|one|two|three|four|five) (?:weeks?|months?|years?) ago|recently|lately|yesterday)[,:]? `,
  'i',
)
const DOER =
  /^(?:I['’]ve|we['’]ve|I am(?= had)|I|we)(?: (?:have|also|already|just|recently|personally|once))* /i
const ADVERB = /^(?:(?:have|also|already|just|recently|lately|have just) )+/i

/** Verbs in the past that tell no work. */
export const NO_WORK =
  /^(?:got(?! (?:[\p{L}'’]+ ){1,6}back\b)|moved (?:in|out|back)|(?:sold|moved|drove|fixed|repaired|painted|cleaned|left) (?:my|our)|wanted|hoped|needed|liked|loved|asked|applied|noticed|tried|wished|talked|called|messaged|contacted|offered|agreed|promised|accepted|refused|earned|charged|missed|failed|signed|owed|borrowed|hired|cancelled|canceled|complained|argued|lied|regretted|struggled|stopped|died|said|told|heard|saw|met|came|went|thought|understood|spent|paid|got|found out|left|kept quiet|began|beat|lost|asked|worried|moved (?:to|house)|rejected|dropped|quoted|underestimated|overestimated|applied|interviewed|resigned|divorced|married)\b/iu

/** "Compressed files on demand are better" tells no work. */
const STATES =
  /^\p{L}+(?: [\p{L}\d-]+){1,6} (?:is|are) (?:better|best|ok|okay|fine|possible|enough|not|too|cheaper|faster|easier)\b/iu

/** Returns what follows the time and the doer of a report; null where the part begins with no work in the past. */
export function readReport(part: string): { time: string; deed: string } | null {
  const time = part.match(REPORT_TIME)?.[0] ?? ''
  const rest = part.slice(time.length)
  const deed = rest.replace(DOER, '').replace(ADVERB, '')
  const [verb = '', object = ''] = deed.split(/(?= )(.*)/s)
  const isWork =
    ((isPastVerb(verb, object) || verb.toLowerCase() === 'done') && !NO_WORK.test(deed)) ||
    /^had (?:the|almost the|exactly the) same\b/i.test(deed)
  return isWork && object.trim() !== '' && !STATES.test(deed) ? { time, deed } : null
}

/** Work has no secrets in these words, although they are signs of a private remark elsewhere. */
const HARMLESS = [
  /\b(?:no|zero|without|0) (?:an? |any |single )?(?:outages?|downtime|loss(?:es)?|lost \w+|errors?|mistakes?|complaints?|delays?|data loss|incidents?)\b/gi,
  /\b(?:was|were|is|are|had been|has been) never\b/gi,
  /\b(?:refund|return|complaint|delay|late|discount|budget|holiday|vacation|rent|tax|mortgage|password|phone|e-?mail|whatsapp|telegram|wedding|cash|money|salary|learning)s?[ -](?=(?:and \p{L}+ )?(?:drafts?|requests?|flows?|forms?|labels?|process\w*|rates?|handling|desk|tickets?|queues?|payments?|fees?|orders?|codes?|rules?|plans?|planner|apps?|bots?|modules?|systems?|tracker|reset|calculator|data|sites?|websites?|templates?|films?|videos?|photos|galler\w+|mini|registers?|business|albums?|bookings?|portal|notifications?|messages|reports?|channels?|integration|campaigns?|lists?|numbers?|brokers?|lenders?|advisers?|advisors?|companies|company|insurers?)\b)/giu,
  /\b(?:fixed|repaired|recovered|restored|debugged|found|resolved|rescued|cleaned|handled|replaced) (?:\p{L}+ ){0,3}(?:failed|failing|broken|lost|dead|messy|wrong|late)\b/giu,
  /\b(?:machine|deep|reinforcement|federated|transfer|e-?)[ -]?learning\b/gi,
  /\b(?:for|from|with|by|at) (?:an?|my|the same) client\b/gi,
  /\b(?:no|one|two) other (?:clients?|projects?|jobs?)\b/gi,
  // What a report tells after a colon is about the work.
  /(?<=: [^:]{3,80}) but(?= (?:the|one|a|an|no|its) )/gi,
  /\bif (?:it is |it['’]s )?(?:under|less than|below|within) (?:\d+|an?|one|two|half an?) ?(?:hours?|minutes?|min|pages?|words|day)\b/gi,
  /\bburn-?out(?= (?:scale|study|survey|data|inventory|questionnaire))/gi,
  /\b(?:no charge|free(?: of charge)?|no cost) if [^.,;]{3,40}/gi,
  /\bpay(?:ment)? only (?:if|when|once|after) (?:it|everything|all) (?:works|runs|is done)\b/gi,
  /\b(?:in|on|by|to|via|from|through|over) (?:whatsapp|telegram|skype|e-?mail|phone|paypal)\b/gi,
]

/** Words of money that measure something in a report; in an offer they would be limits. */
const MEASURES =
  /\b(?:at least|minimum|up to|under|below|down to|limit\w*|reduced?|lower\w*|margins?|budgets?|discounts?|profits?|cheap\w*|floor|at most|min(?= ?\d))\b/gi

/** What makes a report private, besides the common signs: money that was earned, gossip and feelings. */
const REPORT_PRIVATE =
  /\b(?:settle|haggl\w+|underpa\w+|overcharg\w+|worst case|bottom line|(?:my|their|his|her) (?:rate|price|minimum|limit|invoice|fee)|usually charge|paid me|owes?|(?:only|just) for [$€£\d]|told|heard|rumou?rs?|warned|between us|badly|by guess|illegal\w*|bribe\w*|fake\w*|lol|haha\w*|omg|ugh|unfortunately|sadly|nightmare|still pa(?:id|y)|(?:never|not|n['’]t) (?:paid|pay)|terminated|sacked|drunk|cheat\w*|behind (?:his|her|their) back|without (?:telling|asking|permission))\b|[:;]-?[()]/i

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
  return names && !/\bNDA\b/.test(part) && !hasPrivateSign(part.replace(MEASURES, ' '))
}

/** Returns whether a report or an offer has a sign of a private remark. */
export function hasPrivateSign(part: string): boolean {
  if (SECRET.test(part) || REPORT_PRIVATE.test(part)) return true
  const own = part.search(OWN_CLIENT)
  let open = own < 0 ? part : part.slice(0, own) + part.slice(own).replace(PRONOUNS, ' ')
  for (const harmless of HARMLESS) open = open.replace(harmless, ' ')
  return PRIVATE.some((sign) => sign.test(open))
}

const OFFER =
  /^(?:(?:also|and|so|then),? )?(?:(?:I(?:['’]ll|['’]d| will| can| could| would| am happy to|['’]m happy to)|we(?:['’]ll|['’]d| can| could| will| would)|can|could|happy to) (?:also |already |then |even |easily |gladly )?)(?:quote|look at|have a look|show|send|share|start|begin|meet|prepare|deliver|offer|include|demo|finish|check|review|test|record|bring|provide|join|sign|adapt|hand over|take (?:an? |the )?(?:full )?(?:backups?|snapshots?|copy)|back up|explain|document|connect|host|match|come|work|do (?:(?:an?|the) )?(?:first|short|quick|free|test|trial|small|sample)\b|set up|walk|read|call|be (?:there|online|reached))\b/i
/** A limit of the person's own, also in an offer. */
export const OFFER_PRIVATE =
  /, just\b|\b(?:for (?:only |just )?[$€£]?\d+(?!\S* ?(?:hours?|minutes?|min|days?|weeks?|months?|pages|people|users|images|words))|go down|cheaper|less|more|instead|secretly|quietly|until (?:they|he|she)|they (?:pay|push|ask|want|insist)|he (?:pays|pushes|asks|wants|insists)|lower|discount\w*|negotiable|(?:start|begin) (?:at|low|from|with) [$€£]?\d+|my (?:friend|cousin|brother|sister|wife|husband|colleague)|worst|desperate\w*|anyway|whatever|free for them)\b/i

/** What may follow the first comma of an offer. */
const OFFER_TAIL =
  /^(?:and|or|from|until|including|incl|also|with|plus|und|oder|inklusive|et|ou|y|o)\b|\d|\b(?:free|unpaid|no obligation|at no cost|fixed|price|no charge|included|that['’]?s my (?:morning|afternoon|evening|night)|that['’]?s (?:before|after) my (?:other )?work|puedo|peux|kann ich|gratis|gratuit\p{L}*|kostenlos)\b/iu

/** "I could meet at 9, the kid sleeps then": what an offer or a time is followed by may be private. */
export const hasAside = (part: string) =>
  part
    .replace(/\([^)]*\)/g, '')
    .split(/[,;–—] /)
    .slice(1)
    .some((tail) => !OFFER_TAIL.test(tail))

/** Returns whether a part offers something to the client: "I could look at the model for an hour, free". */
export function isOffer(part: string): boolean {
  if (!OFFER.test(part) || OFFER_PRIVATE.test(part) || hasAside(part)) return false
  return !hasPrivateSign(
    part
      .replace(/^(?:I['’]d|I could)\b/i, '')
      .replace(/\bif (?:they|he|she) (?:can )?(?:share|send|give|provide|open|add|grant)s?\b/gi, '')
      .replace(/\b(?:their|theirs|them)\b/gi, ''),
  )
}

/** "Paper trading for two weeks is always included", "Vor Ort im Mai möglich". */
export const INCLUDED =
  /^[\p{L}\d ,’'()/.&-]{3,90}? (?:(?:(?:is|are) )?(?:always |usually |of course )?(?:included|free(?: of charge)?(?=[.]?$)|free of charge|part of (?:the|my) price|possible)|(?:ist|sind)? ?(?:immer |stets )?(?:inklusive|inbegriffen|möglich|kostenlos)|(?:est|sont) (?:toujours )?(?:inclus\p{L}*|possibles?|gratuit\p{L}*)|(?:está|están|es|son)? ?(?:siempre )?(?:incluid[oa]s?|gratis))\b[^!?]{0,60}$/iu

/** "The mail part is the same like the Berlin client": a comparison with work of the profile. */
export const SAME_AS =
  / is (?:exactly |almost |nearly |basically )?(?:the )?same (?:like|as) (?:for |with |at )?(?:the |my )?((?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+) (?=(?:client|project|job|shop|company)\b)/iu

/** "Recently: Modbus polling of 64 sensors", "Last spring: a cost model for a brewery". */
export const WORK_LABEL =
  /^(?:(recent(?:ly)?|new|done (?:this|last) (?:week|month|year))|((?:last|this) (?:week|month|year|spring|summer|autumn|fall|winter)))\s*: (?=[^:]*\d|[^:]* (?:for|of|with) )/i
/** "Last project in May: a login for five services". */
export const LAST_WORK =
  /^(?:my )?((?:last|latest|newest|most recent) (?:project|pilot|cfa|audit|migration|release|book|film|campaign)(?: (?:in|from|this) [\p{L}\d]+)?)\s*: (?=.*\d|.* (?:for|of|with) )/iu

/** Returns whether a part names finished work after a label, without a private sign. */
export const isLabelledWork = (part: string) =>
  (WORK_LABEL.test(part) || LAST_WORK.test(part)) &&
  !NO_WORK.test(part.replace(/^[^:]*: /, '')) &&
  !/: (?:0|no|none|nothing|zero|lost|fail\w*|sold my|quit)\b/i.test(part) &&
  !hasPrivateSign(part.replace(MEASURES, ' '))

/** "The import and the price lists yes, a toy shop client": work that was done for a client before. */
export const DONE_FOR =
  /^([^,.;:]{4,80}) yes, (?:for )?(?:an? )?([^,.;:]{3,60}(?:client|customer|shop|company|agency|firm))[.]?$/i

/** Work and offers in German, French and Spanish. */
const FOREIGN_FACTS = [
  /(?<=\S )(?:hänge|lege|schicke|sende|zeige|mache|halte|baue|betreue|biete|liefere|schreibe|übersetze|kann|habe) ich (?!nicht\b|leider\b|nur\b|noch\b|keine?\b)/iu,
  /^(?:(?:letzte|diese|vorige) Woche|(?:letzten|diesen|vorigen) (?:Monat|Sommer|Winter|Herbst)|(?:letztes|dieses|voriges) (?:Jahr|Frühjahr)|im (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Sommer|Herbst|Winter)|gerade|kürzlich|neulich|zuletzt) .{4,200}? (?:gehalten|gebaut|entwickelt|migriert|umgestellt|umgezogen|übersetzt|geschrieben|erstellt|geliefert|gestaltet|programmiert|automatisiert|korrigiert|lektoriert|geschnitten|vertont|konzipiert|eingeführt|umgesetzt|installiert|konfiguriert|unterrichtet|geschult|fertiggestellt|abgeschlossen|gezeichnet|fotografiert|gedreht|geprüft|getestet|optimiert)(?=[,.;(]|$)/iu,
  /^(?:(?:récemment|le mois dernier|la semaine dernière|cette année|cet été|en \p{L}+(?: \d{4})?)[ ,:]*)?j['’]ai (?:aussi |déjà |récemment )?(?:travaillé|développé|créé|réalisé|traduit|conçu|livré|migré|construit|refait|rédigé|monté|tourné|animé|illustré|corrigé|relu|écrit|dessiné|testé|automatisé|intégré|optimisé|formé|enregistré|mixé|produit|publié|lancé)e?s?(?!\p{L})/iu,
  /^je peux (?:aussi |déjà )?(?:commencer|livrer|démarrer|faire|montrer|envoyer|passer|proposer|venir|fournir)(?!\p{L})/iu,
  /^(?:(?:hace poco|el mes pasado|la semana pasada|este (?:año|mes|verano)|en \p{L}+(?: de \d{4})?|ya|con [\p{L}\d .]{2,40})[ ,]*)?(?:hice (?:la (?:web|tienda|app|traducción)|un|el)|traduje|monté|armé|desarrollé|diseñé|rediseñé|creé|migré|escribí|entregué|programé|edité|ilustré|corregí|integré|automaticé|implementé|configuré|toqué|construí|grabé|publiqué|lancé|optimicé)(?!\p{L}) ?.{8}/iu,
  /(?<!\p{L})(?:puedo (?:arrancar|empezar|comenzar|entregar|mandar|enviar|mostrar|hacer)|(?:se )?l[oae]s? puedo (?:mandar|enviar|mostrar|entregar)|tengo (?:ya|list[oa]) un)/iu,
  /^(?:plazo|entrega|délai|dauer|lieferzeit|aufwand):? (?:de |von )?\d/iu,
]

/** Returns whether a part in another language than English tells work or an offer, without a private sign. */
export const isForeignFact = (part: string) =>
  FOREIGN_FACTS.some((pattern) => pattern.test(part)) &&
  !hasAside(part.replace(/^[^,]{3,25}, (?=j['’]ai)/i, '')) &&
  !hasPrivateSign(part)

/** Returns whether a part compares the task with work of the profile. */
export const isComparison = (part: string) => SAME_AS.test(part) && !hasPrivateSign(part)

/** "MySQL I used every day": the thing comes before its sentence. */
export const TOPIC_FIRST =
  /^((?!(?:The|This|That|What|Which|Where|When|While|If|As|In|On|At|For|With|Since|Because|After|Before|My|Our|I|We|It|And|But|So|Also|Yes|Last|Now|Today|Here|There)\b)[^,.;:]{2,60}?) (I|we) (know|use|used|tested|did|have used|have done|did not do|have not done|have not used|had|built|made|wrote|drew|designed|edited|translated|installed|migrated|repaired)(?: (before))?(?= (?:only|here|for|in|on|at|with|every|daily|once|twice|since|a (?:little|lot))\b|[,:;.]|$)(.*)$/i

/** Returns whether a part tells first what was done, then where and how often. */
export const isTopicFirst = (part: string) =>
  TOPIC_FIRST.test(part) &&
  !/ I \S+ only /i.test(part) &&
  / (?:for|in|at|on|every|since) /i.test(part) &&
  !hasPrivateSign(part)

/** "I keep 11 hives", "I've lettered 9 novels": what the person does, with a figure or a name. */
const DOES = /^(?:(?:yes|also),? )?(?:so )?I(?:['’]ve| have)? (?:also |already |just )?([\p{L}-]+) (?=\S)/iu
const PERSONAL =
  /^(?:am|was|did|had|earn|owe|need|want|hope|hate|love|like|know|think|feel|guess|believe|fear|drink|smoke|live|sleep|cry|see|hear|get|got|go|come|can|could|would|should|must|might|may|will|want|wish|prefer|ask|charge|lose|lost|miss|missed|owed|quit|pay|paid|said|told|saw|heard|felt|knew|thought|wanted|needed|hoped|liked|loved|hated|earned|charged|signed|applied|asked|begged|been|let|keep on|always|never|only|still|usually|normally|really|actually|secretly|mostly|barely|hardly|almost|nearly|promised|refused|agreed|argued|accepted|applied|failed|failing|struggle|struggled)$/i

/** What a part says besides the work may be private. */
const RESTRICTED =
  /\b(?:only|same|side|needs?|at night|nights|alone|myself|team of|windows \d|hours|website says|site says)\b/i
/** Capitals that name no tool. */
const NO_NAME =
  /\bI\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g
const OWNS =
  /^(?:yes,? )?I (?:do|own|have) (?!not\b|no\b|to\b|this\b|that\b|it\b|an? (?:feeling|doubt|problem|lawyer|debt|loan|kid|baby|job)\b|(?:kids|debts|bills|doubts|problems|trouble|loans|children|depression|anxiety|adhd|cancer)\b)(?:the |an? )?[\p{L}\d-]+/iu

/** Returns whether a part says what the person does in the present, with a figure, a name or a tool, and nothing private. */
export function isOwnWork(part: string): boolean {
  const verb = part.match(DOES)?.[1]
  if (!verb || PERSONAL.test(verb) || RESTRICTED.test(part)) return false
  const bare = part.replace(NO_NAME, '')
  const isPlain = /\bI do\b/i.test(part)
  const names = (!isPlain && /\d/.test(part)) || / \p{Lu}/u.test(bare) || findSkills(part).length > 0
  const isVerb = isPastVerb(verb, ' the') || isPlainVerb(verb, ' the') || OWNS.test(part)
  return (
    names &&
    isVerb &&
    !/\bNDA\b/.test(part) &&
    !hasPrivateSign(part.replace(/\b(?:up to|at least|minimum)\b/gi, ' '))
  )
}

/** "An index of 480 pages takes me nine days". */
export const TAKES_TIME =
  /^[\p{L}\d ,’'()/-]{3,80} takes? (?:me )?(?:about |around |ca\.? |roughly )?(?:\d[\d.,]*(?:\s?[-–]\s?\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:minutes?|hours?|days?|weeks?|evenings?)\b[^!?]{0,60}$/iu

/** "Only mornings until December, then full time". */
const OWN_TIMES =
  /^(?:(?:only|mostly|usually) )?(?:mornings|evenings|afternoons|weekends|weekdays|part[- ]time|full[- ]time)(?: (?:only|from|until|till|before|after|in|on|between|and|or|to)\b[^,;!?]{0,60})?(?:, (?:then|from|after that|later|and)\b[^,;!?]{3,50})?[.]?$/i

/** "Free 6–14 June, about five hours a day" */
export const FREE_TIMES =
  /^(?:free|available) (?=\d{1,2}\b|right now|now|today\b|tonight\b|tomorrow\b|this\b|next\b|all\b|\p{L}+days?\b)[^;!?]{3,80}$/iu

/** Returns whether a part says only when the person works. */
export const isOwnTime = (part: string) =>
  (OWN_TIMES.test(part) || FREE_TIMES.test(part)) &&
  !hasPrivateSign(part.replace(/\b(?:until|till|only)(?: the)?\b/gi, ' '))

const OWN_PLAN =
  /^(?:for (?:an? |the )?[^,;:!?]{3,40}? )?(?:I(?:['’]d| would)|would) (?:first |then |also )?([a-z-]{3,}|do(?= (?:it|this|that|the [a-z]+|[a-z]{4,}) (?:in|as|with|by|over|via|using) (?!\d)))(?= \S)/i
/** What somebody would do that is no step of the work. */
const NO_STEP =
  /^(?:like|love|rather|prefer|need|want|say|ask|quote|offer|estimate|charge|take|accept|settle|not|never|have|lie|skip|avoid|hate|kill|quit|pay|earn|bet|guess|think|hope|die|only|just|still|even|probably|maybe|call|wait|apply|tell|ignore|leave|bid|go|get|come|be|lower|raise|drop|nearly|almost|basically|honestly|gladly|happily)$/i

/** Returns whether a part says how the person would do the work: "I would calibrate to the ground plane". */
export function isOwnPlan(part: string): boolean {
  const step = part.match(OWN_PLAN)?.[1]
  return (
    step !== undefined &&
    !NO_STEP.test(step) &&
    !hasPrivateSign(
      part.replace(
        /^I(?:['’]d| would)\b|,? so (?:that )?(?:they|he|she|you|the (?:client|team|office|staff)) (?:can|could)\b|\bif the (?:numbers|results|tests|data|figures) (?:ask for|call for|need|show) (?:it|that)\b/gi,
        '',
      ),
    )
  )
}

const PROPOSAL = /^I (?:propose|recommend|suggest) (?!them\b|him\b|her\b)(?=.{8})/i

/** Returns whether a part says what the person proposes: "I propose VBA because nothing must be installed". */
export const isProposal = (part: string) =>
  PROPOSAL.test(part) && !hasPrivateSign(part.replace(/\bnothing (?=must|has to|needs to)/i, ''))

const PRACTICE =
  /^I (?:always )?(?:keep(?! \p{L}+ing\b| my\b| it\b| quiet\b)|delete|document|test|comment|back up|hand over|record|review|label|encrypt) (?=.{8})/iu

/** Returns whether a part says how the person always works: "I keep no footage after the project". */
export const isOwnPractice = (part: string) =>
  PRACTICE.test(part) && !hasPrivateSign(part.replace(/\b(?:after|before|during) the project\b/gi, ''))

/** "Only for the front-end role", "contract only, no employment" */
export const PART_ONLY =
  /^(?:I (?:am applying|apply) )?only for the ([^,.;:]{3,60} (?:role|part|position|work|pages|texts?))[.]?$/i
const ONLY_TOOLS = /^I (?:only do|do only) [^.;:]{3,60}[.]?$/i
const CONTRACT_ONLY =
  /^(?:contract|freelance|remote|part[- ]time) (?:work )?only(?:, (?:no|not) (?:\p{L}+ ?){1,4})?[.]?$/iu

/** Returns whether a part limits what the person applies for. */
export const isPartOnly = (part: string) =>
  (PART_ONLY.test(part) ||
    CONTRACT_ONLY.test(part) ||
    (ONLY_TOOLS.test(part) && findSkills(part).length > 0)) &&
  !hasPrivateSign(part)

const REFERENCE =
  /\b(?:will|would|can|could|is (?:happy|glad|ready) to) (?:gladly )?(?:take|give|write|be|confirm|act as) (?:an? |my |you )?(?:short )?reference\b/i

/** Returns whether a part names somebody who speaks for the person: "Lumen's CTO will take a reference call". */
export const isReference = (part: string) => REFERENCE.test(part) && !hasAside(part) && !hasPrivateSign(part)

const SHOWING =
  /^(?!(?:they|he|she|it|this|that|nothing|nobody)\b)[^,;:]{4,90} can be (?:shown|demonstrated|shared|sent|seen|tried)\b[^,;:!?]{0,60}$/i

/** Returns whether a part says what can be shown: "Two sample reports can be shown on a call". */
export const isShowing = (part: string) => SHOWING.test(part) && !hasPrivateSign(part)

/** "Need the protocol PDF before I quote", "6 days once I have the module here" */
export const NEEDED =
  /^(?:(?:I )?(?:would )?need (?:the|an?|access) .{4,100} (?:before I|to (?:start|begin|quote|test|check|build))\b.{0,40}|\d+ (?:hours?|days?|weeks?) (?:once|after|from when) I (?:have|get|receive) .{3,60})$/i

/** Returns whether a part says what the person needs first. */
export const isNeed = (part: string) =>
  NEEDED.test(part) && !hasPrivateSign(part.replace(/^(?:I )?(?:would )?need/i, ''))

const NEEDS_TIME =
  /^I(?:['’]d| would)? need ((?:about |around )?(?:\d+|one|two|three|four|five)(?: ?(?:-|–|to) ?\d+)? (?:hours?|days?|weeks?|evenings?) (?:for|to) .{4,120})$/i

/** Returns whether a part says how long the work takes: "I need 3 days for the first version". */
export function isTimeNeeded(part: string): boolean {
  const time = part.match(NEEDS_TIME)?.[1]
  return time !== undefined && !hasAside(part) && !hasPrivateSign(time)
}

/** "Two sessions of 1 h should do it", "one 90 min session is enough". */
export const IS_ENOUGH =
  /^(?:about |around |roughly )?(?:\d{1,3}|one|two|three|four|five|six|a|an)(?: [\w-]+){0,2} (?:sessions?|hours?|days?|weeks?|evenings?|calls?)(?: of [\w ]{1,20}?)? (?:should do(?: it)?|will do|should be enough|is enough|are enough)(?: (?:to|for) [^,;!?]{3,60})?[.]?$/i

/** "NDA no problem", "no problem with an NDA". */
export const SIGNS_NDA =
  /^(?:an )?NDA(?:(?: is|:)? (?:no problem|fine|ok|okay))[.]?$|^(?:no problem|fine|ok|okay) with (?:an |the )?NDA[.]?$/i

/** "Weekends are fine too", "overlap with New York until 1 pm". */
export const OPEN_TIMES =
  /^(?:(?:weekends?|evenings?|mornings?|afternoons?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: and \p{L}+)? (?:is|are|would be) (?:also )?(?:fine|ok|okay|good|possible)|overlap (?:with|w\/))(?!\p{L})[^!?]{0,60}$/iu

/** A time without a sentence around it: "calls from next Tuesday", "from 7 December". */
export const WHEN =
  /^(?:(?:video |phone )?(?:calls?|meetings?|on[- ]site|start(?:ing)?|delivery|a call|free|available) (?:(?:possible|available|ok|okay) )?)?(?:only )?(?:from|after|on|until|between|before) (?=[^,;]*(?:\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|next|week|month|noon|january|february|march|april|may|june|july|august|september|october|november|december)\b))[^,;]{3,60}$/i
