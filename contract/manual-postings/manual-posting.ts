import { languages } from '../../domain/language.ts';
import { postingStates, postingTemplates, refundBearers } from '../../domain/manual-postings.ts';
import { attachedFile } from '../attached-file.ts';
import { amountInEuros, z } from '../schema.ts';

/** A posting by hand, from its draft on. */
export const manualPosting = z.object({
  draftID: z.number(),
  template: z.enum(postingTemplates),
  state: z.enum(postingStates),
  datedOn: z.string(),
  reason: z.string(),
  /** The amount that the posting moves. */
  amount: amountInEuros,
  /** Debits are positive, credits negative; together they are zero. */
  lines: z.array(
    z.object({
      account: z.string(),
      bookingID: z.number().nullable(),
      bookingDisplayNumber: z.number().nullable(),
      name: z.string().nullable(),
      subject: z.string().nullable(),
      amount: amountInEuros,
    }),
  ),
  files: z.array(attachedFile),
  refund: z
    .object({
      way: z.enum(['card', 'transfer']),
      bearer: z.enum(refundBearers),
      holder: z.string().nullable(),
      iban: z.string().nullable(),
    })
    .nullable(),
  /** Who paid, by the account statement. */
  payment: z.object({ name: z.string(), iban: z.string(), purpose: z.string() }).nullable(),
  voucher: z.object({ name: z.string(), email: z.string(), language: z.enum(languages) }).nullable(),
  /** The posting that this one reverses. */
  reverses: z.number().nullable(),
  /** The posting that takes it back, drafted or approved. */
  reversedBy: z.number().nullable(),
  draftedName: z.string(),
  draftedAt: z.string(),
  /** The caller drafted it, so that somebody else approves or refuses it. */
  isOwn: z.boolean(),
  decidedName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decisionNote: z.string(),
  /** True if an approved posting can be taken back by another one. */
  isReversible: z.boolean(),
  /** The numbers of its postings in the ledger. */
  postings: z.array(z.number()),
});

/** Reasons for which a draft is refused, when it is drafted and again when it is approved. */
export const draftProblems = {
  'booking-not-found': { status: 404, data: z.object({ numbers: z.array(z.number()) }) },
  'host-not-found': { status: 404, data: z.object({ number: z.number() }) },
  /** Money owed to hosts can only be posted to a booking that is settled with its host. */
  'booking-without-host': { status: 422, data: z.object({ number: z.number() }) },
  /** `difference` are the euros by which debits exceed credits. */
  'posting-unbalanced': { status: 422, data: z.object({ difference: amountInEuros }) },
  /** Days that are open for this posting. */
  'day-closed': { status: 422, data: z.object({ from: z.string(), until: z.string() }) },
  'document-missing': { status: 422 },
  'source-not-found': { status: 404 },
  /** `left` is the part of the payment that has not been refunded yet. */
  'refund-exceeds': { status: 422, data: z.object({ left: amountInEuros }) },
  'account-missing': { status: 422 },
  'iban-invalid': { status: 422 },
  /** `left` is the amount that can still be written off. */
  'difference-exceeds': { status: 422, data: z.object({ left: amountInEuros }) },
  'not-reversible': { status: 409 },
  /** The transfer is already a line of the bank, imported or recorded. */
  'payment-known': { status: 409, data: z.object({ bookedOn: z.string() }) },
} as const;
