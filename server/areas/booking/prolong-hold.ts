import { moveBooking, type BookingRow } from './booking-store.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { expireBookingJob, holdReminderJob } from './jobs/expire-booking-job.ts';
import { reminderTime } from '../../../domain/booking/hold-reminder.ts';
import { holdUntil } from './rules/hold.ts';
import type { BookingUnit } from './under-home-lock.ts';

/**
 * The full time counts from the option's beginning, whenever the address was verified. Call it under the lock of the
 * home.
 */
export async function prolongHold({ tx, booking }: BookingUnit, now: Date): Promise<void> {
  const { state, hold_until: formerEnd } = booking;
  if (state !== 'option' || formerEnd === null || formerEnd <= now) return;
  const until = holdUntil(booking.created_at, booking.start_date, { isKnown: true });
  if (until <= formerEnd) return;
  await moveBooking(tx, booking.id, state, { state, hold_until: until, updated_at: now });
  // The jobs scheduled for the shorter time find a later end and do nothing.
  await enqueueEndOfHold(tx, { ...booking, hold_until: until }, now, `${booking.id}-prolonged`);
}

/** An option does not end before an offer that its host makes. */
export async function holdUntilAnswer(
  tx: Tx,
  booking: BookingRow,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const { id, state, hold_until: formerEnd } = booking;
  if (formerEnd === null || until <= formerEnd) return;
  await moveBooking(tx, id, state, { state, hold_until: until, updated_at: now });
  await enqueueEndOfHold(tx, { ...booking, hold_until: until }, now, `${id}-offer-${until.getTime()}`);
}

export async function enqueueEndOfHold(
  tx: Tx,
  { id, hold_until }: Pick<BookingRow, 'id' | 'hold_until'>,
  now: Date,
  key: string,
): Promise<void> {
  if (hold_until === null) return;
  const payload = { bookingId: id };
  const reminder = reminderTime(now, hold_until);
  await Promise.all([
    enqueue(tx, expireBookingJob, payload, { key, runAt: hold_until }),
    reminder && enqueue(tx, holdReminderJob, payload, { key, runAt: reminder }),
  ]);
}
