import type { getOfficeVoucher } from '../../../../contract/vouchers/get-office-voucher.ts';
import type { Handler } from '../../../http/handler.ts';
import { readOfficeVoucher } from '../read-office-voucher.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

export function getOfficeVoucherHandler({
  connection,
  clock,
}: Pick<VouchersDeps, 'connection' | 'clock'>): Handler<typeof getOfficeVoucher> {
  return async ({ voucherNumber }) => {
    const data = await readOfficeVoucher(connection.db, voucherNumber, clock.today());
    return data ? { ok: true, data } : { ok: false, type: 'voucher-missing', data: null };
  };
}
