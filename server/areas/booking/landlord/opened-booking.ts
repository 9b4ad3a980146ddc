import type { BookingRow } from '../booking-store.ts';

/** A booking that was opened for its landlord's side. */
export interface OpenedBooking extends Pick<BookingRow, 'id' | 'object_number'> {
  /** The account that opened it, which is recorded with each change. Null if a mailed link was used. */
  uid: string | null;
  /** The API key of the program that opened it. Absent for people. */
  keyId?: string;
  /** False for a co-host, who does not see commission and payouts. */
  isOwned: boolean;
}
