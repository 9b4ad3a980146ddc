import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingRecords, type BookingRecords } from '../../../tests/builders/booking-records.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { euros } from '../../../domain/money.ts';

const start = '2027-03-01T10:00:00Z';
const clock = fixedClock(start);
let database: TestDatabase;
let kit: BookingKit;
let records: BookingRecords;
let home: number;

beforeAll(async () => {
  database = await openTestDatabase();
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

const aSummerHome = (columns: Record<string, unknown> = {}): Promise<number> =>
  aHome(database, { seasons: [{ fromDate: '2027-01-01' }], columns });

const steps = JSON.stringify([
  { daysBefore: 60, percent: 10 },
  { daysBefore: 30, percent: 50 },
]);

const created = (fields: Parameters<typeof bookingInput>[1] = {}) => records.created(home, fields);
const nights = () => records.nights(home);
const outboxVersions = () => records.outboxVersions(home);
const history = (bookingId: number) => records.history(bookingId);
const landlordLink = (bookingId: number) => records.landlordLink(bookingId);

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
    const late = { ...option.link, idempotencyKey: 'too-late', acceptTerms: true, expectedPrice: euros(700) };
    expect(await kit.convert(late)).toMatchObject({ type: 'not-bookable' });
  });

  test('becomes a booking on the same nights, once, and is not ended by the clock', async () => {
    const option = await created({ bookingMethod: 'option' });
    const conversion = {
      ...option.link,
      idempotencyKey: 'convert-1',
      acceptTerms: true,
      expectedPrice: euros(700),
    };
    expect(await kit.convert({ ...conversion, acceptTerms: false })).toMatchObject({
      type: 'terms-not-accepted',
    });
    expect(await kit.convert({ ...conversion, expectedPrice: euros(1) })).toMatchObject({
      type: 'price-changed',
    });
    expect(await nights()).toEqual(['2027-07-03 option']);
    const replies = await Promise.all([kit.convert(conversion), kit.convert(conversion)]);
    for (const reply of replies) expect(reply).toMatchObject({ ok: true, data: { status: 'booked' } });
    expect(await kit.convert({ ...conversion, expectedPrice: euros(2) })).toMatchObject({
      type: 'idempotency-conflict',
    });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    clock.set('2027-03-10T10:00:00Z');
    await kit.worker.runDue();
    expect(await history(option.bookingID)).toEqual(['option by guest', 'booked by guest']);
    expect(await nights()).toEqual(['2027-07-03 booking']);
  });
});

describe('an option of somebody whose address is not known', () => {
  const contact = { firstName: 'Erika', lastName: 'Mustermann', email: 'erika@example.com' };
  const address = { street: ' Heidestraße 17 ', zip: '51147', city: 'Köln', country: 'de' };

  test('holds the nights, and is booked with the address alone', async () => {
    const option = await created({ bookingMethod: 'option', customer: contact });
    expect(await nights()).toEqual(['2027-07-03 option']);
    const conversion = {
      ...option.link,
      idempotencyKey: 'convert-2',
      acceptTerms: true,
      expectedPrice: euros(700),
    };
    const required = Object.fromEntries(Object.keys(address).map((field) => [field, 'invalid.required']));
    expect(await kit.convert(conversion)).toMatchObject({
      type: 'invalid-customer',
      data: { fields: required },
    });
    expect(
      await kit.convert({ ...conversion, address: { ...address, zip: '5114' }, idempotencyKey: 'convert-3' }),
    ).toMatchObject({ type: 'invalid-customer', data: { fields: { zip: 'invalid.zipFiveDigits' } } });
    expect(await nights()).toEqual(['2027-07-03 option']);
    expect(await kit.convert({ ...conversion, address, idempotencyKey: 'convert-4' })).toMatchObject({
      ok: true,
      data: { status: 'booked', customer: { ...contact, ...address, street: 'Heidestraße 17' } },
    });
  });

  test('keeps the address that it knows', async () => {
    const option = await created({ bookingMethod: 'option' });
    const moved = { ...address, street: 'Anderswo 1' };
    const conversion = {
      ...option.link,
      idempotencyKey: 'convert-5',
      acceptTerms: true,
      expectedPrice: euros(700),
    };
    expect(await kit.convert({ ...conversion, address: moved })).toMatchObject({
      ok: true,
      data: { customer: { street: 'Heidestraße 17' } },
    });
  });
});

