import { expect, test } from 'vitest';
import { openRules } from '../../../domain/pricing/booking-rules.ts';
import { readRules, writeRules } from './typed-rules.ts';

test('rules are read as they were chosen, and shown as they were saved', () => {
  const rules = { leadDays: 2, leadHour: 18, horizonMonths: 12, fillFrom: 2, leaveMin: 3 };
  for (const one of [rules, openRules]) expect(readRules(writeRules(one))).toEqual(one);
});

test('a number that cannot be read is refused while its rule is on', () => {
  const typed = { ...writeRules(openRules), fillFrom: 'zwei' };
  expect(readRules({ ...typed, fills: true }).fillFrom).toBeNaN();
  expect(readRules(typed).fillFrom).toBeNull();
});
