import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { readConfig } from './config.ts';
import type { FileStore } from './platform/file-store.ts';
import { examine } from './examine-site.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a database that is as this version needs it is well', async () => {
  const findings = await examine({
    config: readConfig({}),
    openDatabase: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    files: {} as FileStore,
    verifyMail: null,
    freeBytes: 50_000_000_000,
  });
  const states = Object.fromEntries(findings.map(({ part, state }) => [part, state]));
  expect(states).toMatchObject({ database: 'ok', migrations: 'ok', clock: 'ok' });
  if (!database.embedded)
    expect(states).toMatchObject({ extensions: 'ok', connections: 'ok', replication: 'unused' });
});
