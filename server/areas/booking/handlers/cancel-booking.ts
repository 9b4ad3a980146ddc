import type { cancelBooking } from '../../../../contract/booking/cancel-booking.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { Outcome, ResponseOf } from '../../../../contract/define-endpoint.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { cancellationFee } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findCancellation, type BookingRow } from '../booking-store.ts';
import { isCancellable } from '../rules/next-steps.ts';
import { binding, bindsBoth } from '../rules/booking-process.ts';
import { feePercent } from '../rules/cancellation.ts';
import { moveAlong } from '../transition.ts';
import { onBooking } from '../under-home-lock.ts';

type Answer = ResponseOf<typeof cancelBooking>;
const notCancellable = { ok: false, type: 'not-cancellable', data: null } as const;

export function cancelBookingHandler(deps: BookingDeps): Handler<typeof cancelBooking, BookingRow> {
  return async ({ dryRun }, { opened }) => {
    const today = deps.clock.today();
    if (dryRun && opened.state !== 'cancelled') {
      if (!isCancellable(opened, today)) return notCancellable;
      return { ok: true, data: answerFor(opened, feeOf(opened, today)) };
    }
    return onBooking(deps, opened, async (unit): Promise<Outcome<typeof cancelBooking>> => {
      const { tx, booking } = unit;
      if (booking.state === 'cancelled') {
        const { from } = (await findCancellation(tx, booking.id))!;
        return { ok: true, data: whatWasCancelled(booking, from) };
      }
      if (!isCancellable(booking, today)) return notCancellable;
      const due = feeOf(booking, today);
      await moveAlong(unit, {
        to: 'cancelled',
        actor: 'guest',
        at: deps.clock.now(),
        changes: { cancellation_fee_cents: due.fee },
      });
      return { ok: true, data: { ...answerFor(booking, due), status: 'cancelled' } };
    });
  };
}

interface Due {
  fee: Cents;
  percent: number;
}

/** The fee follows the terms that the guest accepted, from the day on which the landlord has confirmed. */
function feeOf(booking: BookingRow, today: PlainDate): Due {
  if (!bindsBoth(booking.state)) return { fee: 0, percent: 0 };
  const percent = feePercent(booking.quote.cancellation, today, booking.start_date);
  return { fee: cancellationFee(booking.quote, percent), percent };
}

function answerFor(booking: BookingRow, { fee, percent }: Due, cancelledIn = booking.state): Answer {
  // What is only ever paid on site is neither owed any more nor given back.
  const prepaid = binding.has(cancelledIn) ? booking.quote.totals.prepaid : 0;
  return {
    status: booking.state,
    fee: toEuros(fee),
    feePercent: percent,
    refund: toEuros(Math.max(0, prepaid - fee)),
  };
}

/** Whoever cancels again gets the answer of the first time. */
function whatWasCancelled(booking: BookingRow, before: BookingState): Answer {
  const fee = booking.cancellation_fee_cents ?? 0;
  const { price } = booking.quote.accommodation;
  return answerFor(booking, { fee, percent: price > 0 ? Math.round((fee * 100) / price) : 0 }, before);
}
