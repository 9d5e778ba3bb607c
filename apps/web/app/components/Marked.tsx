import { markWords } from './marks.ts'

/** A text with the words marked that made it fit. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((one, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
    one.marked ? <mark key={at}>{one.text}</mark> : one.text,
  )
}
