import { planAfterChange } from '../../../../domain/pricing/payment-plan.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { BookingRow } from '../booking-store.ts';

/** The quote of a change as it applies from this day on: its payments fall due as if they had been agreed today. */
export function changedQuote(
  booking: Pick<BookingRow, 'bound_on' | 'quote' | 'start_date'>,
  changed: { quote: Quote; start_date: PlainDate },
  today: PlainDate,
): Quote {
  const { bound_on: boundOn, quote: former } = booking;
  if (boundOn === null) return changed.quote;
  const paymentPlan = planAfterChange(
    { plan: changed.quote.paymentPlan, arrival: changed.start_date },
    { plan: former.paymentPlan, arrival: booking.start_date },
    { boundOn, today },
  );
  return { ...changed.quote, paymentPlan };
}
