import type { BookingMail } from '../booking-mail.ts';
import { landlordSums, totalRows } from '../parts/sums.ts';

/** A mail without anything of its own; others override parts of it. */
export const plainMail: BookingMail = {
  guest: { button: 'guest', paragraphs: (_input, text) => [text('next')], sums: totalRows },
  landlord: { button: 'landlord', paragraphs: (_input, text) => [text('next')], sums: landlordSums },
};
