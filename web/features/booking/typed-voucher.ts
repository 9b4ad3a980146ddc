import { voucherSigns } from '../../../domain/voucher-code.ts';

/** True for a text of a voucher's length, whatever its check character; codes of discounts are shorter. */
export function isVoucherLong(code: string): boolean {
  return code.replace(/[^a-z\d]/gi, '').length === voucherSigns;
}

/** Returns the discount code to send with a stay; a voucher in its field does not count. */
export function discountCode({ bonus }: { bonus: string }): string {
  return isVoucherLong(bonus) ? '' : bonus.trim();
}
