/** Tells which sentences of a letter state when the writer starts, how long the job takes, or how many hours they have. */
import { countWords } from '../../../../platform/text.ts'
import { readWantedTime } from '../wanted-time.ts'
import { isQuestion, type LetterSentence } from './letter-sentences.ts'

const NUMBER = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|half a|a couple of|a few|an?|un[ae]?|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|diez|zwei|drei|vier|fünf|sechs|zehn|eine?[rnm]?)`
const RANGE = String.raw`(?<![\p{L}\d.,])~?${NUMBER}(?:\s?(?:-|–|to|or|bis|à|a|oder|o|ou)\s?${NUMBER})?`
const UNIT = `(?:hours?|hrs?|h|days?|weeks?|months?|evenings?|afternoons?|mornings?|weekends?|horas?|días?|semanas?|meses|mes|heures?|jours?|semaines?|mois|stunden?|tagen?|wochen?|werktagen?|arbeitstagen?|monaten?)`
const DURATION = new RegExp(
  String.raw`${RANGE}[\s-]?(?:(?:more|full|working|business|calendar|solid|good|volle|jours?|ouvrés|hábiles|arbeits)[\s-]){0,2}${UNIT}(?!\p{L})`,
  'iu',
)
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr)?`
/** Hours that somebody works in a week or on a day. */
const CAPACITY = new RegExp(
  String.raw`${RANGE}\+?\s?(?:\p{L}+\s)?(?:hours?|hrs?|h|days?|evenings?|horas|días|heures|jours|stunden|tage)(?!\p{L})\s?(?:a|per|each|every|\/|in the|por|par|pro|in der|die|weekly|daily|am|à la|a la)\s?(?:week|day|month|wk|weekend|semana|día|semaine|jour|woche|tag)?(?!\p{L})|\b(?:full|part)[- ]time\b|\b(?:vollzeit|teilzeit|temps (?:plein|partiel)|tiempo completo|media jornada)\b|\b(?:mornings?|evenings?|afternoons?|weekends?|weekdays|nights)\b|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?s?\s?(?:to|through|–|-|until)\s?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)|${CLOCK}\s?(?:to|until|–|-|bis|à|a)\s?${CLOCK}(?=\W*(?:GMT|UTC|CET|CEST|EST|EDT|PST|PDT|CST|IST|BST|time|Uhr|h\b|my|[.(,]|$))`,
  'iu',
)
const MOMENT =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|today|tomorrow|tonight|immediately|right away|straight away|at once|same day|as soon as|now|this (?:week|month|afternoon|evening)|next (?:week|month|monday)|the \d{1,2}(?:st|nd|rd|th)|weekends?|evenings?|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}|lunes|martes|miércoles|jueves|viernes|mañana|hoy|inmediatamente|de inmediato|lundi|mardi|mercredi|jeudi|vendredi|demain|aujourd['’]hui|immédiatement|montag|dienstag|mittwoch|donnerstag|freitag|heute|morgen|sofort|nächste\w* woche|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|\d{1,2}\.\d{1,2}\.|\d{1,2}\/\d{1,2})\b/iu
const ZONE =
  /\b(?:GMT|UTC|CET|CEST|EST|EDT|PST|PDT|CST|MST|IST|BST|AEST|EET|WET|MSK|(?:eastern|pacific|central|mountain|european|berlin|london|madrid|paris|new york|indian|central european|brasília|brasilia|manila|lagos|dubai|sydney) (?:standard )?(?:time|hours)|time ?zone|overlap|zeitzone|fuseau|zona horaria|hora (?:peninsular|de))\b/iu
/** Who says where they live says their time zone as well. */
const PLACE =
  /\b(?:I['’]m|I am|based|living|I live|je vis|j['’]habite|vivo|estoy|ich (?:lebe|wohne|sitze)) (?:currently |now )?(?:in|à|en|aus)(?!\p{L})|\bhours (?:ahead|behind)\b/iu
const STARTS =
  /\b(?:start(?:ing)?|begin|available|availability|free|ready|yours|join|onboard|open|empty|disponib\w+|empezar|empiezo|comenzar|commencer|commence|démarrer|verfügbar|anfangen|beginnen|loslegen|starten|frei|libre)\b/iu
const FINISHES =
  /\b(?:deliver\w*|finish\w*|done|ready|complete[ds]?|completion|handed? over|in your inbox|live|fertig|liefer\w*|abgeb\w*|livr\w*|termin\w*|rend\w*|entreg\w*|listo|lista|acab\w*)\b/iu
/** Words beside which a duration is that of this job: "about two weeks", "I need", "takes" */
const STATES_ESTIMATE =
  /\b(?:can|could|will|would|['’]ll|['’]d|need|takes?|within|turn-?around|usually|typically|estimate\w*|timeline|schedule|plan|about|around|roughly|approx\w*|expect|it['’]s|that['’]s|is|phase|milestones?|reckon|count on|ask|busy|from the (?:day|moment)|on your desk|working days|business days|werktage\w*|jours ouvrés|días hábiles|comptez|cuenta|puedo|podría|tard\w+|necesit\w+|plazo|peux|pourrais|faut|délai|compte[rz]?|prévois|kann|könnte|brauche|dauert|rechne|plane|schätze)\b/iu
/** What is neither a start, a duration nor a capacity: "I answer within two hours", "two weeks of free fixes". */
const OTHER_TIMES = new RegExp(
  [
    // "I reply within 12 hours", "an update every two days"
    String.raw`(?:repl(?:y|ies)|answer\w*|respon[ds]\w*|get back|updates?|reports?|check[- ]?ins?|demos?|antwort\w*|répond\w*|respond\w*)\b[^.;]{0,40}${RANGE}\s?${UNIT}`,
    String.raw`(?:every|each|alle|tou[st]e?s les|cada)\s(?:${RANGE}\s)?${UNIT}`,
    // "30 days of support after delivery", "a week of free fixes"
    String.raw`${RANGE}[\s-](?:${UNIT})(?:['’])?\s(?:of\s)?(?:\p{L}+\s){0,2}(?:support|warranty|guarantee|notice|fix(?:es|ing)|bug\p{L}*|maintenance|watching|monitoring|training|revisions?|garantie|garantía|soporte|gewährleistung)`,
    String.raw`(?:support|warranty|guarantee|fixes|notice|garantie|garantía|soporte)\b[^.;,]{0,30}${RANGE}\s?${UNIT}`,
    // "two hours from Lyon", "6 hours ahead of you"
    String.raw`${RANGE}\s${UNIT}\s(?:ahead|behind|overlap|of overlap|from (?=\p{Lu})|away)`,
    // "two messages a day"
    String.raw`(?<!\p{L})(?!(?:hours|hrs|days|evenings|horas|días|heures|jours)\b)\p{L}+s (?:a|per|each|pro|par|por) (?:hour|day|week|month)`,
    // "for the last six months"
    String.raw`(?:last|past|previous|letzten|derniers|últim\p{L}+)\s${RANGE}\s${UNIT}`,
  ].join('|'),
  'giu',
)
/** "start in two weeks", "free 12 days after your yes", "two weeks from now" */
const UNTIL_START = new RegExp(
  String.raw`\b(?:start\p{L}*|begin|available|free|join|empezar|commencer|anfangen|beginnen|verfügbar|frei|disponible)\b[^.;,]{0,25}?(?:in|within|after|en|dans|nach)?\s?${RANGE}\s(?:\p{L}+\s)?${UNIT}|${RANGE}\s(?:\p{L}+\s)?${UNIT}\s(?:from now|after (?:your|you|the|we|agreement|yes|a)\b|from (?:today|your)|notice)`,
  'giu',
)

/** Finds the sentence that states the time which `quote` wants; null where none does. */
export function findTime(sentences: readonly LetterSentence[], quote: string): string | null {
  const statements = sentences
    .filter(({ text, tellsWork }) => !tellsWork && !isQuestion(text))
    .map(({ text }) => ({ text, plain: text.replace(OTHER_TIMES, ' ') }))
  const find = (states: (plain: string, text: string) => boolean) =>
    statements.find(({ text, plain }) => states(plain, text))?.text
  const wanted = readWantedTime(quote)
  const zone = wanted.zone ? find((_, text) => ZONE.test(text) || PLACE.test(text)) : undefined
  if (zone) return zone
  if (wanted.hours) return find((plain) => CAPACITY.test(plain)) ?? null
  const days = readDays(quote)
  const sameDay =
    days.length === 0 ? undefined : find((plain) => readDays(plain).some((day) => days.includes(day)))
  if (sameDay) return sameDay
  const duration = wanted.duration ? find(statesDuration) : undefined
  if (duration) return duration
  if (wanted.duration && !wanted.start) return null
  const start = find(statesStart)
  return start ?? (ONLY_START.test(quote) ? null : (find((plain) => CAPACITY.test(plain)) ?? null))
}
/** "Can you deliver by the 15th?" is answered by what is said about the 15th. */
const readDays = (text: string): string[] =>
  (text.match(DAY) ?? []).map((day) => day.toLowerCase().replace(/^the /, ''))
const DAY =
  /\bthe \d{1,2}(?:st|nd|rd|th)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:tomorrow|tonight|christmas|easter)\b/gi
