import type { payVoucher } from '../../../../contract/vouchers/pay-voucher.ts';
import { toEuros } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Handler } from '../../../http/handler.ts';
import { findOrder } from '../find-order.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

export function payVoucherHandler(deps: VouchersDeps): Handler<typeof payVoucher> {
  return async ({ bookingID, customerNumber, languageCode: language }) => {
    const voucher = await findOrder(deps.connection.db, { bookingID, customerNumber });
    if (!voucher) return { ok: false, type: 'voucher-invalid', data: null };
    const t = deps.translate(language);
    const amount = formatterFor(language, t).money(toEuros(voucher.value_cents));
    const page = deps.routes.pathOf('VoucherShop', language);
    const query = new URLSearchParams({ voucher: String(bookingID), customer: String(customerNumber) });
    const outcome = await deps.payments.openVoucherPayment({
      payable: { kind: 'voucher', id: voucher.id },
      email: voucher.buyer_email,
      language,
      description: t('vouchers.payment', { amount }),
      returnUrl: `${deps.publicUrl}${page}?${query.toString()}`,
    });
    return outcome.ok
      ? { ok: true, data: { url: outcome.url } }
      : { ok: false, type: outcome.type, data: null };
  };
}
