import { describe, expect, test } from 'vitest';
import { euros } from '../../../domain/money.ts';
import {
  bookingChanges,
  changesStart,
  type ChangeInput,
  type Made,
} from '../../../tests/builders/booking-changes.ts';

const changes = bookingChanges();
const { answer, ask, bookingNow, changeInput, clock, mailsAbout } = changes;

const confirm = async ({ bookingID }: Made) =>
  changes.kit.landlordSet({ ...(await changes.records.landlordLink(bookingID)), action: 'confirm' });

describe('asking', () => {
  test('shows the price beside the agreed one, own nights left aside, and changes nothing', async () => {
    const made = await changes.records.created(changes.home);
    const dry = await changes.kit.change(changeInput(made.link, { dryRun: true, expectedPrice: undefined }));
    expect(dry).toMatchObject({
      ok: true,
      data: { total: 900, agreedTotal: 700, difference: 200, change: null },
    });
    const shorter = { dryRun: true, startDate: '2027-07-03', endDate: '2027-07-08' };
    expect(
      await changes.kit.change(changeInput(made.link, { ...shorter, expectedPrice: undefined })),
    ).toMatchObject({
      data: { total: 500, difference: -200 },
    });
    expect(await changes.records.nights(changes.home)).toEqual(['2027-07-03 booking']);
    expect(await bookingNow(made)).toMatchObject({ change: null, nextSteps: ['change', 'cancel'] });
  });

  test('offers a calendar in which the own nights are free and those of others are not', async () => {
    const made = await changes.records.created(changes.home);
    await changes.records.created(changes.home, { startDate: '2027-07-17', endDate: '2027-07-24' });
    const reply = await changes.kit.changeCalendar({ ...made.link, duration: 9, persons: 2 });
    if (!reply.ok) throw new Error(reply.type);
    const dayOf = (date: string) => reply.data.calendar.find((day) => day.date === date);
    expect(dayOf('2027-07-05')).toMatchObject({ free: true, arrival: true });
    expect(dayOf('2027-07-18')).toMatchObject({ free: false, reason: 'booked' });
    const arrivals = new Map(reply.data.days.map(({ date, total, status }) => [date, total ?? status]));
    expect(arrivals.get('2027-07-05')).toBe(900);
    expect(arrivals.get('2027-07-10')).toBe('booked');
    // Everybody else finds the nights occupied.
    const others = await changes.kit.deps.pricing.calendar(changes.home, '2027-03-01');
    expect(others?.days.find(({ date }) => date === '2027-07-05')).toMatchObject({ free: false });
    await changes.kit.cancel({ ...made.link, dryRun: false });
    expect(await changes.kit.changeCalendar({ ...made.link, duration: 9, persons: 2 })).toMatchObject({
      type: 'not-changeable',
    });
  });

  test('stores what is asked for and leaves the booking as it is', async () => {
    const made = await changes.records.created(changes.home);
    const before = await bookingNow(made);
    const changeId = await ask(made.link, { persons: 3, childAges: [4], pets: 0 });
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
    expect(await changes.records.nights(changes.home)).toEqual(['2027-07-03 booking']);
    expect(await changes.records.outboxVersions(changes.home)).toEqual([2]);
    expect(await mailsAbout(made, changeId)).toEqual([
      `changeAsked-${changeId}-guest`,
      `changeAsked-${changeId}-landlord`,
    ]);
  });

  test('is refused with the rules of a booking', async () => {
    const made = await changes.records.created(changes.home);
    await changes.records.created(changes.home, { startDate: '2027-07-17', endDate: '2027-07-24' });
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
      expect(await changes.kit.change(changeInput(made.link, fields)), JSON.stringify(fields)).toMatchObject(
        outcome as object,
      );
    }
    expect(await changes.kit.change(changeInput({ ...made.link, bookingHash: 'guessed' }))).toMatchObject({
      type: 'booking-not-found',
    });
    expect((await bookingNow(made)).change).toBeNull();
  });

  test.each(['option', 'request'] as const)(
    'is not for an %s, that costs nothing to leave',
    async (method) => {
      const made = await changes.records.created(changes.home, { bookingMethod: method });
      expect(await changes.kit.change(changeInput(made.link))).toMatchObject({ type: 'not-changeable' });
      expect((await bookingNow(made)).nextSteps).not.toContain('change');
    },
  );

  test('ends with the evening before arrival and with the booking', async () => {
    const made = await changes.records.created(changes.home);
    clock.set('2027-07-02T20:00:00Z');
    expect(await changes.kit.change(changeInput(made.link, { dryRun: true }))).toMatchObject({ ok: true });
    clock.set('2027-07-03T06:00:00Z');
    expect(await changes.kit.change(changeInput(made.link))).toMatchObject({ type: 'not-changeable' });
    clock.set(changesStart);
    await changes.kit.cancel({ ...made.link, dryRun: false });
    expect(await changes.kit.change(changeInput(made.link))).toMatchObject({ type: 'not-changeable' });
  });

  test('one change at a time; the same key is the same change', async () => {
    const made = await changes.records.created(changes.home);
    const first = changeInput(made.link);
    const replies = await Promise.all([
      changes.kit.change(first),
      changes.kit.change(first),
      changes.kit.change(changeInput(made.link)),
    ]);
    expect(replies[0]).toMatchObject({ ok: true });
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toMatchObject({ type: 'change-open' });
    expect(await changes.kit.change({ ...first, persons: 1 })).toMatchObject({
      type: 'idempotency-conflict',
    });
    const stored = await changes.database.db
      .selectFrom('booking_changes')
      .select('id')
      .where('booking_id', '=', made.bookingID)
      .execute();
    expect(stored).toHaveLength(1);
  });

  test('is taken back by the guest, who may then ask for something else', async () => {
    const made = await changes.records.created(changes.home);
    const changeID = await ask(made.link);
    const withdraw = { ...made.link, changeID };
    expect(await changes.kit.withdrawChange(withdraw)).toMatchObject({
      data: { change: { state: 'withdrawn' }, nextSteps: ['change', 'cancel'] },
    });
    expect(await changes.kit.withdrawChange(withdraw)).toMatchObject({ ok: true });
    // Once each, though it was pressed twice: the landlord need not answer any more.
    expect((await mailsAbout(made, changeID)).filter((name) => name.startsWith('changeWithdrawn'))).toEqual([
      `changeWithdrawn-${changeID}-guest`,
      `changeWithdrawn-${changeID}-landlord`,
    ]);
    expect(await answer(made, changeID, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await changes.kit.withdrawChange({ ...withdraw, changeID: changeID + 1 })).toMatchObject({
      type: 'change-not-open',
    });
    const second = await ask(made.link, { endDate: '2027-07-15', expectedPrice: euros(1000) });
    expect(second).not.toBe(changeID);
    const other = await changes.records.created(changes.home, {
      startDate: '2027-08-07',
      endDate: '2027-08-14',
    });
    expect(await changes.kit.withdrawChange({ ...other.link, changeID: second })).toMatchObject({
      type: 'change-not-open',
    });
  });
});

