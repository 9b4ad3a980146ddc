import type { getVoucherOrder } from '../../../../contract/vouchers/get-voucher-order.ts';
import { toEuros } from '../../../../domain/money.ts';
import { todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';
import { voucherWithdrawalEnd } from '../../../../domain/vouchers.ts';
import type { Handler } from '../../../http/handler.ts';
import { findOrder } from '../find-order.ts';
import { toCurrentVoucher } from '../redeem.ts';
import { isWithdrawable } from '../voucher-life.ts';
import type { VoucherRow, VoucherState } from '../voucher-store.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

const statesOnWire = {
  ordered: 'ordered',
  active: 'paid',
  withdrawn: 'withdrawn',
  expired: 'ended',
} as const;

/** Asks the provider for the state, since the return URL proves nothing. */
export function getVoucherOrderHandler(deps: VouchersDeps): Handler<typeof getVoucherOrder> {
  const { connection, payments, clock } = deps;
  return async (numbers) => {
    const order = await findOrder(connection.db, numbers);
    if (!order) return { ok: false, type: 'voucher-invalid', data: null };
    const payment = order.state === 'ordered' ? await payments.pollVoucher(order.id) : null;
    const today = clock.today();
    const voucher = toCurrentVoucher((await findOrder(connection.db, numbers)) ?? order, today);
    return {
      ok: true,
      data: {
        // The last day may have passed before the nightly job has expired the voucher.
        state: hasEnded(voucher, today) ? 'ended' : statesOnWire[voucher.state satisfies VoucherState],
        value: toEuros(voucher.value_cents),
        sendOn: voucher.send_on ?? '',
        withdrawUntil: isWithdrawable(voucher, today)
          ? voucherWithdrawalEnd(todayInBerlin(voucher.ordered_at))
          : null,
        problem: paymentProblem(payment),
      },
    };
  };
}

const hasEnded = ({ state, valid_until: lastDay }: VoucherRow, today: PlainDate): boolean =>
  state === 'active' && lastDay !== null && lastDay < today;

function paymentProblem(
  payment: { state: string; decline_reason: string | null } | null,
): 'declined' | 'expired' | null {
  if (payment === null || payment.state === 'paid') return null;
  if (payment.decline_reason !== null) return 'declined';
  return payment.state === 'expired' ? 'expired' : null;
}
