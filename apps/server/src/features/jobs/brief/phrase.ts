/**
 * Turns a part of a post into a phrase for an English sentence: shortens it, changes the client's perspective
 * to the writer's ("our site" becomes "your site"), and removes shouting. Which part is used is decided in
 * need.ts.
 */

import { cleanText, countWords } from '../../../platform/text.ts'
import { displayNameOf } from '../technologies.ts'

const DANGLING =
  /(?:[\s,]+(?:a|an|the|and|or|but|of|to|in|on|at|for|with|by|from|as|that|which|who|our|my|your|their|its|is|are|be|will|using|via|into|such|including|like|between|about|than|this|these|some|any|all|new|per|so|if|when|where|also|both|should|can|it|through|e\.g|i\.e|etc|while|then|and\/or|based|other|up|not|only|more|under|upon|within|across|ensuring|including|we|you|they|i|powered|marked|related|relating|located|leveraging|specific|various|different|existing|&))+[\s,]*$/i
const PHRASE_END =
  /\s[–—-]\s|[.!?;:](?:\s|$)|\n|\s\(|[([]|\s\/\/|,?\s(?:which|so that|so|because|but|as (?:we|I|well|it|the)|while|whereas|who|where|when|if|since|whose|please|thanks?|and (?:I|we|you|it|then|they|must|should|will|can|has|have|is|are|looking)|or (?:I|we|you))\b/i

/**
 * Returns the first part of a phrase that can be used alone, with at most `most` words; null if there is
 * none.
 */
export function shortenPhrase(text: string, most: number): string | null {
  let phrase = text
    .trim()
    .replace(/\s+(?=[,;:])/g, '')
    .replace(/\b(?:e\.g\.|i\.e\.|for example|etc\.?).*$/is, '')
  const seam = phrase.search(PHRASE_END)
  const goesOn = seam > 0 && /^,?\s\p{L}/u.test(phrase.slice(seam, seam + 3))
  if (seam > 0) phrase = phrase.slice(0, seam)
  const isLong = countWords(phrase) > most
  if (isLong) phrase = cutAtClause(phrase.split(/\s+/).slice(0, most))
  // A relative clause that was cut has lost its object: "a bot that notifies me" (when …).
  if (isLong || goesOn || DANGLING.test(phrase))
    phrase = phrase.replace(/,?\s(?:that|who|which)(?:\s\S+){1,4}$/, '')
  phrase = phrase.replace(/,?\s(?:particularly|especially|in order|so as|such)\b(?:\s\S+){0,4}$/, '')
  phrase = phrase
    .replace(/\b(\p{L}{2,}) \1\b(?!-)/giu, '$1')
    .replace(DANGLING, '')
    .replace(/[\s,.;:!?'"“”–—*-]+$/u, '')
    .trim()
  return isUsable(phrase) ? phrase : null
}

/** Cuts at the last comma, "and" or preposition after the sixth word. */
function cutAtClause(words: string[]): string {
  for (let at = words.length - 1; at > 5; at--) {
    if (words[at - 1]?.endsWith(',')) return words.slice(0, at).join(' ')
    if (
      /^(?:for|with|from|by|using|via|in|on|at|to|that|into|as|including|through|without|based)$/i.test(
        words[at] ?? '',
      )
    )
      return words.slice(0, at).join(' ')
  }
  return words.slice(0, 6).join(' ')
}

/**
 * Returns whether a phrase can be used in the user's name: it has no links, orders, unbalanced quotes or
 * claims, and does not address applicants.
 */
function isUsable(phrase: string): boolean {
  if (phrase.length < 4 || phrase.length > 200 || !/\p{Script=Latin}{3}/u.test(phrase)) return false
  if (/https?:|www\.|@|\[|\]|[<>{}|\\_=]|\.{2,}|…/.test(phrase)) return false
  if (
    /\b(?:you|your|yours|you['’]re|candidate|applicants?|proposal|mandatory|(?:is|are) (?:required|needed|a must|essential|important|preferred|a plus)|cover letter|following|below|above|attached|mentioned|(?:years?|yrs)\b(?! of (?!experience|professional|hands|relevant|work))|here|apply|hire|hiring|join our|join us|click|ideal|lorem|as soon|asap)\b/i.test(
      phrase,
    )
  )
    return false
  if ((phrase.match(/["“”]/g)?.length ?? 0) % 2 === 1 || /(?<!\w)'|'(?!\w)/.test(phrase)) return false
  return (phrase.match(/\(/g)?.length ?? 0) === (phrase.match(/\)/g)?.length ?? 0)
}

/** Replaces the client's "we" by "you". */
export function toClientPerspective(phrase: string): string {
  return phrase
    .replace(/\b(?:I|we) (?:am|are)\b/gi, 'you are')
    .replace(/\b(?:I['’]m|we['’]re)\b/gi, 'you are')
    .replace(/\b(?:I['’]ve|we['’]ve)\b/gi, 'you have')
    .replace(/\b(?:I['’]d|we['’]d)\b/gi, 'you would')
    .replace(/\b(?:I['’]ll|we['’]ll)\b/gi, 'you will')
    .replace(/\b(?:myself|ourselves)\b/gi, 'yourself')
    .replace(/\b(?:mine|ours)\b/gi, 'yours')
    .replace(/\b(?:our|my)\b/gi, 'your')
    .replace(/\b(?:us|me)\b/g, 'you')
    .replace(/(?<![.&/])\b(?:We|we|I(?!['’/.&]))\b/g, 'you')
}

/** Returns whether most letters of a text's longer words are capitals. */
function isShouting(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase())
  return loud.length >= 2 && loud.length * 2 > words.length
}

/** Converts shouted words to lower case; known names keep their spelling. */
export function removeShouting(text: string): string {
  if (!isShouting(text)) return text
  return text.replace(/[\p{L}\p{N}.+#'’]+/gu, (word) => {
    if (word !== word.toUpperCase() || !/\p{L}/u.test(word)) return word
    if (ACRONYMS.has(word)) return word
    return displayNameOf(word) ?? word.toLowerCase()
  })
}

const ACRONYMS = new Set(
  'AI API APIS AWS CEO CRM CSS CSV ERP GUI HTML IT JSON LLM MVP PDF PHP POS QA SAP SDK SEO SMS SQL UI US USA UK EU UX VPN VPS XML HR ML 3D 2D'.split(
    ' ',
  ),
)

/**
 * Starts a phrase in lower case, unless its first word is a name or an abbreviation: a word that `source`
 * never writes in lower case, except common words at the `edge` of a title.
 */
export function lowerFirst(phrase: string, source = '', edge = true): string {
  const first = phrase.match(/^[\p{L}\p{N}.+#/&'’-]+/u)?.[0] ?? ''
  if (/^I\b/.test(first) || /\p{Lu}/u.test(first.slice(1)) || /[\d+#]/.test(first)) return phrase
  if (displayNameOf(first) !== undefined && !COMMON_VERB.test(first)) return phrase
  const [pair = ''] = phrase.match(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u) ?? []
  if (displayNameOf(pair) !== undefined) return phrase
  if (
    source !== '' &&
    !COMMON_VERB.test(first) &&
    !new RegExp(String.raw`(?<![\p{L}])${escapeRegExp(first.toLowerCase())}(?![\p{L}])`, 'u').test(source) &&
    !(edge && COMMON_NOUN.test(first))
  )
    return phrase
  return phrase.charAt(0).toLowerCase() + phrase.slice(1)
}

const COMMON_VERB =
  /^(?:build|make|express|excel|access|sketch|scrape|test|design|develop|create|write|fix|set|add|help|do|spark|helm)$/i
const COMMON_NOUN =
  /^(?:a|an|the|simple|senior|junior|custom|full|web|mobile|data|backend|frontend|back-end|front-end|full-stack|fullstack|software|experienced|new|small|online|social|graphic|video|machine|deep|cloud|network|system|technical|product|project|business|marketing|sales|email|website|app|application|script|bot|expert|developer|engineer|designer|smart|blockchain|database|automation|solution|solutions|research|security|penetration|virtual|content|image|text|lead|remote|part-time|long-term|specialist|consultant|architect|manager|analyst|scientist|administrator|writer|editor|translator|tester|tutor|teacher|trainer|assistant|programmer)$/i

/** Returns "a" or "an" by sound: "an AWS expert", "a UI designer", "an SEO writer". */
export function articleFor(phrase: string): string {
  const first = phrase.split(/[ ./-]/)[0] ?? ''
  // A single letter is said by its name: "an R pipeline", "a C library".
  if (/^[A-Z]$/.test(first) && first !== 'I' && first !== 'A')
    return /^[EFHLMNORSX]$/.test(first) ? 'an' : 'a'
  if (
    /^(?:[A-Z]{2,}(?:[a-z]+|\d+)?|n[A-Z]\S*)$/.test(first) &&
    !/^(?:SAP|NET|RAG|SAAS|FLUTTER|FHIR|REST|RESTful|ROS|RAM|LAMP|LIDAR|MEAN|MERN|NATO|SAML|SOAP|SCADA|SCORM|NAS|SIM|MATLAB|LATEX|LORA|NOSQL|HIPAA|SIEM|LAN|MIDI|STEM)$/i.test(
      first,
    )
  )
    return /^[AEFHILMNORSXn]/.test(first) ? 'an' : 'a'
  return (/^(?:[aeio]|un(?!i|real)|up|ub|u(?:rban|rgent|ltra|mbrella|gly|tter)|hour)/i.test(phrase) &&
    !/^(?:one|eu)/i.test(phrase)) ||
    /^unreal/i.test(phrase)
    ? 'an'
    : 'a'
}

const SMALL_NAME = /^(?:n8n|iPad\w*|macOS|npm|nginx|dbt)\b|^\p{Ll}{1,2}\p{Lu}/u

/** Starts a text with a capital letter, unless it begins with a name such as “iOS”. */
export function upperFirst(text: string): string {
  if (SMALL_NAME.test(text)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Escapes a text for use in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/**
 * Returns a title that can be quoted: without emoji, shouting, brackets and suffixes, with about twelve words
 * at most. It is empty if nothing is left.
 */
export function toQuotableTitle(title: string): string {
  let text = removeShouting(cleanText(title.slice(0, 400)).replace(/\n+/g, ' '))
    .replace(
      /^\s*\[[^\]]*\]|\[[^\]]*\]\s*$|[[\]]|https?:\S+|^\s*(?:job )?(?:title|post|position)\s*:\s*/gi,
      ' ',
    )
    .replace(/["“”«»`]+/g, '')
    .replace(/^\s*\([^)]*\)\s*/, '')
    .replace(/(\w)\(/g, '$1 (')
    .replace(/\S{41,}/g, ' ')
    .replace(/[!¡]+/g, '')
    .replace(/\s*(?:[-–—|,:]\s*)?\b(?:very )?urgent(?:ly)?\b\s*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:?])/g, '$1')
    .trim()
  if (countWords(text) > 12) {
    const parts = text.split(/\s[-–—|/]\s|[.:;?(](?:\s|$)|,\s/).map((part) => part.trim())
    const first = parts.find((part) => countWords(part) >= 3) ?? text
    text = countWords(first) > 12 ? cutAtClause(first.split(' ').slice(0, 12)) : first
  }
  text = text
    .replace(/^[^\p{L}\p{N}.#@]+|[\s.,;:!|/*&+–—-]+$/gu, (mark) => (/^[+#]+$/.test(mark.trim()) ? mark : ''))
    .replace(/\s\+$/, '')
  text = text.replace(/\s+[-–|,]\s*\d+\s?\+?\s?(?:yrs?|years?).*$/i, '')
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0))
    text = text.replace(/\s*\([^)]*$|[()]/g, '')
  if (countWords(text) > 3) text = text.replace(DANGLING, '')
  return /\p{L}{2}/u.test(text) && text.length <= 120 ? text : ''
}