describe('the landlord', () => {
  test('accepts: nights, stay, party, price and documents are the new ones, the terms are not', async () => {
    const made = await changes.records.created(changes.home);
    await confirm(made);
    const before = await bookingNow(made);
    const changeId = await ask(made.link, { persons: 3, childAges: [4] });
    const link = await changes.records.landlordLink(made.bookingID);
    expect(await changes.kit.landlordGet(link)).toMatchObject({
      data: { startDate: '2027-07-03', change: { conflicts: [], actions: ['accept', 'decline'] } },
    });
    await changes.database.db
      .updateTable('homes')
      .set({ cancellation: JSON.stringify([{ daysBefore: 365, percent: 100 }]) })
      .where('object_number', '=', changes.home)
      .execute();
    clock.set('2027-03-02T10:00:00Z');
    changes.kit.changed.length = 0;
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
    expect(await changes.kit.cancel({ ...made.link, dryRun: true })).toMatchObject({
      data: { fee: 0, refund: 0 },
    });
    expect(await changes.records.nights(changes.home)).toEqual(['2027-07-05 booking']);
    expect(await changes.records.outboxVersions(changes.home)).toEqual([2, 3]);
    expect(changes.kit.changed).toEqual([changes.home]);
    // The same answer again changes nothing more, the other one comes too late.
    expect(await answer(made, changeId, 'accept')).toMatchObject({ data: { change: { answer: 'Gern.' } } });
    expect(await answer(made, changeId, 'decline')).toMatchObject({ type: 'change-not-open' });
    expect(await changes.records.outboxVersions(changes.home)).toEqual([2, 3]);
    expect(await mailsAbout(made, changeId)).toEqual([
      `changeAccepted-${changeId}-guest`,
      `changeAccepted-${changeId}-landlord`,
      `changeAsked-${changeId}-guest`,
      `changeAsked-${changeId}-landlord`,
    ]);
  });

  test('accepts: what others asked for on the new nights is declined, as the landlord saw before', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await ask(made.link);
    const asksFor = { bookingMethod: 'request', expectedPrice: undefined } as const;
    const overlapping = await changes.records.created(changes.home, {
      ...asksFor,
      startDate: '2027-07-13',
      endDate: '2027-07-20',
    });
    const beside = await changes.records.created(changes.home, {
      ...asksFor,
      startDate: '2027-07-14',
      endDate: '2027-07-21',
    });
    expect(await changes.kit.landlordGet(await changes.records.landlordLink(made.bookingID))).toMatchObject({
      data: { conflicts: [], change: { conflicts: [{ startDate: '2027-07-13', status: 'requested' }] } },
    });
    await answer(made, changeId, 'accept');
    expect(await changes.records.history(overlapping.bookingID)).toEqual([
      'requested by guest',
      'declined by clock',
    ]);
    expect(await changes.records.history(beside.bookingID)).toEqual(['requested by guest']);
  });

  test('may be asked again after an acceptance, and each change has its own mails', async () => {
    const made = await changes.records.created(changes.home);
    await answer(made, await ask(made.link), 'accept');
    const second = await ask(made.link, { endDate: '2027-07-12', expectedPrice: euros(700) });
    await answer(made, second, 'accept');
    expect(await bookingNow(made)).toMatchObject({
      status: 'booked',
      endDate: '2027-07-12',
      change: { agreed: { endDate: '2027-07-14', total: 900 } },
    });
    expect(await mailsAbout(made, second)).toHaveLength(4);
  });

  test('declines: the booking stands as agreed', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await ask(made.link);
    expect(await answer(made, changeId, 'decline', ' Leider nicht. ')).toMatchObject({
      data: { startDate: '2027-07-03', change: { state: 'declined', answer: 'Leider nicht.' } },
    });
    expect(await answer(made, changeId, 'decline', 'again')).toMatchObject({
      data: { change: { answer: 'Leider nicht.' } },
    });
    expect(await answer(made, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await changes.records.nights(changes.home)).toEqual(['2027-07-03 booking']);
    expect(await changes.records.outboxVersions(changes.home)).toEqual([2]);
    expect(await mailsAbout(made, changeId)).toContain(`changeDeclined-${changeId}-guest`);
  });

  test('comes too late for nights that somebody else has booked: the change stays open', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await ask(made.link);
    const other = await changes.records.created(changes.home, {
      startDate: '2027-07-10',
      endDate: '2027-07-17',
    });
    expect(await changes.kit.landlordGet(await changes.records.landlordLink(made.bookingID))).toMatchObject({
      data: { conflicts: [], change: { conflicts: [{ startDate: '2027-07-10', status: 'booked' }] } },
    });
    expect(await answer(made, changeId, 'accept')).toMatchObject({ type: 'capacity-taken' });
    expect(await bookingNow(made)).toMatchObject({
      startDate: '2027-07-03',
      price: { priceObject: { priceComplete: 700 } },
      change: { state: 'open' },
    });
    expect((await changes.records.nights(changes.home)).sort()).toEqual([
      '2027-07-03 booking',
      '2027-07-10 booking',
    ]);
    expect(await mailsAbout(made, changeId)).not.toContain(`changeAccepted-${changeId}-guest`);
    // Once they are free again the same change can be met.
    await changes.kit.cancel({ ...other.link, dryRun: false });
    expect(await answer(made, changeId, 'accept')).toMatchObject({ ok: true });
    expect(await changes.records.nights(changes.home)).toEqual(['2027-07-05 booking']);
  });

  test('reaches only the changes of the booking that the link opens', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await ask(made.link);
    const other = await changes.records.created(changes.home, {
      startDate: '2027-08-07',
      endDate: '2027-08-14',
    });
    expect(await answer(other, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
    const guessed = { bookingId: made.bookingID, bookingHash: made.bookingHash, changeId };
    expect(await changes.kit.landlordSetChange({ ...guessed, action: 'accept' })).toMatchObject({
      type: 'booking-not-found',
    });
    expect((await bookingNow(made)).change?.state).toBe('open');
  });
});
