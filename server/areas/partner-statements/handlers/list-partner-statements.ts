import type { listPartnerStatements } from '../../../../contract/partner-statements/list-partner-statements.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownPartner, partnerStatements } from '../../partners/partners.ts';
import { partnerPaymentsStore } from '../partner-payments-store.ts';
import type { PartnerStatementsDeps } from '../partner-statements-context.ts';

export function listPartnerStatementsHandler({
  connection: { db },
  clock,
}: Pick<PartnerStatementsDeps, 'connection' | 'clock'>): Handler<typeof listPartnerStatements> {
  return async ({ partnerID }, { user }) => {
    if (!(await ownPartner(db, user.uid, partnerID)))
      return { ok: false, type: 'partner-not-found', data: null };
    const today = clock.today();
    const months = await partnerStatements.months(db, partnerID, today);
    const payments = new Map(
      (await partnerPaymentsStore.list(db, partnerID)).map((payment) => [payment.month, payment.paid_on]),
    );
    const statements = months.map(({ month, stays, commissionCents }) => ({
      ...{ month, stays },
      commission: toEuros(commissionCents),
      isFinal: month < today.slice(0, 7),
      paidOn: payments.get(month) ?? null,
      href: `/documents/partner/${partnerID}/${month}.pdf`,
    }));
    return { ok: true, data: { statements } };
  };
}
