/** Turns a profile into evidence cards: each sentence, skill, language and link is one. */
import type { EvidenceCard, Profile } from '@gigbell/contract'
import { splitSentences } from '../../../platform/text.ts'

/** Returns the cards of a profile, in the order of its fields. */
export function readProfileCards({
  title,
  about,
  skills,
  languages,
  profile_links,
}: Pick<Profile, 'title' | 'about' | 'skills' | 'languages' | 'profile_links'>): EvidenceCard[] {
  const card = (
    kind: EvidenceCard['kind'],
    index: number,
    text: string,
    more: Partial<EvidenceCard> = {},
  ): EvidenceCard => ({ id: `${kind}-${index}`, kind, text, figures: [], skills: [], url: null, ...more })
  const sentences = [title, ...splitSentences(about).map((sentence) => sentence.text)]
  const links = Object.values(profile_links).filter((link) => link !== '')
  return [
    ...sentences.map((text, index) => card('work', index, text)),
    ...skills.map((skill, index) => card('skill', index, skill, { skills: [skill] })),
    ...languages.map(({ label }, index) => card('language', index, label)),
    ...links.map((url, index) => card('link', index, url, { url })),
  ]
}
