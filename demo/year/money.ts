import { negate, noMoney, type Cents } from '../../domain/money.ts';
import { todayInBerlin } from '../../domain/stay.ts';
import {
  readBalance,
  findRefunds,
  lockMoney,
  moveRefund,
  post,
  readStanding,
} from '../../server/areas/ledger/ledger.ts';
import { bankStore, type TransferRow } from '../../server/areas/payments/bank-store.ts';
import { demoBankStore } from '../../server/areas/payments/demo-bank/demo-bank-store.ts';
import { moneyStore } from '../../server/areas/payments/money-store.ts';
import { paymentStore, type PaymentRow } from '../../server/areas/payments/payment-store.ts';
import { bookCapture, bookReceipt, bookRefund } from '../../server/areas/payments/payments.ts';
import type { Guest } from './guests.ts';
import { later } from './timeline.ts';
import { nameOfStaff, type YearContext } from './year-context.ts';

export type PaidBy = 'card' | 'sepa' | 'transfer';

export interface Debt {
  bookingId: number;
  displayNumber: number;
  guest: Guest;
}

const demoCardNumbers = { card: '4242', sepa: '3000' } as const;

/** Pays at the demo bank, by card or direct debit. */
export async function payOnline(
  { tx }: YearContext,
  of: { bookingId: number } | { voucherId: number },
  { amount, paidBy, at, what }: { amount: Cents; paidBy: 'card' | 'sepa'; at: Date; what: string },
): Promise<void> {
  const payment = await paymentStore.insert(tx, {
    booking_id: 'bookingId' in of ? of.bookingId : null,
    voucher_id: 'voucherId' in of ? of.voucherId : null,
    provider: 'demo',
    amount_cents: amount,
    split_account: null,
    house_cents: null,
    created_at: at,
    expires_at: later(at, 1),
  });
  const reference = `demo_year_${payment.id}`;
  await demoBankStore.openCheckout(tx, {
    reference,
    idempotency_key: `payment-${payment.id}`,
    amount_cents: amount,
    description: what,
    language: 'de',
    success_url: '/',
    cancel_url: '/',
    notice_url: '/',
    expires_at: later(at, 1),
  });
  await demoBankStore.move(tx, reference, ['open'], { state: 'paid', card: demoCardNumbers[paidBy] });
  const paid = { state: 'paid', reference, updated_at: at } as const;
  await paymentStore.update(tx, payment.id, paid);
  await bookCapture(tx, { ...payment, ...paid }, amount, at);
}

export async function insertLine(
  { tx, operator, nextLine }: YearContext,
  line: { amount: Cents; name: string; iban: string | null; purpose: string; at: Date },
  judged: Pick<TransferRow, 'state' | 'doubt' | 'booking_id'>,
): Promise<{ id: number; bankReference: string }> {
  const bookedOn = todayInBerlin(line.at);
  const account = operator.bankAccount!.iban;
  const bankReference = `FE${bookedOn.replaceAll('-', '')}${String(nextLine()).padStart(5, '0')}`;
  const id = await bankStore.insert(
    tx,
    account,
    {
      bankReference,
      amount: line.amount,
      bookedOn,
      otherName: line.name,
      otherIban: line.iban,
      purpose: line.purpose,
    },
    judged,
    line.at,
  );
  return { id: id!, bankReference };
}

async function payByTransfer(
  context: YearContext,
  { bookingId, displayNumber, guest }: Debt,
  { amount, at }: { amount: Cents; at: Date },
): Promise<void> {
  const { firstName, lastName } = guest.customer;
  const { id } = await insertLine(
    context,
    { amount, name: `${firstName} ${lastName}`, iban: guest.iban, purpose: `Buchung ${displayNumber}`, at },
    { state: 'matched', doubt: null, booking_id: bookingId },
  );
  await bookReceipt(context.tx, { id, amount, bookingId, at });
}

/** Receipts whose booking the statement does not reveal. */
export async function receiveUnknown(
  context: YearContext,
  line: { amount: Cents; name: string; iban: string; purpose: string; at: Date },
  judged: Pick<TransferRow, 'doubt' | 'booking_id'>,
): Promise<number> {
  const { id } = await insertLine(context, line, { state: 'doubtful', ...judged });
  await bookReceipt(context.tx, { id, amount: line.amount, bookingId: null, at: line.at });
  return id;
}

