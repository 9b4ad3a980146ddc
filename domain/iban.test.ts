import { expect, test } from 'vitest';
import { groupedIban, isIban, plainIban } from './iban.ts';

test.each([
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'ES91 2100 0418 4502 0005 1332',
  'NO93 8601 1117 947',
  'DE02120300000000202051',
])('%s is an account', (typed) => {
  expect(isIban(plainIban(typed))).toBe(true);
});

test.each([
  ['a digit is wrong', 'DE89370400440532013001'],
  ['two digits are exchanged', 'DE89370400440532010300'],
  ['one is missing', 'DE8937040044053201300'],
  ['SEPA does not reach it', 'BR1800360305000010009795493C1'],
  ['it is none', ''],
])('no account: %s', (_, iban) => {
  expect(isIban(iban)).toBe(false);
});

test.each(['DE89 3704 0044 0532 0130 00', 'NO93 8601 1117 947', 'NO93 8601 1117 9470'])(
  'people read %s in groups of four',
  (iban) => {
    expect(groupedIban(plainIban(iban))).toBe(iban);
  },
);
