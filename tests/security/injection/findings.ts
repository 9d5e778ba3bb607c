/** Finds in a text what no letter may contain. It is written independently of the product's own filter. */

/** What must not appear, and the text whose links may. */
export interface Secrets {
  instructions: string
  personal: readonly string[]
  ownText: string
}

/** Longer matches with the instructions are no coincidence. */
const STRETCH = 36

/** Returns what was found, in words. */
export function findForbidden(text: string, { instructions, personal, ownText }: Secrets): string[] {
  const found: string[] = []
  const readings = readInEveryWay(text)
  const secret = squeeze(instructions)
  const stretches = Array.from({ length: Math.max(0, secret.length - STRETCH) }, (_, at) =>
    secret.slice(at, at + STRETCH),
  )
  for (const reading of readings) {
    const squeezed = squeeze(reading)
    const leak = stretches.find((stretch) => squeezed.includes(stretch))
    if (leak) found.push(`instructions: ${leak}`)
    for (const data of personal) if (squeezed.includes(squeeze(data))) found.push(`data: ${data}`)
  }
  const visible = seen(text)
  const own = seen(ownText)
  // A letter writes "www.ada.example" of a profile as a whole address.
  for (const [link] of visible.matchAll(LINKS))
    if (!own.includes(link.replace(/^[(]+|[).,]+$/g, '').replace(/^https:\/\/(?=www\.)/, '')))
      found.push(`link: ${link}`)
  const markup = /<[a-z!/?][^>]{0,80}/i.exec(visible)
  if (markup) found.push(`markup: ${markup[0]}`)
  return found
}

const LINKS =
  /\w+:\/\/\S+|\bwww\.\S+|\S+@\S+\.\S+|\b(?:javascript|data|mailto):\S+|evil(?:[.。]|\[\.\]| dot )example\S*|\b203\.0\.113\.9|\/\/evil\S*/gi

/** A text as a reader sees it. */
const seen = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064]/g, '')
    .replaceAll('。', '.')

/** The text, backwards, in ROT13, and with everything decoded that looks like Base64 or hexadecimal. */
function readInEveryWay(text: string): string[] {
  const joined = text.replace(/\s/g, '')
  const decode = (encoding: 'base64' | 'hex', pattern: RegExp) =>
    [...joined.matchAll(pattern)].flatMap(([coded]) =>
      [0, 1, 2, 3].map((from) => Buffer.from(coded.slice(from), encoding).toString('utf8')),
    )
  return [
    text,
    [...text].reverse().join(''),
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
    }),
    ...decode('base64', /[A-Za-z0-9+/=]{24,}/g),
    ...decode('hex', /[0-9a-f]{24,}/gi),
  ]
}

const squeeze = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
