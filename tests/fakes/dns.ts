/** A DNS server: answers TXT queries from a table in the real wire format (RFC 1035), over UDP. */
import { createSocket } from 'node:dgram'

/** A running fake. */
export interface FakeDns {
  /** The value of INBOUND_MAIL_DNS. */
  address: string
  /** The texts by name, in lower case. */
  texts: Map<string, string>
  /** Whether it fails (SERVFAIL) instead of answering. */
  fails(does: boolean): void
  stop(): Promise<void>
}

const TXT = 16
const FLAGS = { found: 0x8580, failed: 0x8582, unknown: 0x8583 }

/** Starts a DNS server. */
export async function fakeDns(): Promise<FakeDns> {
  const texts = new Map<string, string>()
  let failing = false
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query)
    const text = type === TXT ? texts.get(name) : undefined
    const flags = failing ? FLAGS.failed : texts.has(name) ? FLAGS.found : FLAGS.unknown
    const answers = failing || text === undefined ? [] : [encodeText(text)]
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(flags, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(answers.length, 6)
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    fails(does) {
      failing = does
    },
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** One answer, whose name is a pointer to the question, with the text in strings of at most 255 bytes. */
function encodeText(text: string): Buffer {
  const strings = (text.match(/[\s\S]{1,255}/g) ?? ['']).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  )
  const data = Buffer.concat(strings)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
