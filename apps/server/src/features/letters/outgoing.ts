/**
 * What may leave a model: nothing of the instructions it was given, and no link that neither the profile,
 * the additional information nor the post has. A sentence is the unit, so that a letter can be shown while
 * it is written. Claims the profile doesn't support are not cut but marked, later (claims.ts).
 */
import { type Brief, ProviderFault } from './author.ts'

/** Takes a letter in pieces and gives back what may be shown of it. */
export interface Gate {
  /** The sentences that `piece` completes, as far as they may leave. */
  pass(piece: string): string
  /** What is left when the letter is at its end. */
  end(): string
}

/** So many characters of the instructions in a row are no coincidence. */
const TELLING = 48
/** No letter is longer; a service that goes on and on is cut off here. */
const LONGEST = 20_000
/** Where a sentence ends. A full stop inside a link or a number is followed by no space, so it ends none. */
const END = /[.!?]["')]?\s|\n/g

/** A gate for one letter. `secrets` are texts of which no longer part may appear. */
export function gateFor(brief: Brief, secrets: string[]): Gate {
  const known = knownText(brief)
  const telling = secrets.flatMap(windows)
  let waiting = ''
  let passed = ''
  let length = 0
  const admit = (sentence: string) => {
    passed = (passed + sentence).slice(-1000)
    const squeezed = squeeze(passed)
    if (telling.some((part) => squeezed.includes(part)))
      throw new ProviderFault('The model repeated its instructions.')
    const links = sentence.match(/(?:https?:\/\/|www\.)[^\s)>\]]+/gi) ?? []
    return links.every((link) => known.includes(bare(link))) ? sentence : ''
  }
  return {
    pass(piece) {
      length += piece.length
      if (length > LONGEST) throw new ProviderFault('The model went on past the longest letter.')
      // What waits has no end in it but, at most, in its last two characters together with the new ones.
      const unread = Math.max(0, waiting.length - 2)
      waiting += piece
      const sentences: string[] = []
      let from = 0
      END.lastIndex = unread
      while (END.test(waiting)) {
        sentences.push(waiting.slice(from, END.lastIndex))
        from = END.lastIndex
      }
      waiting = waiting.slice(from)
      return sentences.map(admit).join('')
    },
    end() {
      const rest = waiting
      waiting = ''
      return rest === '' ? '' : admit(rest)
    },
  }
}

function knownText({ job, profile, extraInformation }: Brief): string {
  const links = Object.values(profile.profile_links)
  return [job.title, job.description, profile.about, extraInformation, ...links].join('\n').toLowerCase()
}

/** A link without what surrounds it in prose. */
function bare(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?|^www\./, '')
    .replace(/[.,;:!?]+$/, '')
}

/** Every telling stretch of a text, from each of its words on; a short one (the fence) is telling as a whole. */
function windows(secret: string): string[] {
  const text = squeeze(secret)
  if (text.length <= TELLING) return [text]
  const starts = [...text.matchAll(/\b\w/g)].map((match) => match.index)
  return starts.filter((at) => at + TELLING <= text.length).map((at) => text.slice(at, at + TELLING))
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
