import { sql } from 'kysely';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { OfferRow } from './rules/present-offer.ts';

export const offersStore = {
  async all(db: Queryable): Promise<OfferRow[]> {
    const rows = await db
      .selectFrom('offers')
      .select(['id', 'slugs', 'names', 'texts', 'query', 'overview_order as overviewOrder'])
      .orderBy(sql`overview_order nulls last`)
      .orderBy('id')
      .execute();
    return rows as OfferRow[];
  },

  async insertAll(tx: Tx, offers: readonly Row[]): Promise<void> {
    await insertRows(tx, 'offers', offers);
  },
};
