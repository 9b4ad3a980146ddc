import { announceChange, inTransaction, isOverlap, type BookingDeps } from './booking-context.ts';
import { findBooking, stayOf, type BookingRow } from './booking-store.ts';
import { changeForLandlord, type ChangeForLandlord } from './change-by-landlord.ts';
import { lockHome } from './home-store.ts';
import { conflictsOf, type Conflict } from './nights-store.ts';
import { openLink, type BookingLink } from './present-booking.ts';
import { actionsOf, stateAfter } from './rules/booking-process.ts';
import { moveAlong } from './transition.ts';

export type LandlordAction = 'confirm' | 'decline';

/** What the landlord's own link opens. */
export interface BookingOfLandlord {
  booking: BookingRow;
  conflicts: Conflict[];
  actions: LandlordAction[];
  change: ChangeForLandlord | null;
}

export type LandlordAnswer =
  { ok: true } | { ok: false; type: 'booking-not-found' | 'transition-not-allowed' | 'capacity-taken' };

const isLandlordAction = (action: string): action is LandlordAction =>
  action === 'confirm' || action === 'decline';

export async function openForLandlord(
  deps: BookingDeps,
  link: BookingLink,
): Promise<BookingOfLandlord | null> {
  const booking = await openLink(deps, link, 'landlord');
  if (!booking) return null;
  const { db } = deps.connection;
  const isOver = booking.start_date < deps.clock.today();
  return {
    booking,
    conflicts: await conflictsOf(db, {
      objectNumber: booking.object_number,
      bookingId: booking.id,
      stay: stayOf(booking),
    }),
    actions: isOver ? [] : actionsOf(booking.state, 'landlord').filter(isLandlordAction),
    change: await changeForLandlord(deps, db, booking),
  };
}

export async function answerByLandlord(
  deps: BookingDeps,
  link: BookingLink,
  { action, message }: { action: LandlordAction; message: string },
): Promise<LandlordAnswer> {
  const opened = await openLink(deps, link, 'landlord');
  if (!opened) return { ok: false, type: 'booking-not-found' };
  let changed = false;
  try {
    const answer = await inTransaction(deps, async (tx): Promise<LandlordAnswer> => {
      changed = false;
      await lockHome(tx, opened.object_number);
      const booking = await findBooking(tx, opened.id);
      if (!booking) return { ok: false, type: 'booking-not-found' };
      // The same answer again, by a second click or after a lost reply.
      if (booking.state === (action === 'confirm' ? 'confirmed' : 'declined')) return { ok: true };
      const to = stateAfter(booking.state, action, 'landlord');
      if (to === null || booking.start_date < deps.clock.today()) {
        return { ok: false, type: 'transition-not-allowed' };
      }
      const text = message.trim();
      changed = await moveAlong(tx, booking, {
        to,
        actor: 'landlord',
        at: deps.clock.now(),
        changes: text === '' ? {} : { landlord_message: text },
      });
      return { ok: true };
    });
    if (changed) await announceChange(deps, opened.object_number);
    return answer;
  } catch (error) {
    // Somebody else has the nights of a request by now.
    if (isOverlap(error)) return { ok: false, type: 'capacity-taken' };
    throw error;
  }
}
