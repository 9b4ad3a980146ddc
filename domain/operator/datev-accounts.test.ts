import { expect, test } from 'vitest';
import { datevAccounts, readDatevAccounts } from './datev-accounts.ts';

test('numbers of one length are given once in a chart', () => {
  for (const numbers of Object.values(datevAccounts)) {
    const all = Object.values(numbers);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
  }
});

test.each([
  ['bank=1210', { bank: '1210' }],
  [' bank = 1210 \n\nwrittenOff=2450', { bank: '1210', writtenOff: '2450' }],
  ['', {}],
  ['cash=1000', null],
  ['bank=12', null],
  ['bank', null],
])('%j is read as %j', (text, numbers) => {
  expect(readDatevAccounts(text)).toEqual(numbers);
});
