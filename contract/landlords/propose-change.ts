import { bookingHash, bookingId, idempotencyKey } from '../booking/booking.ts';
import { moneyOfProposal } from '../booking/booking-change.ts';
import { notBookable } from '../booking/create-booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, euros, languageCode, plainDate, z } from '../schema.ts';
import { landlordBooking, landlordLink } from './landlord-booking.ts';

/** The price of the accommodation: services, tourist tax and insurance are computed from it. */
const proposedPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list') }),
  /** Euros less than the price list asks, or less than agreed if the stay remains the same. */
  z.strictObject({ kind: z.literal('off'), amount: euros }),
  z.strictObject({ kind: z.literal('fixed'), amount: euros }),
  /**
   * The total as the landlord sees it, with services and tourist tax: the price of the accommodation follows from it. Where the tax is a
   * percentage, rounding may leave the total a cent lower.
   */
  z.strictObject({ kind: z.literal('total'), amount: euros }),
]);

/** The proposal binds the landlord, and its nights are held for the guest. */
export const proposeChange = defineEndpoint({
  area: 'landlords',
  name: 'propose-change',
  method: 'POST',
  path: '/api/landlord/booking/propose',
  summary:
    'Returns what another stay or price means for guest and landlord (dryRun), or proposes it to the guest',
  access: landlordLink,
  writes: true,
  claims: 'none',
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    bookingId,
    bookingHash,
    startDate: plainDate,
    endDate: plainDate,
    /** Number of persons, children included. */
    persons: z.number().int().min(1).max(99),
    /** Ages of the children and sizes of the dogs; absent if they stay as they are booked. */
    childAges: z.array(z.number().int().min(0).max(17)).max(50).optional(),
    pets: z.number().int().min(0).max(10).optional(),
    petSizes: z.array(z.string().max(20)).max(10).optional(),
    price: proposedPrice.default({ kind: 'list' }),
    /** Shown to the guest. */
    message: z.string().max(2000).default(''),
    dryRun: z.boolean(),
    /** The total of the dry run. Only a dry run may omit it. */
    expectedPrice: euros.optional(),
    idempotencyKey,
    /** Language of the response. Defaults to the guest's language. */
    languageCode: languageCode.unwrap().optional(),
  }),
  response: z.object({
    /** Totals in euros, as the landlord sees them: without premium and bonus if we collect. */
    agreedTotal: amountInEuros,
    total: amountInEuros,
    /** The total by the price list. */
    listTotal: amountInEuros,
    /** Euros, without services, tourist tax and insurance. */
    accommodation: amountInEuros,
    /** What the landlord receives as agreed and as proposed. Null for co-hosts. */
    receives: z.object({ agreed: amountInEuros, proposed: amountInEuros }).nullable(),
    money: moneyOfProposal,
    expiresAt: z.string(),
    /** The booking with the open proposal. Null after a dry run. */
    booking: landlordBooking.nullable(),
  }),
  errors: {
    'booking-not-found': { status: 404 },
    'not-changeable': { status: 409 },
    'change-open': { status: 409 },
    'capacity-taken': { status: 409 },
    'price-changed': { status: 409 },
    'idempotency-conflict': { status: 409 },
    /** The caller is a co-host, who cannot set prices. */
    'price-not-yours': { status: 403 },
    /** The reasons of `createBooking`, and `unchanged`, `priceTooLow` and `priceTooHigh`. */
    'not-bookable': { status: 422, data: notBookable },
  },
});
