import type { BookingState } from '../../../contract/booking/booking.ts';
import type { WebhookEvent } from '../../../domain/webhooks.ts';
import type { Tx } from '../../platform/database.ts';
import { recordEvent } from '../webhooks/webhooks.ts';
import { toLandlordView } from './rules/landlord-view.ts';
import type { BookingRow } from './booking-store.ts';

const eventOfState: Readonly<Record<BookingState, WebhookEvent>> = {
  requested: 'booking.requested',
  option: 'booking.requested',
  booked: 'booking.requested',
  confirmed: 'booking.confirmed',
  declined: 'booking.declined',
  cancelled: 'booking.cancelled',
  expired: 'booking.cancelled',
};

type AnnouncedBooking = Pick<
  BookingRow,
  | 'id'
  | 'display_number'
  | 'object_number'
  | 'state'
  | 'start_date'
  | 'end_date'
  | 'persons'
  | 'total_cents'
  | 'quote'
>;

/** Records an event of a booking for the webhooks of landlord and agency, in the transaction that causes the event. */
export function announceToWebhooks(
  tx: Tx,
  booking: AnnouncedBooking,
  { at, isChange = false }: { at: Date; isChange?: boolean },
): Promise<void> {
  return recordEvent(tx, {
    event: isChange ? 'booking.changed' : eventOfState[booking.state],
    owner: { objectNumber: booking.object_number },
    at,
    data: {
      bookingID: booking.id,
      bookingNumber: booking.display_number,
      objectNumber: booking.object_number,
      state: booking.state,
      startDate: booking.start_date,
      endDate: booking.end_date,
      persons: booking.persons,
      totalCents: toLandlordView(booking).total_cents,
    },
  });
}
