import { expect, test } from 'vitest';
import { partnerId, partnerIdOfAddress } from './partner-id.ts';

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

test.each([
  ['?pid=10', '10'],
  ['?PID=10,20', '20'],
  ['?Partner=7001', '7001'],
  ['?pid=x', ''],
  ['?pid=10&partner=20', '20'],
  ['?pid=10&pid=x', '10'],
  ['?spid=10', ''],
  ['', ''],
])('the address %s is of %j', (search, pid) => {
  expect(partnerIdOfAddress(new URLSearchParams(search))).toBe(pid);
});
