/**
 * Addresses the client, who is "they", "he" or "she" in a note and "you" in the letter. Which questions are asked is decided in
 * questions.ts.
 */
import { ASKS_OF_THINGS } from './signals.ts'

/** "Scraping LinkedIn is against their terms": those of the site */
const TERMS_OF_SITE = /(?<=\bagainst )their (?=(?:terms|rules|policy|policies|ToS|conditions)\b)/gi

/** Returns a text with "you" and its verbs for "he" and "she": "he wants" becomes "you want". */
export const withVerbsOfReader = (text: string) =>
  text
    .replace(
      /\b(?:he|she)['’]s (?=(?:(?:\p{L}+ly|already|just|only|never) )?(?:got|been|had|done|made|seen|\p{L}+ed)\b)/giu,
      'you’ve ',
    )
    .replace(/\b(?:he|she)['’]s\b/gi, 'you’re')
    .replace(/\b(?:he|she) (can|could|will|would|may|must|should)\b/gi, 'you $1')
    // "if he have a proxy", as some people write
    .replace(/(?<=\b(?:if|whether) )(?:he|she) (?=(?:have|want|need|use|like|prefer|are)\b)/gi, 'you ')
    .replace(
      /\b(?:he|she) ((?:still|already|only|just|also|probably|perhaps|maybe|likely|usually|mostly|currently|now|really|often) )?(is|has|does|was|(?!always|perhaps)\p{Ll}{3,}s)\b/giu,
      (_, adverb: string | undefined, verb: string) =>
        `you ${adverb ?? ''}${OF_YOU[verb] ?? verb.replace(/s$/, '')}`,
    )
    .replace(/(?<=\byou \p{Ll}+ [^,.;?]{0,20})\b(?:herself|himself)\b/giu, 'yourself')
    .replace(
      /(?<=\byou (?:have|are|want|need|use)\b[^,;.?]{0,80} or )(needs|wants|has|is|uses)\b/gi,
      (verb) => OF_YOU[verb] ?? verb.replace(/s$/, ''),
    )

const OF_YOU: Record<string, string> = { is: 'are', has: 'have', does: 'do', was: 'were' }

/** Returns a question to the client: "Does he want it panelized?" becomes "Do you want it panelized?". */
export const askReader = (question: string) =>
  ASKS_OF_THINGS.test(question) || CHOOSES_THINGS.test(question) ? question : addressReader(question)

/** "Are they shipping containers or packaging containers?" */
const CHOOSES_THINGS =
  /^how many [\w-]+s and how (?:often|fast|much|long) do they\b|^how many [\w-]+s,? and (?:roughly |about )?how \p{L}+ are they\b|^(?:I would like to know |ask )?how many [\w-]+s (?:there are|are there) and (?:where|what|how|when) they\b|^(?:I would like to know |ask )?which (?:[\w-]+ )?[\w-]+s,? how many,? and (?:if|whether) they are\b|^are they (?:[\p{L}-]+ ){0,2}?(\p{L}{3,}s)\b.* or .*\b\1\b/iu

/** "the celebrity or his agent" is somebody else's agent. */
const CLIENTS_POSSESSIVE =
  /(?<!\b(?:celebrity|player|author|owner|customer|student|user|patient|seller|buyer|artist|actor|singer|speaker|tenant|driver|person|pilots?|customers|users|students|players) (?:or|and|with) )\b(?:his|their)\b/gi

const addressReader = (question: string) =>
  question
    .replace(IS_HAVING, (_, what: string, verb: string) =>
      verb === 'having' ? `${what} do you have` : `${what} are you ${verb}`,
    )
    .replace(
      HOW_MANY_NEEDED,
      (_, what: string, verb: string) => `${what} do you ${verb === 'has' ? 'have' : verb}`,
    )
    .replace(
      /(?<=\S )(?:he|she) (means|wants|needs|uses|expects|prefers|has in mind)\b/giu,
      (_, verb: string) => `you ${/^has/.test(verb) ? 'have in mind' : verb.replace(/s$/, '')}`,
    )
    .replace(/^does (?:he|she|(?:the )?client)\b/i, 'do you')
    .replace(/^has (?:he|she|the client)\b/i, 'have you')
    .replace(/^is (?:he|she|the client)\b/i, 'are you')
    .replace(/\bis (?:he|she)\b/gi, 'are you')
    .replace(/\b(do|does) (he|she|they) have already\b/gi, '$1 $2 already have')
    .replace(/\b(?:does|do) (?:he|she|they|the client(?! of\b))\b/gi, 'do you')
    .replace(/\b(?:has|have) (?:he|she|they|the client)\b/gi, 'have you')
    .replace(
      /(?<!\bwhose )\b(?:he|she|they(?! (?:must|have to|need to|should|can) be (?!informed|told|asked)\p{L}+(?:ed|t|en)\b| are (?:all (?:of )?(?:the )?same|mounted|hosted|stored|installed|placed|written|saved|sent|sold|logged|located)\b)|him|the client)\b/giu,
      'you',
    )
    .replace(
      /(?<!\b(?:of|(?:leave|left|go|gone|went) with|need|have|want|get|use|run|keep|see|store|stream|fetch|play|delete|remove|share|publish|make|build|like|write|fix|edit|check|review|convert|translate|design|record|create) )\bthem\b/gi,
      'you',
    )
    .replace(TERMS_OF_SITE, 'its ')
    .replace(CLIENTS_POSSESSIVE, 'your')
    .replace(/\btheirs\b/gi, 'yours')
    // "… the accounts, or are they strangers'?"
    .replace(/(?<= or are )you(?= \p{L}+s['’])/u, 'they')
    .replace(/\bi(?= \p{Ll})/gu, 'I')

/** What things are, and people are not: "where they are stored". */
const STATE_OF_THINGS =
  '(?:all (?:of )?(?:the )?same|behind (?:an? |the )?(?:log-?in|paywall|proxy|firewall|captcha)|mounted|hosted|stored|installed|placed|written|saved|sent|sold|logged|located|kept|calculated|included|attached|in (?:there|it|the (?:sheet|file|post|export|database)))\\b'
const THEY_ARE = new RegExp(
  String.raw`(?<!\bwhose |\b(?:these|those|all|both|whether the [a-z]+s)\b[^.?;]{0,50} (?:since|because|as|if|when|and|whether) )\bthey(?: are|['’]re)\b(?! ${STATE_OF_THINGS})`,
  'gi',
)
/** "The client allowed it" is about an earlier one, and "whose they are" about things. */
const THE_CLIENT_OR_THEY = new RegExp(
  String.raw`(?<!\bwhose |\bwhere the \p{Ll}+s are and (?:if|whether) |\b(?:these|those|all|both|whether the [a-z]+s)\b[^.?;]{0,50} (?:since|because|as|if|when|and|whether) )\b(?:they(?!(?: are|['’]re) ${STATE_OF_THINGS})|the client(?! of\b)(?! (?:allow(?:s|ed)|agree[sd]|permit(?:s|ted)|approve[sd]|sites?|side|base|list|portal|meeting|company|office|library|id)\b))\b`,
  'giu',
)

/** Returns a text in which the client, "they" in a note, is "you". */
export const toReader = (text: string) => (CHOOSES_THINGS.test(text) ? text : nameReader(text))

const nameReader = (text: string) =>
  text
    .replace(THEY_ARE, 'you are')
    // "Many of them" and "how they get them" mean things.
    .replace(
      /(?<!\bof |\p{L}s (?:need|require|use|call|support) |\b(?:leave|left|go|gone|went) with |\b(?:replace|fix|redo|check|clean|verify|collect|remove|import|sort|resend|rewrite|test|run|execute|deploy|host|automate|parse|load|store|stream|fetch|play|convert|process|install|delete|publish|share|generate|create|produce|invent|register|buy|sell|resell|scan|upload|download)["”’]? |\b(?:they|you) (?:(?:can|could|will) )?\p{L}{2,12} )\bthem\b/giu,
      'you',
    )
    .replace(THE_CLIENT_OR_THEY, 'you')
    .replace(/, (?:the )?(post|title|description|tags?) (?=says?\b)/gi, '; your $1 ')
    .replace(/\b(show|send|give|tell|offer|help|teach) (?:him|her)\b/gi, '$1 you')
    .replace(
      /(?<=\byou (?:can )?\p{L}{2,15} (?:it |this |that )?(?:up |down |out )?)themselves\b/giu,
      'yourselves',
    )
    .replace(TERMS_OF_SITE, 'its ')
    // "If organizers create their own events"
    .replace(
      /(?<!\b(?:if|whether|that|how|when) \p{Ll}{3,30}s (?:\p{L}+ ){1,2}|\b(?:celebrity|owner|author|artist|person|patient|tenant) or )\btheir\b/giu,
      'your',
    )
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\bi(?= \p{Ll})/gu, 'I')
    .replace(/\bfor this (?:agency|company|client|team|startup)\b/gi, 'for you')

/** "plus the fees, which they pay" */
const THEY_PAY = /\b(fees?|costs?|charges|licen[cs]es?|hosting),? (?:which |that )?they (?:have to )?pay\b/i

/** "The sending fees are theirs"; code that is theirs may be that of another client. */
const COSTS_ARE_THEIRS =
  /(?<=\b(?:fees?|costs?|charges|licen[cs]es?|subscriptions?|bills?|hosting) (?:is|are) )theirs\b/g

/**
 * Returns a fact in which the client is "you": "I could connect his app" becomes "I could connect your app". Where the fact or
 * the note before it, `before`, names somebody else that the pronoun may mean, nothing changes.
 */
export function addressClient(written: string, before: string): string {
  const fact = written.replace(COSTS_ARE_THEIRS, 'yours').replace(THEY_PAY, '$1, which you pay')
  const at = fact.search(PRONOUN)
  if (at < 0)
    return fact
      .replace(/\bon (?:the )?client(?:['’]s)? side\b/i, 'on your side')
      .replace(THE_CLIENT, '$1 you')
      .replace(
        /\bthe client (is|has|does|was|owns|wants|needs|uses|knows|agrees|accepts)\b/gi,
        (_, verb: string) => `you ${OF_YOU[verb] ?? verb.replace(/s$/, '')}`,
      )
  const [earlier, rest] = [fact.slice(0, at), fact.slice(at)]
  if (CHOOSES_THINGS.test(fact)) return fact
  if (ACT_AS_CLIENT.test(rest)) return toReader(withVerbsOfReader(fact))
  // "I need from them: the keys, and the tests they did"
  if (/^I (?:would )?need from $/i.test(earlier))
    return `${earlier}you${toReader(withVerbsOfReader(rest.replace(/^\p{L}+/u, '')))}`
  // "if he sends the files by Wednesday", "I need to know if they own a rack"
  if (
    /(?<!\p{L})(?:if|once|until|after|when|as soon as) $/iu.test(earlier) &&
    /^(?:he|she|they) (?:sends?|gives?|shares?|provides?|confirms?|grants?|owns?) (?:me |us )?(?:the|an?|all|his|her|their|it)\b/i.test(
      rest,
    )
  )
    return toReader(withVerbsOfReader(fact))
  // "I'd say a small server, about $15 a month for him"
  if (
    /\bI(?:['’]d| would) .*[$€£]\d[^.;]{0,30} (?:a|per) (?:month|year|week|day) for $/.test(earlier) &&
    /^(?:him|her|them)\b/i.test(rest)
  )
    return `${earlier}you${toReader(rest.replace(/^\p{L}+/u, ''))}`
  // "I will match the names he wants"
  if (
    /\bthe (?:\p{Ll}+ )?\p{Ll}+ $/u.test(earlier) &&
    /^(?:he|she|they) (?:wants?|needs?|lists?|mentions?|asks? for)\b/i.test(rest)
  )
    return toReader(withVerbsOfReader(fact))
  if (OWN_THING.test(rest) && !NAMES_OTHERS.test(`${before} ${earlier}`.trim())) return toReader(fact)
  // "I would like to know the rate and whether they're on Connect"
  if (/\bwould like to know\b.*\b(?:whether|if) $/is.test(earlier)) return toReader(withVerbsOfReader(fact))
  if (
    /\bI\b/.test(earlier) &&
    GIVEN_TO_CLIENT.test(`${earlier}${rest.slice(0, 4)}`) &&
    /^them (?:an?|the|my|all|both|one|two|\d)\b/i.test(rest)
  )
    return `${earlier}you${toReader(rest.slice(4))}`
  // "the fees are paid by them"
  if (/\b(?:paid|covered|provided|supplied|ordered|bought) by $/.test(earlier)) return toReader(fact)
  const said = `${before} ${earlier}`.trim()
  // "his call uses the old grant, scopes are added by an admin. I don't need his login": he was the client before.
  const namesOthers =
    NAMES_OTHERS.test(said) && !(PRONOUN_FIRST.test(before) && said.search(NAMES_OTHERS) > 0)
  const meansOthers =
    namesOthers || namesSomebody(earlier, rest) || ACT_LIKE_THINGS.test(rest) || NAMES_THINGS.test(fact)
  if (meansOthers) return fact
  return toReader(withVerbsOfReader(fact))
    .replace(/\b(?:he|she|him)\b|\bher(?= (?:from|for|to|and|at|in|on|with|about|as|by)\b|[.,;]|$)/gi, 'you')
    .replace(/\b(?:his|her)\b/gi, 'your')
}

/** "their own server", "saved in their Postgres" */
const OWN_THING =
  /^their (?:own |(?:existing |current )?(?:postgres|database|db|server|hosting|domain|drive|sharepoint|slack|crm|inbox|repo(?:sitory)?|staff|office)\b)/i
/** "and give them a written list" */
const GIVEN_TO_CLIENT = /\b(?:give|send|show|hand|teach) (?=them$)/i

/** "Which version he is having?" */
const IS_HAVING =
  /^((?:which|what) [\p{L}\d .+#-]{2,30}?) (?:he|she|they) (?:is|are) (having|using|running)\b/iu
/** "How many pages he needs?" */
const HOW_MANY_NEEDED =
  /^((?:how (?:many|much)|which|what)(?: [\p{L} ]{2,30}?)?)(?<! do| does| did) (?:he|she|they) (need|want|use|have|has|check|post|send|sell|expect|process|run|upload|get|receive|plan|ship|publish)s?\b/iu

const PRONOUN =
  /\b(?:they|(?<!\b(?:pool|group|number|list|one|two|some|many|most|all|any|both|each|\d+) of )them|theirs?|he|him|his|she|her)\b/i
/** "API fees are paid by the client" */
const THE_CLIENT =
  /\b(by|from|to|with|for) (?:the client\b(?!['’]| (?:side|app|sites?|teams?|base|list|portal|library)\b)|client(?=[.,;]|$))/gi

/** A note that begins with the client's things means the client later on. */
const PRONOUN_FIRST = /^(?:his|her|their) \p{L}/iu

/** "My wife", "a colleague", "for a broker" */
const NAMES_OTHERS =
  /^My favou?rite\b|\b(?:(?:my|our) (?:own |new |old )?(?:wife|husband|partner|brother|sister|father|mother|dad|mum|mom|parents|son|daughter|kids|uncle|aunt|cousin|friends?|colleagues?|team|boss|employer|clients?|customers?|students?|testers|company|agency|guess|last|former|previous|regular)|(?:an?|two|three|four|another|the (?:other|same|last|previous|former|first|second)) (?:\p{L}+ )?(?:friends?|colleagues?|employers?|developers?|designers?|clients?|customers?|person|people|man|woman|guys?|doctors?|lawyers?|teachers?|partners?|reviewers?|editors?|agenc(?:y|ies)|compan(?:y|ies))|(?:for|at|with|by|from|of|built|made|helped) (?:an?|two|three|four|several|many|some) (?!(?:single|call|first|test|trial|sample|fixed|flat|days?|weeks?|months?|hours?|start|quick|short|small|better|good|demo|fair|total|rate|price|video|form|page|link|few|(?:university |college |school )?(?:assignment|course|exam|project|thesis))\b)\p{L}|(?:from|at|in) the (?:\p{L}+ )?(?:factory|hospital|school|clinic|shop|bank|hotel|university|restaurant|museum|library)|(?:people|users|others|visitors|customers|guests|students|testers|players|readers)\b)/iu

const NAME =
  '(?<=\\S )(?<!\\b(?:in|near|from) )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Arabic)\\b)\\p{Lu}\\p{Ll}{2,}\\p{L}*'
/** "I'd recommend Hetzner, their support is good", "I worked with Tom, he …", "let the nurse write her own notes" */
const namesSomebody = (before: string, rest: string) =>
  /^the[yim]/i.test(rest) ? NAME_JUST_BEFORE.test(before) : NAMED_EARLIER.test(before) || PERSON.test(before)
const NAME_JUST_BEFORE = new RegExp(`${NAME},?(?: (?:because|since|as|and|so|but))? $`, 'u')
const NAMED_EARLIER = new RegExp(NAME, 'u')
const PERSON =
  /\b(?:let|lets|help|helps|the) (?:the )?(?:nurse|doctor|owner|manager|user|driver|teacher|editor|author|customer|guest|patient|student|staff|team|person)\b/

/** "They would need to ship me one", "before they decide" */
const ACT_AS_CLIENT =
  /^they(?:['’]re| are| were) (?:most )?(?:happy|happiest|pleased|satisfied|proud|unhappy)\b|^their (?:range|budget|requirements?|post|brief|deadline|criteria|CMS|stack|platform)\b|^they (?:(?:would|will|should|must|have to|need to) )*(?:ship|send|give|grant|provide|lend) me\b|^they (?:have already|already (?:have|use)) |^their (?:real|current|existing|live|production|internal) |^they pay (?:nothing|only|directly)\b|\bbefore they (?:decide|hire|choose|commit|order)\b|\bhow (?:many|much) \p{Ll}+ they (?:want|need) to\b/iu

/** "They don't exist in MySQL" is about no people. */
const ACT_LIKE_THINGS =
  /^they (?:(?:do(?: not|n['’]t)|would|will|can(?:not|['’]t)?) )?(?:exist|scale|compile|render|depend|contain|cost|expire|load)\b/i

/** In "40 servers, they run at night" the pronoun means the servers. */
const NAMES_THINGS =
  /(?<!\b(?:[Qq]uestions|minutes|hours|days|weeks|months|years|euros|dollars|pounds|hrs|\p{L}+days|needs|uses|wants|has|was|is|this|runs|looks|works|means|always|perhaps|does|sounds|seems|takes|makes|goes|stays|costs|says|gets|gives|comes|plus|sometimes|yes))(?<=\p{Ll}{2}[^s\W]s)\b[^.;]{0,80}\b(?:they|them|theirs?)\b/iu
