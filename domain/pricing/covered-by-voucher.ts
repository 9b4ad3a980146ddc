import { smaller } from '../cents.ts';
import { noMoney, subtract, type Cents } from '../money.ts';

/**
 * Applies a voucher's balance to the parts of a payment plan in order. Amounts due on site are paid to the host, whom
 * no voucher pays. Parts that it covers whole are left out.
 */
export function coveredByVoucher<Part extends { kind: string; amount: Cents }>(
  plan: readonly Part[],
  balance: Cents,
): { covered: Cents; parts: Part[] } {
  let remaining = balance;
  const parts: Part[] = [];
  for (const part of plan) {
    const share = part.kind === 'onSite' ? noMoney : smaller(remaining, part.amount);
    remaining = subtract(remaining, share);
    if (share < part.amount) parts.push({ ...part, amount: subtract(part.amount, share) });
  }
  return { covered: subtract(balance, remaining), parts };
}
