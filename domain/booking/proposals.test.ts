import { expect, test } from 'vitest';
import { cents } from '../cents.ts';
import { priceOfProposal, type ProposedPrice } from './proposals.ts';

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
