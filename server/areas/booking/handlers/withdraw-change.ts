import type { withdrawChange } from '../../../../contract/booking/withdraw-change.ts';
import type { Handler } from '../../../http/handler.ts';
import { inTransaction, type BookingDeps } from '../booking-context.ts';
import { endChange, findChange } from '../change-store.ts';
import { lockHome } from '../home-store.ts';
import { enqueueChangeMails } from '../jobs/send-mail-job.ts';
import { openLink, presentBooking } from '../present-booking.ts';

const notFound = { ok: false, type: 'booking-not-found', data: null } as const;

export function withdrawChangeHandler(deps: BookingDeps): Handler<typeof withdrawChange> {
  return async ({ bookingID, bookingHash, changeID }) => {
    const link = { bookingId: bookingID, bookingHash };
    const opened = await openLink(deps, link, 'guest');
    if (!opened) return notFound;
    const isWithdrawn = await inTransaction(deps, async (tx) => {
      await lockHome(tx, opened.object_number);
      const change = await findChange(tx, opened.id, changeID);
      // The same click again.
      if (change?.state === 'withdrawn') return true;
      const at = deps.clock.now();
      if (!change || !(await endChange(tx, change.id, { state: 'withdrawn', at }))) return false;
      await enqueueChangeMails(tx, { bookingId: opened.id, changeId: change.id }, 'changeWithdrawn', at);
      return true;
    });
    if (!isWithdrawn) return { ok: false, type: 'change-not-open', data: null };
    const booking = await openLink(deps, link, 'guest');
    return booking ? { ok: true, data: await presentBooking(deps, booking) } : notFound;
  };
}
