import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { parseTrustedProxies, visitorAddress } from './trusted-proxies.ts';

/** The address that counts where somebody connects from `from` with these forwarded addresses. */
function seen(setting: string, from: string, forwarded: string): string {
  const trusted = parseTrustedProxies(setting)!;
  const all = [
    from,
    ...forwarded
      .split(',')
      .map((entry) => entry.trim())
      .reverse(),
  ];
  const end = all.findIndex((address, hop) => !trusted(address, hop));
  return visitorAddress(end < 0 ? all : all.slice(0, end + 1));
}

describe('of the forwarded addresses', () => {
  test.each([
    ['true', '127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['1', '127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['2', '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
    ['10.0.0.0/8, 127.0.0.1', '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
    ['10.0.0.0/8', '127.0.0.1', '6.6.6.6', '127.0.0.1'],
    ['10.0.0.0/8', '::ffff:10.0.0.7', '6.6.6.6', '6.6.6.6'],
    ['fd00::/8', 'fd12::1', '2001:db8::9', '2001:db8::9'],
    ['true', '127.0.0.1', 'garbage', '127.0.0.1'],
    ['10.0.0.0/8', '10.0.0.5', '203.0.113.9, garbage', '10.0.0.5'],
  ])('%s: from %s with %s, %s counts', (setting, from, forwarded, counted) => {
    expect(seen(setting, from, forwarded)).toBe(counted);
  });
});

test.each([
  'yes',
  '-1',
  '11',
  '10.0.0.0/33',
  '10.0.0.0/0',
  'loopback',
  '10.0.0/8',
  '1.5',
  '10.0.0.1;10.0.0.2',
])('TRUST_PROXY=%s stops the start', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(ConfigError);
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY must be .*\.$/);
});

test.each(['false', '0', ''])('TRUST_PROXY=%s believes nobody', (value) => {
  expect(readConfig({ TRUST_PROXY: value }).trustedProxies).toBeNull();
});
