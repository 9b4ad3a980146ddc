import { beforeAll, describe, expect, test } from 'vitest';
import { changeOfficeBooking } from '../../../contract/booking/change-office-booking.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { cents } from '../../../domain/cents.ts';
import { euros } from '../../../domain/money.ts';
import { bookingChanges, type Made } from '../../../tests/builders/booking-changes.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { changeOfficeBookingHandler } from './handlers/change-office-booking.ts';

const changes = bookingChanges();
const { answer, ask, bookingNow, clock, mailsAbout } = changes;

describe('what happens at the same moment', () => {
  test('two clicks of the landlord: accepted or declined, never both', async () => {
    for (const actions of [
      ['accept', 'decline'],
      ['accept', 'accept'],
    ] as const) {
      const made = await changes.records.created(changes.home, {
        startDate: '2027-09-04',
        endDate: '2027-09-11',
      });
      const nights = { startDate: '2027-09-06', endDate: '2027-09-15' };
      const changeId = await ask(made.link, nights);
      const answers = await Promise.all(actions.map((action) => answer(made, changeId, action)));
      const same = actions[0] === actions[1];
      expect(answers.filter(({ ok }) => ok)).toHaveLength(same ? 2 : 1);
      const { change, startDate } = await bookingNow(made);
      expect(startDate).toBe(change?.state === 'accepted' ? '2027-09-06' : '2027-09-04');
      expect(
        (await changes.records.nights(changes.home)).filter((one) => one.startsWith(startDate)),
      ).toHaveLength(1);
      await changes.kit.cancel({ ...made.link, dryRun: false });
    }
  });

  test('cancelling against accepting: the nights are free afterwards and nothing is left open', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await ask(made.link);
    const [cancelled, accepted] = await Promise.all([
      changes.kit.cancel({ ...made.link, dryRun: false }),
      answer(made, changeId, 'accept'),
    ]);
    expect(cancelled).toMatchObject({ ok: true });
    const { status, change } = await bookingNow(made);
    expect(status).toBe('cancelled');
    expect(change?.state).toBe(accepted.ok ? 'accepted' : 'withdrawn');
    expect(await changes.records.nights(changes.home)).toEqual([]);
  });

  test('a booking of the requested nights against accepting: one of both has them', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await ask(made.link);
    const rival = { startDate: '2027-07-10', endDate: '2027-07-17' };
    const [booked, accepted] = await Promise.all([
      changes.records.created(changes.home, rival).then(
        () => true,
        () => false,
      ),
      answer(made, changeId, 'accept'),
    ]);
    expect(booked).not.toBe(accepted.ok);
    expect(await changes.records.nights(changes.home)).toHaveLength(booked ? 2 : 1);
    expect((await bookingNow(made)).change?.state).toBe(accepted.ok ? 'accepted' : 'open');
  });
});

