/** Removes links from the person's words, and ends their sentences. */

/** Returns the text without its web addresses. */
export function removeLinks(text: string): string {
  return text
    .replace(/\(?https?:\/\/[^\s)\]]+\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the text as a sentence: with a capital, and with a period where it has no end. */
export function endSentence(text: string): string {
  const clean = text.replace(/[\s,;:–—-]+$/, '')
  return clean.charAt(0).toUpperCase() + clean.slice(1) + (/[.!?…]["”’)]?$/.test(clean) ? '' : '.')
}
