import type { MailContent } from '../../../mail/mail.ts';
import { messagesOf } from '../../rules/messages-of.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

/** What the landlord, or the office in their place, has written to the guest. */
export const landlordMessage = (input: BookingMailInput): MailContent['quote'] =>
  messageToGuest(input, input.booking.landlord_message);

/** The answer to a change. */
export const changeAnswer = (input: BookingMailInput): MailContent['quote'] =>
  messageToGuest(input, input.change?.answer);

function messageToGuest(
  { booking, translate: t }: BookingMailInput,
  text: string | null | undefined,
): MailContent['quote'] {
  return text ? { label: t(messagesOf(booking).office ? 'mail.ourMessage' : 'mail.message'), text } : null;
}

/** What the guest has written with the booking. */
export const guestRemarks = (input: BookingMailInput): MailContent['quote'] =>
  remarks(input, input.booking.remarks);

/** What the guest has written with a wish for a change. */
export const changeRemarks = (input: BookingMailInput): MailContent['quote'] =>
  remarks(input, input.change?.message ?? '');

const remarks = ({ translate: t }: BookingMailInput, text: string): MailContent['quote'] =>
  text === '' ? null : { label: t('mail.remarks'), text };
