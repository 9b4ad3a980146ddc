import { afterAll, beforeAll, expect, test } from 'vitest';
import { travellersMax } from '../../domain/booking/travellers.ts';
import { createBookingKit, bookingInput } from '../builders/booking.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { ask } from './account-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { validCall, type CallWorld } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
});
afterAll(() => site.stop());

const someone = async (): Promise<string> => {
  const { id } = await aSession(database);
  return aToken(site.dataDir, { jti: id });
};
const { traveller } = validCall('saveTraveller', {} as CallWorld) as { traveller: object };
const save = (jwt: string, fields: object = {}, id?: number) =>
  ask(site.url, 'saveTraveller', { jwt, traveller: { ...traveller, ...fields }, ...(id && { id }) });
const listOf = async (jwt: string): Promise<{ id: number; firstName: string }[]> =>
  (await ask(site.url, 'getTravellers', { jwt })).data['travellers'] as { id: number; firstName: string }[];

test('people are added, changed and forgotten, and nobody reaches those of somebody else', async () => {
  const [own, foreign] = [await someone(), await someone()];
  await save(own);
  await save(own, { firstName: 'Max' });
  const [erika, max] = await listOf(own);
  expect([erika!.firstName, max!.firstName]).toEqual(['Erika', 'Max']);
  await save(own, { firstName: 'Maximilian' }, max!.id);
  expect((await save(foreign, { firstName: 'Thief' }, max!.id)).type).toBe('traveller-missing');
  expect((await ask(site.url, 'removeTraveller', { jwt: foreign, id: erika!.id })).http).toBe(200);
  expect((await listOf(own)).map(({ firstName }) => firstName)).toEqual(['Erika', 'Maximilian']);
  expect(await listOf(foreign)).toEqual([]);
  await ask(site.url, 'removeTraveller', { jwt: own, id: erika!.id });
  expect((await listOf(own)).map(({ firstName }) => firstName)).toEqual(['Maximilian']);
});

test('an address is known after a booking under the own name, to its account alone', async () => {
  const { id, uid } = await aSession(database);
  const jwt = await aToken(site.dataDir, { jti: id });
  const own = async (of: string): Promise<unknown> =>
    (await ask(site.url, 'getTravellers', { jwt: of })).data['own'];
  const names = { first_name: 'erika', last_name: 'Mustermann' };
  await database.db.updateTable('accounts').set(names).where('uid', '=', uid).execute();
  expect(await own(jwt)).toBeNull();
  await aHome(database, { objectNumber: 77 });
  const kit = createBookingKit(database, systemClock);
  const book = async (from: number, customer: object): Promise<void> => {
    const startDate = addDays(todayInBerlin(new Date()), from);
    const input = bookingInput(77, { startDate, endDate: addDays(startDate, 7) });
    const reply = await kit.createBy(uid, { ...input, customer: { ...input.customer, ...customer } });
    expect(reply).toMatchObject({ ok: true });
  };
  await book(60, { firstName: 'Erika', lastName: 'Mustermann', street: 'Heidestraße 17' });
  await book(90, { firstName: 'Max', lastName: 'Mustermann', street: 'Nebenweg 1' });
  expect(await own(jwt)).toMatchObject({ street: 'Heidestraße 17' });
  expect(await own(await someone())).toBeNull();
  kit.remove();
});

test('an account keeps so many and no more, also where several are saved at once', async () => {
  const own = await someone();
  const answers = await Promise.all(Array.from({ length: travellersMax + 4 }, () => save(own)));
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(travellersMax);
  expect(answers.filter(({ type }) => type === 'travellers-full')).toHaveLength(4);
  expect(await listOf(own)).toHaveLength(travellersMax);
});

test.each([{ firstName: ' ' }, { lastName: '' }, { country: 'Deutschland' }, { city: 'x'.repeat(101) }])(
  'nobody is saved with %j',
  async (fields) => {
    expect((await save(await someone(), fields)).http).toBe(400);
  },
);
