import type { withdrawChange } from '../../../../contract/booking/withdraw-change.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { endChange, findChange } from '../change/change-store.ts';
import { enqueueChangeMails } from '../mails/send-mail-job.ts';
import { presentBooking } from '../present-booking.ts';
import { underBookingLock } from '../under-home-lock.ts';

const notOpen = { ok: false, type: 'change-not-open', data: null } as const;

export function withdrawChangeHandler(deps: BookingDeps): Handler<typeof withdrawChange, BookingRow> {
  return async ({ changeID }, { opened }) => {
    const outcome = await underBookingLock(deps, opened, async ({ tx, booking }) => {
      const change = await findChange(tx, booking.id, changeID);
      if (change?.side === 'landlord') return notOpen;
      // The call was repeated.
      if (change?.state === 'withdrawn') return { ok: true } as const;
      const at = deps.clock.now();
      if (!change || !(await endChange(tx, change.id, { state: 'withdrawn', at }))) return notOpen;
      await enqueueChangeMails(tx, { bookingId: booking.id, changeId: change.id }, 'changeWithdrawn', at);
      return { ok: true } as const;
    });
    if (!outcome.ok) return outcome;
    const booking = await findBooking(deps.connection.db, opened.id);
    return booking ? { ok: true, data: await presentBooking(deps, booking) } : bookingNotFound;
  };
}
