import type { BookingMail } from '../booking-mail.ts';
import { landlordSums, totalRows } from '../parts/sums.ts';

/** The mail that adds nothing to its texts and the facts of the booking: others say in what they differ. */
export const plainMail: BookingMail = {
  guest: { button: 'guest', paragraphs: (_input, text) => [text('next')], sums: totalRows },
  landlord: { button: 'landlord', paragraphs: (_input, text) => [text('next')], sums: landlordSums },
};
