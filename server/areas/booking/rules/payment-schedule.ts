import type { BookingState } from '../../../../contract/booking/booking.ts';
import { isEnded } from '../../../../domain/booking/is-ended.ts';
import { larger, smaller } from '../../../../domain/cents.ts';
import { add, noMoney, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import { sumByWay, wayOf } from '../../../../domain/money-by-way.ts';
import type { MoneyWay } from '../../../../domain/payments.ts';
import { datedPlan } from '../../../../domain/pricing/payment-plan.ts';
import type { Installment, Quote } from '../../../../domain/pricing/quote.ts';
import { todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';

interface PlannedBooking {
  state: BookingState;
  quote: Pick<Quote, 'paymentPlan'>;
  bound_on: PlainDate | null;
  start_date: PlainDate;
}

export interface InstallmentStanding extends Installment {
  open: Cents;
  /** Null while an amount is open, and if the office has waived it. */
  paidOn: PlainDate | null;
}

export interface PostedMoney {
  account: string;
  amount: Cents;
  cause?: string;
  subject: string | null;
  dueOn: PlainDate | null;
  postedAt: Date;
}

/**
 * Returns the payment plan, with dates once the booking is confirmed; empty once it has ended. A cancellation fee is
 * separate.
 */
export function paymentSchedule({
  state,
  quote,
  bound_on: boundOn,
  start_date: arrival,
}: PlannedBooking): readonly Installment[] {
  if (isEnded(state)) return [];
  return boundOn === null ? quote.paymentPlan : datedPlan(quote.paymentPlan, boundOn, arrival);
}

/**
 * Applies payments to the parts in order, as the ledger does with claims. `entries` are the booking's entries in order
 * of posting; payments on site are unknown to us.
 */
export function applyPayments(
  booking: PlannedBooking,
  entries: readonly PostedMoney[],
): InstallmentStanding[] {
  const payments = entries.filter(({ account, dueOn }) => account === 'guestReceivable' && !dueOn);
  let amountBefore = noMoney;
  return paymentSchedule(booking).map((part) => {
    if (part.kind === 'onSite') return { ...part, open: part.amount, paidOn: null };
    const start = amountBefore;
    amountBefore = add(amountBefore, part.amount);
    let paidTotal = noMoney;
    let paidOn: PlainDate | null = null;
    for (const { amount, subject, postedAt } of payments) {
      const wasOpen = paidTotal < amountBefore;
      paidTotal = subtract(paidTotal, amount);
      if (paidTotal < amountBefore) paidOn = null;
      else if (wasOpen) paidOn = subject ? todayInBerlin(postedAt) : null;
    }
    const openAmount = subtract(add(part.amount, start), paidTotal);
    return { ...part, open: smaller(part.amount, larger(noMoney, openAmount)), paidOn };
  });
}

/**
 * Entries that refund money to the guest, or will, by card, transfer or voucher. For cancelled bookings only refunds
 * since the cancellation count, since a refund after a cheaper change was reported then.
 */
function refundEntries(entries: readonly PostedMoney[], cancelledAt: Date | null): PostedMoney[] {
  return entries.filter(({ account, dueOn, subject, amount, postedAt }) => {
    const isRefund = account === 'guestReceivable' && !dueOn && subject !== null && amount > 0;
    return isRefund && (cancelledAt === null || postedAt >= cancelledAt);
  });
}

export function refundedAmount(entries: readonly PostedMoney[], cancelledAt: Date | null): Cents {
  return sumCents(refundEntries(entries, cancelledAt).map(({ amount }) => amount));
}

/** The refunded amount by the ways on which it goes back. */
export function refundedByWay(
  entries: readonly PostedMoney[],
  cancelledAt: Date | null,
): { way: MoneyWay; amount: Cents }[] {
  return sumByWay(
    refundEntries(entries, cancelledAt).map(({ subject, cause, amount }) => {
      const way = wayOf(subject!)!;
      // The value of a revoked voucher is refunded to the buyer's card.
      return { way: way === 'voucher' && cause === 'refundIntent' ? 'card' : way, amount };
    }),
  );
}
