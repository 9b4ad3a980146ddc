import { expect, test } from 'vitest';
import { textDigest } from './text-digest.ts';

test('the order of keys does not matter, that of blocks does', () => {
  const [one, other] = [
    { id: 'a', text: 'x' },
    { id: 'b', text: 'y' },
  ];
  const digest = textDigest({ version: 1, blocks: [one, other] });
  expect(textDigest({ blocks: [{ text: 'x', id: 'a' }, other], version: 1 })).toBe(digest);
  expect(textDigest({ version: 1, blocks: [other, one] })).not.toBe(digest);
});
