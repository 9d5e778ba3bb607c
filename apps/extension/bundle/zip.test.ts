import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createZip } from './zip.ts'

const files: [string, Buffer][] = [
  ['panel.js', Buffer.from('x'.repeat(5000))],
  ['icons/ä.png', Buffer.from([0, 255, 1, 254])],
  ['empty.css', Buffer.alloc(0)],
]

/** Reads an archive by its directory, as programs do. */
function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const found = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const header = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(header)).toBe(0x04034b50)
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const content = inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(at + 20)))
    expect(crc32(content)).toBe(zip.readUInt32LE(at + 16))
    expect(content.length).toBe(zip.readUInt32LE(at + 24))
    found.set(name, content)
    at += 46 + nameLength
  }
  return found
}

test('an archive contains its files', () => {
  const found = readZip(createZip(new Map(files)))
  expect([...found.keys()].sort()).toEqual(files.map(([name]) => name).sort())
  for (const [name, content] of files) expect(found.get(name)).toEqual(content)
})

test('the same files in another order give the same bytes', () => {
  const reversed = new Map(files.toReversed())
  expect(createZip(reversed).equals(createZip(new Map(files)))).toBe(true)
})
