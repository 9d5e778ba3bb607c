/** Reads the text that the person selected, on pages that no other reader recognizes. */
import { findText } from '../find.ts'
import type { ReadPost } from '../post.ts'
import { escapeText } from '../serialize.ts'

/** A shorter selection is probably accidental. */
const SHORTEST = 40

/** Returns the selected text as a post, or undefined without a selection. */
export function readSelection(page: Document, address: URL): ReadPost | undefined {
  const text = Document.prototype.getSelection.call(page)?.toString().trim() ?? ''
  if (text.length < SHORTEST) return undefined
  const [firstLine = ''] = text.split('\n')
  const title =
    firstLine.trim().length <= 120 && firstLine.length < text.length
      ? firstLine.trim()
      : findText(page, 'title')
  return {
    url: address.origin + address.pathname + address.search,
    title: title || firstLine.slice(0, 120),
    description: escapeText(text),
    source: address.hostname.replace(/^www\./, ''),
  }
}
