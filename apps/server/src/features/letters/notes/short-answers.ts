/**
 * Short answers to what a post asks, as busy people type them: "Yes interested", "He wants to know if I can do it: yes",
 * "Prefer the 6 month contract but open to talk about full time". Offers are in own-offers.ts.
 */
import { upperFirst } from '../../jobs/index.ts'
import { toReader, withVerbsOfReader } from './address-client.ts'
import { type Form, isSecret } from './forms.ts'
import { hasPrivateSign } from './reports.ts'

/** What people write for their languages; "UA" is the code of a country. */
const LANGUAGES_BY_CODE: Record<string, string> = {
  UA: 'Ukrainian',
  RU: 'Russian',
  EN: 'English',
  DE: 'German',
  FR: 'French',
  ES: 'Spanish',
  PT: 'Portuguese',
  IT: 'Italian',
  PL: 'Polish',
  TR: 'Turkish',
}
const LANGUAGE_CODE = Object.keys(LANGUAGES_BY_CODE).join('|')

/** The forms of such answers. */
export const SHORT_ANSWERS: Form[] = [
  {
    // "I am one person, not with any agency"
    form: /^I(?:['’]m| am) (?:only )?one person,? (?:and )?not (?:with|from|part of) (?:any|an) (?:agency|company|team)(?: or (?:agency|company|team))?[.!]?$/iu,
    isPrivate: isSecret,
    word: () => 'I am one person, not part of any agency.',
  },
  {
    // "Self-taught, say that early since they like autodidacts"
    form: /^(?:I(?:['’]m| am) )?self[- ]taught(?:,? (?:please )?(?:say|mention|write) (?:that|it|this)(?: early| first)?(?:,? (?:since|because|as) [^;:!?]{3,60})?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: () => 'I am self-taught.',
  },
  {
    // "Would handle the data side and work with their Unreal dev"
    form: /^(?:I(?:['’]d| would) |would )(?:handle|take|do) (the [\p{L} ]{3,30} (?:side|part)) and work with (?:their|your|his|her) ([\p{L}\d .+#-]{3,40}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (side = '', who = '') =>
      `I would handle ${side} and work with your ${who.replace(/\bdevs?\b/i, (dev) => (/s$/i.test(dev) ? 'developers' : 'developer'))}.`,
  },
  {
    // "Other costs: Azure OpenAI usage, expect 50 to 150 USD a month, no licence beyond the one they already have"
    form: /^(other|extra|running|licen[cs]e) costs: ((?!.*\b(?:I|my|me|client|lie|hide)\b)(?=[^;]*\d)[^;:!?]{10,260}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (kind = '', costs = '') => toReader(`${upperFirst(kind.toLowerCase())} costs: ${costs}.`),
  },
  {
    // "I was a terrible sleeper for years, the therapy fixed it, so the topic is personal, one line about that is enough"
    form: /^(I (?:was|am|have been|grew up|had) [^;:!?]{8,140}?),? (?:so )?(?:just )?one (?:line|sentence) (?:about|on) (?:that|it|this) is enough[.!]?$/iu,
    isPrivate: isSecret,
    word: (own = '') => `${own}.`,
  },
  {
    // "Native UA and RU, write this in the first lines"
    form: new RegExp(
      `^(?:I(?:['’]m| am) )?(?:a )?[Nn]ative (?:speaker of )?(${LANGUAGE_CODE})(?:(?: and |/|, ?)(${LANGUAGE_CODE}))?(?:,? (?:please )?(?:write|say|put|mention) (?:this|it|that) (?:in the first lines?|at the (?:top|start|beginning)|first))?[.!]?$`,
      'u',
    ),
    isPrivate: isSecret,
    word: (one = '', other) =>
      `I am a native speaker of ${LANGUAGES_BY_CODE[one]}${other ? ` and ${LANGUAGES_BY_CODE[other]}` : ''}.`,
  },
  {
    // "I am interested in full-time."
    form: /^(?:I(?:['’]m| am) )?interested in (?:a |the )?(full[- ]?time|part[- ]?time|long[- ]?term|permanent|ongoing)(?: (work|role|position|job|contract|cooperation))?(?: too| as well| later)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (kind = '', what = 'work') =>
      `I am interested in ${kind.toLowerCase().replace(/^(full|part|long)[- ]?(time|term)$/, '$1-$2')} ${what}.`,
  },
  {
    // "Total experience 9 yrs, ODI 7 yrs"
    form: /^(?:[Tt]otal|[Oo]verall) (?:experience|exp):? (?:is )?(\d{1,2}\+?) years?,? (?:and )?(?:(?:with|in) )?(\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*){0,2}):? (\d{1,2}\+?)(?: years?)?[.!]?$/u,
    isPrivate: isSecret,
    word: (total = '', tool = '', years = '') =>
      `I have ${total} years of experience, ${years} of them with ${tool}.`,
  },
  {
    // "On the meta refresh: I've done it, but depending on the advertiser's terms I'd do it per offer, not globally"
    form: /^on (the [^,;:!?]{3,40}): (I(?:['’]ve| have) (?:done|used|built|seen|set up) (?:it|this|that)(?: before| often)?),? but (?:(depending on [^,;:!?]{3,60}?),? )?(I(?:['’]d| would) [^;:!?]{6,120}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (topic = '', done = '', condition, rest = '') =>
      toReader(`About ${topic}: ${done}, but ${condition ? `${condition} ` : ''}${rest}.`),
  },
  {
    // "I'm at UTC+3"
    form: /^(?:I(?:['’]m| am) )?(?:at|on|in) ((?:UTC|GMT)(?: ?[+-] ?\d{1,2})?|CES?T|E[SDE]T|PS?T|IST|PKT)(?: time)?[.!]?$/u,
    isPrivate: isSecret,
    word: (zone = '') => `I am in ${zone}.`,
  },
  {
    // "would like a half-hour call"
    form: /^(?:I )?(?:would|['’]d) like (?:to have )?(an? (?:(?:short|quick|first|half[- ]hour|\d+[- ]min(?:ute)?|video) ){0,2}call)(?: (?:with (?:them|him|her)|first))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (call = '') => `I would like ${call.toLowerCase()}.`,
  },
  {
    // "He wants to know if I can do it: yes"
    form: /^(?:they|he|she) (?:wants?|asks?)(?: to know)? (?:if|whether) I (can|could|have|know|am available)((?: (?:do )?(?:it|this|that)| [^:;!?]{3,60}?)?)(?::|,| -) ?yes[.!]?$/iu,
    isPrivate: isSecret,
    word: (verb = '', what = '') => toReader(`Yes, I ${verb.toLowerCase()}${what}.`),
  },
  {
    // "I'm fine with being paid only when it works, but we should agree the test up front: …"
    form: /^I(?:['’]m| am) (?:fine|ok|okay|happy) with ((?!less\b)[^;:!?\d]{3,60}?),? but (we (?:should|need to|have to|must) (?:agree|fix|define|write down|decide|test|start|begin|meet|talk) [^;!?]{3,160}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\bbut\b|\btheir\b/gi, ' ')),
    word: (what = '', rest = '') => `I am fine with ${toReader(what)}, but ${toReader(rest)}.`,
  },
  {
    // "I am interested in the lead role afterwards but only as contractor, not employment"
    form: /^I(?:['’]m| am) interested in (the [^,;:!?]{3,40}?)((?: (?:afterwards|later|too))?),? but only as (?:an? )?(contractor|freelancer|consultant)(?:,? not (?:as )?(?:an? )?(?:employee|employment))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (role = '', later = '', as = '') =>
      `I am interested in ${role}${later}, but only as a ${as.toLowerCase()}.`,
  },
  {
    // "free sample 50"
    form: /^(?:a )?free sample(?: of)?:? (\d+)( (?:rows?|leads?|records?|pages?|images?|items?|entries|words))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (count = '', things = '') => `I can send a free sample of ${count}${things}.`,
  },
  {
    // "Yes interested"
    form: /^yes,? (?:I(?:['’]m| am) )?(interested|available|happy to)( (?!(?:but|if|only)\b)[^,;:!?]{3,60}?)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (state = '', rest = '') => `Yes, I am ${state.toLowerCase()}${rest}.`,
  },
  {
    // "Yes it is possible, not with the official API but through a data provider, I have one running already"
    form: /^yes,? (?:it|this|that)(?:['’]?s| is) (possible|feasible|doable|something I can do)((?:,? (?:not |with |through |by )(?!.*\bI\b.*,)[^;:!?]{4,120}?)?)(?:,? (but |and |since )?(I (?:have|can|did|built|use)|I(?:['’]d| would) (?:want|need|have|like) to)( [^;:!?()]{4,100}?))?(?: \(ask [^()]{3,40}\))?[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part) ||
      hasPrivateSign(part.replace(/\b(?:but|not)\b|\(ask[^()]*\)|^yes,? \S+ (?:is )?/gi, ' ')),
    word: (state = '', how = '', and = '', begin, rest = '') =>
      toReader(`Yes, it is ${state}${how}${begin ? `, ${and}${begin}${rest}` : ''}.`),
  },
  {
    // "Prefer the 6-9 month contract but open to talk about full time after"
    form: /^(?:I(?:['’]d| would)? )?prefer (?!(?:to|not|no)\b)((?:the |an? )?[^,;:!?]{3,60}?)(?:,? but (?:I(?:['’]m| am) )?open to ([^,;:!?]{3,60}?))?[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/\bbut\b|^I(?:['’]d| would)? prefer\b/gi, ' ')) ||
      /\b(?:money|cash|paid|than|client|them|over)\b/i.test(part),
    word: (what = '', other) => `I prefer ${what}${other ? `, but I am open to ${other}` : ''}.`,
  },
  {
    // "Superhero: Spider-Man, because he still has to pay rent"
    form: /^(?:my )?(?:favou?rite )?(super ?hero|hero|movie|film|book|animal|colou?r|food|song|emoji|season)(?::| is) (\p{Lu}[^;:!?]{2,140}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (kind = '', what = '') => `My ${kind.toLowerCase()} is ${upperFirst(what)}.`,
  },
  {
    // "I can set it up together with him on screen share and teach him to explain it, but the report must be his own and I won't reuse a sample"
    form: /^I can ((?:set (?:it )?up|do|build|go through|work) (?:it |this )?(?:together|with (?:them|him|her)) [^,;:!?]{3,120}?)(?:,? but ((?!I\b)[^,;:!?]{5,90}?)(?: and (I (?:will not|won['’]?t|do not|don['’]?t) [^,;:!?]{5,90}?))?)?[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(
        part.replace(
          /\b(?:but|they|them|their|him|his|he|her|she|(?:wo|do)n['’]?t|(?:will|do) not|must)\b/gi,
          ' ',
        ),
      ),
    word: (what = '', but, refusal) =>
      toReader(
        withVerbsOfReader(`I can ${what}${but ? `, but ${but}` : ''}${refusal ? `, and ${refusal}` : ''}.`)
          .replace(/\b(walk|with) (?:him|her)\b/gi, '$1 you')
          .replace(/\b(?:his|her)\b/gi, 'your'),
      ),
  },
]
