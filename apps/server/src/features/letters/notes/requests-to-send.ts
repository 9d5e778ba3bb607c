/**
 * What the person needs the client to send, give or share before the work, as busy people type it: "need the failing log", "the
 * photo didn't load". Questions are in own-asks.ts.
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { type Form, HANDED_OVER, isSecret } from './forms.ts'
import { hasPrivateSign } from './reports.ts'

/** Not what is asked for so: money, and what proves that somebody is serious. */
const NO_DOCUMENTS = 'money|deposit|payment|review|tip|advance|point|sense'
const NO_DOCUMENT = `(?!.*\\b(?:${NO_DOCUMENTS}|contract)\\b)`

/** "the sequence diagram", "an attachment" */
const THING_TO_OPEN = `${NO_DOCUMENT}(?:[\\p{L}\\d.-]+ ){0,3}?(?:${HANDED_OVER}|attachments?|diagrams?|documents?|docs?|pdfs?|images?|videos?|pages?|spec(?:ification)?s?)`
const ASKS_AGAIN =
  '(?:so )?(?:please )?ask (?:them |him |her |the client )?(?:to (?:re-?send|send (?:it )?again|share (?:it )?again)(?: (?:it|them))?|for it(?: again)?)'

/** The forms of such requests. */
export const REQUESTS_TO_SEND: Form[] = [
  {
    // "They mention an attachment which I couldn't open, ask them to resend"
    form: new RegExp(
      `^(?:they|he|she|the post|the client) (?:mentions?|refers? to|links?(?: to)?) (?:an? |the )?(${THING_TO_OPEN}) (?:which|that) I (?:could not|couldn['’]?t|cannot|can['’]?t) (?:open|see|read),? ${ASKS_AGAIN}[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (thing = '') => `I could not open the ${thing} that you mention; could you send it again?`,
  },
  {
    // "The Google document asks me for access, I have requested it, so do not pretend that I have seen the formula"
    form: new RegExp(
      `^(the ${THING_TO_OPEN}) (?:asks(?: me)? for|needs|requires) (access|permission|a password),? (?:and |but )?I(?:['’]ve| have) (?:already )?(?:requested|asked for) (?:it|access|permission|one)(?:,? so (?:please )?(?:do not|don['’]?t) [^.;]{3,90})?[.!]?$`,
      'iu',
    ),
    isPrivate: () => false,
    word: (thing = '', what = '') =>
      `${upperFirst(thing)} asks for ${what.toLowerCase()}, and I have requested it.`,
  },
  {
    // "I need: exact wording + date of the first notice, whether the address matches the entity"
    form: new RegExp(
      `^(?:what )?I (?:would |will )?need(?: is)?: ${NO_DOCUMENT}(?!.*\\b(?:I|my|me|they|he|she)\\b)([^;!?]{4,80}, [^;!?]{4,250}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (things = '') =>
      toReader(
        `I would need${/\b(?:whether|if|which|what|how)\b/i.test(things) ? ' to know' : ''}: ${things.replace(/ \+ /g, ' and ')}.`,
      ),
  },
  {
    // "Need contract address and proof that liquidity is locked"
    form: new RegExp(
      `^(?:I )?need (?!.*\\b(?:${NO_DOCUMENTS})\\b)((?:contract|wallet|site|server|repo|product|customer|sample|login|admin|read) \\p{L}+(?:, [\\p{L}\\d ]{3,30}){0,3},? and (?!I\\b|they\\b|to\\b)[^,;:!?]{3,60}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/^(?:I )?need /i, '')),
    word: (things = '') => `I need the ${lowerFirst(things)}.`,
  },
  {
    // "they should send the Jenkinsfile + error log before the call so 1 hr is enough"
    form: new RegExp(
      `^(?:and |also )?(?:they|he|she|the client) (?:should|could|can|has to|have to) (send|share|give|upload|export) (?:me )?(${NO_DOCUMENT}[^,;:!?]{3,60}?)( before [^,;:!?]{3,30}?)?(?:,? so (?:that )?([^;:!?]{3,60}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isSecret(part) ||
      /\b(?:money|review|pay\p{L}*|prove|proof|they|he|she) \S.*\b(?:first|then)\b/iu.test(part),
    word: (verb = '', thing = '', before = '', purpose) =>
      toReader(
        `Please ${verb.toLowerCase()} me ${thing.replace(/ \+ /g, ' and ')}${before.replace(/ before (?=call\b)/i, ' before the ')}${purpose ? `, so that ${purpose}` : ''}.`,
      ),
  },
  {
    // "From client I need the protocol document and either remote access to his Pi or he sends a module to me"
    form: /^from (?:the )?(?:client|them|him|her) I(?:['’]d| would| will)? need (?!.*\b(?:money|deposit|payment|reviews?|advance|%)\b)((?:(?:the|an?|some|their|his) )?[^;:!?]{4,180}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (things = '') =>
      toReader(
        `From you I would need ${things
          .replace(/\bhis\b/gi, 'their')
          .replace(/\b(?:he|she) (send|give|share|ship|provide)s\b/gi, 'you $1')
          .replace(/ to me\b/g, ' to me')}.`,
      ),
  },
  {
    // "I'll need his business registration and a line on what the calls are about before I can activate"
    form: /^I(?:['’]ll| will|['’]d| would) need ((?:his|her|their|the) (?!.*\b(?:money|deposit|payment|reviews?|advance|trust|patience)\b)[^;:!?]{4,140}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (things = '') => toReader(`I would need ${things.replace(/\b(?:his|her)\b/gi, 'their')}.`),
  },
  {
    // "need the contract address, pool depth and holder count"
    form: /^(?:I )?need ((?:the|their|his) (?!.*\b(?:I|money|deposit|payment|reviews?|advance|contract (?:first|signed))\b)[\p{L}\d /-]{3,30}(?:, [\p{L}\d /-]{3,30}){0,4},? and (?:the )?[\p{L}\d /-]{3,30})[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/^(?:I )?need /i, '').replace(/\b(?:their|his)\b/gi, 'the')),
    word: (things = '') => toReader(`I need ${things.replace(/\bhis\b/gi, 'their')}.`),
  },
  {
    // "Video is not opening here so I don't know which tool he means"
    form: /^(?:the )?(video|link|file|pdf|image|attachment|doc|document|page|form) (?:is not|isn['’]?t|does not|doesn['’]?t|did not|didn['’]?t) (open|load|work)(?:ing)?(?: (?:here|for me))?,? so I (?:don['’]?t|do not|cannot|can['’]?t) (know|see|tell) ([^;:!?]{4,80}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (file = '', verb = '', know = '', what = '') =>
      `The ${file.toLowerCase().replace('pdf', 'PDF')} does not ${verb.toLowerCase()} for me, so I do not ${know.toLowerCase()} ${toReader(what.replace(/\b(?:he|she) (\p{L}+?)s\b/giu, 'you $1'))}.`,
  },
  {
    // "need link of the page and is login needed?"
    form: new RegExp(
      `^(?:I )?need (?:the )?(${NO_DOCUMENT}${HANDED_OVER}(?: (?:of|to|for) [\\p{L} -]{3,30}?)?) and ((?:is|are|do|does|has|have|can) [^;:!?]{4,60})\\?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (thing = '', question = '') =>
      toReader(`Please send me the ${lowerFirst(thing)}. ${upperFirst(question)}?`),
  },
  {
    // "To start I need a read-only user and SSH to the worst site"
    form: /^(?:to (?:start|begin|look into it|give a price|quote)|before (?:I start|starting)),? I(?:['’]d| would| will)? need (?!(?:the )?(?:money|deposit|payment|contract|advance)\b)((?:an?|the|your|their|his|read|access|some|at least|\p{L}+ access)\b[^;:!?]{3,120}?)[.!]?$/iu,
    isPrivate: (part) => isSecret(part) || /\b(?:deposit|payment|advance|upfront|money)\b/i.test(part),
    word: (things = '') => toReader(`To start, I would need ${things}.`),
  },
  {
    // "I need from them a screenshot of the page and the exact date"
    form: new RegExp(
      `^I(?:['’]d| would| will)? need from (?:them|him|her|the client) ((?:(?:the|an?|some|their|his|her|one|two) )?(?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER}\\b(?!.*\\b(?:money|deposit|payment|review|advance|before|half)\\b|.*%)[^;:!?]{0,120}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/^.*? need from \S+ (?:client )?/i, '')),
    word: (things = '') => `From you I would need ${toReader(things)}.`,
  },
  {
    // "The post says 'see attached' but I can't see any attachment, please ask for it"
    form: /^(?:the|their) (?:post|ad|listing) (?:says|mentions) ['"‘“]?(?:see )?attach\p{L}*['"’”]?,? but I (?:cannot|can['’]?t|do not|don['’]?t) (?:see|find) (?:any|an|the|it)(?: attachment| file)?,? (?:so )?(?:please )?ask for it[.!]?$/iu,
    isPrivate: isSecret,
    word: () => 'I cannot see the attachment that your post mentions. Could you send it?',
  },
  {
    // "I don't see the attachment, ask for it", "I can't find the image in the post so ask him to send it with the Excel"
    form: new RegExp(
      `^I (?:do not|don['’]?t|cannot|can['’]?t|could not|couldn['’]?t) (?:see|find|open) (the (?:[\\p{L}\\d-]+ ){0,3}?(?:${HANDED_OVER}|attachments?))(?: in (?:the|their|his) (?:post|ad|listing))?,? (?:so )?(?:please )?ask (?:them |him |her )?(?:for it|to (?:send|share) it|to send(?= again))((?: again)?(?: (?:with|as|in) (?:an?|the|his|her|their) [\\p{L} ]{2,20})?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (file = '', more = '') => toReader(`I cannot see ${file}. Could you send it${more}?`),
  },
  {
    // "I could not open the pdf yet so ask them to send it"
    form: /^(?:I )?(?:could not|couldn['’]?t|cannot|can['’]?t) (?:open|see|read|find) (the|your|his|her|their) ([\p{L} ]{3,30}?)(?: yet)?,? so (?:please )?ask (?:him|her|them|the client) to (send|resend|share|post|attach) (?:it|them|that)(?: again)?[?.!]*$/iu,
    isPrivate: isSecret,
    word: (_whose, thing = '', verb = '') =>
      `I could not open the ${thing.toLowerCase().replace(/^pdf$/, 'PDF')} yet. Could you ${verb.toLowerCase()} it?`,
  },
  {
    // "couldnt open the photo - ask??"
    form: /^(?:I )?(?:could not|couldn['’]?t|cannot|can['’]?t) (?:open|see|read) (the|your|his|her|their) ([\p{L} ]{3,30}?)(?: [-–]|,)? ?(?:so )?(?:please )?ask(?: (?:him|her|them|for it|again))?[?.!]*$/iu,
    isPrivate: isSecret,
    word: (_whose, thing = '') => `I could not open the ${thing.toLowerCase()}. Could you send it again?`,
  },
  {
    // "I could not open the attached spec so I only go by the text"
    form: /^I (could not|couldn['’]?t|cannot|can['’]?t) (open|see|find|read) (the|your|their) ((?:attached )?(?:attachment|spec(?:ification)?|file|document|brief|pdf|doc|sheet|video|link|image)s?),? so (?:I (?:only )?(?:go|went|am going)(?: only)? by|this is based on) the (text|description|post)(?: only| alone)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (could = '', verb = '', whose = '', file = '', text = '') =>
      `I ${could.toLowerCase()} ${verb.toLowerCase()} ${/^the$/i.test(whose) ? 'the' : 'your'} ${file.toLowerCase()}, so I go by the ${text.toLowerCase()} only.`,
  },
  {
    // "The first page opened but the board link is cut, ask him to send it again"
    form: /^(?:[^,;:!?]{3,60} but )?(the (?:[\p{L}\d]+ ){0,3}(?:link|file|attachment|image|video|page|document)) (is (?:cut(?: off)?|broken|dead|empty|missing|expired)|does(?:n['’]?t| not) (?:open|load|work)),? (?:so )?(?:please )?ask (?:him|her|them|the client) (?:to send (?:it|them)(?: again)?|for (?:it|a new one))[.!]?$/iu,
    isPrivate: isSecret,
    word: (file = '', state = '') => `${upperFirst(file)} ${state}; could you send it again?`,
  },
  {
    // "the photo didn't load for me, please ask to send again"
    form: /^(the (?:(?:attached|linked|example|sample|first|second|last) )?(?:photos?|pictures?|images?|videos?|loop|links?|files?|pdf|form|document|drawing|brief|sheet|screenshots?|attachment|page|archive|export|folder|data|spec)) (?:did not|didn['’]?t|does not|doesn['’]?t|would not|wouldn['’]?t) (load|open|show up|show|work|arrive)(?: for me)?, (?:(?:so )?(?:please )?ask (?:them )?(?:to (?:send|share|upload) (?:it )?again|for it(?: again)?)|can (?:they|he|she) (?:send|share|upload) it again)[.!?]*$/iu,
    isPrivate: isSecret,
    word: (file = '', verb = '') =>
      `${upperFirst(file)} did not ${verb.toLowerCase()} for me. Could you send it again?`,
  },
  {
    // "The screencast link wouldn't open for me, can they send the address and the boundary"
    form: new RegExp(
      `^(the (?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER}) (?:did not|didn['’]?t|does not|doesn['’]?t|would not|wouldn['’]?t) (load|open|show|work)(?: for me)?, (?:can|could) (?:they|he|she) (?:please )?(send|share|upload) ((?:the|an?|their) [^;:!?]{3,80}?)[.!?]*$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || /\b(?:money|deposit|payment|review|advance)\b/i.test(part),
    word: (file = '', verb = '', send = '', thing = '') =>
      `${upperFirst(file)} did not ${verb.toLowerCase()} for me. Could you ${send.toLowerCase()} ${toReader(thing)}?`,
  },
  {
    // "the attachment they mention, I can't see it, ask to send it"
    form: /^(the (?:attachment|attached file|file|document|brief|video|link|screenshot|spec))(?: (?:that )?(?:they|he|she) (?:mentions?|mentioned|talks? about))?,? I (?:can['’]?t|cannot|could not|couldn['’]?t) (see|open|find) it,? (?:so )?(?:please )?ask (?:them |him |her )?(?:to (?:send|share) it(?: again)?|for it)[.!]?$/iu,
    isPrivate: isSecret,
    word: (file = '', verb = '') => `I cannot ${verb.toLowerCase()} ${lowerFirst(file)}. Could you send it?`,
  },
  {
    // "need the failing Actions log"
    form: new RegExp(
      `^(?:I )?need ((?:the|an?|full|read|their|some) ${NO_DOCUMENT}(?:[\\p{L}\\d.-]+ ){0,4}?${HANDED_OVER})( (?:first|before (?:I|we) start|to (?:the|their) [\\p{L} -]{2,30}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (thing = '', when = '') => toReader(`I need ${thing}${when}.`),
  },
  {
    // "I need the script plus one file with the right times"
    form: new RegExp(
      `^I need (the ${NO_DOCUMENT}(?:script|code|file|export|archive|database|document|list)s?(?: (?:plus|and|\\+) (?:the|an?|one|some) (?:\\p{L}+ ){0,2}?${HANDED_OVER}(?: with (?:the|all|some) (?!.*\\b(?:I|he|she|they|that)\\b)[\\p{L} ]{3,40})?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (things = '') => toReader(`I need ${things}.`),
  },
  {
    // "and the attached file isn't there"
    form: new RegExp(
      `^(?:and |also |but )?the ((?:attached|linked|mentioned) ${HANDED_OVER}) (?:is not|isn['’]?t|are not|aren['’]?t) (?:there|attached|included|in the post|visible)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (file = '') => `I cannot find the ${file.toLowerCase()}. Could you send it?`,
  },
  {
    // "can look at it tonight, I need read access to Sentry and ssh"
    form: /^(?:I )?can (look at it|start|begin) (today|tonight|tomorrow|now|right away),? (?:and |but )?I need ((?:(?:read|read-only|admin|full) )?access to (?:the )?(?:server|database|repo|CloudWatch|AWS|Sentry|ssh|logs?|Jenkins|GitHub|GitLab|Grafana|console|site|account|staging)(?: (?:and|\+) (?:ssh|logs?|the (?:server|database|repo|site)|AWS|GitHub|GitLab))?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (act = '', when = '', access = '') =>
      `I can ${act.toLowerCase()} ${when.toLowerCase()}, and need ${access.replace(/\bssh\b/i, 'SSH')}.`,
  },
  {
    // "I'd need a copy of the database (anonymised is fine) and the upload files from a bad day"
    form: new RegExp(
      `^I(?:['’]d| would|['’]ll| will)? need (an? (?:copy|sample|dump|export|backup) of ${NO_DOCUMENT}[^,;:!?()]{3,50}?(?: \\([^()]{3,40}\\))?(?:,? and (?!I\\b|they\\b)[^;:!?]{3,70}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || /\b(?:money|deposit|payment|advance)\b/i.test(part),
    word: (things = '') => toReader(`I would need ${things}.`),
  },
  {
    // "Would be good if they could send the snippet + schema the day before, and tell me the version and the format"
    form: new RegExp(
      `^(?:it )?would be (?:good|great|nice|helpful|useful) if (?:they|he|she) (?:could|can|would) (send|share|give|upload) (?:me )?(${NO_DOCUMENT}(?:the|an?|some|their|one|two) [^;:!?]{3,90}?)(?:,? and tell me ([^;:!?]{4,100}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || /\b(?:money|deposit|payment|advance|review)\b/i.test(part),
    word: (verb = '', thing = '', more) =>
      toReader(
        `It would help if you could ${verb.toLowerCase()} me ${thing.replace(/ \+ /g, ' and ')}${more ? `, and tell me ${/^(?:the|which|what|how|if|whether)\b/i.test(more) ? '' : 'the '}${more}` : ''}.`,
      ),
  },
  {
    // "I need a written ok that test accounts are allowed"
    form: /^(?:and |but )?I need (an? (?:written )?(?:ok|okay|confirmation|permission))( that (?:[\p{L}-]+ ){1,4}(?:is|are|may be) (?:allowed|possible|permitted|used))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', rest = '') => toReader(`I need ${what.replace(/\bok\b/i, 'OK')}${rest}.`),
  },
  {
    // "I couldn't open the google doc, says no access"
    form: new RegExp(
      `^I (could not|couldn['’]?t|cannot|can['’]?t) (open|read|see) (the ${NO_DOCUMENT}(?:[\\p{L}\\d.-]+ ){0,3}?${HANDED_OVER})(?:, (?:it )?says? ((?:no |needs? |wrong )?(?:permission|access|password|log-?in|404|expired|not found|forbidden)))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (could = '', verb = '', thing = '', reason) =>
      `I ${/^could/i.test(could) ? 'could not' : 'cannot'} ${verb.toLowerCase()} ${lowerFirst(thing)}${reason ? `: it says ${reason}` : ''}.`,
  },
  {
    // "The google doc I could not open it"
    form: new RegExp(
      `^(the ${THING_TO_OPEN}) I (?:could not|couldn['’]?t|cannot|can['’]?t) (open|see|read|load) it[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (thing = '', verb = '') =>
      `I could not ${verb.toLowerCase()} ${lowerFirst(thing).replace(/\bgoogle\b/, 'Google')}; could you send it again?`,
  },
  {
    // "haven't seen the attached wireframes"
    form: new RegExp(
      `^(?:I )?(?:haven['’]?t|have not) seen (the ${NO_DOCUMENT}(?:attached |linked )?(?:[\\p{L}-]+ ){0,2}?${HANDED_OVER})(?: yet)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (thing = '') => `I have not seen ${lowerFirst(thing)} yet.`,
  },
  {
    // "I couldn't open the sequence diagram, ask to resend"
    form: new RegExp(
      `^I (?:could not|couldn['’]?t|cannot|can['’]?t) (open|see|read) the (${THING_TO_OPEN}),? ${ASKS_AGAIN}[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', thing = '') =>
      `I could not ${verb.toLowerCase()} the ${thing}; could you send it again?`,
  },
]
