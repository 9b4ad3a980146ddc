import type { BookingMail } from '../booking-mail.ts';
import { termsBeforeConfirmation } from '../parts/pay-in-mail.ts';
import { guestRemarks } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

export const requestMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    paragraphs: (input, text) => [text('next'), ...termsBeforeConfirmation(input)],
  },
  landlord: {
    ...plainMail.landlord,
    button: 'landlordAnswer',
    sums: landlordSumsOfStay,
    quote: guestRemarks,
  },
};
