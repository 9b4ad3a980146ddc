import type { Installment } from '../../../../domain/pricing/quote.ts';
import { datedPlan } from '../../pricing/pricing.ts';
import type { BookingRow } from '../booking-store.ts';

const ended: ReadonlySet<BookingRow['state']> = new Set(['declined', 'cancelled', 'expired']);

/**
 * What is to be paid as a booking stands: its plan, with days once it binds guest and host, and nothing where it has come
 * to an end. What a cancellation costs is its own amount.
 */
export function paymentsOf({
  state,
  quote,
  bound_on: boundOn,
  start_date: arrival,
}: Pick<BookingRow, 'state' | 'quote' | 'bound_on' | 'start_date'>): readonly Installment[] {
  if (ended.has(state)) return [];
  return boundOn === null ? quote.paymentPlan : datedPlan(quote.paymentPlan, boundOn, arrival);
}
