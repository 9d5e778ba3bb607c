/** Reads a line of the about text as sentences with the cards they belong to. What is made of them is in passages.ts. */
import { splitLine } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { LIST_SIGN } from './entries.ts'
import type { Sentence } from './passage-openings.ts'
import { isPastVerb } from './verbs.ts'

/** Of longer texts the rest is left to single sentences. */
export const MOST_LINES = 80
export const MOST_IN_LINE = 14
/** So much of a paragraph has to be full sentences: lines of notes are used one by one. */
const FULL_SHARE = 0.6

/** A card lacks the label of its sentence: "Recent: patient feedback for six clinics" */
const LABEL_OF_CARD = /^\p{L}[\p{L} ]{2,20}: /u
/** Cards of less than this part of a sentence are only a part of it. */
const MOST_OF_SENTENCE = 0.8

/** "Jitsi work. In spring 2020 I set up …" has its heading in the same line, and "Ho Chi Minh City. Before …" a place. */
const HEADING =
  /^\p{Lu}[\p{L}-]+(?: \p{Ll}+)?\. (?=(?:I|My|We|In|For|Since|At)\b)|^(?:\p{Lu}\p{L}+ ){1,3}City\. (?=\p{Lu})/u

/** "**Engine work.** Seven years with …": the sign of a list has been taken from what comes before it. */
const BOLD_HEADING = /^[*_]{1,3}\p{Lu}[^*_.:]{2,40}\.[*_]{2,3}\s+(?=\p{Lu})/u

/** The sentences of a line with what each has in common with the post. */
export function readSentences(line: string, { cards }: LetterTask): Sentence[] {
  const inLine = cards.filter(({ card }) => card.kind !== 'project' && line.includes(card.text))
  return splitLine(line.replace(LIST_SIGN, '').replace(HEADING, '').replace(BOLD_HEADING, '')).map((text) => {
    const bare = text.replace(/\.$/, '')
    const covers = (ranked: typeof inLine) =>
      // A sentence with semicolons may be several cards.
      ranked.reduce((length, { card }) => length + card.text.length, 0) >=
      text.replace(LABEL_OF_CARD, '').length * MOST_OF_SENTENCE
    const within = inLine.filter(({ card }) => text.includes(card.text.replace(/\.$/, '')))
    // Where a profile has no capitals, a card may hold several sentences.
    const own = covers(within) ? within : inLine.filter(({ card }) => card.text.includes(bare))
    const isCovered = covers(own)
    const common = new Map<string, number>()
    for (const one of own)
      for (const [part, weight] of one.common) common.set(part, Math.max(common.get(part) ?? 0, weight))
    return { text, common: isCovered ? common : new Map(), card: isCovered ? (own[0]?.card ?? null) : null }
  })
}

/** Whether a line consists of sentences, and is no note. */
export const isProse = (sentences: readonly Sentence[]) =>
  sentences.filter(
    ({ text }, at) =>
      (at === 0 && LABELLED.test(text)) ||
      (/^\p{Lu}/u.test(text) && (HAS_VERB.test(text) || opensWithDeed(text))),
  ).length >=
  sentences.length * FULL_SHARE

/** "For a fintech: …", "Shreeji Polymers – …": what the rest of the line is about */
const LABELLED = /^[^.:;]{3,90}(?::| [–—]) \S/u

/** "Wrote a document" */
function opensWithDeed(text: string): boolean {
  const [verb = '', rest = ''] = text.split(/(?= )(.*)/s)
  return isPastVerb(verb, rest)
}

/** The commonest verbs of such sentences, and all regular ones in the past. */
const HAS_VERB =
  /\b(?:I|we|is|are|was|were|has|had|have|do|does|did|can|could|will|would|went|took|made|built|wrote|ran|got|came|gave|sold|lets?|uses?|needs?|works?|turns?|runs|goes|gets|takes|gives|makes|asks|shows|sends|measures|[Tt]here['’]s|fell|rose|grew|cut|put|set|\p{Ll}{2,}ed|(?:[Ii]t|[Tt]hey|them) \p{Ll}{3,}s?)\b/u
