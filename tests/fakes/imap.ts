/**
 * An IMAP server with one account and one folder, over TLS: the part of RFC 3501 that reads mails, in the real wire format.
 * It refuses commands that would change something, and keeps what it was told.
 */
import type { Socket } from 'node:net'
import { createServer } from 'node:tls'
import type { TestCertificate } from './certificate.ts'

/** How it answers. `drips`: one byte after the other, without an end. */
export type ImapBehaviour = 'works' | 'hangs up' | 'is silent' | 'drips' | 'is busy' | 'floods'

/** A running fake. */
export interface FakeImap {
  port: number
  /** The mails of the folder INBOX by their numbers. */
  mails: Map<number, string>
  /** The commands as they were sent, without passwords. */
  commands: string[]
  /** How often somebody has tried to log in. */
  logins(): number
  behaves(as: ImapBehaviour): void
  setPassword(password: string): void
  /** Numbers the mails anew, as a server does after it has lost its index. */
  renumber(): void
  stop(): Promise<void>
}

/** The account of the fake. */
export const imapAccount = { user: 'ada@example.com', password: 'app-canary "pass\\word"', folder: 'INBOX' }

const CAPABILITY = 'CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Starts an IMAP server. */
export async function fakeImap(certificate: TestCertificate): Promise<FakeImap> {
  let behaviour: ImapBehaviour = 'works'
  let { password } = imapAccount
  let uidValidity = 1000
  let logins = 0
  const mails = new Map<number, string>()
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ cert: certificate.cert, key: certificate.key }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (behaviour === 'hangs up') socket.destroy()
    if (behaviour === 'hangs up' || behaviour === 'is silent') return
    if (behaviour === 'drips') {
      const timer = setInterval(() => socket.write('*'), 50)
      socket.on('close', () => clearInterval(timer))
      return
    }
    socket.write(`* OK [${CAPABILITY}] ready\r\n`)
    serve(socket)
  })
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    mails,
    commands,
    logins: () => logins,
    behaves(as) {
      behaviour = as
    },
    setPassword(now) {
      password = now
    },
    renumber() {
      uidValidity += 1
      const kept = [...mails.values()]
      mails.clear()
      for (const [index, mail] of kept.entries()) mails.set(index + 1, mail)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function serve(socket: Socket): void {
    let received = ''
    let isIn = false
    let isOpen = false
    /** Takes the next line, when a command waits for one. */
    let takeLine: ((line: string) => void) | undefined
    socket.setEncoding('latin1')
    socket.on('data', (data: string) => {
      received += data
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end)
        received = received.slice(end + 2)
        const take = takeLine
        takeLine = undefined
        if (take) take(line)
        else answer(line)
      }
    })
    const send = (line: string) => socket.write(`${line}\r\n`, 'latin1')

    function answer(line: string): void {
      const [, tag = '*', name = '', args = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
      const command = name.toUpperCase()
      commands.push(command === 'AUTHENTICATE' || command === 'LOGIN' ? command : `${command} ${args}`.trim())
      const ok = (text = 'done') => send(`${tag} OK ${text}`)
      if (command === 'CAPABILITY') {
        send(`* ${CAPABILITY}`)
        return void ok()
      }
      if (command === 'LOGOUT') {
        send('* BYE bye')
        ok()
        return void socket.end()
      }
      if (command === 'NOOP') return void ok()
      if (command === 'AUTHENTICATE') {
        const [, initial] = /^PLAIN ?(.*)$/i.exec(args) ?? []
        if (initial) logIn(tag, initial)
        else {
          takeLine = (given) => logIn(tag, given)
          send('+ ')
        }
        return
      }
      if (!isIn) return void send(`${tag} BAD log in first`)
      if (command === 'NAMESPACE') {
        send('* NAMESPACE (("" "/")) NIL NIL')
        return void ok()
      }
      if (command === 'LIST' || command === 'LSUB') {
        send(`* ${command} (\\HasNoChildren) "/" INBOX`)
        return void ok()
      }
      if (command === 'EXAMINE') {
        if (args.replaceAll('"', '').toUpperCase() !== 'INBOX')
          return void send(`${tag} NO [NONEXISTENT] no such folder`)
        isOpen = true
        send('* FLAGS (\\Seen \\Deleted)')
        send(`* ${mails.size} EXISTS`)
        send('* 0 RECENT')
        send(`* OK [UIDVALIDITY ${uidValidity}] valid`)
        send(`* OK [UIDNEXT ${Math.max(0, ...mails.keys()) + 1}] next`)
        return void ok('[READ-ONLY] opened')
      }
      if (!isOpen) return void send(`${tag} BAD open a folder first`)
      if (command === 'UID SEARCH') {
        const test = readCriteria(args.match(/"[^"]*"|\S+/g) ?? [])
        const found = [...mails].filter(([uid, mail]) => test(uid, mail)).map(([uid]) => uid)
        send(`* SEARCH${found.map((uid) => ` ${uid}`).join('')}`)
        return void ok()
      }
      if (command === 'UID FETCH') fetchMail(tag, args)
      else send(`${tag} NO this server only reads`)
    }

    function logIn(tag: string, given: string): void {
      logins += 1
      const [, user, secret] = Buffer.from(given, 'base64').toString().split('\0')
      if (behaviour === 'is busy') return void send(`${tag} NO [UNAVAILABLE] try later`)
      if (user !== imapAccount.user || secret !== password)
        return void send(`${tag} NO [AUTHENTICATIONFAILED] wrong password: ${secret}`)
      isIn = true
      send(`${tag} OK [${CAPABILITY}] logged in`)
    }

    function fetchMail(tag: string, args: string): void {
      const [, uid = '', , most] = /^(\d+) .*BODY\.PEEK\[\](<0\.(\d+)>)?/i.exec(args) ?? []
      if (uid === '') return void send(`${tag} NO this server only peeks`)
      const mail = mails.get(Number(uid))
      const number = [...mails.keys()].indexOf(Number(uid)) + 1
      if (behaviour === 'floods') {
        send(`* ${number} FETCH (UID ${uid} BODY[]<0> {900000000}`)
        return
      }
      if (mail !== undefined) {
        const bytes = Buffer.from(mail).subarray(0, most === undefined ? undefined : Number(most))
        socket.write(
          `* ${number} FETCH (UID ${uid} BODY[]${most === undefined ? '' : '<0>'} {${bytes.length}}\r\n`,
        )
        socket.write(bytes)
        send(')')
      }
      send(`${tag} OK done`)
    }
  }
}

