/** The referral endpoints. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { getReferrals, type ReferralPorts } from './referrals.ts'

/** Registers the referral endpoints of the contract. */
export function referralRoutes(app: FastifyInstance, ports: ReferralPorts): void {
  serve(app, api.referrals.mine, async ({ person }) => ({ data: await getReferrals(ports, person.id) }))
}
