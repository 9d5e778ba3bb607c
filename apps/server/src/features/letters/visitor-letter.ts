/**
 * A visitor's try of the built-in writer, for a post and a few lines about themselves. Nothing is stored or
 * counted; the caller limits the number of letters of a network address.
 */
import { setImmediate } from 'node:timers/promises'
import {
  languageChoices,
  type Profile,
  type VisitorLetter,
  type VisitorLetterRequest,
} from '@gigbell/contract'
import { detectLanguage } from '../../platform/text.ts'
import { defaultFrequencies, displayNameOf, findAnsweredAsks, findSkills, readBrief } from '../jobs/index.ts'
import { builtInAuthor } from './authors/built-in.ts'
import { readCards } from './evidence/cards.ts'
import { rankCards } from './evidence/rank.ts'

/** Writes a letter, and lists what the post asks of applicants. */
export async function writeVisitorLetter(request: VisitorLetterRequest): Promise<VisitorLetter> {
  const { post, about, name } = request
  const job = { title: request.title || firstLine(post), description: post, category: '', skills: [] }
  const brief = readBrief(job)
  // Reading and writing take some milliseconds each. Other requests are handled in between.
  await setImmediate()
  const profile = toProfile(about)
  const language = languageOf(about)
  const text = await builtInAuthor.write(
    {
      job,
      profile,
      person: { firstName: name, lastName: '' },
      brief,
      cards: rankCards(readCards(profile), job, defaultFrequencies, profile.title),
      notes: [],
      facts: [],
      options: {
        tone: 'plain',
        length: 'medium',
        language: language && language.value === brief.language ? language.value : 'en',
        obey: [],
        works: [],
        maxWords: null,
      },
      variation: 0,
    },
    { providerModel: '', signal: new AbortController().signal, onText: undefined },
  )
  return { text, asks: findAnsweredAsks(brief.asks, text), traps: brief.traps, flags: brief.flags }
}

/** Pasted posts usually begin with their title. */
const firstLine = (post: string) => post.split('\n', 1)[0]!.slice(0, 120)

/** Returns the language in which a text is written, where letters can be written in it. */
function languageOf(text: string) {
  const name = detectLanguage(text)
  return languageChoices.find(({ label }) => label === name)
}

/** Returns the lines about a visitor as a profile, with the skills that they name. */
function toProfile(about: string): Profile {
  const language = languageOf(about)
  return {
    id: '',
    title: '',
    about,
    skills: [...new Set(findSkills(about).map(({ key, spelling }) => displayNameOf(key) ?? spelling))],
    languages: language ? [{ ...language }] : [],
    profile_links: { linkedin: '', youtube: '', twitter: '' },
    projects: [],
    rate: null,
    availability: '',
  }
}
