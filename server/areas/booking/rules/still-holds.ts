import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';
import type { BookingMailTemplate } from '../../../../domain/booking/mail-templates.ts';

interface Standing {
  state: BookingState;
  /** Null unless cancelled. */
  cancelled_by: CancelledBy | null;
}

const statesOf: Partial<Record<BookingMailTemplate, BookingState>> = {
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
 * True if a mail to the guest says what is so now. Mails are made of the booking as it is when they are sent: one about an earlier state
 * would mix the two. A change may have been followed by another; a new link opens whatever there is.
 */
export function stillHolds(template: BookingMailTemplate, { state, cancelled_by }: Standing): boolean {
  if (template === 'newLink') return true;
  if (template === 'cancelled') return state === 'cancelled' && (cancelled_by ?? 'guest') === 'guest';
  if (template === 'cancelledByHost') return state === 'cancelled' && (cancelled_by ?? 'guest') !== 'guest';
  return statesOf[template] === state;
}
