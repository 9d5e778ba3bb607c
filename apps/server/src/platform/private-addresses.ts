/**
 * Which addresses are not for strangers to name: loopback, link-local, private, shared, and what is reserved.
 * Who enters a web address is checked here at once; whoever connects to it must check the resolved address
 * again, for a name may resolve elsewhere by then.
 */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
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
  closed.addSubnet(net, prefix, 'ipv4')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23], // Teredo and other special purposes
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4: an IPv4 address inside
  ['3fff::', 20],
] as const)
  closed6.addSubnet(net, prefix, 'ipv6')

/** Whether an IP address is one that only we, and no stranger, may have us call. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return closed.check(address, 'ipv4')
  if (family !== 6) return true
  return !global6.check(address, 'ipv6') || closed6.check(address, 'ipv6')
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)\.?$/i

/** Whether a name is at home in somebody's own network by its nature, wherever it may lead. */
export const isLocalName = (host: string): boolean => LOCAL_NAME.test(host) || !host.includes('.')

/**
 * Whether a web address names something private: by number, by a name that is local by its nature, or by a
 * name that resolves to a private address now. A name that can't be resolved is let pass: connecting decides.
 */
export async function leadsToPrivate(url: string): Promise<boolean> {
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
