import { priceResult } from '../pricing/price-result.ts';
import { wholeNumber, z } from '../schema.ts';

/** Open until somebody decides; `expired` once the day has come on which it can no longer be accepted. */
const changeStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ChangeState = (typeof changeStates)[number];

const stayOfParty = {
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** Everything that the guest pays for it, in euros. */
  total: z.number(),
};

/** What a guest would like changed about a booking, beside what was agreed when it was asked. */
export const bookingChange = z.object({
  changeID: z.number(),
  state: z.enum(changeStates),
  ...stayOfParty,
  agreed: z.object(stayOfParty),
  /** The quote that the guest agreed to. */
  price: priceResult,
  message: z.string(),
  /** What the landlord wrote with the answer. */
  answer: z.string().nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type BookingChange = z.infer<typeof bookingChange>;

export const changeId = wholeNumber(1, Number.MAX_SAFE_INTEGER);
