import { describe, expect, test } from 'vitest';
import { cents } from '../cents.ts';
import type { Cents } from '../money.ts';
import { accommodationForTotal, priceOfProposal, type ProposedPrice } from './proposals.ts';

const off = (amount: number): ProposedPrice => ({ kind: 'off', amount: cents(amount) });
const fixed = (amount: number): ProposedPrice => ({ kind: 'fixed', amount: cents(amount) });

test.each([
  ['the price list', { kind: 'list' }, false, null],
  ['less than the list for another stay', off(10_000), false, 80_000],
  ['less than agreed for the same stay', off(10_000), true, 60_000],
  ['a price of their own', fixed(50_000), false, 50_000],
  ['a quarter of the list', fixed(22_500), false, 22_500],
  ['less than a quarter', fixed(22_499), false, 'priceTooLow'],
  ['more off than there is', off(90_001), false, 'priceTooLow'],
  ['the list itself', fixed(90_000), false, 90_000],
  ['more than list and agreement', fixed(90_001), false, 'priceTooHigh'],
  ['more than agreed for the same stay', fixed(70_001), true, 'priceTooHigh'],
] as [string, ProposedPrice, boolean, number | string | null][])(
  '%s',
  (_name, price, isSameStay, expected) => {
    const known = { listed: cents(90_000), agreed: cents(70_000), isSameStay };
    const outcome = priceOfProposal(price, known);
    expect(outcome.ok ? outcome.accommodation : outcome.reason).toBe(expected);
  },
);

test('where prices have sunk, the agreed price may still be asked for another stay', () => {
  const known = { listed: cents(60_000), agreed: cents(70_000), isSameStay: false };
  expect(priceOfProposal(fixed(70_000), known)).toEqual({ ok: true, accommodation: 70_000 });
});

describe('the accommodation for a total', () => {
  const totals: Readonly<Record<string, (price: number) => number>> = {
    'with services': (price) => price + 12_050,
    'with a tax by percent': (price) => price + 9_000 + Math.round(price * 0.035),
    'with a premium by steps': (price) => price + (price > 50_000 ? 4_900 : 2_900),
  };
  test.each(Object.keys(totals))('%s is the highest that does not exceed it, in few steps', async (name) => {
    const totalOf = totals[name]!;
    for (const wanted of [40_000, 77_777, 100_001, 123_456]) {
      let steps = 0;
      const start = { accommodation: cents(90_000), total: cents(totalOf(90_000)) };
      const found = await accommodationForTotal<never>(cents(wanted), start, (price) => {
        steps++;
        return Promise.resolve(cents(totalOf(price)));
      });
      expect(totalOf(found)).toBeLessThanOrEqual(wanted);
      expect(totalOf(found + 1)).toBeGreaterThan(wanted);
      expect(steps).toBeLessThan(12);
    }
  });

  test('nothing is cheap enough, or the price is refused', async () => {
    const start = { accommodation: cents(90_000), total: cents(100_000) };
    const dear = (price: Cents): Promise<Cents> => Promise.resolve(cents(price + 10_000));
    expect(await accommodationForTotal(cents(500), start, dear)).toBe(0);
    const refused = { ok: false };
    expect(await accommodationForTotal(cents(500), start, () => Promise.resolve(refused))).toBe(refused);
  });
});
