/**
 * What the person needs from the client or could not open, as busy people type it: "need the failing log", "I couldn't open the
 * file, says no access", "I'd rather not get his password, better he makes me an admin user".
 */
import { lowerFirst } from '../../jobs/index.ts'
import { type Form, isSecret } from './forms.ts'
import { toReader } from './questions.ts'
import { hasPrivateSign } from './reports.ts'

/** What a client hands over before work begins. */
const HANDED_OVER =
  '(?:logs?|access|files?|repo(?:sitory)?|credentials|keys?|screenshots?|schema|samples?|exports?|links?|brief|wireframes?|backup|config(?:uration)?|IP|datasheets?|drawings?|texts?|photos?)'
/** Not what is asked for so: money, and what proves that somebody is serious. */
const NO_DOCUMENT = '(?!.*\\b(?:money|deposit|payment|review|tip|contract|advance|point|sense)\\b)'

/** The forms of such asks. */
export const OWN_ASKS: Form[] = [
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
      `^I need (the ${NO_DOCUMENT}(?:script|code|file|export|archive|database|document|list)s?(?: (?:plus|and|\\+) [^,;:!?]{3,60}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (things = '') => toReader(`I need ${things}.`),
  },
  {
    // "I need a written ok that test accounts are allowed"
    form: /^(?:and |but )?I need (an? (?:written )?(?:ok|okay|confirmation|permission|agreement))( (?:that|from|for|to) (?!.*\b(?:pay|money|deposit)\b)[^,;:!?]{3,60}?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', rest = '') => toReader(`I need ${what.replace(/\bok\b/i, 'OK')}${rest}.`),
  },
  {
    // "I couldn't open the google doc, says no access"
    form: new RegExp(
      `^I (?:could not|couldn['’]?t|cannot|can['’]?t) (open|read|see) (the ${NO_DOCUMENT}[^,;:!?]{3,40}?)(?:, (?:it )?says? ([^,;:!?]{3,30}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', thing = '', reason) =>
      `I could not ${verb.toLowerCase()} ${lowerFirst(thing)}${reason ? `: it says ${reason}` : ''}.`,
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
    form: /^I(?:['’]d| would) rather not ((?:get|have|use|know) [^,;:!?]{4,40}?), better (?:if )?(?:he|she|they) (make|give|create|send|add|set)s? (me [^,;:!?]{4,70}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', verb = '', how = '') =>
      toReader(
        `I would rather not ${what.replace(/\b(?:his|her)\b/g, 'their')}; it is better if you ${verb.toLowerCase()} ${how.replace(/ and (\p{Ll}{3,})s(?= )/u, ' and $1')}.`,
      ),
  },
  {
    // "my ECG notebook I can share"
    form: /^(my [^,;:!?]{3,50}?) I can (share|send|show|attach)( (?:with|before|after|on|at) [^,;:!?]{2,40}| today| tomorrow)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (thing = '', verb = '', when = '') =>
      toReader(`I can ${verb.toLowerCase()} ${lowerFirst(thing)}${when}.`),
  },
]
