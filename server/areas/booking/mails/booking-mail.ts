import type { MailBlock, MailContent, MailRow } from '../../mail/mail.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

/** Parts in which a booking mail differs from the others, by recipient. */
export interface BookingMail {
  guest: MailToSide;
  landlord: MailToSide;
}

export interface MailToSide {
  /** Key of its label below `mail.button`. */
  button: 'guest' | 'guestOption' | 'guestAnswer' | 'landlord' | 'landlordAnswer';
  /** Key of its texts below `mail.guest` or `mail.landlord`; by default the name of the mail. */
  words?(input: BookingMailInput): string;
  /** Key of the opening text; by default `intro`. */
  intro?(input: BookingMailInput): string;
  paragraphs(input: BookingMailInput, text: OwnText): string[];
  contact?(input: BookingMailInput): MailRow[];
  /** False if the option has ended. */
  showsHold?: false;
  sums(input: BookingMailInput): MailRow[];
  /** True if the mail tells the guest what to pay when, and how. */
  asksForPayment?: true;
  quote?(input: BookingMailInput): MailContent['quote'];
  blocks?(input: BookingMailInput): MailBlock[];
}

/** Translates a key of this mail; booking number and home are filled in. */
export type OwnText = (key: string) => string;
