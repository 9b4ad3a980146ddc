import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';

const start = '2027-03-01T10:00:00Z';
const clock = fixedClock(start);
let database: TestDatabase;
let kit: BookingKit;
let home: number;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
});
afterAll(async () => {
  kit.remove();
  await database.close();
});
beforeEach(async () => {
  clock.set(start);
  await database.db.deleteFrom('jobs').execute();
  home = await aSummerHome();
});

const aSummerHome = (columns: Record<string, unknown> = {}): Promise<number> =>
  aHome(database, { seasons: [{ fromDate: '2027-01-01' }], columns });

const steps = JSON.stringify([
  { daysBefore: 60, percent: 10 },
  { daysBefore: 30, percent: 50 },
]);

async function created(fields: Parameters<typeof bookingInput>[1] = {}, objectNumber = home) {
  const reply = await kit.create(bookingInput(objectNumber, fields));
  if (!reply.ok) throw new Error(`${reply.type} ${JSON.stringify(reply.data)}`);
  const { bookingID, bookingHash } = reply.data;
  return { ...reply.data, link: { bookingID, bookingHash } };
}

const nights = async (objectNumber = home) =>
  (
    await database.db
      .selectFrom('stays')
      .select([sql<string>`lower(period)`.as('from'), 'kind'])
      .where('object_number', '=', objectNumber)
      .execute()
  ).map(({ from, kind }) => `${from} ${kind}`);

const outboxVersions = async () =>
  (
    await database.db
      .selectFrom('outbox')
      .select('version')
      .where('object_number', '=', home)
      .orderBy('id')
      .execute()
  ).map(({ version }) => version);

const history = async (bookingId: number) =>
  (
    await database.db
      .selectFrom('booking_events')
      .select(['to_state', 'actor'])
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute()
  ).map(({ to_state, actor }) => `${to_state} by ${actor}`);

const landlordLink = async (bookingId: number) => ({
  bookingId,
  bookingHash: await kit.landlordHash(bookingId),
});

describe('a booking', () => {
  test('occupies its nights, tells the search, and sends each mail once', async () => {
    const { link, ...data } = await created();
    expect(data).toMatchObject({ status: 'booked', holdUntil: null, priceObject: { priceComplete: 700 } });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    expect(await outboxVersions()).toEqual([2]);
    expect(kit.changed.at(-1)).toBe(home);
    await kit.worker.runDue();
    await kit.worker.runDue();
    expect(kit.mails(link.bookingID)).toEqual(['booked-guest', 'booked-landlord']);
    expect(await history(link.bookingID)).toEqual(['booked by guest']);
  });

  test('is confirmed at once where the home is booked instantly', async () => {
    const instant = await aSummerHome({ instant_booking: true });
    const { status, bookingID } = await created({}, instant);
    expect(status).toBe('confirmed');
    await kit.worker.runDue();
    expect(kit.mails(bookingID)).toEqual(['confirmed-guest', 'confirmed-landlord']);
  });

  test.each([
    ['the same nights', {}],
    ['its last night', { startDate: '2027-07-09', endDate: '2027-07-12', expectedPrice: 300 }],
    ['all around it', { startDate: '2027-07-01', endDate: '2027-07-20', expectedPrice: 1900 }],
    ['an option on them', { bookingMethod: 'option' as const }],
    ['a request for them', { bookingMethod: 'request' as const }],
  ])('refuses %s: capacity-taken', async (_, fields) => {
    await created();
    expect(await kit.create(bookingInput(home, fields))).toMatchObject({ ok: false, type: 'capacity-taken' });
    expect(await nights()).toHaveLength(1);
  });

  test('leaves its day of departure to the next guest', async () => {
    await created();
    await created({ startDate: '2027-07-10', endDate: '2027-07-17' });
    expect(await nights()).toHaveLength(2);
  });

  test('at another price than the guest saw is price-changed, with the new one, and writes nothing', async () => {
    const reply = await kit.create(bookingInput(home, { expectedPrice: 1 }));
    expect(reply).toMatchObject({
      type: 'price-changed',
      data: { price: { priceObject: { priceComplete: 700 } } },
    });
    expect(await kit.create(bookingInput(home, { expectedPrice: undefined }))).toMatchObject({
      type: 'price-changed',
    });
    expect(await nights()).toEqual([]);
    expect(await outboxVersions()).toEqual([]);
  });

  test.each([
    ['yesterday', { startDate: '2027-02-28' }, 'past'],
    ['no night', { endDate: '2027-07-03' }, 'minimumStay'],
    ['too many persons', { persons: 7 }, 'tooManyPersons'],
    ['dogs where none are welcome', { pets: 1 }, 'petsNotAllowed'],
    ['a party that does not add up', { childs: 1 }, 'partyInvalid'],
    ['a payment that is not offered', { payment: 77 }, 'paymentNotOffered'],
    ['an unknown bonus', { bonus: 'NOPE' }, 'bonusInvalid'],
    [
      'an option too soon',
      { bookingMethod: 'option', startDate: '2027-03-10', endDate: '2027-03-17' },
      'methodNotOffered',
    ],
  ] as const)('%s is not bookable: %s', async (_, fields, reason) => {
    expect(await kit.create(bookingInput(home, fields))).toMatchObject({
      type: 'not-bookable',
      data: { reason },
    });
  });

  test('needs accepted terms, a right address, and a home', async () => {
    expect(await kit.create(bookingInput(home, { acceptTerms: false }))).toMatchObject({
      type: 'terms-not-accepted',
    });
    const { customer } = bookingInput(home);
    expect(await kit.create(bookingInput(home, { customer: { ...customer, zip: '1' } }))).toEqual({
      ok: false,
      type: 'invalid-customer',
      data: { fields: { zip: 'invalid.zipFiveDigits' } },
    });
    expect(await kit.create(bookingInput(1))).toMatchObject({ type: 'object-not-found' });
    const removed = await aHome(database, { removed: true });
    expect(await kit.create(bookingInput(removed))).toMatchObject({ type: 'object-removed' });
  });
});

