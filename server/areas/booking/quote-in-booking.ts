import type { notBookable, priceChanged } from '../../../contract/booking/create-booking.ts';
import type { z } from 'zod';
import type { Cents } from '../../../domain/money.ts';
import { nightsBetween, type PlainDate } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { presentPrice, type Quoted, type QuoteRequest } from '../pricing/pricing.ts';
import type { BookingDeps } from './booking-context.ts';

export type QuoteFailure =
  | { ok: false; type: 'object-not-found' | 'object-removed' | 'capacity-taken'; data: null }
  | { ok: false; type: 'price-changed'; data: z.output<typeof priceChanged> }
  | { ok: false; type: 'not-bookable'; data: z.output<typeof notBookable> };

export function notBookableFor(reason: string, nights: number | null = null): QuoteFailure {
  return { ok: false, type: 'not-bookable', data: { reason, nights } };
}

export interface QuoteWish {
  request: QuoteRequest;
  payment: number;
  /** What the guest saw, in cents; null where none need be told. */
  expected: Cents | null;
  mustExpect: boolean;
}

/** The price as it is now, inside of the transaction, when it can be booked and is what the guest saw. */
export async function quoteForBooking(
  { pricing }: Pick<BookingDeps, 'pricing'>,
  tx: Tx,
  { request, payment, expected, mustExpect }: QuoteWish,
  today: PlainDate,
): Promise<({ ok: true } & Quoted) | QuoteFailure> {
  const outcome = await pricing.quote(request, today, tx);
  if (!outcome.ok) {
    if (outcome.type !== 'invalid-dates') return { ok: false, type: outcome.type, data: null };
    const isEmpty = nightsBetween(request.startDate, request.endDate) < 1;
    return notBookableFor(isEmpty ? 'minimumStay' : 'past');
  }
  const { quote, bonusCode } = outcome;
  if (quote.status === 'booked') return { ok: false, type: 'capacity-taken', data: null };
  if (quote.status !== 'free') return notBookableFor(quote.status, quote.statusNights);
  if (expected === null ? mustExpect : expected !== quote.totals.complete) {
    return { ok: false, type: 'price-changed', data: { price: presentPrice(quote) } };
  }
  if (!quote.paymentMethods.includes(payment)) return notBookableFor('paymentNotOffered');
  if (request.bonus.trim() !== '' && bonusCode === null) return notBookableFor('bonusInvalid');
  return { ok: true, quote, bonusCode };
}
