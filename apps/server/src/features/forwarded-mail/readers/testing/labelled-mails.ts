/** 300 labelled mails, made of the templates and invented posts in a fixed order, and parsed as a received mail is. */
import PostalMime from 'postal-mime'
import type { MailText } from '../marketplace-mail.ts'
import { createPost, createRandom, type InventedPost } from './invented-posts.ts'
import { type MailTemplate, urlOf, type WrittenMail } from './mail-shape.ts'

/** A job as a reader should find it. */
export interface ExpectedPost {
  title: string
  url: string
  type: string | null
  min: number | null
  max: number | null
  currency: string | null
  skills: string[]
}

/** A mail with what it says. */
export interface LabelledMail {
  template: string
  mail: MailText
  posts: ExpectedPost[]
  outcomes: { status: string; jobTitle: string }[]
}

/** Writes `count` mails of each template in turn, and parses them. */
export async function writeMails(
  templates: readonly MailTemplate[],
  count: number,
  seed: number,
): Promise<LabelledMail[]> {
  const random = createRandom(seed)
  let number = seed * 10_000
  return Promise.all(
    Array.from({ length: count }, async (_none, index) => {
      const template = templates[index % templates.length]!
      const jobs = template.jobs === 'one' ? 1 : 1 + random(10)
      const posts = Array.from({ length: jobs }, () => createPost(random, ++number))
      const written = template.write(posts, random)
      const parsed = await PostalMime.parse(toMime(written, random(3)))
      return {
        template: template.name,
        mail: {
          from: (parsed.from?.address ?? '').toLowerCase(),
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          html: parsed.html ?? '',
          date: parsed.date ? new Date(parsed.date) : null,
        },
        posts: (written.posts ?? []).map((post) => label(template, post)),
        outcomes: [...(written.outcomes ?? [])],
      }
    }),
  )
}

function label({ marketplace }: MailTemplate, post: InventedPost): ExpectedPost {
  const { title, skills, pay } = post
  return {
    title,
    url: urlOf(marketplace, post),
    // Templates of Upwork write "Hourly" where the rate is open.
    type: pay?.type ?? (marketplace === 'upwork' ? 'hourly' : null),
    min: pay?.min ?? null,
    max: pay?.max ?? null,
    currency: pay?.currency ?? null,
    skills,
  }
}

const encodings = ['quoted-printable', 'base64', '8bit'] as const

function toMime({ from, subject, text, html }: WrittenMail, choice: number): string {
  const encoding = encodings[choice]!
  const part = (type: string, content: string) =>
    `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encode(content, encoding)}`
  const bodies = [
    ...(text === undefined ? [] : [part('plain', text)]),
    ...(html === undefined ? [] : [part('html', html)]),
  ]
  const head = `From: ${from}\r\nTo: robin@example.net\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nDate: Tue, 03 Nov 2026 09:12:00 +0000\r\nMIME-Version: 1.0\r\n`
  if (bodies.length === 1) return head + bodies[0]!
  return `${head}Content-Type: multipart/alternative; boundary="part-of-this-mail"\r\n\r\n${bodies
    .map((body) => `--part-of-this-mail\r\n${body}\r\n`)
    .join('')}--part-of-this-mail--\r\n`
}

function encode(text: string, encoding: (typeof encodings)[number]): string {
  const lines = text.replace(/\n/g, '\r\n')
  if (encoding === '8bit') return lines
  const bytes = Buffer.from(lines)
  if (encoding === 'base64') return bytes.toString('base64').replace(/.{76}/g, '$&\r\n')
  return lines
    .split('\r\n')
    .map((line) => {
      const units = Array.from(Buffer.from(line), (byte) =>
        byte >= 32 && byte < 127 && byte !== 61
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      const rows: string[] = ['']
      for (const unit of units) {
        if (rows.at(-1)!.length + unit.length > 72) rows.push('')
        rows[rows.length - 1] += unit
      }
      return rows.join('=\r\n').replace(/ $/, '=20')
    })
    .join('\r\n')
}
