/**
 * Finds private terms in identifiers, strings and the text of screens: words with a meaning of their own in some code base,
 * where the field has a standard term. Comments are not read: ordinary English may use these words there.
 */

/** Words that no identifier has a part of, each with the term to use. */
const IN_NAMES = {
  told: 'payload',
  ring: 'notify',
  rings: 'notify',
  ringer: 'create notifications',
  ringing: 'notify',
  rang: 'matched',
  rung: 'notified',
  ear: 'listener',
  ears: 'listeners',
  seat: 'slot',
  seats: 'semaphore',
  room: 'capacity',
  rooms: 'groups',
  keeper: 'authenticator',
  doorkeeper: 'authenticator',
  beat: 'heartbeat',
  beats: 'heartbeats',
  tidy: 'retention',
  tidying: 'retention',
  leaving: 'unsubscribe',
  delivering: 'delivery worker',
  whenever: 'coalesce',
  together: 'batch',
  filing: 'index',
  covering: 'overlap',
  counting: 'statistics',
  caps: 'quota',
  standing: 'state',
  applying: 'apply',
  sayings: 'templates',
  outgoing: 'output filter',
  plainly: 'oracle',
  mend: 'repair',
  mends: 'repairs',
  mended: 'repaired',
  farewell: 'account deletion',
  goodbye: 'account deletion',
  heard: 'received',
  nobody: 'no user',
  followed: 'link handler',
  house: 'application',
}

/** Whole identifiers that belong to no standard term. */
const WHOLE_NAMES = new Set(['Way', 'kept', 'Place', 'anew'])

/** Names of files and folders that do not say what is in them. */
const FILE_NAMES = new Set(['found', 'kept', 'stored', 'parts', 'own', 'anew', 'ways', 'nobody'])

/** What no string or text of a screen says. */
const IN_TEXTS =
  /\b(rings?|ringing|rang|rung|mends?|mended|mending|anew|telephones?|whoever|thereby|therein|hereby|doorkeeper|comes? by|by itself again|told|ears|seats?)\b/gi

/** Where one of these words is the right one, with the reason. A path may end in `/`; `terms` undefined: all. */
const ALLOWED = [
  // The list itself and the sample's posts, which are written as clients write.
  { path: 'apps/server/src/features/sources/sample/' },
  // What sells the product may ring.
  { path: 'apps/web/app/features/landing/', terms: ['ring', 'rings', 'told'] },
  // Terms of law, of style sheets and of the icon library.
  { path: 'apps/web/app/features/legal/', terms: ['seat'] },
  { path: 'apps/web/app/theme.ts', terms: ['ring'] },
  { path: 'apps/web/app/components/icons.ts', terms: ['ring', 'house'] },
  // Names of stored tables, columns and queue tasks: renaming one needs a migration and is not worth it.
  { path: 'apps/server/src/platform/db/tables.ts', terms: ['told', 'rings', 'rung'] },
  { path: 'apps/server/src/features/billing/card-check.ts', terms: ['told'] },
  { path: 'apps/server/src/features/notifications/feature.ts', terms: ['rings'] },
  { path: 'apps/server/src/features/accounts/mails.ts', terms: ['farewell'] },
  // Patterns and examples of posts, which are written as clients write.
  { path: 'apps/server/src/features/jobs/brief/traps/rules.ts', terms: ['told'] },
  { path: 'apps/server/src/features/jobs/brief/traps.test.ts', terms: ['told'] },
  { path: 'tests/security/injection/payloads.ts', terms: ['told'] },
  // Words of posts and of English, counted and listed.
  { path: 'apps/server/src/features/jobs/post-figures.ts' },
  { path: 'apps/server/src/features/letters/claims/lexicon.ts' },
  // Seats of a theater.
  { path: 'apps/server/src/features/letters/writer/trades/web.ts', terms: ['seat'] },
]

/** @returns {{ line: number, term: string, context: string }[]} each private term of a file, in their order */
export function findPrivateTerms(name, text) {
  const found = []
  const add = (line, term, context) => {
    const allowed = ALLOWED.some(
      ({ path, terms }) =>
        (path.endsWith('/') ? name.startsWith(path) : name === path) &&
        (!terms || terms.includes(term.toLowerCase())),
    )
    if (!allowed) found.push({ line, term, context: context.trim().slice(0, 80) })
  }
  for (const folder of name.replace(/\.[a-z.]+$/, '').split('/'))
    if (FILE_NAMES.has(folder)) add(1, folder, `file ${name}`)
  for (const word of wordsOf(name.replace(/\.[a-z.]+$/, '')))
    if (word in IN_NAMES) add(1, word, `file ${name}`)
  for (const { kind, value, line } of tokens(text)) {
    if (kind === 'name') {
      if (WHOLE_NAMES.has(value)) add(line, value, value)
      for (const word of wordsOf(value)) if (Object.hasOwn(IN_NAMES, word)) add(line, word, value)
    } else for (const [term] of value.matchAll(IN_TEXTS)) add(line, term, value)
  }
  return found
}

/** `notificationPayload` and `notification_payload` are two words each. */
const wordsOf = (identifier) =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())

/** Identifiers and strings of a source file, without its comments. Good enough to find words; no parser. */
function* tokens(text) {
  let at = 0
  let line = 1
  let before = ''
  const braces = []
  while (at < text.length) {
    const rest = text.slice(at, at + 2)
    let end
    if (rest === '//') end = endOf(text, '\n', at)
    else if (rest === '/*') end = endOf(text, '*/', at + 2) + 2
    else if (text[at] === "'" || text[at] === '"') {
      end = endOfString(text, at)
      if (end > at + 1) yield { kind: 'text', value: text.slice(at + 1, end - 1), line }
    } else if (text[at] === '`' || (text[at] === '}' && braces.at(-1) === '`')) {
      if (text[at] === '}') braces.pop()
      end = endOfTemplate(text, at + 1)
      yield { kind: 'text', value: text.slice(at + 1, end), line }
      if (text.startsWith('${', end)) braces.push('`')
      end += text.startsWith('${', end) ? 2 : 1
    } else if (text[at] === '{' || text[at] === '}') {
      if (text[at] === '{') braces.push('{')
      else braces.pop()
      end = at + 1
    } else if (text[at] === '/' && /[=(,:[!&|?{};\n]|^$|return/.test(before) && isRegex(text, at))
      end = endOfRegex(text, at)
    else {
      const [name] = /^[A-Za-z_$][\w$]*/.exec(text.slice(at, at + 80)) ?? []
      if (name) yield { kind: 'name', value: name, line }
      end = at + (name?.length ?? 1)
    }
    const passed = text.slice(at, end)
    if (passed.trim() && !passed.startsWith('//') && !passed.startsWith('/*'))
      before = passed === 'return' ? passed : passed.at(-1)
    line += passed.split('\n').length - 1
    at = Math.max(end, at + 1)
  }
}

function endOf(text, what, from) {
  const end = text.indexOf(what, from)
  return end < 0 ? text.length : end
}

/** The end of a string on one line; an apostrophe in a screen's text is no string. */
function endOfString(text, at) {
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === text[at]) return i + 1
  }
  return at + 1
}

function endOfTemplate(text, from) {
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '`' || text.startsWith('${', i)) return i
  }
  return text.length
}

const isRegex = (text, at) => endOfRegex(text, at) > at + 1

function endOfRegex(text, at) {
  let inClass = false
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '[') inClass = true
    else if (text[i] === ']') inClass = false
    else if (text[i] === '/' && !inClass) return i + 1
  }
  return at + 1
}
