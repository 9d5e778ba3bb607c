import { copy } from '../copy.ts'

/** What a route's `meta` gives back: `export const meta = () => titled(copy.shell.jobs)`. */
export function titled(name: string, description?: string) {
  const title = { title: `${name} · ${copy.product}` }
  return description ? [title, { name: 'description', content: description }] : [title]
}
