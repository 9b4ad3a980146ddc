import { idempotencyKey } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { euros, z } from '../schema.ts';
import { directBookingId, directConflicts, directDone, directGuest, directStay } from './direct-booking.ts';

/** No commission and no payment through the site follow from it; the nights are held like those of every other booking. */
export const saveDirectBooking = defineEndpoint({
  area: 'landlords',
  name: 'save-direct-booking',
  method: 'POST',
  path: '/api/landlord/direct-booking/save',
  summary: 'Enters a booking that a host has agreed with a guest elsewhere, or changes it',
  access: { permission: 'stays.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    ...directStay,
    bookingID: directBookingId.default(0),
    guest: directGuest,
    /** Euros: what the guest pays the host, without tourist tax. */
    price: euros,
    /** False where no tourist tax is charged, as for people who travel on business in some towns. */
    taxed: z.boolean(),
    /** Seen on the landlord's side alone. */
    note: z.string().trim().max(1000).default(''),
    paid: z.boolean().default(false),
    /** True to mail the guest the link of the stay. Needs an address. */
    informs: z.boolean().default(false),
    idempotencyKey,
  }),
  response: directDone,
  errors: {
    'object-not-found': { status: 404 },
    'booking-not-found': { status: 404 },
    'invalid-dates': { status: 400 },
    /** Fields of the guest that are missing or wrong, as `invalid.<reason>`. */
    'invalid-customer': { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) },
    /** Only children, or ages for more children than there are persons. */
    'invalid-party': { status: 422 },
    'capacity-taken': { status: 409, data: z.object({ conflicts: directConflicts }) },
    'not-changeable': { status: 409 },
    'idempotency-conflict': { status: 409 },
  },
});
