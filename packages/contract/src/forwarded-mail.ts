/** Mail as a source on the wire: a person's own address for the alert mails of marketplaces, and what its mails brought. */
import { z } from 'zod'
import { data, type Endpoint, Id, Timestamp } from './endpoint.ts'

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

/**
 * Mail as a source. It is not `available` where the operator has not turned it on. `address` is null until the person
 * creates one. `mails` are the newest 20 of the last 30 days.
 */
export const MailSource = z
  .object({
    available: z.boolean(),
    address: z.string().nullable(),
    mails: z.array(ForwardedMail),
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
} as const satisfies Record<string, Endpoint>
