import { toFileStem } from '../../../../domain/operator/operator.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { getVoucherFile } from '../../../../contract/vouchers/get-voucher-file.ts';
import type { Handler } from '../../../http/handler.ts';
import { findVoucher } from '../redeem.ts';
import { voucherFile } from '../voucher-file.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

/** A wrong code counts towards the same limit as at redemption. */
export function getVoucherFileHandler(deps: VouchersDeps): Handler<typeof getVoucherFile> {
  return (input, { network }) =>
    deps.pricing.countWrongCodes(
      { code: input.code === '' ? 'none' : input.code, network },
      async (): Promise<Outcome<typeof getVoucherFile>> => {
        const result = await findVoucher(deps.connection.db, input, deps.clock.today());
        if (!result.ok) return { ...result, data: null };
        const bytes = await voucherFile(deps, result.voucher);
        return {
          ok: true,
          data: {
            fileName: `${toFileStem(deps.operator().name)}-${input.bookingID}.pdf`,
            mediaType: 'application/pdf',
            content: bytes.toString('base64'),
          },
        };
      },
      (reply) => !reply.ok && reply.type === 'voucher-invalid',
    );
}
