import type { CancellationReason } from '../../../../domain/booking/cancellation-reasons.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { OpenedBooking } from './opened-booking.ts';
import { toStay, type StaffNote } from '../booking-store.ts';
import { ownBlocks } from './own-blocks-store.ts';
import { isCancelledByHost } from '../rules/is-cancelled-by-host.ts';
import { isCancellableByHost } from '../rules/next-steps.ts';
import { applyTransition } from '../transition.ts';
import { underBookingLock } from '../under-home-lock.ts';
import { noMoney } from '../../../../domain/money.ts';

export interface HostCancellation {
  reason: CancellationReason;
  message: string;
  keepsBlocked: boolean;
}

/** The office acts on behalf of the landlord; its note is internal. */
export type HostActor = { actor: 'landlord' } | { actor: 'office'; staff: StaffNote };

export type HostCancelled =
  | { ok: true }
  | { ok: false; type: 'booking-not-found' | 'not-cancellable'; data: null };

/**
 * Cancels a confirmed booking for the landlord. The guest pays nothing, whatever the terms, and the landlord earns
 * nothing; a repeated call gets the first answer. If the guest cancelled first, that cancellation and its terms
 * stand.
 */
export async function cancelByHost(
  deps: BookingDeps,
  opened: Pick<OpenedBooking, 'id' | 'object_number'> & Partial<OpenedBooking>,
  { reason, message, keepsBlocked }: HostCancellation,
  by: HostActor,
): Promise<HostCancelled> {
  return underBookingLock(deps, opened, async (unit): Promise<HostCancelled> => {
    const { tx, booking, nightsChanged } = unit;
    if (isCancelledByHost(booking)) return { ok: true };
    if (!isCancellableByHost(booking, deps.clock.today())) {
      return { ok: false, type: 'not-cancellable', data: null };
    }
    await applyTransition(unit, {
      to: 'cancelled',
      at: deps.clock.now(),
      ...by,
      byUid: by.actor === 'landlord' ? (opened.uid ?? null) : null,
      keyId: opened.keyId ?? null,
      changes: {
        cancellation_fee_cents: noMoney,
        cancelled_by: by.actor,
        cancellation_reason: reason,
        // Replaces the message of the confirmation, which no longer applies.
        landlord_message: message.trim() || null,
      },
    });
    if (keepsBlocked) {
      const stay = toStay(booking);
      await ownBlocks.insert(tx, booking.object_number, { ...stay, note: '' });
      nightsChanged(stay);
    }
    return { ok: true };
  });
}
