/**
 * Text functions that the writer and both checks share: cleaning, sentences, content words, a hash. They know
 * nothing about letters, traps or claims; skills and their spellings are in skills.ts.
 */

/** Zero-width, soft-hyphen, direction and tag characters, which carry no words. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g
const EMOJI = /(?![0-9#*©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\u20e3]/gu
const BULLET = /^\s*(?:[-–—*•·▪●○◦‣>→✓+~]+\s*|\(?\d{1,2}\s?[.):-](?!\d)\s*|\(?[a-z]\)\s+|#{1,6}\s+)+/iu

/** Removes malformed, invisible and control characters; line ends become \n. */
export function removeInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
}

/**
 * Does the same as `removeInvisible`, and removes emoji and decoration (rows of stars, dashes or exclamation
 * marks).
 */
export function cleanText(text: string): string {
  return removeInvisible(text)
    .replace(EMOJI, ' ')
    .replace(/[*_=~#]{2,}/g, ' ')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/[ ]{2,}/g, ' ')
}

/** A sentence or list item, without its bullet. */
export type Sentence = { text: string; bullet: boolean }

const ABBREVIATIONS =
  /(?<!\.)\b(?:e\.g|i\.e|etc|vs|approx|incl|excl|inkl|exkl|zzgl|evtl|ggf|std|aprox|ca|bzw|no|mr|mrs|ms|dr|st|inc|ltd|co|min|max|est|d\.o\.o|s\.r\.o|s\.r\.l)\.$|^(?:[bm]\.(?:sc|eng|tech)|ph\.d)\.$/i
/**
 * The lookbehind lets a row of punctuation match only from its first character. Otherwise 100,000 periods
 * would take half a minute.
 */
const SENTENCE_END = /(?<![.!?…])[.!?…]+["”’')\]]*\s+(?=["“‘'([$€£¥]?[\p{Lu}\p{N}\p{Lo}]|i\b)|[。！？؟]\s*/gu
/** The length of the longest abbreviation, with its period and the character before it. */
const ABBREVIATION_LENGTH = 8
/** Longer parts are split. Patterns for sentences rely on this limit. */
const MAX_SENTENCE_LENGTH = 600
/** A part of a long text without sentence ends, split between words if possible. */
const PIECE = /\S[\s\S]{0,598}\S(?=\s|$)|\S{1,600}/g

/** Splits a text into sentences. The end of a line always ends a sentence. */
export function splitSentences(text: string): Sentence[] {
  const found: Sentence[] = []
  for (const line of text.split('\n')) {
    const bare = line.replace(BULLET, '')
    if (bare.trim() === '') continue
    const bullet = bare.length < line.length && BULLET.test(line)
    for (const part of splitLine(bare)) found.push({ text: part, bullet })
  }
  return found
}

/**
 * Splits one line into sentences that are literal parts of it. Parts without a sentence end are split by
 * length.
 */
export function splitLine(line: string): string[] {
  const starts = [0, ...findSentenceStarts(line), line.length]
  return starts.slice(0, -1).flatMap((start, at) => {
    const part = line.slice(start, starts[at + 1]).trim()
    if (part.length > MAX_SENTENCE_LENGTH) return part.match(PIECE) ?? []
    return part === '' ? [] : [part]
  })
}

/** Finds the positions in a line at which its second and later sentences begin. */
export function* findSentenceStarts(line: string): Generator<number> {
  let from = 0
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].trimEnd().length
    if (ABBREVIATIONS.test(line.slice(Math.max(from, end - ABBREVIATION_LENGTH), end))) continue
    from = match.index + match[0].length
    yield from
  }
}

/** The stop words of the languages of letters. Those of other languages that mean much in English ("war", "son") are left out. */
const STOP_WORDS = new Set(
  `a about above after again all also although am an and any are as at be because been before being below between both but by
  can could did do does doing done down during each either etc every few for from further get gets give given go good had has
  have having he help her here him his how however i if in into is it its itself just kind know let like little look looking
  lot made make makes many may me might more most much must my need needed needs new no nor not now of off on once one only or
  other our ours out over own per please post project quite rather really same see seek seeking she should similar since
  so some someone something such than thank thanks that the their them then there these they thing things this those through
  to too under until up us use used using very via want wants was way we well were what when where which while who whom why
  will with within without work working would yes yet you your yours experience experienced expert skill skills skilled year
  years job role task freelancer candidate ideal able required require requirements urgent asap hello hi dear
  los las una unos unas del por para con que como pero más este esta esto estos estas ese esa eso esos esas muy sus mis tus nos
  hay sobre hasta desde cada cuando donde quien cual todo toda todos todas otro otra otros otras también fue ser está están han
  hace hacer puede pueden tengo tiene tienen nuestro nuestra nuestros nuestras algo porque solo sólo uno dos hola
  les des une est sont pour avec dans sur par pas qui nous vous votre vos notre mes mon ses leur leurs cette ces cet aux ont été
  être avoir fait faire très tout tous toute toutes mais donc comme aussi chez depuis sans sous lors ainsi afin bonjour
  der die das den dem ein eine einen einem einer eines und oder aber nicht mit von vom zum zur für auf aus bei nach über unter vor
  durch ohne gegen seit ich wir sie ihr uns mir mich sich ist sind waren wird werden wurde haben habe auch nur noch schon sehr
  mehr als wie wenn dass weil kann können soll sollte muss hier diese dieser dieses diesen mein meine meinen unser unsere unseren
  ihre ihren kein keine alle alles etwas bis dann hallo`.split(/\s+/),
)

/** Returns the share of the letters that are of another script than the Latin one, from 0 to 1; 0 without letters. */
export function shareOfOtherScripts(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length === 0 ? 0 : (text.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []).length / letters.length
}

/** Returns a word without its possessive ending: "NVIDIA's" is about NVIDIA. */
export const withoutPossessive = (word: string): string => word.replace(/['’]s$/i, '')

/** Returns a rough stem of a word, so that "scraping", "scraper" and "scraped" become the same. */
export function stem(word: string): string {
  const low = withoutPossessive(word.toLowerCase())
  if (low.length < 5) return low.replace(/s$/, '')
  return low.replace(/(?:ization|isation|ations?|ments?|ings?|ers?|ors?|ed|ies|es|s|e|y)$/u, '') || low
}

/** Returns the words that carry the meaning of a text, in order, as written. */
export function contentWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.'’-]*/gu) ?? []
  return words
    .map((word) => (/[.'’-]$/.test(word) ? word.replace(/(?<![.'’-])[.'’-]+$/u, '') : word))
    .filter(
      (word) => (word.length > 2 || /[+#\d]|^[A-Z]{2}$/.test(word)) && !STOP_WORDS.has(word.toLowerCase()),
    )
}

/** Returns the stems of a text's content words. */
export function topicStems(text: string): Set<string> {
  return new Set(contentWords(text).map(stem))
}

/** Counts the words between spaces. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Returns a stable number for a text (FNV-1a). It is the only source of variation in letters. */
export function hashText(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return (value ^ (value >>> 15)) >>> 0
}

/** Joins items as "a, b and c". */
export function joinList(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

const COMMON_WORDS: Record<string, RegExp> = {
  English: /\b(?:the|and|of|to|is|are|for|with|that|you|we|need|in|i|a|have|looking|my|from|at)\b/gi,
  Spanish:
    /\b(?:el|los|las|una|para|con|que|necesito|necesitamos|busco|buscamos|por|del|está|como|sitio)\b/gi,
  French: /\b(?:le|les|une|des|pour|avec|que|nous|je|cherche|recherche|dans|est|sur|du|besoin|et)\b/gi,
  German: /\b(?:der|die|das|und|für|mit|wir|ich|suche|suchen|eine|einen|ist|nicht|auf|zu|von|bei)\b/gi,
  Portuguese: /\b(?:uma|para|com|que|preciso|precisamos|não|você|dos|das|em|meu|nosso|são)\b/gi,
  Italian: /\b(?:il|gli|una|per|con|che|cerco|cerchiamo|sono|della|di|nel|sito|abbiamo)\b/gi,
}

/** Detects the language of a text by its most common words; null if they do not tell. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, 3000)
  const counts = Object.entries(COMMON_WORDS).map(([name, mark]) => ({
    name,
    n: sample.match(mark)?.length ?? 0,
  }))
  const best = counts.reduce((a, b) => (b.n > a.n ? b : a))
  if (best.n >= 2 && best.n * 12 >= countWords(sample)) return best.name
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && latin * 2 < letters ? null : 'English'
}
