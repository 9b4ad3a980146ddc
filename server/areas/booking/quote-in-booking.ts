import type { z } from 'zod';
import type { notBookable, priceChanged } from '../../../contract/booking/create-booking.ts';
import { fromEuros, type Cents, type Euros } from '../../../domain/money.ts';
import { hasSeenTerms, type SeenTerms } from '../../../domain/booking/seen-terms.ts';
import { limitExtras, findExcessiveExtra } from '../../../domain/pricing/extra-limits.ts';
import { quoteTotal } from '../../../domain/pricing/quote.ts';
import { nightsBetween } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { presentPrice, type Quoted, type QuoteRequest } from '../pricing/pricing.ts';
import type { BookingDeps } from './booking-context.ts';
import type { BookingRow } from './booking-store.ts';
import { quoteIgnoringOwnStay } from './change/quote-ignoring-own-stay.ts';
import type { PartyAndStay } from './rules/booking-change.ts';
import { capacityTaken, type BookingUnit } from './under-home-lock.ts';

type NotBookable = { ok: false; type: 'not-bookable'; data: z.output<typeof notBookable> };
type Refused =
  | typeof capacityTaken
  | { ok: false; type: 'price-changed' | 'terms-changed'; data: z.output<typeof priceChanged> }
  | NotBookable;

type HomeIsGone =
  | { ok: false; type: 'object-not-found'; data: null }
  | { ok: false; type: 'object-removed'; data: null };
export type QuoteFailure = Refused | HomeIsGone;

export function notBookableFor(reason: string, nights: number | null = null): NotBookable {
  return { ok: false, type: 'not-bookable', data: { reason, nights } };
}

function tooManyExtras({ code, most }: { code: string; most: number }): NotBookable {
  const { data } = notBookableFor('tooManyExtras');
  return { ok: false, type: 'not-bookable', data: { ...data, field: `extras.${code}`, most } };
}

interface ExpectedInCall {
  expectedPrice?: Euros | undefined;
  expectedDownPayment?: Euros | undefined;
  expectedDeposit?: Euros | undefined;
  expectedCancellation?: SeenTerms['cancellation'] | undefined;
}

const centsOrNull = (amount: Euros | undefined): Cents | null =>
  amount === undefined ? null : fromEuros(amount);

export function seenInCall(input: ExpectedInCall): Pick<SeenPrice, 'expected' | 'terms'> {
  return {
    expected: centsOrNull(input.expectedPrice),
    terms: {
      downPayment: centsOrNull(input.expectedDownPayment),
      deposit: centsOrNull(input.expectedDeposit),
      cancellation: input.expectedCancellation ?? null,
    },
  };
}

export interface SeenPrice {
  /** Cents. Null if the call does not send it. */
  expected: Cents | null;
  mustExpect: boolean;
  terms: SeenTerms;
}

export interface QuoteTerms extends SeenPrice {
  request: QuoteRequest;
  payment: number;
}

/**
 * Quotes within the transaction; refuses if the stay cannot be booked or the price is not the one that the guest saw.
 */
export async function quoteForBooking(
  { pricing, clock }: Pick<BookingDeps, 'pricing' | 'clock'>,
  tx: Tx,
  { request, payment, expected, mustExpect, terms }: QuoteTerms,
): Promise<({ ok: true } & Quoted) | QuoteFailure> {
  const outcome = await pricing.quote(request, clock.today(), tx);
  if (!outcome.ok) {
    if (outcome.type !== 'invalid-dates') return { ok: false, type: outcome.type, data: null };
    const isEmpty = nightsBetween(request.startDate, request.endDate) < 1;
    return notBookableFor(isEmpty ? 'minimumStay' : 'past');
  }
  const { quote, bonusCode } = outcome;
  if (quote.status === 'booked') return capacityTaken;
  if (quote.status !== 'free') return notBookableFor(quote.status, quote.statusNights);
  const excessive = findExcessiveExtra(
    request.extras,
    quote.lines.filter(({ mandatory }) => !mandatory),
    request.persons,
  );
  if (excessive) return tooManyExtras(excessive);
  // An invalid code is reported as such, not as a changed price.
  if (request.bonus.trim() !== '' && bonusCode === null) return notBookableFor('bonusInvalid');
  if (expected === null ? mustExpect : expected !== quoteTotal(quote)) {
    return { ok: false, type: 'price-changed', data: whatHoldsNow(quote) };
  }
  if (!hasSeenTerms(terms, quote)) return { ok: false, type: 'terms-changed', data: whatHoldsNow(quote) };
  if (!quote.paymentMethods.includes(payment)) return notBookableFor('paymentNotOffered');
  return { ok: true, quote, bonusCode };
}

function whatHoldsNow(quote: Quoted['quote']): z.output<typeof priceChanged> {
  return { price: presentPrice(quote), cancellation: [...quote.cancellation] };
}

/** Quotes a stay for an existing booking, with its extras, insurance and bonus, as if its own nights were free. */
export async function quoteBookedStay(
  deps: Pick<BookingDeps, 'pricing' | 'clock'>,
  { tx, booking }: BookingUnit,
  stay: PartyAndStay,
  {
    withoutBonus = false,
    byHost,
    ...seen
  }: SeenPrice & { withoutBonus?: boolean } & Pick<QuoteRequest, 'byHost'>,
): Promise<({ ok: true } & Quoted) | Refused> {
  const bonus = withoutBonus ? '' : (booking.bonus ?? '');
  const request = { ...buildRequest(booking, stay, bonus), ...(byHost && { byHost }) };
  const terms = { request, payment: booking.payment, ...seen };
  const quoteResult = await quoteIgnoringOwnStay(tx, booking, deps.clock.today(), () =>
    quoteForBooking(deps, tx, terms),
  );
  // The guest knows this home, so it is not reported as missing but as not bookable.
  if (!quoteResult.ok && (quoteResult.type === 'object-not-found' || quoteResult.type === 'object-removed')) {
    return notBookableFor('inactive');
  }
  return quoteResult;
}

/** Quotes without the bonus if the new price is below the minimum of the bonus. */
export async function quoteKeepingBonus(
  deps: Pick<BookingDeps, 'pricing' | 'clock'>,
  unit: BookingUnit,
  stay: PartyAndStay,
  seen: SeenPrice & Pick<QuoteRequest, 'byHost'>,
): Promise<({ ok: true } & Quoted) | Refused> {
  const quoteResult = await quoteBookedStay(deps, unit, stay, seen);
  const isBonusLost =
    !quoteResult.ok && quoteResult.type === 'not-bookable' && quoteResult.data.reason === 'bonusInvalid';
  return isBonusLost ? quoteBookedStay(deps, unit, stay, { ...seen, withoutBonus: true }) : quoteResult;
}

function buildRequest(booking: BookingRow, stay: PartyAndStay, bonus: string): QuoteRequest {
  return {
    objectNumber: booking.object_number,
    startDate: stay.start_date,
    endDate: stay.end_date,
    persons: stay.persons,
    childAges: stay.child_ages,
    dogs: stay.dogs,
    insurance: booking.insurance,
    extras: limitExtras(booking.extras, booking.quote.lines, stay.persons),
    bonus,
    booked: { startDate: booking.start_date, endDate: booking.end_date },
    // Experiments must not change the payment method agreed for a booking.
    experiments: [],
  };
}
