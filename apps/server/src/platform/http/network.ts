/**
 * Network addresses as rate limits count them. A household or a server with IPv6 gets a whole /64 and may
 * call from each of its 2^64 addresses, so all of them count as one caller.
 */
import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns an address in the form that is shown: without port and zone, and an IPv4-mapped IPv6 address as
 * IPv4.
 */
export function formatAddress(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '')
  if (isIPv6(bare)) return mappedIn(groupsOf(bare)) ?? bare
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
  const network = groupsOf(plain).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

/** A proxy that does not know its caller sends this or anything else. */
const UNKNOWN = 'unknown'

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes the address in its canonical form, without dots.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)])))
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

/** Returns the IPv4 address that is mapped into IPv6 by these groups (::ffff:192.0.2.1). */
function mappedIn(groups: number[]): string | undefined {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return undefined
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}
