import type { BookingState } from '../../../../contract/booking/booking.ts';
import { isEnded } from '../../../../domain/booking/is-ended.ts';
import type { Cents } from '../../../../domain/money.ts';
import { datedPlan } from '../../../../domain/pricing/payment-plan.ts';
import type { Installment, Quote } from '../../../../domain/pricing/quote.ts';
import { todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';

/** What of a booking decides what is to be paid for it. */
interface PlannedBooking {
  state: BookingState;
  quote: Pick<Quote, 'paymentPlan'>;
  bound_on: PlainDate | null;
  start_date: PlainDate;
}

/** A part of the payment, with what of it is not paid yet, and the day on which the last of it was. */
export interface StandingPart extends Installment {
  open: Cents;
  /** Null while something of it is open, and where the office has given it up. */
  paidOn: PlainDate | null;
}

/** An entry of the ledger about a booking, as much of it as says what was paid and when. */
export interface PostedMoney {
  account: string;
  amount: Cents;
  /** What it was posted for; absent: that says nothing more. */
  cause?: string;
  /** The payment that it is; null for what the office has given up. */
  subject: string | null;
  /** The day of a claim; null for everything else. */
  dueOn: PlainDate | null;
  postedAt: Date;
}

/**
 * What is to be paid as a booking stands: its plan, with days once it binds guest and host, and nothing where it has come
 * to an end. What a cancellation costs is its own amount.
 */
export function paymentsOf({
  state,
  quote,
  bound_on: boundOn,
  start_date: arrival,
}: PlannedBooking): readonly Installment[] {
  if (isEnded(state)) return [];
  return boundOn === null ? quote.paymentPlan : datedPlan(quote.paymentPlan, boundOn, arrival);
}

/**
 * The same with what was paid of it: payments count for the parts in their order, as they do for the claims of the ledger.
 * `posted` are the entries of the booking in the order of their posting; the house knows nothing of what is paid on site.
 */
export function standingParts(booking: PlannedBooking, posted: readonly PostedMoney[]): StandingPart[] {
  const payments = posted.filter(({ account, dueOn }) => account === 'guestReceivable' && !dueOn);
  let before = 0;
  return paymentsOf(booking).map((part) => {
    if (part.kind === 'onSite') return { ...part, open: part.amount, paidOn: null };
    const start = before;
    before += part.amount;
    let paid = 0;
    let paidOn: PlainDate | null = null;
    for (const { amount, subject, postedAt } of payments) {
      const wasOpen = paid < before;
      paid -= amount;
      if (paid < before) paidOn = null;
      else if (wasOpen) paidOn = subject ? todayInBerlin(postedAt) : null;
    }
    return { ...part, open: Math.min(part.amount, Math.max(0, part.amount + start - paid)), paidOn };
  });
}

/**
 * What of the guest's payments goes back, or has gone back, by card, transfer or voucher. Of a booking that was cancelled only what goes
 * back since then: what a change had made cheaper before was told at the time.
 */
export function refundedOf(posted: readonly PostedMoney[], cancelledAt: Date | null): Cents {
  return posted
    .filter(({ account, dueOn, subject, amount, postedAt }) => {
      const isRefund = account === 'guestReceivable' && !dueOn && subject !== null && amount > 0;
      return isRefund && (cancelledAt === null || postedAt >= cancelledAt);
    })
    .reduce((sum, { amount }) => sum + amount, 0);
}
