import { languages } from '../../domain/language.ts';
import { dedicationMax, voucherEuros, voucherMotifs } from '../../domain/vouchers.ts';
import { amountInEuros, inEuros, mailAddress, optionalDate, wholeNumber, z } from '../schema.ts';

export const voucherNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER);
export const customerNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER);
/** A code typed from paper. Spaces, groups and case are ignored. */
export const voucherCode = z.string().max(80);

const name = z.string().trim().max(80);

export const voucherOrder = z.strictObject({
  /** Whole euros. */
  amount: inEuros(z.number().int().min(voucherEuros.min).max(voucherEuros.max)),
  motif: z.enum(voucherMotifs),
  dedication: z.string().max(dedicationMax).default(''),
  buyerName: name.min(1),
  buyerEmail: mailAddress,
  recipientName: name.default(''),
  /** If empty, the voucher is sent to the buyer. */
  recipientEmail: mailAddress.default(''),
  /** If empty, the voucher is sent when it is paid. */
  sendOn: optionalDate,
  language: z.enum(languages),
});

/** A voucher without personal data, as shown to anybody with its code. Amounts are in euros. */
export const shownVoucher = z.object({
  value: amountInEuros,
  balance: amountInEuros,
  validUntil: z.string(),
});

/**
 * The code is correct, but the voucher is used up or has expired. All other problems are reported as
 * `voucher-invalid`.
 */
export const voucherRefusals = {
  'voucher-invalid': { status: 404 },
  'voucher-used-up': { status: 409 },
  'voucher-ended': { status: 409 },
} as const;
