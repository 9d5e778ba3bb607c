/** The HTTP endpoints of the channels: unsubscribing from mails, browsers, chats, and a sample of each. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { acceptAnyBody } from '../../platform/http/any-body.ts'
import { redirectTo } from '../../platform/http/redirect.ts'
import { serve } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { readVapidKeys, type VapidPorts } from './channels/vapid.ts'
import { type BrowserPorts, subscribeBrowser, unsubscribeBrowser } from './push-subscriptions.ts'
import { type SamplePorts, sendSample } from './sample.ts'
import { createLinkCode, type TelegramLinkPorts } from './telegram-link.ts'
import { unsubscribeFromAlertMails } from './unsubscribe.ts'

/** What the routes need in addition. */
export interface ChannelRoutePorts extends SamplePorts, BrowserPorts, VapidPorts, TelegramLinkPorts {
  /**
   * Counts a sample against the person's limit.
   * @throws Refusal too_many_requests
   */
  checkSampleLimit(person: UserId): Promise<void>
}

/** Registers the endpoints of the channels. */
export function channelRoutes(app: FastifyInstance, ports: ChannelRoutePorts): void {
  serve(app, api.notifications.test, async ({ person, body }) => {
    await ports.checkSampleLimit(person.id)
    return { data: await sendSample(ports, person.id, body.channel) }
  })

  serve(app, api.push.key, async () => ({ data: { key: (await readVapidKeys(ports)).publicKey } }))

  serve(app, api.push.subscribe, async ({ person, body }) => {
    await subscribeBrowser(ports, person, body)
    return { data: { endpoint: body.endpoint } }
  })

  serve(app, api.push.unsubscribe, async ({ person, body }) => {
    await unsubscribeBrowser(ports.db, person.id, body.endpoint)
    return undefined
  })

  serve(app, api.telegram.link, async ({ person }) => ({ data: await createLinkCode(ports, person) }))

  serve(app, api.alertMails.askToLeave, ({ query, reply }) => {
    redirectTo(reply, `${ports.appUrl}/notifications/unsubscribe?token=${encodeURIComponent(query.token)}`)
    return undefined
  })

  // Mail programs post a form here (RFC 8058); its content is not needed.
  app.register(async (scope) => {
    acceptAnyBody(scope)
    serve(scope, api.alertMails.leave, async ({ query }) => {
      await unsubscribeFromAlertMails(ports, query.token)
      return { message: 'You will receive no more alert emails.' }
    })
  })
}
