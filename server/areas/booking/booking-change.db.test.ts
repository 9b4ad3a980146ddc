import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { changeBooking } from '../../../contract/booking/change-booking.ts';
import { changeOfficeBooking } from '../../../contract/booking/change-office-booking.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingRecords, type BookingRecords } from '../../../tests/builders/booking-records.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { changeOfficeBookingHandler } from './handlers/change-office-booking.ts';
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
  home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
});

interface Link {
  bookingID: number;
  bookingHash: string;
}
type ChangeInput = InputOf<typeof changeBooking>;
type Made = Awaited<ReturnType<BookingRecords['created']>>;

let lastKey = 0;
/** Two nights longer, for 900 instead of 700 Euro. */
const changeInput = (link: Link, fields: Partial<ChangeInput> = {}): ChangeInput => ({
  ...link,
  startDate: '2027-07-05',
  endDate: '2027-07-14',
  persons: 2,
  message: 'Wir kämen gern später.',
  dryRun: false,
  expectedPrice: euros(900),
  idempotencyKey: `change-${++lastKey}`,
  ...fields,
});

async function asked(link: Link, fields: Partial<ChangeInput> = {}): Promise<number> {
  const reply = await kit.change(changeInput(link, fields));
  if (!reply.ok) throw new Error(`${reply.type} ${JSON.stringify(reply.data)}`);
  return reply.data.change!.changeID;
}

async function answer(made: Made, changeId: number, action: 'accept' | 'decline', message = '') {
  const link = await records.landlordLink(made.bookingID);
  return kit.landlordSetChange({ ...link, changeId, action, message });
}

async function bookingNow({ link }: Made) {
  const reply = await kit.get(link);
  if (!reply.ok) throw new Error(reply.type);
  return reply.data;
}

const confirm = async ({ bookingID }: Made) =>
  kit.landlordSet({ ...(await records.landlordLink(bookingID)), action: 'confirm' });
const mailsAbout = async ({ bookingID }: Made, changeId: number): Promise<string[]> => {
  await kit.worker.runDue();
  return kit.mails(bookingID).filter((name) => name.includes(`-${changeId}-`));
};

