import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { priceObject, priceResult } from '../pricing/price-result.ts';
import { euros, experiments, objectNumber, plainDate, tooOften, z } from '../schema.ts';
import { bookingMethods, bookingState, customer, idempotencyKey } from './booking.ts';

export const invalidCustomer = z.object({
  /** Field -> message key in the namespace `booking`: `invalid.<reason>`. */
  fields: z.record(z.string(), z.string()),
});
/** The current values, in place of what the guest saw. */
export const priceChanged = z.object({
  price: priceResult,
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
});
/** Terms that the page showed beside the total; omitted ones are not compared. */
export const seenTerms = {
  /** Euros due within a week after the booking binds: the first instalment, 0 if all is paid on site. */
  expectedDownPayment: euros.optional(),
  /** Euros that the landlord holds during the stay. */
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
  /** The field concerned, such as `extras.bedLinen`, and its maximum. */
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
    /** All persons. */
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
    /** The code of a value voucher, which pays as much as it holds. */
    voucher: z.string().max(80).default(''),
    bonus: z.string().max(60).default(''),
    experiments,
    language: z.enum(languages).default('de'),
    /** Id of the partner or traffic source that sent the guest. On a partner's own host it is that partner. */
    partner: z.coerce.string().max(60).default(''),
    /** The partner's name for the link that brought the guest; ignored if malformed. */
    subId: z.string().max(200).default(''),
    /** Reference under which a travel agency files the booking in Midoco, if the partner allows that. */
    agencyReference: z.string().max(40).default(''),
    customer,
    remarks: z.string().max(2000).default(''),
    /** The guest is asked by mail whether they want the newsletter. */
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
    /** `bookingID`: the caller's own booking has these nights, as after the browser's back button; null: somebody else has them. */
    'capacity-taken': { status: 409, data: z.object({ bookingID: z.number() }).nullable() },
    'price-changed': { status: 409, data: priceChanged },
    /** The total is the one that the guest saw, but the down payment, the cancellation terms or the deposit differ. */
    'terms-changed': { status: 409, data: priceChanged },
    'idempotency-conflict': { status: 409 },
    'not-bookable': { status: 422, data: notBookable },
    'terms-not-accepted': { status: 422 },
    'invalid-customer': { status: 422, data: invalidCustomer },
    /** Required after a handful of mails within an hour to an unconfirmed address. */
    ...workNeeded,
    /** Anybody may have typed the address, so mails to one address and requests for one home are limited per hour. */
    'too-many-mails': { status: 429, data: tooOften },
    'too-many-codes': { status: 429, data: tooOften },
  },
});
