/**
 * The file format of backups: a line that names the format, the compressed contents, and a SHA-256 of
 * everything before. The file is verified completely before anything is restored, so a truncated or changed
 * file is refused. The contents are described in contents.ts.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** An error that an operator can fix. Its message is one line. */
export class BackupError extends Error {}

/** A part of a backup: a marker, or rows of the last named table. */
export type BackupPart = { marker: Record<string, unknown> } | { rows: Buffer }

const FORMAT = Buffer.from('gigbell-backup 1\n')
const DIGEST_BYTES = 32
const MARKER = 0
const ROWS = 1

/**
 * Writes a backup under a temporary name and renames it when it is complete. The file is readable by its
 * owner only.
 * @throws BackupError if the file exists
 */
export async function writeBackup(file: string, parts: AsyncIterable<BackupPart>): Promise<number> {
  if (await stat(file).catch(() => undefined))
    throw new BackupError(`${file} already exists. Name a new file.`)
  const draft = `${file}.${process.pid}.part`
  try {
    await pipeline(
      encodeParts(parts),
      createGzip({ level: 1 }),
      addChecksum(),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    const { code, message } = error as NodeJS.ErrnoException
    if (/^(ENOENT|EACCES|ENOSPC|EROFS|ENOTDIR)$/.test(code ?? ''))
      throw new BackupError(`${file} cannot be written: ${message}.`)
    throw error
  }
  return (await stat(file)).size
}

async function* encodeParts(parts: AsyncIterable<BackupPart>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const content = 'rows' in part ? part.rows : Buffer.from(JSON.stringify(part.marker))
    const head = Buffer.alloc(5)
    head.writeUInt8('rows' in part ? ROWS : MARKER)
    head.writeUInt32BE(content.length, 1)
    yield head
    yield content
  }
}

/** Puts the format before the data, and the checksum after it. */
function addChecksum(): Transform {
  const hash = createHash('sha256').update(FORMAT)
  let begun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) this.push(FORMAT)
      begun = true
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, hash.digest())
    },
  })
}

/**
 * Reads a whole backup and verifies its checksum.
 * @throws BackupError for a file that is no backup, has another format, or is truncated or changed
 */
export async function verifyBackup(file: string): Promise<void> {
  const length = await readLength(file)
  const handle = await open(file)
  try {
    const head = Buffer.alloc(FORMAT.length)
    await handle.read(head, 0, head.length, 0)
    if (!head.equals(FORMAT)) {
      const isOurs = head.toString('latin1').startsWith('gigbell-backup ')
      throw new BackupError(
        isOurs
          ? `${file} was made by another version of Gigbell, in a format this one doesn't know.`
          : `${file} is no backup of Gigbell.`,
      )
    }
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(file, { end: length - DIGEST_BYTES - 1 }))
      hash.update(chunk as Buffer)
    const stored = Buffer.alloc(DIGEST_BYTES)
    await handle.read(stored, 0, DIGEST_BYTES, length - DIGEST_BYTES)
    if (!hash.digest().equals(stored)) throw damagedError(file)
  } finally {
    await handle.close()
  }
}

/** Reads the parts of a verified backup. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const end = (await readLength(file)) - DIGEST_BYTES - 1
  const source = createReadStream(file, { start: FORMAT.length, end })
  const unpacked = createGunzip()
  source.once('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  let buffered: Buffer = Buffer.alloc(0)
  for await (const chunk of unpacked) {
    buffered = buffered.length === 0 ? (chunk as Buffer) : Buffer.concat([buffered, chunk as Buffer])
    while (buffered.length >= 5) {
      const length = buffered.readUInt32BE(1)
      if (buffered.length < 5 + length) break
      const content = buffered.subarray(5, 5 + length)
      yield buffered.readUInt8() === ROWS
        ? { rows: Buffer.from(content) }
        : { marker: JSON.parse(content.toString()) as Record<string, unknown> }
      buffered = buffered.subarray(5 + length)
    }
  }
}

async function readLength(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(error.code === 'ENOENT' ? `${file} does not exist.` : `${file} cannot be read.`)
  })
  if (found.size <= FORMAT.length + DIGEST_BYTES) throw damagedError(file)
  return found.size
}

const damagedError = (file: string) =>
  new BackupError(`${file} is truncated or damaged: its checksum is wrong. Nothing was restored.`)
