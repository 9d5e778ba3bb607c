/** Finds the web addresses in a person's own text, with and without "https://". */

/** An address in a text: as written there, and as a complete address. */
export interface FoundLink {
  written: string
  url: string
}

const ADDRESS =
  /\bhttps?:\/\/[^\s<>"“”]{3,400}|(?<![\w@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,12}(?:\/[^\s<>"“”]{0,300})?/giu
/** Endings of addresses that people write without "https://". Those of files and technologies are left out. */
const ENDING =
  /\.(?:com|org|net|edu|info|biz|io|ai|dev|app|co|me|xyz|site|online|tech|cloud|page|shop|store|studio|design|agency|art|blog|tv|ly|eu|uk|de|fr|es|it|nl|pl|pt|ch|at|be|cz|se|no|dk|fi|ro|ua|ca|au|nz|br|mx|ar|in|jp|kr|sg|pk|bd|ph|ng|ke|za)$/i
/** Sites where people show work: their name is a link even without a path. */
const OWN_PLACE =
  /\b(?:portfolio|website|web ?site|site|blog|page|shop|live|online|see|visit|at|link|links|demo|work|samples?|reel|showreel|channel|github|read|watch|find|under|hier|voir|aquí)(?!\p{L})[^.!?]{0,40}$/iu
/** Products whose names look like addresses. */
const PRODUCTS =
  /^(?:make|bubble|booking|amazon|ebay|etsy|walmart|alibaba|aliexpress|zalando|airbnb|tripadvisor|expedia|zillow|indeed|craigslist|glassdoor|yelp|monday|cal|salesforce|wordpress|power|draw|diagrams|character|fiverr|upwork|freelancer|asp|vb|socket|next|node|vue|d3|three|chart|express|ember|moment)\.(?:com|io|ai|net|js|co|app|org|ca|de|uk|fr|es|it|in|nl)$/i

/** "M.Tech from IIIT Hyderabad" */
const DEGREE = /^[BM]\.(?:Tech|Com|Design|Eng|Ed|Sc|Arch)$/i

/** Returns the addresses of a text in their order, without duplicates. */
export function findLinks(text: string): FoundLink[] {
  if (!/\.\p{L}|:\/\//u.test(text)) return []
  const found: FoundLink[] = []
  for (const match of text.matchAll(ADDRESS)) {
    const written = trimEnd(match[0])
    if (text.charAt(match.index + match[0].length) === '@') continue
    const complete = /^https?:/i.test(written)
    if (!complete && !isAddress(written, text.slice(Math.max(0, match.index - 60), match.index))) continue
    const url = complete ? written : `https://${written}`
    if (URL.canParse(url) && !found.some((link) => link.url === url)) found.push({ written, url })
  }
  return found
}

/** Removes the punctuation of the sentence around an address. A closing bracket stays if it was opened inside. */
function trimEnd(address: string): string {
  let end = address.length
  while (end > 0) {
    const last = address.charAt(end - 1)
    const opened = last === ')' && address.slice(0, end).includes('(')
    if (opened || !/[.,;:!?)\]}'’"”*_]/.test(last)) break
    end--
  }
  return address.slice(0, end)
}

function isAddress(written: string, before: string): boolean {
  const [host = '', ...path] = written.split('/')
  if (/^www\./i.test(host)) return true
  // No name of a host has a hyphen there: "ex-.NET".
  if (!ENDING.test(host) || DEGREE.test(host) || /-(?:\.|$)/.test(host)) return false
  if (path.join('').length > 0) return true
  if (PRODUCTS.test(host)) return false
  // "Bill.com" within a sentence, or at its beginning, is the name of a product.
  if (/^\p{Lu}\p{Ll}+\.\p{Ll}+$/u.test(host) && /(?:^|\p{L},? )$/u.test(before)) return false
  return OWN_PLACE.test(before) || /(?:^|[:|·–—(]\s*)$/.test(before)
}
