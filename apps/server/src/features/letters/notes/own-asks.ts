/**
 * What the person needs from the client or could not open, as busy people type it: "need the failing log", "I couldn't open the
 * file, says no access", "my test rig I can show".
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { askReader, toReader } from './address-client.ts'
import { type Form, HANDED_OVER, isSecret } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { isPrivateQuestion } from './signals.ts'

/** "how long he lasts with that server" is no question to the client. */
const MOCKS =
  /\b(?:hid(?:es?|ing)|lasts?|legit|serious(?:ly)?|sane|sober|thinks?|thought|believes?|dares?|kidding|joking|stars?|attitude|smok\w+|monkey|MLM|scam\w*|lower|idea|brain|hell|stupid\w*|real|actually|anyway|even|ever|honest\w*|trust\w*|pay(?:s|ing)?|worth|cheap\w*|rich|broke|crazy|wrong|mess\w*)\b/i

/** What a question about the work names. */
const THING = `(?:${HANDED_OVER}|courses?|modules?|versions?|formats?|countr(?:y|ies)|niches?|languages?|users?|records?|products?|sizes?|fields?|platforms?|frameworks?|tools?|systems?|sites?|shops?|apps?|APIs?|CMS|hosting|engines?|models?|devices?|deadlines?|scenes?|chapters?|sections?)`

/** "The post doesn't say if they are an office or a company" */
export const LEFT_OPEN =
  /^(?:(?:the|their|his|her) )?(?:post|brief|description|text|ad|they|he|she) (?:do not|don['’]?t|does not|doesn['’]?t|never) (?:say|says|mention|mentions|tell|tells) ((?:if|whether|which|what|how)\b(?!.*\bask\b)[^:!?]{4,120}?(?:\([^()]*\))?)[.!]*$/iu

const PART_OF_POST = '(?:title|post|description|text|brief|(?:skill )?tags?|headline)'

