import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { checkSecret, SecretError } from './check-secret.ts';

const key = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(40, '.'));
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a database remembers the key it was first used with, refuses another, and takes one that is accepted', async () => {
  const check = (text: string, acceptNew = false): Promise<void> =>
    checkSecret(database, key(text), { acceptNew });
  await Promise.all([check('first'), check('first')]);
  await expect(check('second')).rejects.toThrow(SecretError);
  await check('first');
  await check('second', true);
  await check('second');
  await expect(check('first')).rejects.toThrow('NEW_SECRET=accept');
});

test('neither the key nor a part of it is in the database', async () => {
  const facts = await database.db.selectFrom('facts').selectAll().execute();
  expect(JSON.stringify(facts)).not.toMatch(/first|second/);
  expect(facts.map((fact) => fact.key)).toContain('secret-fingerprint');
});
