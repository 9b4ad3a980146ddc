import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { answerProposal } from '../../../contract/booking/answer-proposal.ts';
import type { proposeChange } from '../../../contract/landlords/propose-change.ts';
import { cents } from '../../../domain/cents.ts';
import { euros } from '../../../domain/money.ts';
import { holdRule } from '../../../domain/booking/hold-rule.ts';
import { proposalHours } from '../../../domain/booking/proposals.ts';
import { bookingChanges, changesStart, type Made } from '../../../tests/builders/booking-changes.ts';
import { bookingInput } from '../../../tests/builders/booking.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { readStanding } from '../ledger/ledger.ts';

const changes = bookingChanges();
const { bookingNow, clock, mailsAbout } = changes;
type Input = InputOf<typeof proposeChange>;
type Answer = Partial<InputOf<typeof answerProposal>>;

let lastKey = 0;
/** Other nights than the request's, from the 3rd to the 10th: 900 instead of 700 Euro. */
const tryOffer = async (made: Made, fields: Partial<Input> = {}) =>
  changes.kit.propose({
    ...(await changes.records.landlordLink(made.bookingID)),
    startDate: '2027-07-12',
    endDate: '2027-07-21',
    persons: 2,
    message: 'In Ihrer Woche ist das Haus voll.',
    dryRun: false,
    expectedPrice: euros(900),
    idempotencyKey: `offer-${++lastKey}`,
    ...fields,
  });

async function offer(made: Made, fields: Partial<Input> = {}): Promise<number> {
  const reply = await tryOffer(made, fields);
  if (!reply.ok) throw new Error(`${reply.type} ${JSON.stringify(reply.data)}`);
  return reply.data.booking!.change!.changeID;
}

const answer = (made: Made, changeID: number, action: 'accept' | 'decline', fields: Answer = {}) =>
  changes.kit.answerProposal({ ...made.link, changeID, action, acceptTerms: true, ...fields });

const request = (fields: Parameters<typeof changes.records.created>[1] = {}): Promise<Made> =>
  changes.records.created(changes.home, { bookingMethod: 'request', ...fields });

const byHost = async (made: Made, action: 'confirm' | 'decline') =>
  changes.kit.landlordSet({ ...(await changes.records.landlordLink(made.bookingID)), action });

const withdraw = async (made: Made, changeId: number) =>
  changes.kit.withdrawProposal({ ...(await changes.records.landlordLink(made.bookingID)), changeId });

const nights = async (): Promise<string[]> => (await changes.records.nights(changes.home)).sort();
const hoursLater = (hours: number): string =>
  new Date(Date.parse(changesStart) + hours * 3_600_000).toISOString();
const runAt = async (hours: number): Promise<void> => {
  clock.set(hoursLater(hours));
  await changes.kit.worker.runDue();
};

