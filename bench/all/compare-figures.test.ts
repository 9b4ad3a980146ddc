import { expect, test } from 'vitest';
import { compareFigures, type Figure } from './compare-figures.ts';
import { referenceMs } from '../../scripts/test/reference-loop.ts';

const before: Record<string, Figure> = {
  'search: p50': { value: 2, reference: 40, isBetter: 'lower' },
  'search: a second': { value: 500, reference: 40, isBetter: 'higher' },
};

test('a machine that is half as fast is no slower code', () => {
  const { slower, rows } = compareFigures(before, {
    'search: p50': { value: 4, reference: 80, isBetter: 'lower' },
    'search: a second': { value: 250, reference: 80, isBetter: 'higher' },
  });
  expect(slower).toEqual([]);
  expect(rows.map((row) => row['times as fast'])).toEqual([1, 1]);
});

test('what is slower by more than a tenth is named, a tenth is not', () => {
  const { slower } = compareFigures(before, {
    'search: p50': { value: 2.19, reference: 40, isBetter: 'lower' },
    'search: a second': { value: 440, reference: 40, isBetter: 'higher' },
  });
  expect(slower).toEqual(['search: a second, 0.88 times as fast as before']);
});

test('a figure that was never measured is new', () => {
  const { slower, rows } = compareFigures({}, { pages: { value: 9, reference: 40, isBetter: 'lower' } });
  expect(slower).toEqual([]);
  expect(rows[0]).toMatchObject({ before: 'new', now: 9 });
});

test('the reference loop takes some milliseconds of this machine', () => {
  expect(referenceMs()).toBeGreaterThan(1);
});
