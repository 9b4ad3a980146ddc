import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Payouts belong to the landlord: they are part of a person's data only while that person acts directly for one. */
export const personalDataOfPayouts: PersonalData = {
  async read(db, { uid }) {
    const ids = sql<number>`(select subject::int from account_businesses where uid = ${uid} and kind = 'landlord')`;
    const payouts = await db
      .selectFrom('payouts')
      .selectAll()
      .where('landlord_id', 'in', ids)
      .where('state', 'not in', ['prepared', 'discarded'])
      .execute();
    return {
      payouts,
      landlord_accounts: await db
        .selectFrom('landlord_accounts')
        .select(['landlord_id', 'holder', 'iban', 'created_at'])
        .where('landlord_id', 'in', ids)
        .execute(),
      landlord_tax_facts: await db
        .selectFrom('landlord_tax_facts')
        .selectAll()
        .where('landlord_id', 'in', ids)
        .execute(),
      landlord_statements: await db
        .selectFrom('landlord_statements')
        .selectAll()
        .where('landlord_id', 'in', ids)
        .execute(),
      commission_invoices: await db
        .selectFrom('commission_invoices')
        .selectAll()
        .where('landlord_id', 'in', ids)
        .execute(),
      payout_parts: await db
        .selectFrom('payout_parts')
        .selectAll()
        .where('payout_id', 'in', [0, ...payouts.map(({ id }) => id)])
        .execute(),
    };
  },

  leave: () => Promise.resolve(),
};
