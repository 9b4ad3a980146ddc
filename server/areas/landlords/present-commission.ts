import type { LandlordCommission, OwnCommission } from '../../../contract/landlords/landlord-commission.ts';
import { hostNoticeDays } from '../../../domain/host-terms.ts';
import {
  comingCommission,
  commissionOn,
  toPercent,
  type CommissionTerms,
} from '../../../domain/landlord-commission.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { commissionStore, termsOfRow } from './commission-store.ts';
import type { LandlordsDeps } from './landlords-context.ts';

function presentTerms(terms: CommissionTerms, today: PlainDate): OwnCommission {
  const coming = comingCommission(terms, today);
  return {
    percent: toPercent(commissionOn(terms, today)),
    coming: coming && { percent: toPercent(coming.perMille), validFrom: coming.validFrom },
  };
}

/** Returns landlords' commissions in the form that they see, by the landlord's number. */
export async function ownCommissions(
  db: Queryable,
  ids: readonly number[],
  today: PlainDate,
): Promise<Map<number, OwnCommission>> {
  const rows = await commissionStore.find(db, ids);
  return new Map(rows.map((row) => [row.id, presentTerms(termsOfRow(row), today)]));
}

/** Returns a landlord's commission with its history for the office; null for an unknown landlord. */
export async function readCommission(
  {
    connection: { db },
    clock,
    findPersonName,
  }: Pick<LandlordsDeps, 'connection' | 'clock' | 'findPersonName'>,
  landlordNumber: number,
): Promise<LandlordCommission | null> {
  const [row] = await commissionStore.find(db, [landlordNumber]);
  if (!row) return null;
  const today = clock.today();
  const hasAccount = (await commissionStore.accountEmails(db, landlordNumber)).length > 0;
  const changes = await Promise.all(
    row.rows.toReversed().map(async (change) => ({
      validFrom: change.validFrom,
      before: toPercent(change.before),
      percent: toPercent(change.perMille),
      by: change.setBy === null ? '' : await findPersonName(change.setBy),
      setAt: change.setAt.toISOString(),
      isReplaced: change.replacedAt !== null,
    })),
  );
  return {
    ...presentTerms(termsOfRow(row), today),
    landlordNumber: row.id,
    name: row.name,
    isReachable: row.isReachable || hasAccount,
    firstPercent: toPercent(row.first),
    earliestRise: addDays(today, hostNoticeDays),
    changes,
  };
}