/** The forms of such asks. */
export const OWN_ASKS: Form[] = [
  {
    // "also what happens if the range is formed at 8:44"
    form: /^(?:also |and )?(what (?:happens|should happen) (?:if|when) (?!I\b|they\b)[^;!?]{6,120}?)[.?]*$/iu,
    isPrivate: (part) => isSecret(part) || MOCKS.test(part),
    word: (question = '') => `${upperFirst(question)}?`,
  },
  {
    // "I'd like to know which chip they have chosen and if there is a board already"
    form: /^I(?:['’]d| would) like to know ((?:what|which|how|whether|when|where|who)\b[^;:!?]{6,120}? and (?:if|whether) [^;:!?]{4,80}?)[.!]*$/iu,
    isPrivate: (part) =>
      isSecret(part) || MOCKS.test(part) || isPrivateQuestion(part.replace(/^.*? know /i, '')),
    word: (question = '') =>
      `I would like to know ${toReader(question).replace(/ and if /i, ' and whether ')}.`,
  },
  {
    // "Would ask what happens to an account when a user is disabled"
    form: /^(?:I )?would (?:also |first )?ask ((?:what|which|how|whether|if|when|where|who)\b[^;:!?]{6,160}?)[.!]*$/iu,
    isPrivate: (part) =>
      isSecret(part) || MOCKS.test(part) || isPrivateQuestion(part.replace(/^.*? ask /i, '')),
    word: (question = '') => `I would like to know ${toReader(question)}.`,
  },
  {
    // "I need contract address and is LP locked"
    form: /^I need (?!(?:the )?(?:links?|files?|access|logs?|lists?|samples?)\b)(?:the )?([\p{L}\d ]{3,40}?) and (is|are) (?:the )?([\p{L}\d ]{2,30}?)[?.!]*$/iu,
    isPrivate: (part) => isSecret(part) || MOCKS.test(part),
    word: (thing = '', is = '', question = '') => `I need the ${thing}. ${upperFirst(is)} the ${question}?`,
  },
  {
    // "The post is cut off after 'Timeline &', so ask for timeline and budget."
    form: /^(?:the |their |your |his |her )?(description|post|text|list|brief|ad) (?:is|was|ends) (?:cut off|cut|incomplete) after ["“'‘]([^"“”'‘’]{3,80}?)[.:,]*["”'’],? (?:so )?(?:please )?ask for (?:the |their )?((?:timeline|budget|deadline|scope|rest|list|skills|price|location|stack|start|dates?|requirements)(?:(?:,| and|, and) (?:the |their )?\p{Ll}+){0,2})[.!]?$/iu,
    isPrivate: isSecret,
    word: (text = '', end = '', things = '') =>
      `Your ${text.toLowerCase()} is cut off after “${end}”; could you tell me the ${things.replace(/\b(?:the|their) /g, '')}?`,
  },
  {
    // "I could not open the attachment with the wireframes yet, so price is subject to that."
    form: /^I (?:could|can)(?: not|n['’]?t|not) (open|see|read|view|download) (the (?:attachment|attached files?|files?|document|brief|wireframes|drawings?|video|link|pdf)(?: with [^,;:!?]{3,40}?)?)( yet)?,? so (?:the |my )?(price|estimate|quote|time|timeline) (?:is subject to (?:that|it|them)|depends on (?:that|it|them)|can (?:still )?change)[.!]?$/iu,
    isPrivate: isSecret,
    word: (verb = '', file = '', yet = '', what = '') =>
      `I could not ${verb.toLowerCase()} ${file}${yet}, so the ${what.toLowerCase()} depends on what is in it.`,
  },
  {
    // "title says trading bot but text is only historical data, ask which one"
    form: new RegExp(
      `^(?:the |their |your )?(${PART_OF_POST}) (?:says|is) ([^,;:!?]{3,60}?),? but (?:the |their |your )?(${PART_OF_POST}) (says|is|are|mentions) ([^,;:!?]{3,60}?),? (?:so )?(?:please )?ask which(?: one| of them)?(?: is (?:right|correct|meant|true)| it is| they (?:mean|want|need))?[.!?]*$`,
      'iu',
    ),
    isPrivate: (part) =>
      isSecret(part) ||
      MOCKS.test(part) ||
      / (?:says|is|are|mentions) an? /i.test(part) ||
      isPrivateQuestion(part.replace(/\bbut\b/gi, ' ')),
    word: (one = '', says = '', other = '', verb = '', rest = '') =>
      `The ${one.toLowerCase()} says ${says}, but the ${other.toLowerCase()} ${verb.toLowerCase()} ${rest}: which of them do you need?`,
  },
  {
    // "I think by "GraphBert" they mean GraphCodeBERT, please ask to confirm"
    form: /^I (?:think|guess|assume|suppose) (?:by |with )?(["“][^"“”]{2,40}["”]) (?:they mean|is) ([^,;:!?]{2,60}?),? (?:but |so )?(?:please )?ask (?:them )?(?:to confirm|if (?:that|this) is (?:right|correct|true))[.!]*$/iu,
    // Names are explained, and not what the client thinks.
    isPrivate: (part) => isSecret(part) || !/ (?:mean|is) [^,]*[\p{Lu}\d]/u.test(part),
    word: (named = '', meant = '') => `By ${named} I think you mean ${meant}; could you confirm?`,
  },
  {
    // "need to know: what strategy and do they have their own node / budget for it"
    form: /^(?:I )?need to know: ((?:what|which|how|whether|if|when|where|who)\b[^;:!]{6,200}?)[.!?]*$/iu,
    isPrivate: (part) =>
      isSecret(part) ||
      MOCKS.test(part) ||
      isPrivateQuestion(part.replace(/^.*?need to know: /i, '').replace(/\bbudget for it\b/i, ' ')),
    word: (question = '') => `I would like to know ${toReader(question)}.`,
  },
  {
    // "the attached brief I couldn't open so ask which platform they have to use"
    form: /^(the (?!.*\b(?:money|deposit|payment|review|point|sense)\b)[^,;:!?]{3,40}) I (could not|couldn['’]?t|cannot|can['’]?t) (open|see|find|read),? so (?:please )?ask ((?:which|what|how|whether|if|when|where|who)\b[^;:!]{3,90}?)[.!]?$/iu,
    isPrivate: (part) => isSecret(part) || isPrivateQuestion(part.replace(/^.*? ask /i, '')),
    word: (file = '', could = '', verb = '', question = '') =>
      `I ${/^could/i.test(could) ? 'could not' : 'cannot'} ${verb.toLowerCase()} ${lowerFirst(file)}. I would like to know ${toReader(question.replace(/ \([^)]*$/, ''))}.`,
  },
  {
    // "Their post is cut off after "Required skills:" so ask what was supposed to be there"
    form: /^(?:the |their |your |his |her )?(description|post|text|list|brief|ad) (?:is|was) (?:cut off|cut|incomplete) after ["“]([^"“”]{3,80}?)[.:,]*["”],? (?:so )?(?:please )?ask (?:them )?((?:what|which|how|where|when)\b[^;:!?]{6,80}?)[.!]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(/^.*? ask /i, '')
      return isSecret(part) || MOCKS.test(asked) || isPrivateQuestion(asked)
    },
    word: (text = '', end = '', question = '') =>
      `Your ${text.toLowerCase()} is cut off after “${end}”; I would like to know ${toReader(question)}.`,
  },
  {
    // "Their timeline paragraph is cut off after "Timeline &", ask for it"
    form: /^(?:also )?(?:the |their |his |her )?([\p{L}]+ (?:paragraph|section|sentence|line|list|part))(?: (?:in|of) (?:the|their) (?:post|ad|text|description))? (?:is|was) (?:cut off|cut|incomplete|missing)(?: after ["“'‘][^"“”'‘’]{3,60}["”'’]| at the end)?,? (?:so )?(?:please )?ask for (?:it|the rest)[.!]?$/iu,
    isPrivate: isSecret,
    word: (part = '') => `The ${part.toLowerCase()} of your post is cut off; could you send it?`,
  },
  {
    // "post says onsite but location is not given, ask which city"
    form: /^(?:the |their )?(post|description|text|brief|ad) says ([^,;:!?]{3,40}?),? but (?:the )?([\p{L} ]{3,30}?) is (?:not given|missing|not there|not mentioned),? (?:so )?(?:please )?ask which (\p{L}+)[.!?]*$/iu,
    isPrivate: (part) => isSecret(part) || MOCKS.test(part),
    word: (text = '', says = '', what = '', kind = '') =>
      `Your ${text.toLowerCase()} says ${says}, but not the ${what.toLowerCase()}; which ${kind.toLowerCase()} is it?`,
  },
  {
    // "Location not mentioned in post, ask it"
    form: /^(?:the )?([\p{L} -]{3,30}?) (?:is )?not (?:mentioned|given|stated|named|said) in (?:the )?(?:post|description|ad)(?:,? (?:so )?(?:please )?ask(?: for)?(?: it| this| that)?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (thing = '') => `I would like to know the ${lowerFirst(thing)}.`,
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
    // "he should tell which display and if tags must be saved, post says nothing about tags"
    form: /^(?:they|he|she|(?:the )?client) (?:should|must|needs? to|has to|have to) (?:tell|say|write|answer)(?: (?:me|us))? ((?:if|whether|which|what|how|when|where|who) [^,;:!?]{3,150}?)(?:, (?:the )?(?:post|text|description|brief|ad) (?:says|mentions|has) (?:nothing|only)\b[^;:!?]{0,60})?[.!]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(
        /^.*?(?:tell|say|write|answer)(?: (?:me|us))? |, (?:the )?(?:post|text).*$/giu,
        '',
      )
      return isSecret(part) || MOCKS.test(asked) || isPrivateQuestion(asked)
    },
    word: (question = '') => `I would like to know ${toReader(question)}.`,
  },
  {
    // "I would question whether they need Pinecone when the inventory is in Elasticsearch, but say it gently"
    form: /^I(?:['’]d| would) (question|ask|check) (?:whether|if) (?:they|you) (?:really )?need (?=\S*[\p{Lu}\d])([^,;:!?]{3,120}?)(?:,? but (?:please )?(?:say|put|word) it (?:gently|nicely|politely|kindly|softly)(?:, (?:they|he|she)(?: have| has|['’]ve|['’]s)? named it in the title)?)?[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part) ||
      MOCKS.test(part.replace(/,? but (?:please )?(?:say|put|word) it \p{L}+.*$/u, '')) ||
      /\b(?:pay|afford|budget|money|clueless|can['’]?t)\b/i.test(part),
    word: (verb = '', rest = '') => `I would ${verb.toLowerCase()} whether you need ${toReader(rest)}.`,
  },
  {
    // "Not sure if the city is in Africa or the Gulf, ask them, and if they have the licences (I have my own)"
    form: /^(?:I(?:['’]m| am) )?not sure ((?:if|whether|which|what|how|when|where) (?![^(]*\bI\b)[^;:!?]{4,100}?),? (?:so )?(?:please )?ask (?:them|him|her)((?:,? and (?:if|whether|which|what|how|when|where) [^;:!?()]{4,100}?)?)(?: \([^()]{3,90}\))?[.!]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(
        /^.*?not sure |,? (?:so )?(?:please )?ask (?:them|him|her)| \([^()]*\)/gi,
        '',
      )
      return isSecret(part) || MOCKS.test(asked) || isPrivateQuestion(asked)
    },
    word: (question = '', more = '') => `I would like to know ${toReader(question + more)}.`,
  },
  {
    // "ask politely if this is practice bcos I won't do a live test"
    form: /^(?:please |pls )?ask (?:them |him |her )?(?:politely |nicely |kindly )?((?:if|whether|which|what|how|when|where) [^,;:!?]{4,80}?),? (?:because|bcos|bcoz|bc|since|as) (I (?:will not|won['’]?t|do not|don['’]?t|cannot|can['’]?t|never) (?:do|take|write|accept|work|help|sit) (?!.*\b(?:they|he|she|them|him|client|money|pay|paid)\b)[^,;:!?]{3,60}?)[.!]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(/^.*? ask /i, '').replace(/,? (?:because|bcos|bcoz|bc|since|as) I .*$/i, '')
      return isSecret(part) || MOCKS.test(asked) || isPrivateQuestion(asked)
    },
    word: (question = '', reason = '') =>
      toReader(
        `I would like to know ${question}, because ${reason
          .replace(/\bwont\b/i, 'will not')
          .replace(/\bdont\b/i, 'do not')
          .replace(/\bcant\b/i, 'cannot')}.`,
      ),
  },
  {
    // "First question has to be: whose API is it, and is there permission from the owner?"
    form: /^(?:the |my )?first question (?:has to be|must be|is|would be):? ((?:whose|which|what|who|how|is|are|do|does|has|have|can|will|where|when)\b[^;:!]{6,160}?)\?*$/iu,
    isPrivate: (part) => {
      const asked = part.replace(/^.*?question (?:has to be|must be|is|would be):? /i, '')
      return isSecret(part) || MOCKS.test(asked) || isPrivateQuestion(asked)
    },
    word: (question = '') => `${upperFirst(askReader(question))}?`,
  },
  {
    // "I want to know also if it goes on their website or the sales people show it"
    form: /^I want to know(?: also| first)? ((?:if|whether|which|what|how|when|where|who) (?!.*\bI\b)[^;:!?]{6,140}?)[.!?]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(/^I want to know(?: also| first)? /i, '')
      return isSecret(part) || MOCKS.test(asked) || isPrivateQuestion(asked)
    },
    word: (question = '') => `I would like to know ${toReader(question)}.`,
  },
  {
    // "should a wrong time end as Succeeded or as Failed - 'stop' isn't clear"
    form: /^(?:and )?(should|does|is|will|can) ((?:an?|the) (?:\p{L}+ )[^;:!?]{3,80}? or (?:as |in |on |to )?[^;:!?,]{2,40}?)(?:(?: [-–—]|,) [^;!?]{3,60} (?:is not|isn['’]?t) clear[^;!?]{0,30})?[.?]?$/iu,
    isPrivate: (part) =>
      isSecret(part) ||
      MOCKS.test(part.replace(/\bwrong (?=\p{L}+\b)/iu, '')) ||
      isPrivateQuestion(part) ||
      /\b(?:I|me|my|we)\b/i.test(part),
    word: (verb = '', question = '') => `${upperFirst(verb.toLowerCase())} ${askReader(question)}?`,
  },
  {
    // "could they send me the Excel (even without the real prices)?"
    form: /^(?:can|could) (?:they|he|she) (?:please )?(send|share|give|show) (?:me )?((?:the|an?|some|their|one|two) (?!.*\b(?:money|deposit|payment|advance|review)\b)[^;:!?()]{3,60}?)( \([^()?]{3,45}\))?[.?]*$/iu,
    isPrivate: isSecret,
    word: (verb = '', thing = '', more = '') =>
      toReader(`Could you ${verb.toLowerCase()} me ${thing}${more}?`),
  },
  {
    // "I'd like to know what "partner" means here, equity or paid hours"
    form: /^I(?:['’]d| would) like to know what (["“'‘][^"“”]{2,30}["”'’]) means(?: here| for them)?(?:[,:]? ((?!.*\b(?:I|they|he|she)\b)[^;:!?]{3,80} or [^;:!?]{2,50}?))?[.?]?$/iu,
    isPrivate: isSecret,
    word: (word = '', choice) =>
      `I would like to know what ${word} means here${choice ? `: ${choice}` : ''}.`,
  },
  {
    // "Please ask number of learners, platform and whether lab codes are provided by them"
    form: /^(?:please )?ask (?:for |about )?((?:the )?(?!.*\b(?:money|budget|deposit|payment)\b)[\p{L}\d][\p{L}\d -]{2,40}(?:, (?!which\b|what\b|how\b|if\b|whether\b|and\b)[\p{L}\d -]{2,30}){1,4}),? and ((?:whether|if) [^,;:!?]{5,80}?)[.!?]?$/iu,
    isPrivate: (part) => {
      const asked = part.replace(/^(?:please )?ask (?:for |about )?/i, '')
      return isSecret(part) || MOCKS.test(asked) || isPrivateQuestion(asked)
    },
    word: (things = '', question = '') =>
      `I would like to know ${/^(?:the|which|what|how) /i.test(things) ? '' : 'the '}${toReader(`${things} and ${question}`)}.`,
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
    // "need to know traffic and database size first, ask"
    form: /^(?:I )?need to know ((?:the |their )?(?!whether|if|when|how|why|who|that|they|he|she)[\p{L} -]{3,50}?)( first| before)?,? (?:please |so )?ask[.!]?$/iu,
    isPrivate: isSecret,
    word: (things = '', first = '') =>
      toReader(
        `I need to know ${/^(?:the|their) /i.test(things) ? '' : 'the '}${things}${first ? ' first' : ''}.`,
      ),
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
