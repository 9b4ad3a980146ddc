import { wholeNumber, z } from '../schema.ts';
import { bookingState } from './booking.ts';
import { cancellationReason, cancelledBy } from './cancelled-by.ts';

/** What guests and landlords read out on the phone. */
export const bookingDisplayNumber = wholeNumber(1, 2_147_483_647);

/** A booking as the office looks after it; amounts in euros. */
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
  /** `paid` and `open` are of what the house collects: nobody tells it what a landlord has got. */
  collectedByUs: z.boolean(),
  paid: z.number(),
  open: z.number(),
  cancellable: z.boolean(),
  /** Null where it is not cancelled. `staff` and `note` are those of the office, where it was the office. */
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
