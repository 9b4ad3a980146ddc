import type { BookingMail } from '../booking-mail.ts';
import { guestRemarks } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

export const requestMail: BookingMail = {
  guest: plainMail.guest,
  landlord: {
    ...plainMail.landlord,
    button: 'landlordAnswer',
    sums: landlordSumsOfStay,
    quote: guestRemarks,
  },
};
