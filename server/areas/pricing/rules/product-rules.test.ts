import { describe, expect, it } from 'vitest';
import { computeBonus, listSpellings, type BonusCode } from './bonus.ts';
import { insurancePrice } from './insurance.ts';
import { offeredPayments } from '../../../../domain/pricing/payment-methods.ts';
import { datedPlan, paymentPlan } from '../../../../domain/pricing/payment-plan.ts';
import { cents } from '../../../../domain/cents.ts';

describe('insurance', () => {
  it.each([
    ['the minimum for a small price', 10_000, 1_900],
    ['the minimum up to where the share reaches it', 42_222, 1_900],
    ['a share above', 42_234, 1_901],
    ['half a cent rounded up', 100_100, 4_505],
    ['a large price', 1_000_000, 45_000],
  ])('is %s', (_, price, expected) => {
    expect(insurancePrice(cents(price))).toBe(expected);
  });
});

describe('bonus code', () => {
  const code: BonusCode = {
    code: 'A',
    amount: cents(5_000),
    minimum: cents(20_000),
    validUntil: '2027-01-31',
    usesLeft: 1,
    validFrom: null,
    isPaused: false,
  };

  it.each<[string, boolean, BonusCode | null, number, string, string, number]>([
    ['none entered', false, null, 50_000, '2027-01-10', 'none', 0],
    ['an unknown one', true, null, 50_000, '2027-01-10', 'unknown', 0],
    ['a good one', true, code, 50_000, '2027-01-10', 'applied', 5_000],
    ['on its last day', true, code, 50_000, '2027-01-31', 'applied', 5_000],
    ['the day after', true, code, 50_000, '2027-02-01', 'expired', 0],
    ['used up', true, { ...code, usesLeft: 0 }, 50_000, '2027-01-10', 'expired', 0],
    ['exactly its minimum', true, code, 20_000, '2027-01-10', 'applied', 5_000],
    ['a cent below its minimum', true, code, 19_999, '2027-01-10', 'belowMinimum', 0],
    [
      'more than the price',
      true,
      { ...code, amount: cents(30_000) },
      20_000,
      '2027-01-10',
      'applied',
      20_000,
    ],
    ['no price', true, { ...code, minimum: cents(0) }, 0, '2027-01-10', 'belowMinimum', 0],
  ])('%s', (_, asked, known, price, date, state, amount) => {
    expect(computeBonus(asked, known, cents(price), date)).toEqual({ state, amount });
  });

  it.each([
    ['  ', []],
    [' summer ', ['summer', 'SUMMER']],
  ])('is looked up for %j as %j', (typed, spellings) => {
    expect(listSpellings(typed)).toEqual(spellings);
  });
});

describe('payment plan', () => {
  it.each([
    ['far ahead', '2027-06-01', 10_001, 500, ['downPayment 2500', 'balance 7501', 'onSite 500']],
    ['50 days ahead', '2027-02-21', 10_000, 0, ['downPayment 2500', 'balance 7500']],
    ['49 days ahead: in one sum', '2027-02-20', 10_000, 0, ['full 10000']],
    ['today', '2027-01-02', 10_000, 700, ['full 10000', 'onSite 700']],
    ['nothing to us', '2027-06-01', 0, 700, ['onSite 700']],
    ['nothing at all', '2027-06-01', 0, 0, []],
  ])('%s', (_, arrival, prepaid, onSite, expected) => {
    const plan = paymentPlan(cents(prepaid), cents(onSite), arrival, '2027-01-02');
    expect(plan.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(expected);
  });

  it('names the days that are known, and none before the booking binds both sides', () => {
    expect(
      paymentPlan(cents(10_000), cents(100), '2027-06-01', '2027-01-02').map(({ dueDate }) => dueDate),
    ).toEqual([null, '2027-04-20', '2027-06-01']);
  });

  it.each([
    ['confirmed the next day', '2027-06-01', '2027-01-03', ['2027-01-10', '2027-04-20', '2027-06-01']],
    [
      'confirmed so late that both are due together',
      '2027-03-01',
      '2027-01-15',
      ['2027-01-22', '2027-01-22', '2027-03-01'],
    ],
    ['a few days ahead', '2027-01-06', '2027-01-03', ['2027-01-06', '2027-01-06']],
    ['on the day of arrival', '2027-01-02', '2027-01-02', ['2027-01-02', '2027-01-02']],
  ])('%s', (_, arrival, boundOn, expected) => {
    const plan = paymentPlan(cents(10_000), cents(100), arrival, '2027-01-02');
    const dated = datedPlan(plan, boundOn, arrival);
    expect(dated.map(({ dueDate }) => dueDate)).toEqual(expected);
    expect(dated.map(({ amount }) => amount)).toEqual(plan.map(({ amount }) => amount));
  });
});

describe('offered payments', () => {
  it.each([
    ['no variant', [1, 2, 11], 0, 0, [1, 2, 11]],
    ['a variant where the landlord collects', [1, 2, 11], 0, 1, [1, 2]],
    ['a further variant', [11], 0, 2, []],
    ['a variant where we collect', [1, 2, 11], 1, 1, [1, 2, 11]],
  ])('%s', (_, payments, inkasso, variant, expected) => {
    expect(offeredPayments(payments, inkasso, variant)).toEqual(expected);
  });
});
