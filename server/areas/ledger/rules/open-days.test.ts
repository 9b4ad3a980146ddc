import { expect, test } from 'vitest';
import { firstOpenDay, momentOfBankLine } from './open-days.ts';

const now = new Date('2026-12-01T04:45:00Z');

test('a line of the bank is posted on the day that the bank says', () => {
  expect(momentOfBankLine('2026-11-30', now).toISOString()).toBe('2026-11-30T11:00:00.000Z');
  expect(momentOfBankLine('2026-11-01', now).toISOString()).toBe('2026-11-01T11:00:00.000Z');
});

test('a line of a closed month, of today or of a coming day is posted now', () => {
  for (const day of ['2026-10-31', '2025-12-01', '2026-12-01', '2026-12-02']) {
    expect(momentOfBankLine(day, now)).toBe(now);
  }
});

test('the previous month is open, also in January', () => {
  expect(firstOpenDay('2026-12-31')).toBe('2026-11-01');
  expect(firstOpenDay('2027-01-15')).toBe('2026-12-01');
});
