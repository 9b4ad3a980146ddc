import { expect, test } from 'vitest';
import { isSignedLink, newNonce, signLink } from './signed-link.ts';

const key = 'k'.repeat(32);
const nonce = newNonce();
const hash = signLink(key, 100_001, 'guest', nonce);

test('a link opens its own booking for its own role', () => {
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(isSignedLink(hash, key, 100_001, 'guest', nonce)).toBe(true);
});

test.each<[string, ...Parameters<typeof isSignedLink>]>([
  ['another booking', hash, key, 100_002, 'guest', nonce],
  ['another role', hash, key, 100_001, 'landlord', nonce],
  ['another key', hash, 'x'.repeat(32), 100_001, 'guest', nonce],
  ['another nonce', hash, key, 100_001, 'guest', newNonce()],
  ['a prefix', hash.slice(0, 42), key, 100_001, 'guest', nonce],
  ['nothing', '', key, 100_001, 'guest', nonce],
  ['no ASCII', 'é'.repeat(43), key, 100_001, 'guest', nonce],
])('%s does not', (_, ...link) => {
  expect(isSignedLink(...link)).toBe(false);
});
