import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../contract/api.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { rankTest } from '../harness/rank-test.ts';
import { isFullRun, sized } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { ask } from './account-calls.ts';
import { knownAddresses } from './known-addresses.ts';

/** In full it makes the figures of docs/measurements/enumeration.md. */
const pairs = sized('MEASURED_PAIRS', { gate: 36, full: 1_000 });
/** A busy machine is noisy: times that differ by a kind of account are further from a half than this. */
const largestBias = 0.25;

let database: TestDatabase;
let site: RunningSite;
const known: { uid: string; email: string }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  known.push(...(await knownAddresses(database, pairs)));
  await giveNumbers(known);
}, 120_000);
afterAll(() => site.stop());

const password = 'not the right one';
const inputs = {
  login: (email) => ({ user: { email, password } }),
  requestPassword: (email) => ({ user: { email } }),
  partnerLogin: (number) => ({ partner: number, c: password }),
  passRequest: (number) => ({ vermieternummer: number, userType: 'partner' }),
} satisfies Partial<Record<EndpointName, (login: string) => Record<string, unknown>>>;

/** The numbers that partners log in with; nobody has those that follow. */
const firstNumber = 900_000_001;

async function giveNumbers(known: readonly { uid: string }[]): Promise<void> {
  const rows = known.map(({ uid }, index) => ({
    uid,
    subject: index + 1,
    login_number: firstNumber + index,
  }));
  await database.db
    .insertInto('account_businesses')
    .values(rows.map((row) => ({ ...row, kind: 'partner', granted_at: new Date() })))
    .execute();
}

test.each([
  ['login', 'addresses'],
  ['requestPassword', 'addresses'],
  ['partnerLogin', 'numbers'],
  ['passRequest', 'numbers'],
] as const)(
  '%s answers the same for %s with and without an account, in times that ranks do not tell apart',
  async (name, kind) => {
    const ofNobody = (index: number): string =>
      kind === 'addresses' ? `${randomUUID()}@example.org` : String(firstNumber + pairs + index);
    const timed = async (login: string): Promise<{ answer: object; ms: number }> => {
      const begun = performance.now();
      const answer = await ask(site.url, name, inputs[name](login));
      return { answer, ms: performance.now() - begun };
    };
    // The first call reads what all others find.
    await timed(ofNobody(pairs));
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [index, { email }] of known.entries()) {
      const login = kind === 'addresses' ? email : String(firstNumber + index);
      const unknown = ofNobody(index);
      // Now one and now the other goes first, so that what slows the machine down slows both down.
      const order = index % 2 === 0 ? [login, unknown] : [unknown, login];
      const [first, second] = [await timed(order[0]!), await timed(order[1]!)];
      expect(first.answer).toEqual(second.answer);
      times.known.push((index % 2 === 0 ? first : second).ms);
      times.unknown.push((index % 2 === 0 ? second : first).ms);
    }
    const { share, z } = rankTest(times.known, times.unknown);
    const median = (values: readonly number[]): string =>
      [...values].sort((one, other) => one - other)[values.length >> 1]!.toFixed(2);
    if (isFullRun || process.env['MEASURED_PAIRS']) {
      process.stdout.write(
        `${name}: ${pairs} pairs, known ${median(times.known)} ms, unknown ${median(times.unknown)} ms, ` +
          `share ${share.toFixed(3)}, z ${z.toFixed(2)}\n`,
      );
    }
    expect(Math.abs(share - 0.5)).toBeLessThan(largestBias);
  },
  900_000,
);
