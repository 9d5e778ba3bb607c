/** Ways to hide a text from people: characters that no font shows. */

/** Writes a text in tag characters after a harmless sentence. */
export const hideInTags = (text: string): string =>
  `We are a small shop.${[...text].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join('')}`

/** Puts a character of no width between the letters. */
export const hideInZeroWidth = (text: string): string => [...text].join('\u200b')
