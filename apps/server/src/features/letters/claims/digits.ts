/** Writes numbers in words, and phrases such as "half a decade", with digits. */

const SMALL: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const SCALES: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  k: 1000,
  m: 1e6,
  mio: 1e6,
  bn: 1e9,
}
const small = Object.keys(SMALL).join('|')
const tens = Object.keys(TENS).join('|')
const PHRASES: [RegExp, string][] = [
  [/\bwords? (?:per|a) minute\b/g, 'wpm'],
  [/\beuro cents?\b/g, 'cents'],
  [/\b(?:us|u\.s\.|american) dollars?\b/g, 'usd'],
  [/\bcanadian dollars?\b/g, 'cad'],
  [/\baustralian dollars?\b/g, 'aud'],
  [/\bdanish kroner?\b/g, 'dkk'],
  [/\bnorwegian kroner?\b/g, 'nok'],
  [/\bswedish kron(?:a|or)\b/g, 'sek'],
  [/(\d)[,’' ](?=\d{3}(?!\d))/g, '$1'],
  [/[–—−]/g, '-'],
  [/\bbetween ([$€£]?\d[\d.]{0,15}) and (?=[$€£]?\d)/g, '$1 to '],
  [/(?<![\d:])(\d{1,2}):(\d\d)(?![\d:])/g, '$1.$2'],
  [/(?<=\d ?)(?:m²|sq\.? ?m\b|square met(?:er|re)s?)/g, 'sqm'],
  [/\btwice(?! as\b)/g, '2 times'],
  [/\bhalf a decade\b/g, '5 years'],
  [/\bhalf a dozen\b/g, '6'],
  [/\bhalf a year\b/g, '6 months'],
  [/\b(?:a )?year and a half\b/g, '1.5 years'],
  [/\b(?:a|the (?:past|last)) decade\b/g, '10 years'],
  [/\btwo decades\b/g, '20 years'],
  [/\bdecades\b/g, 'over 20 years'],
  [/\bdozens(?: of)?\b/g, 'over 24'],
  [/\bhundreds(?: of)?\b/g, 'over 200'],
  [/\bthousands(?: of)?\b/g, 'over 2000'],
  [/\ba dozen\b/g, '12'],
  [/\bfortnight\b/g, '2 weeks'],
  [/\ba (?=hundred|thousand|million)\b/g, '1 '],
  [/\b(?:doubled|doubles|doubling|twice as)\b/g, '2 x'],
  [/\b(?:tripled|triples|tripling)\b/g, '3 x'],
  [/\b(?:halved|halves|halving|(?:by|in) half)\b/g, 'by 50%'],
  [/\bby (?:a|one) third\b/g, 'by 33%'],
  [/\bby (?:a|one) quarter\b/g, 'by 25%'],
  [/\bby two thirds\b/g, 'by 67%'],
  [/\b24\/7\b/g, ' '],
]
const NUMBER_WORDS = new RegExp(String.raw`\b(?:(${tens})(?:[- ](${small}))?|(${small}))\b`, 'g')
const SCALED = /\b(\d{1,12}(?:\.\d{1,4})?)(?:[ -]?(dozen|hundred|thousand|million|billion|k|mio|bn)|(m))\b/g

/** Follows a number that was a word, until the numbers are composed. */
const WORD = '\u0001'
/** "two thousand three hundred", "a hundred and thirty", but not "two hundred ten-page reports" */
const COMPOSED = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})${WORD}? (thousand|hundred)(?: (?:and )?(\d{1,2})${WORD} (hundred))?(?: (?:and )?(\d{1,2})${WORD}(?!-| (?:hundred|thousand|million)))?`,
  'g',
)

/** "6 out of 10 tickets", "9 in every 10" */
const OUT_OF = /(?<![\d.,])(\d{1,2})(?: out of (?:every )?| in every )(10|100)(?![\d.,]*\d)/g

/** Writes every number of a text in lower case with digits. */
export function writeDigits(text: string): string {
  let low = text.toLowerCase()
  for (const [pattern, digits] of PHRASES) low = low.replace(pattern, digits)
  low = low.replace(
    NUMBER_WORDS,
    (_, ten?: string, one?: string, alone?: string) =>
      `${alone !== undefined ? SMALL[alone] : (TENS[ten ?? ''] ?? 0) + (SMALL[one ?? ''] ?? 0)}${WORD}`,
  )
  low = low.replace(
    COMPOSED,
    (whole, first: string, scale: string, hundreds?: string, _?: string, rest?: string) =>
      hundreds === undefined && rest === undefined
        ? whole
        : String(Number(first) * SCALES[scale]! + Number(hundreds ?? 0) * 100 + Number(rest ?? 0)),
  )
  low = low.replaceAll(WORD, '')
  low = low.replace(/\b(\d{1,3}) and a half\b/g, '$1.5').replace(/(?<!\d ?)\bdozen\b/g, '12')
  low = low.replace(SCALED, (_, value: string, scale?: string, short?: string) =>
    String(Number(value) * (SCALES[scale ?? short ?? ''] ?? 1)),
  )
  return low.replace(OUT_OF, (_, part: string, whole: string) => `${(Number(part) * 100) / Number(whole)}%`)
}
