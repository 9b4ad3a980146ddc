import type { createBooking } from '../../../../contract/booking/create-booking.ts';
import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import type { GuestOfCall } from './guest-limits.ts';
import type { Seller } from './seller.ts';

export type BookingInput = RequestOf<typeof createBooking>;
export type BookingRefused = Extract<Outcome<typeof createBooking>, { ok: false }>;

/** What was asked for, and by whom; who sells it. */
export interface AskedBooking {
  input: BookingInput;
  uid: string | null;
  guest: GuestOfCall;
  seller: Seller;
}
