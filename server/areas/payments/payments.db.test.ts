import { expect, test } from 'vitest';
import { seededRandom } from '../../../domain/seeded-random.ts';
import { paymentsOrigin } from '../../../tests/builders/payments.ts';
import { sized } from '../../../tests/harness/run-size.ts';
import { findRefunds } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { findDemoCard } from './demo-bank/cards.ts';
import { openPayment } from './open-payment.ts';
import { paymentStore } from './payment-store.ts';
import { pollPayment } from './poll-payment.ts';
import { presentPayment } from './present-payment.ts';
import { paymentsSite } from './testing/payments-site.ts';

const site = paymentsSite();
const { aBooking, clock, passMinutes, standing, submit } = site;

const guestOf = (bookingId: number) => ({
  payable: { kind: 'booking' as const, id: bookingId },
  email: 'erika@example.com',
  language: 'de' as const,
  description: 'Buchung',
  returnUrl: `${paymentsOrigin}/payment/de/?bookingID=${bookingId}`,
});

async function referenceOf(bookingId: number, part: 'next' | 'all'): Promise<string> {
  const opened = await openPayment(site.deps, guestOf(bookingId), part);
  if (!opened.ok) throw new Error(opened.type);
  return opened.url.split('/').at(-1)!;
}

test('a guest who has paid goes back to the booking in its language', async () => {
  const { bookingID } = await aBooking({ language: 'fr' });
  const { booking } = (await site.kit.area.findPayableForMail(bookingID))!;
  expect(await presentPayment(site.deps, booking, null)).toMatchObject({ bookingID, language: 'fr' });
});

test('a card that asks for a second step pays, and the house believes the bank, not the way back', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'next');
  expect(await referenceOf(bookingID, 'next')).toBe(reference);
  const asked = await submit(reference, { card: '4000 0027 6000 3184' });
  expect(asked.statusCode).toBe(303);
  expect(asked.headers.location).toBe(`/demo-bank/${reference}`);
  const page = await site.app.inject({ url: `/demo-bank/${reference}` });
  expect(page.body).toContain('agrees');
  expect(await standing(bookingID)).toMatchObject({ paid: 0 });
  const agreed = await submit(reference, { agrees: 'yes' });
  expect(agreed.headers.location).toContain('outcome=done');
  expect(await standing(bookingID)).toMatchObject({ paid: 0 });
  const [payment] = await paymentStore.ofBooking(site.database.db, bookingID);
  await pollPayment(site.deps, payment!.id);
  expect(await standing(bookingID)).toMatchObject({ paid: 17_500, open: 52_500 });
  await site.wholeWorker.runDue();
  expect(site.kit.mails(bookingID)).toContain(`paid-payment-${payment!.id}`);
});

test('a wallet pays like a card, and what is pressed twice is booked once', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'next');
  const [first, second] = await Promise.all([
    submit(reference, { way: 'paypal' }),
    submit(reference, { way: 'paypal' }),
  ]);
  for (const { headers } of [first, second]) expect(headers.location).toContain('outcome=done');
  const [payment] = await paymentStore.ofBooking(site.database.db, bookingID);
  await Promise.all([pollPayment(site.deps, payment!.id), pollPayment(site.deps, payment!.id)]);
  expect(await standing(bookingID)).toMatchObject({ paid: 17_500, open: 52_500 });
});

test('a refused card leaves the page open with its reason, and no number is kept', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'all');
  const refused = await submit(reference, { card: '4000 0000 0000 9995' });
  expect(refused.body).toContain('role="alert"');
  expect((await submit(reference, { card: '5555 5555 5555 4444' })).statusCode).toBe(422);
  const [payment] = await paymentStore.ofBooking(site.database.db, bookingID);
  expect(await pollPayment(site.deps, payment!.id)).toMatchObject({
    state: 'open',
    decline_reason: 'insufficientFunds',
  });
  const kept = await site.database.db.selectFrom('demo_bank_checkouts').selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/9995\d|40000000|55555555/);
  expect((await submit(reference, { card: '4242424242424242' })).statusCode).toBe(303);
  expect(await pollPayment(site.deps, payment!.id)).toMatchObject({ state: 'paid' });
});

