/** Tests how network addresses are counted and shown. */
import { expect, test } from 'vitest'
import { callerNetwork, formatAddress } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
  ['1.2.3.4.5', 'unknown'],
  [`${'9'.repeat(10_000)}`, 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network)
})

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is shown as %s', (address, shown) => {
  expect(formatAddress(address)).toBe(shown)
})
