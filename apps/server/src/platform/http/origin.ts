/** Where a call comes from. */
import type { FastifyRequest } from 'fastify'
import { deviceOf } from './device.ts'
import { plainAddress } from './network.ts'

/** Where a call comes from: its network address, as far as TRUST_PROXY lets it be known, and its device in plain words. */
export interface Origin {
  address: string
  device: string
}

/** Where a request comes from. */
export const originOf = (request: FastifyRequest): Origin => ({
  // A caller who has hung up already has no address any more.
  address: plainAddress(request.ip ?? ''),
  device: deviceOf(request.headers['user-agent']),
})
