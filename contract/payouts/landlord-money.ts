import { z } from '../schema.ts';

/** Where a landlord's money goes. Only the end of the number is told. */
const landlordAccount = z.object({
  holder: z.string(),
  /** The last four signs of the IBAN. */
  ibanEnd: z.string(),
  /** The moment until which nothing is paid to it, since it was changed just now; null: it is paid to. */
  waitsUntil: z.string().nullable(),
});

/** Why a landlord gets nothing now, though stays have begun. */
export const payoutHindrances = [
  'no-account',
  /** The holder is written in letters that no bank takes. */
  'holder-unwritable',
  'account-waits',
  'person-waits',
  'owes',
] as const;

/** How a payout stands: `sent` until the bank's statement shows it. */
export const payoutStates = ['prepared', 'sent', 'done', 'returned', 'discarded'] as const;

/** What a landlord is told of their money, in euros. */
export const landlordMoney = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  account: landlordAccount.nullable(),
  /** What the authorities are told of a landlord; empty where it is not known. */
  taxNumber: z.string(),
  /** Null: it is no natural person, or not known. */
  bornOn: z.string().nullable(),
  /** What is to be paid of stays that have begun; below zero the landlord owes it. */
  due: z.number(),
  /** What is to be paid of stays to come, or that their guests have not paid yet. */
  later: z.number(),
  payouts: z.array(
    z.object({ payoutID: z.number(), amount: z.number(), on: z.string(), state: z.enum(payoutStates) }),
  ),
  statements: z.array(
    z.object({
      /** The month is written 2027-03. */
      month: z.string(),
      /** What is still to be paid at its end; below zero the landlord owes it. */
      closing: z.number(),
      /** The paths of the documents, for whoever is logged in. */
      path: z.string(),
      /** The number of the invoice of that month's commission; null: there was none. */
      invoice: z.object({ name: z.string(), total: z.number(), path: z.string() }).nullable(),
    }),
  ),
});
export type LandlordMoney = z.infer<typeof landlordMoney>;
