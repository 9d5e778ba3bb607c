/**
 * Recognizes and words short facts about how the person would do this job, as busy people type them: "would do it in symfony,
 * about 3 weeks", "two weeks from the 17th would work", "cv is attached". Sums and hours alone are in terse.ts.
 */
import { articleFor, displayNameOf, findSkills, upperFirst } from '../../jobs/index.ts'
import { toReader } from './questions.ts'
import { hasPrivateSign } from './reports.ts'
import { NO_PLACE, SECRET } from './signals.ts'
import { inCapitals, SUM } from './sums.ts'

const NUMBER = '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const TIME = '(?:hours?|(?:working |business )?days?|weeks?|months?|evenings?)'
/** "two and a half weeks incl. one round of corrections" */
const EFFORT = `(?:about |around )?${NUMBER}(?: and a half| ?(?:-|–|to) ?${NUMBER})? ${TIME}(?: and a half)?(?:,? (?:incl(?:uding|\\.)?|with|for) [^,;!?$€£]{3,60}?)?`
/** A figure of two digits and more may lack its currency. */
const PRICE = String.raw`(?:${SUM}|\d{2,}[\d.,]*)`
const DAY = '(?:(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'

/** A form, what makes it private, and its sentence. The groups of the pattern are the arguments of `word`. */
interface Form {
  form: RegExp
  isPrivate: (part: string) => boolean
  word: (...groups: (string | undefined)[]) => string
}

/** These forms have signs of private remarks in themselves. */
const isSecret = (part: string) => SECRET.test(part)
/** Money that was earned, and what went wrong. */
const EARNED = /\b(?:usd|eur|gbp|dollars?|euros?|pounds?|paid|late|days over)\b/i

/** What has no price of its own: "minimum 400 fixed", "the client wants 200 fixed". */
const NO_THING =
  /\b(?:I|we|you|they|would|could|can|will|go|went|takes?(?! (?:me|about|around|\S+ (?:day|hour|week)))|wants?|says?|said|pays?|paid|offers?|offered|asks?|budget|min|minimum|max|maximum|floor|bottom|lowest|least|limit|client|bids?|others?|market|worth)\b/i
/** A person does not tell the client that a model does the work. */
const WITH_AI = /\b(?:chat ?gpt|gpt\S*|ai|copilot|claude|gemini|cursor|llms?)\b/i

/** What honest people refuse to do, and tell the client. */
const REFUSED =
  '(?:sit|impersonate|bypass|crack|hack|forge|cheat|spam|plagiari[sz]e|fake|invent|steal|write fake|buy|solve captchas|take (?:the |a |an |your |his |her |their )?(?:test|exam|quiz|interview)s?)'

