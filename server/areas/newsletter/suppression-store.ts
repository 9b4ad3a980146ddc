import type { Queryable, Tx } from '../../platform/database.ts';

export type SuppressionReason = 'ended' | 'bounced' | 'complained';

export interface Suppression {
  reason: SuppressionReason;
  at: Date;
}

export const suppressionStore = {
  async find(db: Queryable, addressHash: string): Promise<Suppression | null> {
    const row = await db
      .selectFrom('mail_suppressions')
      .select(['reason', 'at'])
      .where('address_hash', '=', addressHash)
      .executeTakeFirst();
    return (row as Suppression | undefined) ?? null;
  },

  /** Stores a suppression; a bounce never replaces a complaint. */
  async upsert(tx: Tx, addressHash: string, reason: SuppressionReason, now: Date): Promise<void> {
    await tx
      .insertInto('mail_suppressions')
      .values({ address_hash: addressHash, reason, at: now })
      .onConflict((conflict) =>
        conflict
          .column('address_hash')
          .doUpdateSet({ reason, at: now })
          .where('mail_suppressions.reason', '<>', 'complained'),
      )
      .execute();
  },

  /** Removes a suppression after the owner of the address has consented again. */
  async lift(tx: Tx, addressHash: string): Promise<void> {
    await tx
      .deleteFrom('mail_suppressions')
      .where('address_hash', '=', addressHash)
      .where('reason', '<>', 'complained')
      .execute();
  },
};
