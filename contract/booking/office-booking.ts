import { changeTemplates } from '../../domain/booking/mail-templates.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';
import { bookingState, bookingStates } from './booking.ts';
import { cancellationReason, cancelledBy } from './cancelled-by.ts';

export const bookingDisplayNumber = wholeNumber(1, 2_147_483_647);

/** A booking as the office sees it. Amounts are in euros. */
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
  /** Contact data given by the guest. Fields that the form did not ask for are empty. */
  guestContact: z.object({
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    /** ISO 3166 code in lower case. */
    country: z.string(),
  }),
  remarks: z.string(),
  landlordContact: z.object({
    number: z.number(),
    email: z.string(),
    phone: z.string(),
    /** The account that acts for the landlord. Null if there is none. */
    accountNumber: z.number().nullable(),
  }),
  bookedAt: z.string(),
  total: amountInEuros,
  /** `paid` and `open` only cover payments to us, because payments to the landlord are unknown. */
  collectedByUs: z.boolean(),
  paid: amountInEuros,
  open: amountInEuros,
  /** The part of the total that the guest pays at the home, such as tourist tax. */
  onSite: amountInEuros,
  cancellable: z.boolean(),
  /** True if the landlord can be asked for other dates or persons, and no such request is open. */
  changeable: z.boolean(),
  /** Why a booking that binds cannot be changed for the guest. Null if it can, and for all others. */
  unchangeable: z.enum(['begun', 'over', 'open']).nullable(),
  /** State changes and change requests, the earliest first. */
  history: z.array(
    z.object({
      what: z.enum([...bookingStates, ...changeTemplates]),
      by: z.enum(['guest', 'landlord', 'office', 'clock']),
      /** The staff member who did it, or whose account acted for the landlord. Empty for guests and for the link of a mail. */
      staff: z.string(),
      at: z.string(),
    }),
  ),
  /** Null if not cancelled. `staff` and `note` are set if the office cancelled. */
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
