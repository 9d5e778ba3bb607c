/**
 * Compiles the patterns of the rules, which ignore case except within `(?-i:…)`. The rules and their
 * fragments are not here.
 */

/** An escaped character, the beginning of a group, a character class, the end of a group, or a letter. */
const PART =
  /\\(?:[pPu]\{[^}]*\}|.)|\(\?(?:-i:|<?[=!]|:|<\w+>)|\((?!\?)|\[(?:\\(?:[pPu]\{[^}]*\}|.)|[^\]\\])*\]|\)|\p{L}/gsu
/** Within a character class: an escaped character, a range of letters, or a letter. */
const MEMBER = /\\(?:[pPu]\{[^}]*\}|.)|([a-z])-([a-z])|([A-Z])-([A-Z])|\p{L}/gu

/**
 * Compiles a case-insensitive pattern. Both cases of each letter are written out instead of using a flag and
 * a modifier: once V8 has stopped optimizing regular expressions, as it does in a process that has run many,
 * it handles modifiers wrongly (nodejs/node#60030) and traps would be missed.
 * @throws SyntaxError for an invalid pattern
 */
export function compilePattern(source: string): RegExp {
  /** For each open group, whether case matters in it. */
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
