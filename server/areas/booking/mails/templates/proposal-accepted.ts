import type { BookingMail } from '../booking-mail.ts';
import { proposalAnswer } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

export const proposalAcceptedMail: BookingMail = {
  guest: { ...plainMail.guest, asksForPayment: true },
  landlord: { ...plainMail.landlord, sums: landlordSumsOfStay, quote: proposalAnswer },
};
