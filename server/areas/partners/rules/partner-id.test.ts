import { expect, test } from 'vitest';
import { partnerId } from './partner-id.ts';

test.each([
  ['4711', '4711'],
  ['10,7001', '7001'],
  ['10, 20 ', '20'],
  ['007', '7'],
  ['', ''],
  ['10,x', ''],
  ['-1', ''],
  ['1.5', ''],
  ['1e5', ''],
  ['1234567890123456', ''],
])('%j is %j', (given, expected) => {
  expect(partnerId(given)).toBe(expected);
});
