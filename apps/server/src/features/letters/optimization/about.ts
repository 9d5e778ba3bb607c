/**
 * Proposals for the about text, made of sentences that the person has written or confirmed: one that says what they do
 * comes first, and what projects, confirmed facts and answered letters say is added.
 */
import type { ListedCard, Profile } from '@gigbell/contract'
import { countWords, detectLanguage, splitSentences, topicStems } from '../../../platform/text.ts'
import { findSkills } from '../../jobs/index.ts'
import { endSentence } from '../writer/sentence-ends.ts'
import { checkAgainstCards } from './card-support.ts'
import type { Basis, Proposal } from './proposal.ts'
import { ENOUGH_WORDS, hasOpening, namesFigure, namesSubject } from './score.ts'

const MAX_FACTS = 2

/** Proposes changes of the about text. Each is proposed for the text as it is, so one is applied at a time. */
export function proposeAbout(basis: Basis): Proposal[] {
  return [
    ...proposeOpening(basis),
    ...proposeFigure(basis),
    ...proposeFacts(basis),
    ...proposeLetterSentence(basis),
    ...adviseLength(basis.profile),
  ]
}

/** Moves the sentence that says best what the person does to the front. */
function proposeOpening({ profile, cards, demand }: Basis): Proposal[] {
  const { about, title } = profile
  if (about.trim() === '' || hasOpening(profile)) return []
  const kind = 'opening'
  const asked = new Set(demand.skills.slice(0, 10).map(({ key }) => key))
  const sentence = findOpening(profile, cards, asked)
  if (sentence !== null)
    return [
      {
        kind,
        field: 'about',
        why: 'Your first sentence does not say what you do, and clients often read no further. This one does.',
        after: moveToFront(about, sentence),
      },
    ]
  return [
    {
      kind,
      field: 'about',
      why: `Start with what you do. Your first sentence mentions neither “${title}” nor any of your skills, and clients often read no further.`,
      after: null,
    },
  ]
}

function findOpening(
  profile: Profile,
  cards: readonly ListedCard[],
  asked: ReadonlySet<string>,
): string | null {
  // Other languages refer to the sentence before in ways that the rules do not know.
  if (detectLanguage(profile.about) !== 'English') return null
  const sentences = splitSentences(profile.about).map(({ text }) => text)
  const works = new Set(cards.filter(({ kind }) => kind === 'work').map(({ text }) => text))
  const [best] = sentences
    .map((text, at) => ({
      text,
      worth: worthOf(text, profile, asked) - at / 2,
      next: sentences[at + 1] ?? '',
    }))
    .filter(
      ({ text, next }, at) => at > 0 && works.has(text) && isIndependent(text) && !REFERS_BACK.test(next),
    )
    .filter(({ text }) => namesSubject(text, profile))
    .sort((one, other) => other.worth - one.worth)
  return best?.text ?? null
}

/** How many wanted skills a sentence names, and whether it names a figure. People say first what matters most to them. */
function worthOf(text: string, { skills }: Profile, asked: ReadonlySet<string>): number {
  return findSkills(text, skills).filter(({ key }) => asked.has(key)).length + (/\d/.test(text) ? 1 : 0)
}

