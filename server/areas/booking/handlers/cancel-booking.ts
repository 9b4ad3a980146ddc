import type { cancelBooking } from '../../../../contract/booking/cancel-booking.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { Outcome, ResponseOf } from '../../../../contract/define-endpoint.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { cancellationFee } from '../../../../domain/pricing/quote.ts';
import type { Handler } from '../../../http/handler.ts';
import { announceChange, inTransaction, type BookingDeps } from '../booking-context.ts';
import { findBooking, stateBeforeEnd, type BookingRow } from '../booking-store.ts';
import { lockHome } from '../home-store.ts';
import { isCancellable, openLink } from '../present-booking.ts';
import { binding } from '../rules/booking-process.ts';
import { feePercent } from '../rules/cancellation.ts';
import { moveAlong } from '../transition.ts';

type Answer = ResponseOf<typeof cancelBooking>;
const notFound = { ok: false, type: 'booking-not-found', data: null } as const;
const notCancellable = { ok: false, type: 'not-cancellable', data: null } as const;

export function cancelBookingHandler(deps: BookingDeps): Handler<typeof cancelBooking> {
  return async ({ bookingID, bookingHash, dryRun }) => {
    const opened = await openLink(deps, { bookingId: bookingID, bookingHash }, 'guest');
    if (!opened) return notFound;
    const today = deps.clock.today();
    if (dryRun && opened.state !== 'cancelled') {
      if (!isCancellable(opened, today)) return notCancellable;
      return { ok: true, data: answerFor(opened, feeOf(opened, today)) };
    }
    let changed = false;
    const outcome = await inTransaction(deps, async (tx): Promise<Outcome<typeof cancelBooking>> => {
      changed = false;
      await lockHome(tx, opened.object_number);
      const booking = await findBooking(tx, opened.id);
      if (!booking) return notFound;
      if (booking.state === 'cancelled') {
        return { ok: true, data: whatWasCancelled(booking, await stateBeforeEnd(tx, booking.id)) };
      }
      if (!isCancellable(booking, today)) return notCancellable;
      const due = feeOf(booking, today);
      changed = await moveAlong(tx, booking, {
        to: 'cancelled',
        actor: 'guest',
        at: deps.clock.now(),
        changes: { cancellation_fee_cents: due.fee },
      });
      return { ok: true, data: { ...answerFor(booking, due), status: 'cancelled' } };
    });
    if (changed) await announceChange(deps, opened.object_number);
    return outcome;
  };
}

interface Due {
  fee: Cents;
  percent: number;
}

/** By the terms that the guest accepted. Options and requests bind nobody. */
function feeOf(booking: BookingRow, today: string): Due {
  if (!binding.has(booking.state)) return { fee: 0, percent: 0 };
  const percent = feePercent(booking.quote.cancellation, today, booking.start_date);
  return { fee: cancellationFee(booking.quote, percent), percent };
}

function answerFor(booking: BookingRow, { fee, percent }: Due, cancelledIn = booking.state): Answer {
  const owed = binding.has(cancelledIn) ? booking.total_cents : 0;
  return {
    status: booking.state,
    fee: toEuros(fee),
    feePercent: percent,
    refund: toEuros(Math.max(0, owed - fee)),
  };
}

/** Asked again, it answers as it did. */
function whatWasCancelled(booking: BookingRow, before: BookingState): Answer {
  const fee = booking.cancellation_fee_cents ?? 0;
  const whole = booking.quote.accommodation.price;
  return answerFor(booking, { fee, percent: whole > 0 ? Math.round((fee * 100) / whole) : 0 }, before);
}
