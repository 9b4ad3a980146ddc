import type { getPayoutFile } from '../../../../contract/payouts/get-payout-file.ts';
import type { Handler } from '../../../http/handler.ts';
import { actOfOffice } from '../../payments/payments.ts';
import { buildPaymentOrder, findWithoutName } from '../documents/payment-order.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { payoutStore } from '../payout-store.ts';

/** Built from the released data. It carries the id of the run, by which the bank rejects duplicates. */
export function getPayoutFileHandler({
  connection,
  clock,
  operator,
  findPersonName,
}: PayoutsDeps): Handler<typeof getPayoutFile> {
  return async ({ runID }, { user }) => {
    const { db } = connection;
    const run = await payoutStore.findRun(db, runID);
    if (run?.state !== 'released') return { ok: false, type: 'run-not-released', data: null };
    const { bankAccount, company } = operator();
    if (bankAccount === null) return { ok: false, type: 'bank-account-missing', data: null };
    const payouts = await payoutStore.listPayouts(db, [runID]);
    const name = await findPersonName(user.uid);
    await connection.transaction((tx) =>
      actOfOffice(tx, {
        bookingId: null,
        act: 'payout-file',
        subject: `run/${runID}`,
        amount: null,
        note: '',
        uid: user.uid,
        name,
        at: clock.now(),
      }),
    );
    return {
      ok: true,
      data: {
        fileName: `payouts-${runID}.xml`,
        mediaType: 'application/xml; charset=utf-8',
        content: buildPaymentOrder(run, payouts, { name: company.name, bankAccount }),
        withoutName: findWithoutName(payouts).map(({ id, holder }) => ({ payoutID: id, holder })),
      },
    };
  };
}
