/** Tells real questions to applicants from rhetorical ones, from the client's own doubts and from the product's. */
import type { Ask } from '@gigbell/contract'
import { speaksToReader, wantsMaterial } from './applicants.ts'
import { findKind } from './kinds.ts'

/** A question that belongs to the product or to somebody else: "It should ask the patient: what is …?" */
const OTHERS_QUESTION =
  /\b(?:ask(?:s|ed|ing)?|answers?|asked|questions? (?:like|such as)|know from them|wonders?|wondering|says?|demandera|fragt|fragen|pregunta[rn]?|respon[ds]\w*|typ(?:e|es)|prompts?|shows?|headline|title|reads?|solve[s]?|tells?)\b[^:?]{0,60}:/iu
const ASKED_OF_READER =
  /\b(?:tell|let|show|send|give|answer) (?:me|us)\b|(?:^|[,;.]\s|\b(?:please|kindly|and|just|must|to) )(?:answer|tell|let|reply|respond|say)\b|\bwrite (?:me|us|your)\b|\b(?:please|apply|applying|you|questions? for)\b/i
const OWN_DOUBT =
  /\b(?:I (?:wonder|was wondering|am wondering|ask myself|keep asking)|we (?:wonder|keep asking|ask ourselves)|not sure|should (?:I|we)|do (?:I|we)|can (?:I|we)|am I|are we|no idea)\b/i
/** Whether the task can be done at all is asked of those who know: of applicants. */
const FEASIBILITY =
  /\b(?:is|would|will) (?:it|this|that|such)\b.{0,60}\b(?:possible|doable|feasible|realistic)\b|\bcan (?:this|that|it|these)\b.{0,40}\bbe (?:done|made|built|solved|fixed|achieved|automated|saved|recovered)\b|\bis there (?:a|any) way\b|\b(?:¿?es posible|est-ce possible|ist das (?:möglich|machbar))\b/iu
/** "Any idea what it could be?" */
const OPINION = /^\W{0,4}any (?:ideas?|thoughts?|suggestions?|clue|experience|advice|guess|tips)\b/i
/** Questions that advertise: they are followed by the answer or by a call to apply. */
const ADVERTISING =
  /^\W{0,4}(?:(?:hi|hello|hey)[^?]{0,20}[,!.]\s+)?(?:(?:are|r) (?:you|u) (?:an?\b|passionate|ready|looking|tired|interested|excited|the (?:one|person|right|kind|type|sort)|someone|somebody|obsessed|detail|up for|up to|currently|self|experienced|skilled|good|great|creative|confident)|do you (?:know (?:that|the|this|those) (?:feeling|moment|situation|problem)|love|enjoy|relish|possess|have (?:a passion|what it takes|a (?:keen )?eye|a knack|strong|excellent|the skills)|want|like|dream|think|thrive|live|know how|crave)|(?:looking|searching|ready|tired|excited|interested|want|fancy|love|passionate|sound(?:s)?|think you|got what|up for|does this|is this you|have you ever (?:wondered|dreamt|dreamed|wanted|asked)|if this|have (?:any )?questions|any questions|questions|curious\?|still reading|still here|bist du (?:bereit|ein)|sind Sie (?:bereit|ein)|hast du lust|haben Sie interesse|lust|interesse|interess[eé]|intéressée?|te interesa|quieres|buscas|eres (?:un|una)|vous êtes|envie))\b/iu
const INVITATION =
  /(?<!\p{L})(?:apply|join us|join our|we want|we(?:['’]d| would)? (?:love|like) to hear|hear from you|look no further|then (?:you|we|this|let|please|read|apply)|this (?:is|role|job|could|opportunity|might)|you(?:['’]re| are) (?:the|in|exactly|our)|let['’]s|perfect|we(?:['’]re| are) (?:looking|seeking|hiring|searching|recruiting|offering|building|a\b|an\b)|we (?:need|do too|are|offer|have)|I(?:['’]m| am) (?:looking|seeking|hiring|searching)|I need|reach out|get in touch|contact|great|read on|here(?:['’]s| is)|come|bewirb|melde|postula|postulez|únete|write to us|message)\b/iu
