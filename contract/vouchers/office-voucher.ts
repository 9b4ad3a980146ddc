import { amountInEuros, z } from '../schema.ts';

const voucherActs = ['stopped', 'resumed', 'withdrawn', 'resent'] as const;

/** A voucher as the office sees it. Its code stays secret: it stands in the mail and on paper alone. */
export const officeVoucher = z.object({
  voucherNumber: z.number(),
  customerNumber: z.number(),
  state: z.enum(['ordered', 'active', 'withdrawn', 'expired']),
  /** Null unless it is stopped, so that nobody can pay with it. */
  stoppedAt: z.string().nullable(),
  value: amountInEuros,
  balance: amountInEuros,
  dedication: z.string(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  /** `email` is null if the voucher goes to the buyer. */
  recipient: z.object({ name: z.string(), email: z.string().nullable() }),
  /** Day of its delivery. Null to deliver it at once. */
  sendOn: z.string().nullable(),
  orderedAt: z.string(),
  paidAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** Last day on which the buyer may withdraw. Null if that is over, or if the house gave the voucher away. */
  withdrawUntil: z.string().nullable(),
  /** Payments, redemptions and refunds, oldest first; amounts are those by which the balance has changed. */
  moves: z.array(
    z.object({
      at: z.string(),
      cause: z.string(),
      amount: amountInEuros,
      bookingID: z.number().nullable(),
      bookingDisplayNumber: z.number().nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      template: z.enum(['bought', 'gift', 'withdrawn']),
      state: z.enum(['sent', 'planned', 'failed']),
      at: z.string(),
    }),
  ),
  /** Mails that can be sent again now. */
  resendable: z.array(z.enum(['bought', 'gift'])),
  acts: z.array(z.object({ act: z.enum(voucherActs), note: z.string(), name: z.string(), at: z.string() })),
});
