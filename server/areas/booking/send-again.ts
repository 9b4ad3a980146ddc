import type { BookingMailTemplate } from '../../../domain/booking/mail-templates.ts';
import type { Tx } from '../../platform/database.ts';
import { findBooking } from './booking-store.ts';
import { enqueueAgain } from './mails/send-mail-job.ts';
import { stillHolds } from './rules/still-holds.ts';

/** Sends the guest a mail once more; returns the address, and null where what it says no longer holds. */
export async function sendAgain(
  tx: Tx,
  again: { bookingId: number; template: BookingMailTemplate; key: string },
  now: Date,
): Promise<string | null> {
  const booking = await findBooking(tx, again.bookingId);
  if (!booking || !stillHolds(again.template, booking)) return null;
  await enqueueAgain(tx, again, now);
  return booking.customer.email;
}
