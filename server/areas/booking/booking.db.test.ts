import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingRecords, type BookingRecords } from '../../../tests/builders/booking-records.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { cents } from '../../../domain/cents.ts';
import { euros } from '../../../domain/money.ts';

const start = '2027-03-01T10:00:00Z';
const clock = fixedClock(start);
let database: TestDatabase;
let kit: BookingKit;
let records: BookingRecords;
let home: number;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPartners();
  kit = createBookingKit(database, clock);
  records = bookingRecords(database.db, kit);
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

const host = 'reisen.hafen.example';

async function insertPartners(): Promise<void> {
  const hiding = { hide_insurances: true, hide_bonus: true };
  await database.db
    .insertInto('partners')
    .values([
      { id: 7001, tag_name: 'hafen', name: 'Hafen', host, ...hiding },
      { id: 7002, tag_name: 'blog', name: 'Blog', allow_midoco_usage: true },
    ])
    .execute();
}

const aSummerHome = (columns: Record<string, unknown> = {}): Promise<number> =>
  aHome(database, { seasons: [{ fromDate: '2027-01-01' }], columns });

const created = (fields: Parameters<typeof bookingInput>[1] = {}, objectNumber = home) =>
  records.created(objectNumber, fields);
const nights = () => records.nights(home);
const outboxVersions = () => records.outboxVersions(home);
const history = (bookingId: number) => records.history(bookingId);

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
    ['its last night', { startDate: '2027-07-09', endDate: '2027-07-12', expectedPrice: euros(300) }],
    ['all around it', { startDate: '2027-07-01', endDate: '2027-07-20', expectedPrice: euros(1900) }],
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
    const reply = await kit.create(bookingInput(home, { expectedPrice: euros(1) }));
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

  test('takes direct debit where the landlord collects, unless the experiment has taken it away', async () => {
    const collecting = await aSummerHome({ landlord_collects: true });
    const debit = (experimentKey: string, variant: number, objectNumber = collecting) =>
      kit.create(bookingInput(objectNumber, { payment: 11, experiments: [{ experimentKey, variant }] }));
    const notOffered = { type: 'not-bookable', data: { reason: 'paymentNotOffered' } };
    expect(await debit('EDMT-5209', 1)).toMatchObject(notOffered);
    expect(await debit('EDMT-5209', 0, home)).toMatchObject(notOffered);
    expect(await debit('EDMT-5209', 0)).toMatchObject({ ok: true });
    const another = await aSummerHome({ landlord_collects: true });
    expect(await debit('OTHER', 2, another)).toMatchObject({ ok: true });
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

  test('a home for small dogs takes no larger one, in all three entries, and a dog whose size nobody tells', async () => {
    const small = await aSummerHome({ dogs_max: 2, pet_size: 'small' });
    const asked = (petSizes: string[], bookingMethod: 'booking' | 'option' | 'request' = 'booking') =>
      kit.create(bookingInput(small, { pets: 1, petSizes, bookingMethod }));
    const refused = { type: 'not-bookable', data: { reason: 'petSizeNotAllowed' } };
    for (const method of ['booking', 'option', 'request'] as const) {
      expect(await asked(['medium'], method)).toMatchObject(refused);
    }
    expect(await asked([])).toMatchObject({ ok: true });
  });

  test('children, dogs with their size and extras reach the landlord, on the page and by mail', async () => {
    const withDogs = await aSummerHome({ dogs_max: 2, pet_size: 'medium', persons_max: 6 });
    const reply = await kit.create(
      bookingInput(withDogs, {
        bookingMethod: 'request',
        persons: 4,
        childs: 1,
        teens: 1,
        childAges: [4, 15],
        pets: 2,
        petSizes: ['small', 'medium'],
      }),
    );
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    const { bookingID } = reply.data;
    const bookingHash = await kit.landlordHash(bookingID);
    expect(await kit.landlordGet({ bookingId: bookingID, bookingHash })).toMatchObject({
      data: { persons: 4, childAges: [4, 15], pets: 2, petSizes: ['small', 'medium'] },
    });
    await kit.worker.runDue();
    const mail = readFileSync(join(kit.outbox, `booking-${bookingID}-request-landlord.eml`), 'utf8');
    expect(mail.replace(/=\r?\n/g, '')).toMatch(/4=C2=A0Jahre, 15=C2=A0Jahre/);
    expect(mail.replace(/=\r?\n/g, '')).toMatch(/klein/);
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
    // Fields that are missing or far too long are reported one by one as well.
    expect(
      await kit.create(bookingInput(home, { customer: { street: 'x'.repeat(300), country: 'Germany' } })),
    ).toEqual({
      ok: false,
      type: 'invalid-customer',
      data: {
        fields: {
          ...{ firstName: 'invalid.required', lastName: 'invalid.required', email: 'invalid.required' },
          ...{ city: 'invalid.required' },
          ...{ street: 'invalid.long', country: 'invalid.country' },
        },
      },
    });
    expect(await kit.create(bookingInput(1))).toMatchObject({ type: 'object-not-found' });
    const removed = await aHome(database, { removed: true });
    expect(await kit.create(bookingInput(removed))).toMatchObject({ type: 'object-removed' });
  });
});

