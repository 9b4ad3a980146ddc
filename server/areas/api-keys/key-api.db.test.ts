import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyCalls } from '../../../contract/api-keys/key-calls.ts';
import { keyExamples } from '../../../contract/api-keys/key-examples.ts';
import { api, type EndpointName } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { apiKeyScopes, availableScopes } from '../../../domain/api-key-scopes.ts';
import { cents } from '../../../domain/cents.ts';
import { addDays } from '../../../domain/stay.ts';
import { anApiKey, setScopes } from '../../../tests/builders/api-key.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { bookingOf, type Booked } from '../../../tests/trust/booking-calls.ts';
import { guest, send } from '../../../tests/trust/valid-calls.ts';
import { fixedClock } from '../../platform/clock.ts';

const mine = 1000017;
const foreign = 1000018;
const week = 7 * 86_400_000;
/** Sessions end by the time of the machine. The days of these tests and of the examples are moved there by whole weeks. */
const movedWeeks = Math.floor((Date.now() - Date.parse('2027-03-01T00:00:00Z')) / week);
const clock = fixedClock(new Date().toISOString());

function moveDates<Value>(value: Value, weeks: number): Value {
  const text = JSON.stringify(value).replaceAll(/20\d\d-\d\d-\d\d/g, (day) => addDays(day, weeks * 7));
  return JSON.parse(text) as Value;
}
const toNow = <Value>(value: Value): Value => moveDates(value, movedWeeks);
const fromNow = <Value>(value: Value): Value => moveDates(value, -movedWeeks);
let database: TestDatabase;
let site: RunningSite;
let landlord: Record<string, string>;
let stranger: Record<string, string>;
let key: { key: string; keyId: string };
let foreignKey: { key: string; keyId: string };
let booked: Booked;

interface PriceChanged {
  price: { paymentPlan: { amount: number }[] };
}
type KeyBookings = ResponseOf<(typeof api)['getKeyBookings']>;
interface Reply<Data = Record<string, unknown>> {
  http: number;
  type: string | null;
  /** Of the error. */
  errorData: unknown;
  data: Data;
}

async function call<Data = Record<string, unknown>>(
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  { by = key.key, once = randomUUID() }: { by?: string; once?: string } = {},
): Promise<Reply<Data>> {
  const headers = { authorization: `Bearer ${by}`, ...(once !== '' && { 'idempotency-key': once }) };
  const response = await send(site.url, name, toNow(input), headers);
  const { data, errors } = fromNow(await response.json()) as {
    data: Data;
    errors: { type: string; data: unknown }[];
  };
  return { http: response.status, type: errors[0]?.type ?? null, errorData: errors[0]?.data ?? null, data };
}
/** What is read is some seconds old. */
const later = (minutes: number): void =>
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

async function request(
  objectNumber: number,
  startDate: string,
  endDate: string,
  fields: object = {},
): Promise<Booked> {
  const stay = toNow({ startDate, endDate });
  const input = { ...bookingOf(objectNumber, stay), bookingMethod: 'request', ...fields };
  // The first try tells the price, as the page does before somebody books.
  const asked = await send(site.url, 'createBooking', { ...input, expectedPrice: 1 });
  const { errors } = (await asked.json()) as { errors: { type: string; data: PriceChanged | null }[] };
  const [first] = errors;
  if (first?.type !== 'price-changed' || !first.data)
    throw new Error(`Not priced: ${first?.type ?? 'no error'}`);
  const { paymentPlan } = first.data.price;
  const total = paymentPlan.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const answer = await send(site.url, 'createBooking', { ...input, expectedPrice: total });
  const { data, errors: refused } = (await answer.json()) as {
    data: Booked | null;
    errors: { type: string }[];
  };
  if (!data) throw new Error(`Not booked: ${refused[0]?.type ?? 'no error'}`);
  return data;
}

