/**
 * The part of a stylesheet that a page needs to be painted as it was built: read with a small parser that
 * knows minified CSS, not with a browser. What only appears later (dialogs, hovering, fonts) is left out;
 * whoever uses this loads the whole stylesheet after the first paint.
 */

/** `prelude` of a rule (a selector or an at-rule) with its `body`; statements such as `@layer a,b` have none. */
interface Rule {
  prelude: string
  body?: string
}

/** At-rules whose body is rules again. */
const NESTING = /^@(media|supports|layer|container)\b/
/** The same, and those whose parts look like rules. */
const HOLDS_RULES = /^@(media|supports|layer|container|keyframes)\b/
/** What begins with a person's hand is later than the first paint. */
const BY_HAND = /:hover|:active|::selection|::-webkit-(scrollbar|search|inner|outer)/
/** Attributes that a browser itself sets without a script. */
const BY_BROWSER = new Set(['open', 'disabled', 'lang', 'dir'])

/** The rules of `css` that apply to `html` before any script has run, with the variables these use. */
export function criticalCss(css: string, html: string): string {
  const kept = pruned(css, namesIn(html))
  const animations = new Set(
    kept.matchAll(/animation(?:-name)?:([^;}]*)/g).flatMap(([, value]) => words(value)),
  )
  return withoutUnusedVariables(withoutKeyframes(kept, animations), html)
}

interface Names {
  tags: Set<string>
  classes: Set<string>
  attributes: Set<string>
}

function namesIn(html: string): Names {
  const names: Names = { tags: new Set(), classes: new Set(), attributes: new Set(BY_BROWSER) }
  const bare = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
  for (const [, tag, attributes] of bare.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    names.tags.add(tag!.toLowerCase())
    for (const [, name, value] of attributes!.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) {
      names.attributes.add(name!.toLowerCase())
      if (name === 'class') for (const one of words(value)) names.classes.add(one)
    }
  }
  return names
}

const words = (text = '') => text.split(/[\s,]+/).filter(Boolean)

function pruned(css: string, names: Names): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`
      if (NESTING.test(prelude)) {
        const inside = /^@media print\b/.test(prelude) ? '' : pruned(body, names)
        // A layer keeps its place among the layers even when nothing of it is left.
        return inside || prelude.startsWith('@layer') ? `${prelude}{${inside}}` : ''
      }
      if (prelude.startsWith('@font-face')) return body.includes('url(') ? '' : `${prelude}{${body}}`
      if (prelude.startsWith('@')) return `${prelude}{${body}}`
      const selectors = split(prelude, ',').filter((selector) => mayApply(selector, names))
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
    })
    .join('')
}

/** Whether everything that a selector names is on the page; what stands in brackets (`:not(…)`) is not asked. */
function mayApply(selector: string, names: Names): boolean {
  if (BY_HAND.test(selector)) return false
  let plain = selector.replace(/:where\(([^(),]*)\)/g, '$1')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  const attributes = plain.matchAll(/\[([\w-]+)[^\]]*\]/g)
  if (!attributes.every(([, name]) => names.attributes.has(name!.toLowerCase()))) return false
  plain = plain.replace(/\[[^\]]*\]/g, '')
  if (
    !plain.matchAll(/\.((?:[\w-]|\\.)+)/g).every(([, name]) => names.classes.has(name!.replaceAll('\\', '')))
  )
    return false
  return plain
    .replace(/[.#:]+(?:[\w-]|\\.)+/g, ' ')
    .matchAll(/[a-z][\w-]*/gi)
    .every(([tag]) => names.tags.has(tag.toLowerCase()))
}

function withoutKeyframes(css: string, used: Set<string>): string {
  return rulesOf(css)
    .map((rule) => {
      const name = /^@keyframes\s*(\S+)/.exec(rule.prelude)?.[1]
      if (name !== undefined && !used.has(name)) return ''
      return NESTING.test(rule.prelude) && rule.body !== undefined
        ? `${rule.prelude}{${withoutKeyframes(rule.body, used)}}`
        : written(rule)
    })
    .join('')
}

/** Leaves out custom properties that nothing reads, neither a rule that was kept nor the page's own styles. */
function withoutUnusedVariables(css: string, html: string): string {
  const own = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const used = new Set(variablesIn(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')))
  const reads = new Map<string, string[]>()
  eachDeclaration([css, ...own].join(''), (name, value) => {
    const read = variablesIn(value)
    if (name.startsWith('--')) reads.set(name, [...(reads.get(name) ?? []), ...read])
    else for (const one of read) used.add(one)
    return true
  })
  // A set takes new members while it is walked through, and walks through them too.
  for (const name of used) for (const read of reads.get(name) ?? []) used.add(read)
  return eachDeclaration(css, (name) => !name.startsWith('--') || used.has(name))
}

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)

/** Calls `keep` with every declaration; gives back the rules with those for which it said yes. */
function eachDeclaration(css: string, keep: (name: string, value: string) => boolean): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`
      if (HOLDS_RULES.test(prelude)) {
        const inside = eachDeclaration(body, keep)
        return inside || prelude.startsWith('@layer') ? `${prelude}{${inside}}` : ''
      }
      // Rules within a rule stay as they are, and all that they read.
      if (rulesOf(body).some((rule) => rule.body !== undefined)) {
        keep('', body)
        return `${prelude}{${body}}`
      }
      const inside = split(body, ';')
        .filter((declaration) => {
          const colon = declaration.indexOf(':')
          return keep(declaration.slice(0, colon).trim(), declaration.slice(colon + 1))
        })
        .join(';')
      return inside ? `${prelude}{${inside}}` : ''
    })
    .join('')
}

const written = ({ prelude, body }: Rule) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`)

/** The rules on the highest level of `css`. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  let start = 0
  let open = -1
  let depth = 0
  for (const [at, sign] of signs(bare)) {
    if (sign === '{' && depth++ === 0) open = at
    else if (sign === '}' && --depth === 0) {
      rules.push({ prelude: bare.slice(start, open).trim(), body: bare.slice(open + 1, at) })
      start = at + 1
    } else if (sign === ';' && depth === 0) {
      rules.push({ prelude: bare.slice(start, at).trim() })
      start = at + 1
    }
  }
  return rules
}

/** Parts of `text` between separators that stand neither in brackets nor in quotes. */
function split(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let start = 0
  for (const [at, sign] of signs(text)) {
    if (sign !== separator) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== '')
}

/** Where `{`, `}`, `;` and `,` stand that are neither in quotes nor in round or square brackets. */
function* signs(text: string): Generator<[number, string]> {
  let brackets = 0
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[(){};,[\]]/g)) {
    const [sign] = match
    if (sign === '(' || sign === '[') brackets++
    else if (sign === ')' || sign === ']') brackets--
    else if (brackets === 0 && sign.length === 1) yield [match.index, sign]
  }
}
