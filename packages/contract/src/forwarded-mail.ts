/** Mail as a source on the wire: a person's own address for the alert mails of marketplaces, and what its mails brought. */
import { z } from 'zod'
import { data, type Endpoint, Id, Timestamp, text } from './endpoint.ts'

/**
 * What a mail brought. `waiting`: it has not been read yet. `refused`: nothing proves who has sent it. `confirmation`: the
 * person's mail provider wants to know whether it may forward mails here.
 */
export const mailResults = ['waiting', 'jobs', 'outcomes', 'nothing', 'refused', 'confirmation'] as const
export type MailResult = (typeof mailResults)[number]

/**
 * A mail that has arrived at the person's address. `from` and `subject` are a stranger's words. `jobs` is how
 * many it names, new or not, and `outcomes` how many changes of letters it proposes. `detail` explains the result, or is the code of a confirmation, whose `link` leads
 * to the mail provider.
 */
export const ForwardedMail = z
  .object({
    id: Id,
    at: Timestamp,
    from: z.string(),
    subject: z.string(),
    result: z.enum(mailResults),
    jobs: z.int(),
    outcomes: z.int(),
    detail: z.string().nullable(),
    link: z.string().nullable(),
  })
  .meta({ id: 'ForwardedMail' })
export type ForwardedMail = z.infer<typeof ForwardedMail>

/** The limits of the fields of a mailbox, in characters. */
export const mailboxLimits = { host: 253, user: 320, password: 500, folder: 200 } as const

/** A text that a mail server receives as one line. */
const line = (label: string, max: number) =>
  text(label, { min: 1, max }).refine(
    (value) => !/\p{Cc}/u.test(value),
    `${label} contains characters that cannot be used.`,
  )

/**
 * A mailbox as it is saved. Without `password` the stored one stays, which an unchanged server and user require. The
 * server is called with TLS.
 */
export const MailboxInput = z.object({
  host: text('The server', { min: 1, max: mailboxLimits.host }).refine(
    (host) => /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(host) || /^[0-9a-f:]+$/i.test(host),
    'The server must be a name such as imap.example.com',
  ),
  port: z
    .int('The port must be a number.')
    .min(1, 'The port must be at least 1.')
    .max(65535, 'The port is too large.'),
  user: line('The user name', mailboxLimits.user),
  password: text('The password', { min: 1, max: mailboxLimits.password, verbatim: true })
    .refine((value) => !/\p{Cc}/u.test(value), 'The password contains characters that cannot be used.')
    .optional(),
  folder: line('The folder', mailboxLimits.folder).default('INBOX'),
})
export type MailboxInput = z.output<typeof MailboxInput>

/**
 * A mailbox that is read. The password is never shown. `last_failure` is why it could not be read lately; it is read no
 * more if that is `final`, until it is saved again. `read_at` is when it was last read.
 */
export const Mailbox = z
  .object({
    host: z.string(),
    port: z.int(),
    user: z.string(),
    folder: z.string(),
    password_set: z.boolean(),
    last_failure: z.object({ at: Timestamp, why: z.string(), final: z.boolean() }).nullable(),
    read_at: Timestamp.nullable(),
  })
  .meta({ id: 'Mailbox' })
export type Mailbox = z.infer<typeof Mailbox>

/**
 * Mail as a source. It is not `available` where the operator has not turned it on. `address` is null until the person
 * creates one. `mails` are the newest 20 of the last 30 days. `mailbox` is one of the person's own that is read instead.
 */
export const MailSource = z
  .object({
    available: z.boolean(),
    address: z.string().nullable(),
    mails: z.array(ForwardedMail),
    mailbox: Mailbox.nullable(),
  })
  .meta({ id: 'MailSource' })
export type MailSource = z.infer<typeof MailSource>

/** Endpoints of mail as a source. */
export const mailSource = {
  get: {
    method: 'GET',
    path: '/api/settings/mail-source',
    summary: 'My address for the alert mails of marketplaces, and its newest mails',
    who: 'user',
    out: data(MailSource),
    status: 200,
    errors: [],
  },
  createAddress: {
    method: 'POST',
    path: '/api/settings/mail-source/address',
    summary: 'Creates an address for alert mails. It replaces the former one, which receives no more mails',
    who: 'user',
    confirmed: true,
    out: data(z.object({ address: z.string() })),
    status: 201,
    errors: ['confirm_required', 'not_found', 'too_many_requests'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/api/settings/mail-source/address',
    summary: 'Removes my address for alert mails',
    who: 'user',
    confirmed: true,
    out: data(z.null()),
    status: 200,
    errors: ['confirm_required'],
  },
  saveMailbox: {
    method: 'PUT',
    path: '/api/settings/mail-source/mailbox',
    summary:
      'Opens a mailbox over IMAP, and saves it if that works: the mails of marketplaces in it are then read every few minutes',
    who: 'user',
    confirmed: true,
    body: MailboxInput,
    out: data(Mailbox),
    status: 200,
    errors: ['validation_failed', 'confirm_required', 'provider_failed', 'too_many_requests'],
  },
  removeMailbox: {
    method: 'DELETE',
    path: '/api/settings/mail-source/mailbox',
    summary: 'Removes my mailbox with its password',
    who: 'user',
    confirmed: true,
    out: data(z.null()),
    status: 200,
    errors: ['confirm_required'],
  },
} as const satisfies Record<string, Endpoint>
