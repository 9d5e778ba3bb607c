/** Where and when a person wants to be told. What rings them, and the inbox, come with the alerts. */
import { z } from 'zod'
import { data, type Endpoint, text } from './endpoint.ts'

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

const timeZone = text('The time zone', { min: 1, max: 64 }).refine(
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

/** The settings as they stand. `webhook_secret` signs what is sent to `webhook_url`; it is made here. */
export const NotificationSettings = z
  .object({
    inbox: z.boolean(),
    email: z.boolean(),
    webpush: z.boolean(),
    telegram: z.boolean(),
    webhook: z.boolean(),
    quiet_from: z.string().nullable(),
    quiet_to: z.string().nullable(),
    time_zone: z.string(),
    webhook_url: z.string().nullable(),
    webhook_secret: z.string(),
  })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** What is to change; what isn't named stays. */
export const NotificationChange = z.object({
  inbox: z.boolean().optional(),
  email: z.boolean().optional(),
  webpush: z.boolean().optional(),
  telegram: z.boolean().optional(),
  webhook: z.boolean().optional(),
  quiet_from: clockTime('The beginning of the quiet hours').optional(),
  quiet_to: clockTime('The end of the quiet hours').optional(),
  time_zone: timeZone.optional(),
  webhook_url: webAddress.optional(),
})
export type NotificationChange = z.output<typeof NotificationChange>

export const notifications = {
  settings: {
    method: 'GET',
    path: '/api/settings/notifications',
    summary: 'Where and when I want to be told',
    who: 'user',
    out: data(NotificationSettings),
    status: 200,
    errors: [],
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/settings/notifications',
    summary: 'Changes what is named and leaves the rest',
    who: 'user',
    body: NotificationChange,
    out: data(NotificationSettings),
    status: 200,
    errors: ['validation_failed'],
  },
} as const satisfies Record<string, Endpoint>