describe('the guest of a partner', () => {
  const storedOf = async (reply: Awaited<ReturnType<typeof kit.create>>) => {
    if (!reply.ok) throw new Error(reply.type);
    return database.db
      .selectFrom('bookings')
      .select(['partner', 'brand', 'agency_reference'])
      .where('id', '=', reply.data.bookingID)
      .executeTakeFirstOrThrow();
  };

  test.each([
    ['10,7002', '7002'],
    ['10', '10'],
    ['somebody', ''],
    ['', ''],
  ])('of the id %j is counted for %j', async (partner, counted) => {
    expect(await storedOf(await kit.create(bookingInput(home, { partner })))).toEqual({
      partner: counted,
      brand: null,
      agency_reference: '',
    });
  });

  test('on the pages of a partner is counted for that partner, whatever the call says', async () => {
    expect(await storedOf(await kit.createAt(host, bookingInput(home, { partner: '7002' })))).toMatchObject({
      partner: '7001',
      brand: 7001,
    });
  });

  test.each([
    ['an insurance', { insurance: 1 }, 'insuranceNotOffered'],
    ['a bonus', { bonus: 'SUMMER' }, 'bonusNotOffered'],
    ['a file of an agency', { agencyReference: 'V-1' }, 'agencyReferenceNotOffered'],
  ] as const)('cannot book %s past pages that do not offer it', async (_, fields, reason) => {
    for (const reply of [
      await kit.createAt(host, bookingInput(home, fields)),
      await kit.create(bookingInput(home, { ...fields, partner: '7001' })),
    ]) {
      expect(reply).toMatchObject({ type: 'not-bookable', data: { reason } });
    }
    expect(await nights()).toEqual([]);
  });

  test('an agency that uses Midoco files the booking there', async () => {
    const input = bookingInput(home, { partner: '7002', agencyReference: ' V-2027/11 ' });
    expect(await storedOf(await kit.create(input))).toMatchObject({ agency_reference: 'V-2027/11' });
    const own = await kit.create(bookingInput(home, { agencyReference: 'V-1' }));
    expect(own).toMatchObject({ data: { reason: 'agencyReferenceNotOffered' } });
  });

  test('a retry that no longer knows the partner is answered with the booking', async () => {
    const input = bookingInput(home, { partner: '7002' });
    const reply = await kit.create(input);
    expect(await kit.create({ ...input, partner: '' })).toEqual(reply);
    // One that names another partner is another call.
    expect(await kit.create({ ...input, partner: '4711' })).toMatchObject({ type: 'idempotency-conflict' });
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
    for (const other of [{ remarks: 'x' }, { partner: '7002' }]) {
      expect(await kit.create({ ...input, ...other })).toEqual({
        ok: false,
        type: 'idempotency-conflict',
        data: null,
      });
    }
  });

  test('has no link secret in any table', async () => {
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
      .values({ code: `B${home}`, amount_cents: cents(5_000), valid_until: '2028-01-01', uses_left: 1 })
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
        kit.create(
          bookingInput(home, {
            startDate,
            endDate: ends[index]!,
            bonus: `B${home}`,
            expectedPrice: euros(650),
          }),
        ),
      ),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await left()).toBe(0);
    expect(await nights()).toHaveLength(1);
  });

  test('is given back by an option that expires', async () => {
    const option = await created({ bookingMethod: 'option', bonus: `B${home}`, expectedPrice: euros(650) });
    expect(await left()).toBe(0);
    clock.set('2027-03-04T10:00:00Z');
    await kit.worker.runDue();
    expect(await kit.get(option.link)).toMatchObject({ data: { status: 'expired' } });
    expect(await left()).toBe(1);
  });

  test('stays used when its option becomes a booking', async () => {
    const option = await created({ bookingMethod: 'option', bonus: `B${home}`, expectedPrice: euros(650) });
    const reply = await kit.convert({
      ...option.link,
      idempotencyKey: 'convert-bonus',
      acceptTerms: true,
      expectedPrice: euros(650),
    });
    expect(reply).toMatchObject({ ok: true, data: { status: 'booked', price: { bonusAmount: 50 } } });
    expect(await left()).toBe(0);
  });
});

test('mails hold what guests typed as text, the own link, and only the configured origin', async () => {
  const { bookingID, bookingHash } = await created({
    language: 'fr',
    remarks: '<script>alert(1)</script><img src=x>',
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
