/**
 * The addresses that users may not enter: loopback, link-local, private, shared and reserved ones. An address
 * is checked here when it is entered. Whoever connects to it must check the resolved address again, because
 * the name may resolve to another one by then.
 */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const blocked4 = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blocked4.addSubnet(net, prefix, 'ipv4')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const blocked6 = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23], // This range has special purposes, such as Teredo.
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 addresses contain an IPv4 address.
  ['3fff::', 20],
] as const)
  blocked6.addSubnet(net, prefix, 'ipv6')

/** Returns whether an IP address is private or reserved. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return blocked4.check(address, 'ipv4')
  if (family !== 6) return true
  return !global6.check(address, 'ipv6') || blocked6.check(address, 'ipv6')
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