describe('an offer to a request', () => {
  test('leaves the request, holds its nights for the guest alone, and tells both sides', async () => {
    const made = await request();
    expect(await nights()).toEqual([]);
    const changeId = await offer(made);
    expect(await bookingNow(made)).toMatchObject({
      status: 'requested',
      startDate: '2027-07-03',
      change: {
        side: 'landlord',
        state: 'open',
        startDate: '2027-07-12',
        proposal: { concludes: true, expiresAt: hoursLater(proposalHours) },
      },
    });
    expect(await nights()).toEqual(['2027-07-12 option']);
    expect(await mailsAbout(made, changeId)).toEqual([
      `changeProposed-${changeId}-guest`,
      `changeProposed-${changeId}-landlord`,
    ]);
    const rival = { startDate: '2027-07-17', endDate: '2027-07-24' };
    await expect(changes.records.created(changes.home, rival)).rejects.toThrow('capacity-taken');
    const link = await changes.records.landlordLink(made.bookingID);
    expect(await changes.kit.landlordGet(link)).toMatchObject({
      data: {
        conflicts: [],
        proposable: null,
        actions: ['confirm', 'decline'],
        change: { actions: ['withdraw'] },
      },
    });
  });

  test('accepted concludes the contract by its terms, once, with what a contract needs', async () => {
    const made = await request();
    const changeId = await offer(made, {
      price: { kind: 'off', amount: euros(100) },
      expectedPrice: euros(800),
    });
    expect(await answer(made, changeId, 'accept', { acceptTerms: false })).toMatchObject({
      type: 'terms-not-accepted',
    });
    const [first, second] = await Promise.all([
      answer(made, changeId, 'accept'),
      answer(made, changeId, 'accept'),
    ]);
    for (const reply of [first, second]) {
      expect(reply).toMatchObject({
        data: { status: 'confirmed', startDate: '2027-07-12', price: { priceObject: { price: 800 } } },
      });
    }
    expect(await nights()).toEqual(['2027-07-12 booking']);
    expect(await changes.records.history(made.bookingID)).toEqual([
      'requested by guest',
      'confirmed by landlord',
    ]);
    const { claimed } = await readStanding(changes.database.db, made.bookingID, clock.today());
    expect(claimed).toBe(80_000);
    await changes.kit.worker.runDue();
    expect(changes.kit.mails(made.bookingID)).toEqual(
      expect.arrayContaining(['confirmed-guest', 'confirmed-landlord']),
    );
  });

  test('asks for the address that a request need not have', async () => {
    const {
      street: _street,
      zip: _zip,
      city: _city,
      country: _country,
      ...contact
    } = bookingInput(changes.home).customer;
    const made = await request({ customer: { ...contact, street: '', zip: '', city: '', country: '' } });
    const changeId = await offer(made);
    expect(await answer(made, changeId, 'accept')).toMatchObject({
      type: 'invalid-customer',
      data: { fields: { street: 'invalid.required' } },
    });
    const address = { street: 'Heidestr. 1', zip: '51147', city: 'Köln', country: 'de' };
    expect(await answer(made, changeId, 'accept', { address })).toMatchObject({
      data: { status: 'confirmed', customer: address },
    });
  });

  test.each(['decline', 'withdraw', 'expire'] as const)(
    'ended by %s: its nights are free, and the request waits for its host as before',
    async (end) => {
      const made = await request();
      const changeId = await offer(made);
      if (end === 'decline') await answer(made, changeId, 'decline', { message: 'Leider nein.' });
      else if (end === 'withdraw') await withdraw(made, changeId);
      else await runAt(proposalHours);
      const state = ({ decline: 'declined', withdraw: 'withdrawn', expire: 'expired' } as const)[end];
      expect(await bookingNow(made)).toMatchObject({ status: 'requested', change: { state } });
      expect(await nights()).toEqual([]);
      const word = state[0]!.toUpperCase() + state.slice(1);
      expect(await mailsAbout(made, changeId)).toContain(`proposal${word}-${changeId}-guest`);
      expect(await byHost(made, 'confirm')).toMatchObject({ ok: true });
      expect(await nights()).toEqual(['2027-07-03 booking']);
    },
  );

  test('keeps the request beyond its week, and a day more for the host to answer', async () => {
    const made = await request();
    const week = holdRule.requestDays * 24;
    await runAt(week - 1);
    await offer(made);
    await runAt(week + 1);
    expect((await bookingNow(made)).status).toBe('requested');
    await runAt(week - 1 + proposalHours);
    expect(await bookingNow(made)).toMatchObject({ status: 'requested', change: { state: 'expired' } });
    await runAt(week - 1 + proposalHours + holdRule.hoursAfterOffer);
    expect((await bookingNow(made)).status).toBe('expired');
  });

  test('a booking of the nights that were requested does not end the offer, but the request once the offer is over', async () => {
    for (const action of ['accept', 'decline'] as const) {
      const made = await request();
      const changeId = await offer(made);
      const rival = await changes.records.created(changes.home);
      expect((await bookingNow(made)).status).toBe('requested');
      await answer(made, changeId, action);
      expect((await bookingNow(made)).status).toBe(action === 'accept' ? 'confirmed' : 'declined');
      expect(await nights()).toEqual([
        '2027-07-03 booking',
        ...(action === 'accept' ? ['2027-07-12 booking'] : []),
      ]);
      for (const { link } of action === 'accept' ? [rival, made] : [rival]) {
        await changes.kit.cancel({ ...link, dryRun: false });
      }
      expect(await nights()).toEqual([]);
    }
  });

  test.each(['confirm', 'decline'] as const)(
    'of which the host thinks better, and they %s the request',
    async (action) => {
      const made = await request();
      // The offer has some of the nights that were asked for.
      await offer(made, { startDate: '2027-07-05', endDate: '2027-07-14' });
      const link = await changes.records.landlordLink(made.bookingID);
      expect(await changes.kit.landlordGet(link)).toMatchObject({ data: { conflicts: [] } });
      expect(await byHost(made, action)).toMatchObject({ ok: true });
      expect((await bookingNow(made)).change?.state).toBe('withdrawn');
      expect(await nights()).toEqual(action === 'confirm' ? ['2027-07-03 booking'] : []);
    },
  );

  test('ends with the guest’s withdrawal of the request, and other guests find its nights again', async () => {
    const made = await request();
    await offer(made);
    changes.kit.changed.length = 0;
    await changes.kit.cancel({ ...made.link, dryRun: false });
    expect((await bookingNow(made)).change?.state).toBe('declined');
    expect(await nights()).toEqual([]);
    expect(changes.kit.changed).toEqual([changes.home]);
  });
});