/** Questions about the client, which the post answers itself. */
const ANSWERED_BY_POST =
  /^\W{0,4}(?:why (?:(?:join|work (?:with|for|at)|choose|us|our|me|this|do we|are we|do I|am I|now|not)|should you|would you (?:want|love|like|join))|who (?:are|am) (?:we|i|you)\b|who we are|what (?:do|can|will|would) (?:we|I)\b|what(?:['’]s| is) (?:in it|next|this|the (?:job|role|project|catch|goal|task|problem|idea|work))|what (?:will|would|can) you (?:get|earn|learn|gain|do\?|be doing|receive|work on)|what do you get|what you(?:['’]ll| will)|what else do you need|how (?:will|do|would) you (?:know (?:who|that|if|when|it)|be paid|get paid|apply)|how (?:does|do|will) (?:it|this|we|I)\b|what (?:are|is) (?:we|this|it|the)\b|is this (?:role|job|you)|sound (?:good|like|interesting|fun)|what (?:happens|keeps)|where (?:are|do) we)\b/iu
/** Questions that only invite: "Can you help?", "Would this be of interest to you?" */
const CLOSING =
  /\binterest(?:ed)?\b|^\W{0,4}(?:so |and )?(?:can|could|would|will) (?:you|someone|anyone|anybody|somebody)(?: please)?(?: be able to)? help(?: me| us)?(?: out)?(?: with (?:this|it|that))?\W*$|\bsomething you (?:can|could) (?:help|do)\b/i
/** A short question that only makes sense after another one: "Which tools?", "If so, which?" */
const MAX_FOLLOW_UP_WORDS = 8

/** How clients answer the questions that they put to themselves. */
const OWN_ANSWER =
  /^\W{0,3}(?:of course|yes|yep|yeah|nope|exactly|certainly|absolutely|definitely|so (?:did|do|have|are|was|were|am|had) (?:we|I)|neither (?:did|do|have|had|are|am)|nor (?:did|do|have|had)|same here|(?:me|us) (?:too|neither))\b/i
