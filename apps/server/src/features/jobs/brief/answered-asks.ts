/**
 * Finds out which asks of a post a letter answers, and with which sentence. It reads any letter: a generated one, an
 * edited one, or one that a person has written.
 */
import type { AnsweredAsk, Ask } from '@gigbell/contract'
import { contentWords, countWords, detectLanguage, splitSentences, stem } from '../../../platform/text.ts'
import { readFields } from '../fields-of-work.ts'
import { readTerms } from '../terms.ts'

/** No letter is longer; later sentences answer nothing. */
const MAX_LETTER_LENGTH = 20_000

/** Marks each ask as answered by a sentence of the letter, or not. */
export function findAnsweredAsks(asks: readonly Ask[], letter: string): AnsweredAsk[] {
  const text = letter.slice(0, MAX_LETTER_LENGTH)
  const sentences = splitSentences(text).map((sentence) => sentence.text)
  return asks.map((ask) => {
    const by = findAnswer(ask, sentences, text)
    return { ...ask, answered: by !== null, by }
  })
}

function findAnswer(ask: Ask, sentences: string[], letter: string): string | null {
  switch (ask.kind) {
    case 'word':
      return findWord(ask, sentences, letter)
    case 'rate':
      return sentences.find((sentence) => statesPrice(sentence, ask.quote)) ?? null
    case 'availability':
      return sentences.find((sentence) => statesTime(sentence, ask.quote)) ?? null
    case 'sample':
      return sentences.find((sentence) => LINK.test(sentence) || EXAMPLE.test(sentence)) ?? null
    case 'attachment':
      return sentences.find((sentence) => ATTACHED.test(sentence)) ?? null
    case 'other':
      return findObservedForm(ask, sentences, letter)
    default:
      return findAnswerToQuestion(ask.quote, sentences)
  }
}

const LINK =
  /https?:\/\/\S|\bwww\.\S|\b[\w-]{2,40}\.(?:com|net|org|io|dev|app|co|me|design|studio|de|fr|es|uk|eu)(?:\/\S*)?(?![\w@])/i
/** A sentence that tells an example instead of linking to it. */
const EXAMPLE =
  /^(?:an|one) example\b|^(?:a )?similar (?:project|job|case|work)\b|^(?:ein beispiel|un exemple|un ejemplo)\b/i
const ATTACHED =
  /\b(?:attach(?:ed|ing)?|enclosed?|ci-joint|adjunt[oae]\w*|beigefügt|angehängt|im anhang)\b|https?:\/\/\S/iu

