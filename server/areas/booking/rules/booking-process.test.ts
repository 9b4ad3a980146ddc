import { describe, expect, test } from 'vitest';
import { bookingStates, type BookingState } from '../../../../contract/booking/booking.ts';
import { initialState, initialStates, occupies, stateAfter, transitions } from './booking-process.ts';

const isFinal = (state: BookingState): boolean => !transitions.some(({ from }) => from === state);

const reachedFrom = (starts: readonly string[]): Set<string> => {
  const reached = new Set(starts);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
  }
  return reached;
};

test('every state can be reached', () => {
  expect([...reachedFrom(Object.values(initialStates).flat())].sort()).toEqual([...bookingStates].sort());
});

test.each(bookingStates.filter((state) => !isFinal(state)))('%s can be left towards an end', (state) => {
  expect([...reachedFrom([state])].some((next) => isFinal(next as typeof state))).toBe(true);
});

test('exactly declined, cancelled and expired are ends, and no end occupies nights', () => {
  const ends = bookingStates.filter(isFinal);
  expect(ends).toEqual(['declined', 'cancelled', 'expired']);
  expect(ends.map((state) => occupies[state])).toEqual([null, null, null]);
});

test('no transition is listed twice or leads to where it started', () => {
  const keys = transitions.map(({ from, to, actor, action }) => `${from} ${to} ${actor} ${action}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(transitions.filter(({ from, to }) => from === to)).toEqual([]);
});

describe('who may do what', () => {
  test.each([
    ['booked', 'confirm', 'landlord', 'confirmed'],
    ['booked', 'confirm', 'guest', null],
    ['option', 'confirm', 'landlord', null],
    ['option', 'expire', 'clock', 'expired'],
    ['option', 'expire', 'guest', null],
    ['requested', 'decline', 'clock', 'declined'],
    ['option', 'decline', 'clock', null],
    ['booked', 'expire', 'clock', null],
    ['confirmed', 'decline', 'landlord', null],
    ['confirmed', 'cancel', 'guest', 'cancelled'],
    ['confirmed', 'cancel', 'landlord', 'cancelled'],
    ['booked', 'cancel', 'office', 'cancelled'],
    ['option', 'cancel', 'landlord', null],
    ['requested', 'cancel', 'office', null],
    ['confirmed', 'cancel', 'clock', null],
    ['expired', 'convert', 'guest', null],
  ] as const)('%s, %s by %s: %s', (from, action, actor, expected) => {
    expect(stateAfter(from, action, actor)).toBe(expected);
  });

  test('where a home is booked instantly, a booking and a converted option are confirmed at once', () => {
    expect(initialState('booking', true)).toBe('confirmed');
    expect(initialState('booking', false)).toBe('booked');
    expect(initialState('request', true)).toBe('requested');
    expect(stateAfter('option', 'convert', 'guest', true)).toBe('confirmed');
    expect(stateAfter('option', 'convert', 'guest', false)).toBe('booked');
  });
});
