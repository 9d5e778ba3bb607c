/**
 * The addresses that users may not enter: loopback, link-local, private, shared and reserved ones. An address
 * is checked here when it is entered. The resolved address must be checked again when connecting, because the
 * name may resolve to another one by then.
 */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public IPv6 addresses are assigned from this range only; ipaddr.js calls unassigned ones unicast, too. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Returns whether an IP address is private or reserved. A text that is no IP address counts as private. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 0) return true
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return true
  return parsed instanceof ipaddr.IPv6 && !parsed.match(PUBLIC_IPV6)
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)\.?$/i

/** Returns whether a name belongs to a local network by its form. */
export const isLocalName = (host: string): boolean => LOCAL_NAME.test(host) || !host.includes('.')

/**
 * Returns whether a web address is private: by its IP address, by a local name, or by what its name resolves
 * to now. A name that cannot be resolved is accepted, because it is checked again when connecting.
 */
export async function resolvesToPrivateAddress(url: string): Promise<boolean> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPrivateAddress(host)
  if (isLocalName(host)) return true
  try {
    const found = await lookup(host, { all: true })
    return found.some(({ address }) => isPrivateAddress(address))
  } catch {
    return false
  }
}
