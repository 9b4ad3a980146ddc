/** Length of a voucher's code without spaces and dashes; codes of discounts are shorter. */
const voucherSigns = 27;

/** True for a text of a voucher's length. The code that verifies its check digit loads on demand. */
export function isVoucherLong(code: string): boolean {
  return code.replace(/[^a-z\d]/gi, '').length === voucherSigns;
}

/** Returns the discount code to send with a stay; a voucher in its field does not count. */
export function discountCode({ bonus }: { bonus: string }): string {
  return isVoucherLong(bonus) ? '' : bonus.trim();
}
