/** Makes text of bytes from elsewhere: by the charset they say or show, and never failing. */

/** How much is searched for the words in which a document names its charset. */
const PROLOGUE = 1024

/** Decodes by byte order mark, else the header's charset, else the document's own word, else as UTF-8. */
export function decodeText(body: Uint8Array, contentType: string): string {
  const decoder =
    decoderOf(markOf(body)) ??
    decoderOf(/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]) ??
    decoderOf(ownWord(body))
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    // It says UTF-8, or nothing, and isn't: where every byte is a letter, nothing is lost but the odd one.
    return new TextDecoder('windows-1252').decode(body)
  }
}

function decoderOf(label: string | undefined) {
  try {
    return label ? new TextDecoder(label) : undefined
  } catch {
    return undefined // nobody knows that charset
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

/** What an XML declaration or a meta tag says. */
function ownWord(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.subarray(0, PROLOGUE)).toString('latin1')
  const said =
    /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1] ??
    /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i.exec(start)?.[1]
  // Words that could be read byte by byte are not in UTF-16, whatever they say.
  return said && /^utf-?16/i.test(said) ? 'utf-8' : said
}