describe('an open change ends', () => {
  test('withdrawn with the guest’s cancellation, declined with the landlord’s refusal', async () => {
    const cancelled = await changes.records.created(changes.home);
    await ask(cancelled.link);
    await changes.kit.cancel({ ...cancelled.link, dryRun: false });
    expect((await bookingNow(cancelled)).change?.state).toBe('withdrawn');
    const declined = await changes.records.created(changes.home);
    const changeId = await ask(declined.link);
    await changes.kit.landlordSet({
      ...(await changes.records.landlordLink(declined.bookingID)),
      action: 'decline',
    });
    expect((await bookingNow(declined)).change?.state).toBe('declined');
    expect(await answer(declined, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
  });

  test('by the clock on the day of arrival, but not before', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await ask(made.link);
    clock.set('2027-07-02T21:00:00Z');
    await changes.kit.worker.runDue();
    expect((await bookingNow(made)).change?.state).toBe('open');
    clock.set('2027-07-02T22:30:00Z');
    // In Berlin it is the day of arrival already, although the job uses the day of the servers.
    expect(await answer(made, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await mailsAbout(made, changeId)).not.toContain(`changeExpired-${changeId}-guest`);
    clock.set('2027-07-03T00:00:00Z');
    await changes.kit.worker.runDue();
    expect((await bookingNow(made)).change).toMatchObject({ state: 'expired', answer: null });
    expect(await mailsAbout(made, changeId)).toEqual(
      expect.arrayContaining([`changeExpired-${changeId}-guest`, `changeExpired-${changeId}-landlord`]),
    );
    const earlier = await changes.records.created(changes.home, {
      startDate: '2027-08-07',
      endDate: '2027-08-14',
    });
    await ask(earlier.link, { startDate: '2027-07-15', endDate: '2027-07-24' });
    clock.set('2027-07-15T12:00:00Z');
    await changes.kit.worker.runDue();
    expect((await bookingNow(earlier)).change?.state).toBe('open');
    clock.set('2027-07-16T00:00:00Z');
    await changes.kit.worker.runDue();
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
    const query = changes.database.db
      .selectFrom('bonus_codes')
      .select('uses_left')
      .where('code', '=', 'FERIEN');
    return (await query.executeTakeFirstOrThrow()).uses_left;
  };

  test('stays with the booking after its last day, and comes back where the new stay is below its minimum', async () => {
    await changes.database.db
      .insertInto('bonus_codes')
      .values(bonus())
      .onConflict((conflict) => conflict.column('code').doUpdateSet(bonus()))
      .execute();
    const made = await changes.records.created(changes.home, { bonus: 'FERIEN', expectedPrice: euros(650) });
    expect(await usesLeft()).toBe(0);
    clock.set('2027-04-01T10:00:00Z');
    const longer = await ask(made.link, { expectedPrice: euros(850) });
    expect((await bookingNow(made)).change).toMatchObject({ total: 850, agreed: { total: 650 } });
    await answer(made, longer, 'accept');
    expect(await usesLeft()).toBe(0);
    const shorter = await ask(made.link, { endDate: '2027-07-10', expectedPrice: euros(500) });
    expect((await bookingNow(made)).change).toMatchObject({ total: 500, agreed: { total: 850 } });
    expect(await usesLeft()).toBe(0);
    await answer(made, shorter, 'accept');
    expect(await usesLeft()).toBe(1);
    // The bonus is no longer part of the booking, so that ending the booking does not release it again.
    await changes.kit.landlordSet({
      ...(await changes.records.landlordLink(made.bookingID)),
      action: 'decline',
    });
    expect(await usesLeft()).toBe(1);
  });
});

describe('the office, for a guest who calls', () => {
  type OfficeInput = InputOf<typeof changeOfficeBooking>;
  let clerk: string;
  let lastKey = 0;
  beforeAll(async () => {
    ({ uid: clerk } = await aSession(changes.database, { roles: ['office'] }));
    await changes.database.db
      .updateTable('accounts')
      .set({ first_name: 'Oskar', last_name: 'Brandt' })
      .where('uid', '=', clerk)
      .execute();
  });
  const numberOf = async ({ bookingID }: Made): Promise<number> =>
    (
      await changes.database.db
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
    return changeOfficeBookingHandler(changes.kit.deps)(input, { ...aCall(), user });
  };

  test('sees the price, asks the landlord, and stands in the history with its name', async () => {
    const made = await changes.records.created(changes.home);
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
    const made = await changes.records.created(changes.home);
    await changes.records.created(changes.home, { startDate: '2027-07-17', endDate: '2027-07-24' });
    expect(await office(made, { expectedPrice: euros(899) })).toMatchObject({ type: 'price-changed' });
    expect(await office(made, { expectedPrice: undefined })).toMatchObject({ type: 'price-changed' });
    expect(await office(made, { endDate: '2027-07-18', expectedPrice: euros(1300) })).toMatchObject({
      type: 'capacity-taken',
    });
    expect((await bookingNow(made)).change).toBeNull();
  });
});
