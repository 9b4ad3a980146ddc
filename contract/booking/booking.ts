import { customerLengths } from '../../domain/booking/customer-fields.ts';
import { languages } from '../../domain/language.ts';
import { houseRules } from '../catalogue/home-facts.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { installment, priceResult } from '../pricing/price-result.ts';
import { wholeNumber, z } from '../schema.ts';
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

/** What guests take back before it is a booking: they withdraw a request and give up an option, and cancel neither. */
export const withdrawn = z.enum(['request', 'option']);
export type Withdrawn = z.infer<typeof withdrawn>;

/** What is longer than its field is refused by name; far beyond it nobody has typed it. */
const typed = (length: number) => z.string().max(length * 4);
const typedField = (field: keyof typeof customerLengths) => typed(customerLengths[field]).default('');

/** The guest's own data as typed: the rules say which field is missing or wrong and why (`invalid-customer`). */
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

/** The opaque secret of a signed link: 43 characters of base64url, with its end before them where it was renewed. Empty: the cookie of an earlier call with it counts. */
export const bookingHash = z.string().max(200).default('');
export const bookingId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** The guest's link: every mail to the guest carries it. */
export const guestLink = {
  link: ['bookingID', 'bookingHash'],
  refusal: 'booking-not-found',
  session: { cookie: 'booking', paths: ['/api/', '/documents/booking/'] },
} as const;

export const idempotencyKey = z.string().min(1).max(100);

/** What the steps after a booking are called; the page offers those that the state allows. */
const nextStep = z.enum(['convert', 'change', 'cancel']);

/** An address without a secret: the login opens it, or the cookie that came with the booking. */
export const bookingDocument = z.object({
  kind: z.enum(['confirmationPdf', 'calendarFile', 'invoice', 'cancellationInvoice', 'feeInvoice']),
  /** What stands on an invoice; null for what has no number. */
  number: z.string().nullable(),
  href: z.string(),
});

/** A part of what is paid, with what the house has got of it. */
const standingInstallment = installment.extend({
  /** Euros that are not paid yet. */
  open: z.number(),
  /** The day on which the last of it was paid; null while something is open, and for what the house does not collect. */
  paidOn: z.string().nullable(),
});

/** A booking as its guest sees it. */
export const booking = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(bookingMethods),
  status: bookingState,
  object: objectSummary,
  /**
   * Where the house stands; null until the booking is confirmed. The position of `object` is the public one. `withinMetres`:
   * it stands somewhere within so many metres of it, as the landlord's system tells it; null: it stands there.
   */
  position: z
    .object({ lat: z.number(), lon: z.number(), withinMetres: z.number().int().nullable() })
    .nullable(),
  /** The home's address and how one gets in; null until the booking is confirmed, and where the landlord has not told. */
  address: homeAddress.nullable(),
  arrivalInfo: z.string().nullable(),
  /** What guests keep to, as it is today; null where the landlord has stated nothing. */
  houseRules: houseRules.nullable(),
  /** What the landlord asks for in words of their own, with the language that they are in. */
  ownRules: z.object({ language: z.string(), text: z.string() }).nullable(),
  startDate: z.string(),
  endDate: z.string(),
  /** HH:mm; null where nobody told: guest and host agree on it. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** One for each dog, or none at all. */
  petSizes: z.array(z.string()),
  insurance: z.boolean(),
  payment: z.number(),
  customer,
  remarks: z.string(),
  language: z.enum(languages),
  /** The quote that was accepted. */
  price: priceResult,
  /** What is to be paid as the booking stands: nothing while it may still come to nothing, and after that its plan. */
  payments: z.array(standingInstallment),
  /** Where to transfer what is still to be paid to us; null until the booking is confirmed, where nothing is, and where the landlord collects. */
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      reference: z.string(),
      /** A QR code for each part, which banking apps read (EPC069-12): a path of SVG in a square of so many units. */
      codes: z.array(installment.extend({ size: z.number(), path: z.string() })),
    })
    .nullable(),
  /** What is open of what is paid to us, and the page on which it is paid; null where nothing is owed to us. */
  money: z
    .object({
      href: z.string(),
      open: z.number(),
      overdue: z.number(),
      /** Euros that the guest had paid and that go back, or have gone back. */
      refunded: z.number(),
    })
    .nullable(),
  /** The page on which the stay is rated; null where it cannot be. */
  rating: z.object({ href: z.string() }).nullable(),
  /** As agreed on the day of booking: cancelled fewer than daysBefore days ahead, percent stay due. */
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
  /** ISO moment until which an option holds the dates; null for other methods. */
  holdUntil: z.string().nullable(),
  landlordMessage: z.string().nullable(),
  /** What the office wrote to the guest when it cancelled for the landlord. */
  officeMessage: z.string().nullable(),
  /** Shown once the booking is confirmed. */
  landlord: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  cancellationFee: z.number().nullable(),
  /** ISO moment at which it was cancelled; null where it is not. */
  cancelledAt: z.string().nullable(),
  /** What the guest has taken back that was no booking yet; null where a booking was cancelled, and where nothing was. */
  withdrawn: withdrawn.nullable(),
  /** Null where it is not cancelled. */
  cancelledBy: cancelledBy.nullable(),
  /** Why the landlord's side has cancelled; null where nobody has, or the guest. */
  cancellationReason: cancellationReason.nullable(),
  createdAt: z.string(),
  documents: z.array(bookingDocument),
  /** The latest that was asked for; null where none ever was. */
  change: bookingChange.nullable(),
  nextSteps: z.array(nextStep),
});
export type Booking = z.infer<typeof booking>;
