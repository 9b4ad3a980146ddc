import type { changeBooking } from '../../../../contract/booking/change-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { answerOfChange, answerOfPrice, askForChange, priceChange } from '../ask-for-change.ts';
import { countGuest, rollBackIfTooMany } from '../new-booking/guest-limits.ts';
import { underBookingLock } from '../under-home-lock.ts';

/** Leaves the booking unchanged: the guest requests a change at a price shown before, and the landlord decides. */
export function changeBookingHandler(deps: BookingDeps): Handler<typeof changeBooking, BookingRow> {
  return async (input, { opened, network }) => {
    if (input.dryRun) {
      return underBookingLock(deps, opened, async (unit) => {
        const priceResult = await priceChange(deps, unit, input);
        return priceResult.ok
          ? { ok: true, data: answerOfPrice(priceResult.quote, unit.booking.total_cents) }
          : priceResult;
      });
    }
    const call = {
      scope: `booking.change/${opened.id}`,
      key: input.idempotencyKey,
      digest: requestDigest(input),
    };
    const { email: address } = opened.customer;
    const isKnown = await deps.recipients.isConfirmed(deps.connection.db, address);
    return rollBackIfTooMany(
      underBookingLock(deps, opened, async (unit) => {
        const result = await idempotently(unit.tx, call, async () => {
          const outcome = await askForChange(deps, unit, input);
          if (outcome.ok) await countGuest(deps, unit.tx, { address, isKnown, network, proof: input.proof });
          return outcome;
        });
        return result.ok ? { ok: true, data: await answerOfChange(unit, result.data.changeID) } : result;
      }),
    );
  };
}
