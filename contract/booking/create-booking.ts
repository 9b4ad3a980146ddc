import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { priceObject, priceResult } from '../pricing/price-result.ts';
import { euros, experiments, objectNumber, plainDate, tooOften, z } from '../schema.ts';
import { bookingMethods, bookingState, customer, idempotencyKey } from './booking.ts';

export const invalidCustomer = z.object({
  /** Maps each field to a message key in the namespace `booking`: `invalid.<reason>`. */
  fields: z.record(z.string(), z.string()),
});
/** The current values that replace those the guest saw. */
export const priceChanged = z.object({
  price: priceResult,
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
});
/** Terms that the page showed next to the total. Omitted ones are not compared. */
export const seenTerms = {
  /**
   * Euros due within a week after the booking becomes binding: the first instalment, 0 if everything is paid on site.
   */
  expectedDownPayment: euros.optional(),
  /** The security deposit in euros that the landlord holds during the stay. */
  expectedDeposit: euros.optional(),
  /** Cancellation fees by day, in any order. */
  expectedCancellation: z
    .array(
      z.strictObject({
        daysBefore: z.number().min(0).max(100_000),
        percent: z.number().min(0).max(100),
      }),
    )
    .max(100)
    .optional(),
};
export const notBookable = z.object({
  /**
   * A status of the price result, or `methodNotOffered`, `partyInvalid`, `petSizeNotAllowed`, `paymentNotOffered`, `bonusInvalid`;
   * `bonusUsed` if the person has used the code before; `tooManyExtras` if an extra is chosen too often; `insuranceNotOffered`,
   * `bonusNotOffered`, `agencyReferenceNotOffered` if the partner does not offer it; for value vouchers `voucherInvalid`,
   * `voucherUsedUp`, `voucherEnded`, and `voucherNotOffered` if nothing is paid to us at once.
   */
  reason: z.string(),
  nights: z.number().nullable(),
  /** The field concerned, such as `extras.bedLinen`, and its maximum value. */
  field: z.string().optional(),
  most: z.number().optional(),
});

export const createBooking = defineEndpoint({
  area: 'booking',
  name: 'create-booking',
  method: 'POST',
  path: '/api/booking/create',
  summary: 'Books, holds (option) or requests a stay',
  access: 'public',
  writes: true,
  creates: true,
  request: z.strictObject({
    bookingMethod: z.enum(bookingMethods),
    objectNumber,
    startDate: plainDate,
    endDate: plainDate,
    /** Number of persons, children included. */
    persons: z.number().int().min(1).max(99),
    /** Teens are aged 13 to 17, children 0 to 12; `childAges` has each child's age. */
    teens: z.number().int().min(0).max(50).default(0),
    childs: z.number().int().min(0).max(50).default(0),
    childAges: z.array(z.number().int().min(0).max(17)).max(50).default([]),
    pets: z.number().int().min(0).max(10).default(0),
    petSizes: z.array(z.string().max(20)).max(10).default([]),
    extras: z.record(z.string().max(40), z.number().int().min(0).max(99)).default({}),
    insurance: z.union([z.literal(0), z.literal(1)]).default(0),
    payment: z.number().int().min(0).max(99).default(1),
    /** The code of a value voucher. It pays up to its remaining value. */
    voucher: z.string().max(80).default(''),
    bonus: z.string().max(60).default(''),
    experiments,
    language: z.enum(languages).default('de'),
    /**
     * Id of the partner or traffic source that referred the guest. A call on a partner's own host always uses that
     * partner.
     */
    partner: z.coerce.string().max(60).default(''),
    /** The partner's name for the referring link. Ignored if malformed. */
    subId: z.string().max(200).default(''),
    /** Reference under which a travel agency files the booking in Midoco. Only accepted if the partner allows it. */
    agencyReference: z.string().max(40).default(''),
    customer,
    remarks: z.string().max(2000).default(''),
    /** True to send the guest a mail that asks for confirmation of a newsletter subscription. */
    newsletter: z.boolean().default(false),
    acceptTerms: z.boolean().default(false),
    /** The total that the guest saw: `priceComplete` plus chosen extras and premium, less a bonus. A request may omit it. */
    expectedPrice: euros.optional(),
    ...seenTerms,
    idempotencyKey,
    proof: workProof,
  }),
  response: z.object({
    bookingID: z.number(),
    bookingDisplayNumber: z.number(),
    bookingHash: z.string(),
    status: bookingState,
    holdUntil: z.string().nullable(),
    priceObject,
  }),
  errors: {
    'object-not-found': { status: 404 },
    'object-removed': { status: 410 },
    /**
     * `bookingID` is set if the nights belong to a booking of the caller, for example after the browser's back button.
     * Null if they belong to another guest.
     */
    'capacity-taken': { status: 409, data: z.object({ bookingID: z.number() }).nullable() },
    'price-changed': { status: 409, data: priceChanged },
    /**
     * The total is unchanged, but the down payment, the cancellation terms or the deposit differ from what the guest
     * saw.
     */
    'terms-changed': { status: 409, data: priceChanged },
    'idempotency-conflict': { status: 409 },
    'not-bookable': { status: 422, data: notBookable },
    'terms-not-accepted': { status: 422 },
    'invalid-customer': { status: 422, data: invalidCustomer },
    /** Required after several mails to an unconfirmed address within an hour. */
    ...workNeeded,
    /** Mails to one address and requests for one home are limited per hour, because the address is not verified. */
    'too-many-mails': { status: 429, data: tooOften },
    'too-many-codes': { status: 429, data: tooOften },
  },
});
