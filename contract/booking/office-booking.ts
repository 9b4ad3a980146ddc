import { changeTemplates } from '../../domain/booking/mail-templates.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';
import { bookingState, bookingStates } from './booking.ts';
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
  /** As the guest has given it; fields that were not asked for are empty. */
  guestContact: z.object({
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    /** ISO 3166 code in small letters. */
    country: z.string(),
  }),
  /** What the guest wrote with the booking. */
  remarks: z.string(),
  landlordContact: z.object({
    number: z.number(),
    email: z.string(),
    phone: z.string(),
    /** The account of somebody who acts for the landlord; null: nobody does. */
    accountNumber: z.number().nullable(),
  }),
  bookedAt: z.string(),
  total: amountInEuros,
  /** `paid` and `open` cover only what we collect: nobody tells us what a landlord has received. */
  collectedByUs: z.boolean(),
  paid: amountInEuros,
  open: amountInEuros,
  cancellable: z.boolean(),
  /** What became of it, the earliest first: states, and changes that the guest has asked for. */
  history: z.array(
    z.object({
      what: z.enum([...bookingStates, ...changeTemplates]),
      by: z.enum(['guest', 'landlord', 'office', 'clock']),
      /** Who of the office; empty: nobody. */
      staff: z.string(),
      at: z.string(),
    }),
  ),
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
