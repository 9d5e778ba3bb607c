import { sharedTexts } from './texts.ts'

/** Marks that turn the writing direction: they would turn the rest of the window's title too. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The window's title for what a screen shows. A page has one: a screen that renders it as `<title>` has no title in its `meta`. */
export const windowTitle = (name: string) => `${name.replace(directionMarks, '')} · ${sharedTexts.product}`

/** What a route's `meta` gives back: `export const meta = () => titled(texts.title)`. */
export function titled(name: string, description?: string) {
  const title = { title: windowTitle(name) }
  return description ? [title, { name: 'description', content: description }] : [title]
}
