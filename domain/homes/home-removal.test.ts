import { expect, test } from 'vitest';
import { isRestorable, restorableUntil, restoredState, type Removal } from './home-removal.ts';

const removal = (fields: Partial<Removal>): Removal => ({
  removedOn: '2026-11-28',
  from: 'published',
  pausedBy: null,
  ...fields,
});

test('a removed home can be restored for thirty days, the last one included', () => {
  expect(restorableUntil('2026-11-28')).toBe('2026-12-28');
  expect(isRestorable(removal({}), '2026-12-28')).toBe(true);
  expect(isRestorable(removal({}), '2026-12-29')).toBe(false);
  expect(isRestorable(removal({ from: null }), '2026-11-28')).toBe(false);
});

test.each([
  ['published', null, true, 'published', null],
  ['published', null, false, 'paused', 'landlord'],
  ['paused', 'office', true, 'paused', 'office'],
  ['paused', 'office', false, 'paused', 'office'],
  ['paused', 'landlord', true, 'paused', 'landlord'],
  ['review', null, true, 'review', null],
  ['review', null, false, 'draft', null],
  ['draft', null, true, 'draft', null],
] as const)(
  'from %s, paused by %s, complete %s: %s, paused by %s',
  (from, pausedBy, isComplete, state, by) => {
    expect(restoredState({ from, pausedBy }, isComplete)).toEqual({ state, pausedBy: by });
  },
);
