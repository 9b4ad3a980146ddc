import { motifPicture } from '../../../domain/vouchers.ts';
import { voucherPdf } from './documents/voucher-pdf.ts';
import { deriveCode } from './voucher-code.ts';
import type { VoucherRow } from './voucher-store.ts';
import type { VouchersDeps } from './vouchers-context.ts';

export async function voucherFile(deps: VouchersDeps, voucher: VoucherRow): Promise<Buffer> {
  const { id, customer_number: customerNumber, language } = voucher;
  const numbers = { bookingID: String(id), customerNumber: String(customerNumber) };
  return deps.documents.pdf(
    voucherPdf({
      voucher,
      code: deriveCode(deps.secret, voucher),
      redeemUrl: deps.publicUrl + deps.routes.pathOf('VoucherRedeem', language, numbers),
      t: deps.translate(language),
      picture: await loadPicture(deps, voucher),
    }),
  );
}

async function loadPicture(
  { picture, log }: VouchersDeps,
  { id, motif }: VoucherRow,
): Promise<Buffer | null> {
  try {
    return await picture(`${motifPicture(motif)}-1200x630.jpg`);
  } catch (error) {
    log.warn({ err: error, voucher: id }, 'a voucher has no picture');
    return null;
  }
}