describe('an offer to an option', () => {
  const option = (): Promise<Made> => changes.records.created(changes.home, { bookingMethod: 'option' });

  test('holds its nights beside those of the option, which lasts as long as the offer', async () => {
    const made = await option();
    await runAt(holdRule.holdDays * 24 - 1);
    await offer(made);
    expect(await nights()).toEqual(['2027-07-03 option', '2027-07-12 option']);
    await runAt(holdRule.holdDays * 24 + 1);
    expect(await bookingNow(made)).toMatchObject({
      status: 'option',
      holdUntil: hoursLater(holdRule.holdDays * 24 - 1 + proposalHours),
    });
    await runAt(holdRule.holdDays * 24 + proposalHours);
    expect((await bookingNow(made)).status).toBe('expired');
    expect(await nights()).toEqual([]);
  });

  test('accepted books what was offered; booking the option ends the offer', async () => {
    const first = await option();
    const changeId = await offer(first);
    expect(await answer(first, changeId, 'accept')).toMatchObject({
      data: { status: 'confirmed', startDate: '2027-07-12', holdUntil: null },
    });
    expect(await nights()).toEqual(['2027-07-12 booking']);
    const second = await option();
    await offer(second, { startDate: '2027-07-23', endDate: '2027-07-30', expectedPrice: euros(700) });
    const conversion = { idempotencyKey: 'convert-offer', acceptTerms: true, expectedPrice: euros(700) };
    expect(await changes.kit.convert({ ...second.link, ...conversion })).toMatchObject({ ok: true });
    expect((await bookingNow(second)).change?.state).toBe('declined');
    expect(await nights()).toEqual(['2027-07-03 booking', '2027-07-12 booking']);
  });
});

describe('at the same moment', () => {
  test('an offer and a booking of its nights: one of both has them', async () => {
    const made = await request();
    const [booked, offered] = await Promise.all([
      changes.records.created(changes.home, { startDate: '2027-07-17', endDate: '2027-07-24' }).then(
        () => true,
        () => false,
      ),
      tryOffer(made),
    ]);
    expect(booked).not.toBe(offered.ok);
    if (!offered.ok) expect(offered.type).toBe('capacity-taken');
    expect(await nights()).toHaveLength(1);
  });

  test('two offers of the same nights to two guests: one of both is made', async () => {
    const guests = [await request(), await request()];
    const offers = await Promise.all(guests.map((made) => tryOffer(made)));
    expect(offers.map((one) => (one.ok ? 'made' : one.type)).sort()).toEqual(['capacity-taken', 'made']);
    expect(await nights()).toEqual(['2027-07-12 option']);
  });

  test.each(['confirm', 'decline', 'withdraw'] as const)(
    'the guest accepts, and the host would %s: one of both happens, with nights for one stay',
    async (second) => {
      const made = await request();
      const changeId = await offer(made, { startDate: '2027-07-05', endDate: '2027-07-14' });
      await Promise.all([
        answer(made, changeId, 'accept'),
        second === 'withdraw' ? withdraw(made, changeId) : byHost(made, second),
      ]);
      const { change, status, startDate } = await bookingNow(made);
      const isAccepted = change?.state === 'accepted';
      expect(status).toBe(
        isAccepted || second === 'confirm' ? 'confirmed' : second === 'decline' ? 'declined' : 'requested',
      );
      expect(startDate).toBe(isAccepted ? '2027-07-05' : '2027-07-03');
      expect(await nights()).toEqual(status === 'confirmed' ? [`${startDate} booking`] : []);
    },
  );
});