/** Refunds an overpaid amount: to cards at once, by transfer once the accounting has released it. */
export async function giveBack(context: YearContext, { bookingId, guest }: Debt, at: Date): Promise<void> {
  const { tx, timeline, people } = context;
  for (const refund of await findRefunds(tx, bookingId)) {
    if (refund.state === 'released') {
      const payment = await paymentStore.find(tx, Number(refund.source.split('/')[1]));
      await refundOnline(context, refund.id, payment as PaymentRow & { reference: string }, at);
    }
    if (refund.state !== 'intended') continue;
    const amount = refund.amount_cents;
    timeline.plan(later(at, 20), async () => {
      const releasedAt = later(at, 20);
      await moveRefund(tx, refund.id, ['intended'], { state: 'released', at: releasedAt });
      await moneyStore.act(tx, {
        ...{ bookingId, act: 'release', subject: `refund/${refund.id}`, amount, note: '' },
        ...{ uid: people.accounting, name: nameOfStaff.accounting, at: releasedAt },
      });
    });
    const bookedAt = later(at, 90);
    timeline.plan(bookedAt, async () => {
      const { firstName, lastName } = guest.customer;
      const { id, bankReference: reference } = await insertLine(
        context,
        {
          amount: negate(amount),
          name: `${firstName} ${lastName}`,
          iban: guest.iban,
          purpose: `Erstattung ER-${refund.id}`,
          at: bookedAt,
        },
        { state: 'matched', doubt: null, booking_id: bookingId },
      );
      await moveRefund(tx, refund.id, ['released'], { state: 'done', reference, at: bookedAt });
      await post(tx, {
        cause: 'refund',
        key: `refund/${refund.id}/done`,
        bookingId,
        at: bookedAt,
        entries: [
          { account: 'refundsPayable', subject: refund.source, amount },
          { account: 'bank', subject: `transfer/${id}`, amount: negate(amount) },
        ],
      });
    });
  }
}

async function refundOnline(
  { tx }: YearContext,
  refundId: number,
  payment: PaymentRow & { reference: string },
  at: Date,
): Promise<void> {
  const [refund] = (await findRefunds(tx, payment.booking_id!)).filter(({ id }) => id === refundId);
  const reference = `demo_year_refund_${refundId}`;
  const { amount_cents: amount } = refund!;
  await demoBankStore.refund(tx, {
    ...{ reference, key: `refund-${refundId}`, checkout: payment.reference, amount },
  });
  await moveRefund(tx, refundId, ['released'], { state: 'done', reference, at });
  await bookRefund(tx, refund!, payment, at);
}

/** The demo bank pays out all received payments in one sum, as card providers do. */
export async function payOutOfProvider(context: YearContext, at: Date): Promise<void> {
  const { tx } = context;
  const amount = await readBalance(tx, 'providerClearing');
  if (amount <= 0) return;
  const { id } = await insertLine(
    context,
    { amount, name: 'Demo-Bank Kartenzahlungen', iban: null, purpose: 'Sammelauszahlung', at },
    { state: 'matched', doubt: null, booking_id: null },
  );
  await post(tx, {
    cause: 'providerPayout',
    key: `transfer/${id}/provider-payout`,
    bookingId: null,
    at,
    entries: [
      { account: 'bank', subject: `transfer/${id}`, amount },
      { account: 'providerClearing', amount: negate(amount) },
    ],
  });
}

/** Pays the part of a plan due on this day, as far as it is open. */
export async function payClaim(
  context: YearContext,
  debt: Debt,
  { dueOn, paidBy, at }: { dueOn: string; paidBy: PaidBy; at: Date },
): Promise<void> {
  const { tx } = context;
  await lockMoney(tx, debt.bookingId);
  const { claims } = await readStanding(tx, debt.bookingId, todayInBerlin(at));
  const amount = claims.find((claim) => claim.dueOn === dueOn)?.open ?? noMoney;
  if (amount <= 0) return;
  if (paidBy === 'transfer') return payByTransfer(context, debt, { amount, at });
  const what = `Buchung ${debt.displayNumber}`;
  return payOnline(context, { bookingId: debt.bookingId }, { amount, paidBy, at, what });
}

/** Sends the reminder that the job of that day would have sent. */
export async function remind(
  { tx }: YearContext,
  bookingId: number,
  { dueOn, level, at }: { dueOn: string; level: number; at: Date },
): Promise<void> {
  const { claims } = await readStanding(tx, bookingId, todayInBerlin(at));
  if ((claims.find((claim) => claim.dueOn === dueOn)?.open ?? noMoney) <= 0) return;
  await moneyStore.insertNotice(tx, { booking_id: bookingId, due_on: dueOn, level, created_at: at });
}