describe('a request', () => {
  const requested = (fields: Parameters<typeof bookingInput>[1] = {}) =>
    created({ bookingMethod: 'request', expectedPrice: undefined, ...fields });
  const confirm = async (id: number) => kit.landlordSet({ ...(await landlordLink(id)), action: 'confirm' });
  const seenByLandlord = async (id: number) => {
    const reply = await kit.landlordGet(await landlordLink(id));
    if (!reply.ok) throw new Error(reply.type);
    return reply.data;
  };

  test('occupies nothing until the landlord confirms; what others asked for on its nights is declined with that', async () => {
    const first = await requested();
    const second = await requested({ startDate: '2027-07-09', endDate: '2027-07-16' });
    const beside = await requested({ startDate: '2027-07-10', endDate: '2027-07-17' });
    expect(await nights()).toEqual([]);
    // Before: the landlord sees what the answer would decline.
    expect((await seenByLandlord(first.bookingID)).conflicts).toEqual([
      { startDate: '2027-07-09', endDate: '2027-07-16', status: 'requested' },
    ]);
    expect(await confirm(first.bookingID)).toMatchObject({ ok: true, data: { status: 'confirmed' } });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    expect(await history(second.bookingID)).toEqual(['requested by guest', 'declined by clock']);
    expect(await history(beside.bookingID)).toEqual(['requested by guest']);
    expect(await seenByLandlord(second.bookingID)).toMatchObject({
      status: 'declined',
      actions: [],
      conflicts: [],
    });
    expect(await confirm(second.bookingID)).toMatchObject({ type: 'transition-not-allowed' });
    await kit.worker.runDue();
    expect(kit.mails(first.bookingID)).toEqual([
      'confirmed-guest',
      'confirmed-landlord',
      'request-guest',
      'request-landlord',
    ]);
    expect(kit.mails(second.bookingID)).toEqual([
      'request-guest',
      'request-landlord',
      'taken-guest',
      'taken-landlord',
    ]);
    expect(kit.mails(beside.bookingID)).toEqual(['request-guest', 'request-landlord']);
  });

  test.each([
    ['a booking', { instant_booking: false }, 'booked'],
    ['an instant booking', { instant_booking: true }, 'confirmed'],
  ])('is declined when %s takes one of its nights', async (_, columns, status) => {
    home = await aSummerHome(columns);
    const request = await requested();
    expect(await created({ startDate: '2027-07-09', endDate: '2027-07-16' })).toMatchObject({ status });
    expect(await history(request.bookingID)).toEqual(['requested by guest', 'declined by clock']);
  });

  test('stays open beside an option, which may lapse, until that is booked', async () => {
    const request = await requested();
    const option = await created({ bookingMethod: 'option' });
    expect(await history(request.bookingID)).toEqual(['requested by guest']);
    expect((await seenByLandlord(request.bookingID)).conflicts).toMatchObject([{ status: 'option' }]);
    expect(await confirm(request.bookingID)).toMatchObject({ type: 'capacity-taken' });
    const conversion = { idempotencyKey: 'convert-6', acceptTerms: true, expectedPrice: euros(700) };
    expect(await kit.convert({ ...option.link, ...conversion })).toMatchObject({ ok: true });
    expect(await history(request.bookingID)).toEqual(['requested by guest', 'declined by clock']);
  });

  test('of another home is nothing to a booking', async () => {
    const other = await aSummerHome();
    const request = await records.created(other, { bookingMethod: 'request', expectedPrice: undefined });
    await created();
    expect(await history(request.bookingID)).toEqual(['requested by guest']);
  });

  test('that nobody answers ends after a week, and its guest is told', async () => {
    const request = await created({ bookingMethod: 'request' });
    clock.set('2027-03-08T09:59:59Z');
    await kit.worker.runDue();
    expect(await history(request.bookingID)).toEqual(['requested by guest']);
    clock.set('2027-03-08T10:00:00Z');
    await kit.worker.runDue();
    expect(await history(request.bookingID)).toEqual(['requested by guest', 'expired by clock']);
    await kit.worker.runDue();
    expect(kit.mails(request.bookingID)).toEqual([
      'request-guest',
      'request-landlord',
      'unanswered-guest',
      'unanswered-landlord',
    ]);
  });
});

