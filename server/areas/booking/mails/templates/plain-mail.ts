import type { BookingMail } from '../booking-mail.ts';
import { landlordSums, totalRows } from '../parts/sums.ts';

export const plainMail: BookingMail = {
  guest: { button: 'guest', paragraphs: (_input, text) => [text('next')], sums: totalRows },
  landlord: { button: 'landlord', paragraphs: (_input, text) => [text('next')], sums: landlordSums },
};
