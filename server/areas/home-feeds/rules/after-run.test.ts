import { expect, test } from 'vitest';
import { isNoticeDue, mayBeUnchanged, nextRunAfter } from './after-run.ts';

const at = new Date('2027-03-01T08:00:00Z');
const before = (hours: number): Date => new Date(at.getTime() - hours * 3_600_000);

test('a feed is fetched as often as was chosen, and after an hour where it failed', () => {
  const next = (failed: boolean) =>
    nextRunAfter(at, { everyHours: 24, failed, jitterMs: 1000 }).toISOString();
  expect(next(false)).toBe('2027-03-02T08:00:01.000Z');
  expect(next(true)).toBe('2027-03-01T09:00:01.000Z');
});

test('a feed that has failed for a day is told of once', () => {
  expect(isNoticeDue(at, before(23), null)).toBe(false);
  expect(isNoticeDue(at, before(24), null)).toBe(true);
  expect(isNoticeDue(at, before(48), before(24))).toBe(false);
  expect(isNoticeDue(at, null, null)).toBe(false);
});

test('all of a feed is asked for once a week', () => {
  expect(mayBeUnchanged(at, null)).toBe(false);
  expect(mayBeUnchanged(at, before(24 * 6))).toBe(true);
  expect(mayBeUnchanged(at, before(24 * 7))).toBe(false);
});
