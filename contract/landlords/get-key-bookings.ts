import { bookingMethods, bookingState } from '../booking/booking.ts';
import { keyErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';

/** The parts of a booking's price, in euros. */
const price = z.object({
  accommodation: amountInEuros.describe('The accommodation after its discount.'),
  extras: amountInEuros.describe(
    'Services and further guests, mandatory and chosen, paid with the booking or on site.',
  ),
  touristTax: amountInEuros,
  insurance: amountInEuros.describe('The guest’s travel insurance. See `totalPrice`.'),
  bonus: amountInEuros.describe('What the guest’s voucher or promo code pays. See `totalPrice`.'),
  onSite: amountInEuros.describe('The part of `totalPrice` that the guest pays on site.'),
  guestPays: amountInEuros.describe(
    'All that the guest pays: accommodation, extras, tourist tax and insurance less the bonus.',
  ),
});

/** The host's share, in euros. */
const share = z.object({
  commission: amountInEuros,
  receives: amountInEuros.describe(
    'What remains of accommodation and extras after the commission, wherever it is paid. Tourist tax is not part of it.',
  ),
});

/** Money that we collect, in euros. */
const money = z.object({
  paid: amountInEuros.describe('Paid by the guest and not paid back.'),
  open: amountInEuros.describe('What the guest still owes us.'),
  payout: z
    .object({ amount: amountInEuros, on: z.string(), state: z.enum(['coming', 'ordered', 'done']) })
    .nullable()
    .describe(
      '`coming` means from this date on, once the guest has paid everything, `ordered` given to the bank, `done` paid out. Null if there is no payout.',
    ),
});

/** The guest, as the host sees them: only the name until the booking is confirmed. */
const guest = z.object({
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().describe('Null until the booking is confirmed, as are phone and address.'),
  phone: z.string().nullable(),
  address: z
    .object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() })
    .nullable(),
  language: z.string(),
  remarks: z.string(),
});

const changeRequest = z.object({
  changeID: z.number(),
  startDate: z.string(),
  endDate: z.string().describe('The day of departure.'),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  totalPrice: amountInEuros.describe('The new `totalPrice` of the booking, once it is accepted.'),
  message: z.string().nullable().describe('What the guest wrote. Null for keys without `guests:read`.'),
  actions: z
    .array(z.enum(['accept', 'decline']))
    .describe('What the host can do with `POST /api/key/bookings/change`.'),
});

const keyBooking = z.object({
  bookingID: z.number(),
  bookingDisplayID: z.number().describe('The booking number that guest and landlord see.'),
  objectNumber: z.number(),
  startDate: z.string(),
  endDate: z.string().describe('The day of departure.'),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  bookingMethod: z.enum(bookingMethods),
  state: bookingState,
  holdUntil: z.string().nullable().describe('Until when an option is held. Null for others.'),
  collectedBy: z.enum(['site', 'host']).describe('Who takes the guest’s money: we (`site`) or the host.'),
  totalPrice: amountInEuros.describe(
    'Euros, as in the host’s list of bookings: accommodation, extras and tourist tax. The guest’s insurance and bonus are not part of it where we collect. Where the host collects, it is what the guest pays to the host, with both.',
  ),
  price,
  share: share.nullable().describe('Null for partners.'),
  money: money
    .nullable()
    .describe('Null if the host collects, for partners, and before the booking binds both sides.'),
  cancellationFee: amountInEuros
    .nullable()
    .describe('Euros that the guest owes after a cancellation. Null if the booking was not cancelled.'),
  guest: guest.nullable().describe('Null for keys without `guests:read`.'),
  actions: z
    .array(z.enum(['confirm', 'decline']))
    .describe('What the host can do with `POST /api/key/bookings/answer`.'),
  isCancellable: z
    .boolean()
    .describe('True if the host can cancel it with `POST /api/key/bookings/cancel`. False for partners.'),
  changeRequest: changeRequest
    .nullable()
    .describe('The change that the guest asks for and that waits for an answer. Null for partners.'),
  createdAt: z.string(),
  changedAt: z.string(),
});

export const getKeyBookings = defineEndpoint({
  area: 'landlords',
  name: 'get-key-bookings',
  method: 'GET',
  path: '/api/key/bookings',
  summary:
    'Lists bookings of the homes of a landlord or agency, or referred by a partner, in order of their changes; with guests:read including the guests',
  access: 'public',
  key: 'bookings:read',
  writes: false,
  request: z.object({
    cursor: z
      .string()
      .max(60)
      .regex(/^(?:\d{1,15}-\d{1,15})?$/)
      .default('')
      .describe('The cursor of an earlier response. Empty for the first call.'),
    changedSince: z
      .union([z.literal(''), z.iso.datetime({ offset: true })])
      .default('')
      .describe(
        'A moment such as `2027-03-01T00:00:00Z`: the first call begins with changes from then on. Ignored if there is a cursor.',
      ),
    bookingID: wholeNumber(0, Number.MAX_SAFE_INTEGER)
      .default(0)
      .describe('A single booking, such as one that a webhook has named. 0 for all.'),
    objectNumber: wholeNumber(0, 2_147_483_647).default(0).describe('The bookings of one home. 0 for all.'),
    limit: wholeNumber(1, 500).default(100),
  }),
  response: z.object({
    bookings: z.array(keyBooking),
    cursor: z.string().describe('The cursor for the next call. It stays the same if nothing has changed.'),
    hasMore: z.boolean(),
  }),
  errors: keyErrors,
});
