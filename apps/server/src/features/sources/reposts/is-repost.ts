/**
 * Tells whether two posts are the same post, published again with small changes. Both may be edited: a sentence added,
 * a typo fixed, a list reordered, headings translated. Posts made from one template say other things in the same
 * sentences: each has rare words that the other lacks. The thresholds and error rates are in docs/decisions/0022.
 */
import { defaultFrequencies, readTerms, shareOf } from '../../jobs/index.ts'

/** The text of a post. */
export interface PostText {
  title: string
  description: string
}

/** What is compared of a post's title: its words in order, and its terms. The rarer a term is in posts, the more it counts. */
interface ComparedTitle {
  words: string
  terms: Set<string>
}

/** What is compared of a whole post: the words of its description, and the terms of both. */
interface ComparedPost {
  words: string
  terms: Set<string>
}

/** More of a text says little about whether it is the same, and limits the time of hostile texts. */
const COMPARED_LENGTH = 4_000
/** The part of the shorter title's terms that the other title has, by weight. */
const LEAST_TITLE_CONTAINED = 0.5
/** The part of the shorter post's terms that the other post has, by weight. */
const LEAST_CONTAINED = 0.9
/** The part of the terms of both posts that both have, by weight. Below this, one post is only a part of the other. */
const LEAST_COMMON = 0.45
/** A few common words are no evidence: shorter texts are compared word by word. */
const FEWEST_TERMS = 6
const FEWEST_WORDS = 5
/** Posts with more terms that the other one lacks, on both sides, differ by more than typos. The limit bounds the comparisons. */
const MAX_REPLACED_TERMS = 50

/**
 * Returns a function that tells whether another post is the same one. A post is read once, and only as far as needed:
 * most posts that share a band have other titles.
 */
export function compareWith(one: PostText): (other: PostText) => boolean {
  const title = readTitle(one)
  let post: ComparedPost | undefined
  return (other) => {
    const otherTitle = readTitle(other)
    if (!haveTermsInCommon(title, otherTitle)) return false
    post ??= readPost(one, title)
    return isSame({ ...post, title }, { ...readPost(other, otherTitle), title: otherTitle })
  }
}

type TitledPost = ComparedPost & { title: ComparedTitle }

function isSame(a: TitledPost, b: TitledPost): boolean {
  if (namesOtherSubject(a, b)) return false
  if (a.words.includes(b.words) && hasEnoughWords(b.words)) return true
  if (b.words.includes(a.words) && hasEnoughWords(a.words)) return true
  if (Math.min(a.terms.size, b.terms.size) < FEWEST_TERMS) return false
  const { common, lost, gained } = compareTerms(a.terms, b.terms)
  return (
    common / (common + Math.min(lost, gained)) >= LEAST_CONTAINED &&
    common / (common + lost + gained) >= LEAST_COMMON
  )
}

function haveTermsInCommon(a: ComparedTitle, b: ComparedTitle): boolean {
  if (a.words === b.words) return true
  const { common, lost, gained } = compareTerms(a.terms, b.terms)
  return common > 0 && common / (common + Math.min(lost, gained)) >= LEAST_TITLE_CONTAINED
}

/** The title of a template for another job names what the other post says nowhere. */
function namesOtherSubject(a: TitledPost, b: TitledPost): boolean {
  if (a.title.words === b.title.words) return false
  const [onlyA, onlyB] = withoutTypos(missing(a.terms, b.terms), missing(b.terms, a.terms))
  return onlyA.some((term) => a.title.terms.has(term)) && onlyB.some((term) => b.title.terms.has(term))
}

function compareTerms(a: Set<string>, b: Set<string>) {
  const [lost, gained] = withoutTypos(missing(a, b), missing(b, a))
  const common = [...a].filter((term) => b.has(term))
  return { common: weigh(common), lost: weigh(lost), gained: weigh(gained) }
}

const missing = (from: Set<string>, others: Set<string>) => [...from].filter((term) => !others.has(term))

/** The words of a text in lower case, without what sources and clients change: punctuation, line ends, numbers. */
export const normalize = (text: string): string =>
  (
    text
      .slice(0, COMPARED_LENGTH)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .filter((word) => !/^\p{N}+$/u.test(word))
    .join(' ')

const readTitle = ({ title }: PostText): ComparedTitle => ({
  words: normalize(title),
  terms: readTerms(title.slice(0, COMPARED_LENGTH)),
})

const readPost = ({ description }: PostText, title: ComparedTitle): ComparedPost => ({
  words: normalize(description),
  terms: new Set([...title.terms, ...readTerms(description.slice(0, COMPARED_LENGTH))]),
})

const hasEnoughWords = (text: string) => text.split(' ').length >= FEWEST_WORDS

const weigh = (terms: Iterable<string>) =>
  [...terms].reduce((sum, term) => sum - Math.log(shareOf(defaultFrequencies, term)), 0)

/** Leaves out the pairs of terms that differ by a typo. */
function withoutTypos(one: string[], other: string[]): [string[], string[]] {
  if (Math.min(one.length, other.length) > MAX_REPLACED_TERMS) return [one, other]
  const left = new Set(other)
  const kept = one.filter((term) => {
    for (const candidate of left)
      if (isTypo(term, candidate)) {
        left.delete(candidate)
        return false
      }
    return true
  })
  return [kept, [...left]]
}

/** Tells whether words of at least five letters differ in one letter, or in two neighbors that changed places. */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 4) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let [endOne, endOther] = [one.length, other.length]
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne--
    endOther--
  }
  const [partOne, partOther] = [one.slice(start, endOne), other.slice(start, endOther)]
  if (partOne.length <= 1 && partOther.length <= 1) return true
  return partOne.length === 2 && partOther.length === 2 && partOne === [...partOther].reverse().join('')
}
