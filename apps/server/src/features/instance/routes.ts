/** The public settings, and `/.well-known/security.txt` (RFC 9116). */
import { api, type PublicSettings } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { type Clock, DAY } from '../../platform/clock.ts'
import { serve } from '../../platform/http/serve.ts'

/** The settings of the operator. */
export interface InstancePorts {
  clock: Clock
  appUrl: string
  supportEmail: string | undefined
  /** A mailto: or https: address. */
  securityContact: string | undefined
  payments: PublicSettings['payments']
  modelConnected: boolean
  channels: PublicSettings['channels']
}

/** RFC 9116 recommends less than a year, so that an outdated contact is not used for long. */
const SECURITY_TXT_LIFETIME = 180 * DAY

/** Registers the endpoints of the contract and security.txt. */
export function instanceRoutes(app: FastifyInstance, ports: InstancePorts): void {
  const { supportEmail, securityContact, payments, modelConnected, channels } = ports
  serve(app, api.instance.settings, () => ({
    data: {
      support_email: supportEmail ?? null,
      security_contact: securityContact ?? null,
      payments,
      model_connected: modelConnected,
      channels,
    },
  }))

  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(createSecurityTxt(ports)),
  )
}

/** Creates security.txt. It names the support page if the operator has set no contact. */
function createSecurityTxt({ clock, appUrl, securityContact }: InstancePorts): string {
  const expires = new Date(clock.now().getTime() + SECURITY_TXT_LIFETIME)
  return [
    `Contact: ${securityContact ?? `${appUrl}/support`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    '',
  ].join('\n')
}