/** The guest asks for other dates; the change waits for the host. */
async function askForChange(
  { bookingID, bookingHash }: Pick<Booked, 'bookingID' | 'bookingHash'>,
  startDate: string,
  endDate: string,
): Promise<number> {
  const wish = {
    ...{ bookingID, bookingHash, persons: 2, childAges: [], pets: 0 },
    ...{ message: 'Später wäre schöner.', idempotencyKey: randomUUID(), ...toNow({ startDate, endDate }) },
  };
  const priced = await ask(site.url, 'changeBooking', { ...wish, dryRun: true });
  const asked = await ask(site.url, 'changeBooking', { ...wish, expectedPrice: priced.data['total'] });
  return (asked.data['change'] as { changeID: number }).changeID;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const seasons = [toNow({ fromDate: '2027-01-04', untilDate: '2028-07-03' })];
  const touristTax = [{ fromAge: 18, toAge: 120, amount: 2_20 }];
  await aHome(database, { landlord: 1, objectNumber: mine, title: 'Haus am Deich', seasons, touristTax });
  await aHome(database, { landlord: 2, objectNumber: foreign, seasons });
  const cleaning = {
    ...{ code: 'finalCleaning', unit: 'stay', mandatory: true, prepaid: true },
    amount_cents: cents(65_00),
  };
  await database.db
    .insertInto('home_services')
    .values([mine, foreign].map((object_number) => ({ object_number, ...cleaning })))
    .execute();
  await database.db.insertInto('partners').values({ id: 7001, tag_name: 'hafen', name: 'Hafen' }).execute();
  site = await startSite(database, { clock });
  landlord = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 1);
  stranger = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 2);
  await aBusinessLogin({ database, dataDir: site.dataDir }, 'partner', 7001);
  key = await anApiKey(database, { kind: 'landlord', subject: 1 }, availableScopes('landlord'));
  foreignKey = await anApiKey(database, { kind: 'landlord', subject: 2 }, availableScopes('landlord'));
  booked = await request(mine, '2027-06-05', '2027-06-12', { insurance: 1 });
  later(1);
});
afterAll(() => site.stop());
beforeEach(() => setScopes(database, key.keyId, availableScopes('landlord')));

describe('rights of a key', () => {
  test('each call asks for the scope that its contract names, and says which is missing', async () => {
    const scoped = Object.entries(api).flatMap(([name, endpoint]) =>
      'key' in endpoint && endpoint.key !== undefined && endpoint.key !== 'any'
        ? [[name as EndpointName, endpoint.key] as const]
        : [],
    );
    expect(scoped.map(([name]) => name).sort()).toEqual(
      Object.keys(keyExamples)
        .filter((name) => name !== 'getKey')
        .sort(),
    );
    for (const [name, scope] of scoped) {
      await setScopes(
        database,
        key.keyId,
        apiKeyScopes.filter((one) => one !== scope),
      );
      const { request: example } = keyExamples[name as keyof typeof keyExamples];
      const refused = await call(name, example);
      expect([name, refused.http, refused.type, refused.errorData]).toEqual([
        ...[name, 403, 'key-scope-missing'],
        { scope },
      ]);
    }
  });

  test('a partner’s key changes nothing, whatever its scopes say', async () => {
    const partner = await anApiKey(database, { kind: 'partner', subject: 7001 }, apiKeyScopes);
    const block = { objectNumber: mine, startDate: '2027-09-01', endDate: '2027-09-03' };
    expect(await call('blockKeyNights', block, { by: partner.key })).toMatchObject({ http: 403 });
    expect(await call('getKeyMessages', {}, { by: partner.key })).toMatchObject({ http: 403 });
    const { data } = await call<KeyBookings>('getKeyBookings', {}, { by: partner.key });
    expect(data.bookings).toEqual([]);
  });

  test('nothing of another landlord is found', async () => {
    const by = foreignKey.key;
    const nights = { startDate: '2027-09-01', endDate: '2027-09-03' };
    const { data } = await call('blockKeyNights', { objectNumber: mine, ...nights });
    const { bookingID } = booked;
    const tries: [EndpointName, Record<string, unknown>][] = [
      ['getKeyCalendar', { objectNumber: mine, ...nights }],
      ['blockKeyNights', { objectNumber: mine, startDate: '2027-09-10', endDate: '2027-09-12' }],
      ['freeKeyNights', { objectNumber: mine, stayID: data['stayID'] }],
      ['setKeyRates', { objectNumber: mine, ranges: [{ ...nights, nightly: 99 }] }],
      ['undoKeyAct', { objectNumber: mine, actID: data['actID'] }],
      ['answerKeyBooking', { bookingID, action: 'decline' }],
      ['sendKeyMessage', { threadID: bookingID, text: 'Hallo' }],
      ['seeKeyMessages', { threadID: bookingID, messageID: 1 }],
    ];
    for (const [name, input] of tries)
      expect([name, (await call(name, input, { by })).http]).toEqual([name, 404]);
    expect((await call<KeyBookings>('getKeyBookings', {}, { by })).data.bookings).toEqual([]);
    expect((await call<KeyBookings>('getKeyBookings', { bookingID }, { by })).data.bookings).toEqual([]);
    expect((await call('getKeyMessages', {}, { by })).data['messages']).toEqual([]);
    await call('freeKeyNights', { objectNumber: mine, stayID: data['stayID'] });
  });

  test('those who work for a landlord make no key, and see none', async () => {
    for (const role of ['reception', 'bookkeeper', 'cohost', 'cleaner']) {
      const headers = await aBusinessLogin({ database, dataDir: site.dataDir }, role);
      expect([role, (await ask(site.url, 'getApiKeys', {}, headers)).http]).toEqual([role, 403]);
      const acts = await ask(site.url, 'getApiKeyActs', { keyID: key.keyId }, headers);
      expect([role, acts.http]).toEqual([role, 403]);
    }
    // Who lets homes of their own and works for another landlord makes keys of the own business alone.
    const both = await aBusinessLogin({ database, dataDir: site.dataDir }, ['landlord', 'cohost'], 2);
    const input = {
      ...{ kind: 'landlord', number: 1, name: 'x', scopes: ['calendar:write'] },
      ...{ validDays: null, currentPassword: 'x' },
    };
    expect((await ask(site.url, 'makeApiKey', input, both)).type).toBe('business-not-found');
  });
});

