/** Creates elements for the parts of the public pages that don't exist before a visitor asks for them. */

type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset' | 'children'>
> & { data?: Record<string, string> }

/** Creates an element with its properties, `data-` attributes and content. Texts are never parsed as markup. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { data, ...properties }: Properties<Tag> = {},
  ...content: (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  Object.assign(element.dataset, data)
  element.append(...content.filter((part) => part !== false && part !== undefined))
  return element
}
