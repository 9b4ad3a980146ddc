import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashBegin } from './hash-begin.ts';

test('it is the begin of the SHA-256 hash, however many blocks the text fills', () => {
  for (let length = 0; length < 400; length++) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(32 + ((at * length) % 95))).join('');
    expect(hashBegin(text), `${length} letters`).toBe(
      createHash('sha256').update(text).digest().readInt32BE(0),
    );
  }
});
