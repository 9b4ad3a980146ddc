import type { BookingMail } from '../booking-mail.ts';
import { changeRemarks } from '../parts/quotes.ts';
import { plainMail } from './plain-mail.ts';

export const changeAskedMail: BookingMail = {
  guest: plainMail.guest,
  landlord: { ...plainMail.landlord, button: 'landlordAnswer', quote: changeRemarks },
};
