import type { MailBlock, MailContent, MailRow } from '../../mail/mail.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

/** A mail about a booking: what it says to each side beside what all of them say. */
export interface BookingMail {
  guest: MailToSide;
  landlord: MailToSide;
}

export interface MailToSide {
  /** The key of its label below `mail.button`. */
  button: 'guest' | 'guestOption' | 'landlord' | 'landlordAnswer';
  /** The texts below `mail.guest` or `mail.landlord`; absent: those with the name of the mail. */
  words?(input: BookingMailInput): string;
  /** The text with which it begins; absent: `intro`. */
  intro?(input: BookingMailInput): string;
  /** What follows: the next steps. */
  paragraphs(input: BookingMailInput, text: OwnText): string[];
  /** Rows about the people of the stay. */
  contact?(input: BookingMailInput): MailRow[];
  /** False where nothing is held any more. */
  showsHold?: false;
  /** The rows of money that end the facts. */
  sums(input: BookingMailInput): MailRow[];
  /** True where the guest reads what is to be paid when, and how. */
  asksForPayment?: true;
  /** What the other side has written. */
  quote?(input: BookingMailInput): MailContent['quote'];
  blocks?(input: BookingMailInput): MailBlock[];
}

/** A text of the mail by its key, with the number of the booking, the home and its like. */
export type OwnText = (key: string) => string;
