import { addDays } from '../../domain/stay.ts';
import { partnerPaymentsStore } from '../../server/areas/partner-statements/partner-payments-store.ts';
import { partnerStatements } from '../../server/areas/partners/partners.ts';
import { toMomentUtc } from './timeline.ts';
import { nameOfStaff, type YearContext } from './year-context.ts';

/** Notes the commissions of past months as transferred, but for the last one, which waits for accounting. */
export async function payPartners({ tx, today, people }: YearContext): Promise<void> {
  const months = await partnerStatements.finishedMonths(tx, today);
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  for (const { partnerId, month, commissionCents } of months.filter((one) => one.month < lastMonth)) {
    // On the fifth of the month after.
    const paidOn = addDays(`${month}-28`, 8);
    await partnerPaymentsStore.insertAct(tx, {
      ...{ partnerId, month, paidOn, amount: commissionCents },
      ...{ uid: people.accounting, name: nameOfStaff.accounting, at: toMomentUtc(paidOn, 9) },
    });
  }
}