describe('an idempotency key', () => {
  test('answers the very same reply again, one after the other and at once', async () => {
    const input = bookingInput(home);
    const replies = await Promise.all([1, 2, 3, 4].map(() => kit.create(input)));
    replies.push(await kit.create({ ...input, uid: 'other', customer: { ...input.customer } }));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ ok: true });
    expect(await nights()).toHaveLength(1);
  });

  test('answers it even when the booking has moved on', async () => {
    const input = bookingInput(home);
    const first = await kit.create(input);
    if (!first.ok) throw new Error(first.type);
    const { bookingID, bookingHash } = first.data;
    await kit.cancel({ bookingID, bookingHash, dryRun: false });
    expect(await kit.create(input)).toEqual(first);
  });

  test('with another body is a conflict and tells nothing', async () => {
    const input = bookingInput(home);
    await kit.create(input);
    expect(await kit.create({ ...input, remarks: 'x' })).toEqual({
      ok: false,
      type: 'idempotency-conflict',
      data: null,
    });
  });

  test('keeps no link secret in any table', async () => {
    const { bookingHash } = await created();
    const rows = await database.db.selectFrom('idempotent_replies').selectAll().execute();
    const bookings = await database.db.selectFrom('bookings').selectAll().execute();
    expect(JSON.stringify([rows, bookings])).not.toContain(bookingHash);
  });
});

describe('a bonus code', () => {
  beforeEach(async () => {
    await database.db
      .insertInto('bonus_codes')
      .values({ code: `B${home}`, amount_cents: 5_000, valid_until: '2028-01-01', uses_left: 1 })
      .execute();
  });
  const left = async () =>
    (
      await database.db
        .selectFrom('bonus_codes')
        .select('uses_left')
        .where('code', '=', `B${home}`)
        .executeTakeFirstOrThrow()
    ).uses_left;

  test('is used by one booking alone, however many try at once', async () => {
    const weeks = ['2027-07-03', '2027-08-07', '2027-09-04', '2027-10-02'];
    const ends = ['2027-07-10', '2027-08-14', '2027-09-11', '2027-10-09'];
    const replies = await Promise.all(
      weeks.map((startDate, index) =>
        kit.create(bookingInput(home, { startDate, endDate: ends[index]!, bonus: `B${home}` })),
      ),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await left()).toBe(0);
    expect(await nights()).toHaveLength(1);
  });

  test('is given back by an option that expires', async () => {
    const option = await created({ bookingMethod: 'option', bonus: `B${home}` });
    expect(await left()).toBe(0);
    clock.set('2027-03-04T10:00:00Z');
    await kit.worker.runDue();
    expect(await kit.get(option.link)).toMatchObject({ data: { status: 'expired' } });
    expect(await left()).toBe(1);
  });

  test('stays used when its option becomes a booking', async () => {
    const option = await created({ bookingMethod: 'option', bonus: `B${home}` });
    const reply = await kit.convert({
      ...option.link,
      idempotencyKey: 'convert-bonus',
      acceptTerms: true,
      expectedPrice: 700,
    });
    expect(reply).toMatchObject({ ok: true, data: { status: 'booked', price: { bonusAmount: 50 } } });
    expect(await left()).toBe(0);
  });
});

