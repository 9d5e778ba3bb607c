/** Upwork: the addresses of its jobs. */
import type { MarketplaceReader } from './marketplace.ts'

/** A job is named by its "ciphertext" in the address of each of its pages. */
const job =
  /^\/(?:jobs|freelance-jobs\/apply|ab\/proposals\/job|nx\/[\w/-]{1,60})\/(?:[^/~]{0,300}_)?(~0[12]\w{10,25})(?:\/|$)/

/** Reads the mails of Upwork. */
export const upwork: MarketplaceReader = {
  name: 'upwork',
  base: 'https://www.upwork.com',
  readJobUrl({ hostname, pathname }) {
    if (hostname !== 'www.upwork.com' && hostname !== 'upwork.com') return null
    const key = job.exec(safeDecode(pathname))?.[1]
    // Newer ciphertexts contain the id that the API states.
    return key
      ? { url: `https://www.upwork.com/jobs/${key}`, id: /^~02(\d{15,20})$/.exec(key)?.[1] ?? key }
      : null
  },
}

const safeDecode = (path: string) => path.replace(/%7e/gi, '~')
