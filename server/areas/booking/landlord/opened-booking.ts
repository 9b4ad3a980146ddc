import type { BookingRow } from '../booking-store.ts';

/** The booking that a link opened. Everything else about it may change until it is locked. */
export type OpenedBooking = Pick<BookingRow, 'id' | 'object_number'>;
