import type { BookingMail } from '../booking-mail.ts';
import { plainMail } from './plain-mail.ts';

export const reminderMail: BookingMail = {
  guest: { ...plainMail.guest, button: 'guestOption' },
  landlord: plainMail.landlord,
};
