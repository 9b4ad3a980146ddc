import type { BookingDraft } from './booking-draft.ts';

/** The signs of a voucher's code without spaces and dashes; no code of a discount is as long. */
const voucherSigns = 27;

/** True for a text of a voucher's length. Its check sign is verified by code that is loaded for it. */
export function isVoucherLong(typed: string): boolean {
  return typed.replace(/[^a-z\d]/gi, '').length === voucherSigns;
}

/** The discount code that is sent with a stay: a voucher typed into its field is none. */
export function discountCode({ bonus }: Pick<BookingDraft, 'bonus'>): string {
  return isVoucherLong(bonus) ? '' : bonus.trim();
}
