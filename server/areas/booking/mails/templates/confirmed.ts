import type { BookingMailInput } from '../booking-mail-input.ts';
import type { BookingMail } from '../booking-mail.ts';
import { promiseLink } from '../parts/links.ts';
import { paymentLink, termsOnceConfirmed } from '../parts/pay-in-mail.ts';
import { landlordMessage } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

/** Where the guest has accepted an offer, it is their yes that has made the booking. */
const words = ({ byOffer }: BookingMailInput): string => (byOffer ? 'offerAccepted' : 'confirmed');

export const confirmedMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    words,
    intro: ({ byOffer, confirmedByHost }) => (byOffer || confirmedByHost ? 'intro' : 'introInstant'),
    paragraphs: (input, text) => [text('next'), text('promise'), ...termsOnceConfirmed(input)],
    asksForPayment: true,
    quote: landlordMessage,
    blocks: (input) => [...paymentLink(input), promiseLink(input)],
  },
  landlord: {
    ...plainMail.landlord,
    words,
    paragraphs({ booking, translate: t }, text) {
      if (booking.quote.collectedByUs) return [text('next')];
      const { firstName, lastName } = booking.customer;
      return [text('next'), t(`mail.toLandlord.${booking.payment}`, { guest: `${firstName} ${lastName}` })];
    },
    sums: landlordSumsOfStay,
  },
};
