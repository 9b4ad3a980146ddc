import { expect, test } from 'vitest';
import { findHeldBack } from './held-back.ts';

const at = new Date('2027-07-07T09:00:00Z');
const hours = (count: number): Date => new Date(at.getTime() + count * 3_600_000);
const blocked = { isBlocked: true, hasFailed: false };
const failing = { isBlocked: false, hasFailed: true };

test('a missing value is told a day ahead, and for as long as the message still makes sense', () => {
  expect(findHeldBack({ at, state: 'planned' }, blocked, hours(-25))).toBe(null);
  expect(findHeldBack({ at, state: 'planned' }, blocked, hours(-24))).toBe('missing');
  expect(findHeldBack({ at, state: 'due' }, blocked, hours(5))).toBe('missing');
  expect(findHeldBack({ at, state: 'missed' }, blocked, hours(5))).toBe(null);
});

test('a failure is told once it lasts', () => {
  expect(findHeldBack({ at, state: 'due' }, failing, hours(0.1))).toBe(null);
  expect(findHeldBack({ at, state: 'due' }, failing, hours(0.25))).toBe('failed');
  expect(findHeldBack({ at, state: 'due' }, { isBlocked: false, hasFailed: false }, hours(2))).toBe(null);
});
