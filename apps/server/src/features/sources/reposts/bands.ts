/**
 * Makes the bands by which posts with nearly the same text are found in an index: MinHash of pairs of neighboring words,
 * with locality-sensitive hashing. Posts that share a band are compared in is-repost.ts.
 */
import { hashText } from '../../../platform/text.ts'
import { normalize, type PostText } from './is-repost.ts'

/**
 * Two posts whose pairs of words agree in 60 % share at least one of these bands with a probability of 70 %, those that
 * agree in 5 % with 0.06 %.
 */
const BANDS = 5
const HASHES_PER_BAND = 3
/** The number of bands of every post that has some. */
export const BANDS_OF_POST = BANDS + 1

/**
 * Returns the bands of a post in an order that is the same for all posts, and one for its whole description. A post
 * without a description has none, because many different posts have a title like "Logo design".
 */
export function createBands(post: PostText): number[] {
  const description = normalize(post.description)
  if (description === '') return []
  const text = `${normalize(post.title)} ${description}`
  const smallest = smallestHashes(text)
  const bands = Array.from({ length: BANDS }, (_, band) =>
    smallest
      .slice(band * HASHES_PER_BAND, (band + 1) * HASHES_PER_BAND)
      .reduce((hash, value) => mix(hash ^ value), mix(band + 1)),
  )
  return [...bands, mix(hashText(description))]
}

/** The smallest value of each hash function over the pairs of neighboring words. */
function smallestHashes(text: string): Int32Array {
  const smallest = new Int32Array(BANDS * HASHES_PER_BAND).fill(2 ** 31 - 1)
  const list = text.split(' ')
  for (let i = 0; i < Math.max(1, list.length - 1); i++) {
    const pair = hashText(`${list[i]} ${list[i + 1] ?? ''}`)
    for (let n = 0; n < smallest.length; n++) {
      const value = mix(pair ^ Math.imul(n + 1, 0x9e3779b1))
      if (value < smallest[n]!) smallest[n] = value
    }
  }
  return smallest
}

/** Spreads the bits of a number (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