const FORMS: Form[] = [
  {
    // "would do it in symfony, about 3 weeks"
    form: new RegExp(
      String.raw`^(?:I(?:['’]d| would) |would )?do (?:it|this|that) (in|with) ([\p{L}\d][\p{L}\d .+#-]{1,24}?)(?:,? (?:in )?((?:about |around )?${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || WITH_AI.test(part) || findSkills(part).length === 0,
    word: (preposition = '', tool = '', within) =>
      `I would do it ${preposition.toLowerCase()} ${displayNameOf(tool) ?? tool}${within ? `, in ${within.toLowerCase()}` : ''}.`,
  },
  {
    // "two weeks from the 17th would work", "monday works for me"
    form: new RegExp(
      String.raw`^((?:${NUMBER} ${TIME} )?(?:(?:starting|from|on) )?(?:the )?(?:${DAY}|\d{1,2}(?:st|nd|rd|th)(?: of \p{L}+)?)) (?:would work|works|is fine|is ok(?:ay)?)(?: (?:for|with) me)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (time = '') => `${upperFirst(inCapitalDays(time))} would work for me.`,
  },
  {
    // "30 hrs week", "4 hours per day is OK from Monday"
    form: new RegExp(
      String.raw`^(?:I can (?:do |work ))?(\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?) ?(?:h|hrs?|hours) ?(?:\/ ?|an? |per )?(day|week|wk)(?: (?:is|are|would be) (?:ok|okay|fine|good|no problem)(?: (?:for|with) me)?| (?:ok|okay|fine|works))?( from (?:today|tomorrow|next week|${DAY}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (hours = '', unit = '', from = '') =>
      `I can work ${hours} hours a ${unit.toLowerCase() === 'wk' ? 'week' : unit.toLowerCase()}${inCapitalDays(from)}.`,
  },
  {
    // "start wednesday"
    form: new RegExp(
      `^(?:I )?(?:can )?(start|begin) (?:on )?(today|tomorrow|next week|${DAY})(?: (?:is )?(?:possible|ok|okay|fine))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', day = '') =>
      `I can ${verb.toLowerCase()} ${/day$/i.test(day) && !/^(?:to|next )/i.test(day) ? 'on ' : ''}${inCapitalDays(day)}.`,
  },
  {
    // "done same day i get the module"
    form: /^(?:(?:it['’]?s |it (?:is|would be|will be) )?(?:done|ready|finished|delivered)) ((?:on )?(?:the )?same day|within (?:an|one|\d+) (?:hours?|days?))((?: after)? (?:(?:that )?I|you) (?:get|have|receive|send|got) [^,;!?]{3,40})?[.!]?$/iu,
    isPrivate: isSecret,
    word: (soon = '', after = '') =>
      `It would be done ${soon.toLowerCase().replace(/^(?:on )?(?:the )?same/, 'the same')}${after.replace(/\bi\b/, 'I')}.`,
  },
  {
    // "850 for this one, two and a half weeks incl. one round of corrections"
    form: new RegExp(
      String.raw`^(?:flat |fixed )?(${PRICE}) (?:flat |fixed )?for (?:this(?: one| job| project)?|it|all of it|everything|the (?:whole )?(?:job|project|lot|thing)),? (?:and )?(${EFFORT})[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ for this (?:job|project)/i, ' ')),
    word: (price = '', effort = '') =>
      `My price for this is ${inCapitals(price)} flat, and I need ${effort.replace(/ incl(?:uding|\.)? /i, ', including ')}.`,
  },
  {
    // "280 eur and one day if limited to 12 cities"
    form: new RegExp(
      String.raw`^(${SUM}) and (${NUMBER}(?: and a half)? ${TIME})( if (?:it['’]?s |it is )?(?:limited|restricted) to [^,;!?]{3,60}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/ if (?:it['’]?s |it is )?(?:limited|restricted) to /i, ' ')),
    word: (price = '', time = '', limit = '') =>
      `I can do it for ${inCapitals(price)} in ${time.toLowerCase()}${limit.replace(/ if (?:it['’]?s |it is )?/i, ' if it is ')}.`,
  },
  {
    // "flat 100 is fine even if it takes the 2 hours"
    form: new RegExp(
      String.raw`^(?:an? )?(?:flat|fixed) (${PRICE}) (?:is|would be) (?:fine|ok|okay|good)(?: (?:for|with) me)?(,? (?:even )?if it takes [^,;!?]{3,50}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (price = '', condition = '') =>
      `${inCapitals(price)} flat is fine with me${condition.replace(/^,? /, ', ')}.`,
  },
  {
    // "rate 65 usd for this one"
    form: new RegExp(
      String.raw`^(?:my )?(rate|price|fee):? (${SUM})(?: ?(?:\/|per|an?) ?(hour|h|hr|day|word|page))? for (?:this|it)(?: one| job| project)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', price = '', unit) =>
      `My ${what.toLowerCase()} for this is ${inCapitals(price)}${unit ? ` per ${/^hr?$/i.test(unit) ? 'hour' : unit.toLowerCase()}` : ''}.`,
  },
  {
    // "ready tomorrow evening"
    form: new RegExp(
      String.raw`^(?:it['’]?s |it (?:is|would be|will be) )?(ready|done|finished|delivered) ((?:by |on |until )?(?:tonight|today|tomorrow|${DAY})(?: (?:morning|noon|afternoon|evening|night))?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (state = '', soon = '') =>
      `It would be ${state.toLowerCase()} ${inCapitalDays(soon.toLowerCase())}.`,
  },
  {
    // "review of the store is 300 fixed, takes me 4 days"
    form: new RegExp(
      String.raw`^((?!(?:it|this|that|they|he|she|my|their)\b)(?:the |an? )?\p{L}[\p{L} -]{2,40}?) (?:(?:is|would be|costs?|for) )?(${PRICE}) (?:fixed|flat|fix)(?:,? (?:and )?(?:it )?takes (?:me )?((?:about |around )?${NUMBER} ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || NO_THING.test(part),
    word: (part = '', price = '', takes) =>
      `My price for ${/^(?:the|an?) /i.test(part) ? part : `the ${part}`} is ${inCapitals(price)} flat${takes ? `, and it takes me ${takes.toLowerCase()}` : ''}.`,
  },
  {
    // "would like a call on thursday"
    form: /^(?:I )?(?:would|['’]d) like (?:to have )?(an? (?:short |quick )?call (?:on|this|next|tomorrow|today|before|after|in)\b[^,;!?]{0,30})$/iu,
    isPrivate: isSecret,
    word: (call = '') => `I would like ${inCapitalDays(call.trim())}.`,
  },
  {
    // "I want a call first before any test task"
    form: /^I (?:want|need) (an? (?:short |quick )?call)(?: first)?( before (?:any|the|an?|starting|signing|we start|we begin)\b[^,;!?]{0,40}?)?[.]?$/iu,
    isPrivate: (part) => isSecret(part) || hasPrivateSign(part.replace(/^I (?:want|need)/i, '')),
    word: (call = '', before = '') => `I would like ${call}${before === '' ? ' first' : before}.`,
  },
  {
    // "first month 20% off if they start this week"
    form: /^(?:the )?(first \p{L}+) (?:is )?(\d{1,2}%) off(?: if (?:they|he|she|you) ((?:start|begin|book|sign|order|commit|stay|buy|confirm|decide)s?\b[^,;!?]{0,40}?))?[.]?$/iu,
    isPrivate: isSecret,
    word: (first = '', share = '', condition) =>
      `The ${first.toLowerCase()} is ${share} off${condition ? ` if you ${condition.replace(/^(\p{L}{3,})s\b/u, '$1')}` : ''}.`,
  },
  {
    // "cv is attached"
    form: /^(?:my )?(cv|resume|portfolio|samples?|references?)(?: (?:is|are))?(?: also)? attached[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '') =>
      `My ${/^cv$/i.test(what) ? 'CV' : what.toLowerCase()} ${/[^s]s$/i.test(what) ? 'are' : 'is'} attached.`,
  },
  {
    // "cv is on my linkedin"
    form: /^(?:my )?(cv|resume|portfolio|samples?|references?|certificates?) (?:is|are) (?:also )?(on|in|at) (my |the )(linkedin|github|gitlab|behance|dribbble|website|site|blog|profile|drive)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', where = '', _, place = '') =>
      `My ${/^cv$/i.test(what) ? 'CV' : what.toLowerCase()} ${/[^s]s$/i.test(what) ? 'are' : 'is'} ${where.toLowerCase()} my ${/\p{Lu}/u.test(place) ? place : (displayNameOf(place) ?? place)}.`,
  },
  {
    // "cert was renewed in march"
    form: /^(?:the |my )?(cert(?:ificate|ification)?|licen[cs]e|clearance) (?:was|is|has been|got) (renewed|extended|valid)( (?:in|until|till|this|last) [^,;!?$€£.]{3,25})?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', state = '', when = '') =>
      `My ${what.toLowerCase().replace(/^cert$/, 'certificate')} ${state === 'valid' ? 'is' : 'was'} ${state.toLowerCase()}${inCapitalMonths(when)}.`,
  },
  {
    // "idea for them: a bot that …"
    form: /^(?:my |an )?idea(?: for (?:them|him|her|the client))?: (.{10,200}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/^[^:]*/, '')),
    word: (idea = '') =>
      `An idea for you: ${/^\p{Ll}+(?: \p{Ll}+)? (?:that|which|with|for)\b/u.test(idea) && !/^(?:an?|the|some|your|two|three)\b/.test(idea) ? `${articleFor(idea)} ` : ''}${toReader(idea).replace(/, (?=I have\b)/, ', and ')}.`,
  },
  {
    // "skyscanner blocks scrapers hard, I'd use the kiwi api when it does"
    form: /^((?!if\b|but\b|they\b|he\b|she\b)[\p{L}\d][^,;:!?]{8,70}), (?:so )?I(?:['’]d| would) (use|take|start with|switch to|try) ((?!it\b|the money\b)[^,;:!?]{3,80}?)[.!]?$/iu,
    isPrivate: (part) =>
      WITH_AI.test(part) || hasPrivateSign(part.replace(/ I(?:['’]d| would) (?:use|take|try) /i, ' ')),
    word: (reason = '', verb = '', what = '') =>
      `${upperFirst(reason)}, so I would ${verb.toLowerCase()} ${what}.`,
  },
  {
    // "I'll train them but won't sit the test in their name"
    form: new RegExp(
      String.raw`^(I(?:['’]ll| will| can| could) [^,;:!?]{5,80}?),? but (?:I )?(won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not) (${REFUSED} [^,;:!?]{3,70}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(
        part
          .replace(/\bbut (?:I )?(?:won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not) /i, '')
          .replace(/\b(?:them|their|him|his|her|somebody|someone)\b/gi, ''),
      ),
    word: (offer = '', refusal = '', deed = '') => toReader(`${offer}, but I ${refusal} ${deed}.`),
  },
  {
    // "I don't sit tests for others"
    form: new RegExp(
      String.raw`^(?:I )?(won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not) (${REFUSED} [^,;:!?]{3,70}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(
        part
          .replace(/^(?:I )?\S+ (?:not )?/i, '')
          .replace(/\b(?:them|their|him|his|her|somebody|someone|others)\b/gi, ''),
      ),
    word: (refusal = '', deed = '') => toReader(`I ${refusal} ${deed}.`),
  },
  {
    // "github is https://…"
    form: /^(?:my )?(github|gitlab|portfolio|site|website|blog|behance|dribbble|linkedin|demo|showreel|reel|samples?)(?: (?:is|are)(?: at| on)?|:)? (https?:\/\/\S+?)[\s.]*$/iu,
    isPrivate: isSecret,
    word: (place = '', link = '') => `My ${displayNameOf(place) ?? place.toLowerCase()}: ${link}`,
  },
  {
    // "the walkthrough video is recorded, will send it"
    form: /^(the|my) ([^,;.]{3,60}) (is|are) (recorded|ready|done|prepared|filmed|uploaded|finished)(?:,? (?:and )?(?:I )?((?:will|can) (?:send|share|attach) (?:it|them)[^,;!?]{0,40}))?[.]?$/iu,
    isPrivate: hasPrivateSign,
    word: (the = '', what = '', verb = '', state = '', next) =>
      `${upperFirst(the)} ${what} ${verb} ${state}${next ? `, and I ${bare(next)}` : ''}.`,
  },
  {
    // "the pinecone one was 2.3 million vectors in february, no downtime"
    form: /^(?:the|my) ((?!last\b)[\p{L}\d][\p{L}\d.+#-]*(?: \p{L}+)?) (one|job|project|migration|move|site|shop|app) (was|had|took|has) (?=[^$€£]*\d)([^$€£!?]{6,90})$/iu,
    isPrivate: (part) => EARNED.test(part) || hasPrivateSign(part),
    word: (which = '', kind = '', verb = '', what = '') =>
      `The ${displayNameOf(which) ?? which} ${kind === 'one' ? 'project' : kind} ${verb} ${inCapitalMonths(what.replace(/[.]+$/, ''))}.`,
  },
  {
    // "I am from greece so EU ok"
    form: /^I(?:['’]m| am) (from|in|based in|living in) (?!(?:an?|the|my)\b)(\p{L}[\p{L} ]{2,24}?)(?:,? so ([^,;!?]{2,40}?))?[.]?$/iu,
    isPrivate: (part) => NO_PLACE.test(part) || hasPrivateSign(part),
    word: (where = '', land = '', so) =>
      `I am ${where.toLowerCase()} ${upperFirst(land)}${so ? `, so ${so.replace(/ (?:ok|okay|fine)$/i, ' is fine')}` : ''}.`,
  },
]

/** A sentence that the note ended has its period. */
const bare = (text: string) => text.trim().replace(/[.\s]+$/, '')
const inCapitalDays = (text: string) =>
  text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, upperFirst)
const inCapitalMonths = (text: string) =>
  text.replace(
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
    upperFirst,
  )

/** Whether a part has one of these forms and no sign of what is private. */
export const isOwnTerm = (part: string): boolean =>
  FORMS.some(({ form, isPrivate }) => form.test(part) && !isPrivate(part))

/** Words a part of one of these forms as a sentence; null for other parts. */
export function wordOwnTerm(part: string): string | null {
  for (const { form, isPrivate, word } of FORMS) {
    const [whole, ...groups] = part.match(form) ?? []
    if (whole !== undefined && !isPrivate(part)) return word(...groups)
  }
  return null
}
