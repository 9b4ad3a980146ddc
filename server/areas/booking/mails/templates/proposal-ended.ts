import type { BookingMail } from '../booking-mail.ts';
import { wordsOfProposal } from '../parts/words-of-proposal.ts';
import { plainMail } from './plain-mail.ts';

function mailOfEnd(proposal: string, offer: string): BookingMail {
  const words = wordsOfProposal(proposal, offer);
  return { guest: { ...plainMail.guest, words }, landlord: { ...plainMail.landlord, words } };
}

export const proposalWithdrawnMail = mailOfEnd('proposalWithdrawn', 'offerWithdrawn');
export const proposalExpiredMail = mailOfEnd('proposalExpired', 'offerExpired');