describe('asking', () => {
  test('shows the price beside the agreed one, own nights left aside, and changes nothing', async () => {
    const made = await records.created(home);
    const dry = await kit.change(changeInput(made.link, { dryRun: true, expectedPrice: undefined }));
    expect(dry).toMatchObject({
      ok: true,
      data: { total: 900, agreedTotal: 700, difference: 200, change: null },
    });
    const shorter = { dryRun: true, startDate: '2027-07-03', endDate: '2027-07-08' };
    expect(await kit.change(changeInput(made.link, { ...shorter, expectedPrice: undefined }))).toMatchObject({
      data: { total: 500, difference: -200 },
    });
    expect(await records.nights(home)).toEqual(['2027-07-03 booking']);
    expect(await bookingNow(made)).toMatchObject({ change: null, nextSteps: ['change', 'cancel'] });
  });

  test('offers a calendar in which the own nights are free and those of others are not', async () => {
    const made = await records.created(home);
    await records.created(home, { startDate: '2027-07-17', endDate: '2027-07-24' });
    const reply = await kit.changeCalendar({ ...made.link, duration: 9, persons: 2 });
    if (!reply.ok) throw new Error(reply.type);
    const dayOf = (date: string) => reply.data.calendar.find((day) => day.date === date);
    expect(dayOf('2027-07-05')).toMatchObject({ free: true, arrival: true });
    expect(dayOf('2027-07-18')).toMatchObject({ free: false, reason: 'booked' });
    const arrivals = new Map(reply.data.days.map(({ date, total, status }) => [date, total ?? status]));
    expect(arrivals.get('2027-07-05')).toBe(900);
    expect(arrivals.get('2027-07-10')).toBe('booked');
    // Everybody else finds the nights occupied.
    const others = await kit.deps.pricing.calendar(home, '2027-03-01');
    expect(others?.days.find(({ date }) => date === '2027-07-05')).toMatchObject({ free: false });
    await kit.cancel({ ...made.link, dryRun: false });
    expect(await kit.changeCalendar({ ...made.link, duration: 9, persons: 2 })).toMatchObject({
      type: 'not-changeable',
    });
  });

  test('stores what is asked for and leaves the booking as it is', async () => {
    const made = await records.created(home);
    const before = await bookingNow(made);
    const changeId = await asked(made.link, { persons: 3, childAges: [4], pets: 0 });
    const { change, nextSteps, ...rest } = await bookingNow(made);
    expect({ ...rest, change: null, nextSteps: before.nextSteps }).toEqual(before);
    expect(nextSteps).toEqual(['cancel']);
    expect(change).toMatchObject({
      changeID: changeId,
      state: 'open',
      startDate: '2027-07-05',
      endDate: '2027-07-14',
      persons: 3,
      childAges: [4],
      total: 900,
      agreed: { startDate: '2027-07-03', persons: 2, total: 700 },
      message: 'Wir kämen gern später.',
      answer: null,
      answeredAt: null,
    });
    expect(await records.nights(home)).toEqual(['2027-07-03 booking']);
    expect(await records.outboxVersions(home)).toEqual([2]);
    expect(await mailsAbout(made, changeId)).toEqual([
      `changeAsked-${changeId}-guest`,
      `changeAsked-${changeId}-landlord`,
    ]);
  });

  test('is refused with the rules of a booking', async () => {
    const made = await records.created(home);
    await records.created(home, { startDate: '2027-07-17', endDate: '2027-07-24' });
    const refused: [Partial<ChangeInput>, unknown][] = [
      [
        { expectedPrice: euros(899) },
        { type: 'price-changed', data: { price: { priceObject: { price: 900 } } } },
      ],
      [{ expectedPrice: undefined }, { type: 'price-changed' }],
      [{ startDate: '2027-07-10', endDate: '2027-07-18' }, { type: 'capacity-taken' }],
      [
        { startDate: '2027-02-01', endDate: '2027-02-08' },
        { type: 'not-bookable', data: { reason: 'past' } },
      ],
      [{ endDate: '2027-07-05' }, { type: 'not-bookable', data: { reason: 'minimumStay' } }],
      [{ persons: 40 }, { type: 'not-bookable', data: { reason: 'tooManyPersons' } }],
      [
        { persons: 1, childAges: [3] },
        { type: 'not-bookable', data: { reason: 'partyInvalid' } },
      ],
      [
        { pets: 1, petSizes: ['huge'] },
        { type: 'not-bookable', data: { reason: 'partyInvalid' } },
      ],
      [
        { startDate: '2027-07-03', endDate: '2027-07-10', expectedPrice: euros(700) },
        { type: 'not-bookable', data: { reason: 'unchanged' } },
      ],
    ];
    for (const [fields, outcome] of refused) {
      expect(await kit.change(changeInput(made.link, fields)), JSON.stringify(fields)).toMatchObject(
        outcome as object,
      );
    }
    expect(await kit.change(changeInput({ ...made.link, bookingHash: 'guessed' }))).toMatchObject({
      type: 'booking-not-found',
    });
    expect((await bookingNow(made)).change).toBeNull();
  });

  test.each(['option', 'request'] as const)(
    'is not for an %s, that costs nothing to leave',
    async (method) => {
      const made = await records.created(home, { bookingMethod: method });
      expect(await kit.change(changeInput(made.link))).toMatchObject({ type: 'not-changeable' });
      expect((await bookingNow(made)).nextSteps).not.toContain('change');
    },
  );

  test('ends with the evening before arrival and with the booking', async () => {
    const made = await records.created(home);
    clock.set('2027-07-02T20:00:00Z');
    expect(await kit.change(changeInput(made.link, { dryRun: true }))).toMatchObject({ ok: true });
    clock.set('2027-07-03T06:00:00Z');
    expect(await kit.change(changeInput(made.link))).toMatchObject({ type: 'not-changeable' });
    clock.set(start);
    await kit.cancel({ ...made.link, dryRun: false });
    expect(await kit.change(changeInput(made.link))).toMatchObject({ type: 'not-changeable' });
  });

  test('one change at a time; the same key is the same change', async () => {
    const made = await records.created(home);
    const first = changeInput(made.link);
    const replies = await Promise.all([
      kit.change(first),
      kit.change(first),
      kit.change(changeInput(made.link)),
    ]);
    expect(replies[0]).toMatchObject({ ok: true });
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toMatchObject({ type: 'change-open' });
    expect(await kit.change({ ...first, persons: 1 })).toMatchObject({ type: 'idempotency-conflict' });
    const changes = await database.db
      .selectFrom('booking_changes')
      .select('id')
      .where('booking_id', '=', made.bookingID)
      .execute();
    expect(changes).toHaveLength(1);
  });

  test('is taken back by the guest, who may then ask for something else', async () => {
    const made = await records.created(home);
    const changeID = await asked(made.link);
    const withdraw = { ...made.link, changeID };
    expect(await kit.withdrawChange(withdraw)).toMatchObject({
      data: { change: { state: 'withdrawn' }, nextSteps: ['change', 'cancel'] },
    });
    expect(await kit.withdrawChange(withdraw)).toMatchObject({ ok: true });
    // Once each, though it was pressed twice: the landlord need not answer any more.
    expect((await mailsAbout(made, changeID)).filter((name) => name.startsWith('changeWithdrawn'))).toEqual([
      `changeWithdrawn-${changeID}-guest`,
      `changeWithdrawn-${changeID}-landlord`,
    ]);
    expect(await answer(made, changeID, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await kit.withdrawChange({ ...withdraw, changeID: changeID + 1 })).toMatchObject({
      type: 'change-not-open',
    });
    const second = await asked(made.link, { endDate: '2027-07-15', expectedPrice: euros(1000) });
    expect(second).not.toBe(changeID);
    const other = await records.created(home, { startDate: '2027-08-07', endDate: '2027-08-14' });
    expect(await kit.withdrawChange({ ...other.link, changeID: second })).toMatchObject({
      type: 'change-not-open',
    });
  });
});

describe('the landlord', () => {
  test('accepts: nights, stay, party, price and documents are the new ones, the terms are not', async () => {
    const made = await records.created(home);
    await confirm(made);
    const before = await bookingNow(made);
    const changeId = await asked(made.link, { persons: 3, childAges: [4] });
    const link = await records.landlordLink(made.bookingID);
    expect(await kit.landlordGet(link)).toMatchObject({
      data: { startDate: '2027-07-03', change: { conflicts: [], actions: ['accept', 'decline'] } },
    });
    await database.db
      .updateTable('homes')
      .set({ cancellation: JSON.stringify([{ daysBefore: 365, percent: 100 }]) })
      .where('object_number', '=', home)
      .execute();
    clock.set('2027-03-02T10:00:00Z');
    kit.changed.length = 0;
    expect(await answer(made, changeId, 'accept', 'Gern.')).toMatchObject({
      data: {
        startDate: '2027-07-05',
        persons: 3,
        change: { state: 'accepted', answer: 'Gern.', actions: [] },
      },
    });
    expect(await bookingNow(made)).toMatchObject({
      status: 'confirmed',
      startDate: '2027-07-05',
      endDate: '2027-07-14',
      persons: 3,
      childAges: [4],
      price: { priceObject: { priceComplete: 900 } },
      cancellation: before.cancellation,
      change: { state: 'accepted', agreed: { startDate: '2027-07-03', total: 700 } },
      nextSteps: ['change', 'cancel'],
    });
    expect(await kit.cancel({ ...made.link, dryRun: true })).toMatchObject({ data: { fee: 0, refund: 0 } });
    expect(await records.nights(home)).toEqual(['2027-07-05 booking']);
    expect(await records.outboxVersions(home)).toEqual([2, 3]);
    expect(kit.changed).toEqual([home]);
    // The same answer again changes nothing more, the other one comes too late.
    expect(await answer(made, changeId, 'accept')).toMatchObject({ data: { change: { answer: 'Gern.' } } });
    expect(await answer(made, changeId, 'decline')).toMatchObject({ type: 'change-not-open' });
    expect(await records.outboxVersions(home)).toEqual([2, 3]);
    expect(await mailsAbout(made, changeId)).toEqual([
      `changeAccepted-${changeId}-guest`,
      `changeAccepted-${changeId}-landlord`,
      `changeAsked-${changeId}-guest`,
      `changeAsked-${changeId}-landlord`,
    ]);
  });

  test('accepts: what others asked for on the new nights is declined, as the landlord saw before', async () => {
    const made = await records.created(home);
    const changeId = await asked(made.link);
    const asksFor = { bookingMethod: 'request', expectedPrice: undefined } as const;
    const overlapping = await records.created(home, {
      ...asksFor,
      startDate: '2027-07-13',
      endDate: '2027-07-20',
    });
    const beside = await records.created(home, {
      ...asksFor,
      startDate: '2027-07-14',
      endDate: '2027-07-21',
    });
    expect(await kit.landlordGet(await records.landlordLink(made.bookingID))).toMatchObject({
      data: { conflicts: [], change: { conflicts: [{ startDate: '2027-07-13', status: 'requested' }] } },
    });
    await answer(made, changeId, 'accept');
    expect(await records.history(overlapping.bookingID)).toEqual(['requested by guest', 'declined by clock']);
    expect(await records.history(beside.bookingID)).toEqual(['requested by guest']);
  });

  test('may be asked again after an acceptance, and each change has its own mails', async () => {
    const made = await records.created(home);
    await answer(made, await asked(made.link), 'accept');
    const second = await asked(made.link, { endDate: '2027-07-12', expectedPrice: euros(700) });
    await answer(made, second, 'accept');
    expect(await bookingNow(made)).toMatchObject({
      status: 'booked',
      endDate: '2027-07-12',
      change: { agreed: { endDate: '2027-07-14', total: 900 } },
    });
    expect(await mailsAbout(made, second)).toHaveLength(4);
  });

  test('declines: the booking stands as agreed', async () => {
    const made = await records.created(home);
    const changeId = await asked(made.link);
    expect(await answer(made, changeId, 'decline', ' Leider nicht. ')).toMatchObject({
      data: { startDate: '2027-07-03', change: { state: 'declined', answer: 'Leider nicht.' } },
    });
    expect(await answer(made, changeId, 'decline', 'again')).toMatchObject({
      data: { change: { answer: 'Leider nicht.' } },
    });
    expect(await answer(made, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await records.nights(home)).toEqual(['2027-07-03 booking']);
    expect(await records.outboxVersions(home)).toEqual([2]);
    expect(await mailsAbout(made, changeId)).toContain(`changeDeclined-${changeId}-guest`);
  });

  test('comes too late for nights that somebody else has booked: the change stays open', async () => {
    const made = await records.created(home);
    const changeId = await asked(made.link);
    const other = await records.created(home, { startDate: '2027-07-10', endDate: '2027-07-17' });
    expect(await kit.landlordGet(await records.landlordLink(made.bookingID))).toMatchObject({
      data: { conflicts: [], change: { conflicts: [{ startDate: '2027-07-10', status: 'booked' }] } },
    });
    expect(await answer(made, changeId, 'accept')).toMatchObject({ type: 'capacity-taken' });
    expect(await bookingNow(made)).toMatchObject({
      startDate: '2027-07-03',
      price: { priceObject: { priceComplete: 700 } },
      change: { state: 'open' },
    });
    expect((await records.nights(home)).sort()).toEqual(['2027-07-03 booking', '2027-07-10 booking']);
    expect(await mailsAbout(made, changeId)).not.toContain(`changeAccepted-${changeId}-guest`);
    // Once they are free again the same change can be met.
    await kit.cancel({ ...other.link, dryRun: false });
    expect(await answer(made, changeId, 'accept')).toMatchObject({ ok: true });
    expect(await records.nights(home)).toEqual(['2027-07-05 booking']);
  });

  test('reaches only the changes of the booking that the link opens', async () => {
    const made = await records.created(home);
    const changeId = await asked(made.link);
    const other = await records.created(home, { startDate: '2027-08-07', endDate: '2027-08-14' });
    expect(await answer(other, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
    const guessed = { bookingId: made.bookingID, bookingHash: made.bookingHash, changeId };
    expect(await kit.landlordSetChange({ ...guessed, action: 'accept' })).toMatchObject({
      type: 'booking-not-found',
    });
    expect((await bookingNow(made)).change?.state).toBe('open');
  });
});

describe('what happens at the same moment', () => {
  test('two clicks of the landlord: accepted or declined, never both', async () => {
    for (const actions of [
      ['accept', 'decline'],
      ['accept', 'accept'],
    ] as const) {
      const made = await records.created(home, { startDate: '2027-09-04', endDate: '2027-09-11' });
      const nights = { startDate: '2027-09-06', endDate: '2027-09-15' };
      const changeId = await asked(made.link, nights);
      const answers = await Promise.all(actions.map((action) => answer(made, changeId, action)));
      const same = actions[0] === actions[1];
      expect(answers.filter(({ ok }) => ok)).toHaveLength(same ? 2 : 1);
      const { change, startDate } = await bookingNow(made);
      expect(startDate).toBe(change?.state === 'accepted' ? '2027-09-06' : '2027-09-04');
      expect((await records.nights(home)).filter((one) => one.startsWith(startDate))).toHaveLength(1);
      await kit.cancel({ ...made.link, dryRun: false });
    }
  });

  test('cancelling against accepting: the nights are free afterwards and nothing is left open', async () => {
    const made = await records.created(home);
    const changeId = await asked(made.link);
    const [cancelled, accepted] = await Promise.all([
      kit.cancel({ ...made.link, dryRun: false }),
      answer(made, changeId, 'accept'),
    ]);
    expect(cancelled).toMatchObject({ ok: true });
    const { status, change } = await bookingNow(made);
    expect(status).toBe('cancelled');
    expect(change?.state).toBe(accepted.ok ? 'accepted' : 'withdrawn');
    expect(await records.nights(home)).toEqual([]);
  });

  test('a booking of the requested nights against accepting: one of both has them', async () => {
    const made = await records.created(home);
    const changeId = await asked(made.link);
    const rival = { startDate: '2027-07-10', endDate: '2027-07-17' };
    const [booked, accepted] = await Promise.all([
      records.created(home, rival).then(
        () => true,
        () => false,
      ),
      answer(made, changeId, 'accept'),
    ]);
    expect(booked).not.toBe(accepted.ok);
    expect(await records.nights(home)).toHaveLength(booked ? 2 : 1);
    expect((await bookingNow(made)).change?.state).toBe(accepted.ok ? 'accepted' : 'open');
  });
});

describe('an open change ends', () => {
  test('withdrawn with the guest’s cancellation, declined with the landlord’s refusal', async () => {
    const cancelled = await records.created(home);
    await asked(cancelled.link);
    await kit.cancel({ ...cancelled.link, dryRun: false });
    expect((await bookingNow(cancelled)).change?.state).toBe('withdrawn');
    const declined = await records.created(home);
    const changeId = await asked(declined.link);
    await kit.landlordSet({ ...(await records.landlordLink(declined.bookingID)), action: 'decline' });
    expect((await bookingNow(declined)).change?.state).toBe('declined');
    expect(await answer(declined, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
  });

  test('by the clock on the day of arrival, but not before', async () => {
    const made = await records.created(home);
    const changeId = await asked(made.link);
    clock.set('2027-07-02T21:00:00Z');
    await kit.worker.runDue();
    expect((await bookingNow(made)).change?.state).toBe('open');
    clock.set('2027-07-02T22:30:00Z');
    // In Berlin it is the day of arrival already, although the job uses the day of the servers.
    expect(await answer(made, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await mailsAbout(made, changeId)).not.toContain(`changeExpired-${changeId}-guest`);
    clock.set('2027-07-03T00:00:00Z');
    await kit.worker.runDue();
    expect((await bookingNow(made)).change).toMatchObject({ state: 'expired', answer: null });
    expect(await mailsAbout(made, changeId)).toEqual(
      expect.arrayContaining([`changeExpired-${changeId}-guest`, `changeExpired-${changeId}-landlord`]),
    );
    const earlier = await records.created(home, { startDate: '2027-08-07', endDate: '2027-08-14' });
    await asked(earlier.link, { startDate: '2027-07-15', endDate: '2027-07-24' });
    clock.set('2027-07-15T12:00:00Z');
    await kit.worker.runDue();
    expect((await bookingNow(earlier)).change?.state).toBe('open');
    clock.set('2027-07-16T00:00:00Z');
    await kit.worker.runDue();
    expect((await bookingNow(earlier)).change?.state).toBe('expired');
  });
});

describe('a bonus', () => {
  const bonus = (fields: object = {}) => ({
    code: 'FERIEN',
    amount_cents: cents(5_000),
    minimum_cents: cents(60_000),
    valid_until: '2027-03-10',
    uses_left: 1,
    ...fields,
  });
  const usesLeft = async (): Promise<number> => {
    const query = database.db.selectFrom('bonus_codes').select('uses_left').where('code', '=', 'FERIEN');
    return (await query.executeTakeFirstOrThrow()).uses_left;
  };

  test('stays with the booking after its last day, and comes back where the new stay is below its minimum', async () => {
    await database.db
      .insertInto('bonus_codes')
      .values(bonus())
      .onConflict((conflict) => conflict.column('code').doUpdateSet(bonus()))
      .execute();
    const made = await records.created(home, { bonus: 'FERIEN', expectedPrice: euros(650) });
    expect(await usesLeft()).toBe(0);
    clock.set('2027-04-01T10:00:00Z');
    const longer = await asked(made.link, { expectedPrice: euros(850) });
    expect((await bookingNow(made)).change).toMatchObject({ total: 850, agreed: { total: 650 } });
    await answer(made, longer, 'accept');
    expect(await usesLeft()).toBe(0);
    const shorter = await asked(made.link, { endDate: '2027-07-10', expectedPrice: euros(500) });
    expect((await bookingNow(made)).change).toMatchObject({ total: 500, agreed: { total: 850 } });
    expect(await usesLeft()).toBe(0);
    await answer(made, shorter, 'accept');
    expect(await usesLeft()).toBe(1);
    // The bonus is no longer part of the booking, so that ending the booking does not release it again.
    await kit.landlordSet({ ...(await records.landlordLink(made.bookingID)), action: 'decline' });
    expect(await usesLeft()).toBe(1);
  });
});

describe('the office, for a guest who calls', () => {
  type OfficeInput = InputOf<typeof changeOfficeBooking>;
  let clerk: string;
  beforeAll(async () => {
    ({ uid: clerk } = await aSession(database, { roles: ['office'] }));
    await database.db
      .updateTable('accounts')
      .set({ first_name: 'Oskar', last_name: 'Brandt' })
      .where('uid', '=', clerk)
      .execute();
  });
  const numberOf = async ({ bookingID }: Made): Promise<number> =>
    (
      await database.db
        .selectFrom('bookings')
        .select('display_number')
        .where('id', '=', bookingID)
        .executeTakeFirstOrThrow()
    ).display_number;
  const office = async (made: Made, fields: Partial<OfficeInput> = {}) => {
    const input = changeOfficeBooking.request.parse({
      languageCode: 'de',
      bookingDisplayNumber: await numberOf(made),
      startDate: '2027-07-05',
      endDate: '2027-07-14',
      persons: 2,
      dryRun: false,
      expectedPrice: 900,
      idempotencyKey: `office-${++lastKey}`,
      ...fields,
    });
    const user = { uid: clerk } as unknown as LoggedIn;
    return changeOfficeBookingHandler(kit.deps)(input, { ...aCall(), user });
  };

  test('sees the price, asks the landlord, and stands in the history with its name', async () => {
    const made = await records.created(home);
    expect(await office(made, { dryRun: true, expectedPrice: undefined })).toMatchObject({
      data: { total: 900, agreedTotal: 700, difference: 200, booking: null },
    });
    const outcome = await office(made);
    if (!outcome.ok) throw new Error(outcome.type);
    expectDeclared(changeOfficeBooking, outcome.data);
    expect(outcome.data.booking).toMatchObject({ changeable: false, startDate: '2027-07-03' });
    expect(outcome.data.booking?.history.find(({ what }) => what === 'changeAsked')).toMatchObject({
      by: 'office',
      staff: 'Oskar Brandt',
    });
    const { change } = await bookingNow(made);
    expect(change).toMatchObject({ state: 'open', startDate: '2027-07-05', total: 900 });
    expect((await mailsAbout(made, change!.changeID)).length).toBeGreaterThan(0);
    expect(await office(made, { endDate: '2027-07-13' })).toMatchObject({ type: 'change-open' });
  });

  test('is refused another price than the guest was told, and nights that are taken', async () => {
    const made = await records.created(home);
    await records.created(home, { startDate: '2027-07-17', endDate: '2027-07-24' });
    expect(await office(made, { expectedPrice: euros(899) })).toMatchObject({ type: 'price-changed' });
    expect(await office(made, { expectedPrice: undefined })).toMatchObject({ type: 'price-changed' });
    expect(await office(made, { endDate: '2027-07-18', expectedPrice: euros(1300) })).toMatchObject({
      type: 'capacity-taken',
    });
    expect((await bookingNow(made)).change).toBeNull();
  });
});
