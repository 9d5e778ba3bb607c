/**
 * Asks the client directly what a note wants to know: "I would like to know which CRM you have and whether it's new." becomes "Which CRM
 * do you have, and is it new?" What the person wants to ask is read in the notes (notes/questions.ts). English only.
 */
import { displayNameOf, upperFirst } from '../../jobs/index.ts'

/** Returns the question; the text as it is where the order of its words is uncertain, or where it asks nothing. */
export function askDirectly(text: string): string {
  const [, wish, more = ''] =
    text.match(/^I would (?:also )?like to know ((?:(?![.?!] \p{Lu}).)+?)(?:[.?]?$|[.?]( \p{Lu}.*)$)/su) ?? []
  if (wish === undefined) return text
  if (SENDABLE.test(wish) && THING.test(wish)) return `Could you send me ${wish}?${more}`
  const clauses = wish.split(BETWEEN_QUESTIONS)
  const asked = clauses.map(askClause)
  if (asked.some((one) => one === null)) return text
  const [last = '', ...others] = (asked as string[]).reverse()
  const question = others.length === 0 ? last : `${others.reverse().join(', ')}, and ${last}`
  return `${upperFirst(question.replace(TWO_WORDS, '$1 and '))}?${more}`
}

/** "how, and when does it arrive" */
const TWO_WORDS = /^(how|when|where|why|who|what), and (?=(?:how|when|where|why|who)\b)/u

/** What a client can send */
const SENDABLE =
  /^(?:the|your) (?:[\p{L}\d-]+ ){0,3}?(?:urls?|links?|lists?|files?|screenshots?|photos?|videos?|logo|samples?|documents?)(?:$| (?:and (?:the )?[\p{L}\d-]+(?: [\p{L}\d-]+)?$|(?:of|for|from|that|which) ))/iu

/** The words that begin a question */
const WORDS = '(?:whether|if|which|what|how|who|whose|where|when|why)'
const AUXILIARY =
  "(?:is|are|was|were|can|could|will|would|should|must|may|has|have|had|do|does|did|isn[’']t|aren[’']t)"
const NO_CHOICE = new RegExp(`^(?:${WORDS}|you|they|it|we|there)\\b`)
const BETWEEN_QUESTIONS = new RegExp(
  String.raw`(?:, and |, | and )(?=${WORDS}\b|(?:${AUXILIARY}) (?:you|it|there|they|the|your|this|that|these|those|any|all|\p{Lu}[\p{L}\d]+)\b|(?:in|on|for|with|at|from|to) (?:which|what)\b)`,
  'u',
)

