import { expect, test } from 'vitest';
import { seal, unseal } from './secret-box.ts';

const plain = Buffer.from('12345678901234567890');

test('what was sealed opens with the same key, for the same purpose and owner alone', () => {
  const sealed = seal('key', 'totp', 'one', plain);
  expect(unseal('key', 'totp', 'one', sealed)).toEqual(plain);
  expect(sealed).not.toContain(plain.toString('base64url'));
  expect(seal('key', 'totp', 'one', plain)).not.toBe(sealed);
  expect(unseal('other', 'totp', 'one', sealed)).toBeNull();
  expect(unseal('key', 'other', 'one', sealed)).toBeNull();
  expect(unseal('key', 'totp', 'two', sealed)).toBeNull();
  const changed = Buffer.from(sealed, 'base64url');
  changed[30]! ^= 1;
  expect(unseal('key', 'totp', 'one', changed.toString('base64url'))).toBeNull();
});
