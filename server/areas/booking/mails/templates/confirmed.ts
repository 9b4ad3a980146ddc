import type { BookingMail } from '../booking-mail.ts';
import { promiseLink } from '../parts/links.ts';
import { landlordMessage } from '../parts/quotes.ts';
import { landlordSumsOfStay } from '../parts/sums.ts';
import { plainMail } from './plain-mail.ts';

export const confirmedMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    paragraphs: (_input, text) => [text('next'), text('promise')],
    asksForPayment: true,
    quote: landlordMessage,
    blocks: (input) => [promiseLink(input)],
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
