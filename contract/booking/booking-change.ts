import { priceResult } from '../pricing/price-result.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';

/** A change is open until it is decided. It is `expired` from the day on which it can no longer be accepted. */
const changeStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ChangeState = (typeof changeStates)[number];

const stayOfParty = {
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** The new total for the guest, in euros. */
  total: amountInEuros,
};

/** A change requested by the guest, next to the terms that were agreed at the time of the request. */
export const bookingChange = z.object({
  changeID: z.number(),
  state: z.enum(changeStates),
  ...stayOfParty,
  agreed: z.object(stayOfParty),
  price: priceResult,
  message: z.string(),
  answer: z.string().nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type BookingChange = z.infer<typeof bookingChange>;

export const changeId = wholeNumber(1, Number.MAX_SAFE_INTEGER);
