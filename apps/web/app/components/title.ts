import { sharedTexts } from './texts.ts'

/** Unicode marks that change the writing direction; they would also affect the rest of the window title. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Returns the window title of a screen. A screen that renders it as `<title>` has no title in its `meta`. */
export const windowTitle = (name: string) => `${name.replace(directionMarks, '')} · ${sharedTexts.product}`

/** Returns a route's `meta`: `export const meta = () => titled(texts.title)`. */
export function titled(name: string, description?: string) {
  const title = { title: windowTitle(name) }
  return description ? [title, { name: 'description', content: description }] : [title]
}
