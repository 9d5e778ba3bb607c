/** The author that needs no service: it composes letters from the sentences of the profile (writer/). */
import type { Author } from '../author.ts'
import { writeLetter } from '../writer/index.ts'

export const builtInAuthor: Author = {
  name: 'built-in',
  async write(brief, { onText }) {
    const letter = writeLetter({
      job: brief.job,
      profile: { ...brief.profile, languages: brief.profile.languages.map((language) => language.label) },
      person: brief.person,
      extraInformation: brief.extraInformation,
      previousText: brief.previousText,
      variation: brief.variation,
    })
    if (onText) for (const piece of letter.match(/[^.?!\n]*[.?!\n]*\s*/g) ?? []) if (piece) onText(piece)
    return letter
  },
}
