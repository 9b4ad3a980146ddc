import type { BookingMail } from '../booking-mail.ts';
import { promiseLink } from '../parts/links.ts';
import { paymentLink, termsOnceConfirmed } from '../parts/pay-in-mail.ts';
import { landlordMessage } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

export const confirmedMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    intro: ({ confirmedByHost }) => (confirmedByHost ? 'intro' : 'introInstant'),
    paragraphs: (input, text) => [text('next'), text('promise'), ...termsOnceConfirmed(input)],
    asksForPayment: true,
    quote: landlordMessage,
    blocks: (input) => [...paymentLink(input), promiseLink(input)],
  },
  landlord: {
    ...plainMail.landlord,
    paragraphs({ booking, translate: t }, text) {
      if (booking.quote.collectedByUs) return [text('next')];
      const { firstName, lastName } = booking.customer;
      return [text('next'), t(`mail.toLandlord.${booking.payment}`, { guest: `${firstName} ${lastName}` })];
    },
    sums: landlordSumsOfStay,
  },
};