test('a forged, changed or old notice is refused, and the same one is taken once', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'next');
  await submit(reference, { card: '4242 4242 4242 4242' });
  site.onTheWay = [];
  await site.wholeWorker.runDue();
  const [notice] = site.onTheWay;
  expect(await site.tell({ ...notice!, body: notice!.body.replace('demo_', 'demo-') })).toBe(400);
  expect(await site.tell({ ...notice!, signature: 't=1,v1=00' })).toBe(400);
  passMinutes(6);
  expect(await site.tell(notice!)).toBe(400);
  passMinutes(-6);
  expect(await site.tell(notice!)).toBe(200);
  expect(await site.tell(notice!)).toBe(200);
  const { event } = { event: (JSON.parse(notice!.body) as { id: string }).id };
  const rows = await site.database.db
    .selectFrom('payment_notices')
    .selectAll()
    .where('event_id', '=', event)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a cancelled booking closes the page, gives the card its money back, and money that comes after all too', async () => {
  const { bookingID, bookingHash } = await aBooking();
  const first = await referenceOf(bookingID, 'next');
  await submit(first, { card: '4242 4242 4242 4242' });
  await pollPayment(site.deps, (await paymentStore.ofBooking(site.database.db, bookingID))[0]!.id);
  const second = await referenceOf(bookingID, 'all');
  expect(await site.kit.cancel({ bookingID, bookingHash, dryRun: false })).toMatchObject({ ok: true });
  // The card is captured before the house has closed the page.
  await submit(second, { card: '4242 4242 4242 4242' });
  await site.wholeWorker.runDue();
  await site.wholeWorker.runDue();
  expect(await standing(bookingID)).toMatchObject({ claimed: 14_000, paid: 14_000, open: 0, overpaid: 0 });
  const refunds = await findRefunds(site.database.db, bookingID);
  expect(refunds.every(({ state }) => state === 'done')).toBe(true);
  expect(refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(56_000);
});

const lives = sized('PAYMENT_LIVES', { gate: 20, full: 500 });

test(`${lives} lives of payments, with notices lost, doubled, turned round and forged, and crashes in between`, async () => {
  for (let run = 1; run <= lives; run++) {
    const { next: random } = seededRandom('money', run);
    const happens = (chance: number): boolean => random() < chance;
    const { bookingID, bookingHash } = await aBooking();
    site.onTheWay = [];
    for (let round = 0; round < 3; round++) {
      const opened = await openPayment(site.deps, guestOf(bookingID), happens(0.5) ? 'next' : 'all');
      if (!opened.ok) break;
      const reference = opened.url.split('/').at(-1)!;
      const cards = ['4242424242424242', '4000000000000119', '4000000000000259', '4000000000000002'];
      const card = findDemoCard(cards[Math.floor(random() * cards.length)]!)!;
      if (happens(0.85)) await submit(reference, { card: card.number });
      // The house asks, and dies before it has written down what it heard; or after.
      const [payment] = await paymentStore.ofBooking(site.database.db, bookingID);
      if (happens(0.3)) await crashWhile(() => pollPayment(site.deps, payment!.id));
      if (happens(0.3)) await site.kit.cancel({ bookingID, bookingHash, dryRun: false });
      if (happens(0.5)) await site.worker.runDue();
      const lost = site.onTheWay.filter(() => happens(0.3));
      const arriving = site.onTheWay
        .filter((one) => !lost.includes(one))
        .flatMap((one) => (happens(0.4) ? [one, one] : [one]));
      if (happens(0.5)) arriving.reverse();
      site.onTheWay = [];
      for (const one of arriving) expect(await site.tell(one)).toBe(200);
      expect(await site.tell({ body: '{"id":"x","checkout":"y"}', signature: 't=1,v1=00' })).toBe(400);
      if (happens(0.5))
        await Promise.all([pollPayment(site.deps, payment!.id), pollPayment(site.deps, payment!.id)]);
    }
    // Whatever was lost, the house finds by itself.
    for (let hour = 0; hour < 3; hour++) {
      passMinutes(61);
      await site.worker.runDue();
    }
    const { state } = await site.database.db
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', bookingID)
      .executeTakeFirstOrThrow();
    const atBank = (
      await site.database.db.selectFrom('payments').selectAll().where('booking_id', '=', bookingID).execute()
    )
      .map(({ reference }) => reference)
      .filter((reference) => reference !== null);
    const captured = await site.database.db
      .selectFrom('demo_bank_checkouts')
      .selectAll()
      .where('reference', 'in', [...atBank, 'none'])
      .where('state', '=', 'paid')
      .execute();
    const received = captured.reduce((sum, one) => sum + one.amount_cents, 0);
    const returned = captured.reduce((sum, one) => sum + one.refunded_cents, 0);
    const now = await standing(bookingID);
    const label = `run ${run}, ${state}`;
    // Each payment is posted once: the ledger has exactly the money that is at the site.bank.
    expect(now.paid, label).toBe(received - returned);
    expect(now.overpaid, label).toBe(0);
    // No booking is paid and cancelled: its fee is all that stays.
    if (state === 'cancelled') expect(now.claimed, label).toBe(14_000);
    expect(now.paid, label).toBeLessThanOrEqual(now.claimed);
    const refunds = await findRefunds(site.database.db, bookingID);
    expect(
      refunds.every((one) => one.state === 'done'),
      label,
    ).toBe(true);
    clock.set('2027-03-01T10:00:00Z');
  }
  expect(await checkLedger(site.database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
}, 600_000);

/** The transaction in which the work would be written down is never committed, as when its process is killed. */
async function crashWhile(work: () => Promise<unknown>): Promise<void> {
  const connection = site.database.transaction;
  site.database.transaction = () => Promise.reject(new Error('killed'));
  await work().catch(() => undefined);
  site.database.transaction = connection;
}
