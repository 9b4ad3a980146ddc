import { defineEndpoint } from '../define-endpoint.ts';
import { euros, languageCode, plainDate, z } from '../schema.ts';
import { idempotencyKey } from './booking.ts';
import { changeRefusals, changeSums } from './change-booking.ts';
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
    ...changeSums,
    /** The booking with the request in its history. Null after a dry run. */
    booking: officeBooking.nullable(),
  }),
  errors: changeRefusals,
});
