import type { BookingState } from '../../../../contract/booking/booking.ts';
import { datedPlan } from '../../../../domain/pricing/payment-plan.ts';
import type { Installment, Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

const ended: ReadonlySet<BookingState> = new Set(['declined', 'cancelled', 'expired']);

/**
 * What is to be paid as a booking stands: its plan, with days once it binds guest and host, and nothing where it has come
 * to an end. What a cancellation costs is its own amount.
 */
export function paymentsOf({
  state,
  quote,
  bound_on: boundOn,
  start_date: arrival,
}: {
  state: BookingState;
  quote: Pick<Quote, 'paymentPlan'>;
  bound_on: PlainDate | null;
  start_date: PlainDate;
}): readonly Installment[] {
  if (ended.has(state)) return [];
  return boundOn === null ? quote.paymentPlan : datedPlan(quote.paymentPlan, boundOn, arrival);
}
