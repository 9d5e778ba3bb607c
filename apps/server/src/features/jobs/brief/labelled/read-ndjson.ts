/** Reads a labelled set of this folder that has one JSON text in each line. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the lines of a set. `name` is that of its file, without the extension. */
export const readNdjson = <T>(name: string): T[] =>
  readFileSync(join(import.meta.dirname, `${name}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
