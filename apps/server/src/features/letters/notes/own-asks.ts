/**
 * What the person needs from the client or could not open, as busy people type it: "need the failing log", "I couldn't open the
 * file, says no access", "my test rig I can show".
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { type Form, HANDED_OVER, isSecret } from './forms.ts'
import { toReader } from './questions.ts'
import { hasPrivateSign } from './reports.ts'
import { isPrivateQuestion } from './signals.ts'

/** Not what is asked for so: money, and what proves that somebody is serious. */
const NO_DOCUMENT = '(?!.*\\b(?:money|deposit|payment|review|tip|contract|advance|point|sense)\\b)'

/** "how long he lasts with that server" is no question to the client. */
const MOCKS =
  /\b(?:lasts?|legit|serious(?:ly)?|sane|sober|thinks?|thought|believes?|dares?|kidding|joking|stars?|attitude|smok\w+|monkey|MLM|scam\w*|lower|idea|brain|hell|stupid\w*|real|actually|anyway|even|ever|honest\w*|trust\w*|pay(?:s|ing)?|worth|cheap\w*|rich|broke|crazy|wrong|mess\w*)\b/i

/** What a question about the work names. */
const THING = `(?:${HANDED_OVER}|courses?|modules?|versions?|formats?|countr(?:y|ies)|niches?|languages?|users?|records?|products?|sizes?|fields?|platforms?|frameworks?|tools?|systems?|sites?|shops?|apps?|APIs?|CMS|hosting|engines?|models?|devices?|deadlines?|scenes?|chapters?|sections?)`

