import type { Installment } from '../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { BookingDeps } from './booking-context.ts';
import { findBooking, type BookingRow } from './booking-store.ts';
import { changeForLandlord, type ChangeForLandlord } from './change-by-landlord.ts';
import { rivalsOf, type Conflict } from './nights-store.ts';
import { actionsOf, stateAfter } from './rules/booking-process.ts';
import { forLandlord } from './rules/for-landlord.ts';
import { isCancellableByHost } from './rules/next-steps.ts';
import { paymentsOf } from './rules/payments-of.ts';
import { moveAlong } from './transition.ts';
import { onBooking, unlessTaken } from './under-home-lock.ts';
import type { OpenedBooking } from './opened-booking.ts';

export type LandlordAction = 'confirm' | 'decline';

/** The booking that a landlord's link opens, with all that the landlord is to judge it by. */
export interface BookingOfLandlord {
  booking: BookingRow;
  /** What else lies on its nights, open requests among it; nothing where it cannot be confirmed any more. */
  conflicts: Conflict[];
  /** What the guest pays the landlord when, as the booking stands. */
  payments: readonly Installment[];
  actions: LandlordAction[];
  /** The landlord can cancel what has been promised. */
  cancellable: boolean;
  change: ChangeForLandlord | null;
}

export type LandlordAnswer =
  | { ok: true }
  | { ok: false; type: 'booking-not-found' | 'transition-not-allowed' | 'capacity-taken'; data: null };

const isLandlordAction = (action: string): action is LandlordAction =>
  action === 'confirm' || action === 'decline';

/** What the landlord can say to a booking now: nothing any more once the day of arrival is over. */
export function landlordActionsOf(
  booking: Pick<BookingRow, 'state' | 'start_date'>,
  today: PlainDate,
): LandlordAction[] {
  if (booking.start_date < today) return [];
  return actionsOf(booking.state, 'landlord').filter(isLandlordAction);
}

/** Reads the booking as it is now; null for an unknown one. */
export async function bookingOfLandlord(
  deps: BookingDeps,
  bookingId: number,
): Promise<BookingOfLandlord | null> {
  const { db } = deps.connection;
  const booking = await findBooking(db, bookingId);
  if (!booking) return null;
  const actions = landlordActionsOf(booking, deps.clock.today());
  return {
    booking: forLandlord(booking),
    conflicts: actions.includes('confirm') ? await rivalsOf(db, booking) : [],
    payments: paymentsOf(booking).filter(({ kind }) => kind === 'onSite' || !booking.quote.collectedByUs),
    actions,
    cancellable: isCancellableByHost(booking, deps.clock.today()),
    change: await changeForLandlord(deps, db, booking),
  };
}

/** A request that is confirmed takes its nights only now, when somebody else may have them; others' requests for them end with it. */
export async function answerByLandlord(
  deps: BookingDeps,
  opened: OpenedBooking,
  { action, message }: { action: LandlordAction; message: string },
): Promise<LandlordAnswer> {
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
