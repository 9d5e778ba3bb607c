/** The author that needs no service: it composes letters from evidence cards (writer/). */
import type { Author } from '../author.ts'
import { writeLetter } from '../writer/index.ts'

export const builtInAuthor: Author = {
  name: 'built-in',
  async write(task, { onText }) {
    const letter = writeLetter(task)
    if (onText) for (const piece of letter.match(/[^.?!\n]*[.?!\n]*\s*/g) ?? []) if (piece) onText(piece)
    return letter
  },
}
