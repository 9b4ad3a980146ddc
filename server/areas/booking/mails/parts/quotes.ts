import type { MailContent } from '../../../mail/mail.ts';
import { bookingMessages } from '../../rules/booking-messages.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

/** Signed by the office if it cancelled for the landlord. */
export const landlordMessage = (input: BookingMailInput): MailContent['quote'] =>
  messageToGuest(input, input.booking.landlord_message);

export const changeAnswer = (input: BookingMailInput): MailContent['quote'] =>
  messageToGuest(input, input.change?.answer);

function messageToGuest(
  { booking, translate: t }: BookingMailInput,
  text: string | null | undefined,
): MailContent['quote'] {
  return text
    ? { label: t(bookingMessages(booking).office ? 'mail.ourMessage' : 'mail.message'), text }
    : null;
}

export const guestRemarks = (input: BookingMailInput): MailContent['quote'] =>
  remarks(input, input.booking.remarks);

export const changeRemarks = (input: BookingMailInput): MailContent['quote'] =>
  remarks(input, input.change?.message ?? '');

/** What the host writes with a proposal: to the guest from the host, to the host as their own. */
export const proposalMessage = ({ change, kind, translate: t }: BookingMailInput): MailContent['quote'] =>
  change && change.message !== ''
    ? { label: t(kind.recipient === 'guest' ? 'mail.message' : 'mail.ownMessage'), text: change.message }
    : null;

/** What the guest answers to a proposal, for the host. */
export const proposalAnswer = ({ change, translate: t }: BookingMailInput): MailContent['quote'] =>
  change?.answer ? { label: t('mail.remarks'), text: change.answer } : null;

const remarks = ({ translate: t }: BookingMailInput, text: string): MailContent['quote'] =>
  text === '' ? null : { label: t('mail.remarks'), text };
