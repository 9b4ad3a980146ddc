import type { BookingMailInput } from '../booking-mail-input.ts';

/** A proposal changes a booking; an offer answers a request, and would make the booking. Their mails differ in words alone. */
export const wordsOfProposal =
  (proposal: string, offer: string) =>
  ({ change }: BookingMailInput): string =>
    change?.concludes ? offer : proposal;