/** A clause as a question, without its mark and its capital; null where that is uncertain. */
function askClause(clause: string): string | null {
  if (clause === '' || MORE_THAN_ONE.test(clause)) return null
  // "what to do with attachments"
  const [, how, act] = clause.match(/^(what|how|where|which \p{L}+) to (\p{Ll}.+)$/su) ?? []
  if (act !== undefined) return `${how} should I ${act}`
  // "the virtual or in person": a choice without a verb
  const [, either] = clause.match(/^(?:the )?((?:\p{Ll}+ )?\p{Ll}+ or (?:\p{Ll}+ ){0,2}\p{Ll}+)$/u) ?? []
  if (either !== undefined && !NO_CHOICE.test(either)) return `is it ${either}`
  const [, thing, head = ''] = clause.match(THING) ?? []
  if (thing !== undefined)
    return `what ${/[^suia]s$/.test(head) || / and /.test(thing) ? 'are' : 'is'} ${thing}`
  if (new RegExp(`^${AUXILIARY} `).test(clause)) return clause
  // "if windows only"
  const [, sole] = clause.match(/^(?:whether|if) (\p{L}[\p{L}\d.+#-]*(?: \p{L}[\p{L}\d.+#-]*)?) only$/u) ?? []
  if (sole !== undefined) return `is it ${displayNameOf(sole) ?? sole} only`
  const [, choice] = clause.match(/^(?:whether|if) (.+)$/s) ?? []
  if (choice !== undefined) return invert(choice)
  if (COUNTED.test(clause) && !/\b(?:you|they|we|it)\b/.test(clause)) return askWithVerb(clause)
  const [, asked = '', rest = ''] = clause.match(ASKED_WITH_REST) ?? []
  if (asked === '' || / of$/.test(asked)) return null
  if (rest === '') return askWithVerb(asked)
  if (isDirect(rest)) return `${asked} ${rest}`
  // "how many developers there are"
  if (/^there (?:is|are)$/.test(rest)) return `${asked} ${rest.replace(/^(there) (is|are)$/, '$2 $1')}`
  const inverted = invert(rest)
  return inverted === null ? null : `${asked} ${inverted}`
}

/** "which CMS" is "which CMS do you use", and "how many records per type" is "how many records are there per type". */
function askWithVerb(asked: string): string {
  if (USED.test(asked)) return `${asked} do you use`
  const [, count, rest = ''] = asked.match(COUNTED) ?? []
  return count === undefined ? asked : `${count} are there${rest}`
}
const USED =
  /^(?:which|what) (?:[\p{L}\d-]+ )?(?:CMS|CRM|ERP|ATS|IDE|framework|platform|software|tools?|stack|editor|theme|plugin|hosting|host|provider|shop system|database|printer|camera|scanner)$/iu
const COUNTED =
  /^((?:roughly |about )?how many (?!(?:hours|days|weeks|months|minutes|words|times|rounds|revisions|calls|meetings|shifts)\b)(?:[\p{L}\d-]+ )?[\p{L}-]+s)((?: (?:per|in|on) [\p{L}\d -]{2,30})?)$/u

/** Verbs in the third person that are seldom nouns in the plural */
const THIRD_PERSON =
  '(?:comes|goes|runs|works|needs|uses|has|takes|includes|wants|contains|exists|sends|stays|counts|means|supports|allows|changes|covers|starts|ends|requires|expects|happens|matters|lives|sits|stands|reads|writes|stores|belongs|gets|places|decides|approves|owns|maintains|manages|handles|fills|signs|pays|provides|keeps|makes|gives|shows|looks|breaks|fails|hosts|feeds|triggers|opens|closes|creates|updates|delivers|hangs|drops|lands|depends|differs|repeats|prints|draws|uploads|translates|hurts|helps|loads|leads)'
const DOES = new RegExp(`^${THIRD_PERSON}$`)

/** "the number of products", "the location of the server": a thing without a verb */
const THING =
  /^((?:the|your) (?:(?!(?:and|of|or|is|are|if|whether)\b)[\p{L}\d./+#-]+ ){0,3}?([\p{L}\d./+#-]+)(?: (?:of|for|in|from|per)(?: (?!(?:is|are|has|have|and|if|whether|there|or)\b)[\p{L}\d./+#-]+){1,6}| and(?: the)?(?: (?!(?:if|whether|which|what|how|is|are)\b)[\p{L}\d./+#-]+){1,3})?)$/u

const SUBJECT = '(?:you|it|they|there|an?|the|your|this|that|these|those)'
/** "which hosts you use" has a noun before its subject. */
const SUBJECT_OR_VERB = `(?:${SUBJECT}|${AUXILIARY}|${THIRD_PERSON}(?! (?:you|they|it|we)\\b))`
const WORD = String.raw`[\p{L}\d./+#-]+`
/** The words of a thing, up to the subject or the verb */
const NOUNS = String.raw`(?: (?!${SUBJECT_OR_VERB}\b)${WORD}){0,4}?`
/** "which CRM", "which part of the code" */
const WHICH = `(?:which|what|whose)${NOUNS}(?: of (?:the|your|these|all) ${WORD})?`
/** "how many pilots", "how large" */
const HOW = `how (?:many (?!(?:${SUBJECT}|${AUXILIARY})\\b)${WORD}|much|often|long|far|soon|large|big|old|fast|deep|wide|high|complete|exactly|fresh|detailed|accurate|clean|new|urgent|important|stable|strict|close|early|late|busy|similar|different)${NOUNS}`
/** What is asked, and what stands after it */
const ASKED_WITH_REST = new RegExp(
  `^((?:(?:in|on|for|with|at|from|to|since|until|by) )?(?:${WHICH}|${HOW}|how|who|where|when|why))(?: (${SUBJECT_OR_VERB}(?: .+|$|['’].+))|$)`,
  'su',
)

/** "is in the team", "places the orders": the verb stands where a question has it. */
const isDirect = (rest: string) =>
  new RegExp(`^${AUXILIARY}\\b`).test(rest) || DOES.test(rest.split(' ')[0] ?? '')

/** What refers to a clause that is no question, or has more than one sentence */
const MORE_THAN_ONE = /[;:]|\b(?:because|since|so that|otherwise|and to (?:ask|know|see))\b|\. /

const VERBS_OF_READER =
  /^(?:have|need|use|want|run|prefer|plan|expect|mean|keep|sell|send|store|host|work|ship|record|track|own|like|get|pay|see|know|call|write|read|make|export|import|collect|measure|test|deploy|accept|offer|allow|already|still|also|really|currently|usually|normally|mostly|only|just|think|intend|wish|look|train|build|buy|charge|count|create|deliver|do|edit|hold|label|log|manage|print|process|publish|receive|rent|review|scan|sign|start|support|take|update|upload)$/

/** Puts the verb before its subject: "you have a staging server" becomes "do you have a staging server"; null where that is uncertain. */
function invert(clause: string): string | null {
  const text = clause.replace(
    /^(it|that|there|you|they)['’](s|re|ve)\b/,
    (_, who: string, verb: string) => `${who} ${WHOLE[verb]}`,
  )
  const [, who = '', verb = '', rest = ''] =
    text.match(/^(you|they|it|there|this|that) (\p{L}+)(.*)$/su) ?? []
  if (who !== '') {
    if (
      /^(?:have|has)$/.test(verb) &&
      !/^ (?:\p{Ll}+(?:ed|en)|had|made|set|built|got|done|been)\b/u.test(rest)
    )
      return `${verb === 'has' ? 'does' : 'do'} ${who} have${rest}`
    if (new RegExp(`^${AUXILIARY}$`).test(verb) && !/^(?:do|does|did)$/.test(verb))
      return `${verb} ${who}${rest}`
    if (who === 'you' && VERBS_OF_READER.test(verb)) {
      const isAdverb = /^(?:already|still|also|really|currently|usually|normally|mostly|only|just)$/.test(
        verb,
      )
      const [next = ''] = rest.trim().split(' ')
      if (isAdverb && next === 'have') return `do you ${verb}${rest}`
      if (isAdverb && !VERBS_OF_READER.test(next)) return null
      return `do you ${verb}${rest}`
    }
    return DOES.test(verb) ? `does ${who} ${toInfinitive(verb)}${rest}` : null
  }
  const words = text.split(' ')
  const at = words.findIndex((word) => new RegExp(`^${AUXILIARY}$`).test(word) || DOES.test(word))
  const subject = words.slice(0, at).join(' ')
  if (at < 1 || at > MOST_OF_SUBJECT || NO_SUBJECT.test(subject)) return null
  const found = words[at] ?? ''
  const after = words.slice(at + 1).join(' ')
  // "whether your leads are from ads": the first of two verbs is a noun.
  if (DOES.test(found) && HAS_VERB.test(after)) return null
  if (DOES.test(found) && found !== 'has') return `does ${subject} ${toInfinitive(found)} ${after}`.trim()
  if (
    /^(?:has|have)$/.test(found) &&
    !/^(?:\p{Ll}+(?:ed|en)|had|made|set|built|got|done|been)\b/u.test(after)
  )
    return `${found === 'has' ? 'does' : 'do'} ${subject} have ${after}`.trim()
  return /^(?:do|does|did)$/.test(found) ? null : `${found} ${subject} ${after}`.trim()
}

const HAS_VERB = new RegExp(`\\b(?:${AUXILIARY}|${THIRD_PERSON})\\b`)
const WHOLE: Record<string, string> = { s: 'is', re: 'are', ve: 'have' }

/** In words. A longer one may have a verb of its own. */
const MOST_OF_SUBJECT = 6
const NO_SUBJECT = /\b(?:that|which|who|when|if|or|to|I|we)\b|,/

const toInfinitive = (verb: string) => (verb === 'has' ? 'have' : verb === 'goes' ? 'go' : verb.slice(0, -1))
