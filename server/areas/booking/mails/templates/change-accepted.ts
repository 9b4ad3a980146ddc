import type { BookingMail } from '../booking-mail.ts';
import { changeAnswer } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

export const changeAcceptedMail: BookingMail = {
  guest: { ...plainMail.guest, asksForPayment: true, quote: changeAnswer },
  landlord: { ...plainMail.landlord, sums: landlordSumsOfStay },
};
