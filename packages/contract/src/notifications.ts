/** Notifications on the wire: the inbox and its stream, and the notification settings. */
import { z } from 'zod'
import { type ChannelName, channelNames, OutsideChannel } from './channels.ts'
import { data, type Endpoint, Id, Timestamp, text, wholeNumber } from './endpoint.ts'
import { Job } from './jobs.ts'
import { LetterEvent } from './letter-history.ts'

const clockTime = (label: string) =>
  z
    .string(`${label} must be a time such as 22:00.`)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time such as 22:00.`)
    .nullable()

const webAddress = text('The webhook address', { max: 2000 })
  .refine(isWebAddress, 'The webhook address must begin with https:// or http://')
  .nullable()

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
}

/** A zone of the IANA database, such as Europe/Berlin. */
export const TimeZone = text('The time zone', { min: 1, max: 64 }).refine(
  isTimeZone,
  'This is not a time zone, such as Europe/Berlin.',
)

function isTimeZone(value: string): boolean {
  if (/^[+-]/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** A switch for each channel. */
const switches = <S extends z.ZodType>(one: S) =>
  Object.fromEntries(channelNames.map((name) => [name, one])) as Record<ChannelName, S>

/** The formats of webhook calls: our own, and those of services that show messages to people. */
export const webhookFormats = ['standard', 'slack', 'discord', 'ntfy'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

/** The sounds that the open app plays for a new entry of the inbox. */
export const sounds = ['none', 'bell', 'tap'] as const
export type Sound = (typeof sounds)[number]

/** How many letters a day may be written for matches of alerts, at most. */
export const MAX_DRAFTS_PER_DAY = 50

/**
 * The settings. `drafts_per_day` bounds the letters that are written for matches of alerts in 24 hours. `sound` is played by the open app; with `silent`, messages outside it make no sound. `webhook_secret` signs the calls of `webhook_url`; the server creates it. */
export const NotificationSettings = z
  .object({
    ...switches(z.boolean()),
    quiet_from: z.string().nullable(),
    quiet_to: z.string().nullable(),
    time_zone: z.string(),
    sound: z.enum(sounds),
    silent: z.boolean(),
    drafts_per_day: z.int(),
    webhook_url: z.string().nullable(),
    webhook_format: z.enum(webhookFormats),
    webhook_secret: z.string(),
  })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** Changes of the settings; absent fields stay as they are. */
export const NotificationChange = z.object({
  ...switches(z.boolean().optional()),
  quiet_from: clockTime('The beginning of the quiet hours').optional(),
  quiet_to: clockTime('The end of the quiet hours').optional(),
  time_zone: TimeZone.optional(),
  sound: z.enum(sounds, 'There is no such sound.').optional(),
  silent: z.boolean().optional(),
  drafts_per_day: z
    .int('The letters a day must be a whole number.')
    .min(0, 'The letters a day can’t be below 0.')
    .max(MAX_DRAFTS_PER_DAY, `At most ${MAX_DRAFTS_PER_DAY} letters a day can be written.`)
    .optional(),
  webhook_url: webAddress.optional(),
  webhook_format: z.enum(webhookFormats, 'There is no such format.').optional(),
})
export type NotificationChange = z.output<typeof NotificationChange>

/** A letter that waits to be opened. */
export const WaitingDraft = z.object({
  letter_id: Id,
  words: z.int(),
  unsupported: z.int(),
  unanswered: z.int(),
})
export type WaitingDraft = z.infer<typeof WaitingDraft>

/** The event `draft` of the stream: a letter waits for the job of this entry. */
export const DraftEvent = z.object({ notification: Id, draft: WaitingDraft })
export type DraftEvent = z.infer<typeof DraftEvent>

/**
 * An entry of the inbox: a job with all alerts that it matched, the words that matched, and the milliseconds from the
 * job's arrival to this entry (`posted_delay_ms`: from the post's own time, if it states one). An entry with a
 * `notice` is a message of the product ("Telegram is paused") and has no job; a deleted job is null as well. An entry of the
 * kind `reminder` is about a letter, and has no alerts. `draft` is the letter that waits for the job: `GET letters/{id}`
 * opens it, which uses a proposal of the plan and makes it a letter like any other. It has `unsupported` sentences that
 * nothing in the profile supports and leaves `unanswered` requests of the post. Null without one, and once it is opened.
 */
export const Notification = z
  .object({
    id: Id,
    kind: z.enum(['match', 'reminder']),
    job: Job.nullable(),
    letter: z.object({ id: Id, title: z.string() }).nullable(),
    notice: z.string().nullable(),
    alerts: z.array(z.object({ id: Id, name: z.string() })),
    matched: z.array(z.string()),
    draft: WaitingDraft.nullable(),
    created_at: Timestamp,
    read_at: Timestamp.nullable(),
    delay_ms: z.int(),
    posted_delay_ms: z.int().nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

/** The result of a test message: `why` explains a failure to the person; null if it was sent. */
const TestResult = z.object({ sent: z.boolean(), why: z.string().nullable() })

/** Which entries were read: these, or all. */
export const ReadMark = z
  .object({
    ids: z.array(Id).max(1000).optional(),
    all: z.literal(true).optional(),
  })
  .refine((mark) => mark.ids !== undefined || mark.all, { error: 'Name ids, or all.', path: ['ids'] })

/**
 * Endpoints of the inbox. The stream answers `text/event-stream`: `event: notification` with `id:` the
 * notification's id and data as in the list; `event: jobs` with `{ added }` whenever jobs arrive, without an
 * id; `event: position` with `{ jobs }` once, when everything that was missed has been sent: the position of the
 * person's list of jobs (`JobPage`), after which each arrival is an `event: jobs`; `event: draft` when a letter waits for the job of an entry, without an id; `event: letter` whenever a letter of
 * the person changes, without an id; `event: read` whenever entries are read, with the number of unread ones and the
 * tags of the browser's notifications that are to be closed, without an id; a comment as heartbeat.
 * `Last-Event-ID` replays what came after that notification.
 */
export const inbox = {
  list: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'My inbox, newest first; with `job` only the entries about this job',
    who: 'user',
    scope: 'notifications:read',
    query: z.object({
      before: Id.optional(),
      job: Id.optional(),
      limit: wholeNumber('limit', 1, 100).default(50),
    }),
    out: z.object({ data: z.array(Notification), unread: z.int() }),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
  read: {
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks entries as read',
    who: 'user',
    scope: 'notifications:write',
    body: ReadMark,
    out: z.object({ data: z.object({ read: z.int() }), unread: z.int() }),
    status: 200,
    errors: ['validation_failed'],
  },
  stream: {
    method: 'GET',
    path: '/api/notifications/stream',
    summary: 'New entries as server-sent events, until the session ends',
    who: 'user',
    scope: 'notifications:read',
    out: null,
    status: 200,
    events: {
      notification: Notification,
      jobs: z.object({ added: z.int() }),
      position: z.object({ jobs: z.string() }),
      draft: DraftEvent,
      letter: LetterEvent,
      read: z.object({ unread: z.int(), tags: z.array(z.string()) }),
    },
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

/** Endpoints of the settings, and of test messages. */
export const notifications = {
  settings: {
    method: 'GET',
    path: '/api/settings/notifications',
    summary: 'My notification settings',
    who: 'user',
    out: data(NotificationSettings),
    status: 200,
    errors: [],
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/settings/notifications',
    summary:
      'Changes the given settings; another webhook_url, or none, requires a login or a confirmation of this session in the last 15 minutes',
    who: 'user',
    body: NotificationChange,
    out: data(NotificationSettings),
    status: 200,
    errors: ['validation_failed', 'confirm_required'],
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/settings/notifications/webhook-secret',
    summary: 'Creates a new webhook_secret, which replaces the former one at once',
    who: 'user',
    confirmed: true,
    out: data(NotificationSettings),
    status: 200,
    errors: ['confirm_required'],
  },
  test: {
    method: 'POST',
    path: '/api/settings/notifications/test',
    summary: 'Sends me a test message over one channel at once and returns the result; at most 30 an hour',
    who: 'user',
    body: z.object({ channel: OutsideChannel }),
    out: data(TestResult),
    status: 200,
    errors: ['validation_failed', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>
