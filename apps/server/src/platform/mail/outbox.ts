/**
 * Mails that were written to files, and the plain page that shows them in the demo (`/dev/mail`). A mail's
 * HTML is foreign text, so it is shown in a sandboxed frame.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime from 'postal-mime'
import { notFound } from '../http/refusal.ts'

/** A parsed mail of the outbox. */
export interface StoredMail {
  name: string
  to: string
  subject: string
  date: string
  text: string
  html: string
  /** The headers by lower-case name. */
  headers: Record<string, string>
}

const NAME = /^[\w.-]+\.eml$/
const MAX_MAILS = 200

/** Reads the latest 200 mails of the outbox, newest first. */
export async function readOutbox(outbox: string): Promise<StoredMail[]> {
  const names = (await listFiles(outbox))
    .filter((file) => NAME.test(file) && !file.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, MAX_MAILS)
  return Promise.all(names.map(async (name) => parseMail(name, await readFile(join(outbox, name)))))
}

/** Deletes the mails to an address, including unfinished files of a killed process. */
export async function deleteMailsTo(outbox: string, address: string): Promise<void> {
  for (const file of await listFiles(outbox)) {
    if (!file.endsWith('.eml')) continue
    const path = join(outbox, file)
    if (await isTo(path, address)) await rm(path, { force: true })
  }
}

/** Checks the headers only, because the content does not decide the recipient. */
async function isTo(path: string, address: string): Promise<boolean> {
  const source = await readFile(path).catch(ignoreMissing)
  if (!source) return false // The file was deleted in the meantime.
  const end = source.indexOf('\n\n')
  const { to = [] } = await PostalMime.parse(end < 0 ? source : source.subarray(0, end))
  return to.some((one) => one.address?.toLowerCase() === address.toLowerCase())
}

const listFiles = async (outbox: string) => (await readdir(outbox).catch(ignoreMissing)) ?? []

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function parseMail(name: string, source: Buffer): Promise<StoredMail> {
  const mail = await PostalMime.parse(source)
  return {
    name,
    to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  }
}

/**
 * Registers `/dev/mail` (the list), `/dev/mail/<name>` (one mail) and `/dev/mail/<name>/html` (its HTML as a
 * mail program shows it).
 */
export function serveOutbox(app: FastifyInstance, outbox: string, appUrl: string): void {
  const one = async (name: string) => {
    const mail = (await readOutbox(outbox)).find((stored) => stored.name === name)
    if (!mail) throw notFound('mail')
    return mail
  }
  app.get('/dev/mail', async (_request, reply) =>
    sendPage(reply, 'Mails', renderList(await readOutbox(outbox))),
  )
  app.get('/dev/mail/:name', async (request, reply) => {
    const mail = await one((request.params as { name: string }).name)
    return sendPage(reply, mail.subject, renderStoredMail(mail, appUrl))
  })
  app.get('/dev/mail/:name/html', async (request, reply) => {
    const mail = await one((request.params as { name: string }).name)
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head>\n<base target="_top">'))
  })
}

const renderList = (mails: StoredMail[]) =>
  mails.length === 0
    ? '<h1>Mails</h1><p>There are no mails yet. If MAIL_URL is set, mails are sent and not shown here.</p>'
    : `<h1>Mails</h1><ol>${mails
        .map(
          (mail) =>
            `<li><a href="/dev/mail/${escapeHtml(mail.name)}">${escapeHtml(mail.subject)}</a><br><small>to ${escapeHtml(mail.to)}, ${escapeHtml(mail.date)}</small></li>`,
        )
        .join('')}</ol>`

const renderStoredMail = (mail: StoredMail, appUrl: string) => `
<p><a href="/dev/mail">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p><small>to ${escapeHtml(mail.to)}, ${escapeHtml(mail.date)}</small></p>
<h2>Text</h2>
<pre>${linkOwnUrls(escapeHtml(mail.text), appUrl)}</pre>
<h2>HTML</h2>
<iframe src="/dev/mail/${escapeHtml(mail.name)}/html" title="The mail as a mail program shows it" sandbox="allow-top-navigation-by-user-activation"></iframe>`

/** Turns our own addresses into links; other addresses stay text. */
const linkOwnUrls = (text: string, appUrl: string) =>
  text.replace(/https?:\/\/[^\s<>]+/g, (url) =>
    url.startsWith(`${escapeHtml(appUrl)}/`) ? `<a href="${url}">${url}</a>` : url,
  )

function sendPage(reply: FastifyReply, title: string, body: string) {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Gigbell</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; overflow-wrap: anywhere; }
li { margin: 0 0 1rem; }
pre { white-space: pre-wrap; }
iframe { width: 100%; height: 40rem; border: 1px solid; }
</style>
</head>
<body>${body}</body>
</html>
`)
}
