import type { BookingMail } from '../booking-mail.ts';
import { landlordMessage } from '../parts/quotes.ts';
import { plainMail } from './plain-mail.ts';

export const declinedMail: BookingMail = {
  guest: { ...plainMail.guest, quote: landlordMessage },
  landlord: plainMail.landlord,
};
