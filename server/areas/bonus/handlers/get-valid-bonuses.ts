import type { getValidBonuses } from '../../../../contract/bonus/get-valid-bonuses.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BonusDeps } from '../bonus-context.ts';
import { campaignStore } from '../campaign-store.ts';

export function getValidBonusesHandler({
  connection: { db },
  clock,
}: Pick<BonusDeps, 'connection' | 'clock'>): Handler<typeof getValidBonuses> {
  return async (_input, call) => {
    call.shows('content');
    const rows = await campaignStore.valid(db, clock.today());
    return {
      ok: true,
      data: rows.map((row) => ({
        code: row.code,
        amount: toEuros(row.amount_cents),
        minimum: toEuros(row.minimum_cents),
        validUntil: row.valid_until,
        perGuest: row.per_guest,
      })),
    };
  };
}
