import type { BookingMail } from '../booking-mail.ts';
import { proposalMessage } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

export const changeProposedMail: BookingMail = {
  guest: { ...plainMail.guest, button: 'guestAnswer', quote: proposalMessage },
  landlord: { ...plainMail.landlord, sums: landlordSumsOfStay, quote: proposalMessage },
};
