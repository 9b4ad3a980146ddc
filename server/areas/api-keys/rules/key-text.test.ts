import { expect, test } from 'vitest';
import { hashSecret } from '../../../platform/new-secret.ts';
import { keyOfHeader, newKey } from './key-text.ts';

test('a key says what it is, which one, and whether it was typed as it is', () => {
  const { id, key } = newKey();
  expect(key).toMatch(/^fer_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{49}$/);
  expect(keyOfHeader(`Bearer ${key}`)).toEqual({ id, key });
  expect(keyOfHeader(`bearer  ${key} `)).toEqual({ id, key });
  const swapped = key.slice(0, 30) + (key[30] === 'a' ? 'b' : 'a') + key.slice(31);
  for (const wrong of [
    '',
    key,
    `Basic ${key}`,
    `Bearer ${swapped}`,
    `Bearer ${key}x`,
    `Bearer ${key.slice(1)}`,
  ]) {
    expect(keyOfHeader(wrong), wrong).toBeNull();
  }
});

test('no two keys are the same, and the hash tells nothing of one', () => {
  const [one, other] = [newKey(), newKey()];
  expect(one.key).not.toBe(other.key);
  expect(hashSecret(one.key)).toMatch(/^[\w-]{43}$/);
  expect(hashSecret(one.key)).not.toBe(hashSecret(other.key));
});

test('every sign of the alphabet comes about equally often', () => {
  const counts = new Map<string, number>();
  for (let keys = 0; keys < 400; keys++) {
    for (const sign of newKey().key.slice(20, 63)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  // 277 of each are expected; a difference of seven standard deviations is no coincidence.
  for (const [sign, count] of counts) expect(Math.abs(count - 277), sign).toBeLessThan(117);
});