/** Answers that also begin ordinary sentences, so that they only count after questions that name no reader. */
const POSSIBLE_ANSWER =
  /^\W{0,3}(?:no[,.!]|sure\b|maybe|perhaps|probably|(?:we|I) (?:do|did|don['’]t|didn['’]t|have|had|are|am|were|was|do not|know|think so|thought so|found out)\b(?! (?:like|love|want|need|to |hire|look|read|reply|answer))|because|that(?:['’]s| is) (?:why|what|where|how|when|exactly|us)\b|it(?:['’]s| is| was| does| did) (?!a\b|an\b|for\b|important|the\b)|they (?:do|did|are|don['’]t)|nobody|everybody|everyone|not (?:really|any ?more|yet|with|for us|at|us))\b/i

/** "Why hire a boring accountant? That's the tone of our ads." */
const NAMED_AS_EXAMPLE =
  /^\W{0,3}(?:that(?:['’]s| is)|this is|these are|those are|such)\b.{0,30}\b(?:tone|kind|style|sort|type|questions?|headline|slogan|tagline|claim|idea|title|hook|name|motto|topic|theme|what (?:our|the|people|customers|users)|how (?:our|the))\b/i
/** "How do you move a transformer? Very slowly." */
const SHORT_ANSWER =
  /^\W{0,3}(?!please|thanks|thank|budget|bonus|start|deadline|remote|apply)\p{L}+(?: \p{L}+){0,3}[.!]$/iu
/** "What is a fair price?" opens a text about it. */
const THEME =
  /^\W{0,3}(?:what (?:is|are|makes)|why (?:do|does|is|are)|how (?:do|does) (?:people|one|we|an?|the))\b/i
const YES_OR_NO = /\byes or no\W*$/i
/** "I'm wondering: did you serve?" */
const WONDERS =
  /^.{0,30}\b(?:I['’]?m|we['’]?re|I am|we are|I|we) (?:also |will |do |must |have to )?(?:ask|wonder(?:ing)?|curious|interested|asking myself)\b[^:?]{0,20}[:,–-]\s/i
/** A line of a dialog. */
const SPEAKER =
  /^\W{0,3}(?:user|bot|agent|customer|client|caller|patient|student|guest|visitor|chatbot|assistant|operator|teacher|[qa])\s?:\s/i
/** What follows the first words of an advertisement. */
const PRAISES_PRODUCT =
  /^\W{0,3}(?:[Oo]ur|[Mm]eet|[Ii]ntroducing|[Ww]ith (?:our|\p{Lu})|[Tt]hat(?:['’]s| is) (?:what|why|where|how) (?:we|our)|[Ww]e (?:make|sell|built|offer|help)|[Aa]t \p{Lu})/u
const ASKS_FOR_WORK =
  /\b(?:can|could|would|will|are|did) you\b|\bhave you (?!(?:ever )?(?:tried|wondered|noticed|felt|thought|asked|dream\w+|heard|seen|been|lost|forgotten|bought|stood|woken|wanted|met|waited)\b)|\bexperience\b|\bhow would\b|\byour (?:rate|price|availability)/i

/** The sentences around a question. */
export interface QuestionContext {
  /** The sentence before, if it was an ask. */
  followsAsk: boolean
  /** Whether the question is in a list of asks. */
  inApplication: boolean
  /** The next sentence of the post. */
  next: string
  /** Whether it is the first sentence of the text. */
  isFirst: boolean
}

/** Whether the next sentence says that this one is an example: "That's the name of our workshop." */
export const isNamedAsExample = (next: string): boolean => NAMED_AS_EXAMPLE.test(next)

/** Whether a sentence that ends with a question mark is a question to applicants. */
export function isAskedOfApplicants(question: string, context: QuestionContext): boolean {
  if (context.inApplication) return true
  if (OWN_ANSWER.test(context.next)) return false
  if (POSSIBLE_ANSWER.test(context.next) && !speaksToReader(question)) return false
  if (isNamedAsExample(context.next) || SPEAKER.test(question)) return false
  if (context.isFirst && PRAISES_PRODUCT.test(context.next) && !ASKS_FOR_WORK.test(question)) return false
  if (PART_OF_TASK.test(question) && !ASKED_OF_READER.test(question.split(':', 1)[0] ?? '')) return false
  if (context.isFirst && SHORT_ANSWER.test(context.next) && !wantsMaterial(question)) return false
  if (context.isFirst && THEME.test(question) && !speaksToReader(question)) return false
  if (YES_OR_NO.test(question)) return true
  if (WONDERS.test(question) && speaksToReader(question)) return true
  const other = question.match(OTHERS_QUESTION)
  if (other) return ASKED_OF_READER.test(question.slice(0, (other.index ?? 0) + other[0].length))
  const kind = findKind(question)
  const isMaterial = kind !== 'question' && kind !== 'other'
  if (!isMaterial && ANSWERED_BY_POST.test(question)) return false
  if (/\S:\/\/\S*$/.test(question) || CLOSING.test(question)) return false
  const speaks = speaksToReader(question)
  if (ADVERTISING.test(question) && isAdvertising(question, kind, context)) return false
  if (OWN_DOUBT.test(question) && !speaks && kind === 'question') return false
  if (speaks || FEASIBILITY.test(question) || OPINION.test(question)) return true
  if (context.followsAsk && question.split(/\s+/).length <= MAX_FOLLOW_UP_WORDS) return true
  return isMaterial
}

/** "Check every listing: is the price filled in?" */
const PART_OF_TASK =
  /^\W{0,3}(?:check|verify|determine|decide|find out|ensure|test|mark|note|label|see|look at|look through|go through|review|inspect|count|record|rate|score|evaluate|classify|sort|for (?:each|every)|each|every|the (?:page|app|form|site|user|report|sheet|tool|bot|system|quiz|survey|wizard)|h[1-6]\b|headings?|headlines?|titles?|sub-?heads?)\b[^:?]{4,120}:\s\S/i

function isAdvertising(question: string, kind: Ask['kind'], { isFirst, next }: QuestionContext): boolean {
  if (kind === 'availability' || kind === 'rate') return false
  return (
    isFirst ||
    next === '' ||
    INVITATION.test(next) ||
    /^\W{0,4}(?:looking|ready|interested|questions|any questions|have you ever|have (?:any )?questions|sounds?|think you|does this|is this)/i.test(
      question,
    )
  )
}
