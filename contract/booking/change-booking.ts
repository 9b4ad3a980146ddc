import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { priceResult } from '../pricing/price-result.ts';
import { amountInEuros, euros, plainDate, tooOften, z } from '../schema.ts';
import { bookingChange } from './booking-change.ts';
import { bookingHash, bookingId, guestLink, idempotencyKey } from './booking.ts';
import { notBookable, priceChanged, seenTerms } from './create-booking.ts';

/** Euros: the total after the change, the agreed total, and the difference. */
export const changeSums = {
  total: amountInEuros,
  agreedTotal: amountInEuros,
  difference: amountInEuros,
} as const;

/** Reasons for which a change can be neither priced nor requested. */
export const changeRefusals = {
  'booking-not-found': { status: 404 },
  'not-changeable': { status: 409 },
  'change-open': { status: 409 },
  'capacity-taken': { status: 409 },
  'price-changed': { status: 409, data: priceChanged },
  'terms-changed': { status: 409, data: priceChanged },
  'idempotency-conflict': { status: 409 },
  /** The reasons of `createBooking`, and `unchanged`. */
  'not-bookable': { status: 422, data: notBookable },
} as const;

export const changeBooking = defineEndpoint({
  area: 'booking',
  name: 'change-booking',
  method: 'POST',
  path: '/api/booking/change',
  summary: 'Returns the price of a changed stay (dryRun), or requests the change from the landlord',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    startDate: plainDate,
    endDate: plainDate,
    /** Number of persons, children included. */
    persons: z.number().int().min(1).max(99),
    childAges: z.array(z.number().int().min(0).max(17)).max(50).default([]),
    pets: z.number().int().min(0).max(10).default(0),
    petSizes: z.array(z.string().max(20)).max(10).default([]),
    message: z.string().max(2000).default(''),
    dryRun: z.boolean().default(false),
    /** The total that the guest saw in the dry run. Only a dry run may omit it. */
    expectedPrice: euros.optional(),
    /** A change keeps the booking's cancellation terms, so there are none to compare. */
    expectedDownPayment: seenTerms.expectedDownPayment,
    expectedDeposit: seenTerms.expectedDeposit,
    idempotencyKey,
    proof: workProof,
  }),
  response: z.object({
    price: priceResult,
    ...changeSums,
    /** The change request. Null after a dry run. */
    change: bookingChange.nullable(),
  }),
  errors: {
    ...changeRefusals,
    /** Required after several mails to an unconfirmed address within an hour. */
    ...workNeeded,
    'too-many-mails': { status: 429, data: tooOften },
  },
});