/** The wanted text must stand where the post wants it: at the beginning, at the end, or anywhere. */
function findWord(ask: Ask, sentences: string[], letter: string): string | null {
  const wanted = ask.asks.match(/“([^”]+)”/)?.[1]?.toLowerCase()
  if (!wanted) return null
  const bare = letter.trim().toLowerCase()
  const isPlaced = /\bbegin your letter\b/.test(ask.asks)
    ? bare.replace(/^[^\p{L}\p{N}#]+/u, '').startsWith(wanted.replace(/^[^\p{L}\p{N}#]+/u, ''))
    : /\bend your letter\b/.test(ask.asks)
      ? bare.slice(-wanted.length - 40).includes(wanted)
      : bare.includes(wanted)
  if (!isPlaced) return null
  return sentences.find((sentence) => sentence.toLowerCase().includes(wanted)) ?? sentences[0] ?? null
}

const SUM =
  /(?:[$€£]|\b(?:usd|eur|gbp|chf|us\$))\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:k\s?)?(?:[$€£]|(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|cents?|dólares)\b)/i
const PRICE_CONTEXT =
  /\b(?:ask|all[- ]in|take|bill|invoice|comes? to|works? out|sum|rates?|charge|price[sd]?|quote|fee|costs?|per|an hour|hourly|each|a (?:word|page|day|week|month|piece)|flat|fixed|total|for (?:this|the|all|both|everything)|estimate|would (?:be|ask|want)|ask for|budget|tarif\w*|prix|precio|cobr\w+|presupuesto|preis\w*|stundensatz|pro|je|honorar\w*|por|par|kost\w+)\b|\/\s?(?:h|hr|hour|word|page|stunde|hora|heure)\b/iu
const PRICE_UNIT =
  /\b(?:per|a|an|each|\/|pro|por|par)\s?(hour|word|page|day|week|month|image|video|episode|project|piece|stunde|wort|hora|palabra|heure|mot)\b/i
/** A sum of somebody else: the client's budget, or what an earlier work achieved. */
const OTHER_SUM =
  /\b(?:your (?:budget|ad spend|spend)|revenue|sales|raised|saved|grew|turnover|funding|worth of|umsatz|ventas)\b/iu

function statesPrice(sentence: string, quote: string): boolean {
  if (!SUM.test(sentence) || !PRICE_CONTEXT.test(sentence) || OTHER_SUM.test(sentence)) return false
  const wanted = quote.match(PRICE_UNIT)?.[1]?.toLowerCase()
  const given = sentence.match(PRICE_UNIT)?.[1]?.toLowerCase()
  return !wanted || !given || wanted === given || /\b(?:total|fixed|flat|altogether)\b/i.test(sentence)
}

const NUMBER = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|half a|an?|un[ae]?|deux|trois|dos|tres|zwei|drei|eine?[rnm]?)`
const DURATION = new RegExp(
  String.raw`\b${NUMBER}(?:\s?(?:-|–|to|or|bis|à|a)\s?${NUMBER})?\s(?:\w+\s)?(?:hours?|days?|weeks?|months?|evenings?|afternoons?|mornings?|horas?|días?|semanas?|heures?|jours?|semaines?|stunden?|tagen?|wochen?)\b`,
  'iu',
)
const HOURS = new RegExp(
  String.raw`\b${NUMBER}(?:\s?(?:-|–|to)\s?${NUMBER})?\s?(?:\w+\s)?(?:hours?|hrs?|h|horas|heures|stunden)\b|\bfull[- ]time\b|\bpart[- ]time\b`,
  'iu',
)
const MOMENT =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|today|tomorrow|tonight|immediately|right away|straight away|at once|now|this (?:week|month|afternoon|evening)|next (?:week|month|monday)|the \d{1,2}(?:st|nd|rd|th)|weekends?|evenings?|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}|lunes|martes|miércoles|jueves|viernes|mañana|hoy|lundi|mardi|mercredi|jeudi|vendredi|demain|aujourd['’]hui|immédiatement|montag|dienstag|mittwoch|donnerstag|freitag|heute|morgen|sofort|nächste\w* woche|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|\d{1,2}\.\d{1,2}\.)\b/iu
const ZONE =
  /\b(?:GMT|UTC|CET|CEST|EST|EDT|PST|PDT|CST|MST|IST|BST|AEST|EET|WET|MSK|(?:eastern|pacific|central|mountain|european|berlin|london|madrid|paris|new york|indian|central european) (?:standard )?(?:time|hours)|time ?zone|overlap|zeitzone|fuseau|zona horaria)\b/iu
const AVAILABLE =
  /\b(?:empty|open|diary|calendar|yours|available|free|start|begin|availability|ready|join|begin|disponib\w+|empezar|commencer|verfügbar|anfangen|beginnen|frei|can do|works? for me|cover|keep|meet|deliver\w*|finish\w*)\b/iu
/** What the writer will do, not what an earlier work took. */
const OUTLOOK =
  /\b(?:can|could|will|would|['’]ll|['’]d|need|takes?|deliver|ready|done|within|turn-?around|usually|typically|estimate|about (?:\d|an?\b|half|one|two|three|four|five|six|seven|eight|nine|ten)|expect|it['’]s|puedo|podría|tard\w+|peux|pourrais|livr\w+|kann|könnte|brauche|dauert|liefer\w+)\b/iu
const PAST =
  /\b(?:I|we) (?:\w+ly )?(?:built|made|did|wrote|took|finished|delivered|rebuilt|migrated|translated|designed|worked|had|spent|led|ran)\b/i

function statesTime(sentence: string, quote: string): boolean {
  if (/\?$/.test(sentence)) return false
  if (/\b(?:time ?zone|overlap|zeitzone|fuseau|zona horaria)\b/i.test(quote) && ZONE.test(sentence))
    return true
  if (
    /\bhours?\b.{0,30}\b(?:a|per|each|every) (?:week|day)|\bhow many hours|horas|heures par|stunden pro/i.test(
      quote,
    )
  )
    return HOURS.test(sentence) && !PAST.test(sentence)
  const plans = !PAST.test(sentence) && (OUTLOOK.test(sentence) || AVAILABLE.test(sentence))
  if (
    /\b(?:how long|how soon|turn-?around|time ?lines?|time ?frames?|how many days|delivery|estimat\w+|eta|délai|combien de temps|wie lange|bis wann|cuánto tiempo|plazo|deadline|date|by)\b/iu.test(
      quote,
    )
  )
    return plans && (DURATION.test(sentence) || MOMENT.test(sentence) || HOURS.test(sentence))
  return (
    plans && (MOMENT.test(sentence) || DURATION.test(sentence) || HOURS.test(sentence) || ZONE.test(sentence))
  )
}

/** A form that can be checked: the length of the letter, or its language. */
function findObservedForm(ask: Ask, sentences: string[], letter: string): string | null {
  const first = sentences[0] ?? null
  const most = ask.quote.match(
    /\b(?:under|below|max(?:imum)?|at most|up to|no more than|less than|within|unter|höchstens|moins de|menos de)\b.{0,15}?\b(\d{2,4})\s?(?:words?|wörter\w*|mots|palabras)/iu,
  )?.[1]
  if (most) return countWords(letter) <= Number(most) ? first : null
  const language = ask.quote.match(
    /\b(?:in|auf|en) (english|german|spanish|french|deutsch|englisch|spanisch|französisch|español|inglés|anglais|français|allemand)\b/iu,
  )?.[1]
  if (language) return detectLanguage(letter) === LANGUAGE_NAMES[language.toLowerCase()] ? first : null
  return findAnswerToQuestion(ask.quote, sentences)
}

const LANGUAGE_NAMES: Record<string, string> = {
  english: 'English',
  englisch: 'English',
  inglés: 'English',
  anglais: 'English',
  german: 'German',
  deutsch: 'German',
  allemand: 'German',
  spanish: 'Spanish',
  spanisch: 'Spanish',
  español: 'Spanish',
  french: 'French',
  französisch: 'French',
  français: 'French',
}

/** "Please let us have your LinkedIn", "Do you have a page to show?" */
const WANTS_PAGE =
  /\b(?:linked ?in|your (?:website|site|page|portfolio)|(?:page|picture|link)s? to (?:show|share|look at|see)|links?)\b/i

/** Words of questions that do not say what the question is about. */
const ASKING =
  /^(?:answer|question|applic|propos|messag|letter|tell|describ|explain|includ|mention|brief|short|sentenc|paragraph|differ|certain|roughly|ever|already|please|overview|detail|specif|approach|similar|relevant|experienc|favou?rit|opinion|year|many|much|client|company|believ|think|prefer|main|first|start|summar|introduc|best|handl|includ|provid|send|share)/i
/** Words that mean the same in a question and in its answer. */
const SYNONYMS: [RegExp, RegExp][] = [
  [/\bnative\b/i, /\b(?:native|mother tongue|first language|grew up)\b/i],
  [
    /\b(?:certifi\w+|licen[cs]\w+|diploma|degree|qualifi\w+|academic)\b/i,
    /\b(?:certifi\w+|licen[cs]\w+|diploma|degree|BSc|MSc|PhD|master['’]?s|bachelor\w*|university|qualified)\b/i,
  ],
  [
    /\b(?:alone|team|agency|individual)\b/i,
    /\b(?:alone|on my own|by myself|solo|team|agency|freelancer|independent\w*)\b/i,
  ],
  [
    /\b(?:based|located|location|where (?:are|do) you|live|country)\b/i,
    /\b(?:based in|located in|live in|from)\b/i,
  ],
  [
    /\b(?:approach|how would you|how do you|how will you|process|strategy|plan|method|what would you|look at first|where you would)\b/i,
    /\b(?:I['’]d|I would|I['’]ll|I will|I start|my approach|first,|first I|I usually|I always|step)\b/i,
  ],
  [
    /\b(?:which|what) (?:\w+ )?(?:tools?|programs?|software|frameworks?|stack|libraries|microphone)\b/i,
    /\b(?:use|using|with|work in|rely on)\b/i,
  ],
]
const WORK =
  /\b(?:I|we)(?:['’]ve| have)?(?: \w+)? (?:\p{L}{3,}ed|built|made|did|done|wrote|written|work|led|ran|taught|set up|spent|use|won|found|cut|brought|grew|took|sold|kept|went|drew|shot|put|gave)\b|\b\d+\+? years\b|\b(?:built|migrated|designed|translated|edited|led|rebuilt|developed|shipped|delivered|took)\b|\bmy work (?:also )?includes\b|^For \p{Lu}[^.]{2,60}?(?::| I )|\b(?:saved|won|improved|dropped|rose|fell|down|up|grew|reached)\b.{0,40}\d/iu
const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|half a decade|a decade)\b/i

function findAnswerToQuestion(question: string, sentences: string[]): string | null {
  const sum = question.match(/\b(\d{1,4})\s?([+x×*–-]|plus|minus|times)\s?(\d{1,4})\b/i)
  if (sum)
    return sentences.find((sentence) => new RegExp(String.raw`\b${calculate(sum)}\b`).test(sentence)) ?? null
  const favourite = question.match(/\bfavou?rite (?:\w+ ){0,2}?(\w+)/i)?.[1]
  if (favourite)
    return (
      sentences.find(
        (sentence) => /\bfavou?rite\b|\bI (?:love|like)\b/i.test(sentence) && !/\?$/.test(sentence),
      ) ?? null
    )
  if (WANTS_PAGE.test(question)) {
    const link = sentences.find((sentence) => LINK.test(sentence))
    if (link) return link
  }
  const example = sentences.find((sentence) => EXAMPLE.test(sentence))
  if (
    example &&
    /\b(?:similar|comparable|examples?|like this|ähnlich\w*|similaires?|parecid\w+)\b/i.test(question)
  )
    return example
  const topics = new Set(
    contentWords(question)
      .map(stem)
      .filter((topic) => !ASKING.test(topic)),
  )
  const wantsFigure = /\bhow (?:many|much|long|often|big|large)\b|\bnumber of\b|\byears\b/i.test(question)
  const wantsExperience =
    /\b(?:experience|have you|worked|done|familiar|background|projects?|case|built|used|handled|did you)\b/i.test(
      question,
    ) || ASKS_FOR_RESULT.test(question)
  const meanings = readMeanings(question)
  const ranked = sentences
    .filter(
      (sentence) =>
        !/\?\W*$/.test(sentence) && countWords(sentence) > 2 && (!wantsFigure || FIGURE.test(sentence)),
    )
    .map((sentence) => ({
      sentence,
      worth: rateAnswer({ question, topics, meanings, wantsExperience }, sentence),
    }))
    .sort((a, b) => b.worth - a.worth)
  const best = ranked[0]
  return best && best.worth >= 1 ? best.sentence : null
}

/** "What growth did you achieve elsewhere?", "How many have you written?": questions about the results of earlier work. */
const ASKS_FOR_RESULT =
  /\b(?:(?:did|has|have|were) (?:\p{L}+ ){0,6}(?:you|yours|your work|others?|brand|firm|shop|model|project|study)\b|you(?:['’]ve| have)? (?:achieved|reached|saved|won|brought|written|made|sold|grew|taught|worked on|were part of|been part of)\b|(?:what|how much|how far|what share) did\b|how (?:it|they|these|those) (?:ended|went|turned out))/iu

/** What a question is about. */
interface Asked {
  question: string
  topics: ReadonlySet<string>
  meanings: ReadonlySet<string>
  wantsExperience: boolean
}

/** An answer shares the topic of the question (1 and more), or has a word that only an answer to it has. */
function rateAnswer({ question, topics, meanings, wantsExperience }: Asked, sentence: string): number {
  const said = new Set(contentWords(sentence).map(stem))
  const shared = countShared(topics, said) || countShared(meanings, readMeanings(sentence))
  const synonym = SYNONYMS.some(([asked, answer]) => asked.test(question) && answer.test(sentence))
  const works = wantsExperience && WORK.test(sentence)
  // "Have you solved such a case?" does not say what it is about.
  if (shared === 0 && works && REFERS_TO_POST.test(question)) return FIGURE.test(sentence) ? 1.2 : 1
  if (topics.size === 0) return works || synonym ? 1 : 0
  if (shared === 0) return synonym && topics.size <= 2 ? 1 : 0
  const share = shared / Math.min(topics.size, 4)
  return share >= 0.5 || works || synonym ? 1 + share : share * 1.5
}

const REFERS_TO_POST =
  /\b(?:such (?:an?|work|cases?|projects?|jobs?)|(?:do|did|done|doing|like|of|for|handled|solved|with|in) (?:this|that|these|those)\b|like (?:this|ours|mine)|similar|comparable|elsewhere|somewhere else|for others|(?:an)?other (?:brand|firm|company|client|shop|store|team|customer)s?|of yours|after your work)/i

/** The terms of a text that mean the same in other words, and the fields of work that it names. */
function readMeanings(text: string): Set<string> {
  const terms = [...readTerms(text)].filter((term) => !ASKING.test(term))
  return new Set([...terms, ...[...readFields(text).keys()].map((field) => `field ${field}`)])
}

const countShared = (wanted: ReadonlySet<string>, said: ReadonlySet<string>) =>
  [...wanted].filter((one) => said.has(one)).length

function calculate([, a, sign, b]: RegExpMatchArray): number {
  const [one, two] = [Number(a), Number(b)]
  if (sign === '+' || sign === 'plus') return one + two
  return sign === '-' || sign === '–' || sign === 'minus' ? one - two : one * two
}
