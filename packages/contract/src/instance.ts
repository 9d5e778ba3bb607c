/** The settings of the server that are public. */
import { z } from 'zod'
import { channelNames } from './channels.ts'
import { data, type Endpoint } from './endpoint.ts'

/** The public settings of this server. */
export const PublicSettings = z
  .object({
    /** The address for support requests; null if the operator has set none. */
    support_email: z.string().nullable(),
    /** Where to report a vulnerability, as a mailto: or https: address; null if the operator has set none. */
    security_contact: z.string().nullable(),
    /** The payment gateway. With `none` the plans are shown, and no paid plan can be bought. */
    payments: z.enum(['stripe', 'sandbox', 'none']),
    /** Whether a model service writes the letters; without one the built-in writer writes them, on every plan. */
    model_connected: z.boolean(),
    /** The channels that alerts can use on this server. */
    channels: z.array(z.enum(channelNames)),
  })
  .meta({ id: 'PublicSettings' })
export type PublicSettings = z.infer<typeof PublicSettings>

/** Endpoints about the server itself. */
export const instance = {
  settings: {
    method: 'GET',
    path: '/api/public/settings',
    summary: 'The public settings: support address, payments, model service, channels for alerts',
    who: 'anyone',
    out: data(PublicSettings),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
