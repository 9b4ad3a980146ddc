import type { BookingMail } from '../booking-mail.ts';
import { proposalAnswer } from '../parts/quotes.ts';
import { plainMail } from './plain-mail.ts';

export const proposalDeclinedMail: BookingMail = {
  guest: plainMail.guest,
  landlord: { ...plainMail.landlord, quote: proposalAnswer },
};
