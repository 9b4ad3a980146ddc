import { languages } from '../../domain/language.ts';
import { dedicationMax, voucherEuros } from '../../domain/vouchers.ts';
import {
  freeAccounts,
  paymentWords,
  postingLinesMax,
  postingReason,
  refundBearers,
  smallDifferenceMax,
} from '../../domain/manual-postings.ts';
import { attachmentExpired, attachmentTickets } from '../attached-file.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { euros, inEuros, mailAddress, plainDate, z } from '../schema.ts';
import { draftProblems } from './manual-posting.ts';

const bookingNumber = z.number().int().min(1).max(1e12);
const amount = inEuros(euros.refine((value) => value > 0, 'positive'));

const draft = z.discriminatedUnion('template', [
  z.strictObject({
    template: z.literal('free'),
    lines: z
      .array(
        z.strictObject({
          account: z.enum(freeAccounts),
          side: z.enum(['debit', 'credit']),
          amount,
          bookingDisplayNumber: bookingNumber.nullable().default(null),
          landlordNumber: z.number().int().min(1).max(2e9).nullable().default(null),
        }),
      )
      .min(2)
      .max(postingLinesMax),
  }),
  /** A transfer on an account statement that is not imported as a file. */
  z.strictObject({
    template: z.literal('guestPayment'),
    /** Null if it is not known what it pays; it then waits among the open transfers. */
    bookingDisplayNumber: bookingNumber.nullable().default(null),
    amount,
    /** Who paid, by the statement. */
    name: z.string().trim().min(1).max(paymentWords.name),
    iban: z.string().max(50).default(''),
    purpose: z.string().trim().max(paymentWords.purpose).default(''),
  }),
  z.strictObject({ template: z.literal('bankFee'), amount }),
  z.strictObject({
    template: z.literal('guestRefund'),
    bookingDisplayNumber: bookingNumber,
    /** The payment that is refunded, as `getRefundSources` names it. */
    source: z.string().regex(/^(payment|transfer)\/\d{1,15}$/),
    amount,
    bearer: z.enum(refundBearers),
    /** Account holder. Empty if the refund goes back the way it was paid. */
    holder: z.string().trim().max(70).default(''),
    iban: z.string().max(50).default(''),
  }),
  z.strictObject({
    template: z.literal('smallDifference'),
    of: z.discriminatedUnion('kind', [
      /** Part of a guest's debt. */
      z.strictObject({ kind: z.literal('booking'), bookingDisplayNumber: bookingNumber }),
      /** The unassigned rest of a transfer. */
      z.strictObject({ kind: z.literal('transfer'), transferID: z.number().int().min(1).max(1e15) }),
      /** The card provider has paid less or more than it owed. */
      z.strictObject({ kind: z.literal('provider'), isLoss: z.boolean() }),
    ]),
    amount: inEuros(amount.refine((value) => value * 100 <= smallDifferenceMax, 'small')),
  }),
  z.strictObject({
    template: z.literal('goodwillVoucher'),
    amount: inEuros(
      amount.refine((value) => value >= voucherEuros.min && value <= voucherEuros.max, 'value'),
    ),
    name: z.string().trim().min(1).max(100),
    email: mailAddress,
    language: z.enum(languages),
    dedication: z.string().trim().max(dedicationMax).default(''),
  }),
  z.strictObject({ template: z.literal('reversal'), draftID: z.number().int().min(1).max(1e15) }),
]);

export const draftPosting = defineEndpoint({
  area: 'manual-postings',
  name: 'draft-posting',
  method: 'POST',
  path: '/api/admin/manual-postings/draft',
  summary: 'Drafts a posting, which another person has to approve before it is in the ledger',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    /** Refunds, vouchers and reversals have the day of their approval. */
    datedOn: plainDate,
    reason: z.string().trim().min(postingReason.min).max(postingReason.max),
    files: attachmentTickets,
    draft,
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ draftID: z.number() }),
  errors: {
    ...draftProblems,
    ...attachmentExpired,
    'email-invalid': { status: 422 },
    'idempotency-conflict': { status: 409 },
  },
});
