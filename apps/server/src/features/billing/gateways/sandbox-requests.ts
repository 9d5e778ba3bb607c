/**
 * What a test, or somebody who tries the product out, may ask of the sandbox beside paying: events that come late,
 * twice and out of order, and a payment that is given back or disputed. Served only while the sandbox takes the
 * money and TEST_CLOCK or the demo is on.
 */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../../platform/http/refusal.ts'
import { type SandboxPorts, takeBackInSandbox } from './sandbox.ts'
import { Delivery, setDelivery } from './sandbox-delivery.ts'

/** `POST /api/test/sandbox/delivery`, `/refund` and `/dispute`. */
export function serveSandboxRequests(app: FastifyInstance, ports: SandboxPorts): void {
  const Which = z.object({ paymentIntentId: z.string().min(1).max(255) })
  const schema = (body: z.ZodType) => ({ schema: { body } })

  app.post('/api/test/sandbox/delivery', schema(Delivery), async (request) => {
    const asked = request.body as Delivery
    await setDelivery(ports.db, asked)
    return { data: asked }
  })

  for (const [path, status] of [
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
  ] as const)
    app.post(`/api/test/sandbox/${path}`, schema(Which), async (request) => {
      const { paymentIntentId } = request.body as z.infer<typeof Which>
      const booked = await ports.db
        .selectFrom('sandbox_subscriptions')
        .select('id')
        .where('payment_intent', '=', paymentIntentId)
        .executeTakeFirst()
      if (!booked || !(await takeBackInSandbox(ports, booked.id, status))) throw notFound('payment')
      return { data: { status } }
    })
}