describe('an option', () => {
  test('holds the nights, reminds a day before its end, and frees them by itself', async () => {
    const option = await created({ bookingMethod: 'option' });
    expect(option).toMatchObject({ status: 'option', holdUntil: '2027-03-04T10:00:00.000Z' });
    expect(await nights()).toEqual(['2027-07-03 option']);
    clock.set('2027-03-03T10:00:00Z');
    await kit.worker.runDue();
    expect(kit.mails(option.bookingID)).toEqual([
      'option-guest',
      'option-landlord',
      'reminder-guest',
      'reminder-landlord',
    ]);
    clock.set('2027-03-04T09:59:59Z');
    await kit.worker.runDue();
    expect(await nights()).toHaveLength(1);
    clock.set('2027-03-04T10:00:00Z');
    await kit.worker.runDue();
    expect(await nights()).toEqual([]);
    expect(await history(option.bookingID)).toEqual(['option by guest', 'expired by clock']);
    expect(await outboxVersions()).toEqual([2, 3]);
    const late = { ...option.link, idempotencyKey: 'too-late', acceptTerms: true, expectedPrice: 700 };
    expect(await kit.convert(late)).toMatchObject({ type: 'not-bookable' });
  });

  test('becomes a booking on the same nights, once, and is not ended by the clock', async () => {
    const option = await created({ bookingMethod: 'option' });
    const wish = { ...option.link, idempotencyKey: 'convert-1', acceptTerms: true, expectedPrice: 700 };
    expect(await kit.convert({ ...wish, acceptTerms: false })).toMatchObject({ type: 'terms-not-accepted' });
    expect(await kit.convert({ ...wish, expectedPrice: 1 })).toMatchObject({ type: 'price-changed' });
    expect(await nights()).toEqual(['2027-07-03 option']);
    const replies = await Promise.all([kit.convert(wish), kit.convert(wish)]);
    for (const reply of replies) expect(reply).toMatchObject({ ok: true, data: { status: 'booked' } });
    expect(await kit.convert({ ...wish, expectedPrice: 2 })).toMatchObject({ type: 'idempotency-conflict' });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    clock.set('2027-03-10T10:00:00Z');
    await kit.worker.runDue();
    expect(await history(option.bookingID)).toEqual(['option by guest', 'booked by guest']);
    expect(await nights()).toEqual(['2027-07-03 booking']);
  });
});

describe('a request', () => {
  test('occupies nothing until the landlord confirms, who may come too late', async () => {
    const first = await created({ bookingMethod: 'request', expectedPrice: undefined });
    const second = await created({ bookingMethod: 'request', expectedPrice: undefined });
    expect(await nights()).toEqual([]);
    const confirm = async (id: number) => kit.landlordSet({ ...(await landlordLink(id)), action: 'confirm' });
    expect(await confirm(first.bookingID)).toMatchObject({ ok: true, data: { status: 'confirmed' } });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    expect(await kit.landlordGet(await landlordLink(second.bookingID))).toMatchObject({
      data: { conflicts: [{ startDate: '2027-07-03', endDate: '2027-07-10', status: 'confirmed' }] },
    });
    expect(await confirm(second.bookingID)).toMatchObject({ type: 'capacity-taken' });
    await kit.worker.runDue();
    expect(kit.mails(first.bookingID)).toEqual([
      'confirmed-guest',
      'confirmed-landlord',
      'request-guest',
      'request-landlord',
    ]);
  });

  test('that nobody answers ends after a week', async () => {
    const request = await created({ bookingMethod: 'request' });
    clock.set('2027-03-08T09:59:59Z');
    await kit.worker.runDue();
    expect(await history(request.bookingID)).toEqual(['requested by guest']);
    clock.set('2027-03-08T10:00:00Z');
    await kit.worker.runDue();
    expect(await history(request.bookingID)).toEqual(['requested by guest', 'expired by clock']);
  });
});

