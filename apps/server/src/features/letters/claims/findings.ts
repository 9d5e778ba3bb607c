/** What a check finds in a sentence, and how the findings of one sentence become one reason for the person. */

/** `part`: words that no card or fact has. `why`: another reason, as a whole sentence. */
export type Finding = { part: string } | { why: string }

const MAX_PARTS = 4

/** Returns one sentence that says why a sentence of a letter is unsupported; undefined without findings. */
export function explainFindings(findings: Finding[]): string | undefined {
  const parts: string[] = []
  for (const finding of findings) {
    if ('part' in finding && !parts.some((part) => overlap(part, finding.part))) parts.push(finding.part)
  }
  if (parts.length === 0) return findings.flatMap((finding) => ('why' in finding ? finding.why : []))[0]
  const quoted = parts.slice(0, MAX_PARTS).map((part) => `“${part}”`)
  const list = quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}` : quoted[0]
  return `Nothing in your profile or your additional information says ${list}.`
}

const NOT_ALL = 'No part of your profile or your additional information says all of this.'

/** Says why a sentence is unsupported that no rule has marked. `words` are those that no card or fact has. */
export const explainUnknown = (words: readonly string[]): string =>
  explainFindings([...words.map((part) => ({ part })), { why: NOT_ALL }]) ?? NOT_ALL

/** Whether two parts have a word in common: "team of five" and "five developers". */
function overlap(one: string, other: string): boolean {
  const words = new Set(toWords(one))
  return toWords(other).some((word) => words.has(word))
}

function toWords(part: string): string[] {
  return (part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !/^(?:a|an|the|of|i|my|in|to|and)$/.test(word),
  )
}
