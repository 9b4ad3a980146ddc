import { fileStemOf } from '../../../../domain/operator/operator.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { getVoucherFile } from '../../../../contract/vouchers/get-voucher-file.ts';
import type { Handler } from '../../../http/handler.ts';
import { findVoucher } from '../redeem.ts';
import { voucherFile } from '../voucher-file.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

/** A wrong code counts towards the same limit as at redemption. */
export function getVoucherFileHandler(deps: VouchersDeps): Handler<typeof getVoucherFile> {
  return (typed, { network }) =>
    deps.pricing.countWrongCodes(
      { code: typed.code === '' ? 'none' : typed.code, network },
      async (): Promise<Outcome<typeof getVoucherFile>> => {
        const found = await findVoucher(deps.connection.db, typed, deps.clock.today());
        if (!found.ok) return { ...found, data: null };
        const bytes = await voucherFile(deps, found.voucher);
        return {
          ok: true,
          data: {
            fileName: `${fileStemOf(deps.operator().name)}-${typed.bookingID}.pdf`,
            mediaType: 'application/pdf',
            content: bytes.toString('base64'),
          },
        };
      },
      (reply) => !reply.ok && reply.type === 'voucher-invalid',
    );
}
