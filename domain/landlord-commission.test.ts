import { expect, test } from 'vitest';
import {
  changesNoCommission,
  comingCommission,
  commissionOn,
  firstDayOfCommission,
  type CommissionTerms,
} from './landlord-commission.ts';

const today = '2027-03-01';
const plain: CommissionTerms = { first: 150, changes: [] };
const lower: CommissionTerms = { first: 150, changes: [{ validFrom: '2027-03-10', perMille: 120 }] };

test('a commission holds from its day on, and the first one until then', () => {
  expect(commissionOn(lower, '2027-03-09')).toBe(150);
  expect(commissionOn(lower, '2027-03-10')).toBe(120);
  expect(comingCommission(lower, today)).toEqual({ validFrom: '2027-03-10', perMille: 120 });
  expect(comingCommission(lower, '2027-03-10')).toBeNull();
});

test.each([
  ['a lower one may begin today', plain, { perMille: 140, validFrom: today }, today],
  ['a higher one needs notice', plain, { perMille: 160, validFrom: today }, '2027-03-16'],
  ['less of a promised fall is a rise', lower, { perMille: 130, validFrom: today }, '2027-03-16'],
  ['more of a promised fall is none', lower, { perMille: 110, validFrom: today }, today],
  [
    'a rise may be taken back',
    { first: 150, changes: [{ validFrom: '2027-04-01', perMille: 200 }] },
    { perMille: 150, validFrom: '2027-04-01' },
    today,
  ],
])('%s', (_, terms, change, day) => {
  expect(firstDayOfCommission(terms, change, today)).toBe(day);
});

test('the same commission changes nothing, unless another was to follow', () => {
  expect(changesNoCommission(plain, { perMille: 150, validFrom: today })).toBe(true);
  expect(changesNoCommission(lower, { perMille: 150, validFrom: today })).toBe(false);
});
