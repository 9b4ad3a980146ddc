import { ownCommission } from '../landlords/landlord-commission.ts';
import { amountInEuros, z } from '../schema.ts';

/** The landlord's bank account. Only the end of its number is returned. */
const landlordAccount = z.object({
  holder: z.string(),
  /** The last four characters of the IBAN. */
  ibanEnd: z.string(),
  /** The moment until which payouts to a recently changed account wait. Null if there is no wait. */
  waitsUntil: z.string().nullable(),
});

export const payoutHindrances = [
  'no-account',
  /** The holder's name has characters that banks do not accept. */
  'holder-unwritable',
  'account-waits',
  'person-waits',
  'owes',
] as const;

/** State of a payout. It is `sent` until it appears on the bank statement. */
export const payoutStates = ['prepared', 'sent', 'done', 'returned', 'discarded'] as const;

/** A landlord's money, in euros. */
export const landlordMoney = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  /** False for bookkeepers, who neither see nor set the bank account and the tax facts. */
  setsAccount: z.boolean(),
  account: landlordAccount.nullable(),
  /** Tax number for reports to the authorities. Empty if unknown. */
  taxNumber: z.string(),
  /** Null if unknown, or if the landlord is not a natural person. */
  bornOn: z.string().nullable(),
  /** Amount due for stays that have begun. Negative if the landlord owes it. */
  due: amountInEuros,
  /** Expected amount for future stays, and for stays that are not fully paid. */
  later: amountInEuros,
  commission: ownCommission,
  payouts: z.array(
    z.object({ payoutID: z.number(), amount: amountInEuros, on: z.string(), state: z.enum(payoutStates) }),
  ),
  statements: z.array(
    z.object({
      /** Month such as `2027-03`. */
      month: z.string(),
      /** Balance at the end of the month. Negative if the landlord owes it. */
      closing: amountInEuros,
      /** Path of the document, which needs a login. */
      path: z.string(),
      /** The commission invoice of the month. Null if there is none. */
      invoice: z.object({ name: z.string(), total: amountInEuros, path: z.string() }).nullable(),
    }),
  ),
});
export type LandlordMoney = z.infer<typeof landlordMoney>;
