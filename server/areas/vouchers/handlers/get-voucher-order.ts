import type { getVoucherOrder } from '../../../../contract/vouchers/get-voucher-order.ts';
import { toEuros } from '../../../../domain/money.ts';
import { todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';
import { voucherWithdrawalEnd } from '../../../../domain/vouchers.ts';
import type { Handler } from '../../../http/handler.ts';
import { findOrder } from '../find-order.ts';
import { asItCounts } from '../redeem.ts';
import { isWithdrawable } from '../voucher-life.ts';
import type { VoucherRow, VoucherState } from '../voucher-store.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

const stateOf = { ordered: 'ordered', active: 'paid', withdrawn: 'withdrawn', expired: 'ended' } as const;

/** The state of a payment comes from the provider itself, not from the URL to which it returns the buyer. */
export function getVoucherOrderHandler(deps: VouchersDeps): Handler<typeof getVoucherOrder> {
  const { connection, payments, clock } = deps;
  return async (numbers) => {
    const asked = await findOrder(connection.db, numbers);
    if (!asked) return { ok: false, type: 'voucher-invalid', data: null };
    const payment = asked.state === 'ordered' ? await payments.lookAtVoucher(asked.id) : null;
    const today = clock.today();
    const voucher = asItCounts((await findOrder(connection.db, numbers)) ?? asked, today);
    return {
      ok: true,
      data: {
        // Its last day may be over before the nightly job writes that down.
        state: hasEnded(voucher, today) ? 'ended' : stateOf[voucher.state satisfies VoucherState],
        value: toEuros(voucher.value_cents),
        sendOn: voucher.send_on ?? '',
        withdrawUntil: isWithdrawable(voucher, today)
          ? voucherWithdrawalEnd(todayInBerlin(voucher.ordered_at))
          : null,
        problem: problemOf(payment),
      },
    };
  };
}

const hasEnded = ({ state, valid_until: lastDay }: VoucherRow, today: PlainDate): boolean =>
  state === 'active' && lastDay !== null && lastDay < today;

function problemOf(
  payment: { state: string; decline_reason: string | null } | null,
): 'declined' | 'expired' | null {
  if (payment === null || payment.state === 'paid') return null;
  if (payment.decline_reason !== null) return 'declined';
  return payment.state === 'expired' ? 'expired' : null;
}
