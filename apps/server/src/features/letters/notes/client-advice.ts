/**
 * Advice to the client and plans that depend on their answer, as busy people type them: "they should check with a lawyer first", "if it
 * is only JSON it's much simpler". Statements that the person orders to say are in ordered-statements.ts.
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { addressClient, toReader } from './address-client.ts'
import { type Form, UNSAID } from './forms.ts'
import { LIE, SECRET } from './signals.ts'

/** In advice, "they" and "he" are the client. */
const toClient = (advice: string) =>
  toReader(
    advice
      .replace(/[.!]*$/, '')
      .replace(
        /^(?:he|she|the client) (has|needs)\b/i,
        (_, verb: string) => `they ${verb === 'has' ? 'have' : 'need'}`,
      )
      .replace(/^(?:he|she|the client)\b/i, 'they')
      .replace(/\b(?:his|her)\b/gi, 'their')
      .replace(/\bhim\b/gi, 'them'),
  )

/** The forms of such advice. */
export const CLIENT_ADVICE: Form[] = [
  {
    // "Use a batch transform to write the table, or better create the payment in core and sync it"
    form: /^(use|create|build|add|move|split|put|keep|run|write|cache|store) ((?:an?|the) [^;:!?]{8,140}?,? or better (?!I\b)[^;:!?]{8,160}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, UNSAID].some((sign) => sign.test(part)),
    word: (verb = '', steps = '') => `I would ${verb.toLowerCase()} ${toReader(steps)}.`,
  },
  {
    // "If task 1 is one we can't wrap, fetch its log with the REST API"
    form: /^(if (?!.*\b(?:they|he|she|client)\b)[^,;:!?]{5,100}), (?=(?:fetch|read|parse|cache|store|load|import|query|poll|split|convert|deploy) (?:the|its|it|them|all|each|every)\b)([^;:!?]{8,160}?)[.]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (condition = '', deed = '') => `${upperFirst(condition)}, I would ${lowerFirst(deed)}.`,
  },
  {
    // "If buyer addresses are needed the approval can take weeks and they should apply now"
    form: /^((?:if|since|because|as|when) (?!they|he|she)[^;:!?]{10,160}?),? (?:and|so) (?:they|the client) should (?=(?:apply|check|test|change|update|back up|rotate|move|keep|export|save|order|register|renew|start|plan)\b)([^,;:!?]{3,80}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, UNSAID].some((sign) => sign.test(part)),
    word: (reason = '', advice = '') => `${upperFirst(addressClient(reason, ''))}, and you should ${advice}.`,
  },
  {
    // "I'd do the learning part in Python and connect it to MATLAB, unless he needs it all in MATLAB (licence?)"
    form: /^(I(?:['’]d| would) (?:do|build|write|make|run|use|keep) [^,;:!?]{4,120}?),? unless (?:they|he|she|the client) (needs?|wants?|prefers?) ([^,;:!?()]{3,60}?)(?: \([^()]*\?\))?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (plan = '', verb = '', other = '') =>
      `${plan}, unless you ${verb.toLowerCase().replace(/s$/, '')} ${other}.`,
  },
  {
    // "if they don't have it, a SQL Agent job does the same without licence"
    form: /^(?:([^;!?]{10,200}); )?(?:and |but )?if (?:they|he|she) (?:do(?:es)?n['’]?t|do(?:es)? not) have (it|that|one|them), (an? [^,;:!?]{5,100}? (?:does|works|is enough|is fine|will do)\b[^,;:!?]{0,60}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (first, it = '', other = '') =>
      `${first ? `${upperFirst(addressClient(first, ''))}; if` : 'If'} you don't have ${it}, ${other}.`,
  },
  {
    // "If it is only JSON functions it's much simpler"
    form: /^(if (?:it|this|that)(?:['’]s| is) only [^,;:!?]{3,60}?),? (?:then )?(?:it|this)(?:['’]s| is| would be) ((?:much |far |a lot )?(?:simpler|easier|faster|quicker|less work))[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (condition = '', how = '') => `${upperFirst(condition)}, it is ${how.toLowerCase()}.`,
  },
  {
    // "they should check that with a lawyer first", "he will need a paid RPC or his own node"
    form: /^(?:and |but |so )?((?:they|he|she|the client) (?:(?:really |also )?(?:should|must|have to|has to|need to|needs to) (?:also |first |then |please )?(?:not (?:reply|answer|click|send|share|delete|restart|open|touch) |buy|order|own|bring|provide|supply|check|test|verify|confirm|measure|rotate|change|update|upgrade|register|renew|back up|make sure|ask (?!for\b|me\b))|(?:will|would) (?:also )?need (?:an? (?!lot\b)|the |his |her |their |at least |some (?!luck\b|patience\b)))(?!.*\b(?:money|deposit|payment|reviews?)\b)(?:(?!, I\b)[^;!?]){4,140})(?:, (I (?:don['’]?t|do not|never|can['’]?t|cannot) [^;!?]{4,90}))?$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (advice = '', own) => upperFirst(`${toClient(advice)}${own ? `; ${own}` : ''}.`),
  },
]