/** The sentence needs the one before it. */
const REFERS_BACK =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|his|her|also|then|but|and|so|or|there|here|such|both|another|currently|now|since|after|before|in addition|furthermore|moreover|besides|however|plus|too|otherwise|instead|because|which|who|where|one|the (?:first|second|other|last|same|latter|result))\b/i
/** The sentence speaks to the client, asks, or says what will be. */
const ADDRESSES = /\?|\b(?:you|your|yours|let['’]s|please|hello|hi|welcome|thanks?)\b|:\s*$/i

/** Whether a sentence can be read without its neighbors. */
function isIndependent(text: string): boolean {
  const words = countWords(text)
  return words >= 5 && words <= 45 && !REFERS_BACK.test(text) && !ADDRESSES.test(text)
}

/** Moves a sentence of the text to its beginning. A line that becomes empty is removed. */
function moveToFront(about: string, sentence: string): string {
  const lines = about.split('\n')
  const at = lines.findIndex((line) => line.includes(sentence))
  const rest = (lines[at] ?? '').replace(sentence, ' ').replace(/ {2,}/g, ' ').trim()
  lines.splice(at, 1, ...(/[\p{L}\p{N}]/u.test(rest) ? [rest] : []))
  return [endSentence(sentence), lines.join('\n').trim()].join(about.trim().includes('\n') ? '\n' : ' ')
}

/** Adds a project with a figure where the about text has none. */
function proposeFigure({ profile, cards }: Basis): Proposal[] {
  const kind = 'figure'
  if (/\d/.test(profile.about)) return []
  const card = cards.find(
    ({ kind: is, confirmed, figures, text }) =>
      is === 'project' && !confirmed && figures.length > 0 && !isSaid(text, profile.about),
  )
  if (card)
    return [
      {
        kind,
        field: 'about',
        why: 'Your about text has no number. This project of yours has one.',
        after: append(profile.about, card.text),
      },
    ]
  if (namesFigure(profile)) return []
  return [
    {
      kind,
      field: 'about',
      why: 'Include a true number: years, projects, users, time, or money saved.',
      after: null,
    },
  ]
}

/** Adds facts that the person confirmed on the cards. */
function proposeFacts({ profile, cards }: Basis): Proposal[] {
  return cards
    .filter((card) => card.confirmed && isWork(card) && !isSaid(card.text, textOf(profile)))
    .slice(0, MAX_FACTS)
    .map(({ text }) => ({
      kind: 'fact',
      field: 'about',
      why: 'You confirmed this fact while editing letters. Your profile does not say it.',
      after: append(profile.about, text),
    }))
}

/** Adds a sentence of an answered letter that a project or a confirmed fact supports. */
function proposeLetterSentence({ profile, cards, letters, own, today }: Basis): Proposal[] {
  const added = new Set(cards.filter((card) => card.confirmed || card.kind === 'project').map(({ id }) => id))
  for (const letter of letters) {
    const { evidence } = checkAgainstCards(letter, { cards, today })
    const sentence = evidence.find(
      ({ quote, card }) =>
        card !== null &&
        added.has(card) &&
        /^(?:I|My)\b/.test(quote) &&
        isIndependent(quote) &&
        !INTENDS.test(quote) &&
        own.hasAllNames(quote) &&
        !isSaid(quote, profile.about),
    )
    if (sentence)
      return [
        {
          kind: 'letter',
          field: 'about',
          why: 'This sentence is in a letter that a client answered. Your about text does not say it.',
          after: append(profile.about, sentence.quote),
        },
      ]
  }
  return []
}

const INTENDS = /\b(?:would|could|will|can|may|might|shall)\b|['’](?:ll|d)\b/i

function adviseLength({ about }: Profile): Proposal[] {
  const words = countWords(about)
  if (words >= ENOUGH_WORDS) return []
  const has =
    words === 0
      ? 'Your about text is empty.'
      : `Your about text has ${words === 1 ? '1 word' : `${words} words`}.`
  return [
    {
      kind: 'length',
      field: 'about',
      why: `${has} Aim for ${ENOUGH_WORDS}: what you do, for whom, and with what results.`,
      after: null,
    },
  ]
}

const isWork = ({ kind }: ListedCard) => kind === 'work' || kind === 'project' || kind === 'education'

const textOf = ({ about, projects }: Profile) =>
  [about, ...projects.flatMap(({ title, client, what, result }) => [title, client, what, result])].join('\n')

/** The part of a text's content words that another one has when it says the same. */
const SAME = 0.7

function isSaid(text: string, by: string): boolean {
  const words = topicStems(text)
  const said = topicStems(by)
  return [...words].filter((word) => said.has(word)).length >= words.size * SAME
}

function append(about: string, sentence: string): string {
  const before = about.trim()
  if (before === '') return endSentence(sentence)
  return before.includes('\n')
    ? `${before}\n${endSentence(sentence)}`
    : `${endSentence(before)} ${endSentence(sentence)}`
}
