/**
 * How a rule's pattern is read: capitals don't matter in it, save within `(?-i:…)`. The rules and their pieces are
 * not here.
 */

/** A character with its escape, a group's beginning, a class, a group's end, or a letter. */
const PART =
  /\\(?:[pPu]\{[^}]*\}|.)|\(\?(?:-i:|<?[=!]|:|<\w+>)|\((?!\?)|\[(?:\\(?:[pPu]\{[^}]*\}|.)|[^\]\\])*\]|\)|\p{L}/gsu
/** Within a class: an escaped character, a range of letters, or a letter. */
const MEMBER = /\\(?:[pPu]\{[^}]*\}|.)|([a-z])-([a-z])|([A-Z])-([A-Z])|\p{L}/gu

/**
 * A pattern from its source. Both cases of a letter are written out instead of a flag and a modifier: a V8 that has
 * stopped optimising patterns, as it does in a process that has run many, reads modifiers wrongly
 * (nodejs/node#60030), and a trap would be missed from then on. Throws a SyntaxError for a source that is none.
 */
export function pattern(source: string): RegExp {
  /** Of each group that is open: whether capitals matter in it. */
  const exact: boolean[] = []
  const written = source.replace(PART, (part) => {
    if (part === ')') exact.pop()
    if (part.startsWith('(')) exact.push(part === '(?-i:' || exact.at(-1) === true)
    if (part === '(?-i:') return '(?:'
    if (exact.at(-1) || /^[\\()]/.test(part)) return part
    return part.startsWith('[') ? part.replace(MEMBER, inBothCases) : `[${inBothCases(part)}]`
  })
  return new RegExp(written, 'u')
}

function inBothCases(part: string): string {
  if (part.startsWith('\\')) return part
  const [lower, upper] = [part.toLowerCase(), part.toUpperCase()]
  return lower === upper ? part : lower + upper
}
