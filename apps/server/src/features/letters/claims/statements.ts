/**
 * Finds what a sentence of a letter states about its writer: which clauses speak about the writer's past, experience,
 * abilities and conditions, and which ones only plan, ask, deny, are polite, or speak about the post.
 */

import { writeDigits } from './digits.ts'

/**
 * A clause about the writer. `deed`: what the writer did, is or has experience in; `habit`: what the writer usually
 * does; `ability`: what the writer can do; `promise`: what the writer offers for sure; `denial`: what the writer lacks.
 */
export interface Statement {
  text: string
  kind: 'deed' | 'habit' | 'ability' | 'promise' | 'denial'
}

/** What earlier sentences of the paragraph are about. */
export interface Context {
  /** Whether the sentence before states something about the writer. */
  afterStatement: boolean
  /** Whether the words name something of the writer's cards that the post does not have. */
  namesOwnWork(text: string): boolean
  /** Whether the post has these words, in this order. */
  isInPost(text: string): boolean
}

const PAST_VERB = `(?:(?!need|feed|proceed|exceed|succeed|agreed|speed|indeed|seed|weed|breed|bleed|greed|deed|hundred|shed|embed)[a-z]{2,20}ed|built|rebuilt|wrote|rewrote|led|ran|sold|taught|grew|took|made|sped|brought|kept|won|spent|drew|drove|sent|found|held|shot|spoke|began|gave|left|did|had|was|were|cut|set|put|got|went|came|saw|met|became|knew|won|paid|beat|dealt|chose|fought|got|overcame|oversaw)`
const PARTICIPLE = `(?:[a-z]{2,20}ed|been|built|rebuilt|written|rewritten|led|run|sold|taught|grown|taken|made|sped|brought|kept|won|spent|drawn|driven|sent|found|held|shot|spoken|begun|given|left|done|had|cut|set|put|gotten|got|gone|come|seen|met|become|known|paid|dealt|chosen|overseen|worked)`
const ADVERBS = String.raw`(?:(?:also|then|once|never|just|since|even|both|now|always|often|recently|already|regularly|previously|personally|mostly|successfully|[a-z]{3,15}ly)\s+){0,3}`
const FIRST = /\b(?:I|I['’](?:m|ve|d|ll)|my|me|mine|myself|we|we['’](?:re|ve|d|ll)|our|ours|us)\b/i
const CLIENT =
  /\b(?:you|you['’](?:re|ve|d|ll)|your|yours|yourself|(?:the|this|that) (?:post|posting|description|listing|brief|client|ad|job ad|job post|job description))\b/i
const DEED = new RegExp(
  String.raw`\b(?:I|we) ${ADVERBS}${PAST_VERB}\b|\b(?:I|we)(?:['’]ve| have| had|['’]d) ${ADVERBS}${PARTICIPLE}\b|\b(?:I|we)(?:['’]m| am|['’]re| are| was| were) ${ADVERBS}(?:certified|accredited|licensed|trained|employed|based|located|rated|ranked|experienced|versed|skilled|proficient|fluent|native|bilingual|familiar|used to|an?|the|from|at home in|in the|on|CET)\b|\b(?:I|we)(?:['’]ve| have| had|['’]d) (?:(?:over|more than|about|around|nearly|almost|some|roughly|at least|up to|close to|well over|now|both|also|a|an|the) ){0,2}(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half|many|several|numerous|dozens|hundreds|years|decades?|extensive|deep|strong|solid|broad|proven|great|good|excellent|hands-on|practical|long|rich|vast|wide|substantial|significant|considerable|direct|relevant|professional|proper|degree|experience|expertise|background|knowledge|master|bachelor|phd|ph\.d|certificate|certification|diploma|team|five-star|perfect|clients|[45]\.\d)\b)|\bI (?:also |currently |still )?(?:hold|own|run|lead|manage|head|supervise|employ|speak|know(?! (?:how|that|what|why|which|where|when|you|your|this|it)\b)|bring|live|come from|specialis|specializ|graduated|charge|excel|master|come with|use|work (?:with|at|for|in|as|from|mornings|evenings|nights|weekends|full|part|on)|have (?:an?|my|the|deep)\b)`,
  'i',
)
const OWN =
  /\bmy (?:(?!next|first|plan|idea|suggestion|question|approach|proposal|guess|understanding|reading|advice|aim|goal|concern|thought|recommendation|preference|offer|way)[\w’'-]+ ){0,4}?(?:experience|background|expertise|skills?|years|clients?|customers|employers?|team|agency|company|studio|degree|diploma|studies|certificat\w+|rates?|price|fee|portfolio|projects?|work|apps?|sites?|stores?|articles?|books?|videos?|designs?|models?|scrapers?|translations?|native|mother|languages?|english|german|french|spanish|rating|score|track|record|typing|time ?zone|location|availability|stack|tools?|career|role|job|position|knowledge|strengths?|special\w+|profession|trade|hours|mails?|emails?|campaigns?|letters?|courses?|students?|plugins?|themes?|code|bots?|dashboards?|reports?|pipelines?|logos?|illustrations?|edits?|podcasts?|games?|drawings?|plans?|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|calendar|writing|editing|level|history|feedback|reviews?|success|income|salary)\b/i
const OFFERED =
  /\b(?:bring|offer|give|get|gain|gives?|gets?)s? you\b|\byou(?:['’]ll| will| would)? (?:get|gain|receive|hire)\b|\byou(?:['’]ll| will) have (?:the|an?|your|it|this|everything)\b/i
const DENIED =
  /\b(?:(?:do|does|did|have|has|had|am|is|are|was|were|would|can|could)(?:n['’]t| not)|not (?:yet|in my|used|worked|something)|never (?:used|worked|done|tried|touched|written|built|heard|needed|had to|been asked)|neither|nor|cannot|lack(?:s|ing)?|no (?:experience|knowledge|background|[A-Z]\w+ (?:experience|projects?))|without having|new to me|yet to|have to learn|have no)\b/i
const NOT_DENIED =
  /\b(?:not only|no doubt|no problem|no stranger|nothing new|never (?:missed|late|failed|had|been late|let)|not just|not a problem|(?:do|does|did)(?:n['’]t| not) (?:scare|frighten|faze|bother|worry|surprise)|without (?:any )?(?:trouble|problems?|issues?|errors?|downtime))\b/i
/** "Readers who do not like numbers": what others lack. */
const OTHERS_DENIAL =
  /\b(?:who|whom|that|which) (?:do|does|did|have|has|had|is|are|was|were|can|could|would)(?:n['’]t| not)\b/gi
/** "I would check it, so that a typo cannot break the report": the plan denies nothing about the writer. */
const DENIED_BY_PLAN = /\bI(?: would|['’]d)\b(?!.*\b(?:I|my|me)\b).*\bso (?:that )?\b/i
const PLANNED =
  /\b(?:would|could|should|might|may|shall|['’]d|plan to|propose|suggest|recommend|want to|like to|love to|intend to|aim to|hope|going to|let me|let us|let['’]s|if you|happy to|glad to|prefer to|need to|before I|once I|as soon as|whether|wonder)\b/i
const FUTURE = /\b(?:will|['’]ll)\b/i
const FIRM =
  /\b(?:I|we)(?:['’]ll| will| can|['’]m able to| am able to| guarantee| promise)?\s(?:[a-z]+ly\s)?(?:deliver|finish|complete|have (?:it|this|the|everything)|be (?:done|available|ready)|start|begin|raise|increase|boost|cut|reduce|double|triple|bring|guarantee|promise|turn|reply|respond|answer|work|commit|dedicate|give you|offer|take on|do (?:it|this)|charge|put in|join)\b/i
const AVAILABLE =
  /\b(?:I|we)(?:['’]m| am|['’]re| are) (?:[a-z]+ly )?(?:available|free|ready to start|able to start|open for)\b/i
/** "I could begin tomorrow" is an offer, although other sentences with "could" only plan. */
const STARTS =
  /\b(?:I|we)(?: can| could| would be able to|['’]d be able to) (?:start|begin|join)(?: (?:on|from|work|as early as|as soon as|right|straight|the|coming|this|next)){0,6} (?:today|tomorrow|away|now|immediately|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const HOURS = /\bhours? (?:an?|per|each|every) (?:week|day|month)\b/i
const ABLE =
  /\b(?:I|we)(?:['’]m able| am able| can| could easily| know how to)\b|\bI['’]?(?:m| am) (?:good|great|strong|confident|comfortable|capable) (?:at|in|with|of)\b/i
const INSPECTED =
  /\bI(?:['’]ve| have|['’]m| am)? ?(?:just |already |also |had |carefully |briefly |first )*(?:read|reading|saw|see|seen|notice[ds]?|understand|understood|gather|looked|look|checked|opened|visited|viewed|reviewed|took a look|went through|gone through|browsed|tried|tested|measured|clicked|ran|counted|came across|found|assume|guess|suppose|take (?:it|this|that)|noted|note)\b/i
const POLITE =
  /\b(?:I(?:['’]m| am) (?:sorry|happy|glad|excited|interested|keen|writing|applying|reaching|eager|thrilled|delighted|sure|curious|confident (?:that )?(?:I|we)|looking forward|here|open to)|I (?:hope|look forward|appreciate|would love|think|believe|feel|suspect|agree|assume|guess)|thank|thanks|best regards|kind regards|sincerely|cheers|my name is|my (?:question|plan|suggestion|first step|idea|approach|proposal|next step|guess|understanding|reading|advice|concern|recommendation)|I(?:['’]d| would) (?:be (?:happy|glad)|love|like))\b/i
const ELLIPTIC = new RegExp(
  String.raw`^(?:also |and |recently |most recently |previously |currently |since \w+,? )?(?:${PAST_VERB}(?! by\b)|(?:(?:over|more than|nearly|almost|about|around|some|roughly|at least|well over) )?(?:\d[\d.]*\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|half a|many|several) ?(?:years?|yrs|decades?|months?)\b|(?:certified|experienced|seasoned|senior|native|fluent|bilingual|expert|proficient|skilled|available|based|located|former|ex-|graduate|licensed|accredited|award|top[- ]rated|specialis|specializ|full[- ]time|part[- ]time|trained|strong|deep|extensive|proven|solid|hands-on|degree|phd|ph\.d|msc|bsc|ba |ma |mba)\b)`,
  'i',
)
const LABELLED =
  /^(?:(?:my )?(?:hourly )?(?:rate|price|availability|experience|skills?|stack|tech stack|tools?|education|degree|location|time ?zone|languages?|clients?|certifications?|rating|turnaround|references|start|reviews?)|based in|years of experience)\s?(?::|[–—-]\s)/i
/** "Monthly maintenance is €90.", "A full episode would come to $450.": the writer's own price. */
const OWN_PRICE =
  /\b(?:is|are|costs?|comes? to|start(?:s|ing)? (?:at|from)|(?:would|will) (?:be|cost|come to|start at)) (?:about |around |roughly |only )?(?:[$€£] ?\d|\d[\d.,]* ?(?:[$€£]|(?:usd|eur|gbp|dollars|euros|pounds)\b))/i
/** What others charge, and what others earn. */
const OTHER_SUM =
  /\b(?:budget|revenue|sales|turnover|spend|salary|worth|funding|licen[cs]es?|hosting|subscriptions?|domains?|fees|plugins?|servers?|prox(?:y|ies)|tokens?|API|plans? (?:is|are|costs?|starts?))\b/i
/** "Thirty hours a week are free.", "€30 an hour." */
const AMOUNT =
  /^\W*[$€£]\d|^\W*(?:(?:up to|about|around|some) )?[\w-]{1,12} (?:hours|days) (?:an?|per|each|every) (?:day|week|month)\b/i
const NO_PROBLEM =
  /\b(?:is|are) (?:no problem|second nature|nothing new|familiar (?:ground|territory|tools))\b/i
const ANAPHORA =
  /^(?:it|its|they|their|that|this|these|those|there|the result|result|results|since then|afterwards|after that|both|each|one of (?:them|these|those)|all of (?:them|these)|the (?:client|owner|team|site|store|shop|app|page|project|whole|company|founder|work|tool|system|bot|book|campaign|article|series)|he|she|her|his|which|again|today|now|within|in (?:the )?(?:first|\d)|sales|revenue|conversions?|traffic|before that|earlier)\b/i
/** What precedes the subject without changing it: "On average they deliver …". */
const MEASURE =
  /^(?:on average|in total|in all|all in all|altogether|overall|together|so far|typically|usually|in practice),? (?=\p{L})/iu
/** A sentence about what the one before was about. */
const PRONOUN = /^(?:it|they|that|this|these|those|both|each|all of (?:it|them))\b/i
const PAST_FACT = new RegExp(
  String.raw`\b(?:${PAST_VERB}|now|has|have|serves?|runs?|brings?|earns?|gets?|sells?|ranks?|works?|writes?|saves?|uses?|handles?|processes)\b`,
  'i',
)
/** "Returns portal (Clothing label, Leeds): React portal where customers print labels.": a work with its client. */
const LISTED_WORK = /^[\p{Lu}\d][^:?!]{2,100} \([^()]{2,100}\): /u
const IMPERATIVE =
  /^(?:please|feel free|let (?:me|us)|check|see|look|have a look|take a look|tell|send|ask|contact|note|find|call|message|write to|imagine|consider)\b/i
/** Sentences of letters in other languages that only give a link. */
const OWN_LINK =
  /^(?:puede ver mis trabajos|mi trayectoria|vous trouverez mes|mon parcours|meine arbeiten finden|meinen werdegang)\b[^.]*https?:/i
/** "I have an idea": about this post, not about the past. */
const HAVE_THOUGHT =
  /\b(?:have|got) (?:[\w-]+ ){1,3}?(?:pictures?|ideas?|thoughts?|questions?|suggestions?|feeling|look|plan|sense|understanding|concerns?|remarks?|time to read)\b/i
/** "I know how hard this is": an opinion. */
const KNOW_THAT =
  /\bI (?:know|realize|see|agree|understand|expect|imagine|suspect|guess) (?:how (?!to\b)|that|what|why|which|where|when)\b/i
/** "Before I have seen the files" lies in the future. */
const NOT_YET = /\b(?:before|once|until|as soon as|when|after|if) (?:I|we)(?:['’]ve| have)\b/i
const SAMENESS =
  /\b(?:exactly (?:this|that|the same)|done (?:this|that|it)|the same (?:thing|problem|kind))\b/i

/** The beginning of a clause with a subject of its own. */
const CLAUSE_BREAK =
  /\s*(?:;\s|:\s(?=[^:.;]{0,80}\b(?:I|my|we)\b)|\s[–—-]\s|—|\.\.\.|…|,?\s(?:but|while|whereas|although|though|yet|because|which is why|(?:and|so|then|since|as|where)(?=\s(?:I|my|you|your|we|our|the post|then I)\b))\s|,\s(?=(?:I|I['’]\w+|my|you|your|we|our|the post|the job)\b)|,\s(?=(?:which|resulting in|leading to|thereby)\s(?!(?:I|is|are|was|were)\b))|,\sand\s(?=(?:also\s)?(?:hold|have|know|speak|use|can|am|offer)\b))\s*/i

/** Returns the clauses of a sentence that state something about the writer. */
export function findStatements(sentence: string, context: Context): Statement[] {
  if (/\?["”’')\]]*\s*$/.test(sentence) || IMPERATIVE.test(sentence) || OWN_LINK.test(sentence)) return []
  const plain = removeQuotations(sentence).trim().replace(MEASURE, '')
  if (FIRST.test(plain) || OFFERED.test(plain)) return readClauses(plain, context)
  if (CLIENT.test(plain) && !LABELLED.test(plain)) return []
  if (OWN_PRICE.test(plain) && !OTHER_SUM.test(plain)) return [{ text: plain, kind: 'promise' }]
  const repeatsPost = context.isInPost(plain.match(/^\p{L}+ \p{L}{3,20}/u)?.[0] ?? '')
  if ((isElliptic(plain) && !repeatsPost) || continuesStatement(plain, context))
    return [{ text: plain, kind: 'deed' }]
  if (
    context.afterStatement &&
    (PRONOUN.test(plain) || (/\d/.test(writeDigits(plain)) && context.namesOwnWork(plain))) &&
    !PLANNED.test(plain) &&
    !FUTURE.test(plain)
  )
    return [{ text: plain, kind: 'habit' }]
  return []
}

/** Removes quotations, because they are the words of somebody else. */
export function removeQuotations(sentence: string): string {
  return sentence.replace(/["“„«][^"”“»]{1,300}["”“»]/g, ' ')
}

function isElliptic(sentence: string): boolean {
  if (LABELLED.test(sentence) || NO_PROBLEM.test(sentence) || AMOUNT.test(sentence)) return true
  return ELLIPTIC.test(sentence) && !PLANNED.test(sentence)
}

/** A sentence without a person: about the writer if it goes on about a project, or names one of the writer's. */
function continuesStatement(sentence: string, context: Context): boolean {
  if (PLANNED.test(sentence) || FUTURE.test(sentence)) return false
  if (!PAST_FACT.test(sentence) && !LISTED_WORK.test(sentence)) return false
  const subject = sentence.split(/\s+/).slice(0, 7).join(' ')
  return context.namesOwnWork(subject) || (context.afterStatement && ANAPHORA.test(sentence))
}

function readClauses(sentence: string, context: Context): Statement[] {
  const statements: Statement[] = []
  let before: Statement['kind'] | undefined
  let opening = ''
  for (const text of sentence.split(CLAUSE_BREAK)) {
    if (text.trim() === '') continue
    if (before === undefined && OPENING.test(text) && !FIRST.test(text) && !CLIENT.test(text)) {
      if (!TOPIC.test(text)) opening = `${text}, `
      continue
    }
    const kind = readKind(text, before ?? (continuesStatement(text, context) ? 'deed' : undefined))
    const opens = opening !== '' && (kind !== undefined || EXPERIENCE.test(opening))
    if (opens)
      statements.push({
        text: kind ? `${opening}${text}` : opening,
        kind: kind === 'promise' ? kind : 'deed',
      })
    else if (kind) statements.push({ text, kind })
    opening = ''
    before = kind ?? (CLIENT.test(text) || FIRST.test(text) ? undefined : before)
  }
  return statements
}

/** A part of a sentence before its subject: "With ten years in software, I know …". */
const OPENING =
  /^\W*(?:with|as an?|as for|when it comes to|at|for|in|during|after|before|having|over|since|among|from|on)\b/i
/** "On the security side" says what the sentence is about; a name in it ("on the React side") is a claim. */
const TOPIC = /^(?:On the|As for|When it comes to|In terms of) [a-z -]+$/
const EXPERIENCE = /\b(?:years?|decades?|experience|background)\b/i

/** Returns what a clause states; a clause without a person continues the one `before`. */
function readKind(text: string, before: Statement['kind'] | undefined): Statement['kind'] | undefined {
  const mine = FIRST.test(text)
  const yours = CLIENT.test(text)
  if (!mine && !OFFERED.test(text)) {
    if (yours) return undefined
    if (before && before !== 'promise') return PLANNED.test(text) ? undefined : before
    return isElliptic(text) ? 'deed' : undefined
  }
  if (DENIED.test(text.replace(OTHERS_DENIAL, ' ')) && !NOT_DENIED.test(text) && !DENIED_BY_PLAN.test(text))
    return 'denial'
  if (HAVE_THOUGHT.test(text) || NOT_YET.test(text) || KNOW_THAT.test(text)) return undefined
  const deed = DEED.test(text)
  if (
    INSPECTED.test(text) &&
    (yours || !deed || !/\bI(?:['’]ve| have)\b.*\bI\b/.test(text)) &&
    !SAMENESS.test(text)
  ) {
    if (yours || /\b(?:post|site|store|page|shop|website|app|it|that|this|from)\b/i.test(text))
      return undefined
  }
  const owned = OWN.test(text) || (OFFERED.test(text) && /\d|years|experience|degree|team/i.test(text))
  if (POLITE.test(text) && !owned && !/\bI(?:['’]ve| have) (?!to\b)/i.test(text)) return undefined
  if (AVAILABLE.test(text)) return 'deed'
  if (STARTS.test(text)) return 'promise'
  if (HOURS.test(text) && !yours) return 'promise'
  if (PLANNED.test(text) && !isAsserted(text, owned)) return undefined
  if (deed && !(FUTURE.test(text) && !isAsserted(text, owned))) return 'deed'
  if (
    FIRM.test(text) &&
    /\bI(?:['’]ll| will| can| guarantee| promise| work| commit| reply| respond)\b|['’]m able|\bwe (?:can|will)\b/i.test(
      text,
    )
  )
    return 'promise'
  if (FUTURE.test(text) && !owned) return OFFERED.test(text) && !mine ? 'promise' : undefined
  if (ABLE.test(text)) return 'ability'
  if (owned) return 'deed'
  return yours && !SUBJECT.test(text) ? undefined : 'habit'
}

const SUBJECT = /\b(?:I|we)\b|\bI['’]/i
const DEED_VERB = new RegExp(
  String.raw`\bI (?!wanted|hoped|needed|planned|thought|wished|liked|loved)${PAST_VERB}\b`,
  'i',
)
const ASSERTED = new RegExp(
  String.raw`\b(?:I|we)(?:['’]ve| have) ${ADVERBS}(?:${PARTICIPLE}|\d|over|more|many|several)\b|\bI (?:built|wrote|led|worked|used|made|did|designed|developed|created|managed|ran|spent|hold|know|am an?)\b|\bI['’]m an?\b|\bI['’]?(?: a)?m [^,.]{0,40}\b(?:certified|accredited|licensed)\b|years`,
  'i',
)

/** "I found bugs that would have …": a planning word after a verb of work done does not turn the sentence into a plan. */
function isAsserted(text: string, owned: boolean): boolean {
  if (text.search(DEED_VERB) >= 0 && text.search(DEED_VERB) < text.search(PLANNED)) return true
  return ASSERTED.test(text) || (owned && !/\b(?:would|could|if)\b/i.test(text))
}
