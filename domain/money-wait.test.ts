import { expect, test } from 'vitest';
import { changesBeforeMoney, moneyWaitsUntil } from './money-wait.ts';

const changed = new Date('2027-03-01T10:00:00Z');

test.each([
  ['2027-03-01T10:00:00Z', '2027-03-04T10:00:00.000Z'],
  ['2027-03-04T09:59:59Z', '2027-03-04T10:00:00.000Z'],
  ['2027-03-04T10:00:00Z', undefined],
])('at %s money waits until %s', (now, until) => {
  expect(moneyWaitsUntil(changed, new Date(now))?.toISOString()).toBe(until);
});

test('without a change nothing waits', () => {
  expect(moneyWaitsUntil(null, changed)).toBeNull();
});

test.each(['email-set', 'password-set', 'factor-removed', 'role-granted'])(
  'after %s money waits',
  (change) => {
    expect(changesBeforeMoney).toContain(change);
  },
);
