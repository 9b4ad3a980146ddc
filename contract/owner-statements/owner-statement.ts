import { languages } from '../../domain/language.ts';
import { attachedFile } from '../attached-file.ts';
import { amountInEuros, z } from '../schema.ts';

export const statementMonth = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
export const ownerNumber = z.number().int().min(1).max(1e15);

export const ownerNotFound = { 'owner-not-found': { status: 404 } } as const;

export const ownerFacts = z.object({
  ownerID: z.number(),
  agencyNumber: z.number(),
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  language: z.enum(languages),
  iban: z.string(),
  taxNumber: z.string(),
});

export const homeTerms = z.object({
  /** Null if the home belongs to none of the owners from this day on. */
  ownerID: z.number().nullable(),
  fromDate: z.string(),
  /** Percent of the rent. */
  feePercent: z.number(),
  /** Euros per stay. */
  feeFixed: amountInEuros,
  vatPercent: z.number(),
  keepsExtras: z.boolean(),
});

const sums = z.object({
  rent: amountInEuros,
  extras: amountInEuros,
  commission: amountInEuros,
  fee: amountInEuros,
  vat: amountInEuros,
  costs: amountInEuros,
  balance: amountInEuros,
});

export const statementView = z.object({
  stays: z.array(
    z.object({
      bookingDisplayNumber: z.number(),
      objectNumber: z.number(),
      home: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      isCancelled: z.boolean(),
      rent: amountInEuros,
      extras: amountInEuros,
      commission: amountInEuros,
      fee: amountInEuros,
      vat: amountInEuros,
      amount: amountInEuros,
    }),
  ),
  sums,
});

export const ownerStatement = z.object({
  owner: ownerFacts,
  month: z.string(),
  /** True once the month is over, so that it can be finished. */
  isOver: z.boolean(),
  /** Preview of the statement with today's data. */
  preview: statementView,
  costs: z.array(
    z.object({
      costID: z.number(),
      day: z.string(),
      words: z.string(),
      home: z.string().nullable(),
      amount: amountInEuros,
      file: attachedFile.nullable(),
      /** True if a statement contains it, so that it cannot be removed. */
      isFixed: z.boolean(),
    }),
  ),
  /** The finished statements of the month, the valid one last. */
  finished: z.array(
    z.object({
      statementID: z.number(),
      number: z.string(),
      issuedOn: z.string(),
      balance: amountInEuros,
      isReplaced: z.boolean(),
      mails: z.array(z.object({ email: z.string(), askedAt: z.string(), isSent: z.boolean() })),
    }),
  ),
  /** True if the preview differs from the valid statement. */
  differs: z.boolean(),
});
