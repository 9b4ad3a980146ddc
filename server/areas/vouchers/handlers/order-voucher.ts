import { randomInt } from 'node:crypto';
import type { orderVoucher } from '../../../../contract/vouchers/order-voucher.ts';
import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import { voucherMailDaysMax } from '../../../../domain/vouchers.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CountedLimit } from '../../../platform/counted-limits.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { newNonce } from '../../../platform/signed-links.ts';
import { hashCode, deriveCode } from '../voucher-code.ts';
import { voucherStore } from '../voucher-store.ts';
import type { VouchersDeps } from '../vouchers-context.ts';
import { fromEuros } from '../../../../domain/money.ts';

/** Even a company that buys vouchers for its staff orders fewer within an hour. */
const ordersOfNetwork: CountedLimit = { name: 'vouchers.orders', max: 200, spanMs: 3_600_000 };

/** No mail is sent before the voucher is paid. */
export function orderVoucherHandler(deps: VouchersDeps): Handler<typeof orderVoucher> {
  const { connection, clock, secret, limits } = deps;
  return async (input, { network }) => {
    const { uid: _uid, jwt: _jwt, acceptTerms, idempotencyKey: key, ...order } = input;
    if (!acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
    const fields = wrongFields(order, clock.today());
    if (fields.length > 0) return { ok: false, type: 'invalid-voucher-order', data: { fields } };
    const call = { scope: 'vouchers.order', key, digest: requestDigest(input) };
    return retryTransaction(connection, (tx) =>
      idempotently(tx, call, async () => {
        const counting = network === null ? null : await limits.count(tx, [[ordersOfNetwork, network]]);
        if (counting?.ok === false) {
          return { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } } as const;
        }
        const id = await voucherStore.nextId(tx);
        const customer_number = randomInt(100_000_000, 1_000_000_000);
        const code_nonce = newNonce();
        await voucherStore.insert(tx, {
          id,
          customer_number,
          value_cents: fromEuros(order.amount),
          code_nonce,
          code_hash: hashCode(deriveCode(secret, { id, code_nonce })),
          motif: order.motif,
          dedication: order.dedication.trim(),
          buyer_name: order.buyerName,
          buyer_email: order.buyerEmail,
          recipient_name: order.recipientName,
          recipient_email: order.recipientEmail === '' ? null : order.recipientEmail,
          send_on: order.sendOn === '' ? null : order.sendOn,
          language: order.language,
          ordered_at: clock.now(),
        });
        return { ok: true, data: { bookingID: id, customerNumber: customer_number } } as const;
      }),
    );
  };
}

type Order = Pick<RequestOf<typeof orderVoucher>, 'buyerEmail' | 'recipientEmail' | 'sendOn'>;

function wrongFields({ buyerEmail, recipientEmail, sendOn }: Order, today: PlainDate): string[] {
  const isDay = sendOn === '' || (sendOn >= today && sendOn <= addDays(today, voucherMailDaysMax));
  return [
    ...(isEmail(buyerEmail) ? [] : ['buyerEmail']),
    ...(recipientEmail === '' || isEmail(recipientEmail) ? [] : ['recipientEmail']),
    ...(isDay ? [] : ['sendOn']),
  ];
}
