import type { BookingRow } from './booking-store.ts';

/** What a link has opened: which booking it is. All else of it may change until it is locked. */
export type OpenedBooking = Pick<BookingRow, 'id' | 'object_number'>;
