import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { toKeyring, SecretError, secretInUse, settleSecrets } from './check-secret.ts';

const key = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(40, '.'));
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a database remembers the key it was first used with, refuses another, and takes one that is accepted', async () => {
  const check = (text: string, acceptNew = false): Promise<string> =>
    settleSecrets(database, { current: key(text), others: [] }, { acceptNew });
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

test('a key that follows another is taken where that one is named, and hashes stay those of the first', async () => {
  const settle = (current: string, ...others: string[]): Promise<string> =>
    settleSecrets(database, { current: key(current), others: others.map(key) }, { acceptNew: false });
  const use = (current: string, ...others: string[]) =>
    secretInUse(database.db, { current: key(current), others: others.map(key) });
  const { hashing: first } = toKeyring({ current: key('second'), others: [] });
  expect(await settle('second', 'third')).toBe(first);
  expect(await use('second', 'third')).toBe('own');
  expect(await settle('third', 'second')).toBe(first);
  expect(await use('second', 'third')).toBe('accepted');
  expect(await use('second')).toBe('other');
  // A node that is not so far yet may start once more.
  expect(await settle('second', 'third')).toBe(first);
  expect(await settle('third', 'second')).toBe(first);
  await expect(settle('second')).rejects.toThrow('SECRET_PREVIOUS');
  // The one after next knows nothing of the first but what the third has sealed.
  expect(await settle('fourth', 'third')).toBe(first);
  expect(await settle('fourth')).toBe(first);
  expect(JSON.stringify(await database.db.selectFrom('facts').selectAll().execute())).not.toContain(first);
});
