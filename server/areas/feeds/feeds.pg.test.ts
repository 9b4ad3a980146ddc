import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importFeedInOwnProcess, importInOwnProcess } from '../../import-in-own-process.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';

let database: TestDatabase;

beforeAll(async () => {
  // The processes are started as operators start them.
  vi.stubEnv('SECRET', 'a secret of the tests, long enough for all');
  database = await openTestDatabase();
  const landlord = { id: 1, name: 'Landlord', email: 'landlord@example.org' };
  await database.db.insertInto('landlords').values(landlord).execute();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

const home = (key: string, more: object = {}): string =>
  JSON.stringify({
    ...{ key, lat: 40.001, lon: 3.84, objectType: 'house', kind: 'villa', personsMax: 4 },
    ...{ bedrooms: 2, bathrooms: 1, nightlyPrice: 100, ...more },
  });

test('a batch is taken in a process of its own, and refused there too', async () => {
  const business = { kind: 'landlord', subject: 1 } as const;
  const take = (...lines: string[]) => importInOwnProcess(database.url!, { business, lines, currency: null });
  expect(await take(home('a'), '{"key":')).toMatchObject({
    ok: true,
    report: { rows: 2, created: 1, rejected: [{ rejected: 'not JSON', line: 2 }] },
  });
  const { rows } =
    await sql`select source, source_key, state, landlord_id from homes where source_key = 'a'`.execute(
      database.db,
    );
  expect(rows).toEqual([{ source: 'landlord:1', source_key: 'a', state: 'review', landlord_id: 1 }]);
  expect(await take('')).toEqual({ ok: false, refused: 'The feed is empty.' });
}, 180_000);

test('so is a feed that lies in a file, which says how far it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-feed-'));
  const file = join(folder, 'homes.ndjson');
  writeFileSync(file, [home('f1'), home('f2'), '{"key":'].map((line) => `${line}\n`).join(''));
  const told: unknown[] = [];
  const feed = { business: { kind: 'landlord', subject: 1 }, file, format: 'ndjson', mapping: null } as const;
  const outcome = await importFeedInOwnProcess(
    database.url!,
    { ...feed, isFull: false, isTrial: false, mayVanish: [], currency: null },
    (progress) => told.push(progress),
  ).finally(() => rmSync(folder, { recursive: true }));
  expect(outcome).toMatchObject({ ok: true, report: { rows: 3, created: 2, rejectedCount: 1 } });
  expect(told).toContainEqual({ done: 2, total: 2 });
}, 180_000);

test('one that cannot reach the database ends with the reason, and takes nobody along', async () => {
  const batch = { business: { kind: 'landlord', subject: 1 }, lines: [home('b')], currency: null } as const;
  await expect(importInOwnProcess('postgres://nobody@127.0.0.1:1/none', batch)).rejects.toThrow(
    /The import of a batch ended with 1: (?!.*SECRET)/s,
  );
}, 180_000);
