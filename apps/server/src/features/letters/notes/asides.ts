/**
 * Divides a sentence of a note before a remark that is for the person alone: a limit, a reason, a thought about the post. What each
 * part says is decided in by-rules.ts.
 */
import { classify } from './kinds.ts'

/**
 * Divides a sentence before a remark that is for the person alone, such as a limit or a reason: "28/hr for the whole thing
 * (min 24)". Returns the match with both parts; nothing for other sentences.
 */
export function readAside(sentence: string): string[] {
  for (const form of ASIDES) {
    const parts = sentence.match(form)
    if (parts) return parts
  }
  const parts = sentence.match(LIMIT_AFTER)
  const [, fact = '', rest = ''] = parts ?? []
  // "The post said 15 hours, it's 5"
  const isOther = /^it\b/i.test(rest) && !/\b(?:ok|okay|fine)\b/i.test(fact)
  return parts && !isOther && classify(fact) === 'fact' ? parts : []
}

/** "I would quote 650 for everything, though between us I would accept 520" */
const BETWEEN_US =
  /^(.{8,300}?)(?:,? (?=(?:though|but|and) )|, )((?:(?:though|but|and) )?(?:between (?:us|you and me)|privately|secretly)\b.{3,200})$/i

/** "I'd do the installation for 40 flat, 30 if they push", "45 is ok, honestly I'd have taken 40" */
const LIMIT_AFTER =
  /^((?:[^;]{0,160}, )?(?:[^,;]|,(?=\d)){0,160}\d(?:[^,;]|,(?=\d)){0,80})(?:,| but| though) (?:and |but |or |though )?([$€£]?\d[\d.,]*(?: \p{L}+)?(?: (?:is|would be) (?:ok|okay|fine|possible))? if (?:they|he|she) (?:push|insist|haggle|negotiate|complain|refuse|say no)\p{L}*\b.{0,60}|no discount\b.{0,80}|for (?:an? )?(?:big(?:ger)?|larger?|high(?:er)?|bulk|more|long[- ]term) ?[^,;\d]{0,20} [$€£]?\d[\d.,]*(?: ?\p{L}+)? (?:is |would be )?(?:ok|okay|fine|possible)[.!]?|(?:they|he|she) (?:probably |surely |maybe |can )?(?:expects?|wants?|hopes?|thinks?|says?|said|gave|seems?|looks?)\b.{1,120}|(?:I )?(?:would not|wouldn['’]?t|will not|won['’]?t|can(?:no|['’])?t|not) (?:do|go|take|accept|work)?(?: it)? ?(?:for |below |under |less than )?[$€£]?\d[\d.,]*(?: [^,;]{0,40})?|it['’]?s (?:only |just |about )?(?:an? |half |\d)[^,;]{2,40}|(?:I )?(?:would|could|can|might|['’]d) (?:do|take|accept) (?:it )?(?:for )?[$€£]?\d[^,;]{0,60} (?:but|and) [^,;]*\b(?:between us|don['’]?t|not|keep)\b.{0,60}|(?:for (?:a )?long(?:er)?[- ]term(?: work)? )?(?:I(?:['’]d| would| could)|would|could) even (?:take|do|accept|go)\b.{1,60}|(?:(?:I )?(?:would|could|can|might)|I['’]d) (?:go|come) (?:down to|to \d).{1,80}|(?:(?:honestly|really|to be honest),? )?I(?:['’]d| would) have (?:taken|done|accepted|liked|wanted|asked)\b.{1,60})$/iu

/** "28/hr for the whole thing (min 24)" */
const LIMIT_IN_BRACKETS =
  /^([^()]{4,300}) (\((?:\d[\d.,]* (?:was|is) (?:the|my) |min|minimum|at least|not (?:below|under|less)|floor|lowest|down to|(?:I )?(?:could|would|can) (?:go|do|take|accept))\b[^()]{1,60}\))[.!]?$/i

/** "June 14 is possible if we start this week (careful, a wedding on the 8th!!)" */
const TO_SELF =
  /^([^()]{8,200}?) (\((?:careful|remember|watch out|note to self|not sure|private)\b[^()]{2,80}\))[.!]?$/i

/** "20 is fine as a trial (don't sound desperate though)" */
const ORDER_IN_BRACKETS =
  /^([^()]{8,200}?) (\((?:please |but )?(?:do(?:n['’]?t| not)|not to) (?:sound|seem|be|look|(?:write|mention|show|print|put|say) (?:my|the))\b[^()]{2,80}\))[.!]?$/i

/** "Ask what the project is, the post says nothing" */
const POST_IS =
  /^((?:please )?ask (?:them |him |her )?.{8,150}?), ((?:the|their|his) (?:post|brief|ad|text|description) (?:says|is|has|gives|tells|doesn['’]?t)\b.{2,100})$/i

/** "Ask if it is remote, the laptop makes me think it is on site" */
const MAKES_THINK =
  /^((?:please )?ask .{8,200}?), ([^,]{3,60} (?:makes?|made) me (?:think|believe|feel)\b.{3,200})$/i

/** "What is their stack, they never say it" */
const NEVER_SAID =
  /^((?:which|what|how|where|when|who|is|are|do|does|has|have|can)\b.{8,150}?)[,;] ((?:they|he|she|the post|post) (?:never|do(?:es)?(?: not|n['’]?t)) (?:say|tell|mention|write|specify)\b.{0,60})$/i

/** "Ask whether it's remote, because of the coffee machine" */
const REASON_TO_ASK =
  /^((?:please )?ask (?:them |him |her )?(?:if|whether|which|what|when|how|where|who)\b.{8,150}?),? (because (?:of\b|they\b|he\b|she\b|I\b|the (?:post|client|ad)\b)(?!.*, and (?:if|whether|which|what|how|when|where|who)\b).{3,200})$/i

/** "Ask if they have API access, I don't want to build what will be banned" */
const NOT_WANTED =
  /^((?:please )?ask (?:them |him |her )?(?:if|whether|which|what|when|how|where|who)\b.{8,250}?), (i (?:do not|don['’]?t) want to .{5,120})$/i

/** "I have the certificate, forgot to put it in the profile" */
const FORGOTTEN =
  /^(I(?: have|['’]ve| hold)\b.{4,200}?),? ((?:but )?(?:I )?(?:forgot to|did(?: not|n['’]?t)|have(?: not|n['’]?t)) (?:put|add|list|write|mention|enter) (?:it |them |that )?(?:in|to|on) (?:the |my )?(?:profile|cv|r[eé]sum[eé])\b.{0,20})$/i

/** "Ask if they have a licence or they think it comes with the machine" */
const OR_THEY_THINK =
  /^(.{8,300}?),? (or (?:do )?(?:they|he|she) (?:just |really |only )?(?:thinks?|believes?|hopes?|assumes?|imagines?)\b.{3,200})$/i

/** "Only evenings because I have a day job (don't mention the job)", "8 h a week because of my kids, no need to mention kids" */
const REASON_NOT_SAID =
  /^(.{8,200}?)(?<! only),? (because .{3,90}(?: \(|, |; )(?:please |pls |but )?(?:(?:do(?: no|n['’]?)t|never|no need to|not necessary to|not to|better not) (?:mention|say|tell|write|name)|not for (?:them|the client|the letter))\b[^()]{0,40}\)?)[.!]?$/i

/** "18/h, so inside their range" */
const COMPARES_BUDGET =
  /^([$€£]?\d[\d.,]*(?: ?(?:usd|eur|gbp|[$€£]))? ?(?:\/|per |an? )(?:h|hr|hour|day|word|page)\b),? (so (?:it['’]?s |that['’]?s )?(?:inside|within|in|below|under|above) (?:their|his|her|the) (?:range|budget|limit)\b.{0,40})$/i

/** "1500 usd lowest 1100"; "4 min 20" is a length. */
const LOWEST =
  /^(.{0,200}?[$€£]?\d[\d.,]*(?: ?(?:usd|eur|gbp|[$€£]))?),? ((?:my )?(?:lowest|minimum|(?<!(?<!\d)\d )min|floor|bottom line)(?: is| would be)? [$€£]?\d.{0,40})$/i

/** "First 20 minutes free so they see if we get along" */
const PURPOSE =
  /^(.{8,200}?),? (so (?:that )?(?:they|he|she) (?:can )?(?:see|know|check|judge) (?:if|whether|how) [^,;:]{3,80})$/i

/** "ask is the text final? (i need the review but dont write that)" */
const REMARK_IN_BRACKETS =
  /^((?:(?:please|pls|also|and) )?ask\b[^()]{8,200}[?.]) (\([^()]*\b(?:don['’]?t|do not|never) (?:write|say|mention|tell)\b[^()]*\)[.!]?)$/i

const ASIDES = [
  PURPOSE,
  LOWEST,
  BETWEEN_US,
  LIMIT_IN_BRACKETS,
  OR_THEY_THINK,
  ORDER_IN_BRACKETS,
  TO_SELF,
  POST_IS,
  NEVER_SAID,
  MAKES_THINK,
  REASON_TO_ASK,
  NOT_WANTED,
  FORGOTTEN,
  REASON_NOT_SAID,
  COMPARES_BUDGET,
  REMARK_IN_BRACKETS,
]
