import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bounceLocalPart, decodeTag, encodeTag } from './mail-addresses.ts';

test('a tag is a secret in letters that no mail server changes, and short enough for an address', () => {
  for (let round = 0; round < 200; round++) {
    const secret = randomBytes(32).toString('base64url');
    expect(decodeTag(encodeTag(secret))).toBe(secret);
    expect(bounceLocalPart(secret)).toMatch(/^[a-z2-7+]{1,64}$/);
  }
});

test('what is no tag stands for nothing', () => {
  for (const text of ['', 'a', 'a'.repeat(51), 'a'.repeat(53), `${'a'.repeat(51)}1`, 'A'.repeat(52)])
    expect(decodeTag(text)).toBeNull();
});
