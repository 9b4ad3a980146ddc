import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import { fromEuros, toEuros, type Euros } from '../../../domain/money.ts';
import { coveredByVoucher } from '../../../domain/pricing/covered-by-voucher.ts';
import { readVoucherCode } from '../../../domain/voucher-code.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useCall } from '../../app/calls/use-call.ts';
import type { ShownPrice } from '../price/shown-price.ts';

export interface CheckedVoucher {
  /** Null while it is unknown, and if the code is refused. */
  answer: ResponseOf<Api['checkVoucher']> | null;
  failure: CallFailure<'checkVoucher'> | null;
}

/** Asks what is left on a voucher, as soon as its code is whole. The booking checks the code again. */
export function useCheckedVoucher(typed: string): CheckedVoucher {
  const code = readVoucherCode(typed);
  const { answer, isCurrent, failure } = useCall('checkVoucher', code === null ? null : { code });
  if (code === null) return { answer: null, failure: null };
  return { answer: isCurrent ? answer : null, failure };
}

/** What a voucher takes off a price, and the payments that remain. */
export interface VoucherCover {
  covered: Euros;
  payments: ShownPrice['paymentPlan'];
}

export function voucherCover(
  { paymentPlan }: Pick<ShownPrice, 'paymentPlan'>,
  { answer }: Pick<CheckedVoucher, 'answer'>,
): VoucherCover | null {
  if (answer === null || answer.balance <= 0) return null;
  const plan = paymentPlan.map((part) => ({ ...part, amount: fromEuros(part.amount) }));
  const { covered, parts } = coveredByVoucher(plan, fromEuros(answer.balance));
  const payments = parts.map((part) => ({ ...part, amount: toEuros(part.amount) }));
  return { covered: toEuros(covered), payments };
}
