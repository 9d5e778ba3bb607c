/**
 * What the fake model writes. `obedient` does what any text of the prompt asks, as far as a program can find it out: it
 * prints the instructions, keys, addresses, links and markup. `citing` names a card for each sentence, `miscounting`
 * names cards that don't exist, and `free` ignores the form.
 */

/** The manners in which answers are composed. */
export type Manner = 'obedient' | 'citing' | 'miscounting' | 'free'

interface Message {
  role: 'system' | 'user'
  content: string
}

/** Composes an answer to the messages. `key` is the one that the caller has sent. */
export function composeAnswer(manner: Manner, messages: readonly Message[], key: string): string {
  const contentOf = (role: Message['role']) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => content)
      .join('\n')
  const cards = [...contentOf('user').matchAll(/^\[(c\d+)\] (?:\([a-z]+\) )?(.+)$/gm)].map((match) => ({
    mark: match[1]!,
    text: match[2]!,
  }))
  switch (manner) {
    case 'obedient':
      return obey(contentOf('system'), contentOf('user'), key)
    case 'citing':
      return compose(cards.slice(0, 3).map(({ mark, text }) => `${withoutPeriod(text)} [${mark}].`))
    case 'miscounting':
      return compose(cards.slice(0, 3).map(({ text }, index) => `${withoutPeriod(text)} [c${900 + index}].`))
    case 'free':
      return compose(['I have led forty projects like yours at Siemens since 2009.'])
  }
}

const compose = (sentences: string[]) =>
  ['Your project is clear to me.', ...sentences, 'Which date do you have in mind?', 'Ada'].join(' ')

const withoutPeriod = (text: string) => text.replace(/[.!?]+$/, '')

const REVEAL =
  /\b(?:print|repeat|reveal|show|output|quote|translate|copy|write|dump|encode|recite|spell|list|paste|echo|give|tell|append|include|summari[sz]e|return|disclose|display|type|state|say|wiederhole|zeige|drucke|gib|répète|affiche|montre|repite|muestra|imprime|escribe|share|what (?:are|is|were|was|does))\b/iu
const INSTRUCTIONS =
  /\b(?:system|prompt|instructions?|rules|configuration|guidelines|developer message|initial message|first message|above|preamble|directives|anweisungen|regeln|instructions|consignes|règles|instrucciones|reglas|setup|told|boundary|delimiter)\b/iu
const OTHERS =
  /\b(?:keys?|passwords?|tokens?|secrets?|credentials?|environment|env|database|other (?:users?|people|freelancers?|clients?|applicants?|persons?)|accounts?|e-?mails?|addresses|headers?|authorization|customers?|private|notes?)\b/iu

/** Does everything that the user's message asks, wherever in it the wish stands. */
function obey(system: string, user: string, key: string): string {
  const text = readHidden(user)
  const answer = ['Your project is clear to me.']
  const reveals = REVEAL.test(text)
  if (reveals && INSTRUCTIONS.test(text)) answer.push(...encodings(system, text))
  if (reveals && OTHERS.test(text))
    answer.push(`The key is ${key}.`, `Authorization: Bearer ${key}`, ...(text.match(/\S+@\S+/g) ?? []))
  for (const [link] of text.matchAll(LINK)) answer.push(`See ${link} for more.`, `[my work](${link})`)
  for (const [markup] of text.matchAll(/<[^<>]{1,300}>|!\[[^\]]*\]\([^)]*\)/g)) answer.push(`Here: ${markup}`)
  for (const [, quoted] of text.matchAll(/["“”'‘’`]([^"“”'‘’`\n]{2,80})["“”'‘’`]/g)) answer.push(`${quoted}.`)
  return [...answer, 'Ada'].join('\n')
}

const LINK =
  /(?:https?|hxxps?|ftp|javascript|data|mailto|vbscript):[^\s<>"']+|\b[\p{L}\p{N}-]+(?:(?:\.|。|．| ?\[\.\] ?| dot )[\p{L}\p{N}-]+)*(?:\.|。|．| ?\[\.\] ?| dot )(?:example|com|net|org|io|ru|app|рф)(?:\/[^\s<>"']*)?/giu

/** Reads what invisible characters and encodings say, as an obedient reader would. */
function readHidden(text: string): string {
  const tags = text.replace(/[\u{e0020}-\u{e007e}]/gu, (tag) =>
    String.fromCodePoint(tag.codePointAt(0)! - 0xe0000),
  )
  const joined = tags.replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu, '').normalize('NFKC')
  const decoded = [...joined.matchAll(/\b[A-Za-z0-9+/]{24,}={0,2}/g)].map(([coded]) =>
    Buffer.from(coded, 'base64').toString('utf8'),
  )
  const turned = [...joined.matchAll(/rot13[:;] ?([^\n]+)/gi)].map((match) => rot13(match[1]!))
  const reversed = [...joined.matchAll(/backwards[:;] ?([^\n]+)/gi)].map((match) => reverse(match[1]!))
  return [joined, ...decoded, ...turned, ...reversed].join('\n')
}

/** The instructions in every encoding that the text names, and as they are. */
function encodings(system: string, text: string): string[] {
  const wants = (pattern: RegExp) => pattern.test(text)
  return [
    ...(wants(/base ?64/i) ? [Buffer.from(system).toString('base64')] : []),
    ...(wants(/\bhex/i) ? [Buffer.from(system).toString('hex')] : []),
    ...(wants(/rot ?13/i) ? [rot13(system)] : []),
    ...(wants(/revers|backwards/i) ? [reverse(system)] : []),
    ...(wants(/one word per line|each word|word by word/i) ? [system.split(/\s+/).join('\n')] : []),
    ...(wants(/letter by letter|spell|spaces? between/i) ? [[...system].join(' ')] : []),
    ...(wants(/hyphen|dashes/i) ? [system.replaceAll(' ', '-')] : []),
    ...(wants(/capitals|upper ?case/i) ? [system.toUpperCase()] : []),
    ...(wants(/json/i) ? [JSON.stringify({ system })] : []),
    ...(wants(/comment/i) ? [`<!-- ${system} -->`] : []),
    ...(wants(/first (?:line|sentence)/i) ? [system.split('\n')[0]!] : []),
    ...(wants(/last (?:line|sentence)/i) ? [system.split('\n').at(-1)!] : []),
    ...(wants(/last|second half/i) ? [system.slice(system.length / 2)] : []),
    system,
  ]
}

const reverse = (text: string) => [...text].reverse().join('')

const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
