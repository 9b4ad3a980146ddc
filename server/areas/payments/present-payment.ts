import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { getPayment } from '../../../contract/payments/get-payment.ts';
import { toEuros, type Cents } from '../../../domain/money.ts';
import { sumByWay } from '../../../domain/money-by-way.ts';
import { declineReasons } from '../../../domain/payments.ts';
import type { Queryable } from '../../platform/database.ts';
import { qrCode } from '../../platform/qr-code.ts';
import { buildTransferWithCode, presentWays, type PayableBooking } from '../booking/booking.ts';
import { findEntries, findRefunds, readStanding, receivedPayments } from '../ledger/ledger.ts';
import { paymentStore, type PaymentRow } from './payment-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { payableNow } from './rules/payable-now.ts';

export async function presentPayment(
  deps: PaymentsDeps,
  booking: PayableBooking,
  paymentId: number | null,
): Promise<ResponseOf<typeof getPayment>> {
  const { db } = deps.connection;
  const today = deps.clock.today();
  const standing = await readStanding(db, booking.id, today);
  const payments = await paymentStore.ofBooking(db, booking.id);
  const payment = payments.find(({ id }) => id === paymentId) ?? payments[0];
  const payable = payableNow(standing, today);
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.displayNumber,
    status: booking.state,
    home: booking.homeTitle,
    language: booking.language,
    ...booking.stay,
    collectedByUs: booking.collectedByUs,
    claimed: toEuros(standing.claimed),
    paid: toEuros(standing.paid),
    received: presentWays(sumByWay(receivedPayments(await findEntries(db, booking.id)))),
    open: toEuros(standing.open),
    due: toEuros(standing.due),
    overdue: toEuros(standing.overdue),
    claims: standing.claims.map(({ dueOn, amount, open }) => ({
      dueDate: dueOn,
      amount: toEuros(amount),
      open: toEuros(open),
    })),
    payable: { next: toEuros(payable.next), all: toEuros(payable.all), dueDate: payable.dueOn },
    byCard: deps.cards !== null && payable.next > 0,
    transfer: payable.next > 0 ? presentTransfer(deps, booking, payable.next) : null,
    payment: payment ? presentCardPayment(payment) : null,
    refunds: [...(await refundsByMoney(db, booking.id)), ...(await refundsToVouchers(db, booking.id))],
  };
}

type Refunds = ResponseOf<typeof getPayment>['refunds'];

async function refundsByMoney(db: Queryable, bookingId: number): Promise<Refunds> {
  return (await findRefunds(db, bookingId))
    .filter(({ state }) => state !== 'discarded')
    .map(({ amount_cents, way, state }) => ({
      amount: toEuros(amount_cents),
      way,
      state: state === 'done' ? 'done' : 'waiting',
    }));
}

/** Refunds to a voucher take effect at once. */
async function refundsToVouchers(db: Queryable, bookingId: number): Promise<Refunds> {
  return (await findEntries(db, bookingId))
    .filter(({ cause, account }) => cause === 'voucherRefund' && account === 'guestReceivable')
    .map(({ amount }) => ({ amount: toEuros(amount), way: 'voucher', state: 'done' }));
}

function presentTransfer(
  { operator }: Pick<PaymentsDeps, 'operator'>,
  booking: PayableBooking,
  amount: Cents,
) {
  const { bankAccount } = operator();
  if (bankAccount === null) return null;
  const { transfer, code } = buildTransferWithCode(booking, amount, bankAccount);
  return { ...transfer, code: qrCode(code) };
}

function presentCardPayment({ id, state, amount_cents, decline_reason }: PaymentRow) {
  return {
    paymentID: id,
    state: state === 'created' ? ('open' as const) : state,
    amount: toEuros(amount_cents),
    declined: declineReasons.find((one) => one === decline_reason) ?? null,
  };
}
