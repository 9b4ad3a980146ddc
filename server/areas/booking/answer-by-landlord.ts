import type { BookingDeps } from './booking-context.ts';
import { bookingNotFound, openLink, type BookingLink } from './booking-link.ts';
import { stayOf, type BookingRow } from './booking-store.ts';
import { changeForLandlord, type ChangeForLandlord } from './change-by-landlord.ts';
import { conflictsOf, type Conflict } from './nights-store.ts';
import { actionsOf, stateAfter } from './rules/booking-process.ts';
import { moveAlong } from './transition.ts';
import { onBooking, unlessTaken } from './under-home-lock.ts';

export type LandlordAction = 'confirm' | 'decline';

/** What the landlord's own link opens. */
export interface BookingOfLandlord {
  booking: BookingRow;
  conflicts: Conflict[];
  actions: LandlordAction[];
  change: ChangeForLandlord | null;
}

export type LandlordAnswer =
  | { ok: true }
  | { ok: false; type: 'booking-not-found' | 'transition-not-allowed' | 'capacity-taken'; data: null };

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

/** A request that is confirmed takes its nights only now, when somebody else may have them. */
export async function answerByLandlord(
  deps: BookingDeps,
  link: BookingLink,
  { action, message }: { action: LandlordAction; message: string },
): Promise<LandlordAnswer> {
  const opened = await openLink(deps, link, 'landlord');
  if (!opened) return bookingNotFound;
  const answered = onBooking(deps, opened, async (unit): Promise<LandlordAnswer> => {
    const { booking } = unit;
    // The same answer again, by a second click or after a lost reply.
    if (booking.state === (action === 'confirm' ? 'confirmed' : 'declined')) return { ok: true };
    const to = stateAfter(booking.state, action, 'landlord');
    if (to === null || booking.start_date < deps.clock.today()) {
      return { ok: false, type: 'transition-not-allowed', data: null };
    }
    const text = message.trim();
    await moveAlong(unit, {
      to,
      actor: 'landlord',
      at: deps.clock.now(),
      changes: text === '' ? {} : { landlord_message: text },
    });
    return { ok: true };
  });
  return unlessTaken(answered);
}
