import type { BookingMail } from '../booking-mail.ts';
import { plainMail } from './plain-mail.ts';

/** The reminder of an option that ends soon. */
export const reminderMail: BookingMail = {
  guest: { ...plainMail.guest, button: 'guestOption' },
  landlord: plainMail.landlord,
};
