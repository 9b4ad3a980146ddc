import type { BookingMail } from '../booking-mail.ts';
import { proposalAnswer } from '../parts/quotes.ts';
import { wordsOfProposal } from '../parts/words-of-proposal.ts';
import { plainMail } from './plain-mail.ts';

const words = wordsOfProposal('proposalDeclined', 'offerDeclined');

export const proposalDeclinedMail: BookingMail = {
  guest: { ...plainMail.guest, words },
  landlord: { ...plainMail.landlord, words, quote: proposalAnswer },
};
