/** Decodes bytes from other servers to text, by the charset they declare or show. It never fails. */

/** The number of bytes that are searched for the document's own declaration. */
const DECLARATION_BYTES = 1024

/** Decodes by the byte order mark, else the charset of the header, else that of the document, else as UTF-8. */
export function decodeText(body: Uint8Array, contentType: string): string {
  const decoder =
    createDecoder(charsetOfMark(body)) ??
    createDecoder(/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]) ??
    createDecoder(declaredCharset(body))
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    // The bytes are declared as UTF-8, or as nothing, and are not valid UTF-8. In windows-1252 every byte
    // is a character, so hardly anything is lost.
    return new TextDecoder('windows-1252').decode(body)
  }
}

function createDecoder(label: string | undefined) {
  try {
    return label ? new TextDecoder(label) : undefined
  } catch {
    return undefined // The charset is unknown.
  }
}

function charsetOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

/** Returns the charset of an XML declaration or a meta tag. */
function declaredCharset(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.subarray(0, DECLARATION_BYTES)).toString('latin1')
  const said =
    /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1] ??
    /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i.exec(start)?.[1]
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  return said && /^utf-?16/i.test(said) ? 'utf-8' : said
}
