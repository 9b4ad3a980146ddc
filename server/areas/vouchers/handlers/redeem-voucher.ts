import type { redeemVoucher } from '../../../../contract/vouchers/redeem-voucher.ts';
import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import { euros, toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { payByVoucher, presentVoucher } from '../pay-by-voucher.ts';
import { findVoucher } from '../redeem.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

/** A wrong number, code or pair gets the same answer after the same query, so that guessing learns nothing. */
export function redeemVoucherHandler(deps: VouchersDeps): Handler<typeof redeemVoucher> {
  return (input, { network }) =>
    deps.pricing.countWrongCodes(
      { code: input.code === '' ? 'none' : input.code, network },
      () => redeem(deps, input),
      (reply) => !reply.ok && (reply.type === 'voucher-invalid' || reply.type === 'booking-not-found'),
    );
}

async function redeem(
  deps: VouchersDeps,
  { stay, ...typed }: RequestOf<typeof redeemVoucher>,
): Promise<Outcome<typeof redeemVoucher>> {
  const { connection, clock, booking } = deps;
  const result = await findVoucher(connection.db, typed, clock.today());
  if (!result.ok) return { ...result, data: null };
  if (!stay) return { ok: true, data: { ...presentVoucher(result.voucher), redeemed: euros(0), open: null } };
  const { bookingDisplayNumber: displayNumber, email } = stay;
  const payable = await booking.findPayableByAddress({ displayNumber, email: email.trim() });
  if (!payable) return { ok: false, type: 'booking-not-found', data: null };
  const outcome = await payByVoucher(deps, { bookingId: payable.id, code: typed.code });
  if (!outcome.ok) return outcome;
  const { voucher, redeemed, open } = outcome;
  return {
    ok: true,
    data: { ...presentVoucher(voucher), redeemed: toEuros(redeemed), open: toEuros(open) },
  };
}