describe('money of a booking', () => {
  const roomOf = async (): Promise<{ item: LandlordBookingItem; page: LandlordBooking }> => {
    const list = await ask(site.url, 'getLandlordBookings', {}, landlord);
    const { bookingID } = booked;
    const page = await ask(site.url, 'getBookingConfirmation', { bookingId: bookingID }, landlord);
    const items = list.data['bookings'] as LandlordBookingItem[];
    return {
      item: items.find((one) => one.bookingID === bookingID)!,
      page: page.data as unknown as LandlordBooking,
    };
  };

  test('totalPrice is what the host’s list says, and its parts add up, with the insurance apart', async () => {
    const { bookingID } = booked;
    const [told] = (await call<KeyBookings>('getKeyBookings', { bookingID })).data.bookings;
    const { item, page } = await roomOf();
    const { price, totalPrice, share } = told!;
    expect(totalPrice).toBe(item.total);
    expect(price.insurance).toBeGreaterThan(0);
    const inCents = (amount: number): number => Math.round(amount * 100);
    expect(inCents(price.accommodation) + inCents(price.extras) + inCents(price.touristTax)).toBe(
      inCents(totalPrice),
    );
    expect(inCents(totalPrice) + inCents(price.insurance) - inCents(price.bonus)).toBe(
      inCents(price.guestPays),
    );
    expect(share).toEqual({ commission: page.share!.commission, receives: page.share!.receives });
    // Nothing is owed before the booking binds both sides.
    expect(told!.money).toBeNull();
    const { rows } = {
      rows: await database.db
        .selectFrom('bookings')
        .select('total_cents')
        .where('id', '=', bookingID)
        .execute(),
    };
    expect(inCents(price.guestPays)).toBe(rows[0]!.total_cents);
  });
});

