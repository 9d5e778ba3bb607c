/**
 * Network addresses as rate limits count them. A household or a server with IPv6 gets a whole /64 and may
 * call from each of its 2^64 addresses, so all of them count as one caller.
 */
import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns an address in the form that is shown: without port and zone, and an IPv4-mapped IPv6 address as
 * IPv4.
 */
export function formatAddress(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '')
  if (isIPv6(bare)) {
    const parsed = ipaddr.process(bare)
    return parsed.kind() === 'ipv4' ? parsed.toString() : bare
  }
  const withoutPort = bare.replace(/:\d+$/, '')
  return isIPv4(withoutPort) ? withoutPort : UNKNOWN
}

/**
 * Returns what a caller is counted by: the IPv4 address, or the /64 of the IPv6 address. All other values
 * count as one caller.
 */
export function callerNetwork(address: string): string {
  const plain = formatAddress(address)
  if (!isIPv6(plain)) return plain
  const network = ipaddr.IPv6.parse(plain).parts.slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

/** A proxy that does not know its caller sends this or anything else. */
const UNKNOWN = 'unknown'
