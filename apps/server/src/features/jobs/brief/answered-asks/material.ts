/** Tells which sentences of a letter give the samples or files that a post asks for. */
import { isQuestion, type LetterSentence } from './letter-sentences.ts'
import { hasLink, tellsExample } from './links.ts'
import { countTopics, readTopics } from './topics.ts'

/** A profile with a career, which shows no work. */
const CAREER_PAGE = /\b(?:linkedin\.com|xing\.com)/i
const ATTACHED =
  /\b(?:attach(?:ed|ing|ment)?|enclosed?|ci-joint|en pièce jointe|adjunt[oae]\w*|beigefügt|angehängt|im anhang|anbei|uploaded)\b/iu
/** "I can send my CV on request": not with this letter. */
const PROMISES = /\b(?:can|could|happy to|glad to|on request|if you (?:like|want|wish)|later|after)\b/i
/** "Here is my CV", "My CV is in the files", "I will attach my CV": with this letter. */
const GIVES = /\b(?:here|below|will attach|as (?:a )?pdf|in the files|included|ready)\b/i
const CV = /\b(?:cv|r[eé]sum[eé]s?|lebenslauf|currículum|curriculum|hoja de vida)\b/iu
const COVER_LETTER = /\b(?:cover(?:ing)? letter|anschreiben|lettre de motivation|carta de presentación)\b/iu
const REFERENCES = /\b(?:references?|testimonials?|referees?|referenzen|références|referencias)\b/iu
/** Works that a letter describes count where the client wants projects rather than links or files. */
const WANTS_DESCRIBED_WORK =
  /\b(?:similar|comparable|you(?:['’]ve| have)? (?:\p{L}+ed|built|made|done|written|sped)|projects?|cases?|case stud(?:y|ies)|jobs?|clients?|campaigns?|experience|previous work|past work|similar work|examples?|projekte?|beispiele?|projets?|exemples?|proyectos?|ejemplos?)\b/iu
const WANTS_FILE =
  /\b(?:links?|urls?|portfolios?|samples?|github|website|reels?|showreels?|demos?|screenshots?|files?|code|arbeitsproben?|liens?|enlaces?|muestras?)\b/iu

/** Finds the sentence that shows work as `quote` wants it: with a link, or described. */
export function findSample(sentences: readonly LetterSentence[], quote: string): string | null {
  if (REFERENCES.test(quote) && !/\b(?:portfolio|samples?|links?)\b/i.test(quote))
    return sentences.find(({ text }) => REFERENCES.test(text) && !isQuestion(text))?.text ?? null
  const isShown = ({ text }: LetterSentence) => hasLink(text) && !CAREER_PAGE.test(text)
  const shown =
    sentences.find((sentence) => isShown(sentence) && sentence.tellsWork) ??
    sentences.find((sentence) => isShown(sentence) || tellsExample(sentence.text)) ??
    sentences.find(({ text }) => ATTACHED.test(text) && WANTS_FILE.test(text))
  if (shown) return shown.text
  if (WANTS_FILE.test(quote) || !WANTS_DESCRIBED_WORK.test(quote)) return null
  const topics = readTopics(quote)
  const [best] = sentences
    .filter(({ tellsWork }) => tellsWork)
    .map(({ text }) => ({ text, shared: countTopics(topics, text) }))
    .sort((a, b) => b.shared - a.shared)
  return best?.text ?? null
}

/** Finds the sentence that gives the file which `quote` wants. A cover letter is the letter itself. */
export function findFile(sentences: readonly LetterSentence[], quote: string): string | null {
  if (CV.test(quote)) {
    const isGiven = ({ text }: LetterSentence) =>
      CAREER_PAGE.test(text) ||
      (CV.test(text) && (ATTACHED.test(text) || hasLink(text) || GIVES.test(text)) && !PROMISES.test(text))
    return sentences.find(isGiven)?.text ?? null
  }
  if (COVER_LETTER.test(quote)) return sentences.find(({ tellsWork }) => tellsWork)?.text ?? null
  return (
    sentences.find(({ text }) => ATTACHED.test(text))?.text ??
    sentences.find(({ text, tellsWork }) => hasLink(text) && !tellsWork)?.text ??
    null
  )
}
