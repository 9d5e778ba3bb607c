/** Reads the labelled sentences on how people work. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns each sentence of a file of this folder, and whether it says alone how its writer works. */
export const readApproaches = (file: string): { text: string; fits: boolean }[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => ({ text: line.slice(line.indexOf('|') + 2), fits: line.startsWith('yes ') }))
