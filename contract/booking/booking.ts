import { customerLengths } from '../../domain/booking/customer-fields.ts';
import { languages } from '../../domain/language.ts';
import { houseRules } from '../catalogue/home-facts.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { installment, priceResult } from '../pricing/price-result.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';
import { bookingChange } from './booking-change.ts';
import { cancellationReason, cancelledBy } from './cancelled-by.ts';
import { homeAddress } from './home-address.ts';

export const bookingStates = [
  'requested',
  'option',
  'booked',
  'confirmed',
  'declined',
  'cancelled',
  'expired',
] as const;
export const bookingState = z.enum(bookingStates);
export type BookingState = z.infer<typeof bookingState>;

export const bookingMethods = ['booking', 'option', 'request'] as const;
export type BookingMethod = (typeof bookingMethods)[number];

/** Before a booking is binding, guests withdraw a request or give up an option; neither is a cancellation. */
export const withdrawn = z.enum(['request', 'option']);
export type Withdrawn = z.infer<typeof withdrawn>;

/** A field that is too long is reported by name; this outer bound is far above what anybody types. */
const typed = (length: number) => z.string().max(length * 4);
const typedField = (field: keyof typeof customerLengths) => typed(customerLengths[field]).default('');

/** The guest's data as typed; `invalid-customer` reports the fields that are missing or wrong. */
export const customer = z.strictObject({
  salutation: typed(20).default('none'),
  firstName: typedField('firstName'),
  lastName: typedField('lastName'),
  email: typedField('email'),
  phone: typedField('phone'),
  street: typedField('street'),
  zip: typedField('zip'),
  city: typedField('city'),
  country: typed(20).default(''),
});
export type Customer = z.infer<typeof customer>;

/**
 * The secret of a signed link: 43 characters of base64url, preceded by its expiry if it was renewed. Empty: the cookie of an earlier call
 * counts.
 */
export const bookingHash = z.string().max(200).default('');
export const bookingId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** The link in every mail to the guest. */
export const guestLink = {
  link: ['bookingID', 'bookingHash'],
  refusal: 'booking-not-found',
  session: { cookie: 'booking', paths: ['/api/', '/documents/booking/'] },
} as const;

export const idempotencyKey = z.string().min(1).max(100);

/** Steps after a booking; the page offers those that the state allows. */
const nextStep = z.enum(['convert', 'change', 'cancel', 'report']);

/** An address without a secret: it opens with the login, or with the cookie set by the booking. */
export const bookingDocument = z.object({
  kind: z.enum(['confirmationPdf', 'calendarFile', 'invoice', 'cancellationInvoice', 'feeInvoice']),
  /** The number on an invoice; null for documents without one. */
  number: z.string().nullable(),
  href: z.string(),
});

const standingInstallment = installment.extend({
  /** Euros not paid yet. */
  open: amountInEuros,
  /** The day of the last payment; null while something is open, and for what we do not collect. */
  paidOn: z.string().nullable(),
});

export const booking = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(bookingMethods),
  status: bookingState,
  object: objectSummary,
  /**
   * Position of the house; null until the booking is confirmed (`object` has the public position). `withinMetres`: the house stands
   * somewhere within this radius, as the landlord's system states it; null: the position is exact.
   */
  position: z
    .object({ lat: z.number(), lon: z.number(), withinMetres: z.number().int().nullable() })
    .nullable(),
  /** Address and way in; null until the booking is confirmed, and if the landlord has not told. */
  address: homeAddress.nullable(),
  arrivalInfo: z.string().nullable(),
  /** The current house rules; null if the landlord has stated none. */
  houseRules: houseRules.nullable(),
  /** House rules in the landlord's own words, with their language. */
  ownRules: z.object({ language: z.string(), text: z.string() }).nullable(),
  startDate: z.string(),
  endDate: z.string(),
  /** HH:mm; null: not stated, guest and host agree on it. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** One entry for each dog, or none at all. */
  petSizes: z.array(z.string()),
  insurance: z.boolean(),
  payment: z.number(),
  customer,
  remarks: z.string(),
  language: z.enum(languages),
  price: priceResult,
  /** The payment plan as the booking stands; empty while the booking may still come to nothing. */
  payments: z.array(standingInstallment),
  /**
   * Bank details for what is still to be paid to us; null until the booking is confirmed, if nothing is open, and if the landlord
   * collects.
   */
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      reference: z.string(),
      /** EPC069-12 QR codes for banking apps, one for each instalment: an SVG path in a square of `size` units. */
      codes: z.array(installment.extend({ size: z.number(), path: z.string() })),
    })
    .nullable(),
  /** What is still to be paid to us, and the payment page; null if nothing is. */
  money: z
    .object({
      href: z.string(),
      open: amountInEuros,
      overdue: amountInEuros,
      /** Euros paid by the guest that are or will be refunded. */
      refunded: amountInEuros,
    })
    .nullable(),
  rating: z.object({ href: z.string() }).nullable(),
  /** Terms agreed on the day of booking: cancelled fewer than `daysBefore` days before arrival, `percent` remain due. */
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
  /** ISO moment until which an option holds the nights; null for other methods. */
  holdUntil: z.string().nullable(),
  landlordMessage: z.string().nullable(),
  /** The office's message to the guest when it cancelled for the landlord. */
  officeMessage: z.string().nullable(),
  /** Null until the booking is confirmed. */
  landlord: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  cancellationFee: amountInEuros.nullable(),
  /** ISO moment; null: not cancelled. */
  cancelledAt: z.string().nullable(),
  /** What the guest took back before it was binding; null: nothing, or a booking was cancelled. */
  withdrawn: withdrawn.nullable(),
  /** Null: not cancelled. */
  cancelledBy: cancelledBy.nullable(),
  /** Why the landlord's side cancelled; null: nobody has, or the guest. */
  cancellationReason: cancellationReason.nullable(),
  createdAt: z.string(),
  documents: z.array(bookingDocument),
  /** The latest change request; null: there never was one. */
  change: bookingChange.nullable(),
  nextSteps: z.array(nextStep),
});
export type Booking = z.infer<typeof booking>;
