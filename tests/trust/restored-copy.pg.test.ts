import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQuietMode, makeLive, markAsCopy } from '../../server/platform/quiet-mode.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { ask } from './account-calls.ts';
import { book, bookingOf, mailsIn, until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';

const publicUrl = 'https://www.feriola.test';
const copyUrl = 'https://copy.feriola.test';
let database: TestDatabase;
let restored: TestDatabase;
let site: RunningSite;

beforeAll(async () => {
  [database, restored] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  // The first node that starts makes it the live site.
  await createQuietMode({ quiet: false, publicUrl }).settle(database);
  site = await startSite(database, { environment: { PUBLIC_URL: copyUrl } });
});
afterAll(async () => {
  await site.stop();
  await restored.close();
});

const outside = async (): Promise<string> => {
  const answer = await fetch(`${site.url}/readyz`);
  return ((await answer.json()) as { parts: { outside: string } }).parts.outside;
};

test('a database that was restored elsewhere, or is shown elsewhere, is a copy until somebody says otherwise', async () => {
  const reasonAt = async (at: TestDatabase, url: string, quiet = false) => {
    const mode = createQuietMode({ quiet, publicUrl: url });
    await mode.settle(at);
    return mode.reason();
  };
  const fact = await database.db
    .selectFrom('facts')
    .selectAll()
    .where('key', '=', 'live-site')
    .executeTakeFirstOrThrow();
  await restored.db
    .insertInto('facts')
    .values({ key: fact.key, value: JSON.stringify(fact.value) })
    .execute();
  expect(await reasonAt(database, publicUrl)).toBeNull();
  expect(await reasonAt(database, publicUrl, true)).toBe('asked');
  expect(await reasonAt(database, copyUrl)).toBe('copy');
  expect(await reasonAt(restored, publicUrl)).toBe('copy');
  await makeLive(restored, publicUrl);
  expect(await reasonAt(restored, publicUrl)).toBeNull();
  expect(await reasonAt(restored, 'http://localhost:3000')).toBe('copy');
  // An archive that was put back, whose files cannot tell that they have moved.
  await markAsCopy(restored);
  expect(await reasonAt(restored, publicUrl)).toBe('copy');
  await makeLive(restored, publicUrl);
  expect(await reasonAt(restored, publicUrl)).toBeNull();
});

test('nothing leaves a copy: mails wait and are counted, a bank’s notice is put off, and all goes on once it is live', async () => {
  const { url } = site;
  expect(await outside()).toBe('copy');
  const { http } = await book(url, bookingOf(await aHome(database)));
  expect(http).toBe(201);
  const notice = await fetch(`${url}/payments/notices/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(notice.status).toBe(503);
  expect(Number(notice.headers.get('retry-after'))).toBeGreaterThan(0);
  const staff = await aSession(database, { permissions: ['mails.update'] });
  const jwt = await aToken(site.dataDir, { jti: staff.id });
  const held = async () => (await ask(url, 'findDeadMails', { jwt })).data['held'];
  await until(async () => (await held()) === 2, 10_000);
  expect(mailsIn(site.dataDir)).toEqual([]);

  await makeLive(database, copyUrl);
  await until(() => mailsIn(site.dataDir).length === 2, 30_000);
  expect(await held()).toBe(0);
  expect(await outside()).toBe('open');
});
