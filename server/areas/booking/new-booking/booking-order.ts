import type { createBooking } from '../../../../contract/booking/create-booking.ts';
import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import type { GuestOfCall } from './guest-limits.ts';
import type { Seller } from './seller.ts';

export type BookingInput = RequestOf<typeof createBooking>;
export type BookingRefused = Extract<Outcome<typeof createBooking>, { ok: false }>;

export interface BookingOrder {
  input: BookingInput;
  uid: string | null;
  guest: GuestOfCall;
  seller: Seller;
}
