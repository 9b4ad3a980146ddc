import { bookingLists } from '../../domain/office-records.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { recordBooking } from './record.ts';

/** The call is a write, because each look at a list is logged. */
export const listOfficeBookings = defineEndpoint({
  area: 'office-records',
  name: 'list-office-bookings',
  method: 'POST',
  path: '/api/admin/records/bookings',
  summary:
    'Lists the arrivals or departures of the next days, the bookings of the last days, or those that their hosts have not answered',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ languageCode, list: z.enum(bookingLists) }),
  response: z.object({
    bookings: z.array(recordBooking),
    /** True if there are more than are listed. */
    more: z.boolean(),
  }),
});
