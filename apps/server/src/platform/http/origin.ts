/** The origin of a call. */
import type { FastifyRequest } from 'fastify'
import { describeDevice } from './device.ts'
import { formatAddress } from './network.ts'

/**
 * The network address of a call, as far as TRUST_PROXY allows it to be known, and a description of its
 * device.
 */
export interface Origin {
  address: string
  device: string
}

/** Returns the network address and the device of a request. */
export const originOf = (request: FastifyRequest): Origin => ({
  // A client that has disconnected has no address.
  address: formatAddress(request.ip ?? ''),
  device: describeDevice(request.headers['user-agent']),
})
