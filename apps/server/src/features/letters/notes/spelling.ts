/**
 * Spells out what busy people abbreviate in the additional information ("abt 3 wks, dont worry, 2 hrs w/ setup"), so that
 * rules, weights and sentences know one form of each word. English only; which parts are facts is decided elsewhere.
 */

const WORDS: Record<string, string> = {
  abt: 'about',
  mgmt: 'management',
  msgs: 'messages',
  immediatly: 'immediately',
  seperate: 'separate',
  recieve: 'receive',
  definately: 'definitely',
  b4: 'before',
  bc: 'because',
  cuz: 'because',
  bcos: 'because',
  bcoz: 'because',
  bcz: 'because',
  bcs: 'because',
  avail: 'available',
  hr: 'hour',
  hrs: 'hours',
  wk: 'week',
  wks: 'weeks',
  yr: 'year',
  yrs: 'years',
  mins: 'minutes',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  thx: 'thanks',
  u: 'you',
  fav: 'favorite',
  ur: 'your',
  exp: 'experience',
  sth: 'something',
  smth: 'something',
  prob: 'probably',
  thurs: 'Thursday',
  tues: 'Tuesday',
  weds: 'Wednesday',
  thats: 'that’s',
  whats: 'what’s',
  iam: 'I am',
  ive: 'I’ve',
  theyre: 'they’re',
  theyve: 'they’ve',
  youre: 'you’re',
}
const ABBREVIATED = new RegExp(
  String.raw`(?<![\p{L}\d/@.'’-])(?:${Object.keys(WORDS).join('|')})(?![\p{L}\d@'’-]|/(?!\p{L}{1,5}\b)|\.\p{L})`,
  'giu',
)
/** In capitals they are other names: "HR", "BC". */
const NAME = /^\p{Lu}{2,3}$/u
/** "dont", "wouldnt" */
const NEGATED = /\b(do|does|did|ca|wo|is|are|was|were|have|has|had|could|would|should|must)nt\b/gi

/** "if there app is 32 bit" */
const THEIR =
  /(?<=\b(?:if|whether|on|in|of|from|with|for|about|use) )there (?=(?:app|software|site|website|shop|server|system|code|database|company|team|client|account|product|logo|brand)s?\b)/gi

/** "im ready"; "im Juni" is German. */
const IM =
  /(?<![\p{L}\d])[Ii]m(?= (?!(?:nächsten|letzten|kommenden|laufenden|ersten|zweiten|gleichen|ganzen)\b)\p{Ll})/gu

/** "Ask them: which version, and is it new?" */
const ASK_COLON = /^((?:(?:please|pls|kindly|also) )?ask)(?: (?:them|him|her|the client))?: (?=\p{L})/iu

/** "25 dollar, two days" */
const ONE_DOLLAR = /(?<=\d) dollar(?=[,.;!?]|$| (?:flat|fixed|total|for|and|per|an hour)\b)/giu

/** "EUR 900" is "900 EUR". */
const CODE_FIRST =
  /(?<!\d ?)\b(USD|EUR|GBP|CHF|CAD|AUD) ?(\d(?:[\d.,]*\d)?k?(?: ?(?:-|–|to) ?\d(?:[\d.,]*\d)?k?)?)(?!\p{L})/giu

/** Returns the text with its abbreviations spelled out, and the code of a currency after its sum. */
export const spellOut = (text: string): string =>
  text
    .replace(IM, 'I’m')
    .replace(ASK_COLON, '$1 ')
    .replace(ONE_DOLLAR, ' dollars')
    // "tell i worked 9 yrs at sea"
    .replace(
      /^((?:please |pls |also )?tell) (?=(?:that )?I (?:have )?(?:worked|had|made|built|did|done|know|wrote|ran|use)\b)/i,
      '$1 them ',
    )
    .replace(/(?<![\p{L}\d])w\/o ?(?=\p{L})/giu, 'without ')
    .replace(
      /(?<![\p{L}\d])w(?:\/ ?| (?=(?:me|you|them|him|her|the|my|their|your|an?|some|\d|\p{Ll}{4,})\b|\d+[KkMm]? \p{Ll}{3,}))(?=[\p{L}\d])/giu,
      'with ',
    )
    .replace(/\bincl(?:\. ?| (?=\p{L}))/giu, 'including ')
    .replace(/(?<!\b(?:the|a|any) )\bnr\.?(?= of\b)/gi, 'the number')
    .replace(/\bno prob\b(?![.]?\p{L})/giu, 'no problem')
    // "if its up to 20 sites"
    .replace(
      /\bits(?= (?:up to|not|only|just|about|fine|ok|okay|possible|done|ready|included|a|an|the)\b)/gi,
      'it’s',
    )
    .replace(/(?<=\bin )prod\b(?!\.)/gi, 'production')
    .replace(/\bid (?=(?:suggest|recommend|propose|say|prefer|start|do|use|take|love|like)\b)/g, 'I’d ')
    .replace(/^fixed est\.?:? (?=(?:about |around |roughly )?\d)(.+?)[.]?$/i, 'estimate $1, fixed')
    .replace(/^est\.?:? (?=(?:about |around |roughly )?\d)/i, 'estimate ')
    .replace(CODE_FIRST, '$2 $1')
    .replace(THEIR, 'their ')
    .replace(NEGATED, '$1n’t')
    // "hr payroll" is about people, not hours.
    .replace(/\bhr(?= (?:payroll|system|software|module|manager|data|department|team|app|portal)\b)/g, 'HR')
    .replace(/\bU of (?=\p{Lu})/gu, 'the University of ')
    .replace(/\b(the )the (?=University of )/giu, '$1')
    .replace(ABBREVIATED, (word) => (NAME.test(word) ? word : (WORDS[word.toLowerCase()] ?? word)))

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const COUNTED = new RegExp(
  String.raw`\b(${NUMBERS.join('|')})(?= (?:(?:working|business|full) )?(?:hours|days|weeks|months|dollars|euros|pounds)\b)`,
  'gi',
)

/** Writes the numbers of times and sums in figures: "in three weeks" becomes "in 3 weeks". */
export const writeNumbers = (text: string): string =>
  text.replace(COUNTED, (word) => String(NUMBERS.indexOf(word.toLowerCase()) + 2))
