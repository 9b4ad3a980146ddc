import { amountInEuros, z } from '../schema.ts';

/** The landlord's bank account. Only the end of its number is returned. */
const landlordAccount = z.object({
  holder: z.string(),
  /** The last four characters of the IBAN. */
  ibanEnd: z.string(),
  /** The moment until which nothing is paid to a recently changed account; null: no wait. */
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

/** How a payout stands: `sent` until the bank's statement shows it. */
export const payoutStates = ['prepared', 'sent', 'done', 'returned', 'discarded'] as const;

/** A landlord's money, in euros. */
export const landlordMoney = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  account: landlordAccount.nullable(),
  /** Reported to the authorities; empty: unknown. */
  taxNumber: z.string(),
  /** Null: not a natural person, or unknown. */
  bornOn: z.string().nullable(),
  /** To be paid for stays that have begun; negative: the landlord owes it. */
  due: amountInEuros,
  /** To be paid for stays to come, or that their guests have not paid yet. */
  later: amountInEuros,
  payouts: z.array(
    z.object({ payoutID: z.number(), amount: amountInEuros, on: z.string(), state: z.enum(payoutStates) }),
  ),
  statements: z.array(
    z.object({
      /** Written as 2027-03. */
      month: z.string(),
      /** Still to be paid at the end of the month; negative: the landlord owes it. */
      closing: amountInEuros,
      /** Paths of the documents, which need a login. */
      path: z.string(),
      /** The commission invoice of the month; null: none. */
      invoice: z.object({ name: z.string(), total: amountInEuros, path: z.string() }).nullable(),
    }),
  ),
});
export type LandlordMoney = z.infer<typeof landlordMoney>;
