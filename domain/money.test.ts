import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEuros, proportion, toEuros, wholeEuros } from './money.ts';

describe('euros and cents', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [10, 0.1],
    [123_450, 1234.5],
    [1_999, 19.99],
    [-250, -2.5],
  ])('%i cents are %d euros', (cents, euros) => {
    expect(toEuros(cents)).toBe(euros);
    expect(fromEuros(euros)).toBe(cents);
  });

  it.each([
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [8.2 * 100, 82_000],
    [4.35, 435],
  ])('%d euros lose their floating point dust', (euros, cents) => {
    expect(fromEuros(euros)).toBe(cents);
  });

  it('go back and forth, also through JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(fromEuros(JSON.parse(JSON.stringify(toEuros(cents))) as number)).toBe(cents);
      }),
    );
  });
});

describe('proportion', () => {
  it.each([
    ['exact', 700, 1, 7, 100],
    ['below half', 10_004, 10, 100, 1_000],
    ['half a cent up', 10_005, 10, 100, 1_001],
    ['above half', 83_000 * 7 + 4, 1, 7, 83_001],
    ['zero', 0, 15, 100, 0],
    ['the whole', 12_345, 100, 100, 12_345],
    ['half of one cent', 1, 1, 2, 1],
  ])('%s', (_, amount, numerator, denominator, expected) => {
    expect(proportion(amount, numerator, denominator)).toBe(expected);
  });

  it('is the whole number nearest to the quotient, the higher of two', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        (amount, numerator, denominator) => {
          const doubled =
            (2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator));
          expect(proportion(amount, numerator, denominator)).toBe(Number(doubled));
        },
      ),
    );
  });
});

describe('whole euros', () => {
  it.each([
    [1392, 1392],
    [1392.4, 1393],
    [1392.01, 1393],
    [1392 + 1e-9, 1392],
  ])('%d euros are told as %i', (euros, told) => {
    expect(wholeEuros(euros)).toBe(told);
  });
});
