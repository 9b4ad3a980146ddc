import type { Installment } from '../../../../domain/pricing/quote.ts';
import { hideContacts } from '../../../../domain/messages/hide-contacts.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBooking, findLandlordAct, type BookingRow } from '../booking-store.ts';
import { changeForLandlord, type ChangeForLandlord } from './change-by-landlord.ts';
import { findRivals, type Conflict } from '../nights-store.ts';
import { allowedActions, stateAfter } from '../rules/booking-process.ts';
import { toLandlordView } from '../rules/landlord-view.ts';
import { isDirectChangeable } from '../rules/direct-booking.ts';
import { isCancellableByHost } from '../rules/next-steps.ts';
import { isProposable } from '../rules/proposal.ts';
import { paymentSchedule } from '../rules/payment-schedule.ts';
import { applyTransition } from '../transition.ts';
import { underBookingLock, rollBackIfTaken } from '../under-home-lock.ts';
import type { OpenedBooking } from './opened-booking.ts';

export type LandlordAction = 'confirm' | 'decline';

export interface BookingOfLandlord {
  booking: BookingRow;
  conflicts: Conflict[];
  payments: readonly Installment[];
  actions: LandlordAction[];
  cancellable: boolean;
  /** True for a direct booking that can still be changed or cancelled. */
  directChangeable: boolean;
  /** True if the landlord can propose a change. */
  proposable: boolean;
  change: ChangeForLandlord | null;
  /** The last answer or cancellation of the landlord's side, and who gave it. */
  act: Awaited<ReturnType<typeof findLandlordAct>>;
}

export type LandlordAnswer =
  | { ok: true }
  | { ok: false; type: 'booking-not-found' | 'transition-not-allowed' | 'capacity-taken'; data: null };

const isLandlordAction = (action: string): action is LandlordAction =>
  action === 'confirm' || action === 'decline';

export function listLandlordActions(
  booking: Pick<BookingRow, 'state' | 'start_date'>,
  today: PlainDate,
): LandlordAction[] {
  if (booking.start_date < today) return [];
  return allowedActions(booking.state, 'landlord').filter(isLandlordAction);
}

export async function findLandlordBooking(
  deps: BookingDeps,
  bookingId: number,
): Promise<BookingOfLandlord | null> {
  const { db } = deps.connection;
  const booking = await findBooking(db, bookingId);
  if (!booking) return null;
  const actions = listLandlordActions(booking, deps.clock.today());
  const change = await changeForLandlord(deps, db, booking);
  return {
    booking: toLandlordView(booking),
    conflicts: actions.includes('confirm') ? await findRivals(db, booking) : [],
    payments: paymentSchedule(booking).filter(
      ({ kind }) => kind === 'onSite' || !booking.quote.collectedByUs,
    ),
    actions,
    directChangeable: isDirectChangeable(booking, deps.clock.today()),
    cancellable: isCancellableByHost(booking, deps.clock.today()),
    proposable:
      isProposable(booking, { today: deps.clock.today(), now: deps.clock.now() }) && change?.state !== 'open',
    change,
    act: await findLandlordAct(db, bookingId),
  };
}

/**
 * A request takes its nights only when confirmed. They may be gone by then; confirming ends the other requests for
 * them.
 */
export async function answerByLandlord(
  deps: BookingDeps,
  opened: OpenedBooking,
  { action, message }: { action: LandlordAction; message: string },
): Promise<LandlordAnswer> {
  const answering = underBookingLock(deps, opened, async (unit): Promise<LandlordAnswer> => {
    const { booking } = unit;
    // The call was repeated.
    if (booking.state === (action === 'confirm' ? 'confirmed' : 'declined')) return { ok: true };
    const to = stateAfter(booking.state, action, 'landlord');
    if (to === null || booking.start_date < deps.clock.today()) {
      return { ok: false, type: 'transition-not-allowed', data: null };
    }
    // A declined guest has no contract: their mail and page show no way past the house, as messages before a confirmation.
    const typed = message.trim();
    const text = action === 'decline' ? hideContacts(typed).text : typed;
    await applyTransition(unit, {
      to,
      actor: 'landlord',
      at: deps.clock.now(),
      byUid: opened.uid,
      keyId: opened.keyId ?? null,
      changes: text === '' ? {} : { landlord_message: text },
    });
    return { ok: true };
  });
  return rollBackIfTaken(answering);
}
