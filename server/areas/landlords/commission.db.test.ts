import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { LandlordCommission } from '../../../contract/landlords/landlord-commission.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';
import { findBookingCommission, findHomeCommission } from '../ledger/ledger.ts';
import { findOrStoreTerms } from '../ledger/ledger-store.ts';

const today = todayInBerlin(new Date());
const soon = addDays(today, 15);
let database: TestDatabase;
let site: RunningSite;
let home: number;
const headers: Record<string, Record<string, string>> = {};

const aPerson = (role: string, subject?: number): Promise<Record<string, string>> =>
  aBusinessLogin({ database, dataDir: site.dataDir }, role, subject);

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database, { landlord: 1 });
  await aHome(database, { landlord: 2 });
  await database.db.updateTable('landlords').set({ language: 'fr' }).where('id', '=', 1).execute();
  site = await startSite(database);
  headers['office'] = await aPerson('office');
  headers['landlord'] = await aPerson('landlord', 1);
});
afterAll(() => site.stop());

const call = (who: string, name: EndpointName, input: Record<string, unknown> = {}) =>
  ask(site.url, name, input, headers[who]);
const set = (percent: number, validFrom: string, landlordNumber = 1) =>
  call('office', 'setLandlordCommission', { landlordNumber, percent, validFrom });
const countMails = async (): Promise<number> =>
  (
    await database.db
      .selectFrom('jobs')
      .select('id')
      .where('name', '=', 'landlords.commission-mail')
      .execute()
  ).length;

test('a rise is announced, needs notice, and leaves bookings from before as they are', async () => {
  const { data: early } = await book(site.url, aRequest(home));
  expect(await set(20, today)).toMatchObject({
    http: 409,
    type: 'commission-too-soon',
  });
  expect(await set(15, soon)).toMatchObject({ http: 409, type: 'commission-unchanged' });
  expect(await set(20, soon, 999)).toMatchObject({ http: 404 });
  const saved = await set(20, soon);
  expect(saved).toMatchObject({ http: 200, data: { percent: 15, coming: { percent: 20, validFrom: soon } } });
  // A repeated call announces nothing again.
  expect(await set(20, soon)).toMatchObject({ http: 200 });
  expect(await countMails()).toBe(1);
  // The landlord is told in their language, and so is the account that acts for them.
  const announced = (): string[] =>
    mailsIn(site.dataDir)
      .filter(({ raw }) => raw.includes('<landlord-commission-'))
      .map(({ raw }) => readable(raw));
  await until(() => announced().length === 2, 10_000);
  for (const mail of announced()) expect(mail).toContain('vous pouvez résilier votre contrat avec nous');
  expect(await call('landlord', 'getLandlordBilling')).toMatchObject({
    data: { landlords: [{ commission: { percent: 15, coming: { percent: 20, validFrom: soon } } }] },
  });
  expect(await call('landlord', 'getLandlordPayouts')).toMatchObject({
    data: { landlords: [{ commission: { percent: 15, coming: { percent: 20 } } }] },
  });

  const { db } = database;
  expect(await findHomeCommission(db, home, addDays(soon, -1))).toBe(150);
  expect(await findHomeCommission(db, home, soon)).toBe(200);
  // The first booking is of before the change; confirmed after it, it keeps the commission of its day.
  await sql`update landlord_commission_terms set valid_from = ${today}::date`.execute(db);
  await sql`update bookings set created_at = created_at - interval '1 day' where id = ${early!.bookingID}`.execute(
    db,
  );
  expect(await findBookingCommission(db, early!.bookingID)).toBe(150);
  expect(await database.transaction((tx) => findOrStoreTerms(tx, early!.bookingID))).toMatchObject({
    commissionPerMille: 150,
  });
  const second = await aHome(database, { landlord: 1 });
  const { data: late } = await book(site.url, aRequest(second));
  expect(await findBookingCommission(db, late!.bookingID)).toBe(200);
});

test('a lower rate begins today and takes the place of what was planned', async () => {
  await set(18, soon, 2);
  const { data } = await set(12.5, today, 2);
  expect(data).toMatchObject({ percent: 12.5, coming: null, firstPercent: 15 });
  const { changes } = data as LandlordCommission;
  expect(changes.map(({ percent, before, isReplaced }) => [percent, before, isReplaced])).toEqual([
    [18, 15, true],
    [12.5, 15, false],
  ]);
  expect((await call('office', 'getLandlordCommission', { landlordNumber: 2 })).data).toEqual(data);
});

test('a landlord sets no commission', async () => {
  expect(
    await call('landlord', 'setLandlordCommission', { landlordNumber: 1, percent: 1, validFrom: today }),
  ).toMatchObject({ http: 403 });
  expect(await call('landlord', 'getLandlordCommission', { landlordNumber: 1 })).toMatchObject({ http: 403 });
});
