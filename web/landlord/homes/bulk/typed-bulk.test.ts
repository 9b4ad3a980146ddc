import { expect, test } from 'vitest';
import {
  noCosts,
  noTerms,
  readBulk,
  readBulkCosts,
  readBulkRules,
  readBulkTerms,
  readSigned,
  type TypedBulk,
} from './typed-bulk.ts';

test.each([
  ['10', 10],
  ['+10 %', 10],
  ['-5', -5],
  ['−7,5 %', -7.5],
  ['- 12', -12],
  ['1.234,50', 1234.5],
  ['0', null],
  ['--5', null],
  ['zehn', null],
  ['', null],
])('%s is %s', (typed, value) => {
  expect(readSigned(typed)).toBe(value);
});

const typed: TypedBulk = { kind: 'percent', startDate: '2027-06-01', endDate: '2027-09-01', value: '10' };

test('what was typed becomes a change, and what is no number or no period is named', () => {
  const { startDate, endDate } = typed;
  expect(readBulk(typed).change).toEqual({ kind: 'percent', startDate, endDate, percent: 10 });
  expect(readBulk({ ...typed, kind: 'amount', value: '-7,50 €' }).change).toMatchObject({ amount: -7.5 });
  expect(readBulk({ ...typed, kind: 'minStay', value: '3' }).change).toMatchObject({ minStay: 3 });
  for (const wrong of [
    { kind: 'minStay', value: '2,5' },
    { kind: 'minStay', value: '-3' },
    { kind: 'percent', value: '-95' },
    { kind: 'percent', value: '0,01' },
    { kind: 'amount', value: '6000' },
  ] as const) {
    expect(readBulk({ ...typed, ...wrong })).toEqual({ change: null, wrong: ['value'] });
  }
  expect(readBulk({ ...typed, value: 'x', endDate: startDate }).wrong).toEqual(['value', 'dates']);
});

test('a name may be empty, which takes it away', () => {
  const { startDate, endDate } = typed;
  expect(readBulk({ ...typed, kind: 'name', value: ' Ostern ' }).change).toEqual({
    ...{ kind: 'name', startDate, endDate, name: 'Ostern' },
  });
  expect(readBulk({ ...typed, kind: 'name', value: '' }).change).toMatchObject({ name: '' });
});

test('of rules only those that were chosen change, and one about gaps can be switched off', () => {
  const none = { leadDays: '', leadHour: '', horizonMonths: '', fillFrom: '', leaveMin: '' };
  expect(readBulkRules(none)).toBeNull();
  expect(readBulkRules({ ...none, leadDays: '0', fillFrom: '0', leaveMin: '3' })).toEqual({
    kind: 'rules',
    rules: { leadDays: 0, fillFrom: null, leaveMin: 3 },
  });
});

test('terms, extras and discounts are read as typed, and say what is missing', () => {
  expect(readBulkTerms(noTerms)).toBeNull();
  expect(readBulkTerms({ ...noTerms, term: 'flexible' })).toEqual({ kind: 'cancellation', term: 'flexible' });
  expect(readBulkTerms({ ...noTerms, kind: 'times' })).toBeNull();
  expect(readBulkTerms({ ...noTerms, kind: 'times', checkOut: '10:00' })).toEqual({
    kind: 'times',
    checkOut: '10:00',
  });
  expect(readBulkCosts(noCosts)).toEqual({ change: null, wrong: ['code'] });
  expect(readBulkCosts({ ...noCosts, code: 'sauna' })).toEqual({ change: null, wrong: ['amount'] });
  expect(readBulkCosts({ ...noCosts, code: 'sauna', amount: '12,50 €' }).change).toMatchObject({
    ...{ kind: 'service', code: 'sauna', service: { amount: 12.5, unit: 'stay' } },
  });
  expect(readBulkCosts({ ...noCosts, code: 'babyCot', amount: '0' }).change).toMatchObject({
    service: { amount: 0 },
  });
  expect(readBulkCosts({ ...noCosts, code: 'sauna', action: 'remove' }).change).toMatchObject({
    service: null,
  });
  const discount = { ...noCosts, kind: 'discount' } as const;
  expect(readBulkCosts(discount)).toEqual({ change: null, wrong: ['percent'] });
  expect(readBulkCosts({ ...discount, percent: '20 %' }).change).toEqual({
    ...{ kind: 'discount', discount: 'longStay', terms: { threshold: 7, percent: 20 } },
  });
  expect(readBulkCosts({ ...discount, percent: '95', threshold: '0' }).wrong).toEqual([
    'threshold',
    'percent',
  ]);
  expect(readBulkCosts({ ...discount, action: 'remove' }).change).toMatchObject({ terms: null });
});
