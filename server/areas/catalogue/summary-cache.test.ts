import { expect, it } from 'vitest';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { createSummaryCache } from './summary-cache.ts';

const summary = (objectNumber: number) => ({ objectNumber }) as ObjectSummary;

it('drops what was not used for longest', () => {
  const cache = createSummaryCache(['de'], 2);
  cache.moveTo('2027-01-02');
  const reading = cache.reading('2027-01-02');
  reading.keep(summary(1), 'de');
  reading.keep(summary(2), 'de');
  cache.get(1, 'de');
  reading.keep(summary(3), 'de');
  expect([1, 2, 3].map((number) => cache.get(number, 'de')?.objectNumber)).toEqual([1, undefined, 3]);
});

it('does not keep what was invalidated while it was read', () => {
  const cache = createSummaryCache(['de', 'en']);
  cache.moveTo('2027-01-02');
  const reading = cache.reading('2027-01-02');
  cache.invalidate(1);
  reading.keep(summary(1), 'de');
  reading.keep(summary(2), 'de');
  reading.end();
  expect(cache.get(1, 'de')).toBeUndefined();
  expect(cache.get(2, 'de')).toBeDefined();
});

it('begins each day empty, also for what was read the day before', () => {
  const cache = createSummaryCache(['de']);
  cache.moveTo('2027-01-02');
  const reading = cache.reading('2027-01-02');
  reading.keep(summary(1), 'de');
  cache.moveTo('2027-01-03');
  reading.keep(summary(2), 'de');
  expect(cache.get(1, 'de')).toBeUndefined();
  expect(cache.get(2, 'de')).toBeUndefined();
});