/** The forms of such asks. */
export const OWN_ASKS: Form[] = [
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
    // "I don't see the attached file, ask for it"
    form: new RegExp(
      `^I (?:do not|don['’]?t|cannot|can['’]?t) (?:see|find|open) (the (?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER}), (?:so )?(?:please )?ask (?:them )?for it[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (file = '') => `I cannot see ${file}. Could you send it?`,
  },
  {
    // "the attached brief I couldn't open so ask which platform they have to use"
    form: /^(the (?!.*\b(?:money|deposit|payment|review|point|sense)\b)[^,;:!?]{3,40}) I (could not|couldn['’]?t|cannot|can['’]?t) (open|see|find|read),? so (?:please )?ask ((?:which|what|how|whether|if|when|where|who)\b[^;:!]{3,90}?)[.!]?$/iu,
    isPrivate: (part) => isSecret(part) || isPrivateQuestion(part.replace(/^.*? ask /i, '')),
    word: (file = '', could = '', verb = '', question = '') =>
      `I ${/^could/i.test(could) ? 'could not' : 'cannot'} ${verb.toLowerCase()} ${lowerFirst(file)}. I would like to know ${toReader(question.replace(/ \([^)]*$/, ''))}.`,
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
    // "description is cut off after the second bullet, ask politely what comes next"
    form: /^(?:the |their |his |her )?(description|post|text|list|brief|ad) (?:is|was) (?:cut off|cut|incomplete)((?: after| at| in) [^,;:!?]{3,40})?,? (?:so )?(?:please )?ask (?:them )?(?:politely |nicely )?(?:what comes next|how it goes on|for the rest|to send the rest)[.!]?$/iu,
    isPrivate: isSecret,
    word: (text = '', where = '') =>
      `Your ${text.toLowerCase()} is cut off${where}. I would like to know what comes next.`,
  },
  {
    // "Not clear for me if they want a game of their own, or a bot for the existing one"
    form: /^(?:it(?:['’]s| is) )?not clear (?:for me |to me )?((?:if|whether|which|what|how|when|where|who) [^;:!?]{6,150}?)[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part) || isPrivateQuestion(part.replace(/^.*?not clear (?:for me |to me )?/i, '')),
    word: (question = '') => `I would like to know ${toReader(question)}.`,
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
    // "I must know which traffic model he uses for the arrivals"
    form: new RegExp(
      `^I (?:must|have to|need to|should) know(?: first)? ((?:which|what|how many|how big|how large|where|whether|if) (?=.*\\b${THING}\\b)[^,;:!?.]{5,80})[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isSecret(part) ||
      MOCKS.test(part) ||
      isPrivateQuestion(part.replace(/^I (?:\p{L}+ ){1,2}know\b/iu, '')),
    word: (question = '') =>
      toReader(
        `I need to know ${question.replace(/\b(?:he|she) (\p{L}{2,}?)s\b/giu, 'you $1').replace(/\b(?:he|she)\b/gi, 'you')}.`,
      ),
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
    // "I'd like to know which course comes first"
    form: new RegExp(
      `^I(?:['’]d| would) like to know ((?:which|what|how many|whether|if|when|where) (?!.*\\b(?:he|she|him|her)\\b)(?=.*\\b${THING}\\b)[\\p{L}\\d ’'-]{4,70}?)[.!?]?$`,
      'iu',
    ),
    isPrivate: (part) => {
      const question = part.replace(/^.*? know /i, '')
      return (
        isSecret(part) ||
        isPrivateQuestion(question) ||
        hasPrivateSign(question.replace(/\b(?:they|their)\b/gi, 'the')) ||
        MOCKS.test(question) ||
        /\bthey (?!use|need|have|want|prefer|accept|run|plan|expect)\p{L}+/iu.test(question)
      )
    },
    word: (question = '') => `I would like to know ${toReader(question)}.`,
  },
  {
    // "and ask them how many properties there are, they don't say"
    form: /^(?:and |so |also )?(?:please )?ask (?:them |him |her |the client )?((?:which|what|how|whether|if|when|where|who)\b[^,;:!?.]{4,90}?), (?:(?:they|he|she|the post) (?:do not|don['’]?t|does not|doesn['’]?t|did not|didn['’]?t|never) (?:say|write|mention|tell)s?(?: (?:it|so|that))?)[.!]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(/^.*?ask (?:(?:them|him|her|the client) )?|, [^,]*$/giu, '')
      return isSecret(asked) || isPrivateQuestion(asked) || MOCKS.test(asked)
    },
    word: (question = '') => `I would like to know ${toReader(question)}.`,
  },
  {
    // "they don't say if they use hardware encoding, ask about that and about the codec"
    form: /^they (?:do not|don['’]?t|never) (?:say|write|mention) ((?:if|whether|which|what|how)\b[^,;:!?.]{4,60}?),? (?:so )?(?:please )?ask (?:about )?(?:that|it|this)(?: and about ((?:the )?[\p{L}\d.-]+(?: (?:vs|or|and) [\p{L}\d.-]+| (?:zone|format|size|version|count))?))?[.!]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(/^they \S+ \S+ \S+ |,? (?:so )?(?:please )?ask .*$/giu, '')
      return isPrivateQuestion(asked) || MOCKS.test(asked)
    },
    word: (question = '', also) =>
      `I would like to know ${toReader(question)}${also ? `, and to ask about ${toReader(also.replace(/\.$/, ''))}` : ''}.`,
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
    // "the questionnaire is filled in already"
    form: /^(the|your|their) ((?:questionnaire|application|survey|test|form)(?: form)?) (?=is already |.* already[.!]?$)is (?:already )?(filled in|filled out|done|completed|submitted|sent)(?: already)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (whose = '', what = '', done = '') =>
      toReader(`${upperFirst(whose.toLowerCase())} ${what.toLowerCase()} is already ${done.toLowerCase()}.`),
  },
  {
    // "the installation I'd quote separately"
    form: /^(the (?:[\p{L}\d]{2,10} )?(?:setup|set-up|installation|install|hosting|training|support|deployment|migration|documentation|translation|editing|revisions?|maintenance|design|app|plugin|server|delivery|travel|licen[cs]es?|import|hardware) )I(?:['’]d| would|['’]ll| will) (quote|price|charge|invoice|bill) separately[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', verb = '') => `I would ${verb.toLowerCase()} ${lowerFirst(what.trim())} separately.`,
  },
  {
    // "can look at it tonight, I need read access to Sentry and ssh"
    form: /^(?:I )?can (look at it|start|begin) (today|tonight|tomorrow|now|right away),? (?:and |but )?I need ((?:(?:read|read-only|admin|full) )?access to (?:the )?(?:server|database|repo|CloudWatch|AWS|Sentry|ssh|logs?|Jenkins|GitHub|GitLab|Grafana|console|site|account|staging)(?: (?:and|\+) (?:ssh|logs?|the (?:server|database|repo|site)|AWS|GitHub|GitLab))?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (act = '', when = '', access = '') =>
      `I can ${act.toLowerCase()} ${when.toLowerCase()}, and need ${access.replace(/\bssh\b/i, 'SSH')}.`,
  },
  {
    // "need to know traffic and database size first, ask"
    form: /^(?:I )?need to know ((?:the |their )?(?!whether|if|when|how|why|who|that|they|he|she)[\p{L} -]{3,50}?)( first| before)?,? (?:please |so )?ask[.!]?$/iu,
    isPrivate: isSecret,
    word: (things = '', first = '') =>
      toReader(
        `I need to know ${/^(?:the|their) /i.test(things) ? '' : 'the '}${things}${first ? ' first' : ''}.`,
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
    // "haven't seen the attached wireframes"
    form: new RegExp(
      `^(?:I )?(?:haven['’]?t|have not) seen (the ${NO_DOCUMENT}(?:attached |linked )?(?:[\\p{L}-]+ ){0,2}?${HANDED_OVER})(?: yet)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (thing = '') => `I have not seen ${lowerFirst(thing)} yet.`,
  },
  {
    // "I'd rather not get his password, better he makes me an admin user and removes it afterwards"
    form: /^I(?:['’]d| would) rather not ((?:get|have|use|know) (?:the|his|her|their) (?:passwords?|log-?ins?|credentials|keys?)), better (?:if )?(?:he|she|they) (make|give|create|add|set)s? (me (?:up )?(?:as )?(?:an? )(?!.*\b(?:so|like|because)\b)[^,;:!?]{4,60}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', verb = '', how = '') =>
      toReader(
        `I would rather not ${what.replace(/\b(?:his|her)\b/g, 'their')}; it is better if you ${verb.toLowerCase()} ${how.replace(/ and (\p{Ll}{3,})s(?= )/u, ' and $1')}.`,
      ),
  },
  {
    // "my ECG notebook I can share"
    form: /^(my (?!.*['’]s\b|.*\b(?:NDA|unpaid|plagiari\p{L}*|former|employer|customer|client|diary|rejection)\b)[^,;:!?]{3,50}?) I can (share|send|show|attach)( (?:with|before|after|on|at) [^,;:!?]{2,40}| today| tomorrow)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (thing = '', verb = '', when = '') =>
      toReader(`I can ${verb.toLowerCase()} ${lowerFirst(thing)}${when}.`),
  },
]
