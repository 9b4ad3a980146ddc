import { expect, test } from 'vitest';
import { networkPrefix } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:22ff:aaaa::1', '2001:db8:1:2200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['nonsense', 'unknown'],
])('%s is of %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});
