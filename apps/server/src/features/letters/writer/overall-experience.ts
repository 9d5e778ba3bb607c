/**
 * Finds the sentence of the about text that says most about what its writer has done, all in all, of what a post is about: "I have
 * done more than 140 tasks in Odoo", "I've taken part in 14 Intacct implementations". A letter has it before
 * its works, which are chosen in choose-cards.ts. English only.
 */
import { countWords } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { isNoise } from './noise.ts'
import { refersBack } from './passage-openings.ts'
import { endSentence, withoutPeriod } from './sentence-ends.ts'
import { languageOf } from './text-language.ts'

/** In words. */
const LEAST_WORDS = 6
const MOST_WORDS = 32

/** "Since then I've done 54 cost reviews" says since when something else happened. */
const SINCE =
  /^(?:Since then|So far|In total|All in all|Until now|To date|By now)[,:]? (?=I(?:['’]ve| have) )/

/** "I also mentored 22 theses" follows another sentence. */
const ADVERB = /^(I(?:['’]ve| have)?) (?:also|now|personally|already) /

/** Verbs that tell no work. */
const NO_DEED = String.raw`(?:hated|loved|liked|wanted|applied|asked|failed|wished|hoped|feared|visited|watched)\b`

/** Why, what follows from it, and what the person thinks of it: "…, because in my first company we were only three" */
const REMARK =
  /,?(?: mostly| mainly| partly)? (?:because|since I|so(?: that)?|which is why|– the|– and|and (?:have|I have) opinions|and (?:it|I (?:go|know|still|enjoy|love|like))|and enjoy) .*$|,? (?:in anger|and enjoy it)$/su

const NUMBER =
  '(?:(?:more than|over|about|around|some|almost|nearly|roughly|just over|well over|at least) )?(?:\\d[\\d,.]*\\+?(?:-(?:odd|something))?|a dozen|dozens of|several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)'
/** What the years or the size of a thing are counted in, and no works. */
const UNIT =
  '(?:years?|yrs|months?|weeks?|days?|hours?|minutes?|people|times|USD|EUR|GBP|percent|children|kids|cats?|dogs?|languages?|customers)'

/** How many works of a kind: "I have built 23 extensions", "I've taken part in 14 implementations" */
const COUNTS = new RegExp(
  String.raw`^I(?:['’]ve| have)? (?:(?:now|also|personally|already) )?(?!started|worked for|${NO_DEED})(?:\p{L}+ed|done|built|made|written|wrote|led|run|ran|set up|taken part in|brought|put|taught|sold|shipped) (?:\p{L}+ ){0,3}?${NUMBER} (?!${UNIT}\b)(?:[\p{L}'’-]+ ){0,3}\p{L}{3,}`,
  'u',
)
/** "I have repaired enough Loki installs", "I've brought many sites from red to green" */
const OFTEN = new RegExp(
  String.raw`^I(?:['’]ve| have) (?:(?:also|personally|now) )?(?!${NO_DEED})(?:\p{L}+ed|done|built|made|written|led|run|set up|brought|put|taught|shipped|seen through) (?:enough|many|hundreds of|dozens of|most of|every kind of) `,
  'u',
)
/** "I've forked Verba twice for clients", "I've integrated Hikvision by every route" */
const HAS_DONE = new RegExp(
  String.raw`^I(?:['’]ve| have) (?:(?:also|personally|now) )?(?!${NO_DEED}|(?:lived|moved|touched|dabbled|played|learned|learnt|tried|decided|always|never|been|had|got|worked (?:for|at|from|in (?!production))|seen|studied|passed)\b)(?:\p{L}+ed|done|built|made|written|led|run|set up|brought|put|taught) `,
  'u',
)
/** "Weaviate is the vector store I know best" */
const KNOWN_BEST =
  /^[\p{L}\d][^,.:;]{1,40} is (?:the|my) [^.]{0,40}\b(?:I know best|I use most|I know inside out)\b/u

/** What each form is worth beside what the sentence shares with the post, and how much of that it needs. */
const FORMS: { form: RegExp; worth: number; least: number }[] = [
  { form: COUNTS, worth: 8, least: 2 },
  { form: KNOWN_BEST, worth: 8, least: 4 },
  { form: OFTEN, worth: 4, least: 4 },
  { form: HAS_DONE, worth: 2, least: 7 },
]

/** Words to the reader, prices, what the person does not do, and what only another sentence explains. */
const BESIDE =
  /\b(?:you|your|yours|never|not|nobody|no longer|if|rate|price|hourly|available|regret|lost|failed|blew|burned|wife|husband|son|daughter|father|mother|brother|sister|he|she|him|her|them|they|those|these|there|here|such|friends?|mistakes?|errors|wrong|the whole way|anything|everything)\b|\.\.\.|…|n['’]t\b|[?!]|https?:|\b(?:with|in|on|for|at|from|of|about|doing|done|after|before|used) (?:that|it|this)\b|\([^)]*$/iu

/** Returns the sentence; null where the about text has none, or the letter says it already in `said`. */
export function tellOverallExperience(task: LetterTask, said: string): string | null {
  if (task.options.language !== 'en' || task.options.length === 'short') return null
  const found = task.cards.flatMap(({ card: { kind, text: written }, common }) => {
    const bare = withoutPeriod(
      written
        .replace(SINCE, '')
        .replace(ADVERB, '$1 ')
        .replace(REMARK, '')
        .replace(/ in anger\b/, ''),
    )
    // "I have connected 13 carriers: bpost, PostNL, DPD …" is long enough without their names.
    const text = countWords(bare) > MOST_WORDS ? bare.replace(/: .*$/s, '') : bare
    const form = FORMS.find((one) => one.form.test(text))
    const shared = [...common.values()].reduce((sum, part) => sum + part, 0)
    const isLeft =
      form !== undefined &&
      kind === 'work' &&
      shared >= form.least &&
      isClear(text, task) &&
      !saysPart(said, text)
    return isLeft ? [{ text, worth: shared + form.worth }] : []
  })
  const [best] = found.sort((one, other) => other.worth - one.worth)
  return best ? endSentence(best.text) : null
}

/** Works of a letter may begin with other words than their sentence in the about text. */
const saysPart = (said: string, text: string) =>
  said.includes(text.slice(-END)) || said.includes(text.slice(0, END))
/** In characters. */
const END = 40

const isClear = (text: string, task: LetterTask) =>
  countWords(text) >= LEAST_WORDS &&
  countWords(text) <= MOST_WORDS &&
  !refersBack(text) &&
  !BESIDE.test(text) &&
  !isNoise(text) &&
  languageOf(text, task) === 'en'
