/** Creates letter tasks for tests and measurements, from a post, a profile and the fields of a request. */
import type { Note, Profile } from '@gigbell/contract'
import { defaultFrequencies, readBrief } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { readCards } from '../evidence/cards.ts'
import { rankCards } from '../evidence/rank.ts'
import { chooseOptions, type OptionFields } from '../letter-options.ts'
import { leaveOut, readLeftOut } from '../notes/left-out.ts'
import { readSignature } from '../notes/style.ts'
import { factsOf, readNotes } from '../notes.ts'
import { createProfile } from './profile.ts'

/** The input of a task. What is missing of a profile is empty. */
export interface TaskInput {
  job: LetterTask['job']
  profile: Partial<Profile>
  person?: LetterTask['person']
  extraInformation?: string
  /** The parts of `extraInformation` whose kind the person changed. */
  notes?: Note[]
  previousText?: string
  variation?: number
  fields?: OptionFields
}

/** Reads the brief, the cards and the notes, as the server does before an author writes. */
export function createTask(input: TaskInput): LetterTask {
  const profile = createProfile({
    id: '',
    title: '',
    languages: [{ value: 'en', label: 'English' }],
    ...input.profile,
  })
  const brief = readBrief(input.job)
  const notes = readNotes(input.extraInformation ?? '', input.notes)
  const ranked = rankCards(readCards(profile), input.job, defaultFrequencies, profile.title)
  const shown = leaveOut(readLeftOut(notes, profile.rate), { cards: ranked, profile })
  const signature = readSignature(notes)
  return {
    job: input.job,
    profile: shown.profile,
    person: signature
      ? { firstName: signature, lastName: '' }
      : (input.person ?? { firstName: 'Ada', lastName: 'Field' }),
    brief,
    cards: shown.cards,
    notes: notes.filter(({ kind }) => kind !== 'private'),
    facts: factsOf(notes, profile.rate),
    options: chooseOptions(input.fields ?? {}, notes, brief, profile),
    previousText: input.previousText,
    variation: input.variation ?? 0,
  }
}
