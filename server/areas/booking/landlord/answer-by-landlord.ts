import type { Installment } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { changeForLandlord, type ChangeForLandlord } from './change-by-landlord.ts';
import { rivalsOf, type Conflict } from '../nights-store.ts';
import { actionsOf, stateAfter } from '../rules/booking-process.ts';
import { forLandlord } from '../rules/for-landlord.ts';
import { isCancellableByHost } from '../rules/next-steps.ts';
import { paymentsOf } from '../rules/payments-of.ts';
import { moveAlong } from '../transition.ts';
import { onBooking, unlessTaken } from '../under-home-lock.ts';
import type { OpenedBooking } from './opened-booking.ts';

export type LandlordAction = 'confirm' | 'decline';

/** A booking opened by the landlord's link, with everything needed to decide on it. */
export interface BookingOfLandlord {
  booking: BookingRow;
  /** Other bookings and open requests for the same nights; empty if the booking can no longer be confirmed. */
  conflicts: Conflict[];
  /** The guest's payments to the landlord and their dates, for the booking as it stands. */
  payments: readonly Installment[];
  actions: LandlordAction[];
  /** True if the landlord can cancel the confirmed booking. */
  cancellable: boolean;
  change: ChangeForLandlord | null;
}

export type LandlordAnswer =
  | { ok: true }
  | { ok: false; type: 'booking-not-found' | 'transition-not-allowed' | 'capacity-taken'; data: null };

const isLandlordAction = (action: string): action is LandlordAction =>
  action === 'confirm' || action === 'decline';

/** Empty once the day of arrival is over. */
export function landlordActionsOf(
  booking: Pick<BookingRow, 'state' | 'start_date'>,
  today: PlainDate,
): LandlordAction[] {
  if (booking.start_date < today) return [];
  return actionsOf(booking.state, 'landlord').filter(isLandlordAction);
}

/** Null if the booking is unknown. */
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

/** A request takes its nights only when it is confirmed. They may be gone by then; other requests for them end with the confirmation. */
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
