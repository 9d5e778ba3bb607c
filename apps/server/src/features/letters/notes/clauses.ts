/**
 * Divides the additional information into clauses: the smallest parts that can be a fact, a wish or private. Which of them
 * stay together is decided by what they say (learned/judge-notes.ts).
 */

/** A part of a text without the marks and conjunctions around it. */
export interface Clause {
  text: string
  from: number
  to: number
  /** What stands between the clause before and this one, in lower case; empty at the beginning. */
  join: string
}

const CONJUNCTIONS = 'and|but|so|then|also|though|tho|because|or'
const CUT = new RegExp(
  [
    String.raw`(?<![.!?]|\b(?:incl|excl|approx|est|e\.g|i\.e)| )[.!?]{1,6}["”)]? +(?=\S)`,
    String.raw`(?<!\.)[.]{2,6}\s*`,
    String.raw`…\s*`,
    `[,;] (?:(?:${CONJUNCTIONS}) )?`,
    String.raw`: (?=\p{Ll})`,
    String.raw`\s[–—-]+\s`,
    // "32 w/ 5 ms" is "with".
    String.raw`(?<!\bw/?)\s?/ `,
    String.raw` \(`,
    String.raw`(?<!(?:^|[\s(])\d{1,2})\) ?`,
    String.raw`\n+`,
    // "Ask which version it is" is one clause.
    String.raw`(?<!\b(?:ask|know|find out)(?: them| him| her| the client)?|\bbetween [^ ]{1,12}) (?=(?:but|because|though|tho|although|so|since|except|while|unless|if|and(?! I are)|as|which|only|even|otherwise|maybe|just(?! (?:before|after)\b)) )`,
  ].join('|'),
  'giu',
)

/** Returns the clauses of a text in their order. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = []
  let [from, join] = [0, '']
  const add = (to: number) => {
    const part = text.slice(from, to)
    if (part.trim() !== '') clauses.push({ text: part, from, to, join })
  }
  for (const cut of text.matchAll(CUT)) {
    add(cut.index)
    from = cut.index + cut[0].length
    join = cut[0].trim().toLowerCase()
  }
  add(text.length)
  return clauses
}

/** Whether a clause continues a list or a sentence: "two screens, a tablet and a phone". */
export const continues = ({ join }: Clause) => /^(?:,|,? ?and|\/|)$/.test(join)

/** Whether a new sentence begins with a clause. */
export const beginsSentence = ({ join, from }: Clause) => from === 0 || /[.!?…]|^$/.test(join)
