import { installment, priceResult } from '../pricing/price-result.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';

/** A change is open until it is decided. It is `expired` from the day on which it can no longer be accepted. */
const changeStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ChangeState = (typeof changeStates)[number];

/** Who asks for a change; the other side answers. */
const changeSides = ['guest', 'landlord'] as const;
export type ChangeSide = (typeof changeSides)[number];

const stayOfParty = {
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** The new total for the guest, in euros. */
  total: amountInEuros,
};

/** What the guest pays once a proposal is accepted, with what is paid so far taken into account. */
export const moneyOfProposal = z.object({
  /** The parts of the new payment plan with what is open of each. If the landlord collects, payments are not known to us. */
  payments: z.array(installment.extend({ open: amountInEuros })),
  /** Euros that are refunded to the guest. */
  refund: amountInEuros,
});

/** A change requested by the guest or proposed by the host, next to the terms that were agreed at that time. */
export const bookingChange = z.object({
  changeID: z.number(),
  side: z.enum(changeSides),
  state: z.enum(changeStates),
  ...stayOfParty,
  agreed: z.object(stayOfParty),
  price: priceResult,
  message: z.string(),
  answer: z.string().nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  /** Only a proposal of the host has it. */
  proposal: z
    .object({
      /** True for an offer to a request or an option: nothing bound when it was made, and accepting it books. */
      concludes: z.boolean(),
      /** From then on it can no longer be accepted, and nothing changes. */
      expiresAt: z.string(),
      /** The total by the price list on the day of the proposal. The host may have set another price. */
      listTotal: amountInEuros,
      /** Null once the proposal has ended. */
      money: moneyOfProposal.nullable(),
    })
    .nullable(),
});
export type BookingChange = z.infer<typeof bookingChange>;

/** A proposal that waits for the guest, as lists of bookings show it. */
export const waitingProposal = z
  .object({
    expiresAt: z.string(),
    /** True for an offer, which books when it is accepted. */
    concludes: z.boolean(),
  })
  .nullable();

export const changeId = wholeNumber(1, Number.MAX_SAFE_INTEGER);
