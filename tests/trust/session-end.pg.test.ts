import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../server/platform/password-hash.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { slownessOfMachine } from '../harness/pace.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { ask, goodPassword } from './account-calls.ts';
import { aSession } from './tokens.ts';

let database: TestDatabase;
let folder: string;
const nodes: ServerProcess[] = [];
const next = 'another sentence that nobody knows';

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'feriola-session-end-'));
  for (let node = 0; node < 2; node++) {
    nodes.push(await startServerProcess({ DATABASE_URL: database.url!, DATA_DIR: folder }, { pages: false }));
  }
}, 300_000);
afterAll(async () => {
  for (const node of nodes) await node.kill();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (node: 0 | 1): string => nodes[node]!.url;
const login = async (node: 0 | 1, email: string): Promise<string> =>
  (await ask(urlOf(node), 'login', { user: { email, password: goodPassword } })).data.jwt!;

type End = (of: { jwt: string; email: string; number: number; admin: string }) => Promise<{ http: number }>;

const ends: [string, End][] = [
  ['logout', ({ jwt }) => ask(urlOf(0), 'logout', { jwt })],
  [
    'all others ended by their owner',
    async ({ email }) =>
      ask(urlOf(0), 'endSessions', { jwt: await login(0, email), currentPassword: goodPassword }),
  ],
  [
    'another password',
    async ({ email }) =>
      ask(urlOf(0), 'updateUser', {
        jwt: await login(0, email),
        userAccountData: { password: next, currentPassword: goodPassword },
      }),
  ],
  [
    'suspension',
    ({ number, admin }) => ask(urlOf(0), 'setPersonSuspended', { jwt: admin, number, suspended: true }),
  ],
];

test.each(ends)(
  'a session that ends on one process is over on the other within a second: %s',
  async (_how, end) => {
    const anAccount = async (roles: string[]): Promise<{ email: string; number: number }> => {
      const { uid, email } = await aSession(database, { roles });
      const { number } = await database.db
        .updateTable('accounts')
        .set({ password_hash: await hashPassword(goodPassword) })
        .where('uid', '=', uid)
        .returning('number')
        .executeTakeFirstOrThrow();
      return { email, number };
    };
    const person = await anAccount([]);
    const admin = await login(0, (await anAccount(['admin'])).email);
    const jwt = await login(1, person.email);
    const isIn = async (): Promise<boolean> => (await ask(urlOf(1), 'getAccount', { jwt })).http === 200;
    expect(await isIn()).toBe(true);
    expect((await end({ jwt, admin, ...person })).http).toBe(200);
    const ended = performance.now();
    while (await isIn()) {
      expect(performance.now() - ended).toBeLessThan(1000 * (await slownessOfMachine()));
    }
    expect(performance.now() - ended).toBeLessThan(1000 * (await slownessOfMachine()));
  },
);
