import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { LandlordBilling } from '../../../contract/landlords/landlord-billing.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';

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
  await aHome(database, { landlord: 3, agency: 5 });
  site = await startSite(database);
  headers['first'] = await aPerson('landlord', 1);
  headers['agency'] = await aPerson('agency', 5);
});
afterAll(() => site.stop());

const call = (who: string, name: EndpointName, input: Record<string, unknown> = {}) =>
  ask(site.url, name, input, headers[who]);
const listOf = async (who: string): Promise<LandlordBilling[]> =>
  ((await call(who, 'getLandlordBilling')).data as { landlords: LandlordBilling[] }).landlords;

const address = { street: 'Carrer 1', zip: '07701', city: 'Maó', country: 'es' };

test('landlords and agencies see the landlords for whom they act, and no others', async () => {
  expect((await listOf('first')).map(({ landlordNumber }) => landlordNumber)).toEqual([1]);
  expect((await listOf('agency')).map(({ landlordNumber }) => landlordNumber)).toEqual([3]);
});

test('a number is kept as authorities write it, and can be taken back', async () => {
  const saved = await call('first', 'setLandlordBilling', {
    landlordNumber: 1,
    ...address,
    vatId: 'es x-1234.567 8',
  });
  expect(saved).toMatchObject({ http: 200, data: { ...address, vatId: 'ESX12345678' } });
  expect(await listOf('first')).toMatchObject([{ ...address, vatId: 'ESX12345678' }]);
  await call('first', 'setLandlordBilling', { landlordNumber: 1, ...address, vatId: '' });
  expect(await listOf('first')).toMatchObject([{ vatId: '' }]);
});

/** The facts about the landlord on the page of a home. */
async function shownOf(objectNumber: number): Promise<Record<string, unknown>> {
  const { data } = await ask(site.url, 'getObject', { objectNumber, languageCode: 'en' });
  return (data as { landlord: Record<string, unknown> }).landlord;
}

test('a trader is shown with all that the law asks for, and a private person with nothing of it', async () => {
  const { db } = database;
  const told = { ...address, vatId: '', tradeRegister: 'Registre Mercantil 42', isLawful: true };
  await call('first', 'setLandlordBilling', { landlordNumber: 1, ...told });
  const other = await aHome(database, { landlord: 1 });
  expect(await shownOf(other)).toMatchObject({ isTrader: false, trader: null });
  expect(await listOf('first')).toMatchObject([{ isTrader: false, tradeRegister: '', isLawful: false }]);

  await db.updateTable('landlords').set({ is_trader: true, phone: '+34 971' }).where('id', '=', 1).execute();
  await call('first', 'setLandlordBilling', { landlordNumber: 1, ...told });
  const { trader } = await shownOf(home);
  expect(trader).toEqual({
    ...address,
    phone: '+34 971',
    email: 'landlord1@example.org',
    register: 'Registre Mercantil 42',
    isLawful: true,
  });

  // Whoever does not speak of register and commitment changes nothing of them.
  await call('first', 'setLandlordBilling', { landlordNumber: 1, ...address, vatId: '' });
  expect(await shownOf(home)).toMatchObject({
    trader: { register: 'Registre Mercantil 42', isLawful: true },
  });
  await call('first', 'setLandlordBilling', {
    landlordNumber: 1,
    ...told,
    tradeRegister: '',
    isLawful: false,
  });
  expect(await shownOf(home)).toMatchObject({ trader: { register: '', isLawful: false } });

  // Lists do not contain it, and homes without a named landlord have no trader.
  const { data } = await ask(site.url, 'searchObjects', { query: {}, languageCode: 'en' });
  expect(JSON.stringify(data)).not.toContain('landlord1@example.org');
  const ofNobody = await aHome(database, { landlord: 4 });
  await db.updateTable('landlords').set({ name: '', is_trader: true }).where('id', '=', 4).execute();
  expect(await shownOf(ofNobody)).toMatchObject({ name: '', trader: null });
});

test('nobody sets what is another landlord’s', async () => {
  const input = { landlordNumber: 2, ...address, vatId: '' };
  expect(await call('first', 'setLandlordBilling', input)).toMatchObject({ http: 404 });
  const row = await database.db
    .selectFrom('landlords')
    .select('address')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow();
  expect(row.address).toBeNull();
});

test.each(['DE12', 'XX123456789', '<script>', 'DE1234567890123456'])('%s is no number', async (vatId) => {
  const input = { landlordNumber: 1, ...address, vatId };
  expect(await call('first', 'setLandlordBilling', input)).toMatchObject({ http: 409 });
  expect(await listOf('first')).toMatchObject([{ vatId: '' }]);
});

test('a post code is one of its country', async () => {
  const input = { landlordNumber: 1, ...address, country: 'de', zip: '1', vatId: '' };
  expect(await call('first', 'setLandlordBilling', input)).toMatchObject({ http: 409, type: 'zip-invalid' });
  expect(await listOf('first')).toMatchObject([{ zip: address.zip }]);
});
