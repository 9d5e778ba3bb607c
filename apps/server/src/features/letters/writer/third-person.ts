/** Turns what a profile says in the third person ("Maria builds shops") into the first. */
import { isPastVerb, toPlainVerb } from './verbs.ts'

/** Whose words they are. */
export interface Speaker {
  firstName: string
  lastName: string
}

/** "Maria builds shops" and "She has built shops" become "I build shops", "I have built shops". */
export function fromThirdPerson(sentence: string, { firstName, lastName }: Speaker): string {
  const names = [firstName, lastName]
    .filter((name) => name.length > 1)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const subject = new RegExp(
    String.raw`^(?:${['she', 'he', ...names.map((name, at) => (at === 0 && names[1] ? `${name}(?: ${names[1]})?` : name))].join('|')})\s+(\p{L}+)(.*)$`,
    'iu',
  )
  const match = sentence.match(subject)
  if (!match) return sentence
  const [, verb = '', rest = ''] = match
  const low = verb.toLowerCase()
  const forms: Record<string, string> = {
    is: 'am',
    has: 'have',
    was: 'was',
    does: 'do',
    can: 'can',
    will: 'will',
  }
  const own = forms[low] ?? toPlainVerb(verb, rest) ?? (isPastVerb(verb, rest) ? low : undefined)
  if (!own) return sentence
  return `I ${own}${rest.replace(/\b(?:her|his) (?=\p{L})/giu, 'my ').replace(/\b(?:and|, ) ?(?:she|he) /gi, ' and I ')}`
}
