import { beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { proposeChange } from '../../../contract/landlords/propose-change.ts';
import { cents } from '../../../domain/cents.ts';
import { euros, negate } from '../../../domain/money.ts';
import { proposalHours } from '../../../domain/booking/proposals.ts';
import { bookingChanges, changesStart, type Made } from '../../../tests/builders/booking-changes.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { lockMoney, post, readStanding } from '../ledger/ledger.ts';
import { findInvoices } from './money/invoice-store.ts';

const changes = bookingChanges();
const { bookingNow, clock, mailsAbout } = changes;
type Input = InputOf<typeof proposeChange>;

let lastKey = 0;
/** Two nights later and longer: 900 instead of 700 Euro by the price list. */
async function input(made: Made, fields: Partial<Input> = {}): Promise<Input> {
  return {
    ...(await changes.records.landlordLink(made.bookingID)),
    startDate: '2027-07-05',
    endDate: '2027-07-14',
    persons: 2,
    message: 'In Ihrer Woche kommt der Dachdecker.',
    dryRun: false,
    expectedPrice: euros(900),
    idempotencyKey: `proposal-${++lastKey}`,
    ...fields,
  };
}

const tryPropose = async (made: Made, fields: Partial<Input> = {}) =>
  changes.kit.propose(await input(made, fields));

async function propose(made: Made, fields: Partial<Input> = {}): Promise<number> {
  const reply = await tryPropose(made, fields);
  if (!reply.ok) throw new Error(`${reply.type} ${JSON.stringify(reply.data)}`);
  return reply.data.booking!.change!.changeID;
}

const answer = (made: Made, changeID: number, action: 'accept' | 'decline', message = '') =>
  changes.kit.answerProposal({ ...made.link, changeID, action, message });

async function confirmed(fields: Parameters<typeof changes.records.created>[1] = {}): Promise<Made> {
  const made = await changes.records.created(changes.home, fields);
  const link = await changes.records.landlordLink(made.bookingID);
  expect(await changes.kit.landlordSet({ ...link, action: 'confirm' })).toMatchObject({ ok: true });
  return made;
}

const withdraw = async (made: Made, changeId: number) =>
  changes.kit.withdrawProposal({ ...(await changes.records.landlordLink(made.bookingID)), changeId });

const nights = async (): Promise<string[]> => (await changes.records.nights(changes.home)).sort();
const hoursLater = (hours: number): string =>
  new Date(Date.parse(changesStart) + hours * 3_600_000).toISOString();

async function pay({ bookingID }: Made, amount: number): Promise<void> {
  await changes.database.transaction(async (tx) => {
    await lockMoney(tx, bookingID);
    await post(tx, {
      ...{ cause: 'transfer', key: `paid-${bookingID}`, bookingId: bookingID, at: clock.now() },
      entries: [
        { account: 'bank', amount: cents(amount), subject: 'transfer/1' },
        { account: 'guestReceivable', amount: negate(cents(amount)), subject: 'transfer/1' },
      ],
    });
  });
}

describe('a proposal', () => {
  test('is shown before it is sent: dates, price, money of guest and host, and changes nothing', async () => {
    const made = await confirmed();
    await pay(made, 70_000);
    const preview = await tryPropose(made, { dryRun: true, expectedPrice: undefined });
    if (!preview.ok) throw new Error(preview.type);
    expect(preview.data).toMatchObject({
      agreedTotal: 700,
      total: 900,
      listTotal: 900,
      accommodation: 900,
      money: { refund: 0 },
      expiresAt: hoursLater(proposalHours),
      booking: null,
    });
    expect(preview.data.money.payments.map(({ kind, amount, open }) => [kind, amount, open])).toEqual([
      ['downPayment', 225, 0],
      ['balance', 675, 200],
    ]);
    const { agreed, proposed } = preview.data.receives!;
    expect(proposed / agreed).toBeCloseTo(900 / 700, 5);
    const cheaper = await tryPropose(made, { dryRun: true, price: { kind: 'fixed', amount: euros(500) } });
    expect(cheaper).toMatchObject({ data: { total: 500, listTotal: 900, money: { refund: 200 } } });
    expect((await bookingNow(made)).change).toBeNull();
    expect(await nights()).toEqual(['2027-07-03 booking']);
  });

  test('leaves the booking as it is, holds only the new nights, and tells both sides until when', async () => {
    const made = await confirmed();
    const changeId = await propose(made, {
      startDate: '2027-07-01',
      endDate: '2027-07-12',
      expectedPrice: euros(1100),
    });
    const booking = await bookingNow(made);
    expect(booking).toMatchObject({ startDate: '2027-07-03', endDate: '2027-07-10' });
    expect(booking.change).toMatchObject({
      side: 'landlord',
      state: 'open',
      startDate: '2027-07-01',
      total: 1100,
      agreed: { startDate: '2027-07-03', total: 700 },
      message: 'In Ihrer Woche kommt der Dachdecker.',
      proposal: { expiresAt: hoursLater(proposalHours), listTotal: 1100, money: { refund: 0 } },
    });
    expect(booking.nextSteps).not.toContain('change');
    expect(await nights()).toEqual(['2027-07-01 option', '2027-07-03 booking', '2027-07-10 option']);
    expect(await mailsAbout(made, changeId)).toEqual([
      `changeProposed-${changeId}-guest`,
      `changeProposed-${changeId}-landlord`,
    ]);
    await expect(
      changes.records.created(changes.home, { startDate: '2027-07-10', endDate: '2027-07-17' }),
    ).rejects.toThrow('capacity-taken');
  });

  test('is sent once, however often it is sent', async () => {
    const made = await confirmed();
    const sent = await input(made);
    const [first, second] = await Promise.all([changes.kit.propose(sent), changes.kit.propose(sent)]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(await changes.kit.propose({ ...sent, persons: 3 })).toMatchObject({
      type: 'idempotency-conflict',
    });
  });

  test('keeps the rules of a booking, but not those that hosts set for guests', async () => {
    const made = await confirmed();
    await changes.records.created(changes.home, { startDate: '2027-07-17', endDate: '2027-07-24' });
    const refused: [Partial<Input>, unknown][] = [
      [{ expectedPrice: euros(899) }, { type: 'price-changed' }],
      [{ expectedPrice: undefined }, { type: 'price-changed' }],
      [{ endDate: '2027-07-18' }, { type: 'capacity-taken' }],
      [{ startDate: '2027-02-01', endDate: '2027-02-08' }, { data: { reason: 'past' } }],
      [{ persons: 40 }, { data: { reason: 'tooManyPersons' } }],
      [{ startDate: '2027-07-03', endDate: '2027-07-10' }, { data: { reason: 'unchanged' } }],
      [{ price: { kind: 'fixed', amount: euros(901) } }, { data: { reason: 'priceTooHigh' } }],
      [{ price: { kind: 'off', amount: euros(800) } }, { data: { reason: 'priceTooLow' } }],
    ];
    for (const [fields, outcome] of refused) {
      expect(await tryPropose(made, fields), JSON.stringify(fields)).toMatchObject(outcome as object);
    }
    // Guests stay three nights at least.
    const short = { startDate: '2027-07-05', endDate: '2027-07-07', expectedPrice: euros(200) };
    expect(await tryPropose(made, short)).toMatchObject({ ok: true });
    expect(await tryPropose(made)).toMatchObject({ type: 'change-open' });
  });

  test('is not for what has ended, nor from the day of arrival on', async () => {
    for (const bookingMethod of ['option', 'request'] as const) {
      const ended = await changes.records.created(changes.home, { bookingMethod });
      await changes.kit.cancel({ ...ended.link, dryRun: false });
      expect(await tryPropose(ended)).toMatchObject({ type: 'not-changeable' });
    }
    const made = await confirmed();
    clock.set('2027-07-03T06:00:00Z');
    expect(await tryPropose(made)).toMatchObject({ type: 'not-changeable' });
  });

  test('of a guest’s change is no proposal, and the other way round', async () => {
    const made = await confirmed();
    const asked = await changes.ask(made.link);
    expect(await tryPropose(made)).toMatchObject({ type: 'change-open' });
    expect(await answer(made, asked, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await answer(made, asked, 'decline')).toMatchObject({ type: 'change-not-open' });
    expect(await withdraw(made, asked)).toMatchObject({ type: 'change-not-open' });
    await changes.kit.withdrawChange({ ...made.link, changeID: asked });
    const proposed = await propose(made);
    expect(await changes.answer(made, proposed, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await changes.kit.withdrawChange({ ...made.link, changeID: proposed })).toMatchObject({
      type: 'change-not-open',
    });
    expect((await bookingNow(made)).change?.state).toBe('open');
  });
});

describe('the guest accepts', () => {
  test('nights, party, price, claims and invoice are those of the proposal, once', async () => {
    const made = await confirmed();
    await pay(made, 70_000);
    const changeId = await propose(made, {
      persons: 3,
      price: { kind: 'off', amount: euros(100) },
      expectedPrice: euros(800),
    });
    // What the list asks by now does not matter: this price was proposed.
    await changes.database.db
      .updateTable('price_seasons')
      .set({ nightly_cents: cents(50_000) })
      .where('object_number', '=', changes.home)
      .execute();
    const replies = [await answer(made, changeId, 'accept', 'Gern!'), await answer(made, changeId, 'accept')];
    for (const reply of replies) {
      expect(reply).toMatchObject({
        data: {
          status: 'confirmed',
          startDate: '2027-07-05',
          endDate: '2027-07-14',
          persons: 3,
          price: { priceObject: { price: 800 } },
          change: { state: 'accepted', answer: 'Gern!', proposal: { listTotal: 900, money: null } },
        },
      });
    }
    expect(await nights()).toEqual(['2027-07-05 booking']);
    const { claimed, open } = await readStanding(changes.database.db, made.bookingID, clock.today());
    expect([claimed, open]).toEqual([80_000, 10_000]);
    const invoices = await findInvoices(changes.database.db, made.bookingID);
    expect(invoices.map(({ kind, total_cents }) => `${kind} ${total_cents}`)).toEqual([
      'stay 70000',
      'cancellation -70000',
      'stay 80000',
    ]);
    expect(await mailsAbout(made, changeId)).toEqual(
      expect.arrayContaining([`proposalAccepted-${changeId}-guest`, `proposalAccepted-${changeId}-landlord`]),
    );
    expect(await answer(made, changeId, 'decline')).toMatchObject({ type: 'change-not-open' });
  });

  test('what costs more is due a week after the guest’s yes, even where all payments were due long ago', async () => {
    const made = await confirmed();
    await pay(made, 70_000);
    clock.set('2027-06-10T10:00:00Z');
    const changeId = await propose(made);
    const week = '2027-06-17';
    const { money } = (await bookingNow(made)).change!.proposal!;
    expect(money!.payments).toMatchObject([{ kind: 'full', dueDate: week, amount: 900, open: 200 }]);
    await answer(made, changeId, 'accept');
    const { claims, overdue, open } = await readStanding(changes.database.db, made.bookingID, '2027-06-16');
    expect([overdue, open]).toEqual([0, 20_000]);
    expect(claims.map(({ dueOn }) => dueOn)).toEqual([week]);
    expect((await bookingNow(made)).payments).toMatchObject([{ dueDate: week, open: 200 }]);
  });

  test('a reduction alone refunds what was paid too much', async () => {
    const made = await confirmed();
    await pay(made, 70_000);
    const sameStay = { startDate: '2027-07-03', endDate: '2027-07-10' };
    const tooHigh = { ...sameStay, price: { kind: 'fixed', amount: euros(701) } } as const;
    expect(await tryPropose(made, tooHigh)).toMatchObject({ data: { reason: 'priceTooHigh' } });
    const price = { kind: 'off', amount: euros(150) } as const;
    const changeId = await propose(made, { ...sameStay, price, expectedPrice: euros(550) });
    expect((await bookingNow(made)).change?.proposal?.money?.refund).toBe(150);
    expect(await nights()).toEqual(['2027-07-03 booking']);
    await answer(made, changeId, 'accept');
    const booking = await bookingNow(made);
    expect(booking.money?.refunded).toBe(150);
    expect(booking.price.priceObject.price).toBe(550);
  });

  test('an unconfirmed booking is confirmed by it: its host has agreed', async () => {
    const made = await changes.records.created(changes.home);
    const changeId = await propose(made, { message: 'Ruf mich an: 0171 2345678' });
    expect((await bookingNow(made)).change?.message).not.toContain('2345678');
    expect(await answer(made, changeId, 'accept')).toMatchObject({
      data: { status: 'confirmed', startDate: '2027-07-05', change: { state: 'accepted' } },
    });
    expect(await changes.records.history(made.bookingID)).toEqual([
      'booked by guest',
      'confirmed by landlord',
    ]);
    const { claimed } = await readStanding(changes.database.db, made.bookingID, clock.today());
    expect(claimed).toBe(90_000);
    expect(await nights()).toEqual(['2027-07-05 booking']);
  });

  test('at the same moment twice, and against a refusal and a withdrawal: one of both happens', async () => {
    for (const second of ['accept', 'decline', 'withdraw'] as const) {
      const stay = { startDate: '2027-09-04', endDate: '2027-09-11' };
      const made = await confirmed(stay);
      const changeId = await propose(made, { startDate: '2027-09-06', endDate: '2027-09-15' });
      const answers = await Promise.all([
        answer(made, changeId, 'accept'),
        second === 'withdraw' ? withdraw(made, changeId) : answer(made, changeId, second),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(second === 'accept' ? 2 : 1);
      const { change, startDate } = await bookingNow(made);
      expect(startDate).toBe(change?.state === 'accepted' ? '2027-09-06' : '2027-09-04');
      expect(await nights()).toEqual([`${startDate} booking`]);
      expect(await findInvoices(changes.database.db, made.bookingID)).toHaveLength(
        change?.state === 'accepted' ? 3 : 1,
      );
      await changes.kit.cancel({ ...made.link, dryRun: false });
    }
  });

  test('a booking of the new nights against the proposal: one of both has them', async () => {
    const made = await confirmed();
    const rival = { startDate: '2027-07-10', endDate: '2027-07-17' };
    const [booked, proposed] = await Promise.all([
      changes.records.created(changes.home, rival).then(
        () => true,
        () => false,
      ),
      tryPropose(made),
    ]);
    expect(booked).not.toBe(proposed.ok);
    if (!proposed.ok) expect(proposed.type).toBe('capacity-taken');
    expect(await nights()).toHaveLength(2);
  });
});

describe('a proposal ends', () => {
  test('declined by the guest, withdrawn by the host: the nights are free, and the other side hears of it', async () => {
    const made = await confirmed();
    const declined = await propose(made);
    expect(await answer(made, declined, 'decline', 'Leider keine Zeit.')).toMatchObject({
      data: { startDate: '2027-07-03', change: { state: 'declined' } },
    });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    expect(await mailsAbout(made, declined)).toContain(`proposalDeclined-${declined}-landlord`);
    expect(await answer(made, declined, 'accept')).toMatchObject({ type: 'change-not-open' });
    const withdrawn = await propose(made);
    expect(await withdraw(made, withdrawn)).toMatchObject({ ok: true });
    expect(await withdraw(made, withdrawn)).toMatchObject({ ok: true });
    expect(await answer(made, withdrawn, 'accept')).toMatchObject({ type: 'change-not-open' });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    expect(await mailsAbout(made, withdrawn)).toContain(`proposalWithdrawn-${withdrawn}-guest`);
  });

  test('by the clock after its hours, to the minute, even if the job is late', async () => {
    const made = await confirmed();
    const changeId = await propose(made);
    clock.set(hoursLater(proposalHours - 0.01));
    await changes.kit.worker.runDue();
    expect((await bookingNow(made)).change?.state).toBe('open');
    clock.set(hoursLater(proposalHours));
    expect((await bookingNow(made)).change).toMatchObject({ state: 'expired', proposal: { money: null } });
    expect(await answer(made, changeId, 'accept')).toMatchObject({ type: 'change-not-open' });
    await changes.kit.worker.runDue();
    expect(await bookingNow(made)).toMatchObject({ startDate: '2027-07-03', change: { state: 'expired' } });
    expect(await nights()).toEqual(['2027-07-03 booking']);
    expect(await mailsAbout(made, changeId)).toEqual(
      expect.arrayContaining([`proposalExpired-${changeId}-guest`, `proposalExpired-${changeId}-landlord`]),
    );
  });

  test('at the latest with the evening before arrival', async () => {
    const made = await confirmed();
    clock.set('2027-07-02T10:00:00Z');
    await propose(made);
    expect((await bookingNow(made)).change?.proposal?.expiresAt).toBe('2027-07-03T00:00:00.000Z');
  });

  test.each(['guest', 'landlord'] as const)(
    'with a cancellation by the %s, which frees all nights',
    async (side) => {
      const made = await confirmed();
      await propose(made);
      if (side === 'guest') await changes.kit.cancel({ ...made.link, dryRun: false });
      else {
        const link = await changes.records.landlordLink(made.bookingID);
        await changes.kit.landlordCancel({ ...link, reason: 'unusable', message: 'Wasserschaden' });
      }
      expect((await bookingNow(made)).change?.state).toBe(side === 'guest' ? 'declined' : 'withdrawn');
      expect(await nights()).toEqual([]);
    },
  );
});

describe('who proposes', () => {
  let stranger: string;
  beforeAll(async () => {
    ({ uid: stranger } = await aSession(changes.database, { roles: ['landlord'] }));
  });

  test('a co-host proposes dates at the prices of the list, and no price', async () => {
    const made = await confirmed();
    const { bookingID: id } = made;
    const opened = { id, object_number: changes.home, uid: stranger, isOwned: false };
    const { bookingId: _id, bookingHash: _hash, ...sent } = await input(made);
    const parsed = { ...sent, price: { kind: 'list' }, message: '' } as const;
    const price = { kind: 'off', amount: euros(10) } as const;
    expect(await changes.kit.area.proposeChange(opened, { ...parsed, price })).toMatchObject({
      type: 'price-not-yours',
    });
    expect(await changes.kit.area.proposeChange(opened, parsed)).toMatchObject({ ok: true });
    const row = await changes.database.db
      .selectFrom('booking_changes')
      .select(['side', 'proposed_by'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ side: 'landlord', proposed_by: stranger });
  });

  test('the landlord sees their proposal, and that there is nothing to answer', async () => {
    const made = await confirmed();
    const link = await changes.records.landlordLink(made.bookingID);
    const before = await changes.kit.landlordGet(link);
    expect(before).toMatchObject({ data: { proposable: { setsPrice: true, accommodation: 700 } } });
    await propose(made);
    expect(await changes.kit.landlordGet(link)).toMatchObject({
      data: {
        proposable: null,
        change: { side: 'landlord', actions: ['withdraw'], conflicts: [], proposal: { listTotal: 900 } },
      },
    });
  });
});
