import type { BookingMail } from '../booking-mail.ts';
import { changeAnswer } from '../parts/quotes.ts';
import { plainMail } from './plain-mail.ts';

export const changeDeclinedMail: BookingMail = {
  guest: { ...plainMail.guest, quote: changeAnswer },
  landlord: plainMail.landlord,
};
