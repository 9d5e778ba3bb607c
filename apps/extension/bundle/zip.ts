/** Writes ZIP archives whose bytes depend on the files alone: names are sorted, and every date is the same. */
import { crc32, deflateRawSync } from 'node:zlib'

/** The earliest date of the format: January 1, 1980. */
const DATE = 0x21
const VERSION = 20
const DEFLATED = 8
/** Names are UTF-8. */
const FLAGS = 0x0800

/** Returns the archive of files by their names. */
export function createZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content, { level: 9 })
    const described = describe(name, content, packed)
    const header = Buffer.concat([uint32(0x04034b50), uint16(VERSION), described, uint16(0), name])
    entries.push(header, packed)
    // No comment, no second disk, no attributes.
    const rest = Buffer.concat([uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset), name])
    directory.push(Buffer.concat([uint32(0x02014b50), uint16(VERSION), uint16(VERSION), described, rest]))
    offset += header.length + packed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = uint16(files.size)
  const end = [
    uint32(0x06054b50),
    uint16(0),
    uint16(0),
    count,
    count,
    uint32(size),
    uint32(offset),
    uint16(0),
  ]
  return Buffer.concat([...entries, ...directory, ...end])
}

/** The part of an entry that its header and the directory have in common. */
const describe = (name: Buffer, content: Buffer, packed: Buffer) =>
  Buffer.concat([
    uint16(FLAGS),
    uint16(DEFLATED),
    uint16(0),
    uint16(DATE),
    uint32(crc32(content)),
    uint32(packed.length),
    uint32(content.length),
    uint16(name.length),
  ])

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