describe('bookings', () => {
  test('of guests a key without that right reads nothing, one with it what the host sees, and each reading is noted', async () => {
    const read = async () =>
      (await call<KeyBookings>('getKeyBookings', { bookingID: booked.bookingID })).data.bookings[0]!;
    await setScopes(database, key.keyId, ['bookings:read']);
    const bare = await read();
    expect(bare.guest).toBeNull();
    expect(JSON.stringify(bare)).not.toMatch(/erika|muster/i);
    await setScopes(database, key.keyId, ['bookings:read', 'guests:read']);
    const { guest: seen } = await read();
    expect(seen).toMatchObject({ firstName: 'Erika', email: null, phone: null, address: null });
    const acts = await ask(site.url, 'getApiKeyActs', { keyID: key.keyId }, landlord);
    expect((acts.data['acts'] as object[])[0]).toMatchObject({
      kind: 'guestsRead',
      bookings: [booked.bookingDisplayNumber],
      count: 1,
    });
    expect((await ask(site.url, 'getApiKeyActs', { keyID: key.keyId }, stranger)).type).toBe('key-not-found');
  });

  test('are read from a moment on, and further by the cursor', async () => {
    const { data: whole } = await call<KeyBookings>('getKeyBookings', {});
    expect(whole.bookings.map(({ bookingID }) => bookingID)).toContain(booked.bookingID);
    const changedSince = fromNow(clock.now().toISOString());
    later(1);
    const next = await request(mine, '2027-07-10', '2027-07-17');
    later(1);
    const { data } = await call<KeyBookings>('getKeyBookings', { changedSince });
    expect(data.bookings.map(({ bookingID }) => bookingID)).toEqual([next.bookingID]);
    expect((await call<KeyBookings>('getKeyBookings', { cursor: whole.cursor })).data.bookings).toHaveLength(
      1,
    );
  });

  test('a partner reads those that it has referred, in the order of their changes, and no share of the host', async () => {
    const partner = await anApiKey(database, { kind: 'partner', subject: 7001 }, ['bookings:read']);
    const first = await request(mine, '2028-02-05', '2028-02-12', { partner: '7001' });
    const second = await request(foreign, '2028-02-05', '2028-02-12', { partner: '7001' });
    later(1);
    const read = async (input: object): Promise<KeyBookings> =>
      (await call<KeyBookings>('getKeyBookings', { ...input }, { by: partner.key })).data;
    const { bookings } = await read({});
    expect(bookings.map(({ bookingID }) => bookingID)).toEqual([first.bookingID, second.bookingID]);
    expect(bookings[0]).toMatchObject({ share: null, money: null, guest: null, actions: [] });
    expect(JSON.stringify(bookings)).not.toMatch(/erika|muster/i);
    const part = await read({ limit: 1 });
    expect(part).toMatchObject({ bookings: [{ objectNumber: mine }], hasMore: true });
    const rest = await read({ cursor: part.cursor });
    expect(rest).toMatchObject({ bookings: [{ objectNumber: foreign }], hasMore: false });
    expect(await read({ cursor: rest.cursor })).toEqual({
      bookings: [],
      cursor: rest.cursor,
      hasMore: false,
    });
    expect((await call('getKeyBookings', {}, { by: '' })).type).toBe('key-invalid');
  });

  test('are confirmed once for one Idempotency-Key; then the guest is reached, and who did it stands in the room', async () => {
    const asked = await request(mine, '2027-08-07', '2027-08-14');
    const input = { bookingID: asked.bookingID, action: 'confirm', message: 'Gern!' };
    const once = randomUUID();
    expect(await call('answerKeyBooking', input, { once: '' })).toMatchObject({
      http: 400,
      type: 'idempotency-key-missing',
    });
    expect(await call('answerKeyBooking', input, { once })).toMatchObject({
      http: 200,
      data: { bookingID: asked.bookingID, state: 'confirmed' },
    });
    expect(await call('answerKeyBooking', input, { once })).toMatchObject({ http: 200 });
    const other = { ...input, action: 'decline' };
    expect(await call('answerKeyBooking', other, { once })).toMatchObject({
      http: 409,
      type: 'idempotency-conflict',
    });
    expect(await call('answerKeyBooking', other)).toMatchObject({
      http: 409,
      type: 'transition-not-allowed',
    });
    later(1);
    const [told] = (await call<KeyBookings>('getKeyBookings', { bookingID: asked.bookingID })).data.bookings;
    expect(told).toMatchObject({ state: 'confirmed', actions: [], guest: { email: guest().email } });
    expect(told!.money).toMatchObject({ paid: 0, payout: { state: 'coming' } });
    const page = await ask(site.url, 'getBookingConfirmation', { bookingId: asked.bookingID }, landlord);
    expect(page.data['act']).toMatchObject({ status: 'confirmed', by: 'Channel manager' });
  });
});

