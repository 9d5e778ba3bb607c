/** What the channels have over HTTP: leaving the mails, browsers, chats, and a sample of each. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { takeAnyBody } from '../../platform/http/any-body.ts'
import { serve, type UserId } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'
import { leaveAlertMails } from './leaving.ts'
import { type SamplePorts, sendSample } from './sample.ts'

export interface ChannelRoutePorts extends SamplePorts {
  db: Db
  keys: Keys
  /**
   * Notes that somebody has a sample sent.
   * @throws Refusal too_many_requests
   */
  admitSample(person: UserId): Promise<void>
}

/** Registers the endpoints of the channels. */
export function channelRoutes(app: FastifyInstance, ports: ChannelRoutePorts): void {
  serve(app, api.notifications.test, async ({ person, body }) => {
    await ports.admitSample(person.id)
    return { data: await sendSample(ports, person.id, body.channel) }
  })

  // Mail programs post a form here (RFC 8058), whose content says nothing we need.
  app.register(async (scope) => {
    takeAnyBody(scope)
    serve(scope, api.alertMails.leave, async ({ query }) => {
      await leaveAlertMails(ports, query.token)
      return { message: 'You will get no more alert mails.' }
    })
  })
}
