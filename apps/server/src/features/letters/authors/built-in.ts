/** The author that needs no service: it composes letters from the sentences of the profile (writer/). */
import type { Author } from '../author.ts'
import { factsOf } from '../notes.ts'
import { writeLetter } from '../writer/index.ts'

export const builtInAuthor: Author = {
  name: 'built-in',
  async write(task, { onText }) {
    const letter = writeLetter({
      job: task.job,
      profile: { ...task.profile, languages: task.profile.languages.map((language) => language.label) },
      person: task.person,
      extraInformation: factsOf(task.notes).join('\n'),
      ...(task.previousText === undefined ? {} : { previousText: task.previousText }),
      variation: task.variation,
    })
    if (onText) for (const piece of letter.match(/[^.?!\n]*[.?!\n]*\s*/g) ?? []) if (piece) onText(piece)
    return letter
  },
}
