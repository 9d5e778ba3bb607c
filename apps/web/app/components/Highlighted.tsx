import { highlightWords } from './highlight.ts'

/** Renders a text with the matching words highlighted. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return highlightWords(text, words).map((one, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other key
    one.highlighted ? <mark key={at}>{one.text}</mark> : one.text,
  )
}
