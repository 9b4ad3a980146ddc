import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, euros, languageCode, plainDate, z } from '../schema.ts';
import { idempotencyKey } from './booking.ts';
import { notBookable, priceChanged } from './create-booking.ts';
import { bookingDisplayNumber, officeBooking } from './office-booking.ts';

/** Children and dogs stay as they are booked; who brings others changes the booking on its page. */
export const changeOfficeBooking = defineEndpoint({
  area: 'booking',
  name: 'change-office-booking',
  method: 'POST',
  path: '/api/admin/bookings/change',
  summary:
    'Returns the price of other dates or persons (dryRun), or requests them from the landlord for a guest who calls',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    bookingDisplayNumber,
    startDate: plainDate,
    endDate: plainDate,
    /** Number of persons, children included. */
    persons: z.number().int().min(1).max(99),
    /** Shown to the landlord. */
    message: z.string().max(2000).default(''),
    dryRun: z.boolean(),
    /** The total of the dry run, which the guest has agreed to. Only a dry run may omit it. */
    expectedPrice: euros.optional(),
    idempotencyKey,
  }),
  response: z.object({
    /** Euros: the total after the change, the agreed total, and the difference. */
    total: amountInEuros,
    agreedTotal: amountInEuros,
    difference: amountInEuros,
    /** The booking with the request in its history. Null after a dry run. */
    booking: officeBooking.nullable(),
  }),
  errors: {
    'booking-not-found': { status: 404 },
    'not-changeable': { status: 409 },
    'change-open': { status: 409 },
    'capacity-taken': { status: 409 },
    'price-changed': { status: 409, data: priceChanged },
    'terms-changed': { status: 409, data: priceChanged },
    'idempotency-conflict': { status: 409 },
    'not-bookable': { status: 422, data: notBookable },
  },
});
