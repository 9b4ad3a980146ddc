import { describe, expect, it } from 'vitest';
import { moveByKey } from './calendar-keys.ts';

describe('keys of the calendar', () => {
  // 2027-03-31 is a Wednesday.
  it.each([
    ['ArrowLeft', false, '2027-03-30'],
    ['ArrowRight', false, '2027-04-01'],
    ['ArrowUp', false, '2027-03-24'],
    ['ArrowDown', false, '2027-04-07'],
    ['Home', false, '2027-03-29'],
    ['End', false, '2027-04-04'],
    ['PageDown', false, '2027-04-30'],
    ['PageUp', false, '2027-02-28'],
    ['PageDown', true, '2028-03-31'],
    ['PageUp', true, '2026-03-31'],
  ])('%s (shift %s) goes to %s', (key, shift, date) => {
    expect(moveByKey('2027-03-31', key, shift)).toBe(date);
  });

  it('leaves other keys alone', () => {
    for (const key of ['Tab', 'Escape', 'a']) expect(moveByKey('2027-03-31', key, false)).toBeNull();
  });
});
