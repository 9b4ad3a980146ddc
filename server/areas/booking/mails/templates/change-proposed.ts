import type { BookingMail } from '../booking-mail.ts';
import { proposalMessage } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { wordsOfProposal } from '../parts/words-of-proposal.ts';
import { plainMail } from './plain-mail.ts';

const words = wordsOfProposal('changeProposed', 'offerMade');

export const changeProposedMail: BookingMail = {
  guest: { ...plainMail.guest, words, button: 'guestAnswer', quote: proposalMessage },
  landlord: { ...plainMail.landlord, words, sums: landlordSumsOfStay, quote: proposalMessage },
};