describe('a confirmed booking', () => {
  let bookingID: number;
  let bookingHash: string;
  const told = async () =>
    (await call<KeyBookings>('getKeyBookings', { bookingID })).data.bookings.find(
      (one) => one.bookingID === bookingID,
    )!;

  beforeAll(async () => {
    const made = await request(mine, '2027-12-04', '2027-12-11');
    ({ bookingID, bookingHash } = made);
    await call('answerKeyBooking', { bookingID, action: 'confirm' });
  });

  test('shows the change that its guest asks for as one of the latest changes, and is changed by a key', async () => {
    later(1);
    const { cursor } = (await call<KeyBookings>('getKeyBookings', { limit: 500 })).data;
    const changeID = await askForChange({ bookingID, bookingHash }, '2027-12-11', '2027-12-18');
    later(1);
    const { data } = await call<KeyBookings>('getKeyBookings', { cursor });
    expect(data.bookings).toMatchObject([
      {
        ...{ bookingID, isCancellable: true, startDate: '2027-12-04' },
        changeRequest: {
          ...{ changeID, startDate: '2027-12-11', endDate: '2027-12-18', persons: 2 },
          ...{ message: 'Später wäre schöner.', actions: ['accept', 'decline'] },
        },
      },
    ]);
    await setScopes(database, key.keyId, ['bookings:read', 'bookings:answer']);
    expect((await told()).changeRequest).toMatchObject({ changeID, message: null });
    const once = randomUUID();
    const accept = { bookingID, changeID, action: 'accept' };
    const foreign = await call('answerKeyChange', accept, { by: foreignKey.key });
    expect(foreign).toMatchObject({ http: 404, type: 'booking-not-found' });
    for (const _ of ['first', 'repeated'])
      expect(await call('answerKeyChange', accept, { once })).toMatchObject({
        http: 200,
        data: { bookingID, changeID, state: 'accepted' },
      });
    const late = await call('answerKeyChange', { ...accept, action: 'decline' });
    expect(late).toMatchObject({ http: 409, type: 'change-not-open' });
    later(1);
    expect(await told()).toMatchObject({ startDate: '2027-12-11', changeRequest: null });
  });

  test('is cancelled by a key that may, once, and the room names the program', async () => {
    const cancel = { bookingID, reason: 'unusable', message: 'Wasserschaden.', keepBlocked: true };
    await setScopes(
      database,
      key.keyId,
      availableScopes('landlord').filter((scope) => scope !== 'bookings:cancel'),
    );
    expect(await call('cancelKeyBooking', cancel)).toMatchObject({ http: 403, type: 'key-scope-missing' });
    await setScopes(database, key.keyId, availableScopes('landlord'));
    expect(await call('cancelKeyBooking', cancel, { by: foreignKey.key })).toMatchObject({ http: 404 });
    const once = randomUUID();
    for (const _ of ['first', 'repeated'])
      expect(await call('cancelKeyBooking', cancel, { once })).toMatchObject({
        http: 200,
        data: { bookingID, state: 'cancelled' },
      });
    later(1);
    expect(await told()).toMatchObject({ state: 'cancelled', cancellationFee: 0, isCancellable: false });
    const acts = await database.db
      .selectFrom('api_key_acts')
      .select(['kind', 'subjects'])
      .where('key_id', '=', key.keyId)
      .where('kind', 'in', ['bookingCancelled', 'changeAccepted'])
      .orderBy('act_id')
      .execute();
    expect(acts.map(({ kind }) => kind)).toEqual(['changeAccepted', 'bookingCancelled']);
    const page = await ask(site.url, 'getBookingConfirmation', { bookingId: bookingID }, landlord);
    expect(page.data['act']).toMatchObject({ by: 'Channel manager' });
    // The nights stay blocked.
    const stayDates = { startDate: '2027-12-11', endDate: '2027-12-18' };
    const { data } = await call<{ taken: { kind: string }[] }>('getKeyCalendar', {
      objectNumber: mine,
      ...stayDates,
    });
    expect(data.taken).toMatchObject([{ kind: 'blocked', ...stayDates }]);
  });
});

