/** Plans, subscriptions and payments over HTTP. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import { CURRENCY, TAX_PERCENT } from './amounts.ts'
import { findCard, setupCard, useCard } from './cards.ts'
import { type CheckoutPorts, createIntent, startPaidPlan } from './checkout.ts'
import { receiveEvent } from './gateway-events.ts'
import { confirmInSandbox } from './gateways/sandbox-payments.ts'
import { assertConfigured } from './gateways/unconfigured.ts'
import { findReceipt, listInvoices } from './invoices.ts'
import { changePlan, setRenewal } from './renewal.ts'
import { findCurrentSubscription, startTrial } from './subscriptions.ts'

/** Registers the billing endpoints of the contract. */
export function billingRoutes(app: FastifyInstance, ports: CheckoutPorts): void {
  serve(app, api.billing.plans, () => ({ data: ports.plans }))

  serve(app, api.billing.startTrial, async ({ person }) => ({ data: await startTrial(ports, person.id) }))

  serve(app, api.billing.current, async ({ person }) => ({
    data: await findCurrentSubscription(ports, person.id),
  }))

  serve(app, api.billing.cancel, async ({ person, body }) => ({
    data: await setRenewal(ports, person.id, body.subscriptionId, false),
  }))

  serve(app, api.billing.resume, async ({ person, body }) => ({
    data: await setRenewal(ports, person.id, body.subscriptionId, true),
  }))

  serve(app, api.billing.change, async ({ person, body }) => ({
    data: await changePlan(ports, person.id, body),
  }))

  serve(app, api.billing.add, async ({ person, body }) => ({
    data: await startPaidPlan(ports, person.id, body),
  }))

  paymentRoutes(app, ports)
  app.register(async (raw) => webhookRoute(raw, ports))
}

function paymentRoutes(app: FastifyInstance, ports: CheckoutPorts): void {
  const { db, gateway } = ports

  serve(app, api.payment.settings, () => ({
    data: {
      gateway: gateway.name,
      publishable_key: gateway.publishableKey,
      currency: CURRENCY,
      tax_percent: TAX_PERCENT,
    },
  }))

  serve(app, api.payment.createIntent, ({ person, body }) => createIntent(ports, person.id, body))

  serve(app, api.payment.invoices, async ({ person }) => ({ data: await listInvoices(db, person.id) }))

  serve(app, api.payment.receipt, async ({ person, params }) => ({
    data: await findReceipt(db, person.id, params.id),
  }))

  serve(app, api.payment.card, async ({ person }) => ({ data: await findCard(ports, person.id) }))

  serve(app, api.payment.setupCard, async ({ person }) => ({ data: await setupCard(ports, person.id) }))

  serve(app, api.payment.useCard, async ({ person, body }) => ({
    data: await useCard(ports, person.id, body.setupIntentId),
  }))

  serve(app, api.payment.confirm, async ({ params, body }) => {
    assertConfigured(gateway)
    if (gateway.name !== 'sandbox') throw notFound('page')
    return { data: await confirmInSandbox(ports, params.id, body) }
  })
}

/** The webhook takes the raw bytes, because the signature is computed over them. */
function webhookRoute(raw: FastifyInstance, ports: CheckoutPorts): void {
  raw.removeAllContentTypeParsers()
  raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  serve(raw, api.payment.webhook, async ({ request }) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const signature = request.headers['stripe-signature']
    await receiveEvent(ports, body, Array.isArray(signature) ? signature[0] : signature)
    return { received: true }
  })
}
