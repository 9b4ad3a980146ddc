import type { notePartnerPayment } from '../../../../contract/partner-statements/note-partner-payment.ts';
import type { Handler } from '../../../http/handler.ts';
import { partnerStatements } from '../../partners/partners.ts';
import type { PartnerStatementsDeps } from '../partner-statements-context.ts';
import { partnerPaymentsStore } from '../partner-payments-store.ts';
import { readCommissions } from '../read-commissions.ts';

export function notePartnerPaymentHandler({
  connection,
  clock,
  findPersonName,
}: Pick<PartnerStatementsDeps, 'connection' | 'clock' | 'findPersonName'>): Handler<
  typeof notePartnerPayment
> {
  return async ({ partnerID, month, paidOn }, { user }) => {
    const today = clock.today();
    const name = await findPersonName(user.uid);
    const isNoted = await connection.transaction(async (tx) => {
      const earned = (await partnerStatements.finishedMonths(tx, today)).find(
        (one) => one.partnerId === partnerID && one.month === month,
      );
      if (!earned) return false;
      const payments = await partnerPaymentsStore.list(tx, partnerID);
      const notedOn = payments.find((payment) => payment.month === month)?.paid_on ?? null;
      // The same note twice is one.
      if (notedOn === paidOn) return true;
      await partnerPaymentsStore.insertAct(tx, {
        ...{ partnerId: partnerID, month, paidOn, amount: earned.commissionCents },
        ...{ uid: user.uid, name, at: clock.now() },
      });
      return true;
    });
    if (!isNoted) return { ok: false, type: 'commission-missing', data: null };
    return { ok: true, data: await readCommissions(connection.db, today) };
  };
}
