import type { convertOption } from '../../../../contract/booking/convert-option.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import { fromEuros } from '../../../../domain/money.ts';
import { totalOf } from '../../../../domain/pricing/quote.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Handler } from '../../../http/handler.ts';
import { besideItself } from '../beside-itself.ts';
import { inTransaction, type BookingDeps } from '../booking-context.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { lockHome } from '../home-store.ts';
import { findReply, keepReply } from '../reply-store.ts';
import { isConvertible, openLink, presentBooking } from '../present-booking.ts';
import { quoteForBooking } from '../quote-in-booking.ts';
import { requestDigest } from '../request-digest.ts';
import { binding, stateAfter } from '../rules/booking-process.ts';
import { moveAlong } from '../transition.ts';

type Failed = Extract<Outcome<typeof convertOption>, { ok: false }>;
const notBookable = (reason: string): Failed => ({
  ok: false,
  type: 'not-bookable',
  data: { reason, nights: null },
});
const notFound: Failed = { ok: false, type: 'booking-not-found', data: null };

export function convertOptionHandler(deps: BookingDeps): Handler<typeof convertOption> {
  return async (input) => {
    const link = { bookingId: input.bookingID, bookingHash: input.bookingHash };
    const opened = await openLink(deps, link, 'guest');
    if (!opened) return notFound;
    if (!input.acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
    const key = `convert-${opened.id}-${input.idempotencyKey}`;
    const digest = requestDigest(input);

    const outcome = await inTransaction(deps, async (tx): Promise<Failed | { ok: true }> => {
      const home = await lockHome(tx, opened.object_number);
      const booking = await findBooking(tx, opened.id);
      if (!home || !booking) return notFound;
      const earlier = await findReply(tx, key);
      if (earlier) {
        return earlier.digest === digest
          ? { ok: true }
          : { ok: false, type: 'idempotency-conflict', data: null };
      }
      // A second attempt under another key finds what the first has done.
      if (binding.has(booking.state) && booking.method === 'option') return { ok: true };
      if (!isConvertible(booking, deps.clock.now())) return notBookable('methodNotOffered');
      const quoted = await quoteOption(deps, tx, booking, fromEuros(input.expectedPrice));
      if (!quoted.ok) {
        if (quoted.type === 'object-not-found' || quoted.type === 'object-removed') {
          return notBookable('inactive');
        }
        return quoted as Failed;
      }
      await moveAlong(tx, booking, {
        to: stateAfter(booking.state, 'convert', 'guest', home.instantBooking)!,
        actor: 'guest',
        at: deps.clock.now(),
        changes: {
          hold_until: null,
          total_cents: totalOf(quoted.quote),
          quote: quoted.quote,
        },
      });
      await keepReply(tx, key, { digest, reply: { bookingID: booking.id } });
      return { ok: true };
    });
    if (!outcome.ok) return outcome;
    const booking = await openLink(deps, link, 'guest');
    return booking ? { ok: true, data: await presentBooking(deps, booking) } : notFound;
  };
}

/** The price of today as if the option's own nights and bonus were free. */
function quoteOption(deps: BookingDeps, tx: Tx, booking: BookingRow, expected: number) {
  const today = deps.clock.today();
  const request = {
    objectNumber: booking.object_number,
    startDate: booking.start_date,
    endDate: booking.end_date,
    persons: booking.persons,
    childAges: booking.child_ages,
    dogs: booking.dogs,
    insurance: booking.insurance,
    extras: booking.extras,
    bonus: booking.bonus ?? '',
  };
  const wish = { request, payment: booking.payment, expected, mustExpect: true };
  return besideItself(tx, booking, today, () => quoteForBooking(deps, tx, wish, today));
}
