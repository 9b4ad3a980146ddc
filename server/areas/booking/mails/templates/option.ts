import type { BookingMail } from '../booking-mail.ts';
import { guestRemarks } from '../parts/quotes.ts';
import { plainMail } from './plain-mail.ts';

export const optionMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    button: 'guestOption',
    // The option is extended once the guest's address is verified.
    paragraphs: ({ isKnown, translate: t }, text) => [
      text('next'),
      ...(isKnown ? [] : [t('mail.guest.option.confirm')]),
    ],
  },
  landlord: { ...plainMail.landlord, quote: guestRemarks },
};
