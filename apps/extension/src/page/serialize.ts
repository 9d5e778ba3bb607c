/**
 * Serializes the words of a part of a page, with line ends, and separates what people cannot see: a hidden line can hold
 * instructions for machines. The styles of the page decide, which the server does not have.
 */
import { parentOf } from './find.ts'

/** No post is longer. */
const MAX_LENGTH = 100_000

const BLOCK = /^(?:block|list-item|flex|grid|table|table-row|flow-root)$/
/** Elements whose content is not text of the post. */
const SKIPPED = /^(?:script|style|noscript|template|iframe|object|svg|button|select|textarea|input)$/i

/** Returns the words as HTML: escaped text with line ends; hidden parts are in `<span hidden>` and in comments. */
export function serialize(root: Element): string {
  const walker = Document.prototype.createTreeWalker.call(
    root.ownerDocument,
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  )
  const styles = new Styles()
  const parts: string[] = []
  let length = 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  for (let node = nextNode(walker, root); node && length < MAX_LENGTH; node = nextNode(walker, node)) {
    if (node instanceof Comment) {
      if (/\p{L}{2}/u.test(node.data)) add(`<!--${node.data.replace(/-->|--!?/g, ' ')}-->`)
    } else if (node instanceof Element) {
      if (/^br$/i.test(node.tagName)) add('\n')
      else if (styles.isBlock(node)) add(node.tagName === 'LI' ? '\n• ' : '\n\n')
    } else if (node.parentElement) {
      const { hidden, keepsLines } = styles.read(node.parentElement)
      const text = escapeText(
        keepsLines ? (node.nodeValue ?? '') : (node.nodeValue ?? '').replace(/\s+/g, ' '),
      )
      if (text !== '') add(hidden && text.trim() !== '' ? `<span hidden>${text}</span>` : text)
    }
  }
  return parts
    .join('')
    .replace(/(?<! ) +\n/g, '\n')
    .replace(/\n +/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Escapes plain text, so that it stays text where HTML is read. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the next node; the content of a skipped element is left out. */
function nextNode(walker: TreeWalker, node: Node): Node | null {
  const skipped = node instanceof Element && SKIPPED.test(node.tagName)
  if (!skipped) return walker.nextNode()
  for (let current: Node | null = node; current; current = walker.parentNode()) {
    const sibling = walker.nextSibling()
    if (sibling) return sibling
    if (current === walker.root) return null
  }
  return null
}

/** What an element's style means for its text. */
interface TextStyle {
  hidden: boolean
  keepsLines: boolean
}

/** The styles of elements, each computed once. */
class Styles {
  #known = new Map<Element, TextStyle>()

  isBlock = (element: Element): boolean => BLOCK.test(getComputedStyle(element).display)

  /** An element in a hidden one is hidden as well. Ancestors are read first, so that deep pages need no deep stack. */
  read(element: Element): TextStyle {
    const unknown: Element[] = []
    for (let one: Element | null = element; one && !this.#known.has(one); one = parentOf(one))
      unknown.push(one)
    for (const one of unknown.reverse()) {
      const container = parentOf(one)
      const parent = container ? this.#known.get(container) : undefined
      const style = getComputedStyle(one)
      this.#known.set(one, {
        hidden: (parent?.hidden ?? false) || isHidden(one, style),
        keepsLines: /^(?:pre|break-spaces)/.test(style.whiteSpace),
      })
    }
    return this.#known.get(element)!
  }
}

function isHidden(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'none' || /^(?:hidden|collapse)$/.test(style.visibility)) return true
  if (Number(style.opacity) < 0.05 || Number.parseFloat(style.fontSize) < 3) return true
  if (alphaOf(style.color) < 0.05 || isSameColor(style.color, backgroundOf(element))) return true
  const { width, height, right, bottom } = Element.prototype.getBoundingClientRect.call(element)
  const isClipped = style.overflow !== 'visible' && (width < 3 || height < 3)
  const isOutside = style.position !== 'static' && (right + scrollX < 0 || bottom + scrollY < 0)
  return isClipped || isOutside || Number.parseFloat(style.textIndent) < -500
}

/** Returns the color behind the text of an element, or undefined behind a picture. */
function backgroundOf(element: Element): string | undefined {
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    if (backgroundImage !== 'none') return undefined
    if (alphaOf(backgroundColor) > 0.5) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

const numbersOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
const alphaOf = (color: string) => numbersOf(color)[3] ?? 1

/** Treats colors with a small difference as the same, because people cannot read such text. */
function isSameColor(text: string, background: string | undefined): boolean {
  if (background === undefined || !text.startsWith('rgb') || !background.startsWith('rgb')) return false
  const behind = numbersOf(background)
  return numbersOf(text)
    .slice(0, 3)
    .every((value, index) => Math.abs(value - (behind[index] ?? 0)) <= 8)
}
