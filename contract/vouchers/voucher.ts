import { languages } from '../../domain/language.ts';
import { dedicationMax, voucherEuros, voucherMotifs } from '../../domain/vouchers.ts';
import { mailAddress, optionalDate, wholeNumber, z } from '../schema.ts';

/** The number of a voucher, as its address says it. */
export const voucherNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER);
/** The number of who has bought it. */
export const customerNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER);
/** As somebody types it from paper: groups, spaces and case are of no importance. */
export const voucherCode = z.string().max(80);

const name = z.string().trim().max(80);

/** What somebody buys. */
export const voucherOrder = z.strictObject({
  /** Whole euros. */
  amount: z.number().int().min(voucherEuros.min).max(voucherEuros.max),
  motif: z.enum(voucherMotifs),
  dedication: z.string().max(dedicationMax).default(''),
  buyerName: name.min(1),
  buyerEmail: mailAddress,
  recipientName: name.default(''),
  /** Empty: the buyer gets it and hands it over. */
  recipientEmail: mailAddress.default(''),
  /** Empty: as soon as it is paid. */
  sendOn: optionalDate,
  language: z.enum(languages),
});

/** A voucher as who has its code may know it: nothing of a person. Amounts are euros. */
export const shownVoucher = z.object({
  value: z.number(),
  balance: z.number(),
  validUntil: z.string(),
});

/** Refuses a voucher whose code is right, but which is used up or whose last day is over. Anything wrong is `voucher-invalid`. */
export const voucherRefusals = {
  'voucher-invalid': { status: 404 },
  'voucher-used-up': { status: 409 },
  'voucher-ended': { status: 409 },
} as const;
