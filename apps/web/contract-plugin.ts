/**
 * Reduces the contract to what the browser needs: the method and path of each endpoint, and the constants. The browser
 * uses shapes only as types, because the server validates, so zod and the shapes (25 kB compressed) are not bundled.
 * Importing a shape as a value fails the build.
 */
import { fileURLToPath } from 'node:url'
import * as contract from '@gigbell/contract'
import type { Plugin } from 'vite'

const NAME = '@gigbell/contract'
const ID = `\0${NAME}`
const ADDRESS = fileURLToPath(import.meta.resolve('@gigbell/contract/address'))

/** Replaces the contract by a module that is generated from it. */
export const contractForBrowser: Plugin = {
  name: 'contract-for-browser',
  enforce: 'pre',
  resolveId: (source) => (source === NAME ? ID : undefined),
  load(id) {
    if (id !== ID) return undefined
    const values = Object.entries(contract).flatMap(([name, value]) => {
      const reduced = reduce(value)
      return reduced === undefined ? [] : [`export const ${name} = ${JSON.stringify(reduced)}`]
    })
    return [`export { addressOf } from ${JSON.stringify(ADDRESS)}`, ...values].join('\n')
  },
}

/** Returns the part of an export that the browser needs; `undefined` for shapes and functions. */
function reduce(value: unknown): unknown {
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if ('_zod' in value) return undefined
  if ('method' in value && 'path' in value) return { method: value.method, path: value.path }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reduce(part)]))
}
