import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { listPartnerCommissions } from '../../../contract/partner-statements/list-partner-commissions.ts';
import { toEuros } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { partnerStatements } from '../partners/partners.ts';
import { partnerPaymentsStore } from './partner-payments-store.ts';

export async function readCommissions(
  db: Queryable,
  today: PlainDate,
): Promise<ResponseOf<typeof listPartnerCommissions>> {
  const months = await partnerStatements.finishedMonths(db, today);
  const payments = await partnerPaymentsStore.list(db, null);
  const paid = new Map(payments.map((payment) => [`${payment.partner_id} ${payment.month}`, payment]));
  const listed = months.map(({ partnerId, partnerName, month, stays, commissionCents }) => {
    const payment = paid.get(`${partnerId} ${month}`);
    return {
      ...{ partnerID: partnerId, partnerName, month, stays },
      commission: toEuros(commissionCents),
      paidOn: payment?.paid_on ?? null,
      notedBy: payment?.name ?? '',
    };
  });
  return {
    months: [
      ...listed.filter(({ paidOn }) => paidOn === null),
      ...listed.filter(({ paidOn }) => paidOn !== null),
    ],
  };
}
