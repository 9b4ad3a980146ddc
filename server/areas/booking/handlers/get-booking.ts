import type { getBooking } from '../../../../contract/booking/get-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { presentBooking } from '../present-booking.ts';

export function getBookingHandler(deps: BookingDeps): Handler<typeof getBooking, BookingRow> {
  return async (_input, { opened }) => ({ ok: true, data: await presentBooking(deps, opened) });
}
