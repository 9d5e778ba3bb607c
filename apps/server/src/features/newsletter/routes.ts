/** The newsletter endpoints. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { acceptAnyBody } from '../../platform/http/any-body.ts'
import { redirectTo } from '../../platform/http/redirect.ts'
import { serve } from '../../platform/http/serve.ts'
import { confirm, type NewsletterPorts, subscribe, unsubscribe } from './newsletter.ts'

/** What the routes need in addition: the limit on how many addresses one network address may enter. */
export interface NewsletterRoutePorts extends NewsletterPorts {
  admit(address: string): Promise<void>
  appUrl: string
}

/** Registers the newsletter endpoints of the contract. */
export function newsletterRoutes(app: FastifyInstance, ports: NewsletterRoutePorts): void {
  serve(app, api.newsletter.subscribe, async ({ body, address }) => {
    await ports.admit(address)
    await subscribe(ports, body.email)
    return { message: 'Please confirm your address: we have sent you a mail.' }
  })

  serve(app, api.newsletter.confirm, async ({ query }) => {
    await confirm(ports, query.token)
    return { message: 'Your address is confirmed. You will get the next issue.' }
  })

  serve(app, api.newsletter.askToUnsubscribe, ({ query, reply }) => {
    redirectTo(reply, `${ports.appUrl}/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}`)
    return undefined
  })

  // Mail programs post a form here (RFC 8058) whose content is not needed.
  app.register(async (scope) => {
    acceptAnyBody(scope)
    serve(scope, api.newsletter.unsubscribe, async ({ query }) => {
      await unsubscribe(ports, query.token)
      return { message: 'You will get no more newsletters.' }
    })
  })
}
