import { expect, test } from 'vitest';
import { subId } from './attribution.ts';
import { readTestId, testSubId } from './partner-tests.ts';

test('the name of a tested link goes the way of all names of links, and only such a name is a test', () => {
  const id = 'AbC_-0123456789abcdefg';
  expect(readTestId(subId(testSubId(id)))).toBe(id);
  for (const other of ['', 'spring', '~test.', '~test.short', `${testSubId(id)}x`, id])
    expect(readTestId(other)).toBeNull();
});
