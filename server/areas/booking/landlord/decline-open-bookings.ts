import type { PlainDate } from '../../../../domain/stay.ts';
import { applyTransition } from '../transition.ts';
import type { LockedUnit } from '../under-home-lock.ts';
import { findOpenBookings } from './open-bookings-store.ts';

/** Declines all open bookings, requests and options of a home that is no longer let. Each guest gets the usual mail. */
export async function declineOpenBookings(
  unit: LockedUnit,
  { today, at }: { today: PlainDate; at: Date },
): Promise<void> {
  for (const booking of await findOpenBookings(unit.tx, unit.home.objectNumber, today)) {
    await applyTransition({ ...unit, booking }, { to: 'declined', actor: 'landlord', at });
  }
}
