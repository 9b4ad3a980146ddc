import type { convertOption } from '../../../../contract/booking/convert-option.ts';
import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import { quoteTotal } from '../../../../domain/pricing/quote.ts';
import type { Handler } from '../../../http/handler.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { refuseCustomer, withAddress } from '../new-booking/refuse-customer.ts';
import { presentBooking } from '../present-booking.ts';
import { quoteBookedStay, seenInCall } from '../quote-in-booking.ts';
import { binding, stateAfter } from '../rules/booking-process.ts';
import { isConvertible } from '../rules/next-steps.ts';
import { applyTransition } from '../transition.ts';
import { underBookingLock, type BookingUnit } from '../under-home-lock.ts';

type Failed = Extract<Outcome<typeof convertOption>, { ok: false }>;
/** Stored for repeated calls; the booking itself is read for each answer. */
type Converted = { ok: true; data: { bookingID: number } };

export function convertOptionHandler(deps: BookingDeps): Handler<typeof convertOption, BookingRow> {
  return async (input, { opened }) => {
    if (!input.acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
    const call = {
      scope: `booking.convert/${opened.id}`,
      key: input.idempotencyKey,
      digest: requestDigest(input),
    };
    const outcome = await underBookingLock(deps, opened, (unit) =>
      idempotently(unit.tx, call, () => convert(deps, unit, input)),
    );
    if (!outcome.ok) return outcome;
    const booking = await findBooking(deps.connection.db, opened.id);
    return booking ? { ok: true, data: await presentBooking(deps, booking) } : bookingNotFound;
  };
}

async function convert(
  deps: BookingDeps,
  unit: BookingUnit,
  { address, ...input }: RequestOf<typeof convertOption>,
): Promise<Converted | Failed> {
  const { booking, home } = unit;
  const converted: Converted = { ok: true, data: { bookingID: booking.id } };
  // Another call with a different key has already converted it.
  if (binding.has(booking.state) && booking.method === 'option') return converted;
  if (!isConvertible(booking, deps.clock.now())) {
    return { ok: false, type: 'not-bookable', data: { reason: 'methodNotOffered', nights: null } };
  }
  const customer = withAddress(booking.customer, address);
  const refusal = refuseCustomer(customer, 'booking');
  if (refusal) return refusal;
  const quoteResult = await quoteBookedStay(deps, unit, booking, { ...seenInCall(input), mustExpect: true });
  if (!quoteResult.ok) return quoteResult;
  await applyTransition(unit, {
    to: stateAfter(booking.state, 'convert', 'guest', home.instantBooking)!,
    actor: 'guest',
    at: deps.clock.now(),
    changes: {
      customer,
      hold_until: null,
      total_cents: quoteTotal(quoteResult.quote),
      quote: quoteResult.quote,
    },
  });
  return converted;
}