describe('the calendar', () => {
  const taken = async (startDate: string, endDate: string) =>
    (
      await call<ResponseOf<(typeof api)['getKeyCalendar']>>('getKeyCalendar', {
        objectNumber: mine,
        startDate,
        endDate,
      })
    ).data;

  test('nights are blocked once, also when two calls come at a time, and freed', async () => {
    const block = { objectNumber: mine, startDate: '2027-10-02', endDate: '2027-10-05', note: 'Dach' };
    const once = randomUUID();
    const [one, two] = await Promise.all([
      call('blockKeyNights', block, { once }),
      call('blockKeyNights', block, { once }),
    ]);
    expect(one).toMatchObject({ http: 200 });
    expect(two.data).toEqual(one.data);
    expect(await call('blockKeyNights', block)).toMatchObject({
      http: 409,
      type: 'capacity-taken',
      errorData: { conflicts: [{ startDate: '2027-10-02', endDate: '2027-10-05' }] },
    });
    const { stayID } = one.data;
    expect((await taken('2027-10-01', '2027-10-10')).taken).toMatchObject([
      { stayID, kind: 'blocked', origin: 'landlord', note: 'Dach', bookingID: null },
    ]);
    // The host sees it in the room, and takes back what the program did.
    const undo = { objectNumber: mine, actID: one.data['actID'] };
    expect(await ask(site.url, 'undoCalendarAct', undo, landlord)).toMatchObject({ http: 200 });
    expect((await taken('2027-10-01', '2027-10-10')).taken).toEqual([]);
  });

  test('ranges of prices are set together or not at all, with the checks of the room', async () => {
    const range = { startDate: '2027-10-02', endDate: '2027-10-09' };
    const before = await taken('2027-10-01', '2027-10-20');
    const tooLow = [
      { ...range, nightly: 120, minStay: 3 },
      { startDate: '2027-10-12', endDate: '2027-10-19', nightly: 100, weekly: 400 },
    ];
    expect(await call('setKeyRates', { objectNumber: mine, ranges: tooLow })).toMatchObject({
      http: 422,
      type: 'week-too-low',
      errorData: { range: 1 },
    });
    expect(await taken('2027-10-01', '2027-10-20')).toEqual(before);
    const past = [{ startDate: '2020-01-01', endDate: '2020-01-05', nightly: 90 }];
    expect(await call('setKeyRates', { objectNumber: mine, ranges: past })).toMatchObject({
      type: 'invalid-dates',
      errorData: { range: 0 },
    });
    const set = await call('setKeyRates', { objectNumber: mine, ranges: [tooLow[0]] });
    expect(set).toMatchObject({ http: 200 });
    const { seasons } = await taken('2027-10-02', '2027-10-09');
    expect(seasons).toMatchObject([
      { fromDate: '2027-10-02', untilDate: '2027-10-09', nightly: 120, minStay: 3 },
    ]);
    expect(await call('undoKeyAct', { objectNumber: mine, actID: set.data['actID'] })).toMatchObject({
      http: 200,
    });
    expect(await taken('2027-10-01', '2027-10-20')).toEqual(before);
  });

  test('programs are told of blocked nights and of prices, whoever has changed them', async () => {
    await database.db
      .insertInto('webhooks')
      .values({
        ...{ kind: 'landlord', subject: 1, url: 'https://example.org/hook', language: 'de', secret: 'x' },
        ...{ events: ['calendar.changed', 'rates.changed', 'booking.requested'], created_at: clock.now() },
      })
      .execute();
    const told = async (): Promise<unknown[]> => {
      const rows = await database.db
        .selectFrom('webhook_deliveries')
        .select('payload')
        .orderBy('delivery_id')
        .execute();
      return rows.map(({ payload }) => fromNow(JSON.parse(payload)) as unknown);
    };
    const nights = { startDate: '2027-11-06', endDate: '2027-11-09' };
    await call('blockKeyNights', { objectNumber: mine, ...nights });
    const change = { nightly: 130 };
    await ask(site.url, 'setRates', { objectNumber: mine, ...toNow(nights), change }, landlord);
    const asked = await request(mine, '2027-09-11', '2027-09-18', { insurance: 1 });
    later(1);
    const [read] = (await call<KeyBookings>('getKeyBookings', { bookingID: asked.bookingID })).data.bookings;
    expect(await told()).toMatchObject([
      { type: 'calendar.changed', data: { objectNumber: mine, source: 'host', ...nights } },
      { type: 'rates.changed', data: { objectNumber: mine, part: 'nights', ...nights } },
      // A total means the same wherever a program reads it.
      { type: 'booking.requested', data: { totalCents: Math.round(read!.totalPrice * 100) } },
    ]);
  });
});

