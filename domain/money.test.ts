import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cents, larger, proportion, smaller } from './cents.ts';
import {
  absolute,
  add,
  euros,
  fromEuros,
  negate,
  noMoney,
  subtract,
  sumCents,
  times,
  toEuros,
  wholeEuros,
  type Cents,
  type Euros,
} from './money.ts';

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);

describe('euros and cents', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [10, 0.1],
    [123_450, 1234.5],
    [1_999, 19.99],
    [-250, -2.5],
  ])('%i cents are %d euros', (inCents, inEuros) => {
    expect(toEuros(cents(inCents))).toBe(inEuros);
    expect(fromEuros(euros(inEuros))).toBe(inCents);
  });

  it.each([
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [8.2 * 100, 82_000],
    [4.35, 435],
  ])('%d euros lose their floating point dust', (inEuros, inCents) => {
    expect(fromEuros(euros(inEuros))).toBe(inCents);
  });

  it('go back and forth, also through JSON', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(fromEuros(JSON.parse(JSON.stringify(toEuros(amount))) as Euros)).toBe(amount);
      }),
    );
  });
});

describe('cents', () => {
  it.each([0.5, 12.34, NaN, Infinity])('are whole: %d are none', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });

  it('are computed as numbers are', () => {
    fc.assert(
      fc.property(anyCents, anyCents, fc.integer({ min: 0, max: 1_000 }), (one, other, count) => {
        expect(add(one, other)).toBe(one + other);
        expect(subtract(one, other)).toBe(one - other);
        expect(times(one, count)).toBe(one * count + 0);
        expect(sumCents([one, other, one])).toBe(2 * one + other);
        expect(larger(one, other)).toBe(Math.max(one, other));
        expect(smaller(one, other)).toBe(Math.min(one, other));
        expect(absolute(one)).toBe(Math.abs(one));
        expect(add(one, negate(one))).toBe(0);
      }),
    );
  });

  it('are none in sum where there are none, and never minus zero', () => {
    expect(sumCents([])).toBe(0);
    expect(negate(noMoney)).toBe(0);
    expect(times(cents(-5), 0)).toBe(0);
  });
});

describe('the compiler', () => {
  const one = cents(1_250);
  const price = toEuros(one);

  it('takes neither for the other, nor a number for one of them', () => {
    expectTypeOf(one).toEqualTypeOf<Cents>();
    expectTypeOf(price).toEqualTypeOf<Euros>();
    expectTypeOf<Cents>().not.toExtend<Euros>();
    expectTypeOf<Euros>().not.toExtend<Cents>();
    expectTypeOf<number>().not.toExtend<Cents>();
    expectTypeOf<number>().not.toExtend<Euros>();
    // @ts-expect-error: euros are no cents.
    expect(add(one, price)).toBeTypeOf('number');
    // @ts-expect-error: cents are no euros.
    expect(fromEuros(one)).toBeTypeOf('number');
    // @ts-expect-error: euros are converted once.
    expect(toEuros(price)).toBeTypeOf('number');
    // @ts-expect-error: a literal says that it is cents.
    expect(subtract(one, 100)).toBeTypeOf('number');
  });

  it('sees that a sum by hand is no money any more', () => {
    expectTypeOf(one + one).toEqualTypeOf<number>();
    // @ts-expect-error: `add` keeps cents cents.
    const sum: Cents = one + one;
    // @ts-expect-error: nothing is computed in euros.
    const dear: Euros = price * 2;
    expect([sum, dear]).toEqual([2_500, 25]);
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
    expect(proportion(cents(amount), numerator, denominator)).toBe(expected);
  });

  it('is the whole number nearest to the quotient, the higher of two', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents);
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
  ])('%d euros are told as %i', (exact, told) => {
    expect(wholeEuros(euros(exact))).toBe(told);
  });
});
