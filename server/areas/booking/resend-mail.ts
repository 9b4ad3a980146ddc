import type { BookingMailTemplate } from '../../../domain/booking/mail-templates.ts';
import type { Tx } from '../../platform/database.ts';
import { findBooking } from './booking-store.ts';
import { enqueueAgain } from './mails/send-mail-job.ts';
import { isMailCurrent } from './rules/is-mail-current.ts';

/** Returns the address, or null if the mail no longer describes the booking. */
export async function resendMail(
  tx: Tx,
  again: { bookingId: number; template: BookingMailTemplate; key: string },
  now: Date,
): Promise<string | null> {
  const booking = await findBooking(tx, again.bookingId);
  if (!booking || !isMailCurrent(again.template, booking)) return null;
  await enqueueAgain(tx, again, now);
  return booking.customer.email;
}
