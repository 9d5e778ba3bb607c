/**
 * Filters what a model writes: removes links that neither the profile, the additional information nor the
 * post contains, and stops a letter that repeats the instructions. It works sentence by sentence, so that a
 * letter can be streamed. Unsupported claims are not removed here but marked later (claims.ts).
 */
import { type Brief, ProviderFault } from './author.ts'

/** Takes a letter in pieces and returns the parts that may be shown. */
export interface Gate {
  /** Returns the sentences that `piece` completes, without those that are removed. */
  pass(piece: string): string
  /** Returns the rest of the letter when it has ended. */
  end(): string
}

/** A match of this many characters with the instructions is no coincidence. */
const TELLING = 48
/** No letter is longer. A service that writes without end is stopped here. */
const LONGEST = 20_000
/**
 * The end of a sentence. A period inside a link or a number is not followed by a space, so it does not match.
 */
const END = /[.!?]["')]?\s|\n/g

/** Creates a filter for one letter. `secrets` are texts of which no longer part may appear in it. */
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
      if (length > LONGEST) throw new ProviderFault('The letter of the model is too long.')
      // The pending text was searched before, except that its last two characters can form a sentence end
      // with the new ones.
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

/** Strips the protocol, "www." and trailing punctuation from a link. */
function bare(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?|^www\./, '')
    .replace(/[.,;:!?]+$/, '')
}

/**
 * Returns every stretch of LEAK_LENGTH characters that starts at a word. A shorter text, such as the
 * boundary, is returned whole.
 */
function windows(secret: string): string[] {
  const text = squeeze(secret)
  if (text.length <= TELLING) return [text]
  const starts = [...text.matchAll(/\b\w/g)].map((match) => match.index)
  return starts.filter((at) => at + TELLING <= text.length).map((at) => text.slice(at, at + TELLING))
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
