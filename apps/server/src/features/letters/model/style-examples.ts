/**
 * Makes earlier letters of the person examples of a style: what they say about other clients is left out, so that a model
 * cannot repeat it. Which letters are examples is decided in history/queries.ts.
 */
import { removeInvisible } from '../../../platform/text.ts'
import { findTraps } from '../../jobs/index.ts'
import { toConcept } from '../claims/concepts.ts'
import { toPlainForm } from './links.ts'

const MAX_LENGTH = 1200
const LEFT_OUT = '…'
/** Whatever looks like a link, an address or a file. */
const ADDRESS = /\S{0,200}(?:@|:\/\/|\p{L}\.\p{L}{2,})\S{0,200}/gu
/** Numbers with what is written with them: "$31k", "40%", "C3". */
const FIGURE = /[\p{L}$€£+#-]{0,10}\d(?:[\p{L}\p{N}.,:%€$£/+-]{0,30}[\p{L}\p{N}%€$£])?/gu
const CAPITALIZED = /\p{Lu}[\p{L}\p{M}’'-]{0,60}/gu

/**
 * Returns the letter without links, addresses, figures and names, cut to a length. A word with a capital letter stays if
 * it says nothing in particular, or if `own` (the texts that the letter may repeat) has it.
 */
export function toStyleExample(letter: string, own: readonly string[]): string {
  const known = new Set(own.flatMap((text) => text.match(CAPITALIZED) ?? []))
  const stays = (word: string) => known.has(word) || toConcept(word.toLowerCase()) === ''
  return removeInvisible(letter)
    .slice(0, MAX_LENGTH)
    .split('\n')
    .filter((line) => findTraps(line).length === 0)
    .map((line) =>
      toPlainForm(line)
        .replace(ADDRESS, LEFT_OUT)
        .replace(FIGURE, LEFT_OUT)
        .replace(CAPITALIZED, (word) => (stays(word) ? word : LEFT_OUT)),
    )
    .join('\n')
    .trim()
}
