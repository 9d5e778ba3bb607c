/** Finds out which asks of a post a letter answers, and with which sentence. */
import type { AnsweredAsk, Ask } from '@gigbell/contract'
import { splitSentences, topicStems } from '../../../platform/text.ts'

const ANSWERS: Partial<Record<Ask['kind'], RegExp>> = {
  rate: /(?:[$€£]\s?\d|\d\s?(?:[$€£]|usd|eur|gbp)\b)/i,
  availability:
    /\b(?:\d+ hours|monday|tuesday|wednesday|thursday|friday|today|tomorrow|immediately|this week|next week|gmt|utc)\b/i,
  sample: /https?:\/\/|www\./i,
}

/** Marks each ask as answered by a sentence of the letter, or not. */
export function findAnsweredAsks(asks: readonly Ask[], letter: string): AnsweredAsk[] {
  const sentences = splitSentences(letter).map(({ text }) => text)
  return asks.map((ask) => {
    const by = sentences.find((sentence) => answers(ask, sentence)) ?? null
    return { ...ask, answered: by !== null, by }
  })
}

function answers(ask: Ask, sentence: string): boolean {
  const pattern = ANSWERS[ask.kind]
  if (pattern) return pattern.test(sentence)
  if (ask.kind === 'attachment') return false
  const said = topicStems(sentence)
  return [...topicStems(ask.quote)].some((topic) => said.has(topic))
}
