import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { priceObject, priceResult } from '../pricing/price-result.ts';
import { euros, experiments, jwt, objectNumber, plainDate, tooOften, uid, z } from '../schema.ts';
import { bookingMethods, bookingState, customer, idempotencyKey } from './booking.ts';

export const invalidCustomer = z.object({
  /** Field -> message key in the namespace `booking`: `invalid.<reason>`. */
  fields: z.record(z.string(), z.string()),
});
/** What holds now instead of what the guest saw. */
export const priceChanged = z.object({
  price: priceResult,
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
});
/** What the page showed beside the total; what is left out is not compared. */
export const seenTerms = {
  /** Euros that are due within a week after the booking binds: the first part of the payment plan, 0 where all is paid on site. */
  expectedDownPayment: euros.optional(),
  /** Euros that the landlord holds during the stay. */
  expectedDeposit: euros.optional(),
  /** What cancelling costs from which day on, in any order. */
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
   * A status of the price result, or `methodNotOffered`, `partyInvalid`, `petSizeNotAllowed`, `paymentNotOffered`, `bonusInvalid`; of what
   * the partner does not offer `insuranceNotOffered`, `bonusNotOffered`, `agencyReferenceNotOffered`. Of a value voucher
   * `voucherInvalid`, `voucherUsedUp`, `voucherEnded`, and `voucherNotOffered` where the house gets no money at once. Of a bonus code
   * that its person has used before `bonusUsed`. Of an extra that is chosen too often `tooManyExtras`.
   */
  reason: z.string(),
  nights: z.number().nullable(),
  /** The field that the reason is about, as `extras.bedLinen`, and the most that it takes. */
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
    uid,
    jwt,
    bookingMethod: z.enum(bookingMethods),
    objectNumber,
    startDate: plainDate,
    endDate: plainDate,
    /** All persons. */
    persons: z.number().int().min(1).max(99),
    /** Teens are the persons of 13 to 17 years, children those of 0 to 12; childAges holds the age of each. */
    teens: z.number().int().min(0).max(50).default(0),
    childs: z.number().int().min(0).max(50).default(0),
    childAges: z.array(z.number().int().min(0).max(17)).max(50).default([]),
    pets: z.number().int().min(0).max(10).default(0),
    petSizes: z.array(z.string().max(20)).max(10).default([]),
    extras: z.record(z.string().max(40), z.number().int().min(0).max(99)).default({}),
    insurance: z.union([z.literal(0), z.literal(1)]).default(0),
    payment: z.number().int().min(0).max(99).default(1),
    /** The code of a value voucher that pays for a booking, as much as it has. */
    voucher: z.string().max(80).default(''),
    bonus: z.string().max(60).default(''),
    experiments,
    language: z.enum(languages).default('de'),
    /** Who sends the guest: the id of a partner or traffic source. On a partner's own host it is that partner. */
    partner: z.coerce.string().max(60).default(''),
    /** What that partner calls the link by which the guest has come; what is none of our form is nobody's. */
    subId: z.string().max(200).default(''),
    /** What a travel agency files the booking under in Midoco, where the partner allows that. */
    agencyReference: z.string().max(40).default(''),
    customer,
    remarks: z.string().max(2000).default(''),
    /** Has the guest asked by a mail whether they want the newsletter. */
    newsletter: z.boolean().default(false),
    acceptTerms: z.boolean().default(false),
    /** The total that the guest saw: priceComplete plus chosen extras and premium, less a bonus. A request may leave it out. */
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
    /** The booking is the caller's own that has these nights, as after a way back in the browser; null: they are somebody else's. */
    'capacity-taken': { status: 409, data: z.object({ bookingID: z.number() }).nullable() },
    'price-changed': { status: 409, data: priceChanged },
    /** The total is the one that the guest saw, but another sum is due first, or other terms of cancellation or another deposit hold. */
    'terms-changed': { status: 409, data: priceChanged },
    'idempotency-conflict': { status: 409 },
    'not-bookable': { status: 422, data: notBookable },
    'terms-not-accepted': { status: 422 },
    'invalid-customer': { status: 422, data: invalidCustomer },
    /** It is asked for after a handful of mails within an hour to an address that nobody has confirmed. */
    ...workNeeded,
    /** Anybody may have typed the address: few mails go there, and a home gets few requests, within an hour. */
    'too-many-mails': { status: 429, data: tooOften },
    /** Too many codes were tried that do not exist. */
    'too-many-codes': { status: 429, data: tooOften },
  },
});
