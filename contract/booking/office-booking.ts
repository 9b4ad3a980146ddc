import { wholeNumber, z } from '../schema.ts';
import { bookingState } from './booking.ts';
import { cancellationReason, cancelledBy } from './cancelled-by.ts';

export const bookingDisplayNumber = wholeNumber(1, 2_147_483_647);

/** A booking as the office sees it; amounts are euros. */
export const officeBooking = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  status: bookingState,
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  landlord: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  guest: z.string(),
  total: z.number(),
  /** `paid` and `open` cover only what we collect: nobody tells us what a landlord has received. */
  collectedByUs: z.boolean(),
  paid: z.number(),
  open: z.number(),
  cancellable: z.boolean(),
  /** Null: not cancelled. `staff` and `note` are set if the office cancelled. */
  cancellation: z
    .object({
      by: cancelledBy,
      reason: cancellationReason.nullable(),
      at: z.string(),
      staff: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
});
export type OfficeBooking = z.infer<typeof officeBooking>;
