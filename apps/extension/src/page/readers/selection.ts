/** Reads the text that the person selected, where nothing better is known of the page. */
import type { ReadPost } from '../post.ts'
import { escapeText } from '../serialize.ts'

/** A shorter selection is a click that slipped. */
const SHORTEST = 40

/** Returns the selected text as a post, or undefined without a selection. */
export function readSelection(page: Document, address: URL): ReadPost | undefined {
  const text = Document.prototype.getSelection.call(page)?.toString().trim() ?? ''
  if (text.length < SHORTEST) return undefined
  const [firstLine = ''] = text.split('\n')
  const title =
    firstLine.trim().length <= 120 && firstLine.length < text.length ? firstLine.trim() : titleOf(page)
  return {
    url: address.origin + address.pathname + address.search,
    title: title || firstLine.slice(0, 120),
    description: escapeText(text),
    source: address.hostname.replace(/^www\./, ''),
  }
}

const titleOf = (page: Document) => page.querySelector('title')?.textContent?.trim() ?? ''