describe('the party of a proposal', () => {
  test('adults, children with their ages and dogs are proposed, within what the home takes', async () => {
    const home = await aHome(changes.database, {
      seasons: [{ fromDate: '2027-01-01' }],
      columns: { dogs_max: 1, pet_size: 'small', persons_max: 5 },
    });
    const made = await changes.records.created(home, { bookingMethod: 'request' });
    const refused: [Partial<Input>, string][] = [
      [{ persons: 2, childAges: [3, 5] }, 'partyInvalid'],
      [{ pets: 1, petSizes: ['large'] }, 'petSizeNotAllowed'],
      [{ pets: 2, petSizes: ['small', 'small'] }, 'petsNotAllowed'],
      [{ persons: 6, childAges: [1] }, 'tooManyPersons'],
    ];
    for (const [fields, reason] of refused) {
      expect(await tryOffer(made, fields), reason).toMatchObject({ data: { reason } });
    }
    const changeId = await offer(made, { persons: 4, childAges: [3, 15], pets: 1, petSizes: ['small'] });
    await answer(made, changeId, 'accept');
    expect(await bookingNow(made)).toMatchObject({
      persons: 4,
      childAges: [3, 15],
      pets: 1,
      petSizes: ['small'],
    });
  });

  test('tourist tax follows the ages', async () => {
    const touristTax = [{ fromAge: 16, toAge: 99, amount: 200 }];
    const place = { region: 296, place: 296, touristTax };
    const home = await aHome(changes.database, { ...place, seasons: [{ fromDate: '2027-01-01' }] });
    const made = await changes.records.created(home, { bookingMethod: 'request', expectedPrice: euros(728) });
    const total = async (fields: Partial<Input>): Promise<number> => {
      const reply = await tryOffer(made, { ...fields, dryRun: true });
      if (!reply.ok) throw new Error(reply.type);
      return reply.data.total;
    };
    const adults = await total({ persons: 3, childAges: [] });
    expect(adults - (await total({ persons: 3, childAges: [9] }))).toBe(18);
    expect(adults - (await total({ persons: 3, childAges: [17] }))).toBe(0);
    const price = { kind: 'total', amount: euros(adults - 100) } as const;
    expect(await total({ persons: 3, childAges: [], price })).toBe(adults - 100);
  });
});

describe('a typed total', () => {
  test('is what the guest pays, and the price of the accommodation follows from it', async () => {
    const made = await request();
    const price = { kind: 'total', amount: euros(850.5) } as const;
    const preview = await tryOffer(made, { price, dryRun: true });
    expect(preview).toMatchObject({ data: { total: 850.5, listTotal: 900, accommodation: 850.5 } });
    const tooHigh = { price: { kind: 'total', amount: euros(901) } } as const;
    expect(await tryOffer(made, tooHigh)).toMatchObject({ data: { reason: 'priceTooHigh' } });
    const tooLow = { price: { kind: 'total', amount: euros(100) } } as const;
    expect(await tryOffer(made, tooLow)).toMatchObject({ data: { reason: 'priceTooLow' } });
    const changeId = await offer(made, { price, expectedPrice: euros(850.5) });
    await answer(made, changeId, 'accept');
    const { claimed } = await readStanding(changes.database.db, made.bookingID, clock.today());
    expect(claimed).toBe(cents(85_050));
  });
});