const ONLY_START =
  /\b(?:when (?:can|could|would|are) you (?:able to )?(?:start|begin|free|available|join)|start(?:ing)? date|date of start|earliest|how soon (?:can|could) you (?:start|begin)|cuándo (?:puedes|podrías|puede|podría) (?:empezar|comenzar)|quand (?:pouvez|peux|pourriez)[- ]\p{L}+ commencer|ab wann|wann (?:kannst|könnten|können) \p{L}+ (?:anfangen|beginnen|starten|loslegen))\b/iu

const statesDuration = (plain: string): boolean => {
  const rest = plain.replace(CAPACITY_OF_WEEK, ' ').replace(UNTIL_START, ' ')
  const isShort = countWords(plain) <= SHORT
  const hasDuration = DURATION.test(rest)
  if (hasDuration && (isShort || STATES_ESTIMATE.test(plain) || FINISHES.test(plain) || HAS_SUM.test(plain)))
    return true
  return MOMENT.test(rest) && FINISHES.test(plain) && (STATES_ESTIMATE.test(plain) || isShort)
}
/** "25 hours a week" */
const CAPACITY_OF_WEEK = new RegExp(
  String.raw`${RANGE}\+?\s?(?:\p{L}+\s)?(?:hours?|hrs?|h|days?|horas|días|heures|jours|stunden|tage)\s?(?:a|per|each|every|\/|por|par|pro|in der|die|weekly)\s?(?:week|day|month|wk|semana|día|semaine|jour|woche|tag)`,
  'giu',
)
const HAS_SUM = /[$€£]\s?\d|\d\s?(?:[$€£]|usd|eur|gbp|chf)/i

const statesStart = (plain: string): boolean => {
  const isShort = countWords(plain) <= SHORT
  const rest = plain.replace(CAPACITY_OF_WEEK, ' ')
  const hasTime = MOMENT.test(rest) || DURATION.test(rest)
  return hasTime && !HABIT.test(plain) && (STARTS.test(plain) || isShort)
}
/** "Mondays are my reporting day" */
const HABIT = /\b(?:usually|always|every)\b(?!.{0,20}\b(?:start|available|free)\b)/i
/** In words. "Berlin, CET.", "8 working days." */
const SHORT = 9
