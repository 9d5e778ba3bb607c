/**
 * What the person would choose, how far they meet what the post lists, and what they have only tried: "I'm leaning towards Glide",
 * "of their eight certificates I hold six", "honest: Weaviate yes, Verba only tried at home".
 */
import { displayNameOf, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { DATE, type Form, inCapitalMonths, isSecret } from './forms.ts'
import { hasPrivateSign } from './reports.ts'

/** Deeds of technical work, which nobody orders a letter to do. */
const TECHNICAL =
  'parse|cache|wrap|convert|split|batch|queue|pin|refactor|normali[sz]e|index|containeri[sz]e|vectori[sz]e|precompute|deduplicate|debounce|shard|partition|provision|compile|serialize'

/** Whether a part has a sign of what is private besides the words of its form. */
const hasPrivateSignBut = (words: RegExp) => (part: string) => hasPrivateSign(part.replace(words, ' '))

/** The forms of such facts. */
export const OWN_CHOICES: Form[] = [
  {
    // "PHP and API I do not do myself, my colleague can, better say it straight"
    form: /^([^,;:!?]{2,40}?) I (?:do not|don['’]?t) do(?: myself)?,? (?:but )?my (colleague|partner) (?:can|does)(?:,? (?:better |please )?say (?:it|that|this) (?:straight|openly|clearly|plainly))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', who = '') => `I do not do ${what} myself; my ${who.toLowerCase()} can.`,
  },
  {
    // "Being a supported institution is a contract between the platform and the bank, not code"
    form: /^(being an? [^,;:!?]{4,60} is an? [^,;:!?]{4,90}?)((?:, not [^,;:!?]{3,40}?)?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\bnot\b/gi, ' ')),
    word: (statement = '', rest = '') => `${upperFirst(statement)}${rest}.`,
  },
  {
    // "I only do real market making (two-sided quotes, liquidity), not wallets trading with each other to fake volume"
    form: /^I only (do|build|offer|sell|write|run) (?!it\b|this\b|that\b|for\b)([^,;:!?()]{4,60}?(?: \([^()]{3,60}\))?),? not ((?!for\b|more\b|if\b|today\b)[^,;:!?]{5,90}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (verb = '', what = '', other = '') => `I only ${verb.toLowerCase()} ${what}, not ${other}.`,
  },
  {
    // "The cause is very probably this: the runtime has no such suites, the library adds no suites"
    form: /^the (cause|reason|problem|fault) is (?:very |most )?(probably|likely) (?:this|that): ((?!.*\b(?:they|he|she|his|her|their|I|me|my)\b)[^;:!?]{10,260}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', how = '', cause = '') =>
      `The ${what.toLowerCase()} is very ${how.toLowerCase()} this: ${cause}.`,
  },
  {
    // "My answer to his mint question: mint on demand, there's no stock to manage"
    form: /^(?:my )?answer to (?:their|his|her|the) ((?:[\p{L}\d-]+ ){0,3})question: ([^!?]{10,260}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (topic = '', answer = '') => toReader(`My answer to your ${topic}question: ${answer}.`),
  },
  {
    // "match by question number first, use the wording only where numbers are missing"
    form: /^(?:I(?:['’]d| would) )?((?:match|compare|group|sort|split|filter|search|check|look) (?:by|for|with|through) [^,;:!?]{3,80}?), ((?:and )?(?:use|take|keep|add|send|fall back on)\b [^;:!?]{5,120}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:only|no|not|missing)\b/gi, ' ')),
    word: (first = '', then = '') =>
      toReader(`I would ${lowerFirst(first)}, and ${then.replace(/^and /, '')}.`),
  },
  {
    // "Deleted tweets cannot be recovered."
    form: /^((?!(?:I|we|they|he|she|it|this|that|my|your|their)\b)(?:the )?(?:[\p{L}\d-]+ ){1,4}?)(?:cannot|can['’]t|can not) be (recovered|restored|undone|reset|recreated|edited|exported|downloaded|scraped|seen|read|merged|shared|tested|automated|opened)((?: (?:without|after|by|from|through|with|once|until) (?!me\b|my\b|them\b|him\b)[^,;:!?]{3,60}?)?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:cannot|can['’]t|can not|without|until)\b/gi, ' ')),
    word: (thing = '', deed = '', rest = '') => `${upperFirst(thing)}cannot be ${deed.toLowerCase()}${rest}.`,
  },
  {
    // "Docker for monitoring yes, the validator itself in a container I don't recommend"
    form: /^(?:([\p{L}\d][\p{L}\d .+#/-]{2,40}) yes, (?:but )?)?(?!(?:that|it|this|them)\b)([\p{L}\d][^,;:!?]{3,60}) I (?:do not|don['’]?t|would not|wouldn['’]?t) recommend[.!]?$/iu,
    isPrivate: hasPrivateSignBut(/\bI (?:do not|don['’]?t|would not|wouldn['’]?t) recommend\b|\bbut\b/gi),
    word: (yes, no = '') =>
      `${yes ? `${upperFirst(yes)} is a good idea; ` : ''}I would not recommend ${yes || /^\p{Lu}{2}/u.test(no) ? no : lowerFirst(no)}.`,
  },
  {
    // "Approach: find the layer, page by object ID so it doesn't hit the limit, then pandas to CSV"
    form: /^(?:my |the )?(approach|plan|(?:first|main) suspects?|diagnosis|test)(?: for this(?: one)?| I(?:['’]d| would)? (?:want|suggest|propose|like))?: (\S+ \S+ [^!?]{10,400}?)[.!]?$/iu,
    isPrivate: hasPrivateSignBut(/\b(?:(?:ca|do|does|is|are|wo)n['’]?t|cannot|not|their|they|them)\b/gi),
    word: (what = '', steps = '') => `My ${what.toLowerCase()}: ${toReader(steps)}.`,
  },
  {
    // "Cleanest way: a paginated report with a daily mail (needs Premium), or a script if they only have Pro"
    form: /^(?:the )?(?=way to go\b|\p{L}+est\b|usual|right)((?:cleanest|best|simplest|easiest|cheapest|safest|fastest|quickest|usual|right)? ?)(way|approach|route|option|solution)(?: to go)?(?: (?:here|for this|for them))?(?: is|:) (?!(?:to )?(?:lie|hide|pretend|not\b))(\S+ \S+ [^!?]{6,400}?)[.!]?$/iu,
    isPrivate: hasPrivateSignBut(
      /\b(?:if|they|them|their|cheapest|otherwise|not|(?:ca|do|does|is|wo)n['’]?t|cannot)\b/gi,
    ),
    word: (quality = '', way = '', what = '') =>
      quality.trim() === ''
        ? `The way to go is ${toReader(what)}.`
        : `The ${quality.toLowerCase()}${way.toLowerCase()}: ${toReader(what)}.`,
  },
  {
    // "I'd go with Flask on DigitalOcean here, Django only if they want many users"
    form: /^I(?:['’]d| would) go (with|for) ([\p{L}\d][^,;:!?]{2,60}?)(?: here| for this)?, (?:and )?([\p{L}\d][\p{L}\d .+#/-]{1,40}?) only if ([^;:!?]{4,90}?)[.!]?$/iu,
    isPrivate: hasPrivateSignBut(/\b(?:if|they|them|their|only)\b/gi),
    word: (preposition = '', first = '', second = '', condition = '') =>
      `I would go ${preposition.toLowerCase()} ${first}, and ${second} only if ${toReader(condition)}.`,
  },
  {
    // "June 14 is doable only as a narrow version: push-to-talk, one user"
    form: new RegExp(
      `^(?:by )?(${DATE}) is (doable|possible|realistic|feasible) only (as|for|with|if) ([^!?]{6,220}?)[.!]?$`,
      'iu',
    ),
    isPrivate: hasPrivateSignBut(/\b(?:only|if|without|no|not)\b/gi),
    word: (date = '', possible = '', as = '', what = '') =>
      `${inCapitalMonths(date)} is ${possible.toLowerCase()} only ${as.toLowerCase()} ${toReader(what)}.`,
  },
  {
    // "I would start with the clone + redirects so SEO doesn't suffer, then the homepage"
    form: /^(I(?:['’]d| would)) (start|begin) with ((?!less\b|low\b|my (?:price|rate)\b)(?!.*\b(?:price|rate|money|offer|bid|maybe|lower|higher)\b)[^;:!?$€£]{5,160}?)[.!]?$/iu,
    isPrivate: hasPrivateSignBut(/\b(?:do|does|is|are|wo|ca)(?: not|n['’]?t)\b|\b(?:their|they|them)\b/gi),
    word: (lead = '', verb = '', what = '') =>
      `${lead} ${verb.toLowerCase()} with ${toReader(what.replace(/ \+ /g, ' and '))}.`,
  },
  {
    // "I only do this if the celebrity (or agency) has agreed in writing"
    form: /^I (?:would |will )?only (?:do|take|accept) (?:this|it|that) if ((?!they\b|he\b|she\b|I\b)[^,;:!?$€£]{5,100}?)[.!]?$|^I (?:do|take|accept) (?:this|it|that) only if ((?!they\b|he\b|she\b|I\b)[^,;:!?$€£]{5,100}?)[.!]?$/iu,
    isPrivate: hasPrivateSignBut(/\bif\b/gi),
    word: (before, after = '') => `I would do this only if ${toReader(before ?? after)}.`,
  },
  {
    // "If there's no consent I can offer the founder, or an actor who looks alike"
    form: /^if (there(?:['’]s| is| are) no (?!(?:other )?(?:work|jobs?|clients?|projects?|money)\b)[^,;:!?]{3,40}?),? I can (?:also )?offer ((?!.*\b(?:less|lower|cheaper|discounts?|reductions?|him|them|her)\b)[^;:!?$€£]{5,140}?)[.!]?$/iu,
    isPrivate: (part) => isSecret(part) || /\b(?:they|he|she|pay|paid|review)\b/i.test(part),
    word: (condition = '', offer = '') => `If ${condition}, I can offer ${toReader(offer)}.`,
  },
  {
    // "My first guess is the memory (64 MB by default), but say it is a guess"
    form: /^my (?:first )?guess is ([^;!?]{5,160}?),? (?:but )?(?:please )?say (?:that )?it(?:['’]s| is) (?:only |just )?a guess[.!]?$/iu,
    isPrivate: hasPrivateSignBut(/\bwithout\b|\bby default\b|\bguess\b|\bbut\b/gi),
    word: (guess = '') => `My first guess is ${toReader(guess)}.`,
  },
  {
    // "I only take it remotely"
    form: /^I (?:(?:can |would )?only (?:take|do|accept) (?:it|this|that) (remotely|remote|on ?site|part[- ]time|as a freelancer|by the hour)|(?:take|do|accept) (?:it|this|that) only (remotely|remote|on ?site|part[- ]time|as a freelancer|by the hour))[.!]?$/iu,
    isPrivate: isSecret,
    word: (before, after = '') =>
      `I would do it ${(before ?? after).toLowerCase().replace(/^remote$/, 'remotely')} only.`,
  },
  {
    // "Stay with Textract, then sample the colour of each cell"
    form: /^(?:I(?:['’]d| would) )?stay with (?=\p{Lu})([^;:!?]{3,260}?)[.!]?$/iu,
    isPrivate: hasPrivateSignBut(/\bcan(?:no|['’])t\b|\btheir\b/gi),
    word: (way = '') => `I would stay with ${toReader(way)}.`,
  },
  {
    // "That pretty much decides Glide vs AppSheet on cost", after a question
    form: /^(that|this|it) ((?:(?:pretty much|mostly|really|more or less|usually) )?(?:decides|determines|changes|affects) (?!my (?:price|rate)\b)[^;:!?]{3,90}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\bpretty much\b/i, '')),
    word: (what = '', rest = '') => `${upperFirst(what.toLowerCase())} ${rest}.`,
  },
  {
    // "I'm leaning Glide for this because of the look"
    form: /^I(?:['’]m leaning| am leaning| lean) (?!(?:to(?:wards?)? )?(?:(?:a )?no\b|out\b|back\b|skipping\b|quitting\b|asking\b|a higher\b))(?:to(?:wards?)? )?(\p{L}[^;!?]{2,160}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\bI(?:['’]m| am)?\b|\bbecause of the\b/gi, '')),
    word: (choice = '') => `I am leaning towards ${displayNameOf(choice) ?? choice}.`,
  },
  {
    // "I'd rather explain each step with him in sessions, so the report is his own"
    form: /^I(?:['’]d| would) (?:rather|prefer to) ((?:also )?(?:explain|teach|work|start|do|keep|use|split|build|begin|show|write|deliver|meet|talk|stay|move|fix|run|review|test|set up) (?!less\b|nothing\b|not\b)(?!.*\b(?:than|but|money|paid|pay|cheap\p{L}*|hidden?|secret\p{L}*|lie|quiet\p{L}*)\b)[^;:!?]{4,140}?)[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(
        part
          .replace(/^I(?:['’]d| would) (?:rather|prefer to) /i, '')
          .replace(/\b(?:they|them|their|he|him|his|she|her)\b/gi, ' ')
          .replace(/\bas (?=\p{L}+ (?:milestones?|steps?|parts?)\b)/giu, ''),
      ),
    word: (deed = '') =>
      `I would rather ${toReader(deed)
        .replace(/\b(?:with|to|for) (?:him|her)\b/gi, (to) => to.replace(/him|her/i, 'you'))
        .replace(/\b(?:his|her) own\b/gi, 'your own')}.`,
  },
  {
    // "Out of their eight certifications I hold six, all valid"
    form: /^(?:out )?of (their|the|your|his|her) ((?:\p{L}+|\d+) [^,;:!?]{3,50}?),? (I (?:hold|have|know|use|cover|meet|fulfil|match|tick) (?:all|one|two|three|four|five|six|seven|eight|nine|ten|\d+|every)\b[^;:!?]{0,60}?)[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part) || /\b(?:fake|only on paper|expired|lapsed|really|in truth)\b/i.test(part),
    word: (_whose = '', things = '', have = '') => `Of your ${things}, ${have}.`,
  },
  {
    // "honest: Weaviate yes, Verba only tried at home one weekend, never for a customer"
    form: /^(?:(?:to be )?honest(?:ly)?:? )([\p{L}\d][\p{L}\d .+#/-]{1,30}) yes, (?:but )?([\p{L}\d][\p{L}\d .+#/-]{1,30}?) (?:I )?(?:have )?only (tried|used|tested|read about|played with)( [^;:!?]{3,80}?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (known = '', other = '', verb = '', rest = '') =>
      `I have worked with ${displayNameOf(known) ?? known}; ${displayNameOf(other) ?? other} I have only ${verb.toLowerCase()}${rest}.`,
  },
  {
    // "Mirroring is deprecated so I'd suggest an availability group"
    form: /^([\p{L}\d][\p{L}\d .+#/-]{1,40} (?:is|are) (?:deprecated|obsolete|end of life|outdated|unsupported|no longer supported)[^,;:!?]{0,30}?),? so I(?:['’]d| would) ((?:suggest|recommend|use|go with|propose|switch to|move to) [^;:!?]{3,120}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (fault = '', deed = '') => toReader(`${upperFirst(fault)}, so I would ${deed}.`),
  },
  {
    // "I will keep psycopg2 and their structure, no new libs"
    form: /^I(?:['’]ll| will| would|['’]d) (keep|stick (?:to|with)|leave|reuse) (?!it\b|that\b|this\b|quiet\b|silent\b|my\b|the rest\b)((?!.*\b(?:money|rate|price|secret|quiet|job|boss|myself)\b)[\p{L}\d][^;:!?]{3,90}?)[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/^I(?:['’]ll|['’]d)? /i, '').replace(/\b(?:their|his|her)\b/gi, 'the')),
    word: (verb = '', what = '') =>
      toReader(`I would ${verb.toLowerCase()} ${what.replace(/\b(?:his|her)\b/g, 'their')}.`),
  },
  {
    // "Casablanca has the same time as the UK for most of the year"
    form: /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (has|is in|is on) the same time(?: ?zone)? (as [^;:!?]{2,60}?)[.!]?$/u,
    isPrivate: isSecret,
    word: (place = '', has = '', rest = '') =>
      `${place} ${has} the same time${/^is/.test(has) ? ' zone' : ''} ${rest}.`,
  },
  {
    // "Then they choose which to go deep on"
    form: /^(?:(?:then|after that),? )?(?:they|he|she|the client) (?:can )?(?:then )?(chooses?|decides?|picks?) ((?:which|what|if|whether|how) [^;:!?]{4,80}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:they|he|she|if)\b/gi, ' ')),
    word: (verb = '', what = '') => toReader(`Then you ${verb.toLowerCase().replace(/s$/, '')} ${what}.`),
  },
  {
    // "All three sites live in one day isn't realistic: two of them block scrapers"
    form: /^([^;:!?]{6,70}?) (?:isn['’]t|is not) (realistic|possible|feasible|safe|allowed)((?: here| in (?:one|a) (?:day|week))?)(?:: |,? because )([^;!?]{8,160}?)[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(
        part.replace(/\b(?:isn['’]t|is not|not allowed|because|forbids?|their|them|they)\b/gi, ' '),
      ),
    word: (what = '', adjective = '', where = '', why = '') =>
      `${upperFirst(what)} is not ${adjective.toLowerCase()}${where}: ${why}.`,
  },
  {
    // "I have this script already, need only change the output to their format"
    form: /^I have (this|the same|such an?) (script|tool|bot|template|module|code|spider|macro|workbook|plugin) already(?:(?:,| and) (?:I )?(?:only )?need(?: only| just)?(?: to)? (?:only )?((?:change|adapt|adjust) [^;!?]{4,140}?))?[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:their|them|need|instead)\b/gi, ' ')),
    word: (which = '', what = '', change) =>
      toReader(
        `I have ${which.toLowerCase()} ${what} already${change ? ` and only need to ${change}` : ''}.`,
      ),
  },
  {
    // "As far as I know Nylas does mail but not CRMs, so that part would need another way"
    form: /^(as far as I know,? (?=[^.]*\p{Lu}\p{Ll})(?!.*\b(?:they|he|she|client|pay\p{L}*|money|me|my)\b)[^;:!?]{10,200}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (statement = '') => `${upperFirst(statement)}.`,
  },
  {
    // "My guess without seeing the code: a loop that calls the function for each column"
    form: /^my guess((?: without (?:having )?(?:seeing|seen) [^:]{3,40}| from [^:]{3,30})?): ((?!.*\b(?:they|he|she|client|pay\p{L}*|money|budget|scam\p{L}*|me|my|I)\b)[^;!?]{10,220}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (when = '', guess = '') => `My guess${when} is ${lowerFirst(guess)}.`,
  },
  {
    // "It's feasible, but Power BI on its own won't email a CSV"
    form: /^(?:it['’]?s|it is|this is) (feasible|possible|doable)(?:,? but ((?!.*\b(?:I|me|my|they|he|she|client|pay\p{L}*|money|budget|price|cheap\p{L}*)\b)[^;:!?]{8,140}?))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (how = '', but) => `It is ${how.toLowerCase()}${but ? `, but ${but}` : ''}.`,
  },
  {
    // "no retainer needed"
    form: /^no (retainer|deposit|prepayment|minimum|setup fee|training|onboarding|travel) (?:is )?(?:needed|required|necessary)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '') => `No ${what.toLowerCase()} is needed.`,
  },
  {
    // "Django only if they want many users with roles"
    form: /^(\p{Lu}[\p{L}\d.+#-]{1,20}(?: \p{Lu}[\p{L}\d.+#-]{1,20})?) only if (?:they|he|she) (wants?|needs?) ((?!.*\b(?:money|cheap\p{L}*|pay|discount)\b)[^;:!?]{3,80}?)[.!]?$/u,
    isPrivate: isSecret,
    word: (tool = '', verb = '', what = '') =>
      toReader(`${tool} only if you ${verb.replace(/s$/, '')} ${what}.`),
  },
  {
    // "I want to offer that the bot prepares everything and the user presses confirm, this is safer"
    form: /^I(?:['’]d| would)? (?:want|like) to (?:offer|propose|suggest) that ((?:the |an? )?(?!they\b|he\b|she\b|I\b|we\b)[^;:!?]{8,180}?)[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(
        part.replace(/^I\S* (?:would )?(?:want|like) to /i, '').replace(/\b(?:they|them|their)\b/gi, ' '),
      ),
    word: (offer = '') =>
      toReader(
        `I would suggest that ${/^(?:the|an?|each|every|all) /i.test(offer) || /^\p{Lu}/u.test(offer) ? offer : `the ${offer}`}.`,
      ),
  },
  {
    // "Confirm microphone and full HD, yes"
    form: /^confirm ([^;:!?]{4,80}?)(?:,| -|:) ?yes[.!]?$/iu,
    isPrivate: isSecret,
    word: (thing = '') => `Yes to ${lowerFirst(thing)}.`,
  },
  {
    // "Team: me (back end), front end, designer for the first five weeks", "Architecture: Next.js, FastAPI and Postgres"
    form: /^(team|architecture|stack|scope|deliverables|milestones|mvp)(?: for (?:this|them))?: ((?=[^.]*(?:,| and |\+))(?!.*\b(?:brother|cousin|friend|wife|student|intern|they|he|she|cheap\p{L}*|secret\p{L}*|money|lie|nobody)\b)[^;!?]{10,260}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (label = '', list = '') =>
      `The ${/^mvp$/i.test(label) ? 'MVP' : label.toLowerCase()} would ${/^mvp$/i.test(label) ? 'have' : 'be'} ${list}.`,
  },
  {
    // "parse the strings in Python and pass only real(8) to Fortran"
    form: new RegExp(
      `^(?:I(?:['’]d| would) )?((?:${TECHNICAL}) (?:the|their|his|your|all|each|every) (?!letter|text|note|tone|sentence|post\\b)[^;:!?]{4,160}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (deed = '') => toReader(`I would ${lowerFirst(deed).replace(/\bhis\b/g, 'their')}.`),
  },
  {
    // "Resume and portfolio pdf I attach myself"
    form: /^(?:my )?((?:cv|resume|résumé|portfolio|certificates?|samples?|references?)(?: (?:and|&|\+) (?:my )?(?:cv|resume|résumé|portfolio|certificates?|samples?|references?))?(?: pdfs?)?) I(?:['’]ll| will)? attach(?: (?:it|them))?(?: (?:myself|separately|by hand|later|here))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (files = '') => {
      const named = lowerFirst(files)
        .replace(/\bcv\b/i, 'CV')
        .replace(/\bpdf/i, 'PDF')
        .replace(/ [&+] /, ' and ')
      return `My ${named} ${/ and |[^s]s$/.test(named) ? 'are' : 'is'} attached.`
    },
  },
  {
    // "so the first meeting can be at their office"
    form: /^(?:so )?(?:the |a |our )?((?:(?:first|kick-?off|weekly|final) )?(?:meeting|call|workshop|session)s?) (?:can|could) (?:be|happen|take place) ((?:at|in|on|over|by|via) [^;:!?]{3,60}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:their|his|her)\b/gi, 'the')),
    word: (what = '', where = '') =>
      toReader(`The ${lowerFirst(what)} can be ${where.replace(/\bhis\b/g, 'their')}.`),
  },
  {
    // "no specific requirements except system access through VPN"
    form: /^(?:I have )?no (?:specific |special |other |particular )?(requirements|conditions|questions|needs)( (?:except|besides|apart from|other than) [^;:!?]{3,80}?)?[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/^(?:I have )?no /i, '')),
    word: (what = '', rest = '') => `I have no specific ${what.toLowerCase()}${rest}.`,
  },
]
