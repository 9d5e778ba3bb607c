/**
 * Finds elements and their words in a page. A form or an image named `querySelector` replaces the method of its document,
 * and a field named `parentElement` the property of its form, so the methods and properties of the prototypes are used.
 */

/** Where elements are searched. */
export type Root = Document | Element

/** Returns the first element that one of the selectors finds; earlier selectors take precedence. */
export function findFirst(root: Root, ...selectors: string[]): Element | undefined {
  for (const selector of selectors) {
    const [found] = findAll(root, selector)
    if (found) return found
  }
  return undefined
}

/** Returns all elements that a selector finds. */
export function findAll(root: Root, selector: string): Element[] {
  const { prototype } = root instanceof Document ? Document : Element
  return [...prototype.querySelectorAll.call(root, selector)]
}

/** Returns the words of the first element that one of the selectors finds and that has any. */
export function findText(root: Root, ...selectors: string[]): string {
  for (const selector of selectors) {
    for (const element of findAll(root, selector)) {
      const text = textOf(element)
      if (text !== '') return text
    }
  }
  return ''
}

/** Returns the words of all elements that a selector finds, each once. */
export const findTexts = (root: Root, selector: string): string[] => [
  ...new Set(
    findAll(root, selector)
      .map(textOf)
      .filter((text) => text !== ''),
  ),
]

/** Returns the words of an element in one line. */
export const textOf = (element: Element): string =>
  (Reflect.get(Node.prototype, 'textContent', element) as string).replace(/\s+/g, ' ').trim()

/** Returns the element that contains a node. */
export const parentOf = (node: Node): Element | null => Reflect.get(Node.prototype, 'parentElement', node)
