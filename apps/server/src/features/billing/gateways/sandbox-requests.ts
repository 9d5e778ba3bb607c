/**
 * Endpoints for tests and for people who try the product: late, repeated and unordered events, refunds and disputes.
 * They exist only with the sandbox gateway and with TEST_CLOCK or the demo.
 */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../../platform/http/refusal.ts'
import { Delivery, setDelivery } from './sandbox-delivery.ts'
import { type SandboxPorts, takeBackInSandbox } from './sandbox-payments.ts'

/** Registers `POST /api/test/sandbox/delivery`, `/refund` and `/dispute`. */
export function serveSandboxRequests(app: FastifyInstance, ports: SandboxPorts): void {
  const PaidIntent = z.object({ paymentIntentId: z.string().min(1).max(255) })
  const schema = (body: z.ZodType) => ({ schema: { body } })

  app.post('/api/test/sandbox/delivery', schema(Delivery), async (request) => {
    const delivery = request.body as Delivery
    await setDelivery(ports.db, delivery)
    return { data: delivery }
  })

  for (const [path, status] of [
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
  ] as const)
    app.post(`/api/test/sandbox/${path}`, schema(PaidIntent), async (request) => {
      const { paymentIntentId } = request.body as z.infer<typeof PaidIntent>
      if (!(await takeBackInSandbox(ports, { payment_intent: paymentIntentId }, status)))
        throw notFound('payment')
      return { data: { status } }
    })
}
