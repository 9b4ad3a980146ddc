import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { getRefundFile } from '../../../../contract/payments/get-refund-file.ts';
import { addDays, todayInBerlin } from '../../../../domain/stay.ts';
import { sumCents } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { paymentOrder, writeHolder } from '../../documents/documents.ts';
import { putRefundsIntoFile } from '../../ledger/ledger.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { refundFileStore, type OrderedRefund } from '../refund-file-store.ts';
import { refundReference } from '../rules/match-line.ts';

type Sendable = OrderedRefund & { holder: string; iban: string };

const isSendable = (refund: OrderedRefund): refund is Sendable =>
  refund.holder !== null &&
  refund.iban !== null &&
  writeHolder({ holder: refund.holder, iban: refund.iban }) !== null;

/**
 * Creates a bank file of all released refunds, or returns an earlier one. The next bank statement confirms the refunds by
 * their references.
 */
export function getRefundFileHandler({
  connection,
  clock,
  operator,
  findPersonName,
}: Pick<PaymentsDeps, 'connection' | 'clock' | 'operator' | 'findPersonName'>): Handler<
  typeof getRefundFile
> {
  return async ({ fileID }, { user: { uid } }) => {
    const { bankAccount, company } = operator();
    if (bankAccount === null) return { ok: false, type: 'bank-account-missing', data: null };
    const name = await findPersonName(uid);
    return retryTransaction(connection, async (tx): Promise<Outcome<typeof getRefundFile>> => {
      await refundFileStore.lock(tx);
      const at = clock.now();
      const refunds = await refundFileStore.refunds(tx, fileID);
      const sendable = refunds.filter(isSendable);
      const leftOut = refunds
        .filter((refund) => !isSendable(refund))
        .map(({ id }) => ({ refundID: id, reference: refundReference(id) }));
      if (fileID === null && sendable.length === 0) {
        const references = leftOut.map(({ reference }) => reference);
        return { ok: false, type: 'nothing-to-send', data: { leftOut: references } };
      }
      const file =
        fileID === null
          ? await refundFileStore.insert(tx, { uid, name, at })
          : await refundFileStore.find(tx, fileID);
      if (!file) return { ok: false, type: 'file-not-found', data: null };
      if (fileID === null) {
        const ids = sendable.map(({ id }) => id);
        await putRefundsIntoFile(tx, ids, file.id, at);
      }
      await moneyStore.act(tx, {
        ...{ bookingId: null, act: 'refund-file', subject: `refunds/${file.id}` },
        ...{ amount: sumCents(sendable.map(({ amount }) => amount)), note: '', uid, name, at },
      });
      const content = paymentOrder({
        message: `REFUND-${file.id}`,
        createdAt: file.made_at,
        executeOn: addDays(todayInBerlin(file.made_at), 1),
        payer: { name: company.name, bankAccount },
        transfers: sendable.map(({ id, ...transfer }) => ({ ...transfer, reference: refundReference(id) })),
      });
      return {
        ok: true,
        data: {
          fileName: `refunds-${file.id}.xml`,
          mediaType: 'application/xml; charset=utf-8',
          ...{ content, refunds: sendable.length, leftOut },
        },
      };
    });
  };
}
