import type { convertOption } from '../../../../contract/booking/convert-option.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import { fromEuros, type Cents } from '../../../../domain/money.ts';
import { totalOf } from '../../../../domain/pricing/quote.ts';
import type { Handler } from '../../../http/handler.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingNotFound } from '../booking-link.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { presentBooking } from '../present-booking.ts';
import { quoteBookedStay } from '../quote-in-booking.ts';
import { binding, stateAfter } from '../rules/booking-process.ts';
import { isConvertible } from '../rules/next-steps.ts';
import { moveAlong } from '../transition.ts';
import { onBooking, type BookingUnit } from '../under-home-lock.ts';

type Failed = Extract<Outcome<typeof convertOption>, { ok: false }>;
/** The booking is presented anew whenever this is answered. */
type Converted = { ok: true; data: { bookingID: number } };

export function convertOptionHandler(deps: BookingDeps): Handler<typeof convertOption, BookingRow> {
  return async (input, { opened }) => {
    if (!input.acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
    const call = {
      scope: `booking.convert/${opened.id}`,
      key: input.idempotencyKey,
      digest: requestDigest(input),
    };
    const outcome = await onBooking(deps, opened, (unit) =>
      idempotently(unit.tx, call, () => convert(deps, unit, fromEuros(input.expectedPrice))),
    );
    if (!outcome.ok) return outcome;
    const booking = await findBooking(deps.connection.db, opened.id);
    return booking ? { ok: true, data: await presentBooking(deps, booking) } : bookingNotFound;
  };
}

async function convert(deps: BookingDeps, unit: BookingUnit, expected: Cents): Promise<Converted | Failed> {
  const { booking, home } = unit;
  const converted: Converted = { ok: true, data: { bookingID: booking.id } };
  // A second attempt under another key finds what the first has done.
  if (binding.has(booking.state) && booking.method === 'option') return converted;
  if (!isConvertible(booking, deps.clock.now())) {
    return { ok: false, type: 'not-bookable', data: { reason: 'methodNotOffered', nights: null } };
  }
  const quoted = await quoteBookedStay(deps, unit, booking, { expected, mustExpect: true });
  if (!quoted.ok) return quoted;
  await moveAlong(unit, {
    to: stateAfter(booking.state, 'convert', 'guest', home.instantBooking)!,
    actor: 'guest',
    at: deps.clock.now(),
    changes: { hold_until: null, total_cents: totalOf(quoted.quote), quote: quoted.quote },
  });
  return converted;
}
