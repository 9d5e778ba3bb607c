/**
 * What the person lacks or does not do, with what they have or do instead: "never used the SDK itself, always the builder", "No
 * SharePoint project yet but I know the Graph API", "Mobile apps I don't do, only a web demo".
 */
import { displayNameOf, findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import type { Form } from './forms.ts'
import { LIE, OTHER_TRUTH, SECRET } from './signals.ts'

const isUnfit = (part: string) =>
  [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(part.replace(NO_MORE, '')))
/** "only a trial once, don't claim more" */
const NO_MORE = /,? (?:so )?(?:please )?(?:don['’]?t|do not) claim (?:more|otherwise|anything else)[.!]*$/i

/** "x rules" are those of X. */
const displayRules = (rules: string) => {
  const [owner = '', ...what] = rules.split(' ')
  return `${displayNameOf(owner) ?? (owner.length === 1 ? owner.toUpperCase() : owner)} ${what.join(' ')}`
}

/** The forms of such facts. */
export const OWN_GAPS: Form[] = [
  {
    // "be honest no one can promise zero ban, x rules forbid auto likes/follows"
    form: /^(?:(?:please |pls )?(?:be (?:honest|open|clear|upfront)|say(?: openly| honestly)?)[,:]? (?:that )?)(?:nobody|no ?one) can (promise|guarantee) ([^,;:!?]{3,60}?)(?:, (?:and |because )?((?:the )?[\p{L}\d]+(?:['’]s)? (?:rules|terms|policy|policies)) (?:forbids?|prohibits?|do(?:es)? not allow|don['’]?t allow|ban) ([^,;:!?]{3,60}?))?(?:, (?:so )?(I(?:['’]d| would) (?:want|prefer|like|need|suggest) [^;:!?]{5,90}?))?[.!]*$/iu,
    isPrivate: isUnfit,
    word: (verb = '', what = '', rules, deeds = '', plan) =>
      `Nobody can ${verb.toLowerCase()} ${what.replace(/^zero ban$/i, 'zero bans')}${rules ? `, and ${displayRules(rules)} forbid ${deeds.replace(/\bauto (?=likes|follows|posts|replies)/i, 'automatic ')}` : ''}.${plan ? ` ${toReader(plan)}.` : ''}`,
  },
  {
    // "Azure Service Bus not used, only RabbitMQ"
    form: /^(\p{Lu}[\p{L}\d.+#-]*(?: [\p{L}\d.+#-]+){0,3}) (?:is |was )?not (?:yet )?(used|done|tried)(?: yet| so far)?, (only (?:with |in )?[^,;:!?]{2,60}?)[.!]*$/u,
    isPrivate: isUnfit,
    word: (tool = '', used = '', instead = '') => `I have not ${used} ${tool}, ${instead}.`,
  },
  {
    // "Run it on my own server for 2 yrs, not yet for a client"
    form: /^(?:I(?:['’]ve| have)? )?(run|used|had|tested|hosted) (it|this|\p{Lu}[\p{L}\d.+#-]*) (on|in|at|for) (my (?:own )?[^,;:!?]{3,40}?) for ([^,;:!?]{3,20}), (?:but )?not (?:yet )?for (an? (?:paying )?(?:client|customer))[.!]*$/iu,
    isPrivate: isUnfit,
    word: (verb = '', what = '', at = '', where = '', time = '', whom = '') =>
      `I have ${verb.toLowerCase()} ${what} ${at} ${where} for ${time.replace(/\byrs?\b/, 'years')}, not yet for ${whom}.`,
  },
  {
    // "my Ukrainian is B1 only, don't make it bigger than that"
    form: /^my (\p{L}{4,14}) is (?:only )?([abc][12]|basic|conversational|intermediate)(?: only| level)?(?:,? (?:so )?(?:please )?(?:do not|don['’]?t) (?:make it|say|write|claim) (?:bigger|more|better)(?: than that| than it is)?)?[.!]*$/iu,
    isPrivate: (part) => isUnfit(part.replace(/,? (?:so )?(?:please )?(?:do not|don['’]?t) .*$/i, '')),
    word: (language = '', level = '') =>
      `My ${upperFirst(language)} is ${/^[abc]\d$/i.test(level) ? level.toUpperCase() : level.toLowerCase()} only.`,
  },
  {
    // "i use OMNotebook rarely, normally OMEdit, but scripts are the same"
    form: /^I use ([\p{L}\d.+# -]{2,30}?) (rarely|seldom|not often|less), ((?:normally|mostly|usually|mainly) [^,.;:!?]{2,40}(?:, but [^.;:!?]{4,60})?)[.!]*$/iu,
    isPrivate: isUnfit,
    word: (tool = '', how = '', instead = '') => `I use ${tool} ${how.toLowerCase()}, ${instead}.`,
  },
  {
    // "python for the reports part only basics, say so"
    form: /^(\p{L}[\p{L}\d.+#-]*(?: \p{L}[\p{L}\d.+#-]*)?)((?: for (?:the|this) [^,.;:!?]{3,40}?)?),? (?:I (?:know|have) )?only (?:the )?basics?(?: knowledge)?(?:,? (?:please )?(?:say (?:so|it|that)|be honest)(?: (?:openly|honestly|plainly))?)?[.!]*$/iu,
    isPrivate: (part) => isUnfit(part) || findSkills(part).length === 0,
    word: (tool = '', what = '') =>
      `I know only the basics of ${displayNameOf(tool) ?? tool}${what.toLowerCase()}.`,
  },
  {
    // "Postgres only on side projects"
    form: /^(\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?) only (?:on|in|for|at) (side projects?|hobby projects?|my own projects?|small projects?|university|college|school|courses?|a course|home)[.!]?$/iu,
    isPrivate: isUnfit,
    word: (tool = '', where = '') =>
      `I have used ${tool} only ${/^(?:university|college|school|home)$/i.test(where) ? 'at' : /course/i.test(where) ? 'in' : 'on'} ${where.toLowerCase()}.`,
  },
  {
    // "never used the SDK itself, always the builder, same runtime underneath, so say it honestly"
    form: /^(?:(?:(?:I )?haven['’]?t|have not|never|not) (?=(?:used|done|built|made|tried|worked with)\b)|(?:I have|I['’]ve) never (?=(?:used|done|built|made)\b))(used|done|built|made|tried|worked with) ([^,;:!?]{2,60}?), ((?:but |only |always |did |used )[^;:!?]{3,140}?)(?:,? (?:(?:so|and|but) )?(?:please )?(?:(?:don['’]?t|do not) claim (?:more|otherwise|anything else)|say (?:it|that|this|so)(?: (?:honestly|openly|clearly|plainly))?|be (?:honest|open|upfront) (?:about|on) (?:it|that|this)))?[.!]*$/iu,
    isPrivate: isUnfit,
    word: (used = '', tool = '', instead = '') =>
      `I have not ${used.toLowerCase()} ${tool}, ${instead.replace(/^(?:but (?:I )?)?did /i, 'but did ').replace(/^used /i, 'but used ')}.`,
  },
  {
    // "TestRail - not used in a real project, only the trial and Zephyr"
    form: /^(\p{Lu}[^\s,;:]*(?: \p{Lu}[^\s,;:]*)?)(?: [-–]|:) (?:not|never) used in (?:an? )?(real|paid|client)? ?(?:project|job|work)s?(?: yet)?, (only [^;:!?]{3,120}?)[.!]*$/u,
    isPrivate: isUnfit,
    word: (tool = '', kind = '', instead = '') =>
      `I have not used ${tool} in a ${kind ? `${kind} ` : ''}project, ${instead.replace(/ \+ /g, ' and ')}.`,
  },
  {
    // "No SharePoint project yet but I know the Graph API"
    form: /^(?:I have )?no (\p{Lu}[^,;:!?]{1,40}? (?:project|experience|job)s?) (?:yet|so far),? but (I (?:know|have|did|can|use|used|built)\b[^;:!?]{4,160}?)[.!]*$/iu,
    isPrivate: isUnfit,
    word: (lacks = '', instead = '') => `I have no ${lacks} yet, but ${instead.replace(/ \+ /g, ' and ')}.`,
  },
  {
    // "No WooCommerce project so far, only its interface for one export"
    form: /^(?:I have )?no ([^,;:!?]{3,50}? (?:projects?|jobs?)) (yet|so far),? (only [^;:!?]{4,140}?)[.!]*$/iu,
    isPrivate: isUnfit,
    word: (lacks = '', when = '', instead = '') => `I have no ${lacks} ${when.toLowerCase()}, ${instead}.`,
  },
  {
    // "Mobile apps I don't do, only a web demo"
    form: /^((?:\p{L}+ ){0,2}\p{L}+) I (don['’]?t|do not) (do|make|build|offer|write), (only [^,;:!?]{3,60}?)[.!]*$/iu,
    isPrivate: isUnfit,
    word: (what = '', not = '', verb = '', instead = '') =>
      `I ${not.replace(/dont/i, 'don’t').toLowerCase()} ${verb.toLowerCase()} ${/^(?:mobile|native|web|desktop) app$/i.test(what) ? `a ${lowerFirst(what)}` : lowerFirst(what)}, ${instead.toLowerCase()}.`,
  },
  {
    // "No Substrate experience yet, only EVM and Tron"
    form: /^[Nn]o (\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*){0,2}) experience(?: yet| so far)?,? (?:but |only )(?:with |in )?(\p{Lu}[\p{L}\d.+#-]*?(?:(?:,| and|, and) \p{Lu}[\p{L}\d.+#-]*?){0,3})[.!]?$/u,
    isPrivate: isUnfit,
    word: (missing = '', own = '') => `I have no experience with ${missing} yet, only with ${own}.`,
  },
  {
    // "no production Kafka experience, say it openly, I only ran a local broker one weekend"
    form: /^(?:I have )?no ([^,;:!?]{3,60}? experience)(?:,? (?:please )?(?:say|tell) (?:it|that|this|so)(?: (?:openly|honestly|clearly|plainly|straight))?)?[,;] (?:I )?(only (?:ran|did|used|tried|built|read|know|have)\b[^;:!?]{3,120}?)[.!]*$/iu,
    isPrivate: (part) => isUnfit(part.replace(/[,;] I (?=only )/i, ', ')),
    word: (lacks = '', instead = '') => `I have no ${lacks}, I ${instead.toLowerCase()}.`,
  },
  {
    // "Never done Azure App Proxy specifically, say that straight, but did SSO cookies for an intranet last year"
    form: /^(?:I(?:['’]ve| have) )?never (used|done|built|made|tried|worked with) ([^,;:!?]{2,50}?)(?: specifically| itself| exactly)?,? (?:please )?(?:say|tell) (?:it|that|this)(?: (?:straight|openly|honestly|clearly|plainly))?,? but (?:I )?((?:did|used|built|made|worked|have|know)\b[^;:!?]{4,140}?)[.!]*$/iu,
    isPrivate: isUnfit,
    word: (used = '', what = '', instead = '') =>
      `I have not ${used.toLowerCase()} ${what}, but I ${instead.replace(/\+/g, 'and')}.`,
  },
]
