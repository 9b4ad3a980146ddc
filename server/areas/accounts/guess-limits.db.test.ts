import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { sized } from '../../../tests/harness/run-size.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createCountedLimits } from '../../platform/counted-limits.ts';
import { tryPassword } from './guess-limits.ts';

let database: TestDatabase;
const start = Date.parse('2027-03-01T00:00:00Z');
const clock = fixedClock(new Date(start).toISOString());
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Counts what gets as far as being compared: that alone can be right. */
function attack() {
  let judged = 0;
  const deps = {
    connection: database,
    limits: createCountedLimits({ factor: 1, secret: 'a key of a test', clock }),
    passwords: {
      isRight: () => {
        judged++;
        return Promise.resolve(false);
      },
      hash: () => Promise.resolve(''),
      findProblem: () => Promise.resolve(null),
    },
  };
  return {
    judged: () => judged,
    guess: (email: string, network: string) =>
      tryPassword(deps, { email, password: 'a guess', account: null }, { device: null, network }),
  };
}
const networkOf = (index: number): string => `10.${index >> 8}.${index & 255}.0/24`;

const guesses = sized('PASSWORD_GUESSES', { gate: 800, full: 10_000 });

test('of all guesses at one account within two hours, each from another network, forty are judged', async () => {
  const { guess, judged } = attack();
  for (let index = 0; index < guesses; index++) {
    clock.set(new Date(start + index * (7_200_000 / guesses)).toISOString());
    const outcome = await guess('Owner@example.org', networkOf(index));
    if (!outcome.ok) expect(outcome.retryAfter).toBeLessThanOrEqual(3600);
  }
  expect(judged()).toBeGreaterThan(20);
  expect(judged()).toBeLessThanOrEqual(40);
}, 240_000);

test('of one guess at each of many accounts within a day, all from one network, 600 are judged', async () => {
  const { guess, judged } = attack();
  for (let index = 0; index < guesses; index++) {
    clock.set(new Date(start + 5 * 86_400_000 + index * (80_000_000 / guesses)).toISOString());
    await guess(`person-${index}@example.org`, '203.0.113.0/24');
  }
  expect(judged()).toBe(600);
}, 240_000);