describe('the landlord', () => {
  test('sees phone and street once it is confirmed; the same answer again changes nothing', async () => {
    const { bookingID } = await created();
    const link = await landlordLink(bookingID);
    const before = await kit.landlordGet(link);
    expect(before).toMatchObject({ ok: true, data: { actions: ['confirm', 'decline'], conflicts: [] } });
    expect(JSON.stringify(before)).not.toMatch(/Heidestra|123456/);
    const confirm = { ...link, action: 'confirm', message: 'Willkommen <b>' } as const;
    const after = await kit.landlordSet(confirm);
    expect(after).toMatchObject({
      data: {
        status: 'confirmed',
        actions: [],
        customer: { street: 'Heidestraße 17', phone: '+49 30 123456' },
      },
    });
    expect(await kit.landlordSet({ ...confirm, message: 'again' })).toEqual(after);
    expect(await kit.landlordSet({ ...link, action: 'decline' })).toMatchObject({
      type: 'transition-not-allowed',
    });
    expect(await history(bookingID)).toEqual(['booked by guest', 'confirmed by landlord']);
  });

  test('declines and the nights are free again', async () => {
    const { bookingID, link } = await created();
    await kit.landlordSet({ ...(await landlordLink(bookingID)), action: 'decline', message: 'Leider voll' });
    expect(await nights()).toEqual([]);
    expect(await kit.get(link)).toMatchObject({
      data: { status: 'declined', landlordMessage: 'Leider voll', nextSteps: [], documents: [] },
    });
    await created();
  });

  test('and the guest have different secrets, and neither opens the page of the other', async () => {
    const { bookingID, bookingHash } = await created();
    const other = await created({ startDate: '2027-08-07', endDate: '2027-08-14' });
    const landlordHash = await kit.landlordHash(bookingID);
    const notFound = { ok: false, type: 'booking-not-found' };
    expect(await kit.get({ bookingID, bookingHash: landlordHash })).toMatchObject(notFound);
    expect(await kit.get({ bookingID, bookingHash: other.bookingHash })).toMatchObject(notFound);
    expect(await kit.get({ bookingID: 99, bookingHash })).toMatchObject(notFound);
    expect(await kit.cancel({ bookingID, bookingHash: landlordHash })).toMatchObject(notFound);
    expect(await kit.landlordGet({ bookingId: bookingID, bookingHash })).toMatchObject(notFound);
    expect(await kit.landlordSet({ bookingId: bookingID, bookingHash, action: 'confirm' })).toMatchObject(
      notFound,
    );
  });
});

describe('a cancellation', () => {
  test('shows its fee first, by the terms that were accepted, then frees the nights', async () => {
    home = await aSummerHome({ cancellation: steps });
    const { link, bookingID } = await created();
    await database.db.updateTable('homes').set({ cancellation: '[]' }).execute();
    expect(await kit.cancel(link)).toMatchObject({
      data: { status: 'booked', fee: 0, feePercent: 0, refund: 700 },
    });
    clock.set('2027-06-10T10:00:00Z');
    expect(await kit.cancel(link)).toMatchObject({ data: { status: 'booked', fee: 350, feePercent: 50 } });
    expect(await nights()).toHaveLength(1);
    const cancelled = { data: { status: 'cancelled', fee: 350, feePercent: 50, refund: 350 } };
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject(cancelled);
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject(cancelled);
    expect(await nights()).toEqual([]);
    expect(await kit.get(link)).toMatchObject({ data: { status: 'cancelled', cancellationFee: 350 } });
    await kit.worker.runDue();
    expect(kit.mails(bookingID)).toEqual([
      'booked-guest',
      'booked-landlord',
      'cancelled-guest',
      'cancelled-landlord',
    ]);
  });

  test('is possible until the day before arrival', async () => {
    const { link } = await created();
    clock.set('2027-07-02T10:00:00Z');
    expect(await kit.get(link)).toMatchObject({ data: { nextSteps: ['cancel'] } });
    clock.set('2027-07-03T00:00:00Z');
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject({ type: 'not-cancellable' });
    expect(await kit.get(link)).toMatchObject({ data: { nextSteps: [] } });
  });
});

test('a booking opens for guest and landlord also when its home has left the site', async () => {
  const { link, bookingID } = await created();
  const later = createBookingKit(database, clock, { summaryOf: () => Promise.resolve(null) });
  await database.db
    .updateTable('homes')
    .set({ removed_at: new Date(start) })
    .where('object_number', '=', home)
    .execute();
  const object = { objectNumber: home, title: `Haus ${home}` };
  expect(await later.get(link)).toMatchObject({ ok: true, data: { object } });
  expect(await later.landlordGet(await landlordLink(bookingID))).toMatchObject({
    ok: true,
    data: { object },
  });
  later.remove();
});

test('mails hold what guests typed as text, the own link, and only the configured origin', async () => {
  const { bookingID, bookingHash } = await created({
    language: 'fr',
    remarks: '<script>alert(1)</script>',
    customer: { ...bookingInput(home).customer, firstName: '<img src=x>' },
  });
  await kit.worker.runDue();
  const read = (name: string): string =>
    readFileSync(join(kit.outbox, `booking-${bookingID}-${name}.eml`), 'utf8')
      .replace(/=\r\n/g, '')
      .replace(/((?:=[0-9A-F]{2})+)/g, (bytes: string) =>
        Buffer.from(bytes.replace(/=/g, ''), 'hex').toString(),
      );
  const guest = read('booked-guest');
  expect(guest).toContain(
    `https://www.feriola.test/fr/ma-reservation/?bookingID=${bookingID}&bookingHash=${bookingHash}`,
  );
  expect(guest).toContain('Nous avons bien reçu');
  const landlord = read('booked-landlord');
  expect(landlord).toContain('bookingHash=' + (await kit.landlordHash(bookingID)));
  expect(landlord).not.toContain(bookingHash);
  expect(landlord).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(landlord.split('<!DOCTYPE html>')[1]).not.toMatch(/<script|<img/);
});
