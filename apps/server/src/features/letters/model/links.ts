/**
 * Finds links in a sentence, also those that are spelled so that a program overlooks them, and decides which of
 * them a letter may contain: the person's own.
 */
import { removeInvisible } from '../../../platform/text.ts'
import { findSkills } from '../../jobs/index.ts'

/** Top-level domains that no missing space after a period looks like. */
const TOP_LEVEL =
  'com|net|org|io|dev|app|ai|info|biz|eu|uk|de|fr|es|nl|ru|рф|co|ca|ly|gg|example|test|shop|store|site|online|xyz|link|click|live|agency|tech|cloud|design|studio|page'
const NAME = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})'
/** Every pattern is bounded, so that a long text without spaces takes linear time. */
const LINK = new RegExp(
  [
    // A scheme with slashes, or two slashes with a host.
    `(?:\\b[a-z][a-z0-9+.-]{1,15}:)?(?<![\\p{L}\\p{N}/])//[^\\s<>()"'\\]]{1,500}`,
    `\\b[a-z][a-z0-9+.-]{1,15}://[^\\s<>()"'\\]]{1,500}`,
    `\\b(?:javascript|vbscript|data|mailto|tel):[^\\s<>]{1,500}`,
    // An email address.
    `[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}.-]{1,200}`,
    `\\bwww\\.[^\\s<>()"'\\]]{1,500}`,
    `\\b\\d{1,3}(?:\\.\\d{1,3}){3}\\b[^\\s<>()"'\\]]{0,500}`,
    // A host without a scheme: of a known kind, or with a path.
    `(?<![\\p{L}\\p{N}.@-])(?:${NAME}\\.){1,6}(?:${TOP_LEVEL})(?![\\p{L}\\p{N}-])(?:[:/?#][^\\s<>()"'\\]]{0,500})?`,
    `(?<![\\p{L}\\p{N}.@-])(?:${NAME}\\.){1,6}\\p{L}{2,20}/[^\\s<>()"'\\]]{1,500}`,
  ].join('|'),
  'giu',
)

/** Returns the links of a text, as they are written in its plain form. */
export function findLinks(text: string): string[] {
  return [...toPlainForm(text).matchAll(LINK)].map(([link]) => link.replace(/[.,;:!?]+$/, ''))
}

/** The forms in which a period of a host is disguised, and full-width characters, become plain ones. */
export function toPlainForm(text: string): string {
  return removeInvisible(text)
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/ ?[[({](?:\.|dot)[\])}] ?/gi, '.')
    .replace(/(?<=[\p{L}\p{N}]) dot (?=[\p{L}\p{N}])/giu, '.')
}

/** What a letter may do with a link: repeat it, say only the name in it, or nothing. */
export type LinkDecision = 'repeat' | 'name' | 'remove'

/** Decides about links. */
export type LinkJudge = (link: string) => LinkDecision

/**
 * Creates the judge for a letter: `own` are the person's texts, `post` is the client's. A letter may repeat the
 * person's links and names of technologies ("ASP.NET"). A site of the client is called by its name.
 */
export function createLinkJudge(own: readonly string[], post: string): LinkJudge {
  const ownLinks = own.flatMap(findLinks).map(normalizeLink)
  const postHosts = new Set(findLinks(post).map(normalizeLink).filter(isPage).map(hostOf))
  return (link) => {
    const normal = normalizeLink(link)
    if (ownLinks.some((known) => known === normal || known.startsWith(`${normal}/`))) return 'repeat'
    if (!isPage(normal)) return 'remove'
    if (normal === hostOf(normal) && findSkills(link, []).length > 0) return 'repeat'
    return postHosts.has(hostOf(normal)) ? 'name' : 'remove'
  }
}

/** The name of a site without its domain: "Bakery" for "https://www.Bakery.example/menu". */
export function nameOf(link: string): string {
  return hostOf(stripProtocol(link)).split('.').at(-2) ?? ''
}

/** Whether a normalized link is a web page: no other protocol, no user, no bare address. */
const isPage = (normal: string) => /^[\p{L}\p{N}.-]+\.\p{L}[\p{L}\p{N}-]*(?:[/?#:]|$)/u.test(normal)

const hostOf = (normal: string) => normal.split(/[/?#:]/, 1)[0]!

const stripProtocol = (link: string) => link.replace(/^(?:https?:)?\/\//i, '').replace(/^www\./i, '')

/** Strips the protocol, "www." and trailing punctuation. */
function normalizeLink(link: string): string {
  return stripProtocol(link.toLowerCase()).replace(/[.,;:!?/]+$/, '')
}
