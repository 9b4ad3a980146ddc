import { expect, test } from 'vitest';
import { readBulk, readBulkRules, readSigned, type TypedBulk } from './typed-bulk.ts';

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
