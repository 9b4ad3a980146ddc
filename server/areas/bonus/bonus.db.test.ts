import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { setBonusCampaign } from '../../../contract/bonus/set-bonus-campaign.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { addBonusCodesHandler } from './handlers/add-bonus-codes.ts';
import { findBonusCampaignsHandler } from './handlers/find-bonus-campaigns.ts';
import { getValidBonusesHandler } from './handlers/get-valid-bonuses.ts';
import { setBonusCampaignHandler } from './handlers/set-bonus-campaign.ts';
import { euros } from '../../../domain/money.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let home: number;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  home = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
  });
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

const deps = () => ({ connection: database, clock, findPersonName: () => Promise.resolve('Ada Vogt') });
const call = () => ({ ...aCall(), user: { uid: 'ada' } as LoggedIn });
const who = { uid: '', jwt: '' };

const summer = {
  name: 'Sommer',
  amount: euros(50),
  minimum: euros(600),
  validFrom: '2027-03-01',
  validUntil: '2027-03-31',
  perGuest: 1,
  isPaused: false,
};
const set = (campaignID: number | null, fields: Partial<InputOf<typeof setBonusCampaign>> = {}) =>
  setBonusCampaignHandler(deps())({ ...who, campaignID, ...summer, ...fields }, call());
async function aCampaign(fields: Partial<typeof summer> = {}): Promise<number> {
  const reply = await set(null, fields);
  if (!reply.ok) throw new Error(reply.type);
  return reply.data.campaignID;
}
async function codesOf(campaignID: number, publicCode: string | null, count = 1, uses = 1) {
  const reply = await addBonusCodesHandler(deps())({ ...who, campaignID, publicCode, count, uses }, call());
  return reply.ok ? reply.data.codes : reply.type;
}
const valid = async (): Promise<string[]> => {
  const reply = await getValidBonusesHandler(deps())({ languageCode: 'de' }, call());
  return reply.ok ? reply.data.map(({ code }) => code) : [];
};

let lastDay = 0;
/** Books each stay in a week of its own; the guest has seen the total less the bonus. */
const book = async (bonus: string, email: string, amount = summer.amount) => {
  const input = bookingInput(home);
  const week = lastDay++;
  const start = new Date(Date.UTC(2027, 6, 3 + week * 7)).toISOString().slice(0, 10);
  const end = new Date(Date.UTC(2027, 6, 10 + week * 7)).toISOString().slice(0, 10);
  return kit.create({
    ...input,
    startDate: start,
    endDate: end,
    bonus,
    expectedPrice: euros(input.expectedPrice! - amount),
    customer: { ...input.customer, email },
  });
};

test('a campaign that fits not is refused, and one that there is not', async () => {
  expect(await set(null, { validUntil: '2027-02-01' })).toMatchObject({ type: 'campaign-invalid' });
  expect(await set(null, { minimum: euros(40) })).toMatchObject({ type: 'campaign-invalid' });
  expect(await set(999)).toMatchObject({ type: 'campaign-not-found' });
  expect(await codesOf(999, null)).toBe('campaign-not-found');
});

test('what everybody may use is told while it is valid, and only then', async () => {
  const id = await aCampaign();
  expect(await codesOf(id, 'SOMMER-27', 1, 100)).toEqual(['SOMMER-27']);
  expect(await codesOf(id, 'SOMMER-27')).toBe('code-exists');
  await codesOf(id, null, 2);
  expect(await valid()).toEqual(['SOMMER-27']);
  clock.set('2027-04-01T10:00:00Z');
  expect(await valid()).toEqual([]);
  clock.set('2027-03-01T10:00:00Z');
  await set(id, { isPaused: true });
  expect(await valid()).toEqual([]);
  await set(id, { validFrom: '2027-03-02' });
  expect(await valid()).toEqual([]);
  expect(await book('SOMMER-27', 'a@example.com')).toMatchObject({ ok: false });
  await set(id);
  expect(await valid()).toEqual(['SOMMER-27']);
});

test('one guest uses a campaign as often as it says, whichever of its codes, also at the same moment', async () => {
  const id = await aCampaign();
  const codes = (await codesOf(id, null, 6, 3)) as string[];
  const tries = await Promise.all(codes.slice(0, 4).map((code) => book(code, 'Erika@Example.com ')));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await book(codes[4]!, 'erika@example.com')).toMatchObject({ ok: false, type: 'not-bookable' });
  expect(await book(codes[4]!, 'max@example.com')).toMatchObject({ ok: true });
  await set(id, { perGuest: null as never });
  expect(await book(codes[5]!, 'erika@example.com')).toMatchObject({ ok: true });
});

test('a use that comes to nothing may be used again, and its guest too', async () => {
  const id = await aCampaign();
  const [code] = (await codesOf(id, null)) as [string];
  const input = bookingInput(home);
  const held = await kit.create({
    ...input,
    bookingMethod: 'option',
    startDate: '2028-05-06',
    endDate: '2028-05-13',
    bonus: code,
    expectedPrice: euros(input.expectedPrice! - summer.amount),
  });
  if (!held.ok) throw new Error(held.type);
  expect(await book(code, 'erika@example.com')).toMatchObject({ ok: false });
  await kit.cancel({ bookingID: held.data.bookingID, bookingHash: held.data.bookingHash, dryRun: false });
  expect(await book(code, 'erika@example.com')).toMatchObject({ ok: true });
});

test('changed terms hold for all codes from now on, bookings keep theirs, and each act is written down', async () => {
  const id = await aCampaign({ perGuest: 5 });
  const [code] = (await codesOf(id, null, 1, 5)) as [string];
  const before = await book(code, 'uta@example.com');
  if (!before.ok) throw new Error(before.type);
  await set(id, { amount: euros(80), perGuest: 5 });
  expect(await book(code, 'uta@example.com', euros(80))).toMatchObject({ ok: true });
  const kept = await kit.get({ bookingID: before.data.bookingID, bookingHash: before.data.bookingHash });
  expect(kept).toMatchObject({ ok: true });
  const { quote } = await database.db
    .selectFrom('bookings')
    .select('quote')
    .where('id', '=', before.data.bookingID)
    .executeTakeFirstOrThrow();
  expect(quote).toMatchObject({ bonus: { amount: 5_000 } });
  const reply = await findBonusCampaignsHandler(deps())(who, call());
  if (!reply.ok) throw new Error('not found');
  const found = reply.data.campaigns.find(({ campaignID }) => campaignID === id);
  expect(found).toMatchObject({ amount: 80, codes: 1, used: 2, usesLeft: 3 });
  expect(found!.acts.map(({ act, name }) => [act, name])).toEqual([
    ['changed', 'Ada Vogt'],
    ['codes', 'Ada Vogt'],
    ['created', 'Ada Vogt'],
  ]);
});
