import { expect, test } from 'vitest';
import { withdrawnOf } from './withdrawn.ts';

const holdUntil = new Date('2027-03-04T10:00:00Z');
const cancelled = { state: 'cancelled', method: 'booking', bound_on: null, hold_until: null } as const;

test('a request and an option that were taken back are told from a booking that was cancelled', () => {
  expect(withdrawnOf({ ...cancelled, method: 'request' })).toBe('request');
  expect(withdrawnOf({ ...cancelled, method: 'option', hold_until: holdUntil })).toBe('option');
  expect(withdrawnOf(cancelled)).toBeNull();
});

test('what was booked or confirmed before is a booking, however it began', () => {
  expect(withdrawnOf({ ...cancelled, method: 'request', bound_on: '2027-03-02' })).toBeNull();
  expect(withdrawnOf({ ...cancelled, method: 'option', bound_on: '2027-03-02' })).toBeNull();
  expect(withdrawnOf({ ...cancelled, method: 'option' })).toBeNull();
});

test('what still stands, was declined or ran out was taken back by nobody', () => {
  for (const state of ['requested', 'option', 'declined', 'expired'] as const) {
    expect(withdrawnOf({ ...cancelled, state, method: 'request' })).toBeNull();
    expect(withdrawnOf({ ...cancelled, state, method: 'option', hold_until: holdUntil })).toBeNull();
  }
});
