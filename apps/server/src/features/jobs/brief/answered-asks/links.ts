/** Links and named examples in the sentences of a letter. */

const LINK =
  /https?:\/\/\S|\bwww\.\S|\b[\w-]{2,40}\.(?:com|net|org|io|dev|app|co|me|design|studio|de|fr|es|uk|eu|example)(?:\/\S*)?(?![\w@])/i
/** A sentence that tells an example instead of linking to it. */
const EXAMPLE =
  /^(?:an|one) example\b|^(?:a |the )?(?:most )?similar (?:project|job|case|work)\b|^(?:ein beispiel|un exemple|un ejemplo)\b/i

export const hasLink = (text: string): boolean => LINK.test(text)
export const tellsExample = (text: string): boolean => EXAMPLE.test(text)
