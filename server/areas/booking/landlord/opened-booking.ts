import type { BookingRow } from '../booking-store.ts';

export type OpenedBooking = Pick<BookingRow, 'id' | 'object_number'>;
