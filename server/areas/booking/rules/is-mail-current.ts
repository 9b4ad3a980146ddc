import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';
import type { BookingMailTemplate } from '../../../../domain/booking/mail-templates.ts';

interface Standing {
  state: BookingState;
  cancelled_by: CancelledBy | null;
}

const mailStates: Partial<Record<BookingMailTemplate, BookingState>> = {
  booked: 'booked',
  option: 'option',
  request: 'requested',
  confirmed: 'confirmed',
  arrival: 'confirmed',
  declined: 'declined',
  taken: 'declined',
  unanswered: 'expired',
};

/**
 * True if the mail still describes the current state. Mails are rendered when they are sent, so a mail about an
 * earlier state would mix both. Mails about changes and new links always hold.
 */
export function isMailCurrent(template: BookingMailTemplate, { state, cancelled_by }: Standing): boolean {
  if (template === 'newLink') return true;
  if (template === 'cancelled') return state === 'cancelled' && (cancelled_by ?? 'guest') === 'guest';
  if (template === 'cancelledByHost') return state === 'cancelled' && (cancelled_by ?? 'guest') !== 'guest';
  return mailStates[template] === state;
}
