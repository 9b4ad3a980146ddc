import type { useVoucher } from '../../../../contract/vouchers/use-voucher.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { payByVoucher, presentVoucher } from '../pay-by-voucher.ts';
import type { BookingToPay, VouchersDeps } from '../vouchers-context.ts';

export function useVoucherHandler(deps: VouchersDeps): Handler<typeof useVoucher, BookingToPay> {
  return async ({ code }, { opened, network }) => {
    const outcome = await deps.pricing.countWrongCodes(
      { code, network },
      () => payByVoucher(deps, { bookingId: opened.id, code }),
      (result) => !result.ok && result.type === 'voucher-invalid',
    );
    if (!outcome.ok) return outcome;
    const { voucher, redeemed, open } = outcome;
    return {
      ok: true,
      data: { ...presentVoucher(voucher), redeemed: toEuros(redeemed), open: toEuros(open) },
    };
  };
}