type Criterion = (uid: number, mail: string) => boolean

/** Reads search keys, all of which must hold. */
function readCriteria(words: string[]): Criterion {
  const all: Criterion[] = []
  while (words.length > 0) all.push(readCriterion(words))
  return (uid, mail) => all.every((one) => one(uid, mail))
}

function readCriterion(words: string[]): Criterion {
  const key = words.shift()!.replace(/^\(/, '').toUpperCase()
  const word = () => words.shift()!.replace(/^[("]+|[)"]+$/g, '')
  if (key === 'OR') {
    const [one, other] = [readCriterion(words), readCriterion(words)]
    return (uid, mail) => one(uid, mail) || other(uid, mail)
  }
  if (key === 'FROM') {
    const part = word().toLowerCase()
    return (_uid, mail) => (/^From: (.*)$/im.exec(mail)?.[1] ?? '').toLowerCase().includes(part)
  }
  if (key === 'SINCE') {
    const [day, month, year] = word().split('-')
    const since = Date.UTC(Number(year), MONTHS.indexOf(month!), Number(day))
    return (_uid, mail) => Date.parse(/^Date: (.*)$/im.exec(mail)?.[1] ?? '') >= since
  }
  if (key === 'UID') {
    const [from, to] = word().split(':')
    // "n:*" is "*:n" where n is above the highest number.
    return (uid) => (to === '*' ? uid >= Number(from) : uid >= Number(from) && uid <= Number(to ?? from))
  }
  throw new Error(`The fake does not know the search key ${key}.`)
}
