/**
 * Posts from a file in the import format, one JSON object a line. The file is streamed, so it can be of any size, and
 * it is read again only when its modification time or size has changed.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { SECOND } from '../../platform/clock.ts'
import { type PostResult, readPost } from './post.ts'
import type { Source } from './source.ts'

/** A longer line is rejected. */
const MAX_LINE_BYTES = 1024 * 1024

/** Creates the source that reads the file at `path`. */
export function createFileSource(name: string, path: string): Source {
  return {
    name,
    label: basename(path),
    interval: 5 * SECOND,
    isLocal: true,
    async *newPosts({ state, saveState, signal }) {
      const { mtimeMs, size } = await stat(path).catch(throwReadable)
      if (state.mtimeMs === mtimeMs && state.size === size) return
      let number = 0
      for await (const line of readLines(path, signal)) {
        number++
        if (line === null) yield { item: `line ${number}`, fault: 'The line is longer than 1 MB.' }
        else if (line.trim() !== '') yield readLine(line, `line ${number}`)
      }
      saveState({ mtimeMs, size })
    },
  }
}

/** Rethrows a file error without the path, because every signed-in person can see the message. */
function throwReadable(error: NodeJS.ErrnoException): never {
  const why = error.code === 'ENOENT' ? 'The file is not there' : 'The file cannot be read'
  throw new Error(`${why} (${error.code}).`, { cause: error })
}

function readLine(line: string, item: string): PostResult {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { item, fault: 'The line is not JSON.' }
  }
  return readPost(value, item)
}

/** The lines of the file. A line that is too long is null, and is not kept in memory. */
async function* readLines(path: string, signal: AbortSignal): AsyncGenerator<string | null> {
  let parts: Buffer[] = []
  let length = 0
  let isFirst = true
  const line = () => {
    const text = length > MAX_LINE_BYTES ? null : Buffer.concat(parts).toString('utf8')
    parts = []
    length = 0
    const opening = isFirst
    isFirst = false
    return opening && text?.startsWith('\uFEFF') ? text.slice(1) : text
  }
  for await (const chunk of createReadStream(path, { signal }) as AsyncIterable<Buffer>) {
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(0x0a, from)
      const part = chunk.subarray(from, end === -1 ? chunk.length : end)
      length += part.length
      if (length <= MAX_LINE_BYTES) parts.push(part)
      else parts = []
      if (end !== -1) yield line()
      from = end === -1 ? chunk.length : end + 1
    }
  }
  if (length > 0) yield line()
}
