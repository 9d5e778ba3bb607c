/** Finds the human languages that a work needs: "Translate an app into German", "Native Spanish speaker". */
const LANGUAGES =
  'English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Hebrew|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Hindi|Urdu|Bengali|Tamil|Swedish|Norwegian|Danish|Finnish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Croatian|Serbian|Indonesian|Malay|Tagalog|Swahili|Persian|Farsi|Catalan'
const NAME = new RegExp(String.raw`\b(?:${LANGUAGES})\b`, 'gi')
/** Words beside which the name of a language means the language, and no country or people. */
const LANGUAGE_WORK =
  /(?<!\p{L})(?:translat\w+|locali[sz]\w+|interpret\w*|transcri\w+|proofread\w*|native|speak\w*|fluent|language|writer|copywrit\w*|voice|tutor\w*|teacher|lessons?|subtitl\w+|übersetz\w+|traduc\w+|traductor\w*|traducteur|support)\b/iu

/** Returns the languages that a work needs, by its title and skills, without English, which nearly every post needs. */
export function findLanguagesOfWork(title: string, skills: readonly string[]): string[] {
  const texts = [title, ...skills].filter((text) => LANGUAGE_WORK.test(text))
  const names = texts.flatMap((text) => text.match(NAME) ?? []).map(toName)
  return [...new Set(names)].filter((name) => name !== 'English')
}

const toName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
