import { expect, test } from 'vitest';
import { withdrawnKind } from './withdrawn-kind.ts';

const holdUntil = new Date('2027-03-04T10:00:00Z');
const cancelled = { state: 'cancelled', method: 'booking', bound_on: null, hold_until: null } as const;

test('a request and an option that were taken back are told from a booking that was cancelled', () => {
  expect(withdrawnKind({ ...cancelled, method: 'request' })).toBe('request');
  expect(withdrawnKind({ ...cancelled, method: 'option', hold_until: holdUntil })).toBe('option');
  expect(withdrawnKind(cancelled)).toBeNull();
});

test('what was booked or confirmed before is a booking, however it began', () => {
  expect(withdrawnKind({ ...cancelled, method: 'request', bound_on: '2027-03-02' })).toBeNull();
  expect(withdrawnKind({ ...cancelled, method: 'option', bound_on: '2027-03-02' })).toBeNull();
  expect(withdrawnKind({ ...cancelled, method: 'option' })).toBeNull();
});

test('what still stands, was declined or ran out was taken back by nobody', () => {
  for (const state of ['requested', 'option', 'declined', 'expired'] as const) {
    expect(withdrawnKind({ ...cancelled, state, method: 'request' })).toBeNull();
    expect(withdrawnKind({ ...cancelled, state, method: 'option', hold_until: holdUntil })).toBeNull();
  }
});
