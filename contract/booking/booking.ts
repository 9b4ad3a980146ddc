import { customerLengths } from '../../domain/booking/customer-fields.ts';
import { languages } from '../../domain/language.ts';
import { houseRules } from '../catalogue/home-facts.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { moneyByWay } from './money-by-way.ts';
import { installment, priceResult } from '../pricing/price-result.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';
import { bookingChange } from './booking-change.ts';
import { cancellationReason, cancelledBy } from './cancelled-by.ts';
import { homeAddress } from './home-address.ts';
import { ratingLink } from './rating-link.ts';

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

/**
 * Guests can withdraw a request or give up an option before it becomes a binding booking. Neither counts as a
 * cancellation.
 */
export const withdrawn = z.enum(['request', 'option']);
export type Withdrawn = z.infer<typeof withdrawn>;

/** This bound is far above what people type. A field that is too long is reported by name. */
const typedText = (length: number) => z.string().max(length * 4);
const typedField = (field: keyof typeof customerLengths) => typedText(customerLengths[field]).default('');

/** The guest's data as typed. `invalid-customer` reports the fields that are missing or wrong. */
export const customer = z.strictObject({
  salutation: typedText(20).default('none'),
  firstName: typedField('firstName'),
  lastName: typedField('lastName'),
  email: typedField('email'),
  phone: typedField('phone'),
  street: typedField('street'),
  zip: typedField('zip'),
  city: typedField('city'),
  country: typedText(20).default(''),
});
export type Customer = z.infer<typeof customer>;

/**
 * The secret of a signed link: 43 characters of base64url, preceded by its expiry if it was renewed. If empty, the
 * cookie of an earlier call is used.
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

/** A step that the guest can take next. The page offers those that the state allows. */
const nextStep = z.enum(['convert', 'change', 'cancel', 'report']);

/** A path without a secret. It needs a login or the cookie of the booking. */
export const bookingDocument = z.object({
  kind: z.enum(['confirmationPdf', 'calendarFile', 'invoice', 'cancellationInvoice', 'feeInvoice']),
  /** The invoice number. Null for other documents. */
  number: z.string().nullable(),
  href: z.string(),
});

const standingInstallment = installment.extend({
  /** Outstanding amount in euros. */
  open: amountInEuros,
  /** The day of the last payment. Null while an amount is open, and if the landlord collects. */
  paidOn: z.string().nullable(),
});

export const booking = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(bookingMethods),
  /** True if it was agreed with the host elsewhere: nothing of it is paid, changed or cancelled on the site. */
  isDirect: z.boolean(),
  status: bookingState,
  object: objectSummary,
  /**
   * Position of the home. Null until the booking is confirmed (`object` has the public position). `withinMetres` is
   * the radius within which the home lies, as stated by the landlord's system, or null if the position is exact.
   */
  position: z
    .object({ lat: z.number(), lon: z.number(), withinMetres: z.number().int().nullable() })
    .nullable(),
  /** Address of the home. Null until the booking is confirmed, or if unknown. */
  address: homeAddress.nullable(),
  arrivalInfo: z.string().nullable(),
  /**
   * The language of `arrivalInfo`: the guest's, or the landlord's if there is no text in it. Null without directions.
   */
  arrivalInfoLanguage: z.string().nullable(),
  /** The current house rules. Null if the landlord has stated none. */
  houseRules: houseRules.nullable(),
  /** House rules in the landlord's own words, with their language. */
  ownRules: z.object({ language: z.string(), text: z.string() }).nullable(),
  startDate: z.string(),
  endDate: z.string(),
  /** HH:mm. Null if not stated, in which case guest and host agree on a time. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** One entry for each dog, or an empty list. */
  petSizes: z.array(z.string()),
  insurance: z.boolean(),
  payment: z.number(),
  customer,
  remarks: z.string(),
  language: z.enum(languages),
  price: priceResult,
  /** The current payment plan. Empty while the booking may still be declined or expire. */
  payments: z.array(standingInstallment),
  /**
   * Bank details for the outstanding amount. Null until the booking is confirmed, if nothing is open, and if the
   * landlord collects.
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
  /** The outstanding amount and the payment page. Null if nothing is open. */
  money: z
    .object({
      href: z.string(),
      open: amountInEuros,
      overdue: amountInEuros,
      /** Euros paid by the guest that are or will be refunded. */
      refunded: amountInEuros,
      /** The refunded amount, divided by the ways on which it goes back. */
      refunds: moneyByWay,
      /** What was paid to us and not refunded. */
      received: moneyByWay,
    })
    .nullable(),
  rating: ratingLink,
  /**
   * The cancellation terms agreed on the day of booking. A cancellation fewer than `daysBefore` days before arrival
   * costs `percent` of the accommodation price.
   */
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
  /** ISO moment until which the nights of an option are reserved. Null for other methods. */
  holdUntil: z.string().nullable(),
  landlordMessage: z.string().nullable(),
  /** The office's message to the guest when it cancelled on behalf of the landlord. */
  officeMessage: z.string().nullable(),
  /** Null until the booking is confirmed. */
  landlord: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  cancellationFee: amountInEuros.nullable(),
  /** ISO moment. Null if not cancelled. */
  cancelledAt: z.string().nullable(),
  /**
   * The request or option that the guest withdrew before it was binding. Null if there was none, or if a binding
   * booking was cancelled.
   */
  withdrawn: withdrawn.nullable(),
  cancelledBy: cancelledBy.nullable(),
  /** The landlord's reason for the cancellation. Null if not cancelled, or if the guest cancelled. */
  cancellationReason: cancellationReason.nullable(),
  createdAt: z.string(),
  documents: z.array(bookingDocument),
  change: bookingChange.nullable(),
  nextSteps: z.array(nextStep),
});
export type Booking = z.infer<typeof booking>;