describe('messages', () => {
  test('are read by the cursor, answered once and marked as read', async () => {
    const { bookingID, bookingHash } = booked;
    const { data: before } = await call('getKeyMessages', {});
    await ask(site.url, 'sendGuestMessage', {
      ...{ bookingID, bookingHash, idempotencyKey: randomUUID() },
      text: 'Gibt es ein Kinderbett? Rufen Sie an: 0171 2345678',
    });
    later(1);
    const { data } = await call<ResponseOf<(typeof api)['getKeyMessages']>>('getKeyMessages', {
      cursor: before['cursor'],
    });
    expect(data.messages).toMatchObject([
      {
        threadID: bookingID,
        objectNumber: mine,
        side: 'guest',
        guest: 'Erika Mustermann',
        hidden: 'contacts',
      },
    ]);
    expect(data.messages[0]!.text).not.toContain('2345678');
    const once = randomUUID();
    const answer = { threadID: bookingID, text: 'Ja, gern.' };
    const sent = await call('sendKeyMessage', answer, { once });
    expect(sent).toMatchObject({ http: 200 });
    expect((await call('sendKeyMessage', answer, { once })).data).toEqual(sent.data);
    expect(await call('sendKeyMessage', { ...answer, text: 'Nein.' }, { once })).toMatchObject({
      type: 'idempotency-conflict',
    });
    const { messageID } = data.messages[0]!;
    expect(await call('seeKeyMessages', { threadID: bookingID, messageID })).toMatchObject({ http: 200 });
    const { data: thread } = await ask(site.url, 'getLandlordThread', { bookingId: bookingID }, landlord);
    expect(thread['thread']).toMatchObject({
      unread: 0,
      messages: [{}, { side: 'landlord', by: 'Channel manager' }],
    });
  });
});

describe('the examples of the documentation', () => {
  /** The form of an answer: names of fields, kinds of values, and what is null. Of lists the first entry. */
  const formOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 1).map(formOf);
    if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, formOf(inner)]));
  };

  test('add up', () => {
    const [told] = keyExamples.getKeyBookings.response.bookings;
    const { accommodation, extras, touristTax, insurance, bonus, guestPays } = told.price;
    expect(told.totalPrice).toBeCloseTo(accommodation + extras + touristTax, 5);
    expect(guestPays).toBeCloseTo(told.totalPrice + insurance - bonus, 5);
    expect(told.share.commission + told.share.receives).toBeCloseTo(accommodation + extras, 5);
  });

  test('are good calls, and are answered as they say', async () => {
    const asked = await request(foreign, '2027-06-05', '2027-06-12', { insurance: 1 });
    const { bookingID, bookingHash } = asked;
    await ask(site.url, 'sendGuestMessage', {
      ...{ bookingID, bookingHash, idempotencyKey: randomUUID(), text: 'Gibt es ein Kinderbett?' },
    });
    later(1);
    await setScopes(database, foreignKey.keyId, availableScopes('landlord'));
    const seen: Record<string, number> = { objectNumber: foreign, bookingID, threadID: bookingID };
    const names = keyCalls.map(({ name }) => name).filter((name) => name !== 'cancelKeyBooking');
    // Cancelling comes last: the other examples read the booking.
    for (const name of [...names, 'cancelKeyBooking' as const]) {
      if (!(name in keyExamples)) continue;
      const example = keyExamples[name as keyof typeof keyExamples];
      if (name === 'answerKeyChange')
        seen['changeID'] = await askForChange(asked, '2027-06-19', '2027-06-26');
      const input = Object.fromEntries(
        Object.entries(example.request).map(([field, value]) => [field, seen[field] ?? value]),
      );
      const reply = await call(name, input, { by: foreignKey.key });
      for (const field of ['stayID', 'actID', 'messageID'])
        if (typeof reply.data?.[field] === 'number') seen[field] = reply.data[field];
      expect([name, reply.http]).toEqual([name, 200]);
      expect([name, formOf(reply.data)]).toEqual([name, formOf(example.response)]);
    }
  });
});
