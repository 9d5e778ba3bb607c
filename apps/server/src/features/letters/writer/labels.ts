/**
 * What the first sentence of a line names before the next ones say more: a label, a client, an employer or a work. Each function returns
 * it as a sentence, or null for other texts. English only.
 */
import { countWords } from '../../../platform/text.ts'
import { articleFor, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { isBuilt } from './done.ts'
import { tellEmployment } from './employment.ts'
import { labelsClient, NOT_OWN, nameClient, tellAtClient, tellForNamedClient } from './labelled-clients.ts'
import { namesTool } from './names.ts'
import { endSentence } from './sentence-ends.ts'
import { isPastVerb, toPlainVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** What the first sentence of a line names; `next` is the sentence after it. */
export const tellNamed = (text: string, next: string): string | null =>
  tellNameAlone(text, next) ?? wordLabel(text, next) ?? tellClientAct(text) ?? tellEmployer(text)

/** "Verde Clinic Network (8 clinics).", "Verde Aqua's farm dashboard." */
const NAME_ALONE =
  /^\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,4}(?:['’]s (?:\p{Ll}+ ){0,3}\p{Ll}+)?(?: \([^()]{3,60}\))?\.$/u
function tellNameAlone(text: string, next: string): string | null {
  if (!NAME_ALONE.test(text) || !/^(?:They|Their)\b/.test(next)) return null
  return `${/['’]s \p{Ll}/u.test(text) ? 'An example is' : 'One of my clients was'} ${text}`
}

/**
 * What the first sentence of a line names in a fragment before it says more: "Failover: school software company.", "Security:
 * hardening servers, and scripts in Bash.", "Kitchen brand (US): 64 items had wrong names …". Returns it as a sentence; null for
 * other texts.
 */
function wordLabel(text: string, next: string): string | null {
  const [, topic = '', told = ''] = text.match(LABELLED_SENTENCE) ?? []
  // "A good part of my work is plumbing: …" is no label.
  const isLabel = !/\b(?:is|are|was|were|my|I)\b/.test(topic)
  if (told !== '' && isLabel && isWholeSentence(told) && !/^I\b/.test(told)) {
    const [head = ''] = topic.split(/ (?:for|at|of|with) /)
    if (head === topic || !isBuilt(head) || /s$|^my /i.test(head)) return upperFirst(told)
    const project = lowerFirst(topic)
    return `One project was ${articleFor(project)} ${project}. ${upperFirst(told)}`
  }
  const does = tellWhatItDoes(text)
  if (does) return does
  const [, thing = '', detail = '', deed = ''] = text.match(LABELLED_DEED) ?? []
  const [verb = '', rest = ''] = deed.split(/(?= )(.*)/s)
  if (thing && isPastVerb(verb, rest) && (labelsClient(thing) || (isBuilt(thing) && PERSON_ACTS.test(verb))))
    return endSentence(`For ${nameClient(thing)}${detail} I ${deed}`)
  const forClient = tellAtClient(text) ?? (LISTED_CLIENT.test(text) ? tellForNamedClient(text) : null)
  if (forClient) return forClient
  const [, label = '', content = ''] = text.match(LABELLED_FRAGMENT) ?? []
  if (content === '' || isWholeSentence(content) || NOT_OWN.test(label)) return null
  const [, named = '', year = ''] = content.match(CASE_OF) ?? []
  if (named !== '' && /^\p{L}+ (?:case|project|job|engagement|example)$/iu.test(label))
    return `${/^typical/i.test(label) ? 'A' : 'My'} ${label.toLowerCase()} was ${named}${year ? ` (${year})` : ''}.`
  if (/^typical (?:job|case|project|task|order|assignment)$/i.test(label) && /^\d/.test(content))
    return `A ${label.toLowerCase()} was ${content}.`
  if (labelsClient(content) && countWords(content) <= MOST_CLIENT_WORDS) {
    const client = nameClient(content)
    if (/^Most recent(?:ly)?$/i.test(label)) return `Most recently I worked on ${client}.`
    return /^(?:Last|Latest|Best|Biggest|Largest|Recent)\b/.test(label)
      ? `My ${lowerFirst(label)} was for ${client}.`
      : `An example is ${client}.`
  }
  const [, last] = label.match(LAST_ONE) ?? []
  if (last && /^\p{Lu}/u.test(content) && !namesTool(content))
    return `My ${/^(?:last|latest|newest)$/i.test(last) ? 'latest' : last.toLowerCase()} ${/^they\b|^their\b/i.test(next) ? 'client' : 'project'} was ${content}.`
  if (MAIN_WORK.test(label) && /^["“]?\p{Lu}/u.test(content) && !namesTool(content))
    return `My ${lowerFirst(label)} is ${content}.`
  const [, rank, employer, time = ''] = label.match(EMPLOYER) ?? []
  if (rank && employer && /^\p{Lu}/u.test(content))
    return `My ${rank.toLowerCase()} ${employer}${time} ${/ since | the (?:last|past) /.test(time) ? 'has been' : 'was'} ${content}.`
  if (namesTool(content) && /^I\b/.test(next)) return `I work with ${content}.`
  const isWork = /^\p{Ll}+(?:ing|s)\b/u.test(content)
  if (isWork && REFERS_TO_WORK.test(next)) return `My work includes ${content}.`
  return /^\d/.test(next) && IN_FIELD.test(label)
    ? `One of my projects (${lowerFirst(label)}): ${content}.`
    : null
}

/** "Last one: Voss & Lund Millwork." */
const LAST_ONE =
  /^(?:The |My )?(last|latest|newest|most recent|biggest|largest|best) (?:one|example|case|project|client)$/i

/** "staffing firm in Ohio gave me 1,150 names" gets its article; null for other texts. */
function tellClientAct(text: string): string | null {
  const [, client = '', act = ''] = text.match(CLIENT_ACT) ?? []
  return client !== '' && labelsClient(client)
    ? `${upperFirst(nameClient(client))} ${act.replace(/\.?$/, '.')}`
    : null
}
const CLIENT_ACT =
  /^((?!an? |the |my )(?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?: in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?) ((?:gave|sent|paid|asked|hired) me\b.+|(?:wanted|needed|had) (?:an?|the|its|their|\d).+)$/iu

/** "Verde Power Systems, 2018 to 2024, Senior Test Engineer." */
function tellEmployer(text: string): string | null {
  const employed = tellEmployment(text)
  return employed && endSentence(employed)
}

/** "Inbox clerk: reads letters and emails" becomes "The project “Inbox clerk” reads letters and emails"; null for other texts. */
function tellWhatItDoes(text: string): string | null {
  const [, label = '', verb = '', rest = ''] = text.match(LABELLED_VERB) ?? []
  const isProject =
    label !== '' &&
    !/s$|\b(?:role|employer|job|position|client|company|team|current|last|previous|now)\b/i.test(label) &&
    !namesTool(label) &&
    !labelsClient(label)
  return isProject && toPlainVerb(verb, rest) !== undefined && /s$/.test(verb)
    ? endSentence(`The project “${label}” ${verb}${rest}`)
    : null
}
const LABELLED_VERB = /^(\p{Lu}[\p{L}\d-]*(?: [\p{L}\d-]+){0,3}): (\p{Ll}+s)( \S.*)$/su

/** "TV mini series for a beverage brand, 8 episodes." names a work that the next sentences describe; null for other texts. */
export function nameWork(text: string, next: string): string | null {
  const [, thing = ''] = text.match(WORK_FOR) ?? []
  if ((!isBuilt(thing) && !PIECE.test(thing)) || isWholeSentence(text) || /\b(?:I|we|my|our)\b/i.test(text))
    return null
  const told = isWholeSentence(next) || /^\d|\b(?:I|we)\b/.test(next)
  return told && countWords(text) <= MOST_NAME_WORDS
    ? endSentence(`One of my projects: ${/^(?:An? |\p{Lu}\p{Ll})/u.test(text) ? lowerFirst(text) : text}`)
    : null
}

/** A person and no product does this: an app may have "served" and "sold" something itself. */
const PERSON_ACTS =
  /^(?:took|rewrote|rebuilt|migrated|moved|fixed|tested|redesigned|refactored|translated|upgraded|cleaned|automated|set)$/i
/** "Insurance portal (US client): took over 640 tests" */
const LABELLED_DEED = /^(\p{Lu}[\p{L}\d &/-]{2,40}?)( \([^)]{3,40}\))?: (\p{Ll}\S* \S.*)$/su
/** "Health tech on Azure and GCP" */
const IN_FIELD = /^\p{L}+ (?:\p{L}+ )?(?:on|in|at|with) \p{Lu}/u
const WORK_FOR = /^(\p{Lu}[\p{L}\d -]{2,50}) for (?:(?:an?|the|my) \p{L}|\p{Lu})/u
/** Works that are no software. */
const PIECE =
  /\b(?:series|films?|videos?|books?|courses?|campaigns?|episodes?|manuals?|surveys?|reports?|studies|study|catalogues?|catalogs?|magazines?|translations?|illustrations?|posters?|maps?|drawings?|monitoring)$/i
const MOST_NAME_WORDS = 16

/** "For a fintech: …", "Tour operator, daily files by SFTP …" */
const LISTED_CLIENT = /^For [^,.;]{3,60}: |^\p{Lu}[\p{L}’' -]{3,40}, (?!which|who|where|and|but)/u
/** "Apps Script: an accounting office gets …" */
const LABELLED_SENTENCE = /^((?!.* (?:I|we) )\p{Lu}[\p{L}\d &/-]{2,60}): ((?:an?|the|one) .+)$/su
const LABELLED_FRAGMENT = /^(\p{Lu}[\p{L}\d &/-]{2,40}): ((?!I\b|we\b)[^:;]{6,160})\.$/u
/** "Colmeia Delivery, 2022" */
const CASE_OF =
  /^(\p{Lu}[\p{L}&’'-]+(?: \p{Lu}[\p{L}&’'-]+){1,2}|\p{Lu}[\p{L}&’'-]+(?: \p{Lu}[\p{L}&’'-]+){0,2}, an? [^.:;]{4,60}?)(?:, ((?:19|20)\d\d))?$/u
const MOST_CLIENT_WORDS = 6
/** "Main reference: Lichylnyk, a service that …" */
const MAIN_WORK =
  /^(?:Reference|Main|Most representative|Best|Biggest|Largest|Latest|Longest|Most (?:similar|relevant|recent)) (?:reference|project|example|engagement|job|case)$/i
/** "Main employer until 2023" */
const EMPLOYER =
  /^(?:My )?(Main|Longest|Biggest|Largest|Last|Previous|First) (employer|client|customer)( (?:until|since|from|till) [^:]{4,20}| (?:of|for|in) the (?:last|past) [\p{L}\d]+ (?:years|months))?$/iu
const REFERS_TO_WORK =
  /^(?:(?:one|two|three|some|most|half|all) of them|the (?:largest|last|longest|biggest|best|latest))\b/i