describe('what is to be paid', () => {
  const payments = async (link: Parameters<typeof kit.get>[0]): Promise<unknown> => {
    const reply = await kit.get(link);
    return reply.ok ? reply.data.payments : reply.type;
  };

  test('has no day before the landlord confirms, is due a week after, and ends with the booking', async () => {
    home = await aHome(database, {
      seasons: [{ fromDate: '2027-01-01' }],
      touristTax: [{ fromAge: 0, toAge: 99, amount: 200 }],
      place: 2,
      columns: { cancellation: steps },
    });
    const { bookingID, link } = await created({ expectedPrice: euros(728) });
    const [down, balance, onSite] = [175, 525, 28];
    expect(await payments(link)).toEqual([
      { kind: 'downPayment', dueDate: null, amount: down, open: down, paidOn: null },
      { kind: 'balance', dueDate: '2027-05-22', amount: balance, open: balance, paidOn: null },
      { kind: 'onSite', dueDate: '2027-07-03', amount: onSite, open: onSite, paidOn: null },
    ]);
    clock.set('2027-03-04T23:30:00Z');
    await kit.landlordSet({ ...(await landlordLink(bookingID)), action: 'confirm' });
    expect(await payments(link)).toMatchObject([
      { kind: 'downPayment', dueDate: '2027-03-12', amount: down },
      { dueDate: '2027-05-22' },
      { dueDate: '2027-07-03' },
    ]);
    clock.set('2027-05-20T10:00:00Z');
    // A part of the accommodation stays due; nothing is given back of what nobody has paid, here or on site.
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject({ data: { fee: 70, refund: 0 } });
    expect(await payments(link)).toEqual([]);
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
    await kit.landlordSet({
      ...(await landlordLink(bookingID)),
      action: 'decline',
      message: 'Leider voll, rufen Sie an: 0660 1234567',
    });
    expect(await nights()).toEqual([]);
    expect(await kit.get(link)).toMatchObject({
      data: {
        status: 'declined', // A declined guest learns no way past the house.
        landlordMessage: 'Leider voll, rufen Sie an: •••',
        nextSteps: [],
        documents: [],
      },
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
    await kit.landlordSet({ ...(await landlordLink(bookingID)), action: 'confirm' });
    expect(await kit.cancel({ ...link, dryRun: true })).toMatchObject({
      data: { status: 'confirmed', fee: 0, feePercent: 0, refund: 0 },
    });
    clock.set('2027-06-10T10:00:00Z');
    expect(await kit.cancel({ ...link, dryRun: true })).toMatchObject({
      data: { status: 'confirmed', fee: 350, feePercent: 50 },
    });
    expect(await nights()).toHaveLength(1);
    const cancelled = { data: { status: 'cancelled', fee: 350, feePercent: 50, refund: 0 } };
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject(cancelled);
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject(cancelled);
    expect(await nights()).toEqual([]);
    expect(await kit.get(link)).toMatchObject({
      data: { status: 'cancelled', cancellationFee: 350, cancelledAt: '2027-06-10T10:00:00.000Z' },
    });
    expect(await kit.landlordGet(await landlordLink(bookingID))).toMatchObject({
      data: { status: 'cancelled', cancellation: { fee: 350 } },
    });
    await kit.worker.runDue();
    expect(kit.mails(bookingID).toSorted()).toEqual([
      'booked-guest',
      'booked-landlord',
      'cancelled-guest',
      'cancelled-landlord',
      'confirmed-guest',
      'confirmed-landlord',
    ]);
  });

  test('costs nothing as long as the landlord has not confirmed, however near the stay is', async () => {
    home = await aSummerHome({ cancellation: steps });
    const { link } = await created();
    clock.set('2027-06-10T10:00:00Z');
    const free = { fee: 0, feePercent: 0, refund: 0 };
    expect(await kit.cancel({ ...link, dryRun: true })).toMatchObject({
      data: { status: 'booked', ...free },
    });
    const cancelled = { data: { status: 'cancelled', ...free } };
    // Whoever does not ask for a dry run means it.
    expect(await kit.cancel(link)).toMatchObject(cancelled);
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject(cancelled);
    expect(await kit.get(link)).toMatchObject({ data: { status: 'cancelled', cancellationFee: 0 } });
  });

  test('is not made at another fee than the guest has seen: the landlord may have confirmed, or midnight have passed', async () => {
    home = await aSummerHome({ cancellation: steps });
    const { link, bookingID } = await created({ bookingMethod: 'request' });
    clock.set('2027-06-10T10:00:00Z');
    expect(await kit.cancel({ ...link, dryRun: true })).toMatchObject({ data: { fee: 0 } });
    await kit.landlordSet({ ...(await landlordLink(bookingID)), action: 'confirm' });
    expect(await kit.cancel({ ...link, expectedFee: euros(0) })).toMatchObject({
      ok: false,
      type: 'fee-changed',
      data: { cancellation: { status: 'confirmed', fee: 350, feePercent: 50, refund: 0 } },
    });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    const cancelled = { data: { status: 'cancelled', fee: 350 } };
    expect(await kit.cancel({ ...link, expectedFee: euros(350) })).toMatchObject(cancelled);
    // A repeated call gets the first answer, whatever fee the caller has seen.
    expect(await kit.cancel({ ...link, expectedFee: euros(0) })).toMatchObject(cancelled);
  });

  test('of a request or an option is told as what it is to guest and landlord; of what was booked it is a cancellation', async () => {
    const withdrawnIn = async (fields: Parameters<typeof created>[0], booked = false): Promise<unknown> => {
      const { link, bookingID } = await created(fields);
      if (booked) await kit.landlordSet({ ...(await landlordLink(bookingID)), action: 'confirm' });
      await kit.cancel(link);
      const guest = await kit.get(link);
      const landlord = await kit.landlordGet(await landlordLink(bookingID));
      if (!guest.ok || !landlord.ok) throw new Error('Its links open it.');
      expect(landlord.data.withdrawn).toBe(guest.data.withdrawn);
      return guest.data.withdrawn;
    };
    expect(await withdrawnIn({ bookingMethod: 'request' })).toBe('request');
    expect(await withdrawnIn({ bookingMethod: 'option' })).toBe('option');
    expect(await withdrawnIn({})).toBeNull();
    expect(await withdrawnIn({ bookingMethod: 'request' }, true)).toBeNull();
  });

  test('is possible until the day before arrival', async () => {
    const { link } = await created();
    clock.set('2027-07-02T10:00:00Z');
    expect(await kit.get(link)).toMatchObject({ data: { nextSteps: ['change', 'cancel'] } });
    clock.set('2027-07-03T00:00:00Z');
    expect(await kit.cancel({ ...link, dryRun: false })).toMatchObject({ type: 'not-cancellable' });
    expect(await kit.get(link)).toMatchObject({ data: { nextSteps: ['report'] } });
  });
});

test('a booking opens for guest and landlord also when its home has left the site', async () => {
  const { link, bookingID } = await created();
  const later = createBookingKit(database, clock, { findSummary: () => Promise.resolve(null) });
  await database.db
    .updateTable('homes')
    .set({ state: 'removed', removed_at: new Date(start) })
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
