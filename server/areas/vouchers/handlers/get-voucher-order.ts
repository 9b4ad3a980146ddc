import type { getVoucherOrder } from '../../../../contract/vouchers/get-voucher-order.ts';
import { toEuros } from '../../../../domain/money.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import { voucherWithdrawalEnd } from '../../../../domain/vouchers.ts';
import type { Handler } from '../../../http/handler.ts';
import { findOrder } from '../find-order.ts';
import { isWithdrawable } from '../voucher-life.ts';
import type { VoucherState } from '../voucher-store.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

const stateOf = { ordered: 'ordered', active: 'paid', withdrawn: 'withdrawn', expired: 'ended' } as const;

/** The state of a payment comes from the provider itself, not from the address that it leads back to. */
export function getVoucherOrderHandler(deps: VouchersDeps): Handler<typeof getVoucherOrder> {
  const { connection, payments, clock } = deps;
  return async (numbers) => {
    const asked = await findOrder(connection.db, numbers);
    if (!asked) return { ok: false, type: 'voucher-invalid', data: null };
    const payment = asked.state === 'ordered' ? await payments.lookAtVoucher(asked.id) : null;
    const voucher = (await findOrder(connection.db, numbers)) ?? asked;
    return {
      ok: true,
      data: {
        state: stateOf[voucher.state satisfies VoucherState],
        value: toEuros(voucher.value_cents),
        sendOn: voucher.send_on ?? '',
        withdrawUntil: isWithdrawable(voucher, clock.today())
          ? voucherWithdrawalEnd(todayInBerlin(voucher.ordered_at))
          : null,
        problem: problemOf(payment),
      },
    };
  };
}

function problemOf(
  payment: { state: string; decline_reason: string | null } | null,
): 'declined' | 'expired' | null {
  if (payment === null || payment.state === 'paid') return null;
  if (payment.decline_reason !== null) return 'declined';
  return payment.state === 'expired' ? 'expired' : null;
}
