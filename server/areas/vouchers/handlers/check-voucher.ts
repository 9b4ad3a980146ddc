import type { checkVoucher } from '../../../../contract/vouchers/check-voucher.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentVoucher } from '../pay-by-voucher.ts';
import { findVoucherByCode } from '../redeem.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

export function checkVoucherHandler({
  connection,
  clock,
  pricing,
}: VouchersDeps): Handler<typeof checkVoucher> {
  return async ({ code }, { network }) => {
    const outcome = await pricing.countWrongCodes(
      { code: code === '' ? 'none' : code, network },
      async () => {
        const result = await findVoucherByCode(connection.db, code, clock.today());
        return result.ok ? result : { ...result, data: null };
      },
      (result) => !result.ok && result.type === 'voucher-invalid',
    );
    return outcome.ok ? { ok: true, data: presentVoucher(outcome.voucher) } : outcome;
  };
}
