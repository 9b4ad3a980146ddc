import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';

export const logosStore = {
  /** Stores a logo. If it is uploaded again, its time is renewed, so that it is kept longer. */
  async add(db: Queryable, logo: { key: string; partnerId: number; at: Date }): Promise<void> {
    const row = { file_key: logo.key, partner_id: logo.partnerId, sent_at: logo.at };
    await db
      .insertInto('partner_logos')
      .values(row)
      .onConflict((conflict) => conflict.column('file_key').doUpdateSet({ sent_at: logo.at }))
      .execute();
  },

  /** Returns true if the partner has uploaded this logo, and locks its row so that it is not deleted meanwhile. */
  async lock(tx: Tx, key: string, partnerId: number): Promise<boolean> {
    const row = await tx
      .selectFrom('partner_logos')
      .select('file_key')
      .where('file_key', '=', key)
      .where('partner_id', '=', partnerId)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined;
  },

  async count(db: Queryable, partnerId: number): Promise<number> {
    const { total } = await db
      .selectFrom('partner_logos')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('partner_id', '=', partnerId)
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  async dropUnused(db: Queryable, before: Date): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      delete from partner_logos where sent_at < ${before}
        and not exists (select from partners where logo_key = partner_logos.file_key)
      returning file_key as key`.execute(db);
    return rows.map(({ key }) => key);
  },

  async drop(tx: Tx, key: string): Promise<void> {
    await tx.deleteFrom('partner_logos').where('file_key', '=', key).execute();
  },
};
